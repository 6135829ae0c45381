import type { SnapshotFrom } from 'xstate'
import type { SafetyAnswer } from '../../core/diagnostics/diagnostics'
import { MINUTE, type UnixSeconds } from '../../core/kit/dates'
import { isMedicineOrder, type ProviderOrder } from '../../core/orders/providerOrder'
import { columns, type ProviderAct } from '../../core/orders/providerOrders'
import {
  actsFor,
  columnOf,
  inLane,
  isBefore,
  isOnBoard,
  type Lane,
  lateness,
} from '../../core/orders/providerOrders.rules'
import { takesReport } from '../../core/orders/testVisit.rules'
import { filtersOf } from '../../core/orders/orderFilters.rules'
import { faultOf } from '../kit/fault.view'
import type { orderBoardMachine } from './orderBoard.machine'

export type Lateness = ReturnType<typeof lateness>

/** One order as its card or row shows it. */
export interface OrderCardView {
  readonly id: string
  readonly number: string
  readonly patient: string
  readonly age: number
  readonly stage: ProviderOrder['stage']
  readonly way: 'HOME_DELIVERY' | 'PICKUP' | null
  /** Tests of the order, and the day of their visit. */
  readonly tests: readonly string[]
  readonly bookedFor: UnixSeconds | null
  /** What has to be known of whoever comes: answered with other than no, or never asked. */
  readonly safety: readonly SafetyAnswer[]
  /** Lines of its prescription; null where it is one of tests. */
  readonly lines: number | null
  readonly at: UnixSeconds
  /** What its clock counts, and the minutes: until an answer is due, since it was, or since it stands where it does; null of one that is over. */
  readonly clock: { readonly of: 'answer' | 'late' | 'asking' | 'sent' | 'standing'; readonly minutes: number } | null
  readonly payable: number | null
  readonly reason: ProviderOrder['reason']
  readonly late: Lateness
  readonly isChosen: boolean
  /** Its patient changed it, and nobody has opened it since. */
  readonly isUnseen: boolean
  /** What can be done with it now, and whether a report can be added. */
  readonly acts: readonly ProviderAct[]
  readonly takesReport: boolean
}

const clockOf = ({ stage, answerBy, stageAt }: ProviderOrder, now: UnixSeconds): OrderCardView['clock'] => {
  if (columnOf(stage) === 'done') return null
  const minutesTo = (at: UnixSeconds) => Math.floor(Math.abs(now - at) / MINUTE)
  if (stage === 'requested' && answerBy !== null)
    return { of: answerBy < now ? 'late' : 'answer', minutes: minutesTo(answerBy) }
  return { of: stage === 'asking' || stage === 'sent' ? stage : 'standing', minutes: minutesTo(stageAt) }
}

const cardOf = (order: ProviderOrder, chosenId: string | null, now: UnixSeconds): Omit<OrderCardView, 'isUnseen'> => ({
  id: order.id,
  number: order.orderNo,
  patient: order.patientName,
  age: order.age,
  stage: order.stage,
  way: isMedicineOrder(order) ? order.way : null,
  tests: isMedicineOrder(order) ? [] : order.testNames,
  bookedFor: isMedicineOrder(order) ? null : order.bookedFor,
  // Of what is over nobody has to be careful any more.
  safety:
    isMedicineOrder(order) || columnOf(order.stage) === 'done'
      ? []
      : order.answers.filter(({ answer }) => answer !== 'no'),
  lines: isMedicineOrder(order) ? order.lines.length : null,
  at: order.stageAt,
  clock: clockOf(order, now),
  payable: order.payable,
  reason: order.reason,
  late: lateness(order, now),
  isChosen: order.id === chosenId,
  acts: actsFor(order, now),
  takesReport: takesReport(order, now),
})

export const viewOrderBoard = (snapshot: SnapshotFrom<typeof orderBoardMachine>, now: UnixSeconds) => {
  const { kind, query, orders, edges, count, counts, chosenId, failure } = snapshot.context
  const isNarrowed = query.filter !== 'ALL' || query.isPending || query.from !== null || query.to !== null
  const isToday = query.view === 'board' && query.from === null && query.to === null
  const unseen = new Set(counts?.unseen.map(({ id }) => id))
  const shown = (orders ?? []).filter((order) => !isToday || isOnBoard(order, now))
  const laneOf = (lane: Lane) => {
    const edge = edges[lane]
    return {
      cards: inLane(shown, lane)
        .filter((order) => edge === undefined || isBefore(lane, order, edge))
        .map((order) => ({ ...cardOf(order, chosenId, now), isUnseen: unseen.has(order.id) })),
      hasMore: edge !== undefined,
    }
  }
  const list: Lane = query.isPending ? 'requested' : 'all'
  return {
    kind,
    query,
    filters: filtersOf(kind),
    // However many of them were read, the server has counted all.
    /** What patients changed and nobody has opened since, the oldest first. */
    unseen: counts?.unseen ?? [],
    columns: columns.map((column) => ({ column, ...laneOf(column), ...(counts?.[column] ?? { count: 0, late: 0 }) })),
    list: { lane: list, ...laneOf(list) },
    count,
    chosenId,
    isNarrowed,
    isFirstLoad: snapshot.hasTag('loading') && orders === null,
    isLoading: snapshot.hasTag('loading') || snapshot.hasTag('refreshing'),
    isStale: snapshot.hasTag('stale'),
    isEmpty: orders !== null && count === 0 && !snapshot.hasTag('loading'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}
export type OrderBoardView = ReturnType<typeof viewOrderBoard>
