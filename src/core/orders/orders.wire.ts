import * as Schema from 'effect/Schema'
import { ConsultationOnWire } from '../booking/booking.wire'
import { DayOnWire } from '../kit/dates'
import { RupeesOnWire } from '../kit/money'
import { AppointmentOrder, StayOrder } from './orders'
import { MedicineOrderOnWire, TestOrderOnWire } from './providerOrder.wire'

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

/** A stay as lists of orders carry it; it is known by its day of admission. */
export const StayOrderOnWire = Schema.Struct({
  ...StayOrder.fields,
  admittedOn: DayOnWire,
  dischargedOn: Schema.NullOr(DayOnWire),
}).pipe(
  Schema.encodeKeys({
    admittedOn: 'admission_date',
    dischargedOn: 'discharged_date',
    hospitalName: 'name',
    doctorId: 'doctor_id',
    doctorPhotoUrl: 'photo',
    memberId: 'member_id',
    wardPhone: 'icu_ward_phone_number',
    roomName: 'room_name',
    bedNumber: 'bed_number',
    hasSummary: 'has_summary',
  }),
)

/** An order of any kind as a patient's lists carry it. */
export const OrderOnWire = Schema.Union([AppointmentOrderOnWire, StayOrderOnWire, MedicineOrderOnWire, TestOrderOnWire])
