import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Paise } from '../../src/core/kit/money'
import { BILL_OPEN, netPrices, offerOfOrder, refundOf as refundOfParts } from '../../src/core/orders/bill.rules'
import type { ReturnedLine } from '../../src/core/orders/billLines'
import { sumOfLines } from '../../src/core/orders/billLines.rules'
import { REFUND_WITHIN } from '../../src/core/orders/order.times'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { countsFrom } from './drawer.store'
import { announceOrder, endsOf, notifyOfOrder } from './order.events'
import { type Change, noteBeside } from './order.beside'
import { ofMover, type OrderRow } from './order.move'
import type { Written } from './order.store'
import { keptLines, settleSupplied } from './billLines.store'
import { giveBackLines } from './lines.store'
import { creditNoteLines, type DocumentSeries, invoiceCounters } from './ledger.tables'
import { creditNotes, orderTests, providerOrders } from './orders.tables'
import { orderLines } from './lines.tables'

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

/** Names the PDF of a bill; false where it has one. */
export const nameInvoice = async (tx: Database, id: string, fileId: string): Promise<boolean> => {
  const [named] = await tx
    .update(providerOrders)
    .set({ invoiceFileId: fileId })
    .where(and(eq(providerOrders.id, id), isNull(providerOrders.invoiceFileId)))
    .returning()
  if (named === undefined) return false
  // Whoever has the order open waits for it.
  await announceOrder(tx, await endsOf(tx, named))
  return true
}

/** Names the PDF of a credit note; false where it has one. */
export const nameCreditNote = async (tx: Database, id: string, fileId: string): Promise<boolean> => {
  const [named] = await tx
    .update(creditNotes)
    .set({ fileId })
    .where(and(eq(creditNotes.id, id), isNull(creditNotes.fileId)))
    .returning({ orderId: creditNotes.orderId })
  if (named === undefined) return false
  const [order] = await tx.select().from(providerOrders).where(eq(providerOrders.id, named.orderId))
  await announceOrder(tx, await endsOf(tx, order!))
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

/** What is given back: why, and of which tests or medicines; of none that are named all that was paid and is not back yet. */
export interface Refund {
  readonly words: string
  readonly testIds: readonly string[]
  readonly returned: readonly ReturnedLine[]
}

/**
 * What became of a refund. `testRefunded`: one of the tests is none of the order, or its price is back already.
 * `notReturned`: more comes back of a line of the bill than was sold and has not come back.
 */
export type Refunded =
  | {
      readonly is: 'refunded'
      readonly order: OrderRow
      readonly countedAt: UnixSeconds
      /** Some of the payment was given back before, or is not yet. */
      readonly isOfSome: boolean
    }
  | { readonly is: 'testRefunded' | 'notRefundable' }
  | { readonly is: 'notReturned'; readonly at: number }

/** How much is given back of an order, whose row is held, and which lines of its bill come back. */
const refundOf = async (
  tx: Database,
  order: OrderRow,
  { testIds, returned }: Refund,
): Promise<
  Exclude<Refunded, { is: 'refunded' }> | { readonly amount: Paise; readonly back: readonly ReturnedLine[] }
> => {
  const { testId: id, price, isOffered, creditNoteId } = orderTests
  const all = await tx
    .select({ id, price, isOffered, creditNoteId })
    .from(orderTests)
    .where(eq(orderTests.orderId, order.id))
  const tests = all.filter((test) => test.creditNoteId === null)
  const net = netPrices(all, offerOfOrder(order, all))
  // What an offer takes off is taken off the tests that it holds for, and off no other.
  const total = order.kind === 'test' ? [...net.values()].reduce((sum, each) => sum + each, 0) : order.total!
  const bill = { total, payable: order.payable!, refunded: order.refunded }
  const lines = await keptLines(tx, order.id)
  if (!testIds.every((each) => tests.some((test) => test.id === each))) return { is: 'testRefunded' }
  const asked = new Map<number, number>()
  for (const [at, { line, quantity }] of returned.entries()) {
    const much = (asked.get(line) ?? 0) + quantity
    if (much > (lines.find((each) => each.line === line)?.quantity ?? 0)) return { is: 'notReturned', at }
    asked.set(line, much)
  }
  const priceOf = (of: typeof tests) => of.reduce((sum, test) => sum + net.get(test.id)!, 0)
  const isOfSome = testIds.length > 0 || returned.length > 0
  const given =
    priceOf(tests.filter((test) => testIds.includes(test.id))) +
    lines.reduce((sum, sold) => sum + (asked.get(sold.line) ?? 0) * sold.price, 0)
  const amount = refundOfParts(bill, priceOf(tests) + sumOfLines(lines), isOfSome ? given : null)
  // Of nothing that is named all of it comes back.
  const back = isOfSome ? [...asked].map(([line, quantity]) => ({ line, quantity })) : lines
  return { amount, back: back.flatMap(({ line, quantity }) => (quantity > 0 ? [{ line, quantity }] : [])) }
}

/**
 * Notes that a payment was given back at the counter, within the time for it: all of it, or the price of some tests or
 * medicines, each once, by a credit note. What comes back of medicines is to be had from their prescription again.
 */
export const refundOrder = async (
  tx: Database,
  change: Change,
  refund: Refund,
  now: UnixSeconds,
): Promise<Refunded> => {
  const [held] = await tx
    .select()
    .from(providerOrders)
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
    .for('update')
  if (held === undefined) return { is: 'notRefundable' }
  const found = await refundOf(tx, held, refund)
  if ('is' in found) return found
  const { amount, back } = found
  // What was sold for nothing comes back for nothing: there is no note of it.
  if (amount <= 0) return { is: 'notRefundable' }
  const isWhole = held.refunded + amount === held.payable
  const { providerId, paymentMethodId } = held
  const countedAt = await countsFrom(tx, { providerId, paymentMethodId: paymentMethodId! }, now)
  const id = newId()
  const no = await nextNumber(tx, providerId, 'C', now)
  const { words, testIds } = refund
  await tx.insert(creditNotes).values({ id, orderId: held.id, providerId, no, amount, words, at: now, countedAt })
  if (testIds.length > 0)
    await tx
      .update(orderTests)
      .set({ creditNoteId: id })
      .where(and(eq(orderTests.orderId, held.id), inArray(orderTests.testId, [...testIds])))
  if (back.length > 0)
    await tx.insert(creditNoteLines).values(back.map((line) => ({ ...line, creditNoteId: id, orderId: held.id })))
  const [order] = await tx
    .update(providerOrders)
    .set({
      refunded: held.refunded + amount,
      revision: sql`${providerOrders.revision} + 1`,
      ...(isWhole ? { paymentStatus: 'REFUNDED', refundedAt: now } : {}),
    })
    .where(eq(providerOrders.id, held.id))
    .returning()
  if (isWhole) await giveBackLines(tx, order!, sql<number>`${orderLines.asked}`)
  else if (back.length > 0) await settleSupplied(tx, order!)
  await noteBeside(tx, order!, change, { action: 'refund', reason: words }, now)
  await notifyOfOrder(tx, { ...order!, payable: amount }, 'order.refunded', no, now)
  return { is: 'refunded', order: order!, countedAt, isOfSome: amount !== held.payable }
}
