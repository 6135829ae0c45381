import { asc, eq, inArray } from 'drizzle-orm'
import { DAY, dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import type { OrderEvent, ProviderOrder } from '../../src/core/orders/providerOrder'
import { orderNumber } from '../../src/core/orders/providerOrder.rules'
import { rangeOn, type Week } from '../../src/core/provider/openHours.rules'
import { isOneOf, PROVIDERS } from '../../src/core/session/roles'
import { addressesOf } from '../files/files.port'
import { kilometres } from '../kit/distance'
import type { FileAddresses } from '../kit/signedAddress'
import type { Database } from '../kit/handlers'
import { allergiesOf } from '../members/members.port'
import { patientAddresses } from '../members/members.tables'
import { hoursByProvider } from '../provider/provider.port'
import { providers } from '../provider/provider.tables'
import { medicalRecords } from '../records/records.tables'
import { medicinesById } from '../prescription/prescription.port'
import { orderBillLines, orderEvents, orderLines, orderReports, orderTests, providerOrders } from './orders.tables'

/** Who reads orders, and with which session their files open. */
export interface Reader {
  readonly end: 'patient' | 'provider'
  readonly sessionId: string
  readonly addresses: FileAddresses
  /** Where a patient is; null where no place is known. */
  readonly place?: { readonly latitude: number; readonly longitude: number } | null
}

/** Seconds after its end for which a provider reads the prescription of an order. */
export const RECORD_READ_AFTER = 30 * DAY

/** Orders by their ids, as one end reads them; whose they are has been looked at. */
export const providerOrdersByIds = async (
  db: Database,
  ids: readonly string[],
  reader: Reader,
  now: UnixSeconds,
): Promise<ReadonlyMap<string, ProviderOrder>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ order: providerOrders, provider: providers, place: patientAddresses, record: medicalRecords })
    .from(providerOrders)
    .innerJoin(providers, eq(providers.id, providerOrders.providerId))
    .leftJoin(patientAddresses, eq(patientAddresses.id, providerOrders.addressId))
    .leftJoin(medicalRecords, eq(medicalRecords.id, providerOrders.recordId))
    .where(inArray(providerOrders.id, [...ids]))
  const weeks = await hoursByProvider(db, [...new Set(rows.map(({ provider }) => provider.id))])
  const hours = new Map([...weeks].map(([id, week]) => [id, hoursOfToday(week, now)]))
  const events = groupedBy(
    await db
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, [...ids]))
      .orderBy(asc(orderEvents.id)),
  )
  const lines = groupedBy(
    await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, [...ids]))
      .orderBy(asc(orderLines.line)),
  )
  const billed = groupedBy(
    await db
      .select()
      .from(orderBillLines)
      .where(inArray(orderBillLines.orderId, [...ids]))
      .orderBy(asc(orderBillLines.line)),
  )
  const scheduled = await h1Medicines(db, [...lines.values()].flat())
  const tests = groupedBy(
    await db
      .select()
      .from(orderTests)
      .where(inArray(orderTests.orderId, [...ids]))
      .orderBy(asc(orderTests.name)),
  )
  const reports = groupedBy(
    await db
      .select({
        orderId: orderReports.orderId,
        id: orderReports.recordId,
        name: medicalRecords.title,
        fileId: medicalRecords.fileId,
        heldFor: medicalRecords.heldFor,
        attachedAt: orderReports.attachedAt,
        retractedAt: orderReports.retractedAt,
        reason: orderReports.reason,
      })
      .from(orderReports)
      .innerJoin(medicalRecords, eq(medicalRecords.id, orderReports.recordId))
      .where(inArray(orderReports.orderId, [...ids]))
      .orderBy(asc(orderReports.attachedAt), asc(orderReports.recordId)),
  )
  const isReadable = ({ closedAt }: (typeof rows)[number]['order']) =>
    closedAt === null || now < closedAt + RECORD_READ_AFTER
  const allergies =
    reader.end === 'patient'
      ? new Map<string, readonly string[]>()
      : await allergiesOf(
          db,
          rows.flatMap(({ order }) => (order.kind === 'medicine' && isReadable(order) ? [order.memberId] : [])),
        )
  const shownReports = [...reports.values()]
    .flat()
    .filter(({ heldFor, retractedAt }) => retractedAt === null && (reader.end === 'provider' || heldFor === null))
  const addresses = await addressesOf(
    db,
    [
      ...rows.flatMap(({ order, record }) => [
        order.invoiceFileId,
        reader.end === 'patient' || isReadable(order) ? (record?.fileId ?? null) : null,
      ]),
      ...shownReports.map(({ fileId }) => fileId),
    ].filter((fileId) => fileId !== null),
    { ...reader, now },
  )
  const open = (fileId: string | null) => (fileId === null ? null : (addresses.get(fileId)?.url ?? null))
  const read: [string, ProviderOrder][] = []
  for (const { order, provider, place, record } of rows) {
    const { kind, orderNo: no, countryCode, phoneNumber, providerId } = order
    const where = place ?? provider
    const common = {
      ...order,
      orderNo: orderNumber(kind, no),
      patientPhone: countryCode + phoneNumber,
      providerName: provider.name,
      providerPhone: `+91${provider.phoneNumber}`,
      providerPhoto: provider.photo,
      ...hours.get(providerId)!,
      address: where.address,
      city: where.city,
      pincode: where.pincode,
      latitude: where.latitude,
      longitude: where.longitude,
      billUrl: open(order.invoiceFileId),
      reason: order.reason as ProviderOrder['reason'],
      events: (events.get(order.id) ?? []).map((event) => eventFor(reader, event, provider.name)),
    }
    if (kind === 'medicine') {
      read.push([
        order.id,
        {
          ...common,
          kind,
          name: record!.title,
          way: order.way!,
          recordId: order.recordId!,
          recordDate: record!.documentDate,
          recordUrl: reader.end === 'patient' || isReadable(order) ? open(record!.fileId) : null,
          distance: reader.place ? Math.round(kilometres(reader.place, provider) * 10) / 10 : null,
          offersDelivery: provider.offersDelivery,
          offersPickup: provider.offersPickup,
          allergies: isReadable(order) ? (allergies.get(order.memberId) ?? null) : null,
          lines: (lines.get(order.id) ?? []).map((line) => ({ ...line, isH1: scheduled.has(line.medicineId ?? '') })),
          billLines: billed.get(order.id) ?? [],
          prescriber: order.prescriber ?? record!.doctorName,
        },
      ])
      continue
    }
    const booked = tests.get(order.id) ?? []
    const shown = (reports.get(order.id) ?? []).filter(({ heldFor }) => reader.end === 'provider' || heldFor === null)
    read.push([
      order.id,
      {
        ...common,
        kind,
        day: dayOf(order.testDay!),
        bookedFor: order.testDay!,
        testNames: booked.map(({ name }) => name),
        tests: booked.map(({ testId, name, price }) => ({ id: testId, name, price })),
        reports: shown.map(({ fileId, heldFor, orderId: _, ...report }) => ({
          ...report,
          url: report.retractedAt === null ? open(fileId) : null,
          thumbnailUrl: null,
          isHeld: heldFor !== null,
        })),
      },
    ])
  }
  return new Map(read)
}

