import { HOUR, MINUTE, type UnixSeconds } from '../kit/dates'
import type { QueueEntry, Session, WaitRange } from './reception'
import { IN_QUEUE } from './reception.lifecycle'
import { byTurn, seenFor, turnOf } from './reception.rules'

type Person = Pick<QueueEntry, 'id' | 'status' | 'startsAt' | 'arrivedAt' | 'calledAt' | 'slotNo'>

/** What is known of a queue for an estimate: who is in it, and how late its hours run as it was stated. */
export interface WaitFacts {
  readonly entries: readonly Person[]
  readonly sessions: readonly Pick<Session, 'startsAt' | 'endsAt' | 'delayMinutes'>[]
}

/** Consultations of today from which on nothing is guessed: fewer are no habit. */
const LEAST_SEEN = 3
/** Minutes that are no consultation: a number called by mistake, a break. */
const SHORTEST = 1
const LONGEST = 60
/** Who is this late is not waited for; seconds. */
const STILL_COMES = 15 * MINUTE
/** The end of an estimate is at least so much of its beginning: many people are never as quick as each other. */
const SPREAD = 1.25
/** Minutes in which an estimate is counted, and beyond which, or in a wider range than which, none is given. */
const STEP = 5
const FARTHEST = 180
const WIDEST = 60

/**
 * Minutes from one call to the next of today, the shortest first, where the next one was waiting by then: what the doctor
 * spends on a patient.
 */
export const pacesOf = (entries: readonly Person[]): readonly number[] => {
  const called = entries
    .flatMap(({ calledAt, arrivedAt }) => (calledAt === null ? [] : [{ calledAt, arrivedAt }]))
    .toSorted((one, other) => one.calledAt - other.calledAt)
  return called
    .slice(1)
    .flatMap(({ calledAt, arrivedAt }, index) => {
      const before = called[index]!.calledAt
      const hadWaited = arrivedAt !== null && arrivedAt <= calledAt - MINUTE
      const minutes = (calledAt - before) / MINUTE
      return hadWaited && minutes >= SHORTEST && minutes <= LONGEST ? [minutes] : []
    })
    .toSorted((one, other) => one - other)
}

/** What most patients take, the quarter that takes less or more left out where there are enough. */
const usual = (sorted: readonly number[]): readonly [number, number] => [
  sorted[Math.floor((sorted.length - 1) / 4)]!,
  sorted[Math.ceil(((sorted.length - 1) * 3) / 4)]!,
]

/**
 * In how many minutes somebody of a queue is probably called, by who is before them, what the doctor spends on a patient
 * today and the delay that was stated; null where today says too little. An estimate, never a promise.
 */
export const waitRange = ({ entries, sessions }: WaitFacts, id: string, now: UnixSeconds): WaitRange | null => {
  const paces = pacesOf(entries)
  const line = entries.filter(({ status }) => IN_QUEUE.includes(status)).toSorted(byTurn)
  const place = line.findIndex((each) => each.id === id)
  if (paces.length < LEAST_SEEN || place === -1) return null
  const [low, high] = usual(paces)
  const inside = entries.find(({ status }) => status === 'inConsultation')
  const rest = (minutes: number) => (inside === undefined ? 0 : Math.max(0, minutes - seenFor(inside, now)))
  const head = line[0]!
  const session = sessions.findLast(({ startsAt }) => startsAt <= head.startsAt) ?? sessions[0]
  const delay = session?.delayMinutes ?? 0
  const hasBegun = entries.some(({ calledAt }) => calledAt !== null && calledAt >= (session?.startsAt ?? now) - HOUR)
  const until = inside === undefined ? Math.max(0, (head.startsAt - now) / MINUTE + delay) : 0
  const from = place * low + Math.max(rest(low), delay > 0 || !hasBegun ? until : 0)
  // Who is still to come before them may be called before them.
  const mine = turnOf(line[place]!)
  const due = entries.filter(
    ({ status, startsAt }) => status === 'expected' && startsAt < mine && startsAt > now - STILL_COMES,
  )
  const to = (place + due.length) * high + Math.max(rest(high), until)
  const least = Math.floor(from / STEP) * STEP
  const most = Math.ceil(Math.max(to, least * SPREAD, least + STEP) / STEP) * STEP
  return most > FARTHEST || most - least > WIDEST ? null : { from: least, to: most }
}
