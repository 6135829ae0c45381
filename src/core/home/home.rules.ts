import { appointmentLifecycle, awaitsPayment, isPayable } from '../booking/appointment.lifecycle'
import { delayOf, isPresent, visitState } from '../booking/appointment.status'
import { MINUTE, type UnixSeconds } from '../kit/dates'
import type { AppointmentOrder } from '../orders/orders'

type Visit = Pick<
  AppointmentOrder,
  'status' | 'startsAt' | 'endsAt' | 'holdExpiresAt' | 'isNoShow' | 'queue' | 'delayMinutes'
>

/** Whether a visit is over: one whose patient waits for a late doctor is not, whatever its time was. */
export const isVisitOver = (visit: Visit, now: UnixSeconds): boolean => {
  const state = visitState(visit, now)
  if (state === 'finished') return true
  const { status, endsAt } = visit
  return (
    !isPresent(state) && appointmentLifecycle.isOver(status, { endsAt: endsAt + delayOf(visit, now) * MINUTE, now })
  )
}

/**
 * The appointment a patient is shown first, of those in their order: a slot that is held until it is paid cannot wait;
 * what is no longer held is nobody's.
 */
export const nextAppointment = <Ahead extends Visit>(orders: readonly Ahead[], now: UnixSeconds): Ahead | null => {
  const ahead = orders.filter((order) => !isVisitOver(order, now))
  const held = ahead.find((order) => awaitsPayment(order.status) && isPayable(order, now))
  return held ?? ahead.find(({ status }) => !awaitsPayment(status)) ?? null
}
