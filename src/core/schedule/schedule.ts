import * as Schema from 'effect/Schema'
import { ConsultationType } from '../booking/booking'
import { CalendarDay, UnixSeconds } from '../kit/dates'
import { AppointmentStatus } from '../orders/orders'

/** An appointment that a search found, as those who run the day see it. */
export const FoundAppointment = Schema.Struct({
  id: Schema.String,
  status: AppointmentStatus,
  consultation: ConsultationType,
  slotNo: Schema.Int,
  startsAt: UnixSeconds,
  endsAt: UnixSeconds,
  patientName: Schema.NullOr(Schema.String),
  age: Schema.NullOr(Schema.Int),
  gender: Schema.NullOr(Schema.Literals(['Male', 'Female'])),
  doctorName: Schema.String,
  clinicName: Schema.NullOr(Schema.String),
})
export type FoundAppointment = typeof FoundAppointment.Type

/** Words of a patient's name or the beginning of a mobile number; days are inclusive from, exclusive to. */
export const ScheduleSearch = Schema.Struct({
  search: Schema.NonEmptyString,
  startDate: Schema.optionalKey(CalendarDay),
  endDate: Schema.optionalKey(CalendarDay),
})
export type ScheduleSearch = typeof ScheduleSearch.Type
