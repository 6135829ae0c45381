import { and, eq, gt, lt } from 'drizzle-orm'
import type { DayRange } from '../../src/core/kit/calendar.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { EXPORT_LIFETIME } from '../../src/core/sales/sales.rules'
import type { Database } from '../kit/handlers'
import { hashOf, newToken } from '../kit/ids'
import { salesExports } from './sales.tables'

/** An address from which sales are downloaded once. */
export const offerExport = async (
  db: Database,
  whose: { readonly providerId: string; readonly userId: string },
  { from, to }: DayRange,
  now: UnixSeconds,
): Promise<string> => {
  const token = newToken()
  await db
    .insert(salesExports)
    .values({ tokenHash: hashOf(token), ...whose, from, to, expiresAt: now + EXPORT_LIFETIME })
  return `/exports/${token}/sales.csv`
}

/** The export behind a token, which is over with it. */
export const takeExport = async (
  db: Database,
  token: string,
  now: UnixSeconds,
): Promise<typeof salesExports.$inferSelect | null> => {
  const [taken] = await db
    .delete(salesExports)
    .where(and(eq(salesExports.tokenHash, hashOf(token)), gt(salesExports.expiresAt, now)))
    .returning()
  return taken ?? null
}

export const forgetOldExports = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(salesExports).where(lt(salesExports.expiresAt, now))
}
