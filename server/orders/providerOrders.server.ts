import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CalendarDay } from '../../src/core/kit/dates'
import { done, type Outcome } from '../../src/core/kit/outcome'
import type { ReturnedLine } from '../../src/core/orders/billLines'
import type { providerOrdersApi } from '../../src/core/orders/providerOrders.api'
import {
  isMedicineOrder,
  type MedicineOrder,
  type ProviderOrder,
  type TestOrder,
} from '../../src/core/orders/providerOrder'
import {
  type ActDetails,
  columns,
  type ProviderAct,
  type ProviderOrderQuery,
} from '../../src/core/orders/providerOrders'
import { needsOf, unscheduledTotal } from '../../src/core/orders/billDraft.rules'
import { actMeant, isReasoned } from '../../src/core/orders/providerOrders.rules'
import { isVisitAhead, needsClearance } from '../../src/core/orders/testVisit.rules'
import { type ActCode, orderNumber } from '../../src/core/orders/providerOrder.rules'
import { CASH } from '../../src/core/payment/payment'
import { dayIn } from '../kit/dateWords'
import type { Call, Handlers, VerifiedCaller } from '../kit/handlers'
import { enqueue } from '../kit/jobs'
import { providerOfStaff } from '../provider/provider.port'
import { hasBillLines, keepBillLines, registerH1, scheduledIn, settleSupplied } from './billLines.store'
import { changeBill, numberInvoice, refundOrder } from './bill.store'
import { type Change, noteBeside } from './order.beside'
import { creditNoteTask, invoiceTask, layOutInvoice } from './invoice.documents'
import { lastBillsOf } from './lastBills.read'
import { offerLines } from './lines.store'
import { moveVisit } from './moveVisit.store'
import type { MovedBy, OrderRow } from './order.move'
import { providerOrderById, providerOrdersByIds, type Reader } from './order.read'
import { markSeen } from './seen.store'
import { clearOrder } from './safety.store'
import { refuseOvertaken } from './order.refusal'
import { type MoveOutcome, moveOrder, overtaken, type Written } from './order.store'
import { orderReports } from './orders.tables'
import { reopenOrder } from './reopen.store'
import { billed, refuseExpired, refuseLines } from './sentBill'
import type texts from './providerOrders.texts.json'
import { boardCounts, countOrders, patientOfOrder, providerOrderIds, waitingRequests } from './providerOrders.read'

type Text = keyof typeof texts
type Who = Call<never, Text, VerifiedCaller>
type Acting = Call<ActCode, Text, VerifiedCaller>
type Provider = Exclude<MovedBy, { readonly role: 'PATIENT' | 'PRACTICE' }>

/** For whom somebody works; to who works for no provider, as the desk of a clinic, there are no orders. */
const providerOf = async ({ db, caller, refusal }: Who): Promise<Provider> => {
  const providerId = await providerOfStaff(db, caller.userId)
  if (providerId === null) throw refusal('notFound')
  return { role: caller.role === 'PHARMACY' ? 'PHARMACY' : 'DIAGNOSTIC_CENTER', userId: caller.userId, providerId }
}

const readerOf = ({ caller, addresses }: Who): Reader => ({
  end: 'provider',
  sessionId: caller.sessionId,
  addresses,
})

const page = async (query: ProviderOrderQuery, call: Who) => {
  const { db, now, touches } = call
  const { providerId } = await providerOf(call)
  const [{ ids, patientIds }, counts] = await Promise.all([
    providerOrderIds(db, providerId, query, now),
    query.isBoard ? boardCounts(db, providerId, query, now) : null,
  ])
  touches(patientIds)
  const found = await providerOrdersByIds(db, ids, readerOf(call), now)
  const orders = ids.flatMap((id) => found.get(id) ?? [])
  if (counts !== null) return { orders, count: columns.reduce((sum, column) => sum + counts[column].count, 0), counts }
  const isWhole =
    query.offset === 0 && query.afterId === undefined && query.ids === undefined && ids.length < query.limit
  return { orders, count: isWhole ? ids.length : await countOrders(db, providerId, query, now), counts }
}

const one = async (id: string, call: Who): Promise<ProviderOrder> => {
  const { providerId } = await providerOf(call)
  const patientId = await patientOfOrder(call.db, id, providerId)
  if (patientId === null) throw call.refusal('notFound')
  call.touches([patientId])
  return (await providerOrderById(call.db, id, readerOf(call), call.now))!
}

