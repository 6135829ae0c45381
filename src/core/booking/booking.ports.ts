import type { OutcomeOf } from '../kit/endpoint'
import type { Outcome } from '../kit/outcome'
import type { bookingApi } from './booking.api'
import type { Cancellation } from '../kit/port'
import type { BookingRequest, SlotCalendar } from './booking'

export interface BookingPort {
  slots(input: { doctorId: string; clinicId?: string }, signal: Cancellation): Promise<Outcome<SlotCalendar>>
  /** `key` is the attempt's idempotency key: the same key is the same booking. */
  book(input: BookingRequest & { key: string }, signal: Cancellation): Promise<OutcomeOf<typeof bookingApi.book>>
}
