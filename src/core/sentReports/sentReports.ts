import * as Schema from 'effect/Schema'
import { UnixSeconds } from '../kit/dates'

/** What became of a report that was sent to a number. */
export const SentReportStatus = Schema.Literals(['waiting', 'accepted', 'refused', 'lapsed'])
export type SentReportStatus = typeof SentReportStatus.Type

/** A report without an order as the centre that sent it sees it. */
export const SentReport = Schema.Struct({
  id: Schema.String,
  phoneNumber: Schema.String,
  /** On the paper. */
  patientName: Schema.String,
  fileName: Schema.String,
  status: SentReportStatus,
  sentAt: UnixSeconds,
})
export type SentReport = typeof SentReport.Type

/** A report that waits for the family whose number it was sent to. */
export const ReceivedReport = Schema.Struct({
  id: Schema.String,
  centre: Schema.String,
  patientName: Schema.String,
  fileName: Schema.String,
  /** Of the file, for as long as the session lasts. */
  url: Schema.String,
  sentAt: UnixSeconds,
  lapsesAt: UnixSeconds,
})
export type ReceivedReport = typeof ReceivedReport.Type
