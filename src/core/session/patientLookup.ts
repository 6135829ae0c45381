import * as Schema from 'effect/Schema'
import { DialCode, Id, Opaque, PhoneDigits, SearchTerm, TypedCode } from '../kit/written'
import { Gender, IsAnother, ProfileForm } from '../members/members'

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

/** How a patient is found: by mobile number, or by the practice's own number where they came without one. */
const found = {
  countryCode: Schema.NullOr(Schema.String),
  phoneNumber: Schema.NullOr(Schema.String),
  patientNo: Schema.optionalKey(Schema.NullOr(Schema.Int)),
}

/** A patient who was found, with the family. */
export const PatientLookup = Schema.Struct({
  userId: Schema.String,
  ...found,
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
  ...found,
  name: Schema.NullOr(Schema.String),
  age: Schema.NullOr(Schema.Int),
  gender: Schema.NullOr(Gender),
})
export type FoundPerson = typeof FoundPerson.Type

/** The code that a new patient read out to the staff who register them. */
export const NewPatient = Schema.Struct({ code: TypedCode, otpId: Opaque(200), language: Opaque(20) })
export type NewPatient = typeof NewPatient.Type

/** Somebody who has no mobile number, as staff register them. */
export const PatientWithoutNumber = Schema.Struct({ ...ProfileForm.fields, isAnother: IsAnother })
export type PatientWithoutNumber = typeof PatientWithoutNumber.Type

/** The code that was read out of the number which a patient without one is given. */
export const AddedNumber = Schema.Struct({ patientId: Id, code: TypedCode, otpId: Opaque(200) })
export type AddedNumber = typeof AddedNumber.Type

/** A number that is new here, or whose account nobody has filled in: whose it is, is asked. */
export const isNobodyKnown = ({ phoneNumber, members }: PatientLookup): boolean =>
  phoneNumber !== null && members.every(({ name }) => name === null || name === '')

/** Whose number a patient came with: the account's own profile is theirs, or a relative's whose family they join. */
export type NumberHolder = 'own' | 'relative'

export const holderOf = (patient: PatientLookup | null, memberId: string | null): NumberHolder | null =>
  patient === null || !isNobodyKnown(patient) ? null : memberId === null ? 'relative' : 'own'

/** The id of the account's own profile. */
export const ownProfileOf = (patient: PatientLookup | null): string | null =>
  patient?.members.find(({ isDefault }) => isDefault)?.id ?? null

/**
 * The member that stands first: the own profile. Where it is still blank and others of the family are known, the number is
 * a relative's, and the first of those stands there.
 */
export const firstMemberOf = ({ members }: PatientLookup): LookupMember | null => {
  const own = members.find(({ isDefault }) => isDefault)
  return (own?.name ? own : members.find(({ name }) => name !== null && name !== '')) ?? own ?? members[0] ?? null
}
