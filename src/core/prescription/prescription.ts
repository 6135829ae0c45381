import * as Schema from 'effect/Schema'
import { ConsultationType } from '../booking/booking'
import { UnixSeconds } from '../kit/dates'
import { Decimal, Revision } from '../kit/numbers'
import { Id, Line, LineOrEmpty, Lines, LinesOrEmpty, Opaque } from '../kit/written'
import { Gender } from '../members/members'
import {
  LONGEST_ALIAS,
  LONGEST_DRAFT,
  LONGEST_LINE_NOTE,
  LONGEST_NAME,
  LONGEST_REASON,
  LONGEST_SENTENCE,
  LONGEST_TEXT,
  MOST_CHIPS,
  MOST_LINES,
  MOST_STEPS,
} from './prescription.limits'

const Text = LinesOrEmpty(LONGEST_TEXT)
const Name = Line(LONGEST_NAME)
const LineNote = LinesOrEmpty(LONGEST_LINE_NOTE)
const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 999 }))

/** What no instrument shows is refused; what nobody can have is asked about where it is typed. */
const Measured = Schema.NullOr(Decimal(0, 10_000))

/** What was measured: mmHg, beats a minute, degrees Celsius, kilograms; the height in its own unit. Null: not measured. */
export const Vitals = Schema.Struct({
  systolic: Measured,
  diastolic: Measured,
  pulse: Measured,
  temperature: Measured,
  weight: Measured,
  height: Measured,
  heightUnit: Schema.Literals(['feet', 'cm']),
  /** Of weight and height, two decimals; never typed. */
  bmi: Measured,
})
export type Vitals = typeof Vitals.Type

/** What was measured at an earlier visit. */
export const MeasuredBefore = Schema.Struct({
  at: UnixSeconds,
  systolic: Measured,
  diastolic: Measured,
  weight: Measured,
})
export type MeasuredBefore = typeof MeasuredBefore.Type

/** A complaint, diagnosis, tag or other health problem; without an id in the doctor's own words. */
export const Chip = Schema.Struct({ id: Schema.NullOr(Id), name: Name })
export type Chip = typeof Chip.Type

export const AttributeType = Schema.Literals(['tag', 'otherHealthProblem', 'diagnosis', 'complaint'])
export type AttributeType = typeof AttributeType.Type

export const MealType = Schema.Literals(['beforeFood', 'afterFood', 'withFood', 'emptyStomach'])
export type MealType = typeof MealType.Type

export const MealTime = Schema.Literals(['morning', 'noon', 'evening', 'night'])
export type MealTime = typeof MealTime.Type

/** `daily` stands alone; the days of the week may stand together (Monday and Thursday). */
export const Frequency = Schema.Literals([
  'daily',
  'alternateDays',
  'everyThirdDay',
  'thriceWeekly',
  'twiceWeekly',
  'weekly',
  'fortnightly',
  'monthly',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
])
export type Frequency = typeof Frequency.Type

/** How a medicine is given. */
export const Route = Schema.Literals([
  'oral',
  'sublingual',
  'buccal',
  'tube',
  'rectal',
  'vaginal',
  'intravenous',
  'intramuscular',
  'subcutaneous',
  'intradermal',
  'intrathecal',
  'nasal',
  'eachNostril',
  'inhaled',
  'nebulised',
  'rightEye',
  'leftEye',
  'bothEyes',
  'rightEar',
  'leftEar',
  'bothEars',
  'topical',
])
export type Route = typeof Route.Type

const Days = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 365 }))

/** What is given out in packs, of which nobody here knows how much they hold. */
export const Pack = Schema.Literals(['strip', 'bottle', 'tube', 'pack'])
export type Pack = typeof Pack.Type

const Supply = Schema.Struct({
  count: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999 })),
  /** Null for what a dose is counted in. */
  pack: Schema.NullOr(Pack),
})
export type Supply = typeof Supply.Type

/** What follows the first dose of a line, after its days. */
export const Step = Schema.Struct({
  /** Empty where it is that of the line; another one is another product. */
  strength: Opaque(40),
  whenText: Opaque(40),
  frequency: Schema.Array(Frequency),
  /** Null where it goes on. */
  frequencyDays: Schema.NullOr(Days),
})
export type Step = typeof Step.Type

