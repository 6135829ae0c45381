import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import type { Orderable } from '../../src/core/medicines/supply'
import { supplyState } from '../../src/core/medicines/supply.rules'
import { ORDER_LIVE } from '../../src/core/orders/order.lifecycle'
import { orderNumber } from '../../src/core/orders/providerOrder.rules'
import type { Database } from '../kit/handlers'
import { files } from '../files/files.tables'
import type { FileAddresses } from '../kit/signedAddress'
import { takenOf } from '../orders/orders.port'
import { providerOrders } from '../orders/orders.tables'
import { medicinesById } from '../prescription/prescription.port'
import { prescriptions } from '../prescription/prescription.tables'
import { providers } from '../provider/provider.tables'
import { medicalRecords } from '../records/records.tables'
import { supplyLines } from './supplyLines'

/** Whose records, and which: all that can be ordered with, or one. */
export interface RecordsOf {
  readonly patientId: string
  readonly memberId: string
  readonly recordId?: string
}

/** Records that are shown at once: nobody chooses among more. */
const MOST = 100

/** Where a reader finds how a record looks. */
export interface PictureReader {
  readonly addresses: FileAddresses
  readonly sessionId: string
}

/** Records of a member with which medicines can be ordered; those that are held or removed are not among them. */
export const orderableRecords = async (
  db: Database,
  { patientId, memberId, recordId }: RecordsOf,
  now: UnixSeconds,
  reader: PictureReader | null = null,
): Promise<readonly Orderable[]> => {
  const rows = await db
    .select({
      record: medicalRecords,
      content: prescriptions.content,
      file: { id: files.id, name: files.name, type: files.type },
    })
    .from(medicalRecords)
    .leftJoin(prescriptions, eq(prescriptions.id, medicalRecords.prescriptionId))
    .leftJoin(files, eq(files.id, medicalRecords.fileId))
    .where(
      and(
        eq(medicalRecords.patientId, patientId),
        eq(medicalRecords.memberId, memberId),
        isNull(medicalRecords.removedAt),
        isNull(medicalRecords.heldFor),
        recordId === undefined ? undefined : eq(medicalRecords.id, recordId),
      ),
    )
    .orderBy(
      sql`${medicalRecords.type} <> 'prescription'`,
      desc(medicalRecords.documentDate),
      desc(medicalRecords.createdAt),
      asc(medicalRecords.id),
    )
    .limit(MOST)
  const taken = await takenOf(
    db,
    rows.flatMap(({ record }) => record.prescriptionId ?? []),
  )
  const uses = await usesOf(
    db,
    rows.map(({ record }) => record.id),
  )
  const ids = rows.flatMap(({ content }) => content?.medicines.flatMap(({ medicineId }) => medicineId ?? []) ?? [])
  const products = new Map((await medicinesById(db, ids)).map((product) => [product.id, product]))
  return rows.map(({ record, content, file }): Orderable => {
    const { id, title, type, source, documentDate, doctorName, prescriptionId } = record
    const lines = supplyLines(content?.medicines ?? [], taken.get(prescriptionId ?? '') ?? new Map(), products)
    const openOrder = uses.open.get(id) ?? null
    const state = supplyState({ documentDate, lines, isOpen: openOrder !== null }, dayOf(now))
    const suppliedAt = uses.suppliedAt.get(id) ?? null
    const thumbnailUrl =
      reader === null || file === null ? null : reader.addresses.to(file, reader.sessionId, now).thumbnailUrl
    return {
      id,
      prescriptionId,
      title,
      type,
      source,
      documentDate,
      doctorName,
      thumbnailUrl,
      state,
      openOrder,
      suppliedAt,
      lines,
    }
  })
}

/** The live order of each record, the newest where there are several, and when it was supplied last. */
const usesOf = async (db: Database, recordIds: readonly string[]) => {
  const open = new Map<string, NonNullable<Orderable['openOrder']>>()
  const suppliedAt = new Map<string, UnixSeconds>()
  if (recordIds.length === 0) return { open, suppliedAt }
  const rows = await db
    .select({
      id: providerOrders.id,
      no: providerOrders.orderNo,
      kind: providerOrders.kind,
      stage: providerOrders.stage,
      recordId: providerOrders.recordId,
      completedAt: providerOrders.completedAt,
      pharmacyName: providers.name,
    })
    .from(providerOrders)
    .innerJoin(providers, eq(providers.id, providerOrders.providerId))
    .where(inArray(providerOrders.recordId, [...recordIds]))
    .orderBy(asc(providerOrders.createdAt), asc(providerOrders.id))
  for (const { id, no, kind, stage, recordId, completedAt, pharmacyName } of rows) {
    if (ORDER_LIVE.includes(stage)) open.set(recordId!, { id, orderNo: orderNumber(kind, no), pharmacyName })
    if (completedAt !== null) suppliedAt.set(recordId!, Math.max(completedAt, suppliedAt.get(recordId!) ?? 0))
  }
  return { open, suppliedAt }
}
