import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { safetyOf } from '../../src/core/diagnostics/preparation.rules'
import { DAY, dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import { offerOfOrder } from '../../src/core/orders/bill.rules'
import type { OrderEvent, OrderTest, PaperUse, ProviderOrder } from '../../src/core/orders/providerOrder'
import { orderNumber } from '../../src/core/orders/providerOrder.rules'
import type { MedicineLine } from '../../src/core/prescription/prescription'
import { isScheduleH1 } from '../../src/core/prescription/scheduleH1'
import { rangeOn, type Week } from '../../src/core/provider/openHours.rules'
import { isOneOf, PROVIDERS } from '../../src/core/session/roles'
import { addressesOf } from '../files/files.port'
import { files } from '../files/files.tables'
import { kilometres } from '../kit/distance'
import type { FileAddresses } from '../kit/signedAddress'
import type { Database } from '../kit/handlers'
import { allergiesOf } from '../members/members.port'
import { patientAddresses } from '../members/members.tables'
import { hoursByProvider } from '../provider/provider.port'
import { providers } from '../provider/provider.tables'
import { medicalRecords } from '../records/records.tables'
import { medicinesById } from '../prescription/prescription.port'
import { prescriptions } from '../prescription/prescription.tables'
import { deliveryNoteAddress } from './deliveryNote'
import { paperUses, signerOf } from './paperUse.read'
import { creditNotes, orderEvents, orderReports, orderTests, providerOrders } from './orders.tables'
import { creditNoteLines } from './ledger.tables'
import { returnedOf } from './lines.store'
import { orderBillLines, orderLines } from './lines.tables'
import { type Answered, answerIn } from './safety.store'
import { testAnswers } from './testAnswers.tables'

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

/**
 * Rows that hang on an order, in their order, read with it: a page of orders is one statement. Of columns, those that
 * are named.
 */
const hanging = <Row extends object>(
  table: PgTable & { readonly orderId: PgColumn },
  columns: { readonly [Key in keyof Row]: PgColumn },
  order: SQL,
  join = sql``,
): SQL<readonly Row[]> => {
  const pairs = Object.entries<PgColumn>(columns).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`)
  return sql<readonly Row[]>`coalesce((select json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${order})
    from ${table} ${join} where ${table.orderId} = ${providerOrders.id}), '[]')`
}

const { at, role, name: actor, action, to, reason, movedFrom } = orderEvents
const eventsOf = hanging<
  Pick<typeof orderEvents.$inferSelect, 'at' | 'role' | 'name' | 'action' | 'to' | 'reason' | 'movedFrom'>
>(orderEvents, { at, role, name: actor, action, to, reason, movedFrom }, sql`${orderEvents.id}`)
const { line, medicineId, name: medicine, prescribed, asked, offered, unit, most, days } = orderLines
const linesOf = hanging<Omit<typeof orderLines.$inferSelect, 'orderId'>>(
  orderLines,
  { line, medicineId, name: medicine, prescribed, asked, offered, unit, most, days },
  sql`${line}`,
)
const { orderId: _, line: billLine, ...billed } = getTableColumns(orderBillLines)
const billedOf = hanging<Omit<typeof orderBillLines.$inferSelect, 'orderId' | 'line'>>(
  orderBillLines,
  billed,
  sql`${billLine}`,
)
const { line: backLine, quantity: backQuantity } = creditNoteLines
const backOf = hanging<Pick<typeof creditNoteLines.$inferSelect, 'line' | 'quantity'>>(
  creditNoteLines,
  { line: backLine, quantity: backQuantity },
  sql`${backLine}`,
)
const { testId, name: test, price, isOffered, creditNoteId, fastHours, needsFood, notes, asks } = orderTests
const testsOf = hanging<Omit<OrderTest, 'isRefunded'> & Pick<typeof orderTests.$inferSelect, 'asks' | 'creditNoteId'>>(
  orderTests,
  { id: testId, name: test, price, isOffered, creditNoteId, fastHours, needsFood, notes, asks },
  sql`${test}`,
)
const { no, amount, at: notedAt, fileId: noteFile } = creditNotes
const notesOf = hanging<Pick<typeof creditNotes.$inferSelect, 'no' | 'amount' | 'at' | 'fileId'>>(
  creditNotes,
  { no, amount, at: notedAt, fileId: noteFile },
  sql`${notedAt}, ${no}`,
)
const { question, isYes, side } = testAnswers
const answersOf = hanging<Answered>(testAnswers, { question, isYes, side }, sql`${question}`)
const { recordId, attachedAt, retractedAt, reason: takenBack } = orderReports
const { title, fileId, heldFor } = medicalRecords
const reportsOf = hanging<
  Pick<typeof orderReports.$inferSelect, 'attachedAt' | 'retractedAt' | 'reason'> &
    Pick<typeof medicalRecords.$inferSelect, 'fileId' | 'heldFor'> & {
      readonly id: string
      readonly title: string
      /** Of the file that the centre sent. */
      readonly name: string
    }
>(
  orderReports,
  { id: recordId, title, name: files.name, fileId, heldFor, attachedAt, retractedAt, reason: takenBack },
  sql`${attachedAt}, ${recordId}`,
  sql`join ${medicalRecords} on ${medicalRecords.id} = ${recordId} left join ${files} on ${files.id} = ${fileId}`,
)

/** Orders by their ids, as one end reads them; whose they are has been looked at. */
export const providerOrdersByIds = async (
  db: Database,
  ids: readonly string[],
  reader: Reader,
  now: UnixSeconds,
): Promise<ReadonlyMap<string, ProviderOrder>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      order: providerOrders,
      provider: providers,
      place: patientAddresses,
      record: medicalRecords,
      written:
        reader.end === 'provider'
          ? sql<readonly MedicineLine[] | null>`${prescriptions.content} -> 'medicines'`
          : sql<null>`null`,
      events: eventsOf,
      lines: linesOf,
      billed: billedOf,
      back: backOf,
      given: notesOf,
      tests: testsOf,
      answers: answersOf,
      reports: reportsOf,
    })
    .from(providerOrders)
    .innerJoin(providers, eq(providers.id, providerOrders.providerId))
    .leftJoin(patientAddresses, eq(patientAddresses.id, providerOrders.addressId))
    .leftJoin(medicalRecords, eq(medicalRecords.id, providerOrders.recordId))
    .leftJoin(prescriptions, eq(prescriptions.id, medicalRecords.prescriptionId))
    .where(inArray(providerOrders.id, [...ids]))
  const weeks = await hoursByProvider(db, [...new Set(rows.map(({ provider }) => provider.id))])
  const hours = new Map([...weeks].map(([id, week]) => [id, hoursOfToday(week, now)]))
  const scheduled = await h1Medicines(
    db,
    rows.flatMap(({ lines }) => lines),
  )
  const isReadable = ({ order: { closedAt } }: Pick<(typeof rows)[number], 'order'>) =>
    closedAt === null || now < closedAt + RECORD_READ_AFTER
  /** What its family removed they no longer open here; of what a doctor replaced the order keeps the version. */
  const isShown = ({ order, record }: Pick<(typeof rows)[number], 'order' | 'record'>) =>
    reader.end === 'patient' ? record?.removedAt === null || record?.prescriptionId != null : isReadable({ order })
  const allergies =
    reader.end === 'patient'
      ? new Map<string, readonly string[]>()
      : await allergiesOf(
          db,
          rows.flatMap(({ order }) => (order.kind === 'medicine' && isReadable({ order }) ? [order.memberId] : [])),
        )
  const shownReports = rows
    .flatMap(({ reports }) => reports)
    .filter(({ heldFor, retractedAt }) => retractedAt === null && (reader.end === 'provider' || heldFor === null))
  const uses = reader.end === 'patient' ? new Map<string, readonly PaperUse[]>() : await paperUses(db, ids)
  const addresses = await addressesOf(
    db,
    [
      ...rows.flatMap(({ order, record, given }) => [
        order.invoiceFileId,
        ...given.map(({ fileId: note }) => note),
        isShown({ order, record }) ? (record?.fileId ?? null) : null,
      ]),
      ...shownReports.map(({ fileId }) => fileId),
    ].filter((fileId) => fileId !== null),
    { ...reader, now },
  )
  const addressOf = (fileId: string | null) => (fileId === null ? undefined : addresses.get(fileId))
  const open = (fileId: string | null) => addressOf(fileId)?.url ?? null
  const read: [string, ProviderOrder][] = []
  for (const row of rows) {
    const { order, provider, place, record, events, lines, billed, back, given, tests, answers, reports } = row
    const { kind, orderNo: no, countryCode, phoneNumber, providerId } = order
    const where = place ?? provider
    const credit = given.map(({ fileId: note, ...each }) => ({ ...each, url: open(note) }))
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
      offer: offerOfOrder(order, tests),
      billUrl: open(order.invoiceFileId),
      creditNotes: credit,
      creditNoteNo: credit.at(-1)?.no ?? null,
      creditNoteUrl: credit.at(-1)?.url ?? null,
      reason: order.reason as ProviderOrder['reason'],
      events: events.map((event) => eventFor(reader, event, provider.name)),
    }
    if (kind === 'medicine') {
      const paper = isShown({ order, record }) ? addressOf(record!.fileId) : undefined
      read.push([
        order.id,
        {
          ...common,
          kind,
          name: record!.title,
          way: order.way!,
          recordId: order.recordId!,
          recordDate: record!.documentDate,
          recordUrl: paper?.url ?? null,
          recordThumbnailUrl: paper?.thumbnailUrl ?? null,
          deliveryNoteUrl: reader.end === 'provider' ? deliveryNoteAddress(order, reader, now) : null,
          distance: reader.place ? Math.round(kilometres(reader.place, provider) * 10) / 10 : null,
          offersDelivery: provider.offersDelivery,
          offersPickup: provider.offersPickup,
          allergies: isReadable(row) ? (allergies.get(order.memberId) ?? null) : null,
          lines: lines.map((line) => ({
            ...line,
            isH1: isScheduleH1(line.name) || scheduled.has(line.medicineId ?? ''),
            directions: isReadable(row) ? (row.written?.[line.line] ?? null) : null,
          })),
          billLines: billed.map((sold, at) => ({ ...sold, returned: returnedOf(back, at) })),
          prescriber: signerOf(record!) ?? order.prescriber ?? record!.doctorName,
          isSignedHere: signerOf(record!) !== null,
          paperUses: uses.get(order.id) ?? [],
        },
      ])
      continue
    }
    const shown = reports.filter(({ heldFor }) => reader.end === 'provider' || heldFor === null)
    read.push([
      order.id,
      {
        ...common,
        kind,
        day: dayOf(order.testDay!),
        bookedFor: order.testDay!,
        visitFrom: rangeOn(weeks.get(providerId) ?? [], dayOf(order.testDay!))?.from ?? null,
        testNames: tests.map(({ name }) => name),
        tests: tests.map(({ creditNoteId: note, ...each }) => ({ ...each, isRefunded: note !== null })),
        answers: safetyOf(tests, order, answers.map(answerIn)),
        reports: shown.map(({ fileId, heldFor, title, name, ...report }) => ({
          ...report,
          // A centre knows its files, a family what was tested.
          name: reader.end === 'provider' ? (name ?? title) : title,
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

const hoursOfToday = (week: Week, now: UnixSeconds) => {
  const range = rangeOn(week, dayOf(now))
  return { opensAt: range?.from ?? null, closesAt: range?.to ?? null }
}

/** Patients read what a provider's staff did by the provider's name, and so is read who has none. */
const eventFor = (
  { end }: Reader,
  { at, role, name, action, to, reason, movedFrom }: OrderEvent,
  provider: string,
): OrderEvent => ({
  at,
  role,
  name: isOneOf(PROVIDERS, role === 'PRACTICE' ? null : role) && (end === 'patient' || name === null) ? provider : name,
  action,
  to,
  reason,
  ...(movedFrom == null ? {} : { movedFrom }),
})
