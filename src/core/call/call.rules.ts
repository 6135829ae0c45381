import { HOUR, MINUTE, SECOND, type UnixSeconds } from '../kit/dates'
import type { AppointmentStatus } from '../orders/orders'
import type { CallStatus } from './call'

interface Visit {
  readonly startsAt: UnixSeconds
  readonly endsAt: UnixSeconds
}

/** When joining opens: 5 minutes before the slot. */
export const joinsFrom = ({ startsAt }: Pick<Visit, 'startsAt'>): UnixSeconds => startsAt - 5 * MINUTE

/** Joining closes when the slot ends. */
export const canJoin = (visit: Visit, now: UnixSeconds): boolean => now >= joinsFrom(visit) && now <= visit.endsAt

/** Joining opens within the hour: what there is to do about the visit is to wait for it. */
export const joinsSoon = (visit: Visit, now: UnixSeconds): boolean =>
  now < joinsFrom(visit) && now >= joinsFrom(visit) - HOUR

/** Until when whoever was in the room may come back, while the call lasts. */
export const returnsUntil = ({ endsAt }: Pick<Visit, 'endsAt'>): UnixSeconds => endsAt + 30 * MINUTE

/** Statuses of an appointment that can have a call; one that is only held is none yet. */
export const CALLABLE: readonly AppointmentStatus[] = ['upcoming', 'active', 'accepted', 'confirmed', 'completed']

export type EntryFault = 'callTooEarly' | 'callOver'

interface Entering extends Visit {
  readonly status: CallStatus
  /** Staff ended it for everybody; one that everybody left ended by itself. */
  readonly isEndedForAll: boolean
  readonly wasIn: boolean
  readonly isStaff: boolean
  /** It was ended, and the patient is called again. */
  readonly isCalled: boolean
  /** The other end of the visit is in the room, or its line is away. */
  readonly isAwaited: boolean
}

/**
 * Why somebody may not be in a call now, or null: the one judge of its window, for both ends, on entering and while they
 * are in. Staff may begin one again that they ended, and whoever they call may come. After the slot it goes on for
 * whoever was in it and whoever is awaited there, while it lives.
 */
export const entryFault = (call: Entering, now: UnixSeconds): EntryFault | null => {
  if (now < joinsFrom(call)) return 'callTooEarly'
  if (call.isEndedForAll && !call.isStaff && !call.isCalled) return 'callOver'
  if (now <= call.endsAt) return null
  const goesOn = call.status === 'live' && now <= returnsUntil(call)
  return goesOn && (call.wasIn || call.isAwaited) ? null : 'callOver'
}

/** Seconds between two signs of life, and after which without one somebody is gone. */
export const PRESENCE_EVERY = 10 * SECOND
export const PRESENCE_LASTS = 25 * SECOND

/** A call in which nobody was heard of for so long is over, though nobody said that they left. */
export const EMPTY_FOR = 10 * MINUTE

/** People of one call: the patient, the doctor or somebody of the team, and one more. */
export const MOST_IN_CALL = 3

/** Numbers that may be invited into one call, and the characters of a name. */
export const MOST_INVITES = 5
export const INVITED_NAME = 60

/** Characters of what a patient writes of a visit. */
export const VISIT_REVIEW = 1000

/** `shownName('Asha Patel')` is `Asha P.`: how whoever wrote a review is called in public. */
export const shownName = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const [initial] = others.at(-1) ?? ''
  return initial === undefined ? first : `${first} ${initial}.`
}

/** Signals somebody may send within so many seconds, the characters of one, and how long they are kept. */
export const MOST_SIGNALS = { count: 60, within: 10 * SECOND }
export const SIGNAL_LENGTH = 16_384

/** The text that patients agree to: `call.consent` in the catalogues. A change of it is a new version. */
export const CONSENT_VERSION = '2026-11'
export const ADULT_FROM = 18

/** A doctor who has not come in so long after the start is late: the clinic can be asked. */
export const isLate = ({ startsAt }: Pick<Visit, 'startsAt'>, now: UnixSeconds): boolean =>
  now >= startsAt + 10 * MINUTE

/** Whole minutes that a call lasted, one at least; null of one that never began. */
export const minutesOf = (
  { startedAt, endedAt }: { readonly startedAt: UnixSeconds | null; readonly endedAt: UnixSeconds | null },
  now: UnixSeconds,
): number | null => (startedAt === null ? null : Math.max(1, Math.round(((endedAt ?? now) - startedAt) / MINUTE)))

/** Milliseconds for entering a room before it counts as failed. */
export const JOIN_TIMEOUT = 15_000
/** Seconds without a line after which the call is lost. */
export const LOST_AFTER = 60 * SECOND

/** The name under which somebody of a call hears hints: one of the call alone. */
export const rtmName = (channelName: string, uid: number): string => `${channelName}_${uid}`
