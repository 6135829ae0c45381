import type { SnapshotFrom } from 'xstate'
import { phoneLink } from '../../core/app/brand'
import { appointmentLifecycle, FREE_SLOT, holdsSlot } from '../../core/booking/appointment.lifecycle'
import { isDue } from '../../core/booking/appointment.payment'
import { canJoin } from '../../core/booking/booking.rules'
import { dayOf, type UnixSeconds } from '../../core/kit/dates'
import type { AppointmentOrder } from '../../core/orders/orders'
import { directionsTo } from '../kit/directions.view'
import { faultOf } from '../kit/fault.view'
import type { ordersMachine } from './orders.machine'

const cardOf = (order: AppointmentOrder, now: UnixSeconds) => {
  const hasSlot = holdsSlot(order, now)
  const isOver = !hasSlot || appointmentLifecycle.isOver(order.status, { endsAt: order.endsAt, now })
  const isVideo = order.consultation === 'video'
  const isMine = !isOver && order.holdExpiresAt === null
  const isVisit = !isVideo && hasSlot && order.holdExpiresAt === null
  return {
    order,
    isOver,
    /** The hold passed without a payment, and the practice did not yet write so. */
    isReleased: !hasSlot && !FREE_SLOT.includes(order.status),
    /** The way to the clinic and its desk, for every visit that was not called off. */
    directions: isVisit ? directionsTo(order) : null,
    clinicCall: isVisit && order.clinicPhone !== null ? phoneLink(order.clinicPhone) : null,
    canJoin: isMine && isVideo && canJoin(order, now),
    /** What is still to be paid online, and until when the slot waits for it. */
    due: isDue(order, now) && !isOver ? { amount: order.finalAmount, until: order.holdExpiresAt } : null,
  }
}

export type OrderCard = ReturnType<typeof cardOf>

/** The orders as a timeline: today, then what comes, then what was or was called off, latest first. */
export const viewOrders = (snapshot: SnapshotFrom<typeof ordersMachine>, now: UnixSeconds) => {
  const { items, hasMore, failure } = snapshot.context
  const today = dayOf(now)
  const cards = [...items].sort((one, other) => one.startsAt - other.startsAt).map((order) => cardOf(order, now))
  const sectionOf = ({ order, isOver, isReleased }: OrderCard) => {
    if (isReleased || FREE_SLOT.includes(order.status)) return 'past'
    if (dayOf(order.startsAt) === today) return 'today'
    return isOver || order.startsAt <= now ? 'past' : 'coming'
  }
  const isLoading = snapshot.hasTag('loading')
  return {
    sections: (['today', 'coming', 'past'] as const)
      .map((id) => {
        const its = cards.filter((card) => sectionOf(card) === id)
        return { id, cards: id === 'past' ? its.toReversed() : its }
      })
      .filter((section) => section.cards.length > 0),
    isArriving: isLoading && items.length === 0,
    isLoadingMore: isLoading && items.length > 0,
    isEmpty: snapshot.hasTag('empty'),
    hasMore,
    isAtEnd: !isLoading && !hasMore && items.length > 0,
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}
