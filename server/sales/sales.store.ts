import { and, eq, gt, lt } from 'drizzle-orm'
import type { DayRange } from '../../src/core/kit/calendar.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { SalesDocument } from '../../src/core/sales/sales'
import { EXPORT_LIFETIME } from '../../src/core/sales/sales.rules'
import type { Database } from '../kit/handlers'
import { hashOf, newToken } from '../kit/ids'
import { salesExports } from './sales.tables'

/** How a document is called when it is saved. */
export const exportNames = { sales: 'sales.csv', h1Register: 'h1-register.pdf' } as const satisfies Record<
  SalesDocument,
  string
>

/** An address from which sales are downloaded once. */
export const offerExport = async (
  db: Database,
  whose: { readonly providerId: string; readonly userId: string },
  { from, to }: DayRange,
  document: SalesDocument,
  now: UnixSeconds,
): Promise<string> => {
  const token = newToken()
  await db
    .insert(salesExports)
    .values({ tokenHash: hashOf(token), ...whose, from, to, document, expiresAt: now + EXPORT_LIFETIME })
  return `/exports/${token}/${exportNames[document]}`
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
