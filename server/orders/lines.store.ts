import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { MOST_UNCOUNTED } from '../../src/core/orders/billLines.rules'
import type { Database } from '../kit/handlers'
import { medicalRecords } from '../records/records.tables'
import type { OrderRow } from './order.move'
import { lineStock } from './lineStock.tables'
import { orderLines } from './lines.tables'
import { lockVersions, takenOf } from './supplied.read'

/** A line of a typed prescription as it is ordered. A quantity that cannot be counted is null. */
export interface NewLine {
  readonly line: number
  readonly medicineId: string | null
  readonly name: string
  readonly prescribed: number | null
  readonly asked: number | null
  readonly unit: string | null
  /** Of what cannot be counted how much is handed over at most. */
  readonly most?: number | null
  /** Days for which all that was prescribed lasts. */
  readonly days?: number | null
}

const prescriptionOf = async (tx: Database, recordId: string): Promise<string | null> => {
  const [record] = await tx
    .select({ prescriptionId: medicalRecords.prescriptionId })
    .from(medicalRecords)
    .where(eq(medicalRecords.id, recordId))
  return record?.prescriptionId ?? null
}

/** Takes lines of a signed prescription, never more than it gives. Returns the first line of which too little is left. */
export const takeLines = async (tx: Database, recordId: string, lines: readonly NewLine[]): Promise<number | null> => {
  const prescriptionId = await prescriptionOf(tx, recordId)
  if (prescriptionId === null) return null
  await lockVersions(tx, prescriptionId)
  const taken = (await takenOf(tx, [prescriptionId])).get(prescriptionId)
  for (const { line, prescribed, asked } of lines) {
    if (prescribed === null || !asked) continue
    if (asked + (taken?.get(line) ?? 0) > prescribed) return line
    const left = await tx
      .insert(lineStock)
      .values({ prescriptionId, line, prescribed, taken: asked })
      .onConflictDoUpdate({
        target: [lineStock.prescriptionId, lineStock.line],
        set: { taken: sql`${lineStock.taken} + ${asked}` },
        setWhere: sql`${lineStock.taken} + ${asked} <= ${lineStock.prescribed}`,
      })
      .returning({ line: lineStock.line })
    if (left.length === 0) return line
  }
  return null
}

/** Gives back to the prescription what an order took and does not supply: all of it, or what an offer leaves out. */
export const giveBackLines = async (tx: Database, order: OrderRow, much: SQL<number>): Promise<void> => {
  if (order.recordId === null) return
  const prescriptionId = await prescriptionOf(tx, order.recordId)
  if (prescriptionId === null) return
  await tx.execute(sql`
    update ${lineStock} stock set taken = stock.taken - ${much}
    from ${orderLines}
    where ${orderLines.orderId} = ${order.id} and ${orderLines.prescribed} is not null and ${orderLines.asked} is not null
      and stock.prescription_id = ${prescriptionId} and stock.line = ${orderLines.line}`)
}

/** As the core's `limitOf` has it. */
const limit = sql<number>`coalesce(${orderLines.asked}, ${orderLines.most}, ${MOST_UNCOUNTED}::int)`

/** Writes what is offered of an order's lines; false where it is more than was asked for, or of no line. */
export const offerLines = async (
  tx: Database,
  orderId: string,
  lines: readonly { readonly line: number; readonly quantity: number }[],
): Promise<boolean> => {
  for (const { line, quantity } of lines) {
    const offered = await tx
      .update(orderLines)
      .set({ offered: quantity })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.line, line), gte(limit, quantity)))
      .returning({ line: orderLines.line })
    if (offered.length === 0) return false
  }
  return true
}

/** How many of a line came back, by these rows. */
export const returnedOf = (
  back: readonly { readonly line: number; readonly quantity: number }[],
  line: number,
): number => back.reduce((sum, each) => (each.line === line ? sum + each.quantity : sum), 0)
