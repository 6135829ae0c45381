import { and, gt, isNull, type SQL } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { recordLinks } from './recordLinks.tables'

/** Neither ended nor past its days. */
export const isLive = (now: UnixSeconds): SQL => and(isNull(recordLinks.endedAt), gt(recordLinks.expiresAt, now))!
