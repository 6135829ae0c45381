import * as Schema from 'effect/Schema'
import { ConsultationOnWire } from '../booking/booking.wire'
import { DayOnWire } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { FoundAppointment, ScheduleSearch } from './schedule'

const FoundAppointmentOnWire = Schema.Struct({ ...FoundAppointment.fields, consultation: ConsultationOnWire }).pipe(
  Schema.encodeKeys({
    consultation: 'type_of_consultation',
    startsAt: 'slotStartTime',
    endsAt: 'slotEndTime',
  }),
)

export const scheduleApi = {
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
