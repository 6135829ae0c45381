import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { BILL_OPEN } from '../../src/core/orders/bill.rules'
import { REFUND_WITHIN } from '../../src/core/orders/order.times'
import type { Database } from '../kit/handlers'
import { announceOrder, endsOf, notifyOfOrder } from './order.events'
import { type Change, noteBeside } from './order.beside'
import { ofMover, type OrderRow } from './order.move'
import type { Written } from './order.store'
import { giveBackLines } from './lines.store'
import { type DocumentSeries, invoiceCounters, orderLines, providerOrders } from './orders.tables'

const MARCH = 3

/** `26-27`: the financial year of a day, from April on. */
export const financialYear = (at: UnixSeconds): string => {
  const { year, month } = Temporal.Instant.fromEpochMilliseconds(at * 1000).toZonedDateTimeISO('Asia/Kolkata')
  const first = month > MARCH ? year : year - 1
  return `${String(first).slice(-2)}-${String(first + 1).slice(-2)}`
}

const DIGITS = 6

/** The next number of a provider's documents, without gaps: the counter's row is held until the transaction ends. */
const nextNumber = async (
  tx: Database,
  providerId: string,
  series: DocumentSeries,
  now: UnixSeconds,
): Promise<string> => {
  const year = financialYear(now)
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ providerId, year, series, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.providerId, invoiceCounters.year, invoiceCounters.series],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last })
  return `${series}/${year}/${String(counter!.last).padStart(DIGITS, '0')}`
}

/** Gives a bill the next number of its provider. */
export const numberInvoice = async (
  tx: Database,
  { id, providerId }: Pick<OrderRow, 'id' | 'providerId'>,
  now: UnixSeconds,
): Promise<void> => {
  const invoiceNo = await nextNumber(tx, providerId, 'B', now)
  await tx.update(providerOrders).set({ invoiceNo }).where(eq(providerOrders.id, id))
}

/** Names the PDF of a bill or a credit note; false where it has one. */
export const nameDocument = async (
  tx: Database,
  id: string,
  column: 'invoiceFileId' | 'creditNoteFileId',
  fileId: string,
): Promise<boolean> => {
  const [named] = await tx
    .update(providerOrders)
    .set({ [column]: fileId })
    .where(and(eq(providerOrders.id, id), isNull(providerOrders[column])))
    .returning()
  if (named === undefined) return false
  // Whoever has the order open waits for it.
  await announceOrder(tx, await endsOf(tx, named))
  return true
}

/** Changes the bill of an order that is packed or on its way; the patient is told of each change. Null where it is neither. */
export const changeBill = async (
  tx: Database,
  change: Change,
  bill: Pick<Written, 'total' | 'discount' | 'payable'>,
  now: UnixSeconds,
): Promise<OrderRow | null> => {
  const [order] = await tx
    .update(providerOrders)
    .set({ ...bill, revision: sql`${providerOrders.revision} + 1` })
    .where(
      and(
        eq(providerOrders.id, change.id),
        ofMover(change.by),
        inArray(providerOrders.stage, [...BILL_OPEN]),
        change.revision === undefined ? undefined : eq(providerOrders.revision, change.revision),
      ),
    )
    .returning()
  if (order === undefined) return null
  await noteBeside(tx, order, change, { action: 'bill', reason: null }, now)
  await notifyOfOrder(tx, order, 'medicineOrder.ready', `bill ${order.revision}`, now)
  return order
}

/**
 * Notes that a payment was given back at the counter: once, whole, within the time for it. What comes back is to be had
 * from its prescription again. Null where it cannot be, as of an order for which nothing was paid.
 */
export const refundOrder = async (
  tx: Database,
  change: Change,
  words: string,
  now: UnixSeconds,
): Promise<OrderRow | null> => {
  const [order] = await tx
    .update(providerOrders)
    .set({
      paymentStatus: 'REFUNDED',
      refundedAt: now,
      reasonWords: words,
      revision: sql`${providerOrders.revision} + 1`,
    })
    .where(
      and(
        eq(providerOrders.id, change.id),
        ofMover(change.by),
        eq(providerOrders.paymentStatus, 'PAID'),
        gt(providerOrders.payable, 0),
        gt(providerOrders.completedAt, now - REFUND_WITHIN),
        change.revision === undefined ? undefined : eq(providerOrders.revision, change.revision),
      ),
    )
    .returning()
  if (order === undefined) return null
  const creditNoteNo = await nextNumber(tx, order.providerId, 'C', now)
  await tx.update(providerOrders).set({ creditNoteNo }).where(eq(providerOrders.id, order.id))
  await giveBackLines(tx, order, sql<number>`${orderLines.asked}`)
  await noteBeside(tx, order, change, { action: 'refund', reason: words }, now)
  await notifyOfOrder(tx, order, 'order.refunded', 'refund', now)
  return order
}
