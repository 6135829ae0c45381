import type { SnapshotFrom } from 'xstate'
import { fileFaultOf } from '../../core/files/files.rules'
import { faultOf } from '../kit/fault.view'
import type { reportUploadMachine } from './reportUpload.machine'

export const viewReportUpload = (snapshot: SnapshotFrom<typeof reportUploadMachine>) => {
  const { name, isNamed, isOfAnother, reason, failure } = snapshot.context
  return {
    name,
    /** The file's text names somebody else, or another patient has it: sending it is not what is offered first. */
    isNotNamed: isNamed === false,
    isOfAnother,
    isQuestioned: isNamed === false || isOfAnother,
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
