import * as Schema from 'effect/Schema'
import { withConstants, withTag } from '../kit/constants'
import { LatitudeInQuery, LongitudeInQuery } from '../kit/coordinates'
import { DayOnWire } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { LimitInQuery, OffsetInQuery } from '../kit/numbers'
import { Id, SearchTerm } from '../kit/written'
import { AnyOrderStatus, OrderType } from './orders.query'
import { OrderOnWire } from './orders.wire'
import { overtakenErrors } from './providerOrder.rules'
import { MedicineOrderOnWire, TestOrderOnWire } from './providerOrder.wire'

const maybe = Schema.optionalKey
/** From where distances are told. */
const place = { latitude: maybe(LatitudeInQuery), longitude: maybe(LongitudeInQuery) }

const cancelled = withConstants(Schema.Struct({ orderId: Id }), { status: 'cancelled' })
const agreed = withConstants(Schema.Struct({ orderId: Id, revision: Schema.Int }), {
  status: 'confirmed',
  action: 'agree',
})

export const ordersApi = {
  list: endpoint({
    method: 'GET',
    path: '/booking-service/v1/orders',
    input: Schema.Struct({
      limit: LimitInQuery,
      offset: OffsetInQuery,
      type: maybe(OrderType),
      status: maybe(AnyOrderStatus),
      from: maybe(DayOnWire),
      to: maybe(DayOnWire),
      keyword: maybe(SearchTerm),
      ...place,
    }).pipe(Schema.encodeKeys({ from: 'startDate', to: 'endDate' })),
    output: Schema.Array(OrderOnWire),
    mutates: false,
    permission: 'appointment.view',
  }),
  /** One order of any kind. */
  one: endpoint({
    method: 'GET',
    path: '/booking-service/v1/orders/:id',
    input: Schema.Struct({ id: Id, ...place }),
    output: OrderOnWire,
    mutates: false,
    permission: 'appointment.view',
  }),
  /** A patient cancels a medicine order, or agrees to what the pharmacy has of it; `revision` is that of the offer that was read. */
  changeMedicine: endpoint({
    method: 'PUT',
    path: '/booking-service/v1/medicine-order',
    input: Schema.Union([withTag('change', 'cancel', cancelled), withTag('change', 'agree', agreed)]),
    output: MedicineOrderOnWire,
    mutates: true,
    permission: null,
    errors: overtakenErrors,
  }),
  cancelTest: endpoint({
    method: 'PUT',
    path: '/booking-service/v1/diagnostic/booking',
    input: cancelled,
    output: TestOrderOnWire,
    mutates: true,
    permission: null,
    errors: overtakenErrors,
  }),
}