/** A medicine as it is prescribed. */
export const MedicineLine = Schema.Struct({
  /** `Levetiracetam 500 mg tablet`, or the doctor's own words. */
  name: Name,
  /** The product of the catalogue, which has strength and form; null for own words: nothing is checked. */
  medicineId: Schema.NullOr(Id),
  /** The brand the doctor named, of those of the product; absent where none was. */
  brand: Schema.optionalKey(Name),
  note: LineNote,
  mealType: Schema.NullOr(MealType),
  /** The times with a dose, in the order of the day. */
  mealTypeTime: Schema.Array(MealTime),
  /** `1-0-1 tablet`, `0.5-0-0-1 tablet`, `SOS tablet`, `STAT`; empty where no dose was given. */
  whenText: LineOrEmpty(40),
  frequency: Schema.Array(Frequency),
  /** Null where no length was given. */
  frequencyDays: Schema.NullOr(Days),
  /** `Daily for 10 days`. */
  frequencyText: LineOrEmpty(120),
  /** Absent where nobody said it. */
  route: Schema.optionalKey(Route),
  /** Of what is taken when needed: dose units of a day at most. */
  mostADay: Schema.optionalKey(Decimal(0, 999)),
  /** Of what is taken when needed: hours between two doses at least. */
  hoursApart: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 72 }))),
  /** How much is to be given out, where the doctor wrote it: so many of its units, or of packs. */
  supply: Schema.optionalKey(Supply),
  /** What is taken after the days of the line, one after another. */
  steps: Schema.optionalKey(Schema.Array(Step).check(Schema.isMaxLength(MOST_STEPS))),
  /** It is stopped after the last step. */
  isStopped: Schema.optionalKey(Schema.Boolean),
})
export type MedicineLine = typeof MedicineLine.Type

export const TestLine = Schema.Struct({ name: Name, testId: Schema.NullOr(Id), note: LineNote })
export type TestLine = typeof TestLine.Type

export const NextVisitType = Schema.Literals(['days', 'weeks', 'months'])
export type NextVisitType = typeof NextVisitType.Type

const Chips = Schema.Array(Chip).check(Schema.isMaxLength(MOST_CHIPS))

/** What is written on a prescription, and what a template holds of it. */
export const PrescriptionContent = Schema.Struct({
  vitals: Vitals,
  complaint: Chips,
  diagnosis: Chips,
  tags: Chips,
  otherHealthProblems: Chips,
  medicines: Schema.Array(MedicineLine).check(Schema.isMaxLength(MOST_LINES)),
  tests: Schema.Array(TestLine).check(Schema.isMaxLength(MOST_LINES)),
  dietAndExercise: Text,
  note: Text,
  nextVisitType: NextVisitType,
  /** 0: no next visit. */
  nextVisitNo: Count,
})
export type PrescriptionContent = typeof PrescriptionContent.Type

export const NO_VITALS: Vitals = {
  systolic: null,
  diastolic: null,
  pulse: null,
  temperature: null,
  weight: null,
  height: null,
  heightUnit: 'cm',
  bmi: null,
}
export const EMPTY_CONTENT: PrescriptionContent = {
  vitals: NO_VITALS,
  complaint: [],
  diagnosis: [],
  tags: [],
  otherHealthProblems: [],
  medicines: [],
  tests: [],
  dietAndExercise: '',
  note: '',
  nextVisitType: 'days',
  nextVisitNo: 0,
}

/** The content of anything that has one. */
export const contentOf = (of: PrescriptionContent): PrescriptionContent => ({
  vitals: of.vitals,
  complaint: of.complaint,
  diagnosis: of.diagnosis,
  tags: of.tags,
  otherHealthProblems: of.otherHealthProblems,
  medicines: of.medicines,
  tests: of.tests,
  dietAndExercise: of.dietAndExercise,
  note: of.note,
  nextVisitType: of.nextVisitType,
  nextVisitNo: of.nextVisitNo,
})

/** Whether the prescription stays open for more, or the consultation ends with it: then it is signed. */
export const SaveType = Schema.Literals(['save', 'end'])
export type SaveType = typeof SaveType.Type

/** The reasons offered by keys 1 to 4, or the doctor's own words. */
export const DismissalReason = Schema.Literals([
  'benefitOutweighs',
  'takenBefore',
  'willMonitor',
  'notApplicable',
  'own',
])
export type DismissalReason = typeof DismissalReason.Type

