import type { SnapshotFrom } from 'xstate'
import { addDays, dayOf, type UnixSeconds } from '../../core/kit/dates'
import { asksUnscheduled, billIn, isRegistered, type Needs, needsOf } from '../../core/orders/billDraft.rules'
import { actsFor, mainAct, reasonsOf } from '../../core/orders/providerOrders.rules'
import { awaitsReport, dangersOf, hasReport, isVisitAhead, takesReport } from '../../core/orders/testVisit.rules'
import { isDiscountTooLarge, netPrices, partsOf, refundOf } from '../../core/orders/bill.rules'
import type { ProviderOrder, TestOrder } from '../../core/orders/providerOrder'
import { TEST_DAYS_AHEAD } from '../../core/orders/order.times'
import { daysOf, type ExpiresSoon, expiresSoon } from '../../core/orders/billExpiry.rules'
import type { Paise } from '../../core/kit/money'
import type { ReturnedLine } from '../../core/orders/billLines'
import { expiryTyped, filledBy, keptOf, type LineDraft, wrongIn } from '../../core/orders/billLines.rules'
import { faultOf } from '../kit/fault.view'
import type { orderPanelMachine } from './orderPanel.machine'
import { isOfferEmpty, needsWords, returnedIn, wrongOffersIn, wrongReturnsIn } from './orderPanel.setup'

/** What is needed of an order that is not there yet. */
const NOTHING: Needs = {
  isBilled: false,
  isDelivered: false,
  isSupplied: false,
  hasH1: false,
  isSignedHere: false,
  isOfMedicines: false,
  unscheduled: null,
  offer: null,
  lines: [],
}

/** Which order is open and whose, as soon as it is known. */
export const viewOpened = (snapshot: SnapshotFrom<typeof orderPanelMachine> | undefined) => {
  const order = snapshot?.context.order ?? null
  return { number: order?.orderNo ?? null, patient: order?.patientName ?? '' }
}

/** Tests at what is left of their prices once the offer is taken off those that it holds for. */
const withNetPrices = ({ tests, offer }: TestOrder) => {
  const net = netPrices(tests, offer)
  return tests.map((test) => ({ ...test, price: net.get(test.id)! }))
}

/** What of an order can be given back by itself: tests, and lines of a bill with how many of each are not back. */
const openIn = (order: ProviderOrder) => ({
  tests: order.kind === 'test' ? withNetPrices(order).filter(({ isRefunded }) => !isRefunded) : [],
  lines:
    order.kind === 'medicine'
      ? order.billLines.map((sold, line) => ({
          line,
          name: sold.name,
          price: sold.price,
          packSize: sold.packSize ?? 1,
          kept: keptOf(sold),
        }))
      : [],
})

/** What is given back with these tests or lines, of none all that is left of the payment. */
const refundIn = (order: ProviderOrder, tests: readonly string[], returned: readonly ReturnedLine[]) => {
  const refunded = order.creditNotes.reduce((sum, { amount }) => sum + amount, 0)
  const sum = (of: readonly { readonly price: Paise; readonly kept?: number }[]) =>
    of.reduce((all, { price, kept = 1 }) => all + price * kept, 0)
  const total = order.kind === 'test' ? sum(withNetPrices(order)) : (order.total ?? 0)
  const bill = { total, payable: order.payable ?? 0, refunded }
  const open = openIn(order)
  const given = open.lines.map(({ line, price }) => ({
    price,
    kept: returned.find((each) => each.line === line)?.quantity ?? 0,
  }))
  const chosen = open.tests.filter(({ id }) => tests.includes(id))
  const isOfSome = tests.length > 0 || returned.length > 0
  return refundOf(bill, sum([...open.tests, ...open.lines]), isOfSome ? sum([...chosen, ...given]) : null)
}

/** Reports of an order that are fewer than its tests; null where each test can have its own. */
const fewReportsOf = (order: ProviderOrder | null): { readonly reports: number; readonly tests: number } | null => {
  if (order?.kind !== 'test') return null
  const reports = order.reports.filter(({ retractedAt }) => retractedAt === null).length
  return reports < order.tests.length ? { reports, tests: order.tests.length } : null
}

/** How soon the batch of a line expires that is being typed; null where it is good for long enough, or has expired. */
const soonOf = (line: LineDraft, prescribed: Needs['lines'], now: UnixSeconds): ExpiresSoon | null => {
  const filled = filledBy(line, prescribed)
  return expiresSoon(expiryTyped(line.expiry) ?? '', filled === undefined ? null : daysOf(filled), dayOf(now))
}

