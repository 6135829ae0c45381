import { type CalendarDay, MINUTE, startOfDay, type UnixSeconds } from './dates'

/** What stands on a day between two instants. */
export interface TimeSlot {
  readonly id: string
  readonly startsAt: UnixSeconds
  readonly endsAt: UnixSeconds
}

export interface TimeDay<Slot extends TimeSlot = TimeSlot> {
  readonly day: CalendarDay
  readonly slots: readonly Slot[]
}

/** A stretch of the day, in minutes since midnight: one line of the grid, or a gap without any slot, folded into one. */
export interface TimeRow {
  readonly kind: 'time' | 'gap'
  readonly from: number
  readonly to: number
  /** A slot begins here: its time is written beside. */
  readonly isLabelled: boolean
}

/** Where a slot stands: lines counted from zero, and its place among those at the same time. */
export interface PlacedSlot<Slot extends TimeSlot = TimeSlot> {
  readonly slot: Slot
  readonly row: number
  readonly span: number
  readonly lane: number
  readonly lanes: number
  /** Its height, in heights of the usual slot; 1 at most. One that would be too low is a brick: twice as long, in two lanes. */
  readonly height: number
}

export interface TimeGridLayout<Slot extends TimeSlot = TimeSlot> {
  readonly rows: readonly TimeRow[]
  readonly days: readonly { readonly day: CalendarDay; readonly slots: readonly PlacedSlot<Slot>[] }[]
  /** Lines that have the height of a slot together: those of the usual slot of these days. */
  readonly unit: number
}

/** The lowest height of a slot, in heights of the usual one. */
const LOWEST = 0.65

/** Minutes without a slot on any day from which they are folded. */
const FOLDED_FROM = 30
const SMALLEST_STEP = 5

