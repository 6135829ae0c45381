import { BOOKING_WINDOW } from '../../src/core/booking/booking.rules'
import { addDays, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'

/** The first second after the last day that can be booked. */
export const endOfWindow = (now: UnixSeconds): UnixSeconds => startOfDay(addDays(dayOf(now), BOOKING_WINDOW))

/** A schedule, as much of it as its slots depend on; seconds. */
export interface SlotRange {
  readonly startsAt: number
  readonly totalSlots: number
  readonly slotSeconds: number
  readonly bufferSeconds?: number | undefined
  readonly breakEndsAt?: number | null | undefined
  readonly slotsBeforeBreak?: number | null | undefined
}

/** `slotIdOf('7f…', 3)` is `7f….3`: the id of a slot on the wire. */
export const slotIdOf = (scheduleId: string, slotNo: number): string => `${scheduleId}.${slotNo}`

/** The schedule and number of a slot id, or null when it is none. */
export const slotOf = (slotId: string): { scheduleId: string; slotNo: number } | null => {
  const [, scheduleId, slotNo] = /^(.{1,80})\.([1-9]\d{0,2})$/.exec(slotId) ?? []
  return scheduleId === undefined ? null : { scheduleId, slotNo: Number(slotNo) }
}

/** When a slot (numbered from 1) begins and ends. */
export const slotTimes = (range: SlotRange, slotNo: number): { startsAt: number; endsAt: number } => {
  const { slotSeconds, bufferSeconds = 0, breakEndsAt = null, slotsBeforeBreak } = range
  const before = slotsBeforeBreak ?? 0
  const isAfterBreak = breakEndsAt !== null && slotNo > before
  const [from, place] = isAfterBreak ? [breakEndsAt, slotNo - before - 1] : [range.startsAt, slotNo - 1]
  const startsAt = from + place * (slotSeconds + bufferSeconds)
  return { startsAt, endsAt: startsAt + slotSeconds }
}
