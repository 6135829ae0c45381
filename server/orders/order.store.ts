import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { CASH } from '../../src/core/payment/payment'
import { type CalendarDay, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import type { TestAnswer } from '../../src/core/diagnostics/diagnostics'
import { countsFrom } from './drawer.store'
import { deadlinesOf } from './order.deadlines'
import {
  type DeliveryWay,
  type OrderAction,
  orderActions,
  type OrderStage,
  stageAfter,
  stagesBefore,
} from '../../src/core/orders/order.lifecycle'
import { lapseReason, orderNumber, type Overtaken, overtakenAt } from '../../src/core/orders/providerOrder.rules'
import { holdsFor, offerOn, type ProviderOffer, takenOff } from '../../src/core/provider/provider'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { takeTurn } from '../kit/takeTurn'
import { ageAt } from '../members/members.port'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'
import { hoursOf } from '../provider/provider.port'
import { dropHeldReports, holdRecord, releaseHeldReports } from '../records/records.port'
import { medicalRecords } from '../records/records.tables'
import { notifyOfMove, notifyOfPlaced } from './order.events'
import { giveBackLines, type NewLine, takeLines } from './lines.store'
import { type Moved, type MovedBy, ofMover, type OrderRow } from './order.move'
import { writeAnswers } from './safety.store'
import { orderEvents, orderTests, providerOrders } from './orders.tables'
import { orderLines } from './lines.tables'
import { isLive, openOf, openTwin, setOf } from './twins.store'

interface ForSomebody {
  readonly patientId: string
  readonly memberId: string
  readonly providerId: string
  /** What its provider takes off, as it was offered when the order is placed. */
  readonly offer?: ProviderOffer | null
}

/** An order as a patient places it; what it names was looked up with its owner. */
export type NewOrder = ForSomebody &
  (
    | {
        readonly kind: 'medicine'
        readonly way: DeliveryWay
        readonly addressId: string | null
        readonly recordId: string
        readonly lines: readonly NewLine[]
        /** Medicines of its prescription that no pharmacy supplies by order. */
        readonly notSold?: readonly string[]
      }
    | {
        readonly kind: 'test'
        readonly day: CalendarDay
        readonly tests: readonly Omit<typeof orderTests.$inferInsert, 'orderId' | 'isOffered'>[]
        readonly answers: readonly TestAnswer[]
      }
  )

/**
 * What became of a placing. Of what is refused nothing may stay: the caller throws. `alreadyOpen`: the same request is
 * open at this provider. `recordGone`: the record is not the member's any more. `lineTaken`: other orders have taken what the prescription gave of a line; of one that still
 * is open its id.
 */
export type Placed =
  | { readonly is: 'placed'; readonly id: string; readonly orderNo: string }
  | { readonly is: 'alreadyOpen'; readonly id: string }
  | { readonly is: 'recordGone' }
  | { readonly is: 'profileIncomplete' }
  | { readonly is: 'lineTaken'; readonly line: number; readonly openId: string | null }

/** Requests of a patient are counted and placed one after the other. */
export const takeRequestTurn = (tx: Database, patientId: string): Promise<void> =>
  takeTurn(tx, `requests of ${patientId}`)

/** The record of an order, which stays the member's while the order is placed. */
const hasRecord = async (
  tx: Database,
  { recordId, memberId, patientId }: ForSomebody & { readonly recordId: string },
) =>
  (await holdRecord(
    tx,
    recordId,
    and(eq(medicalRecords.memberId, memberId), eq(medicalRecords.patientId, patientId)),
  )) !== null

/** Places an order: its snapshot, its lines, what it takes of a prescription, its first event, notices and feed. */
export const placeOrder = async (tx: Database, order: NewOrder, now: UnixSeconds): Promise<Placed> => {
  const [person] = await tx
    .select({
      name: members.name,
      age: ageAt(now),
      gender: members.gender,
      memberCode: members.countryCode,
      memberPhone: members.phoneNumber,
      countryCode: users.countryCode,
      phoneNumber: users.phoneNumber,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.patientId))
    .where(and(eq(members.id, order.memberId), eq(members.patientId, order.patientId)))
  if (!person?.countryCode || !person.phoneNumber || !person.name || person.age === null || !person.gender)
    return { is: 'profileIncomplete' }
  if (order.kind === 'medicine' && !(await hasRecord(tx, order))) return { is: 'recordGone' }
  const id = newId()
  const isMedicine = order.kind === 'medicine'
  const total = isMedicine ? null : order.tests.reduce((sum, { price }) => sum + price, 0)
  const offered = order.offer ?? null
  const ofTests = isMedicine
    ? null
    : offerOn(
        offered,
        order.tests.map(({ testId, price }) => ({ id: testId, price })),
      )
  const offer = isMedicine ? offered : ofTests
  const discount = total === null || ofTests === null ? null : takenOff(ofTests, total)
  const day = isMedicine ? null : order.day
  const [written] = await tx
    .insert(providerOrders)
    .values({
      id,
      kind: order.kind,
      stage: 'requested',
      patientId: order.patientId,
      memberId: order.memberId,
      providerId: order.providerId,
      patientName: person.name,
      age: person.age,
      gender: person.gender,
      countryCode: person.memberPhone === null ? person.countryCode : (person.memberCode ?? person.countryCode),
      phoneNumber: person.memberPhone ?? person.phoneNumber,
      way: isMedicine ? order.way : null,
      addressId: isMedicine ? order.addressId : null,
      recordId: isMedicine ? order.recordId : null,
      notSold: isMedicine ? [...(order.notSold ?? [])] : [],
      testDay: day === null ? null : startOfDay(day),
      testSet: isMedicine ? null : setOf(order.tests),
      total,
      discount,
      payable: total === null ? null : total - (discount ?? 0),
      offerPercent: offer?.percent ?? null,
      offerMost: offer?.most ?? null,
      createdAt: now,
      stageAt: now,
      ...deadlinesOf(
        { kind: order.kind, stage: 'requested', way: isMedicine ? order.way : null, day },
        await hoursOf(tx, order.providerId),
        now,
      ),
    })
    .onConflictDoNothing()
    .returning()
  if (written === undefined) return { is: 'alreadyOpen', id: await openTwin(tx, order) }
  if (isMedicine && order.lines.length > 0) {
    const taken = await takeLines(tx, order.recordId, order.lines)
    if (taken !== null) return { is: 'lineTaken', line: taken, openId: await openOf(tx, order.recordId, id) }
    await tx.insert(orderLines).values(order.lines.map((line) => ({ orderId: id, ...line })))
  }
  if (!isMedicine) {
    await tx.insert(orderTests).values(
      order.tests.map((test) => ({
        orderId: id,
        ...test,
        isOffered: offered !== null && holdsFor(offered, test.testId),
      })),
    )
    await writeAnswers(tx, id, order.answers)
  }
  await tx.insert(orderEvents).values({
    orderId: id,
    at: now,
    userId: order.patientId,
    role: 'PATIENT',
    name: person.name,
    action: 'place',
    to: 'requested',
  })
  await notifyOfPlaced(tx, written, now)
  return { is: 'placed', id, orderNo: orderNumber(order.kind, written.orderNo) }
}

/** Columns that an action may write beside the stage: a bill, the delivery, words. */
export type Written = Partial<
  Pick<
    typeof providerOrders.$inferInsert,
    | 'total'
    | 'discount'
    | 'payable'
    | 'paymentMethodId'
    | 'deliveryPartner'
    | 'trackingId'
    | 'reason'
    | 'reasonWords'
    | 'offerWords'
    | 'invoiceNo'
    | 'prescriber'
  >
>

export interface Move {
  readonly id: string
  readonly action: OrderAction
  readonly by: MovedBy
  /** What the mover saw; null does not ask. */
  readonly revision?: number | undefined
  readonly set?: Written
  /** Where it leads where the lifecycle leaves it open: `retract` stays at `uploaded` while a report is left. */
  readonly to?: OrderStage
  /** What must hold beside the stage. */
  readonly only?: SQL
}

/** What became of a move. `overtaken`: somebody was first, who and when; the order is as it stands. */
export type MoveOutcome =
  | {
      readonly is: 'moved'
      readonly order: OrderRow
      /** Of a sale or a refund the moment from which it counts. */
      readonly countedAt?: UnixSeconds
      /** What an order that was completed by mistake is now. */
      readonly reopened?: OrderRow
    }
  | {
      readonly is: 'overtaken'
      readonly code: Overtaken
      readonly order: OrderRow
      readonly who: string | null
      readonly when: UnixSeconds
    }
  | { readonly is: 'unknown' }

/**
 * Moves an order by one conditional update: whoever commits first wins. The same transaction writes the event, tells
 * whom it concerns, and lets go what hung on an order that ended.
 */
export const moveOrder = async (tx: Database, move: Move, now: UnixSeconds): Promise<MoveOutcome> => {
  const { id, action, by } = move
  const [known] = await tx
    .select()
    .from(providerOrders)
    .where(and(eq(providerOrders.id, id), ofMover(by)))
  if (known === undefined) return { is: 'unknown' }
  const { kind, way } = known
  const from = stagesBefore(kind, action).filter((stage) =>
    orderActions({ kind, way, stage }, by.role).includes(action),
  )
  const [before] =
    from.length === 0
      ? []
      : await tx
          .select({ stage: providerOrders.stage })
          .from(providerOrders)
          .where(and(eq(providerOrders.id, id), inArray(providerOrders.stage, from)))
          .for('update')
  const to = before && (move.to ?? stageAfter({ kind, way, stage: before.stage }, action))
  const [changed] =
    to == null
      ? []
      : await tx
          .update(providerOrders)
          .set({
            ...(await stageColumns(tx, known, to, now)),
            // Why it came back says nothing of what follows.
            reason: null,
            reasonWords: null,
            // What was looked at once is looked at again before a test is repeated: a pregnancy, a second dose of contrast.
            ...(action === 'retake' ? { clearedAt: null } : {}),
            ...unseenAfter(by, before!.stage, now),
            ...(action === 'lapse' ? { reason: lapseReason(before!.stage) } : {}),
            ...move.set,
            revision: sql`${providerOrders.revision} + 1`,
          })
          .where(
            and(
              eq(providerOrders.id, id),
              inArray(providerOrders.stage, from),
              move.revision === undefined ? undefined : eq(providerOrders.revision, move.revision),
              move.only,
            ),
          )
          .returning()
  if (changed === undefined) return overtaken(tx, id)
  const order = await booked(tx, known, changed, now)
  await letGo(tx, order, action, now)
  const moved: Moved = { order, action, by, from: before!.stage }
  await tx
    .insert(orderEvents)
    .values({ ...(await eventOf(tx, moved, now)), reason: order.reason === 'other' ? order.reasonWords : order.reason })
  await notifyOfMove(tx, moved, now)
  return { is: 'moved', order, countedAt: order.countedAt }
}

/** What a patient changes of an order that was answered waits to be looked at; who works at it has looked. */
const unseenAfter = ({ role }: MovedBy, from: OrderStage, now: UnixSeconds) => {
  if (role === 'PRACTICE') return {}
  return { unseenSince: role === 'PATIENT' && from !== 'requested' ? now : null }
}

/** An order that is sold counts for a day whose drawer is open. */
const booked = async (tx: Database, before: OrderRow, order: OrderRow, now: UnixSeconds): Promise<OrderRow> => {
  if (before.completedAt !== null || order.completedAt === null) return order
  const { id, providerId, paymentMethodId } = order
  const countedAt = await countsFrom(tx, { providerId, paymentMethodId: paymentMethodId ?? CASH }, now)
  if (countedAt === now) return order
  const [later] = await tx
    .update(providerOrders)
    .set({ bookedAt: countedAt })
    .where(eq(providerOrders.id, id))
    .returning()
  return later!
}

/** What an order has to have in a stage. */
const stageColumns = async (tx: Database, order: OrderRow, to: OrderStage, now: UnixSeconds) => {
  const { kind, way, testDay } = order
  const day = testDay === null ? null : dayOf(testDay)
  const isDone = to === 'completed' || to === 'uploaded'
  return {
    stage: to,
    stageAt: now,
    ...deadlinesOf({ kind, stage: to, way, day }, await hoursOf(tx, order.providerId), now),
    ...(to === 'accepted' ? { acceptedAt: order.acceptedAt ?? now } : {}),
    ...(isDone && order.completedAt === null
      ? { completedAt: now, paymentStatus: 'PAID' as const, paymentMethodId: order.paymentMethodId ?? CASH }
      : {}),
    ...(to === 'rejected' || to === 'cancelled' ? { closedAt: now } : {}),
  }
}

/** Lets go what hung on an order that ended unsupplied, hands out what waited for its end, takes an offer as agreed. */
const letGo = async (tx: Database, order: OrderRow, action: OrderAction, now: UnixSeconds): Promise<void> => {
  const { id, stage } = order
  if (stage === 'rejected' || stage === 'cancelled') {
    await giveBackLines(tx, order, sql<number>`${orderLines.asked}`)
    await dropHeldReports(tx, id, now)
  }
  if (action === 'release') await releaseHeldReports(tx, id)
  if (action === 'agree') {
    await giveBackLines(
      tx,
      order,
      sql<number>`(${orderLines.asked} - coalesce(${orderLines.offered}, ${orderLines.asked}))`,
    )
    await tx
      .update(orderLines)
      .set({ asked: sql`coalesce(${orderLines.offered}, ${orderLines.asked})`, offered: null })
      .where(eq(orderLines.orderId, id))
  }
}

const eventOf = async (tx: Database, { order, action, by, from }: Moved, now: UnixSeconds) => {
  const userId = by.role === 'PRACTICE' ? null : by.userId
  const [person] = userId === null ? [] : await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  const name = by.role === 'PATIENT' ? order.patientName : (person?.name ?? null)
  return { orderId: order.id, at: now, userId, role: by.role, name, action, from, to: order.stage }
}

/** Who was first: the order as it stands, by its last event. */
export const overtaken = async (
  tx: Database,
  id: string,
): Promise<Extract<MoveOutcome, { readonly is: 'overtaken' }>> => {
  const [order] = await tx.select().from(providerOrders).where(eq(providerOrders.id, id))
  const [last] = await tx
    .select({ name: orderEvents.name, at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, id),
        order!.paymentStatus === 'REFUNDED' ? eq(orderEvents.action, 'refund') : undefined,
      ),
    )
    .orderBy(sql`${orderEvents.id} desc`)
    .limit(1)
  return {
    is: 'overtaken',
    code: overtakenAt(order!),
    order: order!,
    who: last?.name ?? null,
    when: last?.at ?? order!.stageAt,
  }
}

/** Orders whose time has passed, the longest first. */
export const lapsed = (db: Database, now: UnixSeconds) =>
  db
    .select({ id: providerOrders.id })
    .from(providerOrders)
    .where(and(isLive, lt(providerOrders.lapsesAt, now)))
    .orderBy(asc(providerOrders.lapsesAt))
