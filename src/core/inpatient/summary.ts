import * as Schema from 'effect/Schema'
import { CalendarDay, UnixSeconds } from '../kit/dates'

const LONGEST = 4000
const words = (most: number) => Schema.String.check(Schema.isMaxLength(most))

/** A medicine that the patient goes home with. */
export const DischargeMedicine = Schema.Struct({
  name: words(120),
  dose: words(60),
  /** `1-0-1`, `twice a day` */
  pattern: words(60),
  days: words(20),
})
export type DischargeMedicine = typeof DischargeMedicine.Type

/** What a patient and the next doctor read of a stay. The advice is in the patient's language, the rest in the doctor's. */
export const SummaryText = Schema.Struct({
  diagnosis: words(LONGEST),
  course: words(LONGEST),
  medicines: Schema.Array(DischargeMedicine).check(Schema.isMaxLength(40)),
  adviceLanguage: Schema.Literals(['eng', 'hin', 'guj', 'ben']),
  /** Ids of standard sentences, in their order. */
  standardAdvice: Schema.Array(Schema.String).check(Schema.isMaxLength(20)),
  advice: words(LONGEST),
  followUpOn: Schema.NullOr(CalendarDay),
  followUp: words(400),
})
export type SummaryText = typeof SummaryText.Type

/** A summary as it is kept: a draft until it is finished. */
export const Summary = Schema.Struct({
  ...SummaryText.fields,
  isFinished: Schema.Boolean,
  /** How often it was saved; 0 before anybody wrote it. */
  revision: Schema.Int,
  savedAt: Schema.NullOr(UnixSeconds),
  savedBy: Schema.NullOr(Schema.String),
})
export type Summary = typeof Summary.Type
