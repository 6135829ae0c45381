import type { SnapshotFrom } from 'xstate'
import { preparationOf } from '../../core/diagnostics/preparation.rules'
import type { UnixSeconds } from '../../core/kit/dates'
import { billPartsOf } from '../../core/orders/bill.rules'
import { isUnfulfilled, type OrderStage } from '../../core/orders/order.lifecycle'
import { isProviderOrder, type Order } from '../../core/orders/orders'
import {
  isMedicineOrder,
  type MedicineOrder,
  type OrderEvent,
  type ProviderOrder,
} from '../../core/orders/providerOrder'
import { shownReportName } from '../../core/orders/reportName.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import { cardOf } from './orders.view'
import type { orderTrackerMachine } from './orderTracker.machine'

/** A step of the way of an order, as patients are told of it. */
export type OrderStep =
  | 'requested'
  | 'accepted'
  | 'packed'
  | 'onItsWay'
  | 'delivered'
  | 'collected'
  | 'testsDone'
  | 'report'

/** The steps of each way, in their order. */
const stepsOf = (order: ProviderOrder): readonly OrderStep[] => {
  if (!isMedicineOrder(order)) return ['requested', 'accepted', 'testsDone', 'report']
  return order.way === 'PICKUP'
    ? ['requested', 'accepted', 'packed', 'collected']
    : ['requested', 'accepted', 'packed', 'onItsWay', 'delivered']
}

/** How many of its steps are behind an order in a stage; one that ended otherwise has none of them left. */
const doneIn = (order: ProviderOrder): number => {
  const done: Partial<Record<OrderStage, number>> = isMedicineOrder(order)
    ? { requested: 1, asking: 2, accepted: 2, ready: 3, sent: 4, completed: 5 }
    : { requested: 1, accepted: 2, sampled: 3, completed: 3, uploaded: 4 }
  return done[order.stage] ?? 0
}

/** What happens to an order beside its stage. */
const BESIDE: ReadonlySet<OrderEvent['action']> = new Set(['bill', 'clear', 'move', 'refund'])

/** When an order came to a step, by what happened to it. */
const reachedAt = ({ events }: ProviderOrder, stages: readonly OrderStage[]): UnixSeconds | null =>
  events.findLast(({ to, action }) => stages.includes(to) && !BESIDE.has(action))?.at ?? null

const stagesOfStep: Readonly<Record<OrderStep, readonly OrderStage[]>> = {
  requested: ['requested'],
  accepted: ['accepted'],
  packed: ['ready'],
  onItsWay: ['sent'],
  delivered: ['completed'],
  collected: ['completed'],
  testsDone: ['sampled', 'completed'],
  report: ['uploaded'],
}

const progressOf = (order: ProviderOrder) => {
  const done = doneIn(order)
  return stepsOf(order).map((step, at) => ({
    step,
    state: at < done ? ('done' as const) : at === done ? ('current' as const) : ('coming' as const),
    at: at < done ? reachedAt(order, stagesOfStep[step]) : null,
  }))
}

/** What a patient is asked: each line of which there is less than was asked for, the old and the new quantity. */
const offerOf = (order: MedicineOrder) =>
  order.stage === 'asking'
    ? {
        words: order.offerWords,
        lines: order.lines.map(({ line, name, asked, offered, unit }) => ({
          line,
          name,
          unit,
          was: asked,
          now: offered ?? asked,
          isLess: offered !== null && asked !== null && offered < asked,
        })),
      }
    : null

/** What a bill is made of; null until there is one, and once nothing is owed any more. */
const billOf = (order: ProviderOrder) => (isUnfulfilled(order.stage) ? null : billPartsOf(order))

const lastMoveOf = ({ events }: ProviderOrder): OrderEvent | undefined =>
  events.findLast(({ action }) => action === 'move')

/** How to prepare for the tests of a visit that is to come; null for any other order. */
const preparationFor = (order: ProviderOrder) =>
  !isMedicineOrder(order) && (order.stage === 'requested' || order.stage === 'accepted')
    ? preparationOf(order.tests, order.visitFrom, lastMoveOf(order)?.at ?? order.createdAt)
    : null

/** How a visit that is to come was moved last; null where it never was. */
const movedOf = (order: ProviderOrder) => {
  const move = order.stage === 'accepted' ? lastMoveOf(order) : undefined
  return move?.movedFrom == null || isMedicineOrder(order)
    ? null
    : { from: move.movedFrom, to: order.bookedFor, reason: move.reason }
}

const isInHistory = ({ action }: OrderEvent): boolean => action !== 'bill'

const trackedOf = (order: ProviderOrder) => ({
  order,
  hasEnded: isUnfulfilled(order.stage),
  steps: progressOf(order),
  offer: isMedicineOrder(order) ? offerOf(order) : null,
  bill: billOf(order),
  preparation: preparationFor(order),
  moved: movedOf(order),
  /** Latest first. */
  history: order.events.filter(isInHistory).toReversed(),
  reports: isMedicineOrder(order)
    ? []
    : order.reports
        .filter(({ isHeld }) => !isHeld)
        .map((report) => ({ ...report, shownName: shownReportName(report.name) })),
})

export type TrackedOrder = ReturnType<typeof trackedOf>

const shownOf = (order: Order | null) => (order !== null && isProviderOrder(order) ? trackedOf(order) : null)

/** One order as it goes on. */
export const viewOrderTracker = (snapshot: SnapshotFrom<typeof orderTrackerMachine>, now: UnixSeconds) => {
  const { order, failure } = snapshot.context
  const isFailed = snapshot.hasTag('failed')
  return {
    isOpen: snapshot.hasTag('open'),
    order,
    card: order && cardOf(order, now),
    tracked: shownOf(order),
    isArriving: snapshot.hasTag('loading') && order === null,
    isGone: snapshot.hasTag('gone'),
    isAnswering: snapshot.hasTag('answering'),
    /** It could not be read again. */
    isStale: isFailed && order !== null,
    fault: isFailed && order === null ? faultOf(failure) : null,
    /** Why an answer was not taken, or what is shown could not be read again. */
    refusal: isFailed && order === null ? null : faultBeside(failure),
  }
}
