import type { SnapshotFrom } from 'xstate'
import { phoneLink } from '../../core/app/brand'
import { isPresent, type VisitState, visitState } from '../../core/booking/appointment.status'
import { dayOf, MINUTE, type UnixSeconds } from '../../core/kit/dates'
import { markOf, namesakesOf } from '../../core/reception/namesakes.rules'
import { isPermitted } from '../../core/reception/reception.rules'
import { queueEntryOf } from '../../core/reception/deskEntry.rules'
import type { WaitFacts } from '../../core/reception/wait.rules'
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
  { permissions, queue }: { readonly permissions: readonly PermissionEntry[]; readonly queue: WaitFacts },
) => {
  const entry = queueEntryOf(appointment, schedule, now)
  if (entry === null) return null
  const row = rowOf(entry, 'PHARMACY', now, { isPermitted: (deed) => isPermitted(permissions, deed), queue })
  // Only a doctor's people block a patient.
  return row.next === null && row.others.length === 0 ? null : { ...row, mayBlock: false }
}

/** Whether somebody waits, is with the doctor or is to come. */
const isAwaited = ({ shown, endsAt }: { readonly shown: VisitState; readonly endsAt: UnixSeconds }, now: UnixSeconds) =>
  isPresent(shown) ? shown !== 'finished' : endsAt > now

/** The queue of a doctor at a clinic, as far as a day of the schedule tells of it. */
const queueAt = (
  schedules: readonly DaySchedule[],
  { doctorId, clinicId }: DaySchedule,
  now: UnixSeconds,
): WaitFacts => {
  const sessions = schedules.filter((each) => each.doctorId === doctorId && each.clinicId === clinicId)
  return {
    sessions,
    entries: sessions.flatMap((schedule) =>
      schedule.appointments.flatMap((appointment) => queueEntryOf(appointment, schedule, now) ?? []),
    ),
  }
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
  const namesakes = namesakesOf(
    schedulesOf(day).flatMap((schedule) => schedule.appointments.map(({ id, patient }) => ({ ...patient, id }))),
  )
  const appointments = schedulesOf(day)
    .flatMap((schedule) =>
      schedule.appointments.map((appointment) => ({
        ...appointment,
        doctorName: schedule.doctorName,
        isExtra: appointment.slotNo > schedule.totalSlots,
        mark: markOf({ ...appointment.patient, id: appointment.id }, namesakes),
        shown: visitState(appointment, now),
        call: appointment.patient.phoneNumber === null ? null : phoneLink(appointment.patient.phoneNumber),
        place: placeOf(appointment, schedule, now, { permissions, queue: queueAt(schedulesOf(day), schedule, now) }),
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
    /**
     * Where today's list opens: at the first who is still there, whatever their time was, or who comes next; in the
     * evening at the last. Another day opens at its first.
     */
    opensAt: isToday ? ((appointments.find((each) => isAwaited(each, now)) ?? appointments.at(-1))?.id ?? null) : null,
  }
}

export type ClinicDayView = ReturnType<typeof viewClinicDay>
