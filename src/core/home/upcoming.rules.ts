import { awaitsPayment, holdsSlot } from '../booking/appointment.lifecycle'
import { DAY, type UnixSeconds } from '../kit/dates'
import { ORDER_OVER } from '../orders/order.lifecycle'
import { isVisitOver } from './home.rules'
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
  return !isVisitOver(order, now) && holdsSlot(order, now)
}

/** What waits for the patient, then what happens within a day, what comes to them, what is far, what goes on. */
const ranks: readonly ((order: Order, now: UnixSeconds) => boolean)[] = [
  isHeld,
  (order, now) => isReportIn(order, now) || (isProviderOrder(order) && order.stage === 'asking'),
  (order, now) => visitAt(order) - now < DAY,
  (order) => isProviderOrder(order) && (order.stage === 'sent' || order.stage === 'ready'),
  (order) => visitAt(order) < Infinity,
  isProviderOrder,
]

/** When somebody is to be somewhere. */
const visitAt = (order: Order): UnixSeconds => {
  if (isStayOrder(order)) return Infinity
  if (!isProviderOrder(order)) return order.startsAt
  return order.kind === 'test' && order.stage !== 'sampled' ? order.bookedFor : Infinity
}

const rankOf = (order: Order, now: UnixSeconds): number => {
  const rank = ranks.findIndex((holds) => holds(order, now))
  return rank < 0 ? ranks.length : rank
}

/** What comes next of a patient's orders: a slot that is only held first, then by rank, the soonest of each first. */
export const upcomingOf = (orders: readonly Order[], now: UnixSeconds): readonly Order[] =>
  orders
    .filter((order) => isAhead(order, now) || isReportIn(order, now))
    .toSorted((one, other) => rankOf(one, now) - rankOf(other, now))
    .slice(0, MOST_UPCOMING)