/** Medicines of Schedule H1 among those of lines, by the catalogue. */
const h1Medicines = async (
  db: Database,
  lines: readonly { readonly medicineId: string | null }[],
): Promise<ReadonlySet<string>> => {
  const ids = [...new Set(lines.flatMap(({ medicineId }) => medicineId ?? []))]
  const products = await medicinesById(db, ids)
  return new Set(products.filter(({ schedule }) => schedule === 'H1').map(({ id }) => id))
}

/** One order as one end reads it; undefined where there is none. */
export const providerOrderById = async (db: Database, id: string, reader: Reader, now: UnixSeconds) =>
  (await providerOrdersByIds(db, [id], reader, now)).get(id)

const groupedBy = <Row extends { readonly orderId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.orderId, [...(groups.get(row.orderId) ?? []), row])
  return groups
}

const hoursOfToday = (week: Week, now: UnixSeconds) => {
  const range = rangeOn(week, dayOf(now))
  return { opensAt: range?.from ?? null, closesAt: range?.to ?? null }
}

/** Patients read what a provider's staff did by the provider's name. */
const eventFor = (
  { end }: Reader,
  { at, role, name, action, to, reason }: typeof orderEvents.$inferSelect,
  provider: string,
): OrderEvent => ({
  at,
  role,
  name: end === 'patient' && isOneOf(PROVIDERS, role === 'PRACTICE' ? null : role) ? provider : name,
  action,
  to,
  reason,
})
