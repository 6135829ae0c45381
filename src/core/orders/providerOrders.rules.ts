import { dayOf, startOfDay, type UnixSeconds } from '../kit/dates'
import { rupeesTyped } from '../kit/typedNumber'
import { type Offer, takenOff } from '../provider/provider'
import { type Bill, billOf, isBillOpen, billPartsOf, isDiscountTooLarge } from './bill.rules'
import { type LineChange, type LineDraft, lineDrafts, linesAfter, linesIn, sumOfDrafts } from './billLines.rules'
import {
  ORDER_OVER,
  type OrderAction,
  orderActions,
  type OrderStage,
  orderStages,
  type OrderStatus,
  stageAfter,
} from './order.lifecycle'
import { LATE_AFTER, REFUND_WITHIN, VERY_LATE_AFTER } from './order.times'
import {
  doorReasons,
  isMedicineOrder,
  medicineReasons,
  type OrderLine,
  type OrderReason,
  type ProviderOrder,
  sampleReasons,
  testReasons,
} from './providerOrder'
import { factsOfOrder } from './providerOrder.rules'
import {
  type ActDetails,
  type Column,
  columns,
  MOST_BILLED,
  type ProviderAct,
  type ProviderOrderQuery,
} from './providerOrders'
import { awaitsReport, isVisitAhead, needsClearance } from './testVisit.rules'

/** Where an order stands on the board: an offer waits among the accepted ones, a parcel on its way among the ready ones. */
export const columnOf = (stage: OrderStage): Column => {
  if (ORDER_OVER.includes(stage)) return 'done'
  if (stage === 'requested') return 'requested'
  return stage === 'accepted' || stage === 'asking' ? 'accepted' : 'ready'
}

export const stagesIn = (column: Column): readonly OrderStage[] =>
  orderStages.filter((stage) => columnOf(stage) === column)

/** Where orders are read one after another: the columns of the board, or one list of all. */
export const lanes = [...columns, 'all'] as const
export type Lane = (typeof lanes)[number]

/** The lanes of what is asked for; requests alone are listed as in their column. */
export const lanesOf = ({ isBoard, column, isPending }: Partial<ProviderOrderQuery>): readonly Lane[] => {
  if (column !== undefined) return [column]
  if (isBoard) return columns
  return [isPending ? 'requested' : 'all']
}

/** What is over, and the list of all, has its latest first. */
export const isLatestFirst = (lane: Lane): boolean => lane === 'done' || lane === 'all'

/** The last order of a lane that was read, by what places it there. */
export interface Edge {
  readonly at: UnixSeconds
  readonly id: string
}

/**
 * What places an order in a lane: by when it is to be answered, the day of a visit that is to come, since when it stands
 * where it does, when it counts.
 */
export const edgeAt = (lane: Lane, order: ProviderOrder): Edge => {
  const { id, answerBy, createdAt, countedAt, stageAt } = order
  if (lane === 'all') return { at: countedAt, id }
  if (lane === 'accepted' && !isMedicineOrder(order)) return { at: order.bookedFor, id }
  return { at: lane === 'requested' ? (answerBy ?? createdAt) : stageAt, id }
}

const placedIn =
  (lane: Lane) =>
  (one: Edge, other: Edge): number =>
    (isLatestFirst(lane) ? other.at - one.at : one.at - other.at) ||
    (one.id < other.id ? -1 : Number(one.id > other.id))

/** Orders of a lane in their order: requests by when they are to be answered, visits by their day, the longest accepted, the latest done. */
export const inLane = (orders: readonly ProviderOrder[], lane: Lane): readonly ProviderOrder[] =>
  orders
    .filter(({ stage }) => lane === 'all' || columnOf(stage) === lane)
    .toSorted((one, other) => placedIn(lane)(edgeAt(lane, one), edgeAt(lane, other)))

/** Whether an order stands in a lane before or at the end of what was read of it. */
export const isBefore = (lane: Lane, order: ProviderOrder, edge: Edge): boolean =>
  placedIn(lane)(edgeAt(lane, order), edge) <= 0

/** Whether it still stands on a board of today: what was over yesterday does not. */
export const isOnBoard = ({ stage, stageAt }: ProviderOrder, now: UnixSeconds): boolean =>
  !ORDER_OVER.includes(stage) || stageAt >= startOfDay(dayOf(now))

