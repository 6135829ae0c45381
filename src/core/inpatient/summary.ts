import * as Schema from 'effect/Schema'
import { Id, LineOrEmpty, LinesOrEmpty } from '../kit/written'
import { CalendarDay, UnixSeconds } from '../kit/dates'
import { KnownFacts } from '../members/members'
import { Dismissal, MedicineLine } from '../prescription/prescription'

const LONGEST = 4000
const MOST_MEDICINES = 40

/** Whether a medicine was taken before and goes on, begins with the discharge, or is to be taken no more. */
export const MedicineChange = Schema.Literals(['continues', 'new', 'stops'])
export type MedicineChange = typeof MedicineChange.Type

/** A medicine of a discharge: a line as on a prescription, and what becomes of it. */
export const DischargeMedicine = Schema.Struct({ ...MedicineLine.fields, change: MedicineChange })
export type DischargeMedicine = typeof DischargeMedicine.Type

/** A medicine as summaries had it first: four texts. */
export const FreeMedicine = Schema.Struct({
  name: LineOrEmpty(120),
  dose: LineOrEmpty(60),
  /** `1-0-1`, `twice a day` */
  pattern: LineOrEmpty(60),
  days: LineOrEmpty(20),
})
export type FreeMedicine = typeof FreeMedicine.Type

/** What a patient took when the stay began, and what the checks know of the patient. */
export const MedicinesBefore = Schema.Struct({
  taken: Schema.Array(MedicineLine),
  /** Ids of the products that the summary names. */
  named: Schema.Array(Schema.String),
  /** Every substance that was ever prescribed. */
  prescribedBefore: Schema.Array(Schema.String),
  facts: KnownFacts,
  isFirstVisit: Schema.Boolean,
})
export type MedicinesBefore = typeof MedicinesBefore.Type

/** What a patient and the next doctor read of a stay. The advice is in the patient's language, the rest in the doctor's. */
export const SummaryText = Schema.Struct({
  diagnosis: LinesOrEmpty(LONGEST),
  course: LinesOrEmpty(LONGEST),
  medicines: Schema.Array(DischargeMedicine).check(Schema.isMaxLength(MOST_MEDICINES)),
  /** Answers to warnings about them. */
  dismissals: Schema.Array(Dismissal),
  adviceLanguage: Schema.Literals(['eng', 'hin', 'guj', 'ben']),
  /** Ids of standard sentences, in their order. */
  standardAdvice: Schema.Array(Id).check(Schema.isMaxLength(20)),
  advice: LinesOrEmpty(LONGEST),
  followUpOn: Schema.NullOr(CalendarDay),
  followUp: LinesOrEmpty(400),
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
