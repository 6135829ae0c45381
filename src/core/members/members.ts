import * as Schema from 'effect/Schema'
import { Line } from '../kit/written'
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
})
export type Member = typeof Member.Type

/** Names the main profile where a member is named. */
export const MAIN_PROFILE = 'main'

export const PersonName = Line(80)

export const MemberForm = Schema.Struct({ name: PersonName, age: Age, gender: Gender, isDefault: Schema.Boolean })
export type MemberForm = typeof MemberForm.Type

/** Somebody new in a family. A member who is there already is meant once more only where that was asked and answered. */
export const IsAnother = Schema.optionalKey(Schema.Boolean)

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
