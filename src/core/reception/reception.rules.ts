import { dayOf, MINUTE, SECOND, type UnixSeconds } from '../kit/dates'
import type { AppointmentStatus } from '../orders/orders'
import type { PaymentStatus } from '../payment/payment'
import { allows } from '../session/permissions.rules'
import type { Permission, PermissionEntry } from '../session/permissions'
import type { ClinicQueue, DeskPayment, QueueEntry, QueuePosition, QueueStep, TakenBack } from './reception'
import { IN_QUEUE, type QueueStatus, TAKEN_BACK } from './reception.lifecycle'

/** Seconds in which a step can be undone, and those more in which the server still takes it: the way there is long. */
export const UNDO_FOR = 10 * SECOND
export const UNDO_GRACE = 5 * SECOND
/** Numbers that the screen of the waiting room shows after the one that is called. */
export const SHOWN_NEXT = 3
/** Milliseconds in which changes are gathered before a queue is loaded again. */
export const SETTLE = 200
/** Milliseconds after which a page that is not answered says so. */
export const SILENT_FOR = 10_000
/** Milliseconds between two looks at a queue that nobody has reported a change of. */
export const QUEUE_AGAIN = 30_000
/** Milliseconds between two looks of the waiting room's screen, which nobody watches over. */
export const DISPLAY_AGAIN = 5000
/** Seconds that the screen of the waiting room stays in one language. */
export const LANGUAGE_TURN = 8 * SECOND
/** Milliseconds that somebody is shown who called before them. */
export const OVERTAKEN_FOR = 8000

/** Statuses of an appointment whose consultation is over. */
export const SEEN: readonly AppointmentStatus[] = ['completed', 'uploaded', 'admit', 'discharged']

/** Where somebody is: what was written at the reception, unless the appointment itself is over. */
export const queueStatusOf = (written: QueueStatus | null, appointment: AppointmentStatus): QueueStatus =>
  SEEN.includes(appointment) ? 'done' : (written ?? 'expected')

type Placed = Pick<QueueEntry, 'id' | 'startsAt' | 'arrivedAt' | 'slotNo'>

/**
 * Since when it is somebody's turn: whoever came in time is called by the time of the appointment, whoever came late by
 * the time they came. Nobody gets before those who keep their time by coming hours early.
 */
export const turnOf = ({ startsAt, arrivedAt }: Pick<Placed, 'startsAt' | 'arrivedAt'>): UnixSeconds =>
  Math.max(startsAt, arrivedAt ?? startsAt)

/** The order in which people are called. */
export const byTurn = (one: Placed, other: Placed): number =>
  turnOf(one) - turnOf(other) || one.slotNo - other.slotNo || (one.id < other.id ? -1 : 1)

const isIn =
  (statuses: readonly QueueStatus[]) =>
  ({ status }: Pick<QueueEntry, 'status'>) =>
    statuses.includes(status)

/** Whether the fee of somebody is still to be paid. */
const owes = ({ paymentStatus }: Pick<QueueEntry, 'paymentStatus'>): boolean => paymentStatus === 'UNPAID'

/** The queue as its page has it: who is to come, who waits in the order of their call, who is seen, who was or was not. */
export const columnsOf = (entries: readonly QueueEntry[]) => ({
  due: entries.filter(isIn(['expected'])).toSorted((one, other) => one.startsAt - other.startsAt),
  queue: entries.filter(isIn(IN_QUEUE)).toSorted(byTurn),
  current: entries.filter(isIn(['inConsultation'])).toSorted((one, other) => (other.callNo ?? 0) - (one.callNo ?? 0)),
  noShow: entries.filter(isIn(['noShow'])).toSorted((one, other) => one.startsAt - other.startsAt),
  // Who still owes stands first: they are about to leave.
  done: entries
    .filter(isIn(['finished', 'done']))
    .toSorted((one, other) => Number(owes(other)) - Number(owes(one)) || one.startsAt - other.startsAt),
})

/** Who is with the doctor; null where nobody is. */
export const currentOf = (entries: readonly QueueEntry[]): string | null => columnsOf(entries).current[0]?.id ?? null

