import type { SnapshotFrom } from 'xstate'
import { appointmentLifecycle } from '../../core/booking/appointment.lifecycle'
import { dayOf, type UnixSeconds } from '../../core/kit/dates'
import type { AppointmentOrder } from '../../core/orders/orders'
import { ONLINE } from '../../core/payment/payment'
import { directionsTo } from '../kit/directions.view'
import { faultOf } from '../kit/fault.view'
import type { ordersMachine } from './orders.machine'

const cardOf = (order: AppointmentOrder, now: UnixSeconds) => {
  const isOver = appointmentLifecycle.isOver(order.status, { endsAt: order.endsAt, now })
  return {
    order,
    isOver,
    directions: isOver || order.consultation === 'video' ? null : directionsTo(order),
    awaitsPayment: !isOver && order.paymentStatus === 'UNPAID' && order.paymentMethodId === ONLINE,
  }
}

export type OrderCard = ReturnType<typeof cardOf>

/** The orders as a timeline: today, then what comes, then what was, latest first. */
export const viewOrders = (snapshot: SnapshotFrom<typeof ordersMachine>, now: UnixSeconds) => {
  const { items, hasMore, failure } = snapshot.context
  const today = dayOf(now)
  const cards = [...items].sort((one, other) => one.startsAt - other.startsAt).map((order) => cardOf(order, now))
  const isToday = ({ order }: OrderCard) => dayOf(order.startsAt) === today
  const isLoading = snapshot.hasTag('loading')
  return {
    sections: [
      { id: 'today' as const, cards: cards.filter(isToday) },
      { id: 'coming' as const, cards: cards.filter((card) => !isToday(card) && card.order.startsAt > now) },
      { id: 'past' as const, cards: cards.filter((card) => !isToday(card) && card.order.startsAt <= now).toReversed() },
    ].filter(({ cards }) => cards.length > 0),
    isArriving: isLoading && items.length === 0,
    isLoadingMore: isLoading && items.length > 0,
    isEmpty: snapshot.hasTag('empty'),
    hasMore,
    isAtEnd: !isLoading && !hasMore && items.length > 0,
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}
