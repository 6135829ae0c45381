import type { UnixSeconds } from '../kit/dates'
import { LATER, ONLINE, type PaymentStatus } from '../payment/payment'
import { type Held, isPayable } from './appointment.lifecycle'

interface Due extends Held {
  readonly paymentStatus: PaymentStatus
  readonly paymentMethodId: number
}

/** Whether a booking waits for its patient to pay online: chosen so and still held, or to be paid later. */
export const isDue = (booking: Due, now: UnixSeconds): boolean =>
  booking.paymentStatus === 'UNPAID' && [ONLINE, LATER].includes(booking.paymentMethodId) && isPayable(booking, now)

/** What became of the slot of a booking whose payment failed, by the refusal's code and the booking's own state. */
export const slotAfterFailure = (
  code: string | null,
  booking: Held | null,
  now: UnixSeconds,
): 'held' | 'released' | 'paid' => {
  if (code === 'alreadyPaid') return 'paid'
  if (code === 'released' || (booking !== null && !isPayable(booking, now))) return 'released'
  return 'held'
}
