import * as Schema from 'effect/Schema'
import { ConsultationOnWire } from '../booking/booking.wire'
import { RupeesOnWire } from '../kit/money'
import { AppointmentOrder } from './orders'

/** An appointment as lists of orders carry it. */
export const AppointmentOrderOnWire = Schema.Struct({
  ...AppointmentOrder.fields,
  consultation: ConsultationOnWire,
  consultationFee: RupeesOnWire,
  discountAmount: RupeesOnWire,
  finalAmount: RupeesOnWire,
}).pipe(
  Schema.encodeKeys({
    consultation: 'consultation_type',
    startsAt: 'slot_start_time',
    endsAt: 'slot_end_time',
    typeOfConsultation: 'type_of_consultation',
    slotTime: 'slot_time',
    slotNo: 'slot_no',
    doctorId: 'doctor_id',
    doctorPhotoUrl: 'photo',
    languages: 'language',
    memberId: 'memberid',
    patientPhotoUrl: 'profile_photo',
    isPatientBlocked: 'blockedPatient',
    clinicId: 'clinic_id',
    clinicPhone: 'clinic_phone',
  }),
)
