import { appointmentLifecycle, awaitsPayment, holdsSlot } from '../booking/appointment.lifecycle'
import { DAY, type UnixSeconds } from '../kit/dates'
import { ORDER_OVER } from '../orders/order.lifecycle'
import { isProviderOrder, isStayOrder, type Order } from '../orders/orders'

/** As many of a patient's orders as the home page shows. */
export const MOST_UPCOMING = 3
/** Seconds in which a report has just come in. */
const NEWS = DAY

/** A slot that waits for its payment. */
const isHeld = (order: Order, now: UnixSeconds): boolean =>
  !isProviderOrder(order) && !isStayOrder(order) && awaitsPayment(order.status) && holdsSlot(order, now)

const isReportIn = (order: Order, now: UnixSeconds): boolean =>
  isProviderOrder(order) && order.stage === 'uploaded' && now - order.stageAt < NEWS

const isAhead = (order: Order, now: UnixSeconds): boolean => {
  if (isProviderOrder(order)) return !ORDER_OVER.includes(order.stage)
  if (isStayOrder(order)) return order.status === 'admit'
  const { status, endsAt } = order
  return !appointmentLifecycle.isOver(status, { endsAt, now }) && holdsSlot(order, now)
}

/** What comes next of a patient's orders: a slot that is only held, a report that just came, then what is soonest. */
export const upcomingOf = (orders: readonly Order[], now: UnixSeconds): readonly Order[] => {
  const held = orders.filter((order) => isHeld(order, now))
  const reports = orders.filter((order) => isReportIn(order, now))
  const ahead = orders.filter((order) => isAhead(order, now) && !isHeld(order, now))
  return [...held, ...reports, ...ahead].slice(0, MOST_UPCOMING)
}
