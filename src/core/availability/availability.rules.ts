import { addDays, type CalendarDay } from '../kit/dates'
import type { ConsultationType } from '../booking/booking'
import {
  type AffectedAppointment,
  AffectedChoice,
  type AffectedDecision,
  type Hours,
  type NewHours,
} from './availability'
import { gridOf } from './slotPlan'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** `weekdayOf('2026-11-23')` is `monday`. */
export const weekdayOf = (day: CalendarDay): Weekday => weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1]!

/** Time ranges of one day, at most. */
export const MOST_RANGES: Readonly<Record<ConsultationType, number>> = { inClinic: 2, video: 1 }

/** Slots of one day, at most. */
export const MOST_SLOTS = 300

/** Days that are written at once, at most, and how far ahead the last of them may be. */
export const MOST_DATES = 100
export const FURTHEST = 365

/** Days of the date filter, at most. */
export const LONGEST_FILTER = 45

/** The days that are some weekdays, from one day until another. */
export const datesOf = (chosen: readonly Weekday[], from: CalendarDay, until: CalendarDay): readonly CalendarDay[] => {
  const dates: CalendarDay[] = []
  for (let day = from; day <= until && dates.length <= MOST_DATES; day = addDays(day, 1))
    if (chosen.includes(weekdayOf(day))) dates.push(day)
  return dates
}

/** What can be wrong with hours, each with its field. */
export const hoursFields = {
  clinicMissing: 'clinic',
  datesMissing: 'dates',
  tooManyDates: 'dates',
  dateInPast: 'dates',
  dateTooFar: 'dates',
  rangesMissing: 'ranges',
  tooManyRanges: 'ranges',
  oneRangeOnVideo: 'ranges',
  rangeTurned: 'ranges',
  rangePast: 'ranges',
  rangesOverlap: 'ranges',
  slotsMissing: 'totalSlots',
  tooManySlots: 'totalSlots',
  slotsDoNotFit: 'totalSlots',
  feeMissing: 'fee',
  reservedTooMany: 'reservedSlots',
  shownMissing: 'shownSlots',
} as const satisfies Readonly<Record<string, string>>
export type HoursProblem = keyof typeof hoursFields
export type HoursField = (typeof hoursFields)[HoursProblem]

const rangeProblem = ({ ranges }: Hours, consultation: ConsultationType): HoursProblem | null => {
  const [first, second] = ranges
  if (first === undefined) return 'rangesMissing'
  if (ranges.length > MOST_RANGES.inClinic) return 'tooManyRanges'
  if (ranges.length > MOST_RANGES[consultation]) return 'oneRangeOnVideo'
  if (ranges.some(({ start, end }) => end <= start)) return 'rangeTurned'
  return second !== undefined && second.start <= first.end ? 'rangesOverlap' : null
}

/** What is wrong with the hours of a day, in the order of the form. */
export const hoursProblems = (hours: Hours, consultation: ConsultationType): readonly HoursProblem[] => {
  const { totalSlots, fee, reservedSlots, shownSlots } = hours
  const range = rangeProblem(hours, consultation)
  const slots =
    totalSlots === 0
      ? 'slotsMissing'
      : totalSlots > MOST_SLOTS
        ? 'tooManySlots'
        : range === null && gridOf(hours) === null
          ? 'slotsDoNotFit'
          : null
  const problems: readonly (HoursProblem | null)[] = [
    range,
    slots,
    fee === 0 ? 'feeMissing' : null,
    reservedSlots > totalSlots ? 'reservedTooMany' : null,
    shownSlots === 0 ? 'shownMissing' : null,
  ]
  return problems.filter((problem) => problem !== null)
}

const dateProblem = (dates: readonly CalendarDay[], today: CalendarDay): HoursProblem | null => {
  if (dates.length === 0) return 'datesMissing'
  if (dates.length > MOST_DATES) return 'tooManyDates'
  if (dates.some((date) => date < today)) return 'dateInPast'
  return dates.some((date) => date > addDays(today, FURTHEST)) ? 'dateTooFar' : null
}

/** What is wrong with new hours, in the order of the form; today and the minute of it that it is now. */
export const newHoursProblems = (hours: NewHours, today: CalendarDay, minute: number): readonly HoursProblem[] => {
  const date = dateProblem(hours.dates, today)
  const isPast = hours.dates.includes(today) && hours.ranges.some(({ start }) => start < minute)
  return [
    ...(hours.consultation === 'inClinic' && hours.clinicId === null ? (['clinicMissing'] as const) : []),
    ...(date === null ? [] : [date]),
    ...(isPast ? (['rangePast'] as const) : []),
    ...hoursProblems(hours, hours.consultation),
  ]
}

/** The choices there are for an affected appointment. */
export const choicesOf = ({ nextFree }: AffectedAppointment): readonly AffectedChoice[] =>
  nextFree === null ? ['keep', 'cancel'] : ['keep', 'move', 'cancel']

/** The choices that can be made for all at once: those that at least one of them has. */
export const choicesForAll = (affected: readonly AffectedAppointment[]): readonly AffectedChoice[] =>
  AffectedChoice.literals.filter((choice) => affected.some((each) => choicesOf(each).includes(choice)))

/**
 * The decisions that still hold when the affected appointments are listed again: those about appointments that are
 * still there and, of a move, whose slot is still the next free one.
 */
export const decisionsStanding = (
  decisions: readonly AffectedDecision[],
  affected: readonly AffectedAppointment[],
): readonly AffectedDecision[] =>
  decisions.filter(({ appointmentId, choice, slotId }) => {
    const still = affected.find(({ id }) => id === appointmentId)
    return still !== undefined && (choice !== 'move' || still.nextFree?.slotId === slotId)
  })
