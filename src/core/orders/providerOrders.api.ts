import * as Schema from 'effect/Schema'
import { decodeTo } from 'effect/Schema'
import { transform } from 'effect/SchemaTransformation'
import { dayOf, DayOnWire, SecondsInQuery, startOfDay, DAY, CalendarDay } from '../kit/dates'
import { MOST_TESTS } from '../diagnostics/diagnostics'
import { endpoint, type Method } from '../kit/endpoint'
import { RupeesOnWire } from '../kit/money'
import { LimitInQuery, MOST_AT_ONCE, OffsetInQuery, Revision } from '../kit/numbers'
import { sent } from '../kit/sent'
import { Id, SearchTerm } from '../kit/written'
import { MOST_BILL_LINES, ReturnedLine } from './billLines'
import { deliveryWays, orderStatuses } from './order.lifecycle'
import { ActDetails, BoardCounts, columns, providerActs, WaitingRequests } from './providerOrders'
import { actErrors } from './providerOrder.rules'
import { BillLineOnWire, LastBillOnWire, MedicineOrderOnWire, TestOrderOnWire } from './providerOrder.wire'

const maybe = Schema.optionalKey
const YesOnWire = Schema.Literals(['true', 'false']).transform([true, false])

/** The first second of a day, and the last one, in a query. */
const DayFrom = SecondsInQuery.pipe(decodeTo(CalendarDay, transform({ decode: dayOf, encode: startOfDay })))
const DayTo = SecondsInQuery.pipe(
  decodeTo(CalendarDay, transform({ decode: dayOf, encode: (day) => startOfDay(day) + DAY - 1 })),
)

/** A list that names something: one that is empty would read as one that was left out. */
const someOf = <Each>(each: Schema.Codec<Each, unknown>, most: number) =>
  Schema.Array(each).check(
    Schema.isMaxLength(most),
    sent<readonly Each[]>({ is: 'noneNamed' }, ({ length }) => length > 0),
  )

/** Ids between commas. */
const IdsInQuery = Schema.String.pipe(
  decodeTo(
    Schema.Array(Id).check(Schema.isMaxLength(MOST_AT_ONCE)),
    transform({
      decode: (text: string): readonly string[] => (text === '' ? [] : text.split(',')),
      encode: (ids: readonly string[]) => ids.join(','),
    }),
  ),
)

const listed = {
  limit: LimitInQuery,
  offset: OffsetInQuery,
  status: maybe(Schema.Literals(orderStatuses)),
  keyword: maybe(SearchTerm),
  isPending: maybe(YesOnWire),
  isBoard: maybe(YesOnWire),
  column: maybe(Schema.Literals(columns)),
  afterAt: maybe(SecondsInQuery),
  afterId: maybe(Id),
  ids: maybe(IdsInQuery),
}

const PharmacyQuery = Schema.Struct({
  ...listed,
  type: maybe(Schema.Literals(deliveryWays)),
  from: maybe(DayFrom),
  to: maybe(DayTo),
}).pipe(Schema.encodeKeys({ from: 'startTime', to: 'endTime' }))

const CentreQuery = Schema.Struct({ ...listed, from: maybe(DayOnWire), to: maybe(DayOnWire) }).pipe(
  Schema.encodeKeys({ from: 'startDate', to: 'endDate' }),
)

const pageOf = <Order>(order: Schema.Codec<Order, unknown>) =>
  Schema.Struct({ orders: Schema.Array(order), count: Schema.Int, counts: Schema.NullOr(BoardCounts) }).pipe(
    Schema.encodeKeys({ orders: 'data' }),
  )

const details = {
  ...ActDetails,
  status: maybe(Schema.Literals(orderStatuses)),
  act: maybe(Schema.Literals(providerActs)),
  revision: maybe(Revision),
  total: maybe(RupeesOnWire),
  discount: maybe(RupeesOnWire),
  payable: maybe(RupeesOnWire),
  billLines: maybe(Schema.Array(BillLineOnWire).check(Schema.isMaxLength(MOST_BILL_LINES))),
}
const detailKeys = { act: 'action', payable: 'payable_amount', isUnscheduled: 'is_unscheduled' } as const

const PharmacyAct = Schema.Struct({
  ...details,
  id: Id,
  returned: maybe(someOf(ReturnedLine, MOST_BILL_LINES)),
  isMistaken: maybe(Schema.Boolean),
}).pipe(
  Schema.encodeKeys({
    ...detailKeys,
    id: 'orderId',
    total: 'amount',
    discount: 'discount_amount',
    deliveryPartner: 'delivery_partner',
    trackingId: 'tracking_id',
    isMistaken: 'is_mistaken',
  }),
)
const CentreAct = Schema.Struct({
  ...details,
  id: Id,
  day: maybe(DayOnWire),
  medicalRecordIds: maybe(someOf(Id, MOST_AT_ONCE)),
  testIds: maybe(someOf(Id, MOST_TESTS)),
}).pipe(Schema.encodeKeys({ ...detailKeys, discount: 'discountAmount' }))

const PHARMACY = '/booking-service/v1/pharmacy/orders'
const CENTRE = '/booking-service/v1/diagnostic/orders'
const ById = Schema.Struct({ id: Id })

const list = <Input, Order>(
  path: `/${string}`,
  input: Schema.Codec<Input, unknown>,
  order: Schema.Codec<Order, unknown>,
) => endpoint({ method: 'GET', path, input, output: pageOf(order), mutates: false, permission: null })

const one = <Order>(path: `/${string}`, order: Schema.Codec<Order, unknown>) =>
  endpoint({ method: 'GET', path: `${path}/:id`, input: ById, output: order, mutates: false, permission: null })

const act = <Input, Order>(
  method: Method,
  path: `/${string}`,
  input: Schema.Codec<Input, unknown>,
  order: Schema.Codec<Order, unknown>,
) => endpoint({ method, path, input, output: order, mutates: true, permission: null, errors: actErrors })

export const providerOrdersApi = {
  requests: endpoint({
    method: 'GET',
    path: '/booking-service/v1/provider/requests',
    input: Schema.Struct({}),
    output: WaitingRequests,
    mutates: false,
    permission: null,
  }),
  pharmacyList: list(PHARMACY, PharmacyQuery, MedicineOrderOnWire),
  pharmacyOne: one(PHARMACY, MedicineOrderOnWire),
  pharmacyAct: act('PUT', PHARMACY, PharmacyAct, MedicineOrderOnWire),
  pharmacyPatch: act('PATCH', PHARMACY, PharmacyAct, MedicineOrderOnWire),
  /** What the caller's pharmacy billed last of each product: its next bill begins with it. */
  lastBills: endpoint({
    method: 'GET',
    path: '/booking-service/v1/pharmacy/last-bills',
    input: Schema.Struct({}),
    output: Schema.Array(LastBillOnWire),
    mutates: false,
    permission: null,
  }),
  centreList: list(CENTRE, CentreQuery, TestOrderOnWire),
  centreOne: one(CENTRE, TestOrderOnWire),
  centreAct: act('PUT', CENTRE, CentreAct, TestOrderOnWire),
  centrePatch: act('PATCH', CENTRE, CentreAct, TestOrderOnWire),
}
