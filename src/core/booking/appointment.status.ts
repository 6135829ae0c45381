import { dayOf, MINUTE, type UnixSeconds } from '../kit/dates'
import type { AppointmentStatus } from '../orders/orders'
import type { QueueStatus } from '../reception/reception.lifecycle'
import { appointmentLifecycle, FREE_SLOT, holdsSlot } from './appointment.lifecycle'

/** How a status looks: its colour and its drawing; the word comes from the texts. */
export interface StatusLook {
  readonly tone: 'neutral' | 'warm' | 'info' | 'good' | 'bad' | 'calm'
  readonly icon:
    | 'clock'
    | 'calendarCheck'
    | 'radio'
    | 'circleCheck'
    | 'circleX'
    | 'ban'
    | 'fileCheck'
    | 'bed'
    | 'logOut'
    | 'lock'
    | 'userX'
}

/** What is shown of an appointment: its status, that nobody came, or that its day went by without anything noted. */
export type ShownStatus = AppointmentStatus | 'noShow' | 'past'

/** What stands for an appointment at a moment: one that was to come is upcoming no more once its day is over. */
export const shownStatus = (
  {
    status,
    endsAt,
    isNoShow = false,
  }: { readonly status: AppointmentStatus; readonly endsAt: UnixSeconds; readonly isNoShow?: boolean },
  now: UnixSeconds,
): ShownStatus => {
  if (appointmentLifecycle.fromAfterEnd('noShow', 'DOCTOR').includes(status) && isNoShow) return 'noShow'
  const isAwaited = appointmentLifecycle.from('complete').includes(status)
  return isAwaited && dayOf(endsAt) < dayOf(now) ? 'past' : status
}

/** Statuses of somebody who is to come. */
const TO_COME: readonly ShownStatus[] = ['upcoming', 'accepted', 'confirmed']

/** Where somebody is who came: in the waiting room, with the doctor, or out of the room before the doctor has signed. */
export const PRESENT = ['arrived', 'waiting', 'inConsultation', 'finished'] as const satisfies readonly QueueStatus[]
export type Present = (typeof PRESENT)[number]

/** What a visit is in every place that names it: where its patient is today, else its status. */
export type VisitState = ShownStatus | Present

export const isPresent = (state: VisitState | QueueStatus): state is Present => PRESENT.some((each) => each === state)
export const isToCome = (state: VisitState): boolean => TO_COME.some((each) => each === state)

/** Places of somebody whose visit is held or was: it is neither called off nor moved any more. */
const BEGUN: readonly QueueStatus[] = ['inConsultation', 'finished']
export const hasBegun = (queue: { readonly status: QueueStatus } | null): boolean =>
  queue !== null && BEGUN.includes(queue.status)

/** What is known of a visit wherever one is shown. */
export interface ShownVisit {
  readonly status: AppointmentStatus
  readonly endsAt: UnixSeconds
  readonly isNoShow: boolean
  /** Where its patient is today; null before they come, on other days, and on video. */
  readonly queue: { readonly status: QueueStatus } | null
  /** Until when an unpaid online booking keeps its slot; left out where only those that stand are listed. */
  readonly holdExpiresAt?: UnixSeconds | null
}

/**
 * `waiting` for an upcoming appointment whose patient is in the waiting room, `noShow` for one that was called in vain,
 * `cancelled` for one whose hold passed without a payment.
 */
export const visitState = (visit: ShownVisit, now: UnixSeconds): VisitState => {
  const { status, queue, holdExpiresAt = null } = visit
  if (!FREE_SLOT.includes(status) && !holdsSlot({ status, holdExpiresAt }, now)) return 'cancelled'
  const shown = shownStatus(visit, now)
  const place = queue?.status
  if (!isToCome(shown) || place === undefined || place === 'expected') return shown
  return place === 'done' ? 'completed' : place
}

/** What is known of hours that run late. */
interface Delayed {
  readonly startsAt: UnixSeconds
  /** By how many minutes its doctor runs late, as it was stated; null where nobody said so. */
  readonly delayMinutes: number | null
}

/** The stated delay of hours in minutes, which ends with their day; 0 without one. */
export const delayOf = ({ startsAt, delayMinutes }: Delayed, now: UnixSeconds): number =>
  dayOf(startsAt) === dayOf(now) ? (delayMinutes ?? 0) : 0

/** The stated delay of a visit whose patient still waits for it, and when it is expected; null where there is none. */
export const statedDelay = (visit: ShownVisit & Delayed, now: UnixSeconds) => {
  const minutes = delayOf(visit, now)
  const state = visitState(visit, now)
  const isAwaited = isToCome(state) || state === 'arrived' || state === 'waiting'
  return minutes === 0 || !isAwaited ? null : { minutes, expectedAt: visit.startsAt + minutes * MINUTE }
}

/** The look of every status of an appointment, the same wherever one is shown. */
export const statusLooks: Readonly<Record<ShownStatus, StatusLook>> = {
  pending: { tone: 'warm', icon: 'clock' },
  upcoming: { tone: 'info', icon: 'calendarCheck' },
  accepted: { tone: 'info', icon: 'calendarCheck' },
  confirmed: { tone: 'info', icon: 'calendarCheck' },
  active: { tone: 'good', icon: 'radio' },
  completed: { tone: 'good', icon: 'circleCheck' },
  cancelled: { tone: 'bad', icon: 'circleX' },
  rejected: { tone: 'bad', icon: 'ban' },
  uploaded: { tone: 'good', icon: 'fileCheck' },
  admit: { tone: 'calm', icon: 'bed' },
  discharged: { tone: 'neutral', icon: 'logOut' },
  noShow: { tone: 'bad', icon: 'userX' },
  past: { tone: 'neutral', icon: 'clock' },
}
