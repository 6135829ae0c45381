import * as Schema from 'effect/Schema'
import { endpoint } from '../kit/endpoint'
import { AppointmentOrderOnWire } from '../orders/orders.wire'

export const homeApi = {
  read: endpoint({
    method: 'GET',
    path: '/user-service/v1/patient/home',
    input: Schema.Struct({
      userId: Schema.String,
      latitude: Schema.optionalKey(Schema.FiniteFromString),
      longitude: Schema.optionalKey(Schema.FiniteFromString),
    }).pipe(Schema.encodeKeys({ userId: 'user_id' })),
    output: Schema.Struct({ next: Schema.NullOr(AppointmentOrderOnWire) }).pipe(
      Schema.encodeKeys({ next: 'next_appointment' }),
    ),
    mutates: false,
    permission: 'appointment.view',
  }),
}
