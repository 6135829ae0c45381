import { addDays, dayOf, HOUR, startOfDay, type UnixSeconds } from '../kit/dates'
import type { Role } from '../session/permissions'
import type { ChatKind } from './chat'

/** Seconds a message waits for whoever may be looking at it before it is pushed. */
export const SEEN_WITHIN = 4
/** Hours of the night in which nobody with quiet hours is woken: from the one of an evening until the one of the morning. */
const FROM = 22
const UNTIL = 7

/** Whether somebody who has not said so themselves has quiet nights: patients do, those who work here do not. */
export const isQuietByDefault = (role: Role | null): boolean => role === 'PATIENT'

/**
 * When a message may be pushed to somebody: in quiet hours what is written in a ward, or names them, comes at once and
 * everything else in the morning.
 */
export const pushedAt = (
  at: UnixSeconds,
  {
    kind,
    isQuiet,
    isNamed = false,
  }: { readonly kind: ChatKind; readonly isQuiet: boolean; readonly isNamed?: boolean },
): UnixSeconds => {
  if (!isQuiet || isNamed || kind === 'in-patient') return at
  const midnight = startOfDay(dayOf(at))
  if (at < midnight + UNTIL * HOUR) return midnight + UNTIL * HOUR
  return at < midnight + FROM * HOUR ? at : startOfDay(addDays(dayOf(at), 1)) + UNTIL * HOUR
}
