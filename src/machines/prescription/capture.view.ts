import type { SnapshotFrom } from 'xstate'
import { MOST_PAGES } from '../../core/prescription/prescription.limits'
import { faultBeside } from '../kit/fault.view'
import type { captureMachine } from './capture.machine'

/** What is shown while a prescription on paper is captured. */
export const viewCapture = (snapshot: SnapshotFrom<typeof captureMachine>) => {
  const { way, shot, pages, categories, categoryId, isVideo, declaresNone, problem, fileFault, failure } =
    snapshot.context
  return {
    way,
    isUnsupported: snapshot.matches('unsupported'),
    isChoosingFile: snapshot.matches('choosingFile') || snapshot.matches('uploadingFile'),
    isFinishing: snapshot.matches('finishing') || snapshot.matches('ending'),
    isConfirming: snapshot.matches('confirming'),
    isSending: snapshot.hasTag('sending'),
    shot,
    pages,
    canAddPage: way === 'photo' && pages.length < MOST_PAGES,
    categories,
    categoryId,
    isVideo,
    declaresNone,
    canEnd: snapshot.can({ type: 'end' }),
    problem: snapshot.matches('withoutCamera') ? problem : null,
    fileFault,
    failure: faultBeside(failure),
  }
}