export const viewOrderPanel = (snapshot: SnapshotFrom<typeof orderPanelMachine>, now: UnixSeconds) => {
  const {
    order,
    kind,
    act,
    draft,
    method,
    missing,
    reason,
    words,
    refunding,
    returning,
    isMistaken,
    day,
    offered,
    overtaken,
    failure,
    isChanged,
    isClosed,
  } = snapshot.context
  const open = act === 'refund' && order !== null ? openIn(order) : null
  const left = open?.lines.filter(({ kept }) => kept > 0) ?? []
  const acts = order === null ? [] : actsFor(order, now)
  const main = order === null ? null : mainAct(order)
  const needs = order === null ? NOTHING : needsOf(order, act)
  const bill = billIn(draft, needs.offer)
  // A form stays while it is sent, and its button is the busy one.
  const isSent = snapshot.hasTag('busy')
  const isOpen = snapshot.hasTag('billing') || snapshot.hasTag('reasoning') || snapshot.hasTag('offering')
  return {
    order,
    kind,
    act,
    main: main !== null && acts.includes(main) ? main : null,
    others: acts.filter((each) => each !== main),
    /** A report is added next; one that is there is sent with the order's end. */
    awaitsReport: order !== null && awaitsReport(order),
    hasReport: order !== null && hasReport(order),
    takesReport: order !== null && takesReport(order, now),
    /** All of it, the main one first. */
    acts,
    isVisitAhead: order !== null && isVisitAhead(order, now),
    /** What speaks against the tests, or was never asked: said again where somebody confirms them. */
    dangers: order === null ? [] : dangersOf(order),
    isCancelledByPatient: order?.stage === 'cancelled' && order.events.at(-1)?.action === 'cancel',
    isLoading: snapshot.hasTag('loading'),
    loadFault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    isBusy: isSent,
    isReasoning: snapshot.hasTag('reasoning'),
    isOffering: snapshot.hasTag('offering') || (isSent && act === 'offer'),
    isBilling: snapshot.hasTag('billing') || (isSent && (needs.isBilled || needs.isDelivered)),
    isConfirming: snapshot.hasTag('confirming'),
    fewReports: fewReportsOf(order),
    /** None where words alone explain it. */
    reasons: order === null ? [] : reasonsOf(order, act),
    isInWords: needsWords(act) || reason === 'other',
    reason,
    words,
    /** The days to which a visit can be moved, and the one that is chosen. */
    moving: act === 'move' ? { day, from: dayOf(now), to: addDays(dayOf(now), TEST_DAYS_AHEAD - 1) } : null,
    /** Tests of which some can be given back; none where it is all or nothing. */
    refundable: open !== null && open.tests.length > 1 ? open.tests : [],
    refunding,
    /** Lines of the bill of which some can come back; none where it is all or nothing. */
    returnable: !isMistaken && (left.length > 1 || left.some(({ kept }) => kept > 1)) ? left : [],
    returning,
    /** It can be that the wrong order was completed: nothing of it came back yet. */
    canBeMistaken: act === 'refund' && order?.kind === 'medicine' && order.creditNotes.length === 0,
    isMistaken,
    wrongReturns: wrongReturnsIn(snapshot.context),
    /** What is given back. */
    refund: order === null ? 0 : refundIn(order, refunding, returnedIn(snapshot.context)),
    offered,
    /** Lines of an offer that was sent in vain whose quantity is none, and whether it says nothing at all. */
    wrongOffers: missing.includes('offer') ? wrongOffersIn(snapshot.context) : [],
    isOfferEmpty: missing.includes('offer') && isOfferEmpty(snapshot.context),
    draft,
    needs,
    method,
    missing,
    /** Of each line what is missing in it, once it was to be sent. */
    wrongLines: missing.includes('lines') ? draft.lines.map((line) => wrongIn(line, needs.lines)) : [],
    /** Of each line how soon its batch expires, where that is so soon that it is asked about. */
    soonLines: draft.lines.map((line) => soonOf(line, needs.lines, now)),
    /** Who prescribed is asked for: a medicine of Schedule H1 is handed over of a paper. */
    isRegistered: isRegistered(draft, needs),
    /** It is asked that nothing of Schedule H or H1 is on a bill that says a total alone. */
    asksUnscheduled: asksUnscheduled(draft, needs),
    /** What is to be paid as it is typed, and what of the discount the order's offer takes off. */
    bill: bill && partsOf(bill, needs.offer),
    /** The discount takes off all of it; or more than there is, which is not sent. */
    isNothingToPay: bill !== null && bill.discount === bill.total && bill.total > 0,
    isDiscountTooLarge: bill !== null && isDiscountTooLarge(bill),
    overtaken: overtaken === null ? null : faultOf(overtaken),
    fault: failure === null || snapshot.hasTag('failed') ? null : faultOf(failure),
    /** The order changed, and the form that was open over it was closed. */
    isClosed,
    /** Somebody changed the order while a form is open over it. */
    changedBy: isOpen && isChanged ? (order?.events.at(-1)?.name ?? null) : null,
  }
}
export type OrderPanelView = ReturnType<typeof viewOrderPanel>
