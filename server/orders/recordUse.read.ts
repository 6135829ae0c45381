import { and, eq, inArray } from 'drizzle-orm'
import { ORDER_LIVE } from '../../src/core/orders/order.lifecycle'
import type { Database } from '../kit/handlers'
import { providerOrders } from './orders.tables'

/** Whether an order that is under way was placed with a record. */
export const isInLiveOrder = async (db: Database, recordId: string): Promise<boolean> =>
  (await db.$count(
    providerOrders,
    and(eq(providerOrders.recordId, recordId), inArray(providerOrders.stage, [...ORDER_LIVE])),
  )) > 0
