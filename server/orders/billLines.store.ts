import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { type BillLine } from '../../src/core/orders/billLines'
import { fillingOf } from './billedMedicines'
import { areSame, medicineNamed, readCatalogue, scheduleNamed } from './billedNames'
import { keptOf, suppliedBy, sumOfLines } from '../../src/core/orders/billLines.rules'
import type { MedicineOrder } from '../../src/core/orders/providerOrder'
import { isScheduleH1 } from '../../src/core/prescription/scheduleH1'
import type { Database } from '../kit/handlers'
import { medicalRecords } from '../records/records.tables'
import type { OrderRow } from './order.move'
import { creditNoteLines } from './ledger.tables'
import { giveBackLines, returnedOf } from './lines.store'
import { withPlace } from './paperUse.read'
import { h1Register } from './orders.tables'
import { orderBillLines, orderLines } from './lines.tables'

const linesOf = (tx: Database, orderId: string) =>
  tx.select().from(orderBillLines).where(eq(orderBillLines.orderId, orderId)).orderBy(asc(orderBillLines.line))

/** Lines of a bill with as many of each as have not come back; the order's row is held. */
export const keptLines = async (tx: Database, orderId: string) => {
  const lines = await linesOf(tx, orderId)
  const back = await tx.select().from(creditNoteLines).where(eq(creditNoteLines.orderId, orderId))
  return lines.map((sold) => ({
    ...sold,
    quantity: keptOf({ quantity: sold.quantity, returned: returnedOf(back, sold.line) }),
  }))
}

/**
 * Keeps the lines of a bill, each with what it fills and with its schedule; where it comes without, those that stand stay
 * as long as they make its total.
 */
export const keepBillLines = async (
  tx: Database,
  { id, total }: Pick<OrderRow, 'id' | 'total'>,
  order: MedicineOrder,
  lines: readonly BillLine[] | undefined,
): Promise<void> => {
  if (lines === undefined && sumOfLines(await linesOf(tx, id)) === total) return
  await tx.delete(orderBillLines).where(eq(orderBillLines.orderId, id))
  if (lines === undefined || lines.length === 0) return
  const catalogue = await readCatalogue(tx)
  const { fills } = fillingOf(lines, order, catalogue)
  await tx.insert(orderBillLines).values(
    lines.map((line, at) => ({
      orderId: id,
      line: at,
      ...line,
      fills: fills[at] ?? null,
      schedule: isScheduleH1(line.name) ? 'H1' : scheduleNamed(line.name, catalogue),
    })),
  )
}

/** Whether a bill says what is handed over, not a total alone. */
export const hasBillLines = async (tx: Database, orderId: string): Promise<boolean> =>
  (await tx.$count(orderBillLines, eq(orderBillLines.orderId, orderId))) > 0

/** A medicine of an order that is of Schedule H or H1, by the list, the catalogue or its product; null where none is. */
export const scheduledIn = async (
  tx: Database,
  { lines }: Pick<MedicineOrder, 'lines'>,
): Promise<{ readonly name: string; readonly schedule: string } | null> => {
  if (lines.length === 0) return null
  const catalogue = await readCatalogue(tx)
  for (const { name, asked, isH1 } of lines) {
    const schedule = isH1 ? 'H1' : scheduleNamed(name, catalogue)
    if (asked !== 0 && schedule !== null) return { name, schedule }
  }
  return null
}

/**
 * Gives back to the prescription what of an order was not handed over, as its bill has it, or came back, in the units of
 * the order.
 */
export const settleSupplied = async (tx: Database, order: OrderRow): Promise<void> => {
  const billed = await keptLines(tx, order.id)
  const lines = await tx
    .select({ line: orderLines.line, unit: orderLines.unit })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
  if (billed.length === 0 || lines.length === 0) return
  const handedOver = lines.map(({ line, unit }) => {
    const filling = billed.filter(({ fills }) => fills === line)
    const much = filling.reduce((sum, sold) => sum + (suppliedBy(sold, unit) ?? sold.quantity), 0)
    return sql`when ${line} then ${much}::int`
  })
  // The last bottle is not cut: what is in it above what was asked for counts for nothing.
  const supplied = sql<number>`least(${orderLines.asked}, case ${orderLines.line} ${sql.join(handedOver, sql` `)} end)`
  await giveBackLines(tx, order, sql<number>`(${orderLines.asked} - ${supplied})`)
  await tx
    .update(orderLines)
    .set({ asked: supplied })
    .where(and(eq(orderLines.orderId, order.id), isNotNull(orderLines.asked)))
}

/** What of an order is sold under Schedule H1: marked on the bill, or so by the list or the catalogue whatever its name there. */
const registered = async (tx: Database, order: MedicineOrder) => {
  const byCatalogue = order.lines.filter(({ isH1, asked }) => isH1 && asked !== 0)
  const billed = await linesOf(tx, order.id)
  const catalogue = await readCatalogue(tx)
  const known = byCatalogue.map(({ name }) => medicineNamed(name, catalogue))
  const isKnown = (name: string) => known.some((one) => areSame(one, medicineNamed(name, catalogue)))
  const filled = new Set(byCatalogue.map(({ line }) => line))
  return billed
    .filter(({ isH1, schedule, fills, name }) => isH1 || schedule === 'H1' || filled.has(fills ?? -1) || isKnown(name))
    .map(({ line, name, batch, fills, ...sold }) => {
      const unit = order.lines.find((each) => each.line === fills)?.unit ?? null
      const supplied = suppliedBy(sold, unit)
      return { line, medicine: name, quantity: supplied ?? sold.quantity, unit: supplied === null ? null : unit, batch }
    })
}

/** Name and address of who prescribed, as the register has them: of a paper as they were typed. */
const writtenPrescriber = async (tx: Database, order: MedicineOrder, prescriber: string): Promise<string> => {
  if (!order.isSignedHere) return prescriber
  const [record] = await tx
    .select({ bookingId: medicalRecords.bookingId })
    .from(medicalRecords)
    .where(eq(medicalRecords.id, order.recordId))
  return withPlace(tx, prescriber, record?.bookingId ?? null)
}

/** Writes what is sold under Schedule H1 into the register; false where nobody is named who prescribed it. */
export const registerH1 = async (
  tx: Database,
  order: MedicineOrder,
  prescriber: string | null,
  now: UnixSeconds,
): Promise<boolean> => {
  const sold = await registered(tx, order)
  if (sold.length === 0) return true
  if (prescriber === null) return false
  const { id: orderId, providerId, patientName } = order
  const who = await writtenPrescriber(tx, order, prescriber)
  await tx
    .insert(h1Register)
    .values(sold.map((line) => ({ ...line, providerId, orderId, at: now, patientName, prescriber: who })))
  return true
}
