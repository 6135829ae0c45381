import type { SnapshotFrom } from 'xstate'
import { phoneLink } from '../../core/app/brand'
import { visitState } from '../../core/booking/appointment.status'
import { dayOf, MINUTE, type UnixSeconds } from '../../core/kit/dates'
import { isPermitted } from '../../core/reception/reception.rules'
import { queueEntryOf } from '../../core/reception/deskEntry.rules'
import type { DaySchedule, ScheduledAppointment } from '../../core/schedule/schedule'
import { daysFrom, STRIP_DAYS } from '../../core/schedule/schedule.rules'
import type { PermissionEntry } from '../../core/session/permissions'
import { faultOf } from '../kit/fault.view'
import type { BillActor } from '../reception/bill.machine'
import { rowOf } from '../reception/reception.view'
import type { clinicDayMachine } from './clinicDay.machine'

/** What the desk may do with somebody of today; null for whoever is in no queue, or where nothing is permitted. */
const placeOf = (
  appointment: ScheduledAppointment,
  schedule: DaySchedule,
  now: UnixSeconds,
  permissions: readonly PermissionEntry[],
) => {
  const entry = queueEntryOf(appointment, schedule, now)
  if (entry === null) return null
  const row = rowOf(entry, 'PHARMACY', now, (deed) => isPermitted(permissions, deed))
  // Only a doctor's people block a patient.
  return row.next === null && row.others.length === 0 ? null : { ...row, mayBlock: false }
}

/** The day of a clinic's desk: its week, and the appointments of the chosen day in order, each with what is done next. */
export const viewClinicDay = (
  snapshot: SnapshotFrom<typeof clinicDayMachine>,
  now: UnixSeconds,
  permissions: readonly PermissionEntry[],
) => {
  const { from, day, days, failure } = snapshot.context
  const isToday = day === dayOf(now)
  const schedulesOf = (date: string) => days?.find((each) => each.date === date)?.schedules ?? []
  const appointments = schedulesOf(day)
    .flatMap((schedule) =>
      schedule.appointments.map((appointment) => ({
        ...appointment,
        doctorName: schedule.doctorName,
        isExtra: appointment.slotNo > schedule.totalSlots,
        shown: visitState(appointment, now),
        call: appointment.patient.phoneNumber === null ? null : phoneLink(appointment.patient.phoneNumber),
        place: placeOf(appointment, schedule, now, permissions),
      })),
    )
    .toSorted((one, other) => one.startsAt - other.startsAt)
  return {
    isArriving: snapshot.hasTag('loading') && days === null,
    fault: snapshot.hasTag('failed') && days === null ? faultOf(failure) : null,
    /** What is shown may be old. */
    isStale: snapshot.hasTag('failed') && days !== null,
    isBusy: snapshot.hasTag('busy'),
    bill: ((snapshot.children as Record<string, unknown>)['billing'] ?? null) as BillActor | null,
    strip: daysFrom(from, STRIP_DAYS).map((date) => ({
      date,
      isToday: date === dayOf(now),
      isChosen: date === day,
      total: schedulesOf(date).reduce((sum, { totalSlots }) => sum + totalSlots, 0),
      booked: schedulesOf(date).reduce((sum, { booked }) => sum + booked, 0),
    })),
    day,
    /** Hours in the clinic today that are not over, with how late they run; nothing without the right to say so. */
    sessions:
      isToday && isPermitted(permissions, 'arrive')
        ? schedulesOf(day).flatMap(({ id: scheduleId, consultation, doctorName, startsAt, endsAt, delayMinutes }) =>
            consultation === 'inClinic' && endsAt + (delayMinutes ?? 0) * MINUTE > now
              ? [{ scheduleId, doctorName, startsAt, endsAt, delayMinutes }]
              : [],
          )
        : [],
    appointments,
    /** Where today's list opens: who is there or comes next, in the evening the last; another day opens at its first. */
    opensAt: isToday ? ((appointments.find(({ endsAt }) => endsAt > now) ?? appointments.at(-1))?.id ?? null) : null,
  }
}

export type ClinicDayView = ReturnType<typeof viewClinicDay>
