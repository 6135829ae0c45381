import { eq } from 'drizzle-orm'
import * as Schema from 'effect/Schema'
import type { ProviderOrder } from '../../src/core/orders/providerOrder'
import { storeDocument } from '../files/files.port'
import type { FileStore } from '../files/files.port'
import type { Database } from '../kit/handlers'
import { enqueueOnce, runnable, type RunnableTask, type Task } from '../kit/jobs'
import { providers } from '../provider/provider.tables'
import { medicalRecords } from '../records/records.tables'
import { nameInvoice } from './bill.store'
import { type InvoicePaper, pdfOfInvoice } from './invoice.paper'
import { signerOf } from './paperUse.read'
import { orderBillLines, orderLines, orderTests, providerOrders } from './orders.tables'

const Invoice = Schema.Struct({ orderId: Schema.String })

/** Tried for half a day: a file store may be away as long. */
export const invoiceTask: Task<typeof Invoice.Type> = { name: 'write a bill', tries: 12, input: Invoice }

/** Enqueues the bill of a completed order that has none, as of one that was completed elsewhere. */
export const layOutInvoice = async (
  db: Database,
  { id, completedAt, billUrl }: Pick<ProviderOrder, 'id' | 'completedAt' | 'billUrl'>,
): Promise<void> => {
  if (completedAt !== null && billUrl === null) await enqueueOnce(db, invoiceTask, { input: { orderId: id }, key: id })
}

const paperOf = async (db: Database, orderId: string): Promise<InvoicePaper | null> => {
  const [row] = await db
    .select({ order: providerOrders, provider: providers, record: medicalRecords })
    .from(providerOrders)
    .innerJoin(providers, eq(providers.id, providerOrders.providerId))
    .leftJoin(medicalRecords, eq(medicalRecords.id, providerOrders.recordId))
    .where(eq(providerOrders.id, orderId))
  if (row === undefined || row.order.invoiceNo === null || row.order.invoiceFileId !== null) return null
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.line)
  const billLines = await db
    .select()
    .from(orderBillLines)
    .where(eq(orderBillLines.orderId, orderId))
    .orderBy(orderBillLines.line)
  const tests = await db.select().from(orderTests).where(eq(orderTests.orderId, orderId)).orderBy(orderTests.name)
  const { order, provider, record } = row
  const signer = record && signerOf(record)
  return {
    order,
    provider,
    prescriber: signer ?? order.prescriber ?? record?.doctorName ?? null,
    lines,
    billLines,
    tests,
  }
}

/** Lays out the bill of a completed order and stores it, once. */
export const writeInvoice = (files: FileStore): RunnableTask =>
  runnable(invoiceTask, async ({ orderId }, { db, now }) => {
    const paper = await paperOf(db, orderId)
    if (paper === null) return
    const name = `bill-${paper.order.invoiceNo!.replaceAll('/', '-')}.pdf`
    // It is the patient's document, as a report is.
    const document = { ownerId: paper.order.patientId, purpose: 'report', name, createdAt: now } as const
    await storeDocument({ db, files }, await pdfOfInvoice(paper), document, (tx, fileId) =>
      nameInvoice(tx, orderId, fileId),
    )
  })