const opened = async (id: string, call: Who): Promise<ProviderOrder> => {
  const order = await one(id, call)
  await markSeen(call.db, id)
  await layOutInvoice(call.db, order)
  return order
}

interface Sent extends ActDetails {
  readonly id: string
  readonly act?: ProviderAct
  readonly status?: ProviderOrder['status']
  readonly revision?: number
  readonly medicalRecordIds?: readonly string[]
  readonly testIds?: readonly string[]
  readonly day?: CalendarDay
  readonly returned?: readonly ReturnedLine[]
  readonly isMistaken?: boolean
}

/** Why something is done that has to be explained; refused where nothing says so. */
const reasonIn = ({ reason, words }: Sent, { refusal }: Acting) => {
  if (reason === undefined || (reason === 'other' && words === undefined)) throw refusal('reasonMissing')
  return { reason, words }
}

/** What an act writes beside the stage; refused where something it needs is missing. */
const writtenBy = (act: ProviderAct, sent: Sent, order: ProviderOrder, call: Acting): Written => {
  const { refusal } = call
  refuseExpired(act, sent, order, call)
  const needs = needsOf(order, act)
  const bill = needs.isBilled ? billed(sent, order, call) : {}
  if (bill === null) throw refusal('allFieldsRequired')
  const partner = sent.deliveryPartner ?? (isMedicineOrder(order) ? order.deliveryPartner : null)
  const tracking = sent.trackingId ?? (isMedicineOrder(order) ? order.trackingId : null)
  if (needs.isDelivered && partner === null && tracking === null) throw refusal('allFieldsRequired')
  if (act === 'offer' && sent.words === undefined && (sent.lines ?? []).length === 0) throw refusal('allFieldsRequired')
  if (isReasoned(act)) {
    const { reason, words = null } = reasonIn(sent, call)
    return { reason, reasonWords: words }
  }
  return {
    ...bill,
    ...(needs.isDelivered ? { deliveryPartner: partner, trackingId: tracking } : {}),
    ...(act === 'complete' ? { paymentMethodId: sent.paymentMethodId ?? CASH } : {}),
    ...(act === 'complete' && sent.prescriber !== undefined && !needs.isSignedHere
      ? { prescriber: sent.prescriber }
      : {}),
    ...(act === 'offer' ? { offerWords: sent.words ?? null } : {}),
  }
}

/** The reports that wait for the order's end; its row is held, so that none is attached meanwhile. */
const waitingReports = async (orderId: string, { db }: Acting): Promise<readonly string[]> => {
  await db.execute(sql`select 1 from provider_orders where id = ${orderId} for update`)
  const reports = await db
    .select({ id: orderReports.recordId })
    .from(orderReports)
    .where(and(eq(orderReports.orderId, orderId), isNull(orderReports.retractedAt)))
  return reports.map(({ id }) => id)
}

/**
 * A bill that says a total alone: nothing of Schedule H or H1 is on it, by what was ordered, and as the pharmacist states
 * once for that total. What they state stands in the history.
 */
const stated = async (
  { isUnscheduled, revision }: Sent,
  by: Provider,
  order: MedicineOrder,
  { order: after }: { readonly order: OrderRow },
  { db, now, refusal }: Acting,
): Promise<void> => {
  const scheduled = await scheduledIn(db, order)
  if (scheduled !== null) throw refusal('scheduledUnbilled', scheduled, undefined, 'is_unscheduled')
  if (unscheduledTotal(order) === after.total) return
  if (isUnscheduled !== true) throw refusal('linesMissing', {}, undefined, 'is_unscheduled')
  await noteBeside(db, after, { id: order.id, by, revision }, { action: 'declare', reason: null }, now)
}

/** What is handed over, as the bill has it; what of it is of Schedule H1 is registered once it is. */
const itemised = async (
  sent: Sent,
  act: ProviderAct,
  by: Provider,
  order: ProviderOrder,
  written: { readonly order: OrderRow },
  call: Acting,
): Promise<void> => {
  if (!isMedicineOrder(order) || !needsOf(order, act).isBilled) return
  const { db, now, refusal } = call
  const { billLines, prescriber } = sent
  const { order: after } = written
  await keepBillLines(db, after, order, billLines)
  if (!(await hasBillLines(db, order.id))) await stated(sent, by, order, written, call)
  if (act === 'complete') await settleSupplied(db, after)
  const { isSignedHere, prescriber: known } = order
  const who = isSignedHere ? known : (prescriber ?? known)
  if (act === 'complete' && !(await registerH1(db, order, who, now)))
    throw refusal('prescriberMissing', {}, undefined, 'prescriber')
}

