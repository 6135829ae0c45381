import {
  isPresent,
  isToCome,
  type Present,
  type ShownStatus,
  shownStatus,
  type StatusLook,
  statusLooks,
  visitState,
} from '../../core/booking/appointment.status'
import type { UnixSeconds } from '../../core/kit/dates'
import { queueLooks } from '../../core/reception/queue.looks'
import { waitOf } from '../../core/reception/reception.rules'
import type { ScheduledAppointment } from '../../core/schedule/schedule'

export interface Card {
  readonly tone: StatusLook['tone']
  readonly here: Present | null
  /** Minutes since they came. */
  readonly wait: number
  readonly status: ShownStatus
  /** To come is not said: it is what a card on a schedule means. */
  readonly hasStatusText: boolean
  readonly owes: boolean
  /** Its time went by, and nobody noted anything. */
  readonly isFaded: boolean
}

/** What the card of an appointment tells of it: where its patient is today, else its status; what is still to be paid. */
export const cardOf = (appointment: ScheduledAppointment, now: UnixSeconds): Card => {
  const { queue, paymentStatus, endsAt } = appointment
  const state = visitState(appointment, now)
  const here = isPresent(state) ? state : null
  const status = isPresent(state) ? shownStatus(appointment, now) : state
  const isAwaited = isToCome(status)
  return {
    tone: here === null ? statusLooks[status].tone : queueLooks[here].tone,
    here,
    wait: waitOf({ arrivedAt: queue?.arrivedAt ?? null }, now),
    status,
    hasStatusText: here !== null || !isAwaited,
    owes: paymentStatus === 'UNPAID' && (isAwaited || status === 'pending' || status === 'active'),
    isFaded: here === null && isAwaited && endsAt <= now,
  }
}