/** Since when an order waits for its provider: medicines since they were accepted, a visit since its day, a report since the tests were done. */
const waitsSince = (order: ProviderOrder): UnixSeconds => {
  if (isMedicineOrder(order)) return order.events.find(({ action }) => action === 'accept')?.at ?? order.stageAt
  return order.stage === 'accepted' ? order.bookedFor : order.stageAt
}

/** How late a card is: a request that is not answered in time, an order that waits for a day and for three. */
export const lateness = (order: ProviderOrder, now: UnixSeconds): 'calm' | 'late' | 'veryLate' => {
  const column = columnOf(order.stage)
  if (column === 'done') return 'calm'
  if (column === 'requested') return order.answerBy !== null && order.answerBy < now ? 'late' : 'calm'
  const waited = now - waitsSince(order)
  return waited >= VERY_LATE_AFTER ? 'veryLate' : waited >= LATE_AFTER ? 'late' : 'calm'
}

const statusOfAct = {
  accept: 'confirmed',
  reject: 'rejected',
  withdraw: 'rejected',
  retry: 'confirmed',
  retake: 'confirmed',
  undo: 'confirmed',
  offer: 'confirmed',
  ready: 'confirmed',
  send: 'confirmed',
  sample: 'confirmed',
  bill: 'confirmed',
  complete: 'completed',
  refund: 'completed',
  clear: 'confirmed',
} as const satisfies Record<ProviderAct, OrderStatus>

/** The status that an act is sent with; for what no status says the act stands beside it. */
export const statusToSend = (act: ProviderAct): OrderStatus => statusOfAct[act]

const actOfStatus: Partial<Record<OrderStatus, ProviderAct>> = {
  confirmed: 'accept',
  rejected: 'reject',
  completed: 'complete',
  uploaded: 'complete',
}

/** What a call means that names a status alone; null for one that no provider can set. */
export const actMeant = (act: ProviderAct | undefined, status: OrderStatus | undefined): ProviderAct | null =>
  act ?? (status === undefined ? null : (actOfStatus[status] ?? null))

const acts: ReadonlySet<string> = new Set([
  'accept',
  'reject',
  'withdraw',
  'retry',
  'retake',
  'undo',
  'offer',
  'ready',
  'send',
  'sample',
  'complete',
])
const isAct = (action: OrderAction): action is OrderAction & ProviderAct => acts.has(action)

/** Acts with which tests are done. */
const isDoing = (act: ProviderAct): boolean => act === 'sample' || act === 'complete'

/** Something was paid that can be given back. */
const isPaid = ({ paymentStatus, payable }: ProviderOrder): boolean => paymentStatus === 'PAID' && (payable ?? 0) > 0

/** What its provider may do with an order now, main action first; a bill may change until the order ends, a payment can be given back for a while. */
export const actsFor = (order: ProviderOrder, now: UnixSeconds): readonly ProviderAct[] => {
  const by = order.kind === 'medicine' ? 'PHARMACY' : 'DIAGNOSTIC_CENTER'
  const possible = orderActions(factsOfOrder(order), by)
    .filter(isAct)
    .filter((action) => !isDoing(action) || (!isVisitAhead(order, now) && !needsClearance(order)))
  const isRefundable = isPaid(order) && now < (order.completedAt ?? 0) + REFUND_WITHIN
  return [
    ...(needsClearance(order) ? ['clear' as const] : []),
    ...possible,
    ...(isBillOpen(order.stage) ? ['bill' as const] : []),
    ...(isRefundable ? ['refund' as const] : []),
  ]
}

/** Acts that a key stands for: what of them an order takes is done. */
const actsOfKeys: Readonly<Record<string, readonly ProviderAct[]>> = {
  a: ['accept'],
  r: ['reject'],
  p: ['ready'],
  s: ['send', 'sample'],
  c: ['complete'],
}

/** What a key does with an order that takes these acts; null where it does nothing. */
export const actOfKey = (key: string, acts: readonly ProviderAct[]): ProviderAct | null =>
  actsOfKeys[key]?.find((act) => acts.includes(act)) ?? null

/** Whether an order takes an act as it stands; what depends on the hour is left to the server. */
export const canTake = (order: ProviderOrder, act: ProviderAct): boolean => {
  if (act === 'bill') return isBillOpen(order.stage)
  if (act === 'refund') return isPaid(order)
  if (act === 'clear') return needsClearance(order)
  return stageAfter(factsOfOrder(order), act) !== null
}

