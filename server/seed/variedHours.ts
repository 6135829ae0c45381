import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm'
import { addDays, dayOf, HOUR, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { schedules } from '../booking/booking.tables'
import type { Database } from '../kit/handlers'

type Schedule = typeof schedules.$inferSelect
type Change = Partial<typeof schedules.$inferInsert>

/** Today's hours stay as whoever tries the practice finds them. */
const DAYS_AHEAD = 10
const BREAK = 4 * HOUR

/** As many slots again in the afternoon, after a break; with the buffer between the two they keep their length. */
const inTwoRanges = ({ startsAt, endsAt, totalSlots, bufferSeconds }: Schedule) => ({
  breakStartsAt: endsAt,
  breakEndsAt: endsAt + BREAK,
  endsAt: endsAt + BREAK + (endsAt - startsAt) + bufferSeconds,
  slotsBeforeBreak: totalSlots,
  totalSlots: 2 * totalSlots,
})

/** What a doctor can do with hours, each on a day of its own: two ranges, slots kept back or not shown, people shut out. */
export const varyHours = async (db: Database, doctorId: string, now: UnixSeconds): Promise<void> => {
  const day = (ahead: number) => startOfDay(addDays(dayOf(now), ahead))
  const hours = await db
    .select()
    .from(schedules)
    .where(
      and(
        eq(schedules.doctorId, doctorId),
        gte(schedules.startsAt, day(1)),
        lt(schedules.startsAt, day(DAYS_AHEAD)),
        isNull(schedules.removedAt),
      ),
    )
    .orderBy(asc(schedules.startsAt))
  const of = (consultation: Schedule['consultation']) => hours.filter((each) => each.consultation === consultation)
  const isFree = (id: string, { startsAt, endsAt }: Pick<Schedule, 'startsAt' | 'endsAt'>) =>
    hours.every((each) => each.id === id || each.endsAt <= startsAt || endsAt <= each.startsAt)
  const change = async (schedule: Schedule | undefined, to: Change) => {
    if (schedule !== undefined) await db.update(schedules).set(to).where(eq(schedules.id, schedule.id))
  }
  const long = of('inClinic').find((each) => isFree(each.id, { ...each, ...inTwoRanges(each) }))
  if (long !== undefined) await change(long, inTwoRanges(long))
  const [reserved, hidden] = of('inClinic').filter(({ id }) => id !== long?.id)
  await change(reserved, { reservedSlots: 2 })
  if (hidden !== undefined) await change(hidden, { shownSlots: Math.ceil(hidden.totalSlots / 2) })
  const [, kept, blocked] = of('video')
  await change(kept, { reservedSlots: 1, reservedFrom: 'end' })
  await change(blocked, { blockedRoles: ['PATIENT', 'PHARMACY'] })
}
