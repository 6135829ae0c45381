import { appointmentLifecycle, awaitsPayment, isPayable } from '../booking/appointment.lifecycle'
import type { UnixSeconds } from '../kit/dates'
import type { AppointmentOrder } from '../orders/orders'

/**
 * The appointment a patient is shown first, of those in their order: a slot that is held until it is paid cannot wait;
 * what is no longer held is nobody's.
 */
export const nextAppointment = <Ahead extends Pick<AppointmentOrder, 'status' | 'endsAt' | 'holdExpiresAt'>>(
  orders: readonly Ahead[],
  now: UnixSeconds,
): Ahead | null => {
  const ahead = orders.filter(({ status, endsAt }) => !appointmentLifecycle.isOver(status, { endsAt, now }))
  const held = ahead.find((order) => awaitsPayment(order.status) && isPayable(order, now))
  return held ?? ahead.find(({ status }) => !awaitsPayment(status)) ?? null
}
