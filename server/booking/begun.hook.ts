import { and, not, type SQL } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { hook } from '../kit/hook'

/** Asks, as a condition of a query that has `appointments`, which of them are held at this moment or were just held. */
export const visitsBegun = hook<(now: UnixSeconds) => SQL>('visitsBegun')

/** Appointments whose patient is not with the doctor yet: what has begun is neither called off nor moved. */
export const hasNotBegun = (now: UnixSeconds): SQL | undefined =>
  and(...visitsBegun.listeners().map((hasBegun) => not(hasBegun(now))))
