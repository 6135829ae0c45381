import * as Schema from 'effect/Schema'

/** Whether a doctor takes bookings from a patient. */
export const PatientBlock = Schema.Struct({
  patientId: Schema.String,
  name: Schema.NullOr(Schema.String),
  isBlocked: Schema.Boolean,
})
export type PatientBlock = typeof PatientBlock.Type

/** Of whom it is asked: of the patient of an appointment, or of one by their account. */
export type BlockOf = { readonly bookingId: string } | { readonly patientId: string }

/** Where staff ask from: the reception has a permission of its own. Without it, the schedule. */
export const BlockPlace = Schema.Literals(['schedule', 'reception'])
export type BlockPlace = typeof BlockPlace.Type
