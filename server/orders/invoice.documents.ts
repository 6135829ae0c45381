import { eq } from 'drizzle-orm'
import * as Schema from 'effect/Schema'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { ProviderOrder } from '../../src/core/orders/providerOrder'
import { storeDocument } from '../files/files.port'
import type { FileStore } from '../files/files.port'
import type { Database } from '../kit/handlers'
import { enqueueOnce, runnable, type RunnableTask, type Task } from '../kit/jobs'
import { providers } from '../provider/provider.tables'
import { medicalRecords } from '../records/records.tables'
import { nameDocument } from './bill.store'
import { type InvoicePaper, pdfOfCreditNote, pdfOfInvoice } from './invoice.paper'
import { signerOf } from './paperUse.read'
import { orderBillLines, orderLines, orderTests, providerOrders } from './orders.tables'

const OfOrder = Schema.Struct({ orderId: Schema.String })

/** Tried for half a day: a file store may be away as long. */
export const invoiceTask: Task<typeof OfOrder.Type> = { name: 'write a bill', tries: 12, input: OfOrder }
export const creditNoteTask: Task<typeof OfOrder.Type> = { name: 'write a credit note', tries: 12, input: OfOrder }

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
  if (row === undefined || row.order.invoiceNo === null) return null
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

/** Stores a document of an order; it is the patient's, as a report is. */
const stored = async (
  { files, db, now }: { readonly files: FileStore; readonly db: Database; readonly now: UnixSeconds },
  { order }: InvoicePaper,
  name: string,
  content: Buffer,
  column: 'invoiceFileId' | 'creditNoteFileId',
): Promise<void> => {
  const document = { ownerId: order.patientId, purpose: 'report', name, createdAt: now } as const
  await storeDocument({ db, files }, content, document, (tx, fileId) => nameDocument(tx, order.id, column, fileId))
}

const fileNameOf = (kind: string, no: string): string => `${kind}-${no.replaceAll('/', '-')}.pdf`

/** Lays out the bill of a completed order and stores it, once. */
export const writeInvoice = (files: FileStore): RunnableTask =>
  runnable(invoiceTask, async ({ orderId }, { db, now }) => {
    const paper = await paperOf(db, orderId)
    if (paper === null || paper.order.invoiceFileId !== null) return
    const name = fileNameOf('bill', paper.order.invoiceNo!)
    await stored({ files, db, now }, paper, name, await pdfOfInvoice(paper), 'invoiceFileId')
  })

/** Lays out the credit note of a refund and stores it, once. */
export const writeCreditNote = (files: FileStore): RunnableTask =>
  runnable(creditNoteTask, async ({ orderId }, { db, now }) => {
    const paper = await paperOf(db, orderId)
    const no = paper?.order.creditNoteNo
    if (paper === null || no == null || paper.order.creditNoteFileId !== null) return
    await stored(
      { files, db, now },
      paper,
      fileNameOf('credit-note', no),
      await pdfOfCreditNote(paper),
      'creditNoteFileId',
    )
  })
