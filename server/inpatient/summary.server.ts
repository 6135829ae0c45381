import type { Stay } from '../../src/core/inpatient/inpatient'
import type { Summary } from '../../src/core/inpatient/summary'
import type { StayCall } from './actor'
import { printSummary, type SummaryPrinting } from './summary.documents'
import { record } from './stays.write'

interface Finished {
  readonly stay: Stay
  readonly summary: Summary
  readonly before: Summary
}

/** What was finished is recorded with what stood there before; of a stay that is over its PDF is made. */
export const finishSummary = async (
  { db, caller, now }: Pick<StayCall, 'db' | 'caller' | 'now'>,
  printing: SummaryPrinting,
  { stay, summary, before }: Finished,
): Promise<void> => {
  const actor = { db, doctorId: stay.doctorId, userId: caller.userId!, now }
  const { isFinished, savedAt: _, savedBy: __, ...text } = before
  await record(actor, stay.id, { action: 'summarySaved', ...(isFinished ? { before: text } : {}) })
  if (stay.status === 'discharged') await printSummary(db, printing, { stay, summary })
}
