import * as Schema from 'effect/Schema'

/** Whether a doctor takes bookings from a patient. */
export const PatientBlock = Schema.Struct({
  patientId: Schema.String,
  name: Schema.NullOr(Schema.String),
  isBlocked: Schema.Boolean,
  /** Whose account it is: all of it is blocked, and these are those of it whom the doctor treats. */
  account: Schema.NullOr(Schema.String),
  family: Schema.Array(Schema.String),
})
export type PatientBlock = typeof PatientBlock.Type

/** Of whom it is asked: of the patient of an appointment, or of one by their account. */
export type BlockOf = { readonly bookingId: string } | { readonly patientId: string }

/** Where staff ask from: the reception has a permission of its own. Without it, the schedule. */
export const BlockPlace = Schema.Literals(['schedule', 'reception'])
export type BlockPlace = typeof BlockPlace.Type
