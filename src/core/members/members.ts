import * as Schema from 'effect/Schema'
import { UnixSeconds } from '../kit/dates'
import { sent } from '../kit/sent'
import { isFilledIn } from '../kit/text'
import { Line } from '../kit/written'
import { LONGEST_FACT, MOST_FACTS } from './facts.limits'
import { AGE_LIMIT } from './members.limits'

export const Gender = Schema.Literals(['Male', 'Female'])
export type Gender = typeof Gender.Type

export const Age = Schema.Int.check(Schema.isBetween({ minimum: AGE_LIMIT.least, maximum: AGE_LIMIT.most }))

/** A member of a patient's family; the default one is the patient's main profile. */
export const Member = Schema.Struct({
  id: Schema.String,
  name: Schema.NullOr(Schema.String),
  age: Schema.NullOr(Schema.Int),
  gender: Schema.NullOr(Gender),
  isDefault: Schema.Boolean,
  countryCode: Schema.NullOr(Schema.String),
  phoneNumber: Schema.NullOr(Schema.String),
  /** The two together, as it is dialled. */
  mobileNo: Schema.NullOr(Schema.String),
  /** An address of their small photo, for the family; null where there is none. */
  photo: Schema.optionalKey(Schema.NullOr(Schema.String)),
})
export type Member = typeof Member.Type

/** Names the main profile where a member is named. */
export const MAIN_PROFILE = 'main'

/** A name has letters: digits alone are a number that stands in the wrong field. */
export const PersonName = Line(80).check(
  sent<string>({ is: 'noLetter' }, (name) => !isFilledIn(name) || /\p{L}/u.test(name)),
)

export const MemberForm = Schema.Struct({ name: PersonName, age: Age, gender: Gender, isDefault: Schema.Boolean })
export type MemberForm = typeof MemberForm.Type

/** Somebody new in a family. A member who is there already is meant once more only where that was asked and answered. */
export const IsAnother = Schema.optionalKey(Schema.Boolean)

/** Why a profile is not filled in: it was blank when it was looked at, and is somebody else's meanwhile. */
export const completeErrors = { memberChanged: 'conflict' } as const
export type CompleteRefusal = keyof typeof completeErrors

/** Why somebody does not join a family: they seem to be in it, or it has as many as may be. */
export const joinErrors = { memberExists: 'conflict', familyFull: 'conflict' } as const
export type JoinRefusal = keyof typeof joinErrors

/** A person's form as it is typed. */
export const PersonDraft = Schema.Struct({
  name: Schema.String,
  age: Schema.String,
  gender: Schema.NullOr(Gender),
  isDefault: Schema.Boolean,
})
export type PersonDraft = typeof PersonDraft.Type

export const PatientProfile = Schema.Struct({
  name: Schema.NullOr(Schema.String),
  age: Schema.NullOr(Schema.Int),
  gender: Schema.NullOr(Gender),
})
export type PatientProfile = typeof PatientProfile.Type

export const ProfileForm = Schema.Struct({ name: PersonName, age: Age, gender: Gender })
export type ProfileForm = typeof ProfileForm.Type

const FactName = Line(LONGEST_FACT)

/** What a person has that makes some medicines a danger. */
export const Condition = Schema.Literals([
  'pregnant',
  'asthma',
  'pepticUlcer',
  'liverDisease',
  'heartFailure',
  'glaucoma',
  'longQt',
  'parkinson',
  'myasthenia',
  'seizures',
  'kidneyDisease',
  'prostate',
  'depression',
])
export type Condition = typeof Condition.Type

/** What the checks know of a person beside age and gender. Null: nobody has asked. */
export const PatientFacts = Schema.Struct({
  allergies: Schema.NullOr(Schema.Array(FactName).check(Schema.isMaxLength(MOST_FACTS))),
  conditions: Schema.NullOr(Schema.Array(Condition).check(Schema.isMaxLength(MOST_FACTS))),
  /** Kidney function, ml a minute. */
  egfr: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 200 }))),
})
export type PatientFacts = typeof PatientFacts.Type

export const FactKind = Schema.Literals(['allergy', 'condition', 'medicine'])
export type FactKind = typeof FactKind.Type

/** Something that the family says of a member, and since when. */
export const StatedFact = Schema.Struct({ kind: FactKind, name: Schema.String, at: UnixSeconds })
export type StatedFact = typeof StatedFact.Type

/** What doctors wrote of a member, and what the family says beside it. */
export const KnownFacts = Schema.Struct({ ...PatientFacts.fields, stated: Schema.Array(StatedFact) })
export type KnownFacts = typeof KnownFacts.Type

const Names = Schema.Array(FactName).check(Schema.isMaxLength(MOST_FACTS))

/** What doctors write: beside their own, which allergies the family says the member does not have. */
export const WrittenFacts = Schema.Struct({ ...PatientFacts.fields, refuted: Schema.optionalKey(Names) })
export type WrittenFacts = typeof WrittenFacts.Type

/** What the family says of a member, in its own words. */
export const StatedFacts = Schema.Struct({ allergies: Names, conditions: Names, medicines: Names })
export type StatedFacts = typeof StatedFacts.Type