const moved = async (
  sent: Sent,
  act: Exclude<ProviderAct, ActBeside>,
  by: Provider,
  order: ProviderOrder,
  call: Acting,
): Promise<MoveOutcome> => {
  const { db, now, refusal, language } = call
  await refuseLines(act, sent, order, call)
  const set = writtenBy(act, sent, order, call)
  const reports = act === 'complete' && order.kind === 'test' ? await waitingReports(order.id, call) : []
  const action = reports.length > 0 ? 'release' : act
  const outcome = await moveOrder(db, { id: order.id, action, by, revision: sent.revision, set }, now)
  if (outcome.is !== 'moved') return outcome
  if (act === 'sample' || act === 'complete') {
    if (isVisitAhead(order, now)) throw refusal('visitAhead', { day: dayIn(language, outcome.order.testDay!) })
    if (needsClearance(order)) throw refusal('notCleared')
    if (sent.status === 'uploaded' && reports.length === 0) throw refusal('reportMissing')
  }
  if (sent.medicalRecordIds?.some((id) => !reports.includes(id))) throw refusal('notFound')
  // All that wait are sent with the end of an order: who names fewer has not seen the others.
  if (sent.medicalRecordIds && new Set(sent.medicalRecordIds).size < reports.length) throw refusal('reportsDiffer')
  await itemised(sent, act, by, order, outcome, call)
  if (act === 'offer' && !(await offerLines(db, order.id, sent.lines ?? []))) throw refusal('tooMuchOffered')
  if (act === 'complete') {
    await numberInvoice(db, outcome.order, now)
    await enqueue(db, invoiceTask, [{ input: { orderId: order.id }, key: order.id }])
  }
  return outcome
}

type ActBeside = 'bill' | 'refund' | 'clear' | 'move'
const isBeside = (act: ProviderAct): act is ActBeside =>
  act === 'bill' || act === 'refund' || act === 'clear' || act === 'move'

/** A bill, a refund, a word that tests can be done, another day; of an order that does not take it any more, who was first. */
const changed = async (
  sent: Sent,
  act: ActBeside,
  by: Provider,
  order: ProviderOrder,
  call: Acting,
): Promise<MoveOutcome> => {
  const { db, now, refusal } = call
  const change = { id: order.id, by, revision: sent.revision }
  if (act === 'move') return movedVisit(sent, change, order, call)
  if (act !== 'bill' && sent.words === undefined) throw refusal('reasonMissing')
  if (act === 'refund') return refunded(sent, change, call)
  await refuseLines(act, sent, order, call)
  const written =
    act === 'bill'
      ? await changeBill(db, change, writtenBy(act, sent, order, call), now)
      : needsClearance(order)
        ? await clearOrder(db, change, sent.words!, now)
        : null
  if (written === null) return overtaken(db, order.id)
  await itemised(sent, act, by, order, { order: written }, call)
  return { is: 'moved', order: written }
}

/** A visit comes to another day; of an order that does not take it any more, who was first. */
const movedVisit = async (sent: Sent, change: Change, order: ProviderOrder, call: Acting): Promise<MoveOutcome> => {
  const { db, now, refusal } = call
  const why = reasonIn(sent, call)
  if (sent.day === undefined) throw refusal('allFieldsRequired', {}, undefined, 'day')
  const patientId = await patientOfOrder(db, order.id, change.by.providerId)
  const outcome = await moveVisit(db, change, { patientId: patientId!, day: sent.day, ...why }, now)
  if (outcome.is === 'gone') return overtaken(db, order.id)
  if (outcome.is !== 'moved') throw refusal(outcome.is, {}, undefined, 'day')
  return outcome
}

