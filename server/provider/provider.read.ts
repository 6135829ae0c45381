import { and, eq, inArray } from 'drizzle-orm'
import type { Week } from '../../src/core/provider/openHours.rules'
import { PROVIDERS } from '../../src/core/session/roles'
import type { Database } from '../kit/handlers'
import { users } from '../people/people.tables'
import { providerHours } from './provider.tables'

const { weekday, opens, closes } = providerHours

/** The opening hours of providers, by their ids. */
export const hoursByProvider = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Week>> => {
  const rows = await db
    .select({ providerId: providerHours.providerId, weekday, opens, closes })
    .from(providerHours)
    .where(inArray(providerHours.providerId, [...ids]))
  return new Map(ids.map((id) => [id, rows.filter(({ providerId }) => providerId === id)]))
}

/** The opening hours of one provider. */
export const hoursOf = async (db: Database, id: string): Promise<Week> => (await hoursByProvider(db, [id])).get(id)!

/** Ids of those who work for a provider. */
export const staffOfProvider = async (db: Database, id: string): Promise<readonly string[]> => {
  const staff = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.providerId, id), inArray(users.role, [...PROVIDERS]), eq(users.isBlocked, false)))
  return staff.map((each) => each.id)
}

/** The provider somebody works for; null of whoever works for none, as the desk of a clinic. */
export const providerOfStaff = async (db: Database, userId: string): Promise<string | null> => {
  const [person] = await db.select({ providerId: users.providerId }).from(users).where(eq(users.id, userId))
  return person?.providerId ?? null
}
