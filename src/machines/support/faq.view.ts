import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import type { faqMachine } from './faq.machine'

/** The tags, and the questions of the chosen one. */
export const viewFaq = (snapshot: SnapshotFrom<typeof faqMachine>) => {
  const { isStaff, tags, tag, questions, failure } = snapshot.context
  return {
    isStaff,
    tags,
    tag,
    questions,
    isArriving: snapshot.hasTag('arriving'),
    isLoading: snapshot.hasTag('loading'),
    isEmpty: snapshot.hasTag('empty'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}
