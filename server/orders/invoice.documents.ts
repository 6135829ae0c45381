import { and, eq, isNull } from 'drizzle-orm'
import * as Schema from 'effect/Schema'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { ProviderOrder } from '../../src/core/orders/providerOrder'
import { storeDocument } from '../files/files.port'
import type { FileStore } from '../files/files.port'
import type { Database } from '../kit/handlers'
import { enqueueOnce, runnable, type RunnableTask, type Task } from '../kit/jobs'
import { patientAddresses } from '../members/members.tables'
import { providers } from '../provider/provider.tables'
import { medicalRecords } from '../records/records.tables'
import { nameCreditNote, nameInvoice } from './bill.store'
import { type InvoicePaper, pdfOfCreditNote, pdfOfInvoice } from './invoice.paper'
import { signerOf, withPlace } from './paperUse.read'
import { creditNotes, orderTests, providerOrders } from './orders.tables'
import { creditNoteLines } from './ledger.tables'
import { orderBillLines, orderLines } from './lines.tables'

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

/** What the documents of an order are written from; null where there is no such order. */
export const paperOf = async (db: Database, orderId: string): Promise<InvoicePaper | null> => {
  const [row] = await db
    .select({ order: providerOrders, provider: providers, record: medicalRecords, door: patientAddresses })
    .from(providerOrders)
    .innerJoin(providers, eq(providers.id, providerOrders.providerId))
    .leftJoin(medicalRecords, eq(medicalRecords.id, providerOrders.recordId))
    .leftJoin(patientAddresses, eq(patientAddresses.id, providerOrders.addressId))
    .where(eq(providerOrders.id, orderId))
  if (row === undefined) return null
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.line)
  const billLines = await db
    .select()
    .from(orderBillLines)
    .where(eq(orderBillLines.orderId, orderId))
    .orderBy(orderBillLines.line)
  const back = await db.select().from(creditNoteLines).where(eq(creditNoteLines.orderId, orderId))
  const tests = await db.select().from(orderTests).where(eq(orderTests.orderId, orderId)).orderBy(orderTests.name)
  const { order, provider, record, door } = row
  const signer = record && signerOf(record)
  return {
    order,
    provider,
    prescriber:
      signer == null
        ? (order.prescriber ?? record?.doctorName ?? null)
        : await withPlace(db, signer, record?.bookingId ?? null),
    door,
    lines,
    billLines,
    tests,
    back,
  }
}

interface Stores {
  readonly files: FileStore
  readonly db: Database
  readonly now: UnixSeconds
}

/** Stores a document of an order, once; it is the patient's, as a report is. */
const stored = async (
  { files, db, now }: Stores,
  { order }: InvoicePaper,
  { name, content }: { readonly name: string; readonly content: Buffer },
  nameIt: (tx: Database, fileId: string) => Promise<boolean>,
): Promise<void> => {
  const document = { ownerId: order.patientId, purpose: 'report', name, createdAt: now } as const
  await storeDocument({ db, files }, content, document, nameIt)
}

const fileNameOf = (kind: string, no: string): string => `${kind}-${no.replaceAll('/', '-')}.pdf`

/** Lays out the bill of a completed order and stores it, once. */
export const writeInvoice = (files: FileStore): RunnableTask =>
  runnable(invoiceTask, async ({ orderId }, { db, now }) => {
    const paper = await paperOf(db, orderId)
    if (paper === null || paper.order.invoiceNo === null || paper.order.invoiceFileId !== null) return
    const document = { name: fileNameOf('bill', paper.order.invoiceNo), content: await pdfOfInvoice(paper) }
    await stored({ files, db, now }, paper, document, (tx, fileId) => nameInvoice(tx, orderId, fileId))
  })

/** Lays out the credit notes of an order that are not, and stores each, once. */
export const writeCreditNotes = (files: FileStore): RunnableTask =>
  runnable(creditNoteTask, async ({ orderId }, { db, now }) => {
    const paper = await paperOf(db, orderId)
    if (paper === null) return
    const open = await db
      .select()
      .from(creditNotes)
      .where(and(eq(creditNotes.orderId, orderId), isNull(creditNotes.fileId)))
      .orderBy(creditNotes.at, creditNotes.no)
    for (const note of open) {
      const document = { name: fileNameOf('credit-note', note.no), content: await pdfOfCreditNote(paper, note) }
      await stored({ files, db, now }, paper, document, (tx, fileId) => nameCreditNote(tx, note.id, fileId))
    }
  })
