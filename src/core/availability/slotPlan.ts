import { dayOf, HOUR, MINUTE, startOfDay, type UnixSeconds } from '../kit/dates'
import { isReservedSlot, publicSlots, slotMinutes } from '../kit/slots.rules'
import type { AvailabilityEntry, Hours, TimeRange } from './availability'

type Grid = Pick<Hours, 'ranges' | 'totalSlots' | 'bufferMinutes'>

const lengthOf = ({ start, end }: TimeRange): number => Math.max(0, end - start)

/** Minutes of all ranges together. */
const minutesOf = (ranges: readonly TimeRange[]): number => ranges.reduce((sum, range) => sum + lengthOf(range), 0)

/** The computed slot duration of the form, in minutes: what `slotMinutes` makes of all ranges together. */
export const durationOf = ({ ranges, bufferMinutes, totalSlots }: Grid): number =>
  slotMinutes(minutesOf(ranges), bufferMinutes, totalSlots)

/** How the slots of a day lie in its ranges; seconds. */
export interface SlotGrid {
  readonly slotSeconds: number
  /** Slots in the first range. */
  readonly before: number
}

/** How many slots of some seconds fit into a range. */
const fitting = (range: TimeRange, slotSeconds: number, buffer: number): number =>
  Math.floor((lengthOf(range) * MINUTE + buffer) / (slotSeconds + buffer))

/**
 * Where the slots of a day lie: of the computed duration, cut to whole seconds. No slot spans two ranges, so that in two
 * ranges a slot can come out shorter: the longest with which the number of slots fits. Null where they do not fit, or
 * one of the ranges stays without a slot.
 */
export const gridOf = (hours: Grid): SlotGrid | null => {
  const { ranges, totalSlots, bufferMinutes } = hours
  const [first, second] = ranges
  const longest = Math.floor(durationOf(hours) * MINUTE)
  const buffer = bufferMinutes * MINUTE
  if (first === undefined || totalSlots < 1 || longest < MINUTE) return null
  if (second === undefined) return { slotSeconds: longest, before: totalSlots }
  if (totalSlots < 2) return null
  const shares = Array.from({ length: totalSlots }, (_, index) => index + 1)
  const filling = [first, second].flatMap((range) =>
    shares.map((share) => Math.floor((lengthOf(range) * MINUTE + buffer) / share - buffer)),
  )
  const fits = (seconds: number) =>
    fitting(first, seconds, buffer) + fitting(second, seconds, buffer) >= totalSlots &&
    fitting(first, seconds, buffer) > 0 &&
    fitting(second, seconds, buffer) > 0
  const slotSeconds = [longest, ...filling.filter((seconds) => seconds >= MINUTE && seconds < longest)]
    .toSorted((a, b) => b - a)
    .find(fits)
  if (slotSeconds === undefined) return null
  const before = Math.min(fitting(first, slotSeconds, buffer), totalSlots - 1)
  return { slotSeconds, before }
}

export interface PlannedSlot {
  readonly slotNo: number
  /** Seconds since midnight. */
  readonly start: number
  readonly end: number
  readonly isReserved: boolean
  /** Whether patients see it. */
  readonly isPublic: boolean
}

/** Each slot of a day as its hours make it; nothing where they do not fit. */
export const plannedSlots = (hours: Hours): readonly PlannedSlot[] => {
  const grid = gridOf(hours)
  if (grid === null) return []
  const { first, last } = publicSlots(hours)
  return Array.from({ length: hours.totalSlots }, (_, index) => {
    const slotNo = index + 1
    const isAfterBreak = slotNo > grid.before
    const range = hours.ranges[isAfterBreak ? 1 : 0]!
    const place = isAfterBreak ? index - grid.before : index
    const start = range.start * MINUTE + place * (grid.slotSeconds + hours.bufferMinutes * MINUTE)
    return {
      slotNo,
      start,
      end: start + grid.slotSeconds,
      isReserved: isReservedSlot(hours, slotNo),
      isPublic: slotNo >= first && slotNo <= last,
    }
  })
}

export type PreviewedSlot = (PlannedSlot & { readonly isLost: false }) | (TimeRange & { readonly isLost: true })

/** The slots of a day as they will be and, at their times, the booked ones that are no more; all in seconds. */
export const previewedSlots = (
  slots: readonly PlannedSlot[],
  entry: Pick<AvailabilityEntry, 'date' | 'bookedAt' | 'slotMinutes'> | null,
): readonly PreviewedSlot[] => {
  const planned = slots.map((slot) => ({ ...slot, isLost: false as const }))
  if (entry === null || slots.length === 0) return planned
  const starts = new Set(slots.map(({ start }) => start))
  const lost = entry.bookedAt
    .map((at) => at - startOfDay(entry.date))
    .filter((start) => !starts.has(start))
    .map((start) => ({ start, end: start + entry.slotMinutes * MINUTE, isLost: true as const }))
  return [...planned, ...lost].toSorted((a, b) => a.start - b.start)
}

/** `timeText(605)` is `10:05`: minutes since midnight as they are sent and typed. */
export const timeText = (minutes: number): string =>
  [Math.floor(minutes / (HOUR / MINUTE)), minutes % (HOUR / MINUTE)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** Minutes since midnight of `10:05`; null for what is no time. A day ends at `24:00`. */
export const minutesOfTime = (text: string): number | null => {
  const [, hours, minutes] = /^([01]\d|2[0-3](?=:)|24(?=:00)):([0-5]\d)/.exec(text) ?? []
  return hours === undefined ? null : Number(hours) * (HOUR / MINUTE) + Number(minutes)
}

/** The minute of its day that a moment is in. */
export const minuteNow = (now: UnixSeconds): number => Math.floor((now - startOfDay(dayOf(now))) / MINUTE)
