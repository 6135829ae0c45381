import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { BookingDetail, PaymentPage } from './payment'

export interface PaymentPort {
  /** `key` is the attempt's idempotency key. */
  requestPage(input: { bookingId: string; key: string }, signal: Cancellation): Promise<Outcome<PaymentPage>>
  bookingDetail(input: { bookingId: string }, signal: Cancellation): Promise<Outcome<BookingDetail>>
}
