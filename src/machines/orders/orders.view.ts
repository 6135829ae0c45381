import type { SnapshotFrom } from 'xstate'
import { FREE_SLOT, holdsSlot } from '../../core/booking/appointment.lifecycle'
import { statedDelay, visitState } from '../../core/booking/appointment.status'
import { isDue } from '../../core/booking/appointment.payment'
import { canJoin } from '../../core/call/call.rules'
import { daysOfStay } from '../../core/inpatient/inpatient.rules'
import { isVisitOver } from '../../core/home/home.rules'
import { dayOf, startOfDay, type UnixSeconds } from '../../core/kit/dates'
import { isUnfulfilled, ORDER_OVER } from '../../core/orders/order.lifecycle'
import {
  type AppointmentOrder,
  isProviderOrder,
  isStayOrder,
  type Order,
  type StayOrder,
} from '../../core/orders/orders'
import { isFiltered } from '../../core/orders/orders.query'
import type { ProviderOrder } from '../../core/orders/providerOrder'
import { CASH, LATER } from '../../core/payment/payment'
import type { QueuePosition } from '../../core/reception/reception'
import { beforeOf, lateOf, waitFor, withPlace } from '../../core/reception/reception.rules'
import { faultOf } from '../kit/fault.view'
import { orderButtons } from './orderActions.view'
import type { orderChangeMachine } from './orderChange.machine'
import type { orderPaymentMachine } from './orderPayment.machine'
import type { ordersMachine } from './orders.machine'

type Places = readonly QueuePosition[] | null

/** How it is paid: what is open is said with the way that was chosen, until the appointment is over. */
const paymentOf = ({ paymentStatus, paymentMethodId }: AppointmentOrder, isOver: boolean) => {
  if (paymentStatus !== 'UNPAID' || isOver) return paymentStatus
  return paymentMethodId === CASH
    ? ('paysCash' as const)
    : paymentMethodId === LATER
      ? ('paysLater' as const)
      : 'UNPAID'
}

const appointmentCard = (listed: AppointmentOrder, now: UnixSeconds, places: Places) => {
  const order = withPlace(places, listed)
  const hasSlot = holdsSlot(order, now)
  const delay = statedDelay(order, now)
  const isReleased = !hasSlot && !FREE_SLOT.includes(order.status)
  const shown = visitState(order, now)
  // Whoever waits for a late doctor is not over with the time of their slot.
  const isOver = !hasSlot || isVisitOver(order, now)
  return {
    kind: 'appointment' as const,
    order,
    shown,
    payment: paymentOf(order, isOver),
    /** Paise; null where it was called off before anything was paid. */
    amount: !hasSlot && order.paymentStatus === 'UNPAID' ? null : order.finalAmount,
    /** How many people are before the patient in the queue of the clinic. */
    before: hasSlot ? beforeOf(places, order) : null,
    /** By how much the doctor said to run late, and when the visit is expected; null where nobody said so. */
    delay,
    /** Minutes by which that queue is late as it is seen, where nothing was said; null where it is not. */
    late: delay === null ? lateOf(places, order) : null,
    /** In how many minutes the patient is probably called; null where that is not known. */
    wait: waitFor(places, order),
    isOver,
    /** The hold passed without a payment, and the practice did not yet write so. */
    isReleased,
    /** A call that cannot be joined yet. */
    isAwaited: order.consultation === 'video' && !isOver && !(order.holdExpiresAt === null && canJoin(order, now)),
    /** What is still to be paid online, and until when the slot waits for it. */
    due: isDue(order, now) && !isOver ? { amount: order.finalAmount, until: order.holdExpiresAt } : null,
    /** It stands in the calendar of the device, and does not happen. */
    isInCalendar: shown === 'cancelled' && order.startsAt > now,
    buttons: orderButtons(order, now),
  }
}

export type AppointmentOrderCard = ReturnType<typeof appointmentCard>

const stayCard = (order: StayOrder, now: UnixSeconds) => ({
  kind: 'stay' as const,
  order,
  isOver: order.status === 'discharged',
  days: daysOfStay(order, dayOf(now)),
  buttons: orderButtons(order, now),
})

export type StayOrderCard = ReturnType<typeof stayCard>

