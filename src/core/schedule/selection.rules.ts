import type { CalendarDay, UnixSeconds } from '../kit/dates'
import type { Role } from '../session/permissions'
import { isCancellable } from './appointment.actions'
import type { DaySchedule, ScheduledAppointment, ScheduleDay } from './schedule'

/** A schedule of one date: the same hours of another date are another one. */
export interface MarkedSchedule {
  readonly scheduleId: string
  readonly date: CalendarDay
}

/** What is marked while several are chosen: whole schedules, and single appointments of others. */
export interface Selection {
  readonly schedules: readonly MarkedSchedule[]
  readonly appointments: readonly string[]
}

export const NO_SELECTION: Selection = { schedules: [], appointments: [] }

/** What is marked by a press: a schedule with all its appointments, or one appointment. */
export type Markable = MarkedSchedule | { readonly appointmentId: string }

/** Who may cancel what, and when. */
export interface Canceller {
  readonly role: Role
  readonly now: UnixSeconds
}

interface Placed {
  readonly day: ScheduleDay
  readonly schedule: DaySchedule
}

const placesOf = (days: readonly ScheduleDay[]): readonly Placed[] =>
  days.flatMap((day) => day.schedules.map((schedule) => ({ day, schedule })))

const isSame = (one: MarkedSchedule, { day, schedule }: Placed): boolean =>
  one.scheduleId === schedule.id && one.date === day.date

/** The appointments of a schedule that may be cancelled now. */
export const cancellableOf = (schedule: DaySchedule, by: Canceller): readonly ScheduledAppointment[] =>
  schedule.appointments.filter((each) => isCancellable(each, by))

/** Those of them that are still to come: a whole schedule is called off for these, never for what may have been held. */
export const comingOf = (schedule: DaySchedule, by: Canceller): readonly ScheduledAppointment[] =>
  cancellableOf(schedule, by).filter(({ endsAt }) => endsAt > by.now)

export const isScheduleMarked = ({ schedules }: Selection, { scheduleId, date }: MarkedSchedule): boolean =>
  schedules.some((each) => each.scheduleId === scheduleId && each.date === date)

/** Whether an appointment is marked, alone or with its schedule. */
export const isMarked = (selection: Selection, days: readonly ScheduleDay[], id: string, by: Canceller): boolean =>
  selection.appointments.includes(id) ||
  placesOf(days).some(
    (place) =>
      selection.schedules.some((each) => isSame(each, place)) &&
      comingOf(place.schedule, by).some((each) => each.id === id),
  )

/** The selection after a press. An appointment that leaves a marked schedule leaves its others marked one by one. */
export const toggled = (
  selection: Selection,
  what: Markable,
  days: readonly ScheduleDay[],
  by: Canceller,
): Selection => {
  const places = placesOf(days)
  if ('scheduleId' in what) {
    const place = places.find((each) => isSame(what, each))
    if (!place || comingOf(place.schedule, by).length === 0) return selection
    const own = new Set(place.schedule.appointments.map(({ id }) => id))
    const appointments = selection.appointments.filter((id) => !own.has(id))
    const schedules = isScheduleMarked(selection, what)
      ? selection.schedules.filter((each) => !isSame(each, place))
      : [...selection.schedules, what]
    return { schedules, appointments }
  }
  const id = what.appointmentId
  const place = places.find(({ schedule }) => cancellableOf(schedule, by).some((each) => each.id === id))
  if (!place) return selection
  if (isMarked(selection, days, id, by) && !selection.appointments.includes(id)) {
    const others = comingOf(place.schedule, by).flatMap((each) => (each.id === id ? [] : [each.id]))
    return {
      schedules: selection.schedules.filter((each) => !isSame(each, place)),
      appointments: [...selection.appointments, ...others],
    }
  }
  return selection.appointments.includes(id)
    ? { ...selection, appointments: selection.appointments.filter((each) => each !== id) }
    : { ...selection, appointments: [...selection.appointments, id] }
}

/** The appointments that a selection would cancel now. */
export const chosenOf = (
  { schedules, appointments }: Selection,
  days: readonly ScheduleDay[],
  by: Canceller,
): readonly ScheduledAppointment[] =>
  placesOf(days).flatMap((place) => {
    const isWhole = schedules.some((each) => isSame(each, place))
    return cancellableOf(place.schedule, by).filter(
      ({ id, endsAt }) => (isWhole && endsAt > by.now) || appointments.includes(id),
    )
  })

/** What of a selection can still be cancelled: what others called off or completed meanwhile is left out. */
export const stillPossible = (selection: Selection, days: readonly ScheduleDay[], by: Canceller): Selection => {
  const chosen = new Set(chosenOf(selection, days, by).map(({ id }) => id))
  return {
    schedules: selection.schedules.filter((each) =>
      placesOf(days).some((place) => isSame(each, place) && comingOf(place.schedule, by).length > 0),
    ),
    appointments: selection.appointments.filter((id) => chosen.has(id)),
  }
}

/** How many schedules and how many appointments are marked, as the bar above the page counts them. */
export const countsOf = (selection: Selection, days: readonly ScheduleDay[], by: Canceller) => ({
  slots: selection.schedules.length,
  appointments: chosenOf(selection, days, by).length,
})
