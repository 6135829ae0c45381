import type { ConsultationType, ReservedFrom } from '../booking/booking'
import { addDays, type CalendarDay } from '../kit/dates'
import { rupeesText, rupeesTyped, wholeNumber } from '../kit/typedNumber'
import {
  type AvailabilityEntry,
  type Hours,
  type LinkedClinic,
  MOST_COUNTED,
  MOST_FEE,
  type NewHours,
  type TimeRange,
} from './availability'
import { datesOf, weekdayOf, type Weekday, weekdays } from './availability.rules'
import { minutesOfTime, timeText } from './slotPlan'

/** A time range as it is typed; an end is typed after its start. */
export interface TypedRange {
  readonly start: string
  readonly end: string
}

/** What is typed and chosen in the form of hours. */
export interface HoursForm {
  readonly consultation: ConsultationType
  readonly clinicId: string | null
  /** By weekdays until a day, or by single days. */
  readonly daysBy: 'weekdays' | 'dates'
  readonly weekdays: readonly Weekday[]
  readonly from: CalendarDay
  /** Null while no day is typed: there is no day of new hours then. */
  readonly deleteAfter: CalendarDay | null
  readonly dates: readonly CalendarDay[]
  readonly ranges: readonly TypedRange[]
  readonly totalSlots: string
  readonly buffer: string
  /** Rupees. */
  readonly fee: string
  readonly shownSlots: string
  readonly reservedSlots: string
  readonly reservedFrom: ReservedFrom
}

/** Fields of numbers, which stand in the form as they are typed. */
export const digitFields = ['totalSlots', 'buffer', 'fee', 'shownSlots', 'reservedSlots'] as const
export type DigitField = (typeof digitFields)[number]

const FIRST_WEEKS = 27
/** Minutes of a day. */
const MIDNIGHT = 1440

/** The form as it opens for new hours: on video, at the doctor's own fee. */
export const emptyForm = (today: CalendarDay, videoFee: number | null): HoursForm => ({
  consultation: 'video',
  clinicId: null,
  daysBy: 'weekdays',
  weekdays: [weekdayOf(today)],
  from: today,
  deleteAfter: addDays(today, FIRST_WEEKS),
  dates: [],
  ranges: [{ start: '', end: '' }],
  totalSlots: '',
  buffer: '0',
  fee: rupeesOf(videoFee),
  shownSlots: '',
  reservedSlots: '0',
  reservedFrom: 'start',
})

/** The form as it opens for hours that are there. */
export const formOf = (entry: AvailabilityEntry, place: Pick<HoursForm, 'consultation' | 'clinicId'>): HoursForm => ({
  ...place,
  daysBy: 'dates',
  weekdays: [],
  from: entry.date,
  deleteAfter: entry.date,
  dates: [entry.date],
  // A field of a time has no 24:00.
  ranges: entry.ranges.map(({ start, end }) => ({ start: timeText(start), end: timeText(end % MIDNIGHT) })),
  totalSlots: String(entry.totalSlots),
  buffer: String(entry.bufferMinutes),
  fee: rupeesOf(entry.fee),
  shownSlots: entry.shownSlots === entry.totalSlots ? '' : String(entry.shownSlots),
  reservedSlots: String(entry.reservedSlots),
  reservedFrom: entry.reservedFrom,
})

const rupeesOf = (paise: number | null): string => (paise === null ? '' : rupeesText(paise))

export const withClinic = (form: HoursForm, clinic: LinkedClinic): HoursForm => ({
  ...form,
  clinicId: clinic.id,
  fee: rupeesOf(clinic.fee),
})

/** A doctor who works in one clinic alone has nothing to choose. */
export const withOnlyClinic = (form: HoursForm, [clinic, ...others]: readonly LinkedClinic[]): HoursForm =>
  form.consultation === 'inClinic' && form.clinicId === null && clinic !== undefined && others.length === 0
    ? withClinic(form, clinic)
    : form

/** A way of consulting was chosen: on video the doctor's own fee and one range, in a clinic that clinic's fee. */
export const withConsultation = (
  form: HoursForm,
  consultation: ConsultationType,
  videoFee: number | null,
  clinics: readonly LinkedClinic[],
): HoursForm =>
  withOnlyClinic(
    {
      ...form,
      consultation,
      clinicId: null,
      fee: consultation === 'video' ? rupeesOf(videoFee) : '',
      ranges: consultation === 'video' ? form.ranges.slice(0, 1) : form.ranges,
    },
    clinics,
  )

export const withDigits = (form: HoursForm, field: DigitField, text: string): HoursForm => ({
  ...form,
  [field]: text,
})

/** A start or an end was typed; without a start there is no end. */
export const withTime = (form: HoursForm, index: number, typed: Partial<TypedRange>): HoursForm => ({
  ...form,
  ranges: form.ranges.map((range, place) => {
    if (place !== index) return range
    const next = { ...range, ...typed }
    return next.start === '' ? { start: '', end: '' } : next
  }),
})

/** A weekday, or all seven: chosen where it was not, and the other way round. */
export const toggled = (chosen: readonly Weekday[], day: Weekday | 'all'): readonly Weekday[] => {
  if (day === 'all') return chosen.length === weekdays.length ? [] : weekdays
  return weekdays.filter((each) => (each === day ? !chosen.includes(day) : chosen.includes(each)))
}

export const chosenDates = ({
  daysBy,
  weekdays: chosen,
  from,
  deleteAfter,
  dates,
}: HoursForm): readonly CalendarDay[] => {
  if (daysBy === 'dates') return dates
  return deleteAfter === null ? [] : datesOf(chosen, from, deleteAfter)
}

/** A range as it was typed: one that ends at 12:00 am ends with the day. */
const rangeOf = ({ start, end }: TypedRange): readonly TimeRange[] => {
  const [from, until] = [minutesOfTime(start), minutesOfTime(end)]
  return from === null || until === null ? [] : [{ start: from, end: until === 0 ? MIDNIGHT : until }]
}

const count = (text: string): number | null => wholeNumber(text, MOST_COUNTED)
const fee = (text: string): number | null => rupeesTyped(text, MOST_FEE)

export type TypedProblem = 'notWhole' | 'notRupees'

/** The fields of numbers in which something stands that is none they take. */
export const typedProblems = (form: HoursForm): readonly (readonly [DigitField, TypedProblem])[] =>
  digitFields
    .filter((field) => form[field].trim() !== '' && (field === 'fee' ? fee : count)(form[field]) === null)
    .map((field) => [field, field === 'fee' ? 'notRupees' : 'notWhole'])

/** The hours that a form means; a second range that nobody began is none. */
export const hoursOf = (form: HoursForm): Hours => {
  const totalSlots = count(form.totalSlots) ?? 0
  const begun = form.ranges.filter(({ start }, index) => index === 0 || start !== '')
  const ranges = begun.flatMap(rangeOf)
  return {
    ranges: ranges.length === begun.length ? ranges : [],
    totalSlots,
    bufferMinutes: count(form.buffer) ?? 0,
    fee: fee(form.fee) ?? 0,
    shownSlots: form.shownSlots.trim() === '' ? Math.max(1, totalSlots) : (count(form.shownSlots) ?? 0),
    reservedSlots: count(form.reservedSlots) ?? 0,
    reservedFrom: form.reservedFrom,
  }
}

export const newHoursOf = (form: HoursForm): NewHours => ({
  ...hoursOf(form),
  consultation: form.consultation,
  clinicId: form.consultation === 'video' ? null : form.clinicId,
  dates: chosenDates(form),
})
