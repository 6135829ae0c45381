import { DAY, dayOf, HOUR, type UnixSeconds } from '../../src/core/kit/dates'
import { SENT_REPORT_WAITS, SENT_TO } from '../../src/core/sentReports/sentReports.rules'
import { files } from '../files/files.tables'
import type { Database } from '../kit/handlers'
import { paperFile } from '../records/records.seed'
import { demonstrationAccounts, demonstrationProviders } from '../seed/accounts'
import { insertAll } from '../seed/bulk'
import { dice } from '../seed/random'
import { sentReports } from './sentReports.tables'

/** Numbers without an account in the demonstration. */
const STRANGERS = ['9812300171', '9812300172'] as const

/** What the demonstration's centre sent to numbers: one that waits for the demonstration's family, and what became of others. */
export const seedSentReports = async (db: Database, now: UnixSeconds): Promise<void> => {
  const roll = dice(47)
  const { id: sentBy } = demonstrationAccounts.diagnosticCentre
  const { phoneNumber, name } = demonstrationAccounts.patient
  const patientName = name ?? ''
  const fileId = roll.uuid()
  const waiting = now - 3 * HOUR
  const paper = { title: 'Nerve conduction, both hands', lab: 'Sanjeevani Diagnostics', finding: 'Median nerve slowed' }
  await insertAll(db, files, [
    await paperFile({ id: fileId, ownerId: sentBy, purpose: 'report' }, paper, {
      member: patientName,
      day: dayOf(waiting),
    }),
  ])
  const sent = (sentAt: UnixSeconds) => ({
    id: roll.uuid(),
    providerId: demonstrationProviders.centre,
    sentBy,
    countryCode: SENT_TO.code,
    sentAt,
    lapsesAt: sentAt + SENT_REPORT_WAITS,
  })
  const longAgo = now - 34 * DAY
  await insertAll(db, sentReports, [
    { ...sent(waiting), phoneNumber, patientName, fileName: `${paper.title}.jpg`, fileId, status: 'waiting' },
    {
      ...sent(now - 2 * DAY),
      phoneNumber: STRANGERS[0],
      patientName: 'Kiran Sheth',
      fileName: 'CT head.pdf',
      status: 'refused',
      answeredAt: now - DAY,
    },
    {
      ...sent(longAgo),
      phoneNumber: STRANGERS[1],
      patientName: 'Farida Khan',
      fileName: 'EEG, awake.pdf',
      status: 'lapsed',
      answeredAt: longAgo + SENT_REPORT_WAITS,
    },
  ])
}
