import * as Schema from 'effect/Schema'
import { ConsultationOnWire } from '../booking/booking.wire'
import { DAY, DayInSeconds, DayOnWire, SecondsInQuery } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { sent } from '../kit/sent'
import { RupeesOnWire } from '../kit/money'
import {
  DaySchedule,
  FoundAppointment,
  ScheduledAppointment,
  ScheduledSlot,
  type ScheduleRange,
  ScheduleSearch,
} from './schedule'

const FoundAppointmentOnWire = Schema.Struct({ ...FoundAppointment.fields, consultation: ConsultationOnWire }).pipe(
  Schema.encodeKeys({
    consultation: 'type_of_consultation',
    startsAt: 'slotStartTime',
    endsAt: 'slotEndTime',
    isNoShow: 'noShow',
  }),
)

const AppointmentOnWire = Schema.Struct({
  ...ScheduledAppointment.fields,
  consultation: ConsultationOnWire,
  consultationFee: RupeesOnWire,
  discountAmount: RupeesOnWire,
  finalAmount: RupeesOnWire,
}).pipe(
  Schema.encodeKeys({
    consultation: 'type_of_consultation',
    startsAt: 'slotStartTime',
    endsAt: 'slotEndTime',
    isPatientBlocked: 'blockedPatient',
    isNoShow: 'noShow',
  }),
)
const SlotOnWire = ScheduledSlot.pipe(
  Schema.encodeKeys({ id: 'slotId', startsAt: 'slotStartTime', endsAt: 'slotEndTime' }),
)
const ScheduleOnWire = Schema.Struct({
  ...DaySchedule.fields,
  consultation: ConsultationOnWire,
  fee: RupeesOnWire,
  slots: Schema.Array(SlotOnWire),
  appointments: Schema.Array(AppointmentOnWire),
}).pipe(
  Schema.encodeKeys({
    consultation: 'type_of_consultation',
    doctorId: 'doctor_id',
    doctorName: 'doctor_name',
    clinicId: 'clinic_id',
    clinicName: 'clinic_name',
    startsAt: 'start_time',
    endsAt: 'end_time',
    totalSlots: 'total_slots',
    fee: 'consultation_fee',
    blockedRoles: 'blocked_roles',
  }),
)

/** Days that are asked for at once: more than anybody plans. */
const MOST_DAYS = 400

export const scheduleApi = {
  list: endpoint({
    method: 'GET',
    path: '/booking-service/v1/schedule',
    input: Schema.Struct({ start: SecondsInQuery, end: SecondsInQuery }).check(
      sent<ScheduleRange>({ is: 'tooMany', most: MOST_DAYS }, ({ start, end }) => end - start <= MOST_DAYS * DAY),
    ),
    output: Schema.Array(
      Schema.Struct({ date: DayInSeconds, schedules: Schema.Array(ScheduleOnWire) }).pipe(
        Schema.encodeKeys({ date: 'schedule_date' }),
      ),
    ),
    mutates: false,
    permission: 'appointment.view',
  }),
  search: endpoint({
    method: 'GET',
    path: '/booking-service/v1/schedule/search',
    input: Schema.Struct({
      search: ScheduleSearch.fields.search,
      startDate: Schema.optionalKey(DayOnWire),
      endDate: Schema.optionalKey(DayOnWire),
    }),
    output: Schema.Array(FoundAppointmentOnWire),
    mutates: false,
    permission: 'appointment.search',
  }),
}