const providerCard = (order: ProviderOrder, now: UnixSeconds) => ({
  kind: 'provided' as const,
  order,
  isOver: ORDER_OVER.includes(order.stage),
  /** Paise; null before there is a bill, and where nothing is owed any more. */
  amount: isUnfulfilled(order.stage) ? null : order.payable,
  /** The provider has not answered in its time. */
  isLate: order.stage === 'requested' && order.answerBy !== null && now > order.answerBy,
  buttons: orderButtons(order, now),
})

export type ProviderOrderCard = ReturnType<typeof providerCard>
export type OrderCard = AppointmentOrderCard | StayOrderCard | ProviderOrderCard

/** An order as its card shows it. */
export const cardOf = (order: Order, now: UnixSeconds, places: Places = null): OrderCard =>
  isProviderOrder(order)
    ? providerCard(order, now)
    : isStayOrder(order)
      ? stayCard(order, now)
      : appointmentCard(order, now, places)

/** By when an order stands in its section. */
const timeOf = (order: Order): UnixSeconds => {
  if (isStayOrder(order)) return startOfDay(order.dischargedOn ?? order.admittedOn)
  if (!isProviderOrder(order)) return order.startsAt
  if (ORDER_OVER.includes(order.stage)) return order.completedAt ?? order.stageAt
  return order.kind === 'test' ? order.bookedFor : order.createdAt
}

/** Whether it stands among what is going on today, comes up, or was; what was called off stands where its time was. */
const sectionOf = (card: OrderCard, now: UnixSeconds): 'today' | 'coming' | 'past' => {
  if (card.kind !== 'appointment') return card.isOver ? 'past' : timeOf(card.order) > now ? 'coming' : 'today'
  const { startsAt } = card.order
  if (dayOf(startsAt) === dayOf(now)) return 'today'
  return startsAt <= now ? 'past' : 'coming'
}

/** What stands before what today: a visit that is on or comes, what waits for the patient or for their day, the rest, what is over. */
const nearnessOf = (card: OrderCard): number => {
  if (card.isOver) return 3
  if (card.kind === 'appointment') return 0
  return card.kind === 'provided' && (card.order.kind === 'test' || card.order.stage === 'asking') ? 1 : 2
}

/** The orders as a timeline: today, then what comes, then what was, latest first. */
export const viewOrders = (snapshot: SnapshotFrom<typeof ordersMachine>, now: UnixSeconds, places: Places = null) => {
  const { items, hasMore, failure, news, query } = snapshot.context
  const cards = [...items].sort((one, other) => timeOf(one) - timeOf(other)).map((order) => cardOf(order, now, places))
  const isLoading = snapshot.hasTag('loading')
  return {
    sections: (['today', 'coming', 'past'] as const)
      .map((id) => {
        const its = cards.filter((card) => sectionOf(card, now) === id)
        if (id === 'past') return { id, cards: its.toReversed() }
        return {
          id,
          cards: id === 'today' ? its.toSorted((one, other) => nearnessOf(one) - nearnessOf(other)) : its,
        }
      })
      .filter((section) => section.cards.length > 0),
    isArriving: isLoading && items.length === 0,
    isLoadingMore: isLoading && items.length > 0,
    isEmpty: snapshot.hasTag('empty'),
    query,
    isFiltered: isFiltered(query),
    /** How many came that are not shown yet. */
    fresh: news.length,
    isRefreshing: snapshot.hasTag('refreshing'),
    hasMore,
    isAtEnd: !isLoading && !hasMore && items.length > 0,
    fault: snapshot.hasTag('failed') || snapshot.hasTag('stale') ? faultOf(failure) : null,
  }
}

/** An order of the list, while it is there. */
export const orderOf = ({ context }: SnapshotFrom<typeof ordersMachine>, id: string): Order | undefined =>
  context.items.find((order) => order.id === id)

/** What is paid from the list. */
export const viewOrderPayment = ({ context, children }: SnapshotFrom<typeof orderPaymentMachine>) => ({
  bookingId: context.bookingId,
  paying: children.paying,
})

/** What is open over the list while an order is cancelled or moved. */
export const viewOrderChange = (snapshot: SnapshotFrom<typeof orderChangeMachine>) => ({
  order: snapshot.context.order,
  isConfirming: snapshot.hasTag('confirming'),
  isCancelling: snapshot.hasTag('cancelling'),
  moving: snapshot.children.moving,
})
