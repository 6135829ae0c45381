import * as Schema from 'effect/Schema'
import { CalendarDay } from '../kit/dates'
import { DiagnosticTest, TestAnswer } from './diagnostics'

/** Steps of a booking of tests: the day and who is tested, the last look, and that it was sent. */
export const VisitStep = Schema.Literals(['day', 'review', 'sent'])
export type VisitStep = typeof VisitStep.Type

/** What is sent; the server computes the total again and compares. */
export const VisitRequest = Schema.Struct({
  memberId: Schema.String,
  centreId: Schema.String,
  testIds: Schema.Array(Schema.String),
  day: Schema.Int,
  seenTotal: Schema.Int,
  answers: Schema.Array(TestAnswer),
})
export type VisitRequest = typeof VisitRequest.Type

/** A booking that was sent and whose answer is not known yet; sent again with the same key it is the same order. */
export const VisitAttempt = Schema.Struct({ sent: VisitRequest, key: Schema.String })

export const BookedVisit = Schema.Struct({
  id: Schema.String,
  orderNo: Schema.String,
  answerBy: Schema.NullOr(Schema.Int),
})
export type BookedVisit = typeof BookedVisit.Type

/** What is chosen of a booking, as the entry of the history keeps it. */
export const KeptVisit = Schema.Struct({
  centreId: Schema.String,
  tests: Schema.Array(DiagnosticTest),
  memberId: Schema.NullOr(Schema.String),
  day: Schema.NullOr(CalendarDay),
  answers: Schema.Array(TestAnswer),
  attempt: Schema.NullOr(VisitAttempt),
  booked: Schema.NullOr(BookedVisit),
})
export type KeptVisit = typeof KeptVisit.Type

/** Where a booking was before a reload, or before what lacked of a profile was asked for. */
export interface VisitProgress extends KeptVisit {
  readonly step: VisitStep
}
