import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { isQuestioned, namingIn } from '../../src/core/kit/naming'
import { HELD_WITHIN, NAMESAKE_WITHIN } from '../../src/core/orders/order.times'
import { reportTitle } from '../../src/core/orders/reportName.rules'
import { categoryOfTests } from '../../src/core/prescription/categories'
import { LONGEST_TITLE } from '../../src/core/records/records.limits'
import { claimFile } from '../files/files.port'
import { files } from '../files/files.tables'
import type { Database } from '../kit/handlers'
import { takeTurn } from '../kit/takeTurn'
import { isUuid } from '../kit/ids'
import { providerOfStaff, staffOfProvider } from '../provider/provider.port'
import {
  addReport,
  type CentreReport,
  dropHeldSince,
  type KeptReport,
  type NewReport,
  takeBackReport,
} from '../records/records.port'
import { medicalRecords } from '../records/records.tables'
import { announceOrder } from './order.events'
import type { MovedBy, OrderRow } from './order.move'
import { type MoveOutcome, moveOrder, overtaken } from './order.store'
import { orderReports, orderTests, providerOrders } from './orders.tables'

type Centre = Extract<MovedBy, { readonly providerId: string }>

/** Stages in which a report waits for the end of its order. */
const HOLDING = ['accepted', 'sampled'] as const

/** An order of a centre while nobody else changes it. */
const lockedOrder = async (tx: Database, id: string, { providerId }: Centre): Promise<OrderRow | undefined> => {
  const [order] = await tx
    .select()
    .from(providerOrders)
    .where(and(eq(providerOrders.id, id), eq(providerOrders.providerId, providerId), eq(providerOrders.kind, 'test')))
    .for('update')
  return order
}

const isHolding = ({ stage }: OrderRow): boolean => HOLDING.some((each) => each === stage)

/** Shows both ends that reports of an order changed, where its stage does not. */
const touch = async (tx: Database, order: OrderRow): Promise<MoveOutcome> => {
  const [after] = await tx
    .update(providerOrders)
    .set({ revision: sql`${providerOrders.revision} + 1` })
    .where(and(eq(providerOrders.id, order.id), inArray(providerOrders.stage, [...HOLDING])))
    .returning()
  await announceOrder(tx, { order: after!, staff: await staffOfProvider(tx, order.providerId) })
  return { is: 'moved', order: after! }
}

/** Stands in place of the centre's own words. */
const NEVER_DONE = 'The order was not completed'

/** Takes away reports that were held for orders which never came to an end; the order keeps that there were some. */
export const purgeHeldReports = async (db: Database, now: UnixSeconds): Promise<void> =>
  db.transaction(async (tx) => {
    const dropped = await dropHeldSince(tx, now - HELD_WITHIN, now)
    if (dropped.length === 0) return
    await tx
      .update(orderReports)
      .set({ retractedAt: now, reason: NEVER_DONE })
      .where(and(inArray(orderReports.recordId, [...dropped]), isNull(orderReports.retractedAt)))
  })

/** What its centre says of a report itself; the rest is of its order. */
type Attached = Pick<NewReport, 'fileId' | 'documentDate'> &
  Partial<Pick<NewReport, 'title' | 'healthCategoryId'>> & {
    readonly id: string
    /** What stands in the file, looked through for its patient; null of a picture, and where somebody looked. */
    readonly text: string | null
    /** Another patient has the same file, and this one shall have it too. */
    readonly isMeant?: boolean | undefined
  }

/** A report by its tests, and of several of one order that stand which it is: the name of a file says nothing to a family. */
const byTests = async (tx: Database, orderId: string) => {
  const tests = await tx
    .select({ name: orderTests.name })
    .from(orderTests)
    .where(eq(orderTests.orderId, orderId))
    .orderBy(asc(orderTests.name))
  const names = tests.map(({ name }) => name)
  const standing = await tx
    .select({ title: medicalRecords.title })
    .from(orderReports)
    .innerJoin(medicalRecords, eq(medicalRecords.id, orderReports.recordId))
    .where(and(eq(orderReports.orderId, orderId), isNull(orderReports.retractedAt)))
  const taken = new Set(standing.map(({ title }) => title))
  const numbered = (nth: number): string => {
    const title = reportTitle(names, nth, LONGEST_TITLE)
    return taken.has(title) ? numbered(nth + 1) : title
  }
  return { title: numbered(1), healthCategoryId: categoryOfTests(names) }
}

