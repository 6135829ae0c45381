import * as Schema from 'effect/Schema'
import { BookingRequest, Slot } from './booking'

/** A booking that was sent and whose answer is not known yet; sent again with the same key it is the same booking. */
export const BookingAttempt = Schema.Struct({
  request: BookingRequest,
  key: Schema.String,
  /** The slot as it was shown; booked, it is no longer among the free ones. */
  slot: Schema.NullOr(Slot),
})
export type BookingAttempt = typeof BookingAttempt.Type
