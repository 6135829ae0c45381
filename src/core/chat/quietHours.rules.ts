import { addDays, dayOf, HOUR, startOfDay, type UnixSeconds } from '../kit/dates'
import type { ChatKind } from './chat'

/** Seconds a message waits for whoever may be looking at it before it is pushed. */
export const SEEN_WITHIN = 4
/** Hours of the night in which patients are not woken: from the one of an evening until the one of the morning. */
const FROM = 22
const UNTIL = 7

/** When a message may be pushed to somebody: the team and those who lie in a ward at any hour, other patients by day. */
export const pushedAt = (
  at: UnixSeconds,
  { kind, isTeam }: { readonly kind: ChatKind; readonly isTeam: boolean },
): UnixSeconds => {
  if (isTeam || kind === 'in-patient') return at
  const midnight = startOfDay(dayOf(at))
  if (at < midnight + UNTIL * HOUR) return midnight + UNTIL * HOUR
  return at < midnight + FROM * HOUR ? at : startOfDay(addDays(dayOf(at), 1)) + UNTIL * HOUR
}
