import { dayOf, startOfDay, type UnixSeconds } from '../kit/dates'
import { isBillOpen } from './bill.rules'
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
  moveReasons,
  type OrderReason,
  type ProviderOrder,
  sampleReasons,
  testReasons,
} from './providerOrder'
import { factsOfOrder } from './providerOrder.rules'
import { type Column, columns, type ProviderAct, type ProviderOrderQuery } from './providerOrders'
import { awaitsReport, isMovable, isVisitAhead, needsClearance } from './testVisit.rules'

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
  move: 'confirmed',
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
    ...(isMovable(order) ? ['move' as const] : []),
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
  if (act === 'move') return isMovable(order)
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
export type ReasonedAct = 'reject' | 'withdraw' | 'retry' | 'retake' | 'move'
export const isReasoned = (act: ProviderAct): act is ReasonedAct =>
  act === 'reject' || act === 'withdraw' || act === 'retry' || act === 'retake' || act === 'move'

/** Who was accepted and did not come. */
const NOBODY_CAME: readonly OrderReason[] = ['notVisited']

/** What happens to a bill while its order stays where it is. */
const BESIDE: ReadonlySet<string> = new Set(['bill', 'declare'])

/** Whether it was at the door: it is on its way there, or came back. */
const wasAtDoor = ({ stage, events }: Pick<ProviderOrder, 'stage' | 'events'>): boolean =>
  stage === 'sent' || (stage === 'ready' && events.findLast(({ action }) => !BESIDE.has(action))?.action === 'retry')

/** Reasons for an act: what was at the door or is done already has some of its own. */
export const reasonsOf = (
  { kind, stage, events }: Pick<ProviderOrder, 'kind' | 'stage' | 'events'>,
  act: ProviderAct,
): readonly OrderReason[] => {
  if (act === 'retry') return [...doorReasons, 'other']
  if (act === 'retake') return [...sampleReasons, 'other']
  if (act === 'move') return moveReasons
  if (!isReasoned(act)) return []
  // Nobody has come yet of whom it could be said.
  if (kind === 'test' && act === 'reject') return testReasons.filter((reason) => reason !== 'notPrepared')
  return kind === 'medicine'
    ? [...(wasAtDoor({ stage, events }) ? doorReasons : []), ...medicineReasons]
    : [...(stage === 'sampled' ? sampleReasons : []), ...(stage === 'accepted' ? NOBODY_CAME : []), ...testReasons]
}

/** Milliseconds after which a request that nobody has looked at is heard again. */
export const RING_AGAIN = 300_000
/** Milliseconds of silence after which what is shown may be of before. */
export const ORDERS_STALE_AFTER = 10_000
/** Orders of a column that are read at once, and of a page of the list. */
export const COLUMN_LIMIT = 25
export const LIST_LIMIT = 100
