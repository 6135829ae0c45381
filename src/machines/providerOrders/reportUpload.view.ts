import type { SnapshotFrom } from 'xstate'
import { fileFaultOf } from '../../core/files/files.rules'
import { faultOf } from '../kit/fault.view'
import type { reportUploadMachine } from './reportUpload.machine'

export const viewReportUpload = (snapshot: SnapshotFrom<typeof reportUploadMachine>) => {
  const { answers, isUnread, name, isNamed, reason, failure } = snapshot.context
  return {
    /** What was answered with yes stands red. */
    warnings: answers.filter(({ isYes }) => isYes).map(({ question }) => question),
    /** Whoever examines asks the patient. */
    isUnread,
    name,
    /** The file's text names somebody else. */
    isQuestioned: isNamed === false,
    reason,
    fault: failure && faultOf(failure),
    /** What is wrong with the chosen file; the fault says nothing of it. */
    fileFault: failure && fileFaultOf(failure),
    isSending: snapshot.hasTag('sending'),
    isConfirming: snapshot.hasTag('confirming'),
    isReasoning: snapshot.hasTag('reasoning'),
    isBusy: snapshot.hasTag('busy'),
    hasReason: reason.trim() !== '',
  }
}
