import * as Schema from 'effect/Schema'
import { Chip, Dismissal, Frequency, NextVisitType } from './prescription'
import { writeTaken } from './typedDose.rules'

/** Fields that hold chips. */
export const CHIP_FIELDS = ['complaint', 'diagnosis', 'tags', 'otherHealthProblems'] as const
export type ChipField = (typeof CHIP_FIELDS)[number]

const Product = Schema.Struct({
  id: Schema.String,
  generic: Schema.String,
  brand: Schema.NullOr(Schema.String),
  strength: Schema.String,
  form: Schema.String,
  doseUnit: Schema.String,
})

const Row = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  strength: Schema.String,
  dose: Schema.String,
  meal: Schema.String,
  days: Schema.String,
  note: Schema.String,
  product: Schema.NullOr(Product),
  options: Schema.Array(Product),
  isOwn: Schema.Boolean,
  from: Schema.NullOr(Schema.String),
})

/** A test as it is typed. */
export const TestRow = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  testId: Schema.NullOr(Schema.String),
  note: Schema.String,
})
export type TestRow = typeof TestRow.Type

const Vitals = Schema.Struct({
  bp: Schema.String,
  pulse: Schema.String,
  temperature: Schema.String,
  weight: Schema.String,
  height: Schema.String,
  heightUnit: Schema.Literals(['feet', 'cm']),
})

const Chips = Schema.Array(Chip)

/** The form as it is typed: plain data, which is also the draft. */
export const PrescriptionForm = Schema.Struct({
  vitals: Vitals,
  complaint: Chips,
  diagnosis: Chips,
  tags: Chips,
  otherHealthProblems: Chips,
  medicines: Schema.Array(Row),
  tests: Schema.Array(TestRow),
  dietAndExercise: Schema.String,
  note: Schema.String,
  nextVisitType: NextVisitType,
  nextVisitNo: Schema.String,
  healthCategoryId: Schema.NullOr(Schema.String),
  /** Why a signed one is written anew; null for one that replaces nothing. */
  amendReason: Schema.NullOr(Schema.String),
  dismissals: Schema.Array(Dismissal),
})
export type PrescriptionForm = typeof PrescriptionForm.Type

/** A form as drafts hold it: those of an older page have the days of a row beside its dose. */
const StoredForm = Schema.Struct({
  ...PrescriptionForm.fields,
  medicines: Schema.Array(Schema.Struct({ ...Row.fields, frequency: Schema.optionalKey(Schema.Array(Frequency)) })),
})

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(StoredForm))

const rowOf = ({ frequency = [], ...row }: (typeof StoredForm.Type)['medicines'][number]): typeof Row.Type => ({
  ...row,
  dose: [row.dose, writeTaken(null, frequency, null)].filter(Boolean).join(' '),
})

/** A form out of a stored draft; null where it is none, or one of an older page. */
export const readStoredForm = (text: string): PrescriptionForm | null => {
  const read = decode(text)
  return read._tag === 'Some' ? { ...read.value, medicines: read.value.medicines.map(rowOf) } : null
}
