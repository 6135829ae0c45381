import { asc, eq } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { type BillLine } from '../../src/core/orders/billLines'
import { medicineOf } from './billedMedicines'
import { sumOfLines } from '../../src/core/orders/billLines.rules'
import type { MedicineOrder } from '../../src/core/orders/providerOrder'
import type { Database } from '../kit/handlers'
import { medicines } from '../prescription/prescription.tables'
import type { OrderRow } from './order.move'
import { h1Register, orderBillLines } from './orders.tables'

const linesOf = (tx: Database, orderId: string) =>
  tx.select().from(orderBillLines).where(eq(orderBillLines.orderId, orderId)).orderBy(asc(orderBillLines.line))

/** Keeps the lines of a bill; where it comes without, those that stand stay as long as they make its total. */
export const keepBillLines = async (
  tx: Database,
  { id, total }: Pick<OrderRow, 'id' | 'total'>,
  lines: readonly BillLine[] | undefined,
): Promise<void> => {
  if (lines === undefined && sumOfLines(await linesOf(tx, id)) === total) return
  await tx.delete(orderBillLines).where(eq(orderBillLines.orderId, id))
  if (lines === undefined || lines.length === 0) return
  await tx.insert(orderBillLines).values(lines.map((line, at) => ({ orderId: id, line: at, ...line })))
}

/** What of an order is sold under Schedule H1: marked on the bill, or so by the catalogue whatever its name there. */
const registered = async (tx: Database, order: MedicineOrder) => {
  const byCatalogue = order.lines.filter(({ isH1, asked }) => isH1 && asked !== 0)
  const billed = await linesOf(tx, order.id)
  if (billed.length === 0)
    return byCatalogue.map(({ line, name, asked, unit }) => ({
      line,
      medicine: name,
      quantity: asked,
      unit,
      batch: '',
    }))
  const scheduled = await tx
    .selectDistinct({ generic: medicines.generic })
    .from(medicines)
    .where(eq(medicines.schedule, 'H1'))
  const known = new Set(
    [...byCatalogue.map(({ name }) => name), ...scheduled.map(({ generic }) => generic)].map(
      (name) => medicineOf(name).key,
    ),
  )
  return billed
    .filter(({ isH1, name }) => isH1 || known.has(medicineOf(name).key))
    .map(({ line, name, quantity, batch }) => ({ line, medicine: name, quantity, unit: null, batch }))
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
  await tx
    .insert(h1Register)
    .values(sold.map((line) => ({ ...line, providerId, orderId, at: now, patientName, prescriber })))
  return true
}
