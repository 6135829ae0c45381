import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { UnseenOrder } from '../../src/core/orders/providerOrders'
import { orderNumber } from '../../src/core/orders/providerOrder.rules'
import type { Database } from '../kit/handlers'
import { announceOrder, endsOf } from './order.events'
import { providerOrders } from './orders.tables'

/** So many are named on a board; the others follow as these are opened. */
const MOST_UNSEEN = 20

/** Orders that their patients changed after they were accepted, and that nobody of the provider has opened since: the oldest first. */
export const unseenOrders = async (db: Database, providerId: string): Promise<readonly UnseenOrder[]> => {
  const { id, orderNo, kind, patientName, stage, unseenSince } = providerOrders
  const rows = await db
    .select({ id, orderNo, kind, patientName, stage })
    .from(providerOrders)
    .where(and(eq(providerOrders.providerId, providerId), isNotNull(unseenSince)))
    .orderBy(asc(unseenSince), asc(id))
    .limit(MOST_UNSEEN)
  return rows.map((row) => ({ ...row, orderNo: orderNumber(row.kind, row.orderNo) }))
}

/** Notes that somebody of its provider has opened an order; boards that name it are told. */
export const markSeen = async (db: Database, id: string): Promise<void> => {
  const [seen] = await db
    .update(providerOrders)
    .set({ unseenSince: null })
    .where(and(eq(providerOrders.id, id), isNotNull(providerOrders.unseenSince)))
    .returning()
  if (seen !== undefined) await announceOrder(db, await endsOf(db, seen))
}
