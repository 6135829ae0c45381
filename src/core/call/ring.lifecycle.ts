import { MINUTE, SECOND, type UnixSeconds } from '../kit/dates'

/** How a ring can end; null while it is on. The first that is written wins. */
export const ringOutcomes = ['accepted', 'declined', 'missed', 'cancelled', 'busy'] as const
export type RingOutcome = (typeof ringOutcomes)[number]

/** Who can end a ring how: the patient's side, the staff who ring, or the clock. */
export const endsRing = {
  accepted: 'patient',
  declined: 'patient',
  cancelled: 'staff',
  missed: 'practice',
  busy: 'practice',
} as const satisfies Record<RingOutcome, 'patient' | 'staff' | 'practice'>

/** Where a notification of the system declines; a service worker calls it without the contract. */
export const DECLINE_PATH = '/booking-service/v1/video-call/ring/:id/decline'

/** Seconds that a ring lasts, and after which without a device an SMS goes out. */
export const RING_LASTS = 60 * SECOND
export const UNREACHED_AFTER = 10 * SECOND

/** Rings of one booking within so many seconds. */
export const MOST_RINGS = { count: 5, within: 10 * MINUTE }

/** Whether a ring is still on: a device asks before it rings. */
export const isLive = (
  ring: { readonly outcome: RingOutcome | null; readonly expiresAt: UnixSeconds },
  now: UnixSeconds,
): boolean => ring.outcome === null && now < ring.expiresAt