/** The act that a person wants next: what is packed is sent where it is brought, else handed over. */
export const mainAct = (order: ProviderOrder): ProviderAct | null => {
  switch (order.stage) {
    case 'requested':
      return 'accept'
    case 'accepted':
      if (needsClearance(order)) return 'clear'
      return order.kind === 'medicine' ? 'ready' : 'sample'
    case 'ready':
      return isMedicineOrder(order) && order.way === 'HOME_DELIVERY' ? 'send' : 'complete'
    case 'sent':
      return 'complete'
    case 'sampled':
      return awaitsReport(order) ? null : 'complete'
    case 'asking':
    case 'completed':
    case 'uploaded':
    case 'rejected':
    case 'cancelled':
      return null
  }
}

/** Acts that name why. */
export type ReasonedAct = 'reject' | 'withdraw' | 'retry' | 'retake'
export const isReasoned = (act: ProviderAct): act is ReasonedAct =>
  act === 'reject' || act === 'withdraw' || act === 'retry' || act === 'retake'

/** Who was accepted and did not come. */
const NOBODY_CAME: readonly OrderReason[] = ['notVisited']

/** Whether it was at the door: it is on its way there, or came back. */
const wasAtDoor = ({ stage, events }: Pick<ProviderOrder, 'stage' | 'events'>): boolean =>
  stage === 'sent' || (stage === 'ready' && events.findLast(({ action }) => action !== 'bill')?.action === 'retry')

/** Reasons for an act: what was at the door or is done already has some of its own. */
export const reasonsOf = (
  { kind, stage, events }: Pick<ProviderOrder, 'kind' | 'stage' | 'events'>,
  act: ProviderAct,
): readonly OrderReason[] => {
  if (act === 'retry') return [...doorReasons, 'other']
  if (act === 'retake') return [...sampleReasons, 'other']
  if (!isReasoned(act)) return []
  return kind === 'medicine'
    ? [...(wasAtDoor({ stage, events }) ? doorReasons : []), ...medicineReasons]
    : [...(stage === 'sampled' ? sampleReasons : []), ...(stage === 'accepted' ? NOBODY_CAME : []), ...testReasons]
}

/** A bill as it is typed. */
export interface BillDraft {
  readonly total: string
  readonly discount: string
  readonly partner: string
  readonly tracking: string
  readonly prescriber: string
  /** What is handed over; where there are some they make the total. Of Schedule H1 is what the server said is. */
  readonly lines: readonly LineDraft[]
  readonly hasH1?: boolean
}

/** Fields of a bill that are typed by themselves. */
export type DraftField = Exclude<keyof BillDraft, 'lines' | 'hasH1'>

/** What a form needs before it is sent. */
export interface Needs {
  readonly isBilled: boolean
  /** Who brings it: one of partner and tracking id. */
  readonly isDelivered: boolean
  /** Medicines are handed over with it. */
  readonly isSupplied: boolean
  /** Some of them are of Schedule H1 by the catalogue. */
  readonly hasH1: boolean
  /** Who signed the prescription here is known. */
  readonly isSignedHere: boolean
  /** What is taken off beside the discount that is typed. */
  readonly offer: Offer | null
  /** Lines of the prescription that was typed here. */
  readonly lines: readonly OrderLine[]
}

const NO_DISCOUNT = '0.00'
/** The draft an order begins with; the discount stands as nothing, and without what its offer takes off. */
export const draftOf = (order: ProviderOrder): BillDraft => ({
  total: order.total === null ? '' : (order.total / 100).toFixed(2),
  discount: ((billPartsOf(order)?.given ?? 0) / 100).toFixed(2),
  partner: isMedicineOrder(order) ? (order.deliveryPartner ?? '') : '',
  tracking: isMedicineOrder(order) ? (order.trackingId ?? '') : '',
  prescriber: isMedicineOrder(order) ? (order.prescriber ?? '') : '',
  lines: isMedicineOrder(order) ? lineDrafts(order.billLines) : [],
})

/** A draft after a change of its lines, which make its total. */
export const draftAfter = (draft: BillDraft, change: LineChange, order: ProviderOrder | null): BillDraft => {
  const lines = linesAfter(draft.lines, change, order !== null && isMedicineOrder(order) ? order : null)
  // Of no lines there is no sum: what stood there stays, where it was one.
  if (lines.length === 0) return { ...draft, lines, total: sumOfDrafts(draft.lines) === 0 ? '' : draft.total }
  return { ...draft, lines, total: (sumOfDrafts(lines) / 100).toFixed(2) }
}

