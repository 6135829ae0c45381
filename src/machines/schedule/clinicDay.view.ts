import type { SnapshotFrom } from 'xstate'
import { phoneLink } from '../../core/app/brand'
import { visitState } from '../../core/booking/appointment.status'
import { dayOf, type UnixSeconds } from '../../core/kit/dates'
import { daysFrom, STRIP_DAYS } from '../../core/schedule/schedule.rules'
import { faultOf } from '../kit/fault.view'
import type { clinicDayMachine } from './clinicDay.machine'

/** The day of a clinic's desk: its week, and the appointments of the chosen day in order. */
export const viewClinicDay = (snapshot: SnapshotFrom<typeof clinicDayMachine>, now: UnixSeconds) => {
  const { from, day, days, failure } = snapshot.context
  const isToday = day === dayOf(now)
  const schedulesOf = (date: string) => days?.find((each) => each.date === date)?.schedules ?? []
  const appointments = schedulesOf(day)
    .flatMap(({ appointments, doctorName }) =>
      appointments.map((appointment) => ({
        ...appointment,
        doctorName,
        shown: visitState(appointment, now),
        call: phoneLink(appointment.patient.phoneNumber),
      })),
    )
    .toSorted((one, other) => one.startsAt - other.startsAt)
  return {
    isArriving: snapshot.hasTag('loading') && days === null,
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    strip: daysFrom(from, STRIP_DAYS).map((date) => ({
      date,
      isToday: date === dayOf(now),
      isChosen: date === day,
      total: schedulesOf(date).reduce((sum, { totalSlots }) => sum + totalSlots, 0),
      booked: schedulesOf(date).reduce((sum, { booked }) => sum + booked, 0),
    })),
    day,
    appointments,
    /** Where today's list opens: who is there or comes next, in the evening the last; another day opens at its first. */
    opensAt: isToday ? ((appointments.find(({ endsAt }) => endsAt > now) ?? appointments.at(-1))?.id ?? null) : null,
  }
}

export type ClinicDayView = ReturnType<typeof viewClinicDay>
