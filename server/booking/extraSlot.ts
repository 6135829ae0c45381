import { and, eq } from 'drizzle-orm'
import { bookableSlots } from '../../src/core/booking/booking.rules'
import { dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import { CLINIC_STAFF, isOneOf } from '../../src/core/session/roles'
import type { Caller, Database } from '../kit/handlers'
import { holdsSlot } from './appointment.conditions'
import { appointments, type schedules } from './booking.tables'
import { slotTimes } from './slot'

type Schedule = typeof schedules.$inferSelect

/** What of a day's hours is taken: numbers of slots, and the times of visits beside the slots. */
export interface Occupied {
  readonly taken: readonly number[]
  readonly beside: readonly { readonly startsAt: UnixSeconds; readonly endsAt: UnixSeconds }[]
}

/** Whether nobody has a slot, of the slots or beside them. */
export const isUntaken = (hours: Schedule, { taken, beside }: Occupied, slotNo: number): boolean => {
  const times = slotTimes(hours, slotNo)
  return (
    !taken.includes(slotNo) &&
    !beside.some(({ startsAt, endsAt }) => startsAt < times.endsAt && endsAt > times.startsAt)
  )
}

/**
 * The number under which staff add a visit to hours of today that are full: one after the last. Null while a slot is
 * free, and for whoever the doctor takes no bookings from.
 */
export const extraSlotNo = (
  hours: Schedule,
  occupied: Occupied,
  role: Caller['role'],
  now: UnixSeconds,
): number | null => {
  const { first, last } = bookableSlots(hours, role)
  const isOfToday = hours.consultation === 'inClinic' && dayOf(hours.startsAt) === dayOf(now) && now < hours.endsAt
  if (!isOneOf(CLINIC_STAFF, role) || last < first || !isOfToday) return null
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const isFree = (slotNo: number) => slotTimes(hours, slotNo).startsAt > now && isUntaken(hours, occupied, slotNo)
  return numbers.some(isFree) ? null : Math.max(hours.totalSlots, ...occupied.taken) + 1
}

/** What is taken of some hours now. */
export const occupiedOf = async (db: Database, { id, totalSlots }: Schedule, now: UnixSeconds): Promise<Occupied> => {
  const rows = await db
    .select({ slotNo: appointments.slotNo, startsAt: appointments.startsAt, endsAt: appointments.endsAt })
    .from(appointments)
    .where(and(eq(appointments.scheduleId, id), holdsSlot(now)))
  return { taken: rows.map(({ slotNo }) => slotNo), beside: rows.filter(({ slotNo }) => slotNo > totalSlots) }
}
