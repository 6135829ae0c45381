import * as Schema from 'effect/Schema'
import { DialCode, Opaque, PhoneDigits, SearchTerm, TypedCode } from '../kit/written'
import { Gender } from '../members/members'

/** The number that staff look a patient up by, or register one with. */
export const PatientNumber = Schema.Struct({ countryCode: DialCode, phoneNumber: PhoneDigits })
export type PatientNumber = typeof PatientNumber.Type

/** Somebody of a patient's family, as staff choose who is treated. */
export const LookupMember = Schema.Struct({
  id: Schema.String,
  name: Schema.NullOr(Schema.String),
  age: Schema.NullOr(Schema.Int),
  gender: Schema.NullOr(Gender),
  isDefault: Schema.Boolean,
  /** What they are allergic to, for those who treat them; null where nobody has asked. */
  allergies: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.String))),
})
export type LookupMember = typeof LookupMember.Type

/** A patient found by number, with the family. */
export const PatientLookup = Schema.Struct({
  userId: Schema.String,
  countryCode: Schema.String,
  phoneNumber: Schema.String,
  members: Schema.Array(LookupMember),
})
export type PatientLookup = typeof PatientLookup.Type

/** Words of a name, or the beginning of a mobile number. */
export const UserSearch = Schema.Struct({
  name: Schema.optionalKey(SearchTerm),
  countryCode: Schema.optionalKey(DialCode),
  phoneNumber: Schema.optionalKey(PhoneDigits),
})
export type UserSearch = typeof UserSearch.Type

/** Somebody whom the practice has treated before, by the id of the member. */
export const FoundPerson = Schema.Struct({
  id: Schema.String,
  userId: Schema.String,
  countryCode: Schema.String,
  phoneNumber: Schema.String,
  name: Schema.NullOr(Schema.String),
  age: Schema.NullOr(Schema.Int),
  gender: Schema.NullOr(Gender),
})
export type FoundPerson = typeof FoundPerson.Type

/** The code that a new patient read out to the staff who register them. */
export const NewPatient = Schema.Struct({ code: TypedCode, otpId: Opaque(200), language: Opaque(20) })
export type NewPatient = typeof NewPatient.Type
