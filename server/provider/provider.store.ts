import { and, eq, gt, gte, lt } from 'drizzle-orm'
import type { ProviderOffer } from '../../src/core/provider/provider'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { violatedConstraint } from '../kit/constraint'
import { newId } from '../kit/ids'
import { providerOffers, providers } from './provider.tables'

/** Takes no new orders until a moment; null takes them. */
export const pauseOrders = async (db: Database, id: string, until: UnixSeconds | null): Promise<void> => {
  await db.update(providers).set({ pausedUntil: until }).where(eq(providers.id, id))
}

/** Makes an offer; false where another one of the provider holds at some moment of it. */
export const addOffer = async (
  db: Database,
  {
    testIds,
    ...offer
  }: Omit<ProviderOffer, 'until'> & {
    readonly providerId: string
    readonly startsAt: UnixSeconds
    readonly endsAt: UnixSeconds
  },
): Promise<boolean> => {
  const row = { id: newId(), ...offer, testIds: testIds && [...testIds] }
  try {
    // In a transaction of its own: what is refused leaves the one around it as it was.
    await db.transaction((own) => own.insert(providerOffers).values(row))
    return true
  } catch (error) {
    if (violatedConstraint(error) === 'provider_offers_one') return false
    throw error
  }
}

/** Ends an offer that holds, and takes one away that did not begin; null where there is none of the provider's. */
export const endOffer = async (
  db: Database,
  { providerId, id }: { readonly providerId: string; readonly id: string },
  now: UnixSeconds,
): Promise<'ended' | 'over' | null> => {
  const { startsAt, endsAt } = providerOffers
  const its = and(eq(providerOffers.id, id), eq(providerOffers.providerId, providerId))
  const ended = await db
    .update(providerOffers)
    .set({ endsAt: now })
    .where(and(its, lt(startsAt, now), gt(endsAt, now)))
    .returning()
  if (ended.length > 0) return 'ended'
  const taken = await db
    .delete(providerOffers)
    .where(and(its, gte(startsAt, now)))
    .returning()
  if (taken.length > 0) return 'ended'
  return (await db.$count(providerOffers, its)) > 0 ? 'over' : null
}