/** What the screen of the waiting room shows of a queue. */
export const displayOf = (entries: readonly QueueEntry[]) => {
  const { queue, current } = columnsOf(entries)
  const now = current[0] ?? null
  const before = entries
    .filter(({ id, callNo }) => callNo !== null && id !== now?.id)
    .toSorted((one, other) => other.callNo! - one.callNo!)
  // A doctor's hours of one day at one clinic may be several, each with a first slot.
  const isTwice = entries.some(({ id, slotNo }) => id !== now?.id && slotNo === now?.slotNo)
  return {
    slotNo: now?.slotNo ?? null,
    startsAt: isTwice ? (now?.startsAt ?? null) : null,
    calledAt: now?.calledAt ?? null,
    last: before[0]?.slotNo ?? null,
    next: queue.slice(0, SHOWN_NEXT).map(({ slotNo }) => slotNo),
  }
}

/** Whole minutes that somebody has waited. */
export const waitOf = ({ arrivedAt }: Pick<QueueEntry, 'arrivedAt'>, now: UnixSeconds): number =>
  arrivedAt === null ? 0 : Math.max(0, Math.floor((now - arrivedAt) / MINUTE))

/** Minutes after which somebody has waited long, and too long. */
const LONG_WAIT = 30
const TOO_LONG = 60

/** How long somebody has waited, as a colour says it. */
export const waitTone = (minutes: number): 'calm' | 'warm' | 'bad' => {
  if (minutes >= TOO_LONG) return 'bad'
  return minutes >= LONG_WAIT ? 'warm' : 'calm'
}

/** Whole minutes since somebody was called. */
export const seenFor = ({ calledAt }: Pick<QueueEntry, 'calledAt'>, now: UnixSeconds): number =>
  calledAt === null ? 0 : Math.max(0, Math.floor((now - calledAt) / MINUTE))

/** The last step of somebody that was not taken back, and whether money was received after it. */
export interface LastStep {
  readonly step: QueueStep
  readonly at: UnixSeconds
  readonly isPaidSince: boolean
}

const lasting = ({ step, isPaidSince }: LastStep): TakenBack | null =>
  isPaidSince ? null : (TAKEN_BACK.find((each) => each === step) ?? null)

/** The step that the desk can take back at any time of the day; null once something came after it. */
export const takeBackOf = (last: LastStep | null, status: QueueStatus): TakenBack | null =>
  last === null || status === 'done' ? null : lasting(last)

/** Whether a step can be taken back: each for a moment, an arrival and a call for as long as nothing came after them. */
export const mayTakeBack = (last: LastStep, now: UnixSeconds): boolean =>
  last.at >= now - UNDO_FOR - UNDO_GRACE || lasting(last) !== null

/** Whether the desk may still correct how something was paid there: on the day it was, as long as it is not paid back. */
export const mayCorrect = (
  {
    paymentStatus,
    received,
  }: { readonly paymentStatus: PaymentStatus; readonly received: readonly Pick<DeskPayment, 'at'>[] },
  now: UnixSeconds,
): boolean => paymentStatus === 'PAID' && received.length > 0 && dayOf(received.at(-1)!.at) === dayOf(now)

/** What is done with somebody of the queue: a step, what takes one back, or the money: its receipt once it is paid. */
export type QueueDeed = QueueStep | 'takeBack' | 'take' | 'receipt'

const permissionOf = (deed: QueueDeed): Permission => {
  if (deed === 'take') return 'opdReceptionWeb.receivePayment'
  return deed === 'receipt' ? 'opdReceptionWeb.billReceipt' : 'opdReceptionWeb.view'
}

/** Whether somebody may do it at all. */
export const isPermitted = (permissions: readonly PermissionEntry[], deed: QueueDeed): boolean =>
  allows(permissions, permissionOf(deed))

/** What the desk does next with somebody, so that one button of their row is enough; null where nothing is left to do. */
export const nextDeed = (
  { status, paymentStatus }: Pick<QueueEntry, 'status' | 'paymentStatus'>,
  deeds: readonly QueueDeed[],
): QueueDeed | null => {
  const isDue = paymentStatus === 'UNPAID'
  const order: Readonly<Record<QueueStatus, readonly QueueDeed[]>> = {
    expected: ['arrive'],
    arrived: isDue ? ['take', 'call'] : ['call', 'seat'],
    waiting: ['call'],
    inConsultation: isDue ? ['take', 'finish'] : ['finish'],
    finished: ['take'],
    done: ['take'],
    noShow: ['arrive'],
  }
  return order[status].find((deed) => deeds.includes(deed)) ?? null
}