interface Span {
  readonly from: number
  readonly to: number
}
const spanOf = (day: CalendarDay, { startsAt, endsAt }: TimeSlot): Span => {
  const midnight = startOfDay(day)
  const minuteOf = (at: UnixSeconds): number => Math.floor((at - midnight) / MINUTE)
  const from = minuteOf(startsAt)
  // Slots of 12.5 minutes that follow each other do so here as well: both ends are rounded alike.
  return { from, to: Math.max(from + 1, minuteOf(endsAt)) }
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Stretches of the day in which some day has a slot, joined where less than half an hour lies between them. */
const stretchesOf = (spans: readonly Span[]): readonly Span[] => {
  const stretches: Span[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = stretches.at(-1)
    if (last !== undefined && span.from - last.to < FOLDED_FROM)
      stretches[stretches.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else stretches.push(span)
  }
  return stretches
}

const rowsOf = (stretches: readonly Span[], step: number, starts: ReadonlySet<number>): readonly TimeRow[] =>
  stretches.flatMap(({ from, to }, index) => {
    const before = stretches[index - 1]
    const gap: readonly TimeRow[] = before ? [{ kind: 'gap', from: before.to, to: from, isLabelled: false }] : []
    const lines = Array.from({ length: Math.ceil((to - from) / step) }, (_, line): TimeRow => {
      const at = from + line * step
      return { kind: 'time', from: at, to: at + step, isLabelled: starts.has(at) }
    })
    return [...gap, ...lines]
  })

/** Slots of a day side by side where they overlap: each takes the first lane that is free when it begins. */
const lanesOf = (spans: readonly Span[]): readonly { readonly lane: number; readonly lanes: number }[] => {
  const order = spans.map((_, index) => index).toSorted((one, other) => spans[one]!.from - spans[other]!.from)
  const lane = spans.map(() => 0)
  const lanes = spans.map(() => 1)
  let cluster: number[] = []
  let ends: number[] = []
  const close = () => {
    for (const index of cluster) lanes[index] = ends.length
    cluster = []
    ends = []
  }
  for (const index of order) {
    const { from, to } = spans[index]!
    if (ends.every((end) => end <= from)) close()
    const free = ends.findIndex((end) => end <= from)
    lane[index] = free === -1 ? ends.length : free
    ends[lane[index]] = to
    cluster.push(index)
  }
  close()
  return spans.map((_, index) => ({ lane: lane[index]!, lanes: lanes[index]! }))
}

const lengthOf = ({ from, to }: Span): number => to - from

/**
 * Minutes that have the height of a slot: the shortest slot of the days that are like most, so that one day of short
 * slots does not stretch all others; less where a brick would be too low otherwise.
 */
const usualLength = (spans: readonly (readonly Span[])[]): number => {
  const shortest = spans
    .filter((ofDay) => ofDay.length > 0)
    .map((ofDay) => Math.min(...ofDay.map(lengthOf)))
    .toSorted((one, other) => one - other)
  const median = shortest[Math.floor(shortest.length / 2)]!
  const usual = shortest.find((length) => length >= LOWEST * median)!
  return Math.min(usual, (2 * shortest[0]!) / LOWEST)
}

/** The times that are written beside the grid: where a slot begins, of bricks no more than there is room for. */
const labelsOf = (spans: readonly Span[], usual: number): ReadonlySet<number> => {
  const labels = new Set(spans.filter((span) => lengthOf(span) >= LOWEST * usual).map(({ from }) => from))
  const hasRoom = (at: number) => [...labels].every((label) => Math.abs(label - at) >= LOWEST * usual)
  for (const { from } of spans.toSorted((one, other) => one.from - other.from)) if (hasRoom(from)) labels.add(from)
  return labels
}

/**
 * The lines of a grid of days and where each slot stands in it. A line is as many minutes as divide all slots, the lines
 * are those in which some day has a slot; half an hour without any is folded into one line.
 */
export const timeGridOf = <Slot extends TimeSlot>(days: readonly TimeDay<Slot>[]): TimeGridLayout<Slot> => {
  const exact = days.map(({ day, slots }) => slots.map((slot) => spanOf(day, slot)))
  if (exact.every((ofDay) => ofDay.length === 0))
    return { rows: [], days: days.map(({ day }) => ({ day, slots: [] })), unit: 1 }
  const usual = usualLength(exact)
  const isBrick = (span: Span): boolean => lengthOf(span) < LOWEST * usual
  const spans = exact.map((ofDay) =>
    ofDay.map((span) => (isBrick(span) ? { from: span.from, to: span.to + lengthOf(span) } : span)),
  )
  const all = spans.flat()
  const stretches = stretchesOf(all)
  const first = stretches[0]!.from
  const marks = [...all, ...stretches].flatMap(({ from, to }) => [from - first, to - first])
  const step = Math.max(SMALLEST_STEP, marks.reduce(divisor, 0))
  const rows = rowsOf(stretches, step, labelsOf(exact.flat(), usual))
  const lineAt = (minute: number): number => rows.findIndex(({ to }) => to > minute)
  return {
    rows,
    unit: Math.max(1, Math.round(usual / step)),
    days: days.map(({ day, slots }, index) => {
      const lanes = lanesOf(spans[index]!)
      return {
        day,
        slots: slots.map((slot, place) => {
          const { from, to } = spans[index]![place]!
          const row = lineAt(from)
          const span = Math.max(1, Math.ceil((to - from) / step))
          return { slot, row, span, ...lanes[place]!, height: Math.min(1, (to - from) / usual) }
        }),
      }
    }),
  }
}

/** Where now stands: the line and how much of it is over; null before the first line and after the last. */
export const nowIn = (
  rows: readonly TimeRow[],
  day: CalendarDay,
  now: UnixSeconds,
): { readonly row: number; readonly part: number } | null => {
  const minute = (now - startOfDay(day)) / MINUTE
  const row = rows.findIndex(({ from, to }) => minute >= from && minute < to)
  const line = rows[row]
  return line === undefined ? null : { row, part: (minute - line.from) / (line.to - line.from) }
}

/** The slot that a key leads to: up and down a day, to the nearest time of the day beside, to a day's ends. */
export const slotAfter = <Slot extends TimeSlot>(
  key: string,
  from: { readonly day: number; readonly slot: number },
  days: TimeGridLayout<Slot>['days'],
): { readonly day: number; readonly slot: number } | null => {
  const { slots } = days[from.day] ?? { slots: [] }
  const last = slots.length - 1
  const beside = (step: 1 | -1) => {
    for (let day = from.day + step; day >= 0 && day < days.length; day += step) {
      const candidates = days[day]!.slots
      const row = slots[from.slot]?.row ?? 0
      const distance = (slot: number) => Math.abs(candidates[slot]!.row - row)
      const nearest = candidates.reduce((best, _, slot) => (distance(slot) < distance(best) ? slot : best), 0)
      if (candidates.length > 0) return { day, slot: nearest }
    }
    return null
  }
  switch (key) {
    case 'ArrowDown':
      return from.slot < last ? { ...from, slot: from.slot + 1 } : null
    case 'ArrowUp':
      return from.slot > 0 ? { ...from, slot: from.slot - 1 } : null
    case 'Home':
      return { ...from, slot: 0 }
    case 'End':
      return { ...from, slot: last }
    case 'ArrowRight':
      return beside(1)
    case 'ArrowLeft':
      return beside(-1)
    default:
      return null
  }
}
