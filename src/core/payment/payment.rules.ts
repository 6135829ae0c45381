import { MINUTE } from '../kit/dates'
import type { BookingDetail, PaymentMethodName } from './payment'
import { CARD, CASH, type CounterMethod, ONLINE } from './payment'

/** An unpaid online booking holds its slot this long, in seconds. */
export const UNPAID_HOLD = 10 * MINUTE

export const paysOnline = (paymentMethodId: number): boolean => paymentMethodId === ONLINE

/** `paymentMethodName(2)` is `online`; what is neither paid online nor in cash is paid later. */
export const paymentMethodName = (id: number): PaymentMethodName =>
  id === ONLINE ? 'online' : id === CASH ? 'cash' : 'later'

/** The way in which something was paid at a counter; before cards were told apart it was UPI where it was not cash. */
export const counterMethodOf = (id: number | null): CounterMethod => (id === CASH || id === CARD ? id : ONLINE)

const counterNames = { [CASH]: 'cash', [ONLINE]: 'upi', [CARD]: 'card' } as const

/** How a payment at a counter is called. */
export const counterMethodName = (id: number | null) => counterNames[counterMethodOf(id)]

/**
 * What a booking is on its page. `waiting` becomes an appointment when it is paid online, `released` did not in time.
 * `due` is an appointment that may be paid online, `booked` one that is paid at the visit.
 */
export type Settlement = 'settled' | 'waiting' | 'released' | 'due' | 'booked' | 'completed' | 'cancelled'

/** What the server's status says of a booking, whatever address it is opened under. */
export const settlementOf = ({
  paymentStatus,
  status,
  paymentMethodId,
}: Pick<BookingDetail, 'paymentStatus' | 'status' | 'paymentMethodId'>): Settlement => {
  const isUnpaid = paymentStatus === 'UNPAID'
  if (status === 'completed') return 'completed'
  if (status === 'cancelled') return isUnpaid && paysOnline(paymentMethodId) ? 'released' : 'cancelled'
  if (paymentStatus === 'PAID') return 'settled'
  if (!isUnpaid || paymentMethodId === CASH) return 'booked'
  if (status === 'upcoming') return 'due'
  return paysOnline(paymentMethodId) ? 'waiting' : 'booked'
}

/** Where a booking that is not paid yet is seen: what of it is held, until when, and how to pay it. */
export const unpaidPath = (bookingId: string): string =>
  `/appointment/failure?bookingId=${encodeURIComponent(bookingId)}`

/** Where a booking is seen that is an appointment. */
export const bookedPath = (bookingId: string): string =>
  `/appointment/success?bookingId=${encodeURIComponent(bookingId)}`

/** The outcome a return address carries in its last segment. */
export const outcomeOfPath = (path: string): 'success' | 'failure' =>
  path.split('/').findLast((part) => part !== '') === 'success' ? 'success' : 'failure'
