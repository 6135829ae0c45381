import * as Schema from 'effect/Schema'
import { LatitudeInQuery, LongitudeInQuery } from '../kit/coordinates'
import { Id } from '../kit/written'
import { endpoint } from '../kit/endpoint'
import { AppointmentOrderOnWire, OrderOnWire } from '../orders/orders.wire'

export const homeApi = {
  read: endpoint({
    method: 'GET',
    path: '/user-service/v1/patient/home',
    input: Schema.Struct({
      userId: Id,
      latitude: Schema.optionalKey(LatitudeInQuery),
      longitude: Schema.optionalKey(LongitudeInQuery),
    }).pipe(Schema.encodeKeys({ userId: 'user_id' })),
    /** `upcoming` is what comes next of all kinds, soonest first. */
    output: Schema.Struct({
      next: Schema.NullOr(AppointmentOrderOnWire),
      upcoming: Schema.Array(OrderOnWire),
    }).pipe(Schema.encodeKeys({ next: 'next_appointment' })),
    mutates: false,
    permission: 'appointment.view',
  }),
}
