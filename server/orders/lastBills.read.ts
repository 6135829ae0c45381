import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import { BILL_OPEN } from '../../src/core/orders/bill.rules'
import type { OrderStage } from '../../src/core/orders/order.lifecycle'
import { type LastBill, MOST_LAST_BILLS } from '../../src/core/orders/lastBill'
import type { Database } from '../kit/handlers'
import { orderBillLines } from './lines.tables'
import { providerOrders } from './orders.tables'

/** Seconds after which a price is of before. */
const REMEMBERED = 180 * DAY

/** Stages in which somebody stands by a bill. */
const BILLED: readonly OrderStage[] = [...BILL_OPEN, 'completed']

/** Products as a pharmacy billed them last, the latest first. */
export const lastBillsOf = async (db: Database, providerId: string, now: UnixSeconds): Promise<readonly LastBill[]> => {
  const { completedAt, stageAt, countedAt, stage } = providerOrders
  const at = sql<number>`coalesce(${completedAt}, ${stageAt})`.mapWith(Number)
  const key = sql`lower(${orderBillLines.name})`
  const latest = db
    .selectDistinctOn([key], {
      name: orderBillLines.name,
      packSize: orderBillLines.packSize,
      price: orderBillLines.price,
      hsn: orderBillLines.hsn,
      gst: orderBillLines.gst,
      maker: orderBillLines.maker,
      at: at.as('at'),
    })
    .from(orderBillLines)
    .innerJoin(providerOrders, eq(providerOrders.id, orderBillLines.orderId))
    .where(
      and(eq(providerOrders.providerId, providerId), inArray(stage, [...BILLED]), gte(countedAt, now - REMEMBERED)),
    )
    .orderBy(key, desc(at))
    .as('latest')
  return db.select().from(latest).orderBy(desc(latest.at), latest.name).limit(MOST_LAST_BILLS)
}
