import * as Schema from 'effect/Schema'
import { ConsultationOnWire } from '../booking/booking.wire'
import { endpoint } from '../kit/endpoint'
import { RupeesOnWire } from '../kit/money'
import { AppointmentOrder } from './orders'

export const AppointmentOrderOnWire = Schema.Struct({
  ...AppointmentOrder.fields,
  consultation: ConsultationOnWire,
  finalAmount: RupeesOnWire,
}).pipe(
  Schema.encodeKeys({
    consultation: 'consultation_type',
    startsAt: 'slot_start_time',
    endsAt: 'slot_end_time',
    slotNo: 'slot_no',
    doctorId: 'doctor_id',
    doctorPhotoUrl: 'photo',
    memberId: 'memberid',
  }),
)

export const ordersApi = {
  list: endpoint({
    method: 'GET',
    path: '/booking-service/v1/orders',
    input: Schema.Struct({ limit: Schema.FiniteFromString, offset: Schema.FiniteFromString }),
    output: Schema.Array(AppointmentOrderOnWire),
    mutates: false,
    permission: 'appointment.view',
  }),
}
