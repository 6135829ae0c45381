import { and, asc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../kit/handlers'
import { stands } from './appointment.conditions'
import { appointments, schedules } from './booking.tables'
import type { Schedule } from './hours.store'
import { slotTimes } from './slot'

/** Above every number a slot can have: where numbers wait while they are dealt out anew. */
const ASIDE = 10_000

/**
 * Deals out the slot numbers of a day whose hours are new. An appointment that begins with a slot has its number; others
 * were kept beside the slots and are numbered after the last one. What was kept of hours that are gone, at the time of
 * these, belongs to them from now on.
 */
export const renumber = async (db: Database, schedule: Schedule): Promise<void> => {
  await adopt(db, schedule)
  const rows = await db
    .select({ id: appointments.id, startsAt: appointments.startsAt })
    .from(appointments)
    .where(and(eq(appointments.scheduleId, schedule.id), stands))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  if (rows.length === 0) return
  const starts = new Map(
    Array.from({ length: schedule.totalSlots }, (_, index) => [
      slotTimes(schedule, index + 1).startsAt,
      { slotNo: index + 1, endsAt: slotTimes(schedule, index + 1).endsAt },
    ]),
  )
  let beside = schedule.totalSlots
  const numbered = rows.map(({ id, startsAt }) => {
    const slot = starts.get(startsAt)
    starts.delete(startsAt)
    return { id, slotNo: slot?.slotNo ?? (beside += 1), endsAt: slot?.endsAt ?? null }
  })
  await db
    .update(appointments)
    .set({ slotNo: sql`${appointments.slotNo} + ${ASIDE}` })
    .where(and(eq(appointments.scheduleId, schedule.id), stands))
  const column = (values: readonly unknown[], type: string) => sql`${sql.param(values)}::${sql.raw(type)}[]`
  await db.execute(sql`update ${appointments} set slot_no = dealt.slot_no, ends_at = least(${appointments.endsAt}, dealt.ends_at)
    from unnest(${column(
      numbered.map(({ id }) => id),
      'text',
    )}, ${column(
      numbered.map(({ slotNo }) => slotNo),
      'smallint',
    )}, ${column(
      numbered.map(({ endsAt }) => endsAt),
      'bigint',
    )})
      as dealt(id, slot_no, ends_at) where ${appointments.id} = dealt.id`)
}

const adopt = async (db: Database, { id, doctorId, startsAt, endsAt }: Schedule): Promise<void> => {
  const lost = await db
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(schedules, eq(schedules.id, appointments.scheduleId))
    .where(
      and(
        eq(appointments.doctorId, doctorId),
        ne(appointments.scheduleId, id),
        stands,
        lt(appointments.startsAt, endsAt),
        gt(appointments.endsAt, startsAt),
        or(sql`${schedules.removedAt} is not null`, gt(appointments.slotNo, schedules.totalSlots)),
      ),
    )
  for (const [index, each] of lost.entries())
    await db
      .update(appointments)
      .set({ scheduleId: id, slotNo: ASIDE - 1 - index })
      .where(eq(appointments.id, each.id))
}
