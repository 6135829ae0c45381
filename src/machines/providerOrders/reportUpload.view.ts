import type { SnapshotFrom } from 'xstate'
import { fileFaultOf } from '../../core/files/files.rules'
import { isQuestioned } from '../../core/kit/naming'
import type { TestOrder } from '../../core/orders/providerOrder'
import { faultOf } from '../kit/fault.view'
import type { reportUploadMachine } from './reportUpload.machine'

export const viewReportUpload = (snapshot: SnapshotFrom<typeof reportUploadMachine>) => {
  const { name, url, naming, other, isOfAnother, hasNamesake, recordId, reason, failure } = snapshot.context
  return {
    name,
    url,
    /** What the file's text says of whose it is, where that has to be said. */
    naming: naming === 'named' ? null : (naming ?? 'unread'),
    other: other ?? '',
    isOfAnother,
    hasNamesake,
    /** The file's text does not name the patient, or another has it: sending it is not what is offered first. */
    isQuestioned: (naming !== null && isQuestioned(naming)) || isOfAnother,
    /** Of the report that is taken back: its patient has never seen it. */
    isHeldIn: ({ reports }: Pick<TestOrder, 'reports'>): boolean =>
      reports.some(({ id, isHeld }) => id === recordId && isHeld),
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
