import { MINUTE } from '../kit/dates'
import type { BookingDetail, PaymentMethodName } from './payment'
import { CASH, ONLINE } from './payment'

/** An unpaid online booking holds its slot this long, in seconds. */
export const UNPAID_HOLD = 10 * MINUTE

export const paysOnline = (paymentMethodId: number): boolean => paymentMethodId === ONLINE

/** `paymentMethodName(2)` is `online`; what is neither paid online nor in cash is paid later. */
export const paymentMethodName = (id: number): PaymentMethodName =>
  id === ONLINE ? 'online' : id === CASH ? 'cash' : 'later'

export type Settlement = 'settled' | 'waiting' | 'released'

/** What the server's status says of a booking after a payment return; the URL is never asked. */
export const settlementOf = ({ paymentStatus, status }: Pick<BookingDetail, 'paymentStatus' | 'status'>): Settlement =>
  status === 'cancelled' ? 'released' : paymentStatus === 'PAID' ? 'settled' : 'waiting'

/** Where a booking that is not paid yet is seen: what of it is held, until when, and how to pay it. */
export const unpaidPath = (bookingId: string): string =>
  `/appointment/failure?bookingId=${encodeURIComponent(bookingId)}`

/** The outcome a return address carries in its last segment. */
export const outcomeOfPath = (path: string): 'success' | 'failure' =>
  path.split('/').findLast((part) => part !== '') === 'success' ? 'success' : 'failure'