/** A warning the doctor answered. It holds for this rule's version and these lines as they are (`fingerprint`). */
export const Dismissal = Schema.Struct({
  ruleId: Id,
  ruleVersion: Revision,
  fingerprint: Opaque(LONGEST_DRAFT),
  reason: DismissalReason,
  /** For `own`. */
  words: Schema.NullOr(Line(LONGEST_REASON)),
})
export type Dismissal = typeof Dismissal.Type

/** A version of the prescription of one appointment. */
export const Prescription = Schema.Struct({
  id: Schema.String,
  /** What is printed on it, the same for all its versions. */
  number: Schema.String,
  version: Schema.Int,
  /** The version this one takes the place of, and why. */
  replacesId: Schema.NullOr(Schema.String),
  /** The medical record that it is; null while it is not signed, and of one that was replaced. */
  recordId: Schema.NullOr(Schema.String),
  amendReason: Schema.NullOr(Schema.String),
  /** Nothing has taken its place. */
  isActive: Schema.Boolean,
  kind: Schema.Literals(['typed', 'file']),
  doctorId: Schema.String,
  doctorName: Schema.String,
  memberId: Schema.String,
  patientId: Schema.String,
  bookingId: Schema.String,
  consultation: ConsultationType,
  /** As it was when it was signed. */
  patientName: Schema.NullOr(Schema.String),
  age: Schema.NullOr(Schema.Int),
  gender: Schema.NullOr(Gender),
  /** What the patient is called now, where that was corrected since. */
  nameNow: Schema.optionalKey(Schema.NullOr(Schema.String)),
  ...PrescriptionContent.fields,
  healthCategoryId: Schema.String,
  saveType: SaveType,
  dismissals: Schema.Array(Dismissal),
  /** Counts the saves of a version that is not signed: a save names the one it was made from. */
  revision: Schema.Int,
  savedAt: UnixSeconds,
  /** Null while it can be changed. */
  signedAt: Schema.NullOr(UnixSeconds),
})
export type Prescription = typeof Prescription.Type

/** A prescription with an address of its PDF, which works for an hour of the session. */
export const SavedPrescription = Schema.Struct({
  ...Prescription.fields,
  /** Of its PDF; null while that is not written. */
  url: Schema.NullOr(Schema.String),
})
export type SavedPrescription = typeof SavedPrescription.Type

/** What the page has not saved yet: its own form as JSON, per doctor, appointment and member. */
export const PrescriptionDraft = Schema.Struct({
  form: Schema.String,
  /** Counts the writes: a write names the one it was made from, 0 for the first. */
  version: Schema.Int,
  savedAt: UnixSeconds,
})
export type PrescriptionDraft = typeof PrescriptionDraft.Type

/** A line a doctor writes often, by a short word; or the name alone that a word of theirs stands for. */
export const FavouriteLine = Schema.Struct({
  alias: Line(LONGEST_ALIAS),
  line: MedicineLine,
  /** The word stands for the name of the line, whatever is written after it. */
  isName: Schema.optionalKey(Schema.Boolean),
  /** Who kept it when, as the server says it; of old ones nobody knows. */
  kept: Schema.optionalKey(Schema.Struct({ by: Schema.NullOr(Schema.String), at: UnixSeconds })),
})
export type FavouriteLine = typeof FavouriteLine.Type

/** Fields of free text that a doctor has sentences for. */
export const SentenceField = Schema.Literals(['dietAndExercise', 'note'])
export type SentenceField = typeof SentenceField.Type

/** What a doctor writes often in a field of free text. */
export const OwnSentence = Schema.Struct({
  id: Schema.String,
  field: SentenceField,
  text: Lines(LONGEST_SENTENCE),
})
export type OwnSentence = typeof OwnSentence.Type

const Choice = <A extends string>(id: Schema.Codec<A>) => Schema.Struct({ id, name: Schema.String })

export const HealthCategory = Schema.Struct({ id: Schema.String, name: Schema.String, icon: Schema.String })
export type HealthCategory = typeof HealthCategory.Type

/** The lists of the form, named in the caller's language. */
export const PrescriptionConfig = Schema.Struct({
  mealTypes: Schema.Array(Choice(MealType)),
  mealTimes: Schema.Array(Choice(MealTime)),
  frequencies: Schema.Array(Choice(Frequency)),
  frequencyDays: Schema.Array(Schema.Int),
  nextVisitTypes: Schema.Array(Choice(NextVisitType)),
  healthCategories: Schema.Array(HealthCategory),
})
export type PrescriptionConfig = typeof PrescriptionConfig.Type