/** Everything that can be done with somebody, in the order of the desk; there is money once they have come. */
export const deedsOf = (
  { status, paymentStatus, takeBack }: Pick<QueueEntry, 'status' | 'paymentStatus' | 'takeBack'>,
  steps: readonly QueueStep[],
): readonly QueueDeed[] => {
  const order: readonly QueueStep[] = ['arrive', 'call', 'finish', 'recall', 'seat', 'return', 'noShow']
  const money: readonly QueueDeed[] = status === 'expected' ? [] : [paymentStatus === 'UNPAID' ? 'take' : 'receipt']
  const taken = order.filter((step) => steps.includes(step))
  return [
    ...taken.filter((step) => step !== 'noShow'),
    ...money,
    ...(takeBack === null ? [] : (['takeBack'] as const)),
    ...taken.filter((step) => step === 'noShow'),
  ]
}

/** Whether somebody who is to come is late. */
export const isLate = ({ startsAt }: Pick<QueueEntry, 'startsAt'>, now: UnixSeconds): boolean => startsAt < now

/** A queue with an entry in the place of what it was: who is with the doctor is alone there. */
export const withEntry = (queue: ClinicQueue, entry: QueueEntry): ClinicQueue => {
  const others = queue.entries.filter(({ id }) => id !== entry.id)
  const isInside = isIn(['inConsultation'])
  const after = isInside(entry)
    ? others.map((each) => (isInside(each) ? { ...each, status: 'finished' as const, takeBack: null } : each))
    : others
  return { ...queue, entries: [...after, entry] }
}

/** The step that a key of the page means for an entry; null where it means none. */
export const stepOfKey = (key: string): QueueStep | null => {
  const steps: Readonly<Record<string, QueueStep>> = { a: 'arrive', f: 'finish', r: 'recall', s: 'noShow' }
  return steps[key.toLowerCase()] ?? null
}

/** How many people are before an appointment: what is known now, before that what came with it. */
export const beforeOf = (
  places: readonly QueuePosition[] | null,
  { id, liveQueue }: { readonly id: string; readonly liveQueue: number | null },
): number | null =>
  places === null ? liveQueue : (places.find(({ bookingId }) => bookingId === id)?.liveQueue ?? null)

/** An appointment with where its patient is by what is known now; where nothing is, as it came. */
export const withPlace = <
  Visit extends { readonly id: string; readonly queue: { readonly status: QueueStatus } | null },
>(
  places: readonly QueuePosition[] | null,
  visit: Visit,
): Visit => {
  const place = places?.find(({ bookingId }) => bookingId === visit.id)
  return place === undefined ? visit : { ...visit, queue: { status: place.status } }
}

/** By how many minutes the queue of an appointment is late; null for one that keeps its times or is not known. */
export const lateOf = (places: readonly QueuePosition[] | null, { id }: { readonly id: string }): number | null =>
  places?.find(({ bookingId }) => bookingId === id)?.minutesLate ?? null

/** In how many minutes the patient of an appointment is probably called; null where that is not known. */
export const waitFor = (places: readonly QueuePosition[] | null, { id }: { readonly id: string }) =>
  places?.find(({ bookingId }) => bookingId === id)?.wait ?? null

/** Minutes from which a queue is called late, and in which that is counted: nobody knows it to the minute. */
const LATE_FROM = 15
const LATE_STEP = 5

/** `minutesLate(turn, turn + 43 * MINUTE)` is 40: how late a queue is whose next person's turn came at a moment; null while it is not. */
export const minutesLate = (turn: UnixSeconds, now: UnixSeconds): number | null => {
  const minutes = Math.floor((now - turn) / MINUTE)
  return minutes < LATE_FROM ? null : minutes - (minutes % LATE_STEP)
}

/** A clinic and its address on one line; a part of the address that the name has already, like its sector, stands once. */
export const placeWritten = (clinicName: string, address: string | null): string => {
  const named = clinicName.split(', ')
  const rest = (address ?? '').split(', ').filter((part) => part !== '' && !named.includes(part))
  return [clinicName, ...rest].join(', ')
}
