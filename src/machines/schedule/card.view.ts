import { type ShownStatus, shownStatus, type StatusLook, statusLooks } from '../../core/booking/appointment.status'
import type { UnixSeconds } from '../../core/kit/dates'
import { queueLooks } from '../../core/reception/queue.looks'
import { waitOf } from '../../core/reception/reception.rules'
import type { ScheduledAppointment } from '../../core/schedule/schedule'

/** Statuses of somebody who is to come: what a card is unless it says otherwise. */
const toCome: readonly ShownStatus[] = ['upcoming', 'accepted', 'confirmed']

/** Where somebody of today is: in the waiting room, or with the doctor. */
type Here = 'arrived' | 'waiting' | 'inConsultation'
const isHere = (status: string): status is Here => ['arrived', 'waiting', 'inConsultation'].includes(status)

export interface Card {
  readonly tone: StatusLook['tone']
  readonly here: Here | null
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
  const status = shownStatus(appointment, now)
  const isAwaited = toCome.includes(status)
  const here = isAwaited && queue !== null && isHere(queue.status) ? queue.status : null
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
