import { and, eq, notInArray } from 'drizzle-orm'
import type { Pharmacy } from '../../src/core/medicines/medicines'
import type { Database } from '../kit/handlers'
import { providerOrders } from '../orders/orders.tables'

/** Whether the next order of medicines that somebody places is their first; what came to nothing does not count. */
export const isFirstOrder = async (db: Database, patientId: string): Promise<boolean> =>
  (await db.$count(
    providerOrders,
    and(
      eq(providerOrders.patientId, patientId),
      eq(providerOrders.kind, 'medicine'),
      notInArray(providerOrders.stage, ['rejected', 'cancelled']),
    ),
  )) === 0

/** Pharmacies as somebody sees them: an offer of a first order is none for who has ordered before. */
export const offeredTo = async (
  db: Database,
  patientId: string | null,
  pharmacies: readonly Pharmacy[],
): Promise<readonly Pharmacy[]> =>
  patientId === null || pharmacies.every(({ offer }) => offer === null) || (await isFirstOrder(db, patientId))
    ? pharmacies
    : pharmacies.map((pharmacy) => ({ ...pharmacy, offer: null }))
