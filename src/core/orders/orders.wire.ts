import * as Schema from 'effect/Schema'
import { ConsultationOnWire } from '../booking/booking.wire'
import { RupeesOnWire } from '../kit/money'
import { AppointmentOrder } from './orders'

/** An appointment as lists of orders carry it. */
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
