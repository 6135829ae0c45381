import * as Schema from 'effect/Schema'
import { CalendarDay, type UnixSeconds } from '../kit/dates'
import { Whole } from '../kit/numbers'
import { Paise } from '../kit/money'
import { Id, Line } from '../kit/written'
import { counterMethods } from '../payment/payment'
import { BillLine, LONGEST_PRESCRIBER, MOST_BILL_LINES, type ReturnedLine } from './billLines'
import { deliveryWays, orderKinds, orderStages, orderStatuses } from './order.lifecycle'
import { OrderReason, type ProviderOrder } from './providerOrder'

/** Columns of the board: what waits for an answer, what is prepared, what is ready or on its way, what is over. */
export const columns = ['requested', 'accepted', 'ready', 'done'] as const
export type Column = (typeof columns)[number]

/** Orders of a column, and those of them that are late. */
const ColumnCount = Schema.Struct({ count: Schema.Int, late: Schema.Int })

/** An order that its patient changed after it was accepted, and that nobody of its provider has opened since. */
export const UnseenOrder = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(orderKinds),
  orderNo: Schema.String,
  patientName: Schema.String,
  stage: Schema.Literals(orderStages),
})
export type UnseenOrder = typeof UnseenOrder.Type

/** What stands in each column of a board, read or not. */
export const BoardCounts = Schema.Struct({
  requested: ColumnCount,
  accepted: ColumnCount,
  ready: ColumnCount,
  done: ColumnCount,
  unseen: Schema.Array(UnseenOrder),
  /** Seconds for which this holds if no order changes: until the next one is late, or the day is over. */
  holdsFor: Schema.Int,
})
export type BoardCounts = typeof BoardCounts.Type

export interface ProviderOrderPage {
  readonly orders: readonly ProviderOrder[]
  /** Of all that fit, also beyond this page. */
  readonly count: number
  /** Of a list that is no board null. */
  readonly counts: BoardCounts | null
}

/** Requests that wait for an answer: how many, and which are the latest of them; nothing of whose. */
export const WaitingRequests = Schema.Struct({ ids: Schema.Array(Id), count: Schema.Int })
export type WaitingRequests = typeof WaitingRequests.Type

/** Which orders a provider asks for. */
export interface ProviderOrderQuery {
  readonly limit: number
  readonly offset: number
  readonly status?: (typeof orderStatuses)[number]
  readonly type?: (typeof deliveryWays)[number]
  /** Those that wait for an answer. */
  readonly isPending?: boolean
  /** Days, both included. */
  readonly from?: CalendarDay
  readonly to?: CalendarDay
  readonly keyword?: string
  /** So many of each column: where no days are asked for, what is not over and what was over today. */
  readonly isBoard?: boolean
  /** One column of the board alone. */
  readonly column?: Column
  /** Those that stand after one of this moment and id. */
  readonly afterAt?: UnixSeconds
  readonly afterId?: string
  /** Of those that fit, these alone; what is counted stays. */
  readonly ids?: readonly string[]
}

/** What a provider does with an order beside the report of a test. */
export const providerActs = [
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
  'bill',
  'refund',
  'clear',
  'move',
] as const
export type ProviderAct = (typeof providerActs)[number]

export const LONGEST_WORDS = 300
export const LONGEST_TRACKING = 60
/** More than any bill, in paise. */
export const MOST_BILLED = 1_000_000_00

/** What is offered of a line instead of what was asked for. */
export const OfferedLine = Schema.Struct({ line: Whole(0, 200), quantity: Whole(0, 100_000) })
export type OfferedLine = typeof OfferedLine.Type

const maybe = Schema.optionalKey

/** An act with what it needs: a bill, the delivery, a reason. */
export const ActDetails = {
  total: maybe(Paise),
  discount: maybe(Paise),
  payable: maybe(Paise),
  paymentMethodId: maybe(Schema.Literals(counterMethods)),
  deliveryPartner: maybe(Line(LONGEST_TRACKING)),
  trackingId: maybe(Line(LONGEST_TRACKING)),
  reason: maybe(OrderReason),
  words: maybe(Line(LONGEST_WORDS)),
  lines: maybe(Schema.Array(OfferedLine)),
  billLines: maybe(Schema.Array(BillLine).check(Schema.isMaxLength(MOST_BILL_LINES))),
  prescriber: maybe(Line(LONGEST_PRESCRIBER)),
  /** The pharmacist states that nothing of Schedule H or H1 is on a bill that has no lines. */
  isUnscheduled: maybe(Schema.Boolean),
}
const Details = Schema.Struct(ActDetails)
export type ActDetails = typeof Details.Type

/** An act as it is sent: of which order, as it was seen. */
export interface OrderAct extends ActDetails {
  readonly id: string
  readonly act: ProviderAct
  readonly revision: number
  /** The day to which a visit is moved. */
  readonly day?: CalendarDay
  /** Reports with which an order of tests is completed. */
  readonly medicalRecordIds?: readonly string[]
  /** Tests whose price is given back; where none is named all that was paid is. */
  readonly testIds?: readonly string[]
  /** Medicines of the bill that come back; where none is named all that was paid is given back. */
  readonly returned?: readonly ReturnedLine[]
  /** The wrong order was completed: all that was paid is given back, and it is opened again. */
  readonly isMistaken?: boolean
}
