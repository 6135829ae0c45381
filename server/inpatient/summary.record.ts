import type { Stay } from '../../src/core/inpatient/inpatient'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { addSignedRecord } from '../records/records.port'
import { namesAround } from './stays.read'
import { summaryRow } from './summary.store'

/** Characters of a title. */
const LONGEST = 120

/** The first line of a diagnosis. */
export const summaryTitle = (diagnosis: string): string => diagnosis.trim().split('\n')[0]!.slice(0, LONGEST)

/** Adds the record of a summary that is finished of a stay that is over; a correction makes its document anew. */
export const recordSummary = async (db: Database, stay: Stay, now: UnixSeconds): Promise<void> => {
  const row = await summaryRow(db, stay.id)
  if (row === null || !row.isFinished || stay.dischargedOn === null) return
  const { doctorName } = await namesAround(db, stay)
  await addSignedRecord(
    db,
    {
      patientId: stay.patientId,
      memberId: stay.memberId,
      title: summaryTitle(row.text.diagnosis),
      type: 'report',
      source: 'summary',
      documentDate: stay.dischargedOn,
      summaryOf: stay.id,
      doctorName,
      uploadedBy: row.savedBy,
    },
    now,
  )
}
