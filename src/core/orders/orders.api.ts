import * as Schema from 'effect/Schema'
import { endpoint } from '../kit/endpoint'
import { AppointmentOrderOnWire, StayOrderOnWire } from './orders.wire'

export const ordersApi = {
  list: endpoint({
    method: 'GET',
    path: '/booking-service/v1/orders',
    input: Schema.Struct({ limit: Schema.FiniteFromString, offset: Schema.FiniteFromString }),
    output: Schema.Array(Schema.Union([AppointmentOrderOnWire, StayOrderOnWire])),
    mutates: false,
    permission: 'appointment.view',
  }),
}
