import type { SnapshotFrom } from 'xstate'
import { phoneLink } from '../../core/app/brand'
import { dayOf, type UnixSeconds } from '../../core/kit/dates'
import { daysFrom, STRIP_DAYS } from '../../core/schedule/schedule.rules'
import { faultOf } from '../kit/fault.view'
import type { clinicDayMachine } from './clinicDay.machine'

/** The day of a clinic's desk: its week, and the appointments of the chosen day in order. */
export const viewClinicDay = (snapshot: SnapshotFrom<typeof clinicDayMachine>, now: UnixSeconds) => {
  const { from, day, days, failure } = snapshot.context
  const schedulesOf = (date: string) => days?.find((each) => each.date === date)?.schedules ?? []
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
    appointments: schedulesOf(day)
      .flatMap(({ appointments, doctorName }) =>
        appointments.map((appointment) => ({
          ...appointment,
          doctorName,
          call: phoneLink(appointment.patient.phoneNumber),
        })),
      )
      .toSorted((one, other) => one.startsAt - other.startsAt),
  }
}

export type ClinicDayView = ReturnType<typeof viewClinicDay>
