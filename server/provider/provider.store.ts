import { eq } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { providers } from './provider.tables'

/** Takes no new orders until a moment; null takes them. */
export const pauseOrders = async (db: Database, id: string, until: UnixSeconds | null): Promise<void> => {
  await db.update(providers).set({ pausedUntil: until }).where(eq(providers.id, id))
}
