import { and, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { ProviderOffer } from '../../src/core/provider/provider'
import type { Database } from '../kit/handlers'
import { providerOffers } from './provider.tables'

const { providerId, percent, most, testIds, startsAt, endsAt } = providerOffers

/** Offers that hold at a moment. */
export const holdsAt = (now: UnixSeconds): SQL | undefined => and(lte(startsAt, now), gt(endsAt, now))

/** What providers offer now, by their ids; who offers nothing is none of them. */
export const offersOf = async (
  db: Database,
  ids: readonly string[],
  now: UnixSeconds,
): Promise<ReadonlyMap<string, ProviderOffer>> => {
  const rows = await db
    .select({ id: providerId, percent, most, testIds, until: endsAt })
    .from(providerOffers)
    .where(and(inArray(providerId, [...ids]), holdsAt(now)))
  return new Map(rows.map(({ id, ...offer }) => [id, offer]))
}

export const offerOf = async (db: Database, id: string, now: UnixSeconds): Promise<ProviderOffer | null> =>
  (await offersOf(db, [id], now)).get(id) ?? null

/** Offers of a provider, the latest so many. */
export const offersOfProvider = (
  db: Database,
  id: string,
  most: number,
): Promise<readonly (typeof providerOffers.$inferSelect)[]> =>
  db.select().from(providerOffers).where(eq(providerId, id)).orderBy(desc(startsAt)).limit(most)