interface Attachment {
  /** `ofAnother`: another patient has the same file; `notNamed`: its text is somebody else's. Both are asked about first. */
  readonly outcome:
    | MoveOutcome
    | { readonly is: 'ofAnother' }
    | { readonly is: 'notNamed' }
    | { readonly is: 'visitAhead'; readonly day: UnixSeconds }
  readonly recordId: string | null
}

/** The record of a file, or of another upload of the same bytes, that stands among the reports of an order. */
const attachedAs = async (tx: Database, orderId: string, fileId: string): Promise<string | null> => {
  const standing = and(eq(orderReports.orderId, orderId), isNull(orderReports.retractedAt))
  const same = tx.select({ hash: files.hash }).from(files).where(eq(files.id, fileId))
  const rows = await tx
    .select({ id: orderReports.recordId })
    .from(orderReports)
    .innerJoin(medicalRecords, eq(medicalRecords.id, orderReports.recordId))
    .innerJoin(files, eq(files.id, medicalRecords.fileId))
    .where(and(standing, or(eq(files.id, fileId), eq(files.hash, same))))
    .limit(1)
  return rows[0]?.id ?? null
}

/** Whether a file, or another upload of the same bytes, stands as a report of another patient of the same centre. */
export const isAttachedToAnother = async (
  db: Database,
  { memberId, providerId }: Pick<OrderRow, 'memberId' | 'providerId'>,
  fileId: string,
): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    select from ${files} file
    join ${files} same on same.content_id = file.content_id or same.hash = file.hash
    join ${medicalRecords} on ${medicalRecords.fileId} = same.id
    join ${orderReports} on ${orderReports.recordId} = ${medicalRecords.id} and ${orderReports.retractedAt} is null
    join ${providerOrders} on ${providerOrders.id} = ${orderReports.orderId}
    where file.id = ${fileId} and ${eq(providerOrders.providerId, providerId)} and ${ne(providerOrders.memberId, memberId)}
    limit 1`)
  return rowCount !== 0
}

/** Whether somebody else of the same name has tests at the same centre now, or had them lately. */
export const hasNamesake = async (
  db: Database,
  { memberId, providerId, patientName }: Pick<OrderRow, 'memberId' | 'providerId' | 'patientName'>,
  now: UnixSeconds,
): Promise<boolean> => {
  const rows = await db
    .select({ id: providerOrders.id })
    .from(providerOrders)
    .where(
      and(
        eq(providerOrders.providerId, providerId),
        gte(providerOrders.countedAt, now - NAMESAKE_WITHIN),
        inArray(providerOrders.stage, [...HOLDING, 'completed', 'uploaded']),
        ne(providerOrders.memberId, memberId),
        sql`lower(${providerOrders.patientName}) = lower(${patientName})`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Binds a report to one order: held until it is completed, after that the patient's at once (S2-279, S2-280). */
export const attachReport = async (
  tx: Database,
  { id, title = '', healthCategoryId, text, isMeant = false, ...report }: Attached,
  by: Centre,
  now: UnixSeconds,
): Promise<Attachment> => {
  const order = await lockedOrder(tx, id, by)
  if (order === undefined) return { outcome: { is: 'unknown' }, recordId: null }
  const isHeld = isHolding(order)
  if (!isHeld && order.stage !== 'completed' && order.stage !== 'uploaded')
    return { outcome: await overtaken(tx, id), recordId: null }
  // Of a visit that is to come there is nothing to report: it would be held until then, unseen.
  if (order.stage === 'accepted' && order.testDay !== null && order.testDay > now)
    return { outcome: { is: 'visitAhead', day: order.testDay }, recordId: null }
  // Attached by another tab, or before its answer was lost: it is there once.
  const attached = await attachedAs(tx, id, report.fileId)
  if (attached !== null) return { outcome: { is: 'moved', order }, recordId: attached }
  // Whoever attaches the same file to another patient at the same time reads that this one has it.
  await takeTurn(tx, `reports of ${by.providerId}`)
  if (!isMeant && (await isAttachedToAnother(tx, order, report.fileId)))
    return { outcome: { is: 'ofAnother' }, recordId: null }
  if (isQuestioned(namingIn(text, { name: order.patientName, age: order.age }).naming))
    return { outcome: { is: 'notNamed' }, recordId: null }
  const fileId = await claimFile(tx, report.fileId)
  if (fileId === null) return { outcome: { is: 'unknown' }, recordId: null }
  const { patientId, memberId } = order
  const heldFor = isHeld ? by.providerId : null
  const ofTests = await byTests(tx, id)
  const about = { title: title || ofTests.title, healthCategoryId: healthCategoryId ?? ofTests.healthCategoryId }
  const recordId = await addReport(
    tx,
    { ...report, ...about, fileId, patientId, memberId, orderId: id, uploadedBy: by.userId, heldFor },
    now,
  )
  await tx.insert(orderReports).values({ orderId: id, recordId, attachedAt: now })
  const outcome = isHeld ? await touch(tx, order) : await moveOrder(tx, { id, action: 'attach', by }, now)
  return { outcome, recordId }
}

/** The order of a member that a report belongs to: of several the one whose sample was taken, then the one of a day that has come, then the latest done. */
const orderOf = async (
  tx: Database,
  { memberId, orderId }: Pick<CentreReport, 'memberId' | 'orderId'>,
  providerId: string,
  now: UnixSeconds,
): Promise<string | null> => {
  if (orderId !== null && !isUuid(orderId)) return null
  const { id, stage, createdAt, testDay } = providerOrders
  const [order] = await tx
    .select({ id })
    .from(providerOrders)
    .where(
      and(
        eq(providerOrders.providerId, providerId),
        eq(providerOrders.memberId, memberId),
        eq(providerOrders.kind, 'test'),
        inArray(stage, [...HOLDING, 'completed', 'uploaded']),
        or(ne(stage, 'accepted'), lte(testDay, now)),
        orderId === null ? undefined : eq(id, orderId),
      ),
    )
    .orderBy(desc(eq(stage, 'sampled')), desc(eq(stage, 'accepted')), desc(createdAt), desc(id))
    .limit(1)
  return order?.id ?? null
}

/** Keeps what a centre saves as a record of a member with the order it is about (S2-433). */
export const keepCentreReport = async (
  tx: Database,
  { userId, memberId, orderId, fileId, ...report }: CentreReport,
  now: UnixSeconds,
): Promise<KeptReport> => {
  const providerId = await providerOfStaff(tx, userId)
  const id = providerId === null ? null : await orderOf(tx, { memberId, orderId }, providerId, now)
  if (providerId === null || id === null) return 'noOrder'
  if (fileId === null) return 'noFile'
  const by = { role: 'DIAGNOSTIC_CENTER' as const, userId, providerId }
  const { outcome, recordId } = await attachReport(tx, { id, fileId, ...report }, by, now)
  if (outcome.is === 'visitAhead') return 'noOrder'
  if (outcome.is === 'ofAnother' || outcome.is === 'notNamed') return outcome.is
  return recordId === null ? 'noOrder' : { recordId }
}

interface Retracted {
  readonly id: string
  readonly recordId: string
  readonly reason: string
}

/** Takes a report back from its patient; the order is no longer uploaded once none is left. */
export const retractReport = async (
  tx: Database,
  { id, recordId, reason }: Retracted,
  by: Centre,
  now: UnixSeconds,
): Promise<MoveOutcome> => {
  const order = await lockedOrder(tx, id, by)
  if (order === undefined) return { is: 'unknown' }
  const standing = and(eq(orderReports.orderId, id), isNull(orderReports.retractedAt))
  const taken = await tx
    .update(orderReports)
    .set({ retractedAt: now, reason })
    .where(and(standing, eq(orderReports.recordId, recordId)))
    .returning({ id: orderReports.recordId })
  if (taken.length === 0) return { is: 'unknown' }
  await takeBackReport(tx, recordId, now)
  if (isHolding(order)) return touch(tx, order)
  const left = await tx.$count(orderReports, standing)
  return moveOrder(tx, { id, action: 'retract', by, to: left > 0 ? 'uploaded' : 'completed' }, now)
}
