import * as Schema from 'effect/Schema'

/** A hospital a doctor works at, with the number of people in its team. */
export const TeamHospital = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  area: Schema.String,
  city: Schema.String,
  memberCount: Schema.Int,
})
export type TeamHospital = typeof TeamHospital.Type

/** Somebody of a hospital's team; the role is shown as the server has it. */
export const TeamMember = Schema.Struct({
  userId: Schema.String,
  name: Schema.String,
  role: Schema.String,
  photoUrl: Schema.NullOr(Schema.String),
  countryCode: Schema.String,
  phoneNumber: Schema.String,
  /** Of whose team. */
  hospitalId: Schema.String,
  hospitalName: Schema.String,
})
export type TeamMember = typeof TeamMember.Type
