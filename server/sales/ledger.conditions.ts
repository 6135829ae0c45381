import { type SQL, sql } from 'drizzle-orm'
import type { DayRange } from '../../src/core/kit/calendar.rules'
import type { OrderStage } from '../../src/core/orders/order.lifecycle'
import { momentsOf } from '../../src/core/sales/sales.rules'
import { creditNotes, orderTests, providerOrders } from '../orders/orders.tables'
import { creditNoteLines } from '../orders/ledger.tables'
import { orderBillLines } from '../orders/lines.tables'

/** Stages of orders that were paid for. */
const SOLD: readonly OrderStage[] = ['completed', 'uploaded']
const { stage, providerId, countedAt, id, invoiceNo, paymentMethodId } = providerOrders
const { orderId, quantity, price, gst } = orderBillLines

export const isSold = sql`${stage} in (${sql.join(
  SOLD.map((each) => sql`${each}`),
  sql`, `,
)})`

/** What was paid for an order; null where nothing was. */
export const paid = sql<number | null>`case when ${isSold} then ${providerOrders.payable} end`

const within = (at: typeof countedAt | typeof creditNotes.countedAt, range: DayRange): SQL => {
  const { from, until } = momentsOf(range)
  return sql`${at} >= ${from} and ${at} < ${until}`
}

/** Orders of a provider that count in a range. */
export const countedIn = (provider: string, range: DayRange): SQL =>
  sql`${providerId} = ${provider} and ${within(countedAt, range)}`

/** What was given back of its orders in a range. */
export const givenBackIn = (provider: string, range: DayRange): SQL =>
  sql`${creditNotes.providerId} = ${provider} and ${within(creditNotes.countedAt, range)}`

const orderNo = sql`case ${providerOrders.kind} when 'medicine' then 'M-' else 'T-' end || ${providerOrders.orderNo}`

const tests = sql`(select string_agg(${orderTests.name}, '; ' order by ${orderTests.name})
  from ${orderTests} where ${orderTests.orderId} = ${id})`

/** Lines of its bill, as its taxes are reckoned from. */
const billLines = sql`(select json_agg(json_build_object('quantity', ${quantity}, 'price', ${price}, 'gst', ${gst}))
  from ${orderBillLines} where ${orderId} = ${id})`

const { creditNoteId, quantity: returned } = creditNoteLines

/** A line without a rate makes all of the bill one of supply, and so what comes back of it. */
const isOfSupply = sql`exists (select from ${orderBillLines} as each where each.order_id = ${id} and each.gst is null)`

/** Of the bill what came back with a credit note; of one that names nothing all of it. */
const returnedLines = sql`coalesce((select json_agg(json_build_object('quantity', ${returned}, 'price', ${price},
    'gst', case when ${isOfSupply} then null else ${gst} end))
  from ${creditNoteLines} join ${orderBillLines} on ${orderId} = ${creditNoteLines.orderId} and ${orderBillLines.line} = ${creditNoteLines.line}
  where ${creditNoteId} = ${creditNotes.id}), ${billLines})`

const countedLines = (provider: string, range: DayRange): SQL => sql`
  select ${id} as id, ${id}::text as line, ${countedAt} as at, ${orderNo} as order_no,
    ${providerOrders.patientName} as patient_name, ${providerOrders.way} as way, ${tests} as tests,
    ${providerOrders.status} as status, ${providerOrders.total} as total, ${providerOrders.discount} as discount,
    ${paid} as payable, null::int as refund, ${invoiceNo} as document_no, ${paymentMethodId} as payment_method,
    ${billLines} as bill_lines
  from ${providerOrders} where ${countedIn(provider, range)}`

/** Tests of which a credit note is; all of them where it names none. */
const refundedTests = sql`coalesce((select string_agg(${orderTests.name}, '; ' order by ${orderTests.name})
  from ${orderTests} where ${orderTests.orderId} = ${id} and ${orderTests.creditNoteId} = ${creditNotes.id}), ${tests})`

const refundLines = (provider: string, range: DayRange): SQL => sql`
  select ${id} as id, ${creditNotes.id}::text || '-refund' as line, ${creditNotes.countedAt} as at,
    ${orderNo} as order_no, ${providerOrders.patientName} as patient_name, ${providerOrders.way} as way,
    ${refundedTests} as tests, 'refunded' as status, null::int as total, null::int as discount, null::int as payable,
    ${creditNotes.amount} as refund, ${creditNotes.no} as document_no, ${paymentMethodId} as payment_method,
    ${returnedLines} as bill_lines
  from ${creditNotes} join ${providerOrders} on ${id} = ${creditNotes.orderId}
  where ${givenBackIn(provider, range)}`

/** Every order of a range on the day it counts and every refund on its own, latest first. */
export const ledgerOf = (provider: string, range: DayRange): SQL => sql`
  select * from (${countedLines(provider, range)} union all ${refundLines(provider, range)}) as ledger
  order by at desc, id, line`

/** The same in two halves, each of which follows its index: a year is read through without being sorted. */
export const ledgerHalves = (provider: string, range: DayRange): readonly [SQL, SQL] => [
  sql`${countedLines(provider, range)} order by ${countedAt} desc nulls last, ${id}`,
  sql`${refundLines(provider, range)} order by ${creditNotes.countedAt} desc nulls last, ${creditNotes.id}`,
]
