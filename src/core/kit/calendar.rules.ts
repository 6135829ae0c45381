import { addDays, type CalendarDay } from './dates'
import { latinDigits } from './text'

/** Days from the first to the last, both of them in it. */
export interface DayRange {
  readonly from: CalendarDay
  readonly to: CalendarDay
}

/** The first and the last day that can be chosen; null has no end. */
export interface DayBounds {
  readonly min: CalendarDay | null
  readonly max: CalendarDay | null
}

/** `writeDay('2026-11-21')` is `21/11/2026`, as days are typed. */
export const writeDay = (day: CalendarDay): string => day.split('-').toReversed().join('/')

const whole = (text: string): number => Number(text)

/**
 * The day that somebody typed, day first: `21/11/2026`, `21-11-26`, `21.11.2026`, `21112026`, digits of any of the four
 * scripts. Null where there is no such day.
 */
export const readDay = (text: string): CalendarDay | null => {
  const latin = latinDigits(text).trim()
  const parts = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(latin) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(latin)
  if (parts === null) return null
  const [, day = '', month = '', year = ''] = parts
  try {
    const full = year.length === 2 ? 2000 + whole(year) : whole(year)
    return Temporal.PlainDate.from(
      { day: whole(day), month: whole(month), year: full },
      { overflow: 'reject' },
    ).toString()
  } catch {
    return null
  }
}

export const isWithin = (day: CalendarDay, { min, max }: DayBounds): boolean =>
  (min === null || day >= min) && (max === null || day <= max)

/** The range between two days in whichever order they were chosen, cut to the bounds; null where nothing is left. */
export const rangeBetween = (one: CalendarDay, other: CalendarDay, { min, max }: DayBounds): DayRange | null => {
  const [first, last] = one <= other ? [one, other] : [other, one]
  const from = min !== null && first < min ? min : first
  const to = max !== null && last > max ? max : last
  return from <= to ? { from, to } : null
}

/** Days of a range, both ends counted. */
export const lengthOf = ({ from, to }: DayRange): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1

export const rangePresets = [
  'today',
  'lastSevenDays',
  'lastThirtyDays',
  'lastThreeMonths',
  'thisMonth',
  'lastMonth',
] as const
export type RangePreset = (typeof rangePresets)[number]

const monthOf = (day: CalendarDay, months: number): DayRange => {
  const first = Temporal.PlainDate.from(day).with({ day: 1 }).add({ months })
  return { from: first.toString(), to: first.with({ day: first.daysInMonth }).toString() }
}

/** The days that a preset means on such a day. */
export const presetRange = (preset: RangePreset, today: CalendarDay): DayRange => {
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'lastSevenDays':
      return { from: addDays(today, -6), to: today }
    case 'lastThirtyDays':
      return { from: addDays(today, -29), to: today }
    case 'lastThreeMonths':
      return { from: Temporal.PlainDate.from(today).subtract({ months: 3 }).add({ days: 1 }).toString(), to: today }
    case 'thisMonth':
      return monthOf(today, 0)
    case 'lastMonth':
      return monthOf(today, -1)
  }
}

/** The preset that means exactly this range, if one does. */
export const presetOf = ({ from, to }: DayRange, today: CalendarDay): RangePreset | null =>
  rangePresets.find((preset) => {
    const range = presetRange(preset, today)
    return range.from === from && range.to === to
  }) ?? null