/** What was paid is given back, whole or of some tests or medicines; of an order that does not take it any more, who was first. */
const refunded = async (sent: Sent, change: Change, call: Acting): Promise<MoveOutcome> => {
  const { db, now, refusal } = call
  const { words, testIds = [], returned = [], isMistaken = false, revision } = sent
  if (isMistaken && returned.length > 0) throw refusal('badInput', {}, undefined, 'is_mistaken')
  const outcome = await refundOrder(db, change, { words: words!, testIds, returned }, now)
  if (outcome.is === 'testRefunded') throw refusal('testRefunded', {}, undefined, 'testIds')
  if (outcome.is === 'notReturned') throw refusal('notReturned', {}, undefined, `returned.${outcome.at}.quantity`)
  if (outcome.is === 'refunded') {
    await enqueue(db, creditNoteTask, [{ input: { orderId: change.id }, key: change.id }])
    const { order, countedAt } = outcome
    // Of what was handed over some came back: it was no mistake.
    if (isMistaken && outcome.isOfSome) throw refusal('notReturned', {}, undefined, 'is_mistaken')
    const reopened = isMistaken ? await reopenOrder(db, order, change, now) : undefined
    if (reopened === null) throw refusal('orderedAgain', {}, undefined, 'is_mistaken')
    return { is: 'moved', order, countedAt, ...(reopened === undefined ? {} : { reopened }) }
  }
  const late = await overtaken(db, change.id)
  const isAsSeen = revision === undefined || late.order.revision === revision
  if (late.code !== 'alreadyRefunded' && isAsSeen) throw refusal('notRefundable')
  return late
}

const act = async (sent: Sent, call: Acting): Promise<Outcome<ProviderOrder, ActCode>> => {
  const { db, now, refusal, say, language } = call
  const by = await providerOf(call)
  const order = await one(sent.id, call)
  const meant = actMeant(sent.act, sent.status)
  if (meant === null) throw refusal('allFieldsRequired')
  const outcome = isBeside(meant)
    ? await changed(sent, meant, by, order, call)
    : await moved(sent, meant, by, order, call)
  if (outcome.is === 'unknown') throw refusal('notFound')
  if (outcome.is === 'overtaken') return refuseOvertaken(outcome, call, readerOf(call))
  const after = await providerOrderById(db, order.id, readerOf(call), now)
  const message = say(meant, { order: order.orderNo })
  const { countedAt = now, reopened } = outcome
  return done(
    after!,
    [
      message,
      // The drawer was closed: whoever counts the next one knows of it.
      ...(countedAt > now ? [say('countsLater', { day: dayIn(language, countedAt) })] : []),
      ...(reopened === undefined ? [] : [say('reopened', { order: orderNumber(reopened.kind, reopened.orderNo) })]),
    ].join(' '),
  )
}

/** The rows of pharmacies have orders of medicines alone, those of centres orders of tests. */
const medicines = (orders: readonly ProviderOrder[]): readonly MedicineOrder[] => orders.filter(isMedicineOrder)
const tests = (orders: readonly ProviderOrder[]): readonly TestOrder[] =>
  orders.filter((order) => !isMedicineOrder(order))

const asMedicine = async (
  outcome: Promise<Outcome<ProviderOrder, ActCode>>,
): Promise<Outcome<MedicineOrder, ActCode>> =>
  // A pharmacy has no other orders.
  (await outcome) as Outcome<MedicineOrder, ActCode>
const asTest = async (outcome: Promise<Outcome<ProviderOrder, ActCode>>): Promise<Outcome<TestOrder, ActCode>> =>
  // A centre has no other orders.
  (await outcome) as Outcome<TestOrder, ActCode>

export const providerOrdersHandlers: Handlers<typeof providerOrdersApi, Text, VerifiedCaller> = {
  requests: async (_, call) => done(await waitingRequests(call.db, (await providerOf(call)).providerId)),
  pharmacyList: async (query, call) => {
    const { orders, ...more } = await page(query, call)
    return done({ ...more, orders: medicines(orders) })
  },
  pharmacyOne: async ({ id }, call) => done((await opened(id, call)) as MedicineOrder),
  pharmacyAct: (sent, call) => asMedicine(act(sent, call)),
  pharmacyPatch: (sent, call) => asMedicine(act(sent, call)),
  lastBills: async (_, call) => done(await lastBillsOf(call.db, (await providerOf(call)).providerId, call.now)),
  centreList: async (query, call) => {
    const { orders, ...more } = await page(query, call)
    return done({ ...more, orders: tests(orders) })
  },
  centreOne: async ({ id }, call) => done((await opened(id, call)) as TestOrder),
  centreAct: (sent, call) => asTest(act(sent, call)),
  centrePatch: (sent, call) => asTest(act(sent, call)),
}
