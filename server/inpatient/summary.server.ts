import type { Stay } from '../../src/core/inpatient/inpatient'
import type { Summary } from '../../src/core/inpatient/summary'
import type { Call } from '../kit/handlers'
import type { StayCall } from './treatedBy'
import type texts from './inpatient.texts.json'
import { renewDocument } from './summary.documents'
import { recordSummary } from './summary.record'
import { record } from './stays.store'
import { readSummary } from './summary.store'
import { momentIn } from '../kit/dateWords'

interface Finished {
  readonly stay: Stay
  readonly before: Summary
}

/** What somebody is told who wrote on a summary that another has saved meanwhile. */
export const summaryChanged = async (
  admissionId: string,
  { db, language, refusal }: Pick<Call<'summaryChanged', keyof typeof texts>, 'db' | 'language' | 'refusal'>,
) => {
  const { savedBy, savedAt } = await readSummary(db, admissionId)
  return refusal('summaryChanged', { by: savedBy ?? '', at: momentIn(language, savedAt ?? 0) })
}

/** What was finished is recorded with what stood there before; of a stay that is over its PDF is written. */
export const finishSummary = async (
  { db, caller, now }: Pick<StayCall, 'db' | 'caller' | 'now'>,
  { stay, before }: Finished,
): Promise<void> => {
  const by = { db, doctorId: stay.doctorId, userId: caller.userId, now }
  const { isFinished, revision: _, savedAt: __, savedBy: ___, ...text } = before
  await record(by, stay.id, { action: 'summarySaved', ...(isFinished ? { before: text } : {}) })
  if (stay.status === 'discharged') {
    await recordSummary(db, stay, now)
    await renewDocument(db, stay.id)
  }
}
