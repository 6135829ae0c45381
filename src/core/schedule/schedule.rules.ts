import { holdsSlot } from '../booking/appointment.lifecycle'
import { addDays, type CalendarDay, startOfDay, type UnixSeconds } from '../kit/dates'
import type { Width } from '../kit/route'
import type { BookingDetail } from '../payment/payment'
import { stageOf } from '../payment/payment.lifecycle'
import type { DaySchedule, ScheduledAppointment, ScheduledSlot, ScheduleDay, ScheduleRange } from './schedule'

/** Days beside each other at each width. */
export const SHOWN_DAYS: Readonly<Record<Width, number>> = { desktop: 7, tablet: 3, phone: 1 }
/** Days of the strip above a day. */
export const STRIP_DAYS = 7
/** Days of one answer at most. */
export const MOST_DAYS = 46
/** Milliseconds that a row shows that it has changed. */
export const ROW_TINT = 2000
/** Milliseconds after which a page that cannot be brought up to date says so. */
export const STALE_AFTER = 10_000
/** Milliseconds between two looks at a schedule that nobody has reported a change of. */
export const LOOK_AGAIN = 60_000

/** What a page of days asks for; the end is the first second after the last day. */
export const rangeOf = (from: CalendarDay, days: number): ScheduleRange => ({
  start: startOfDay(from),
  end: startOfDay(addDays(from, days)),
})

export const daysFrom = (from: CalendarDay, count: number): readonly CalendarDay[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index))

/** From when to when there are slots: one range, or two with a break between, which is longer than the usual pause. */
export const hoursOf = ({ startsAt, endsAt, slots }: DaySchedule): readonly ScheduleRange[] => {
  const pauses = slots.slice(1).map((slot, index) => slot.startsAt - slots[index]!.endsAt)
  const usual = Math.min(...pauses)
  const after = pauses.findIndex((pause) => pause > usual)
  return after === -1
    ? [{ start: startsAt, end: endsAt }]
    : [
        { start: startsAt, end: slots[after]!.endsAt },
        { start: slots[after + 1]!.startsAt, end: endsAt },
      ]
}

/** A line of the day: an appointment, or a slot that nobody has. */
export interface SlotEntry {
  readonly id: string
  readonly kind: 'appointment' | 'free' | 'reserved' | 'blocked'
  readonly startsAt: UnixSeconds
  readonly endsAt: UnixSeconds
  readonly slotNo: number
  readonly schedule: DaySchedule
  /** Null of a slot that nobody has. */
  readonly appointment: ScheduledAppointment | null
}

const free = (schedule: DaySchedule, { id, slotNo, startsAt, endsAt, isReserved }: ScheduledSlot): SlotEntry => ({
  id,
  kind: schedule.blockedRoles.includes('DOCTOR') ? 'blocked' : isReserved ? 'reserved' : 'free',
  slotNo,
  startsAt,
  endsAt,
  schedule,
  appointment: null,
})

/** Everything that stands on a day, in order: its appointments, and the slots to come that nobody has. */
export const entriesOf = ({ schedules }: ScheduleDay, now: UnixSeconds): readonly SlotEntry[] =>
  schedules
    .flatMap((schedule) => {
      const { slots, appointments } = schedule
      const taken = new Set(appointments.filter((each) => holdsSlot(each, now)).map(({ slotNo }) => slotNo))
      return [
        ...appointments.map((appointment): SlotEntry => ({
          id: appointment.id,
          kind: 'appointment',
          slotNo: appointment.slotNo,
          startsAt: appointment.startsAt,
          endsAt: appointment.endsAt,
          schedule,
          appointment,
        })),
        ...slots
          .filter(({ slotNo, startsAt }) => !taken.has(slotNo) && startsAt > now)
          .map((slot) => free(schedule, slot)),
      ]
    })
    .toSorted((one, other) => one.startsAt - other.startsAt)