/** The draft with which an act begins: what was agreed of a prescription stands on its bill, of a paper its first line. */
export const draftFor = (draft: BillDraft, order: ProviderOrder, act: ProviderAct): BillDraft =>
  isMedicineOrder(order) && needsOf(order, act).isBilled && draft.lines.length === 0 && draft.total.trim() === ''
    ? draftAfter(draft, { is: 'added' }, order)
    : draft

/** Whether it is asked who prescribed, for the register of Schedule H1: of what was signed here nobody is asked. */
export const isRegistered = (draft: BillDraft, { isSupplied, hasH1, isSignedHere }: Needs): boolean =>
  isSupplied && !isSignedHere && (hasH1 || draft.hasH1 === true || draft.lines.some(({ isH1 }) => isH1))

/** A blank discount is none. */
export const discountLeft = (text: string): string => (text.trim() === '' ? NO_DISCOUNT : text)
/** A discount of nothing gives way to what is typed. */
export const discountEntered = (text: string): string => (text === NO_DISCOUNT ? '' : text)

/** The bill that a draft says with an offer; null while its total or discount is no amount. A bill of nothing is none. */
export const billIn = ({ total, discount }: BillDraft, offer: Offer | null = null): Bill | null => {
  const whole = rupeesTyped(total, MOST_BILLED)
  const less = discount.trim() === '' ? 0 : rupeesTyped(discount, MOST_BILLED)
  return whole === null || whole === 0 || less === null ? null : billOf(whole, less + takenOff(offer, whole))
}

/** The discount is no amount, or more than there is. */
const isDiscountWrong = (draft: BillDraft, offer: Offer | null): boolean => {
  const bill = billIn(draft, offer)
  return bill === null || isDiscountTooLarge(bill)
}

/** Fields of a draft that are missing, the first one first. */
export const missingIn = (draft: BillDraft, needs: Needs): readonly (DraftField | 'lines')[] => {
  const { isBilled, isDelivered } = needs
  const missing: (DraftField | 'lines')[] = []
  // Lines make the total: of one that is not whole nobody is asked for the sum.
  if (isBilled && linesIn(draft.lines, needs.lines) === null) missing.push('lines')
  else if (isBilled && billIn({ ...draft, discount: '' }, needs.offer) === null) missing.push('total')
  else if (isBilled && isDiscountWrong(draft, needs.offer)) missing.push('discount')
  if (isDelivered && draft.partner.trim() === '' && draft.tracking.trim() === '') missing.push('partner')
  if (isRegistered(draft, needs) && draft.prescriber.trim() === '') missing.push('prescriber')
  return missing
}

/** What a draft is sent as. */
export const detailsOf = (draft: BillDraft, needs: Needs): ActDetails => {
  const { isBilled, isDelivered } = needs
  const bill = isBilled ? billIn(draft, needs.offer) : null
  const [partner, tracking] = [draft.partner.trim(), draft.tracking.trim()]
  return {
    ...(bill === null ? {} : { total: bill.total, discount: bill.discount, payable: bill.payable }),
    ...(isDelivered && partner !== '' ? { deliveryPartner: partner } : {}),
    ...(isDelivered && tracking !== '' ? { trackingId: tracking } : {}),
    ...(bill === null || draft.lines.length === 0 ? {} : { billLines: linesIn(draft.lines, needs.lines) ?? [] }),
    ...(isRegistered(draft, needs) ? { prescriber: draft.prescriber.trim() } : {}),
  }
}

/** What an act asks for of an order before it is sent. */
export const needsOf = (order: ProviderOrder, act: ProviderAct): Needs => {
  const isBrought = isMedicineOrder(order) && order.way === 'HOME_DELIVERY'
  return {
    isBilled: act === 'ready' || act === 'complete' || act === 'bill',
    isDelivered: isBrought && (act === 'send' || act === 'complete'),
    isSupplied: act === 'complete' && isMedicineOrder(order),
    hasH1: isMedicineOrder(order) && order.lines.some(({ isH1, asked }) => isH1 && asked !== 0),
    isSignedHere: isMedicineOrder(order) && order.isSignedHere,
    offer: order.offer,
    lines: isMedicineOrder(order) ? order.lines : [],
  }
}

/** Milliseconds after which a request that nobody has looked at is heard again. */
export const RING_AGAIN = 300_000
/** Milliseconds of silence after which what is shown may be of before. */
export const ORDERS_STALE_AFTER = 10_000
/** Orders of a column that are read at once, and of a page of the list. */
export const COLUMN_LIMIT = 25
export const LIST_LIMIT = 100
