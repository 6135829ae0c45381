import * as Schema from 'effect/Schema'
import { LimitInQuery, OffsetInQuery } from '../kit/numbers'
import { endpoint } from '../kit/endpoint'
import { AppointmentOrderOnWire, StayOrderOnWire } from './orders.wire'

export const ordersApi = {
  list: endpoint({
    method: 'GET',
    path: '/booking-service/v1/orders',
    input: Schema.Struct({ limit: LimitInQuery, offset: OffsetInQuery }),
    output: Schema.Array(Schema.Union([AppointmentOrderOnWire, StayOrderOnWire])),
    mutates: false,
    permission: 'appointment.view',
  }),
}