/** An entry by its id, wherever it stands. */
export const entryOf = (days: readonly ScheduleDay[], id: string | null, now: UnixSeconds): SlotEntry | null =>
  id === null ? null : (days.flatMap((day) => entriesOf(day, now)).find((entry) => entry.id === id) ?? null)

const appointmentsOf = (days: readonly ScheduleDay[]): readonly ScheduledAppointment[] =>
  days.flatMap(({ schedules }) => schedules.flatMap(({ appointments }) => appointments))

/** An appointment by its id, on whichever day it is. */
export const appointmentOf = (days: readonly ScheduleDay[], id: string | null): ScheduledAppointment | null =>
  appointmentsOf(days).find((each) => each.id === id) ?? null

/** Whether an appointment stands otherwise than it is shown: ended, paid or moved meanwhile. */
export const isOtherwise = (
  { status, paymentStatus, startsAt }: ScheduledAppointment,
  now: Pick<BookingDetail, 'status' | 'paymentStatus' | 'startsAt'>,
): boolean => stageOf[status] !== now.status || paymentStatus !== now.paymentStatus || startsAt !== now.startsAt

/** Days with those of a later answer in their place; what that range no longer has is gone. */
export const withFresh = (
  days: readonly ScheduleDay[],
  fresh: readonly ScheduleDay[],
  { start, end }: ScheduleRange,
): readonly ScheduleDay[] =>
  [...days.filter(({ date }) => startOfDay(date) < start || startOfDay(date) >= end), ...fresh].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  )

/** The ids of appointments that are new or not as they were. */
export const changedIn = (before: readonly ScheduleDay[], after: readonly ScheduleDay[]): readonly string[] => {
  const known = new Map(appointmentsOf(before).map((each) => [each.id, JSON.stringify(each)]))
  return appointmentsOf(after).flatMap((each) => (known.get(each.id) === JSON.stringify(each) ? [] : [each.id]))
}

/** A day in figures, as its report has them. Paise. */
export const reportOf = (schedules: readonly DaySchedule[], now: UnixSeconds) => {
  const all = schedules.flatMap(({ appointments }) => appointments)
  const held = all.filter((each) => holdsSlot(each, now))
  const amount = (some: readonly ScheduledAppointment[]) => some.reduce((sum, { finalAmount }) => sum + finalAmount, 0)
  return {
    slots: schedules.reduce((sum, { totalSlots }) => sum + totalSlots, 0),
    booked: held.length,
    completed: held.filter(({ status }) => status === 'completed').length,
    cancelled: all.filter(({ status }) => status === 'cancelled').length,
    video: held.filter(({ consultation }) => consultation === 'video').length,
    inClinic: held.filter(({ consultation }) => consultation === 'inClinic').length,
    paid: amount(held.filter(({ paymentStatus }) => paymentStatus === 'PAID')),
    unpaid: amount(held.filter(({ paymentStatus }) => paymentStatus === 'UNPAID')),
  }
}

/** The first day of a page that shows a day, when the page already begins at another one. */
export const pageWith = (day: CalendarDay, from: CalendarDay, days: number): CalendarDay =>
  day >= from && day < addDays(from, days) ? from : day

/** The doctor of the first hours in a clinic that are not over; null where there are none. */
export const nextInClinic = (days: readonly ScheduleDay[], now: UnixSeconds): string | null =>
  days
    .flatMap(({ schedules }) => schedules)
    .find(({ consultation, endsAt }) => consultation === 'inClinic' && now < endsAt)?.doctorId ?? null

/** The doctors whose hours are among these days, in their order. */
export const doctorsOf = (days: readonly ScheduleDay[]): readonly { readonly id: string; readonly name: string }[] => {
  const names = days.flatMap(({ schedules }) =>
    schedules.map(({ doctorId, doctorName }) => [doctorId, doctorName] as const),
  )
  return [...new Map(names)].map(([id, name]) => ({ id, name }))
}
