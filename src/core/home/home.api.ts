import * as Schema from 'effect/Schema'
import { LatitudeInQuery, LongitudeInQuery } from '../kit/coordinates'
import { Id } from '../kit/written'
import { endpoint } from '../kit/endpoint'
import { AppointmentOrderOnWire } from '../orders/orders.wire'

export const homeApi = {
  read: endpoint({
    method: 'GET',
    path: '/user-service/v1/patient/home',
    input: Schema.Struct({
      userId: Id,
      latitude: Schema.optionalKey(LatitudeInQuery),
      longitude: Schema.optionalKey(LongitudeInQuery),
    }).pipe(Schema.encodeKeys({ userId: 'user_id' })),
    output: Schema.Struct({ next: Schema.NullOr(AppointmentOrderOnWire) }).pipe(
      Schema.encodeKeys({ next: 'next_appointment' }),
    ),
    mutates: false,
    permission: 'appointment.view',
  }),
}
