import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import type { LastStep } from '../../src/core/reception/reception.rules'
import type { QueueStep } from '../../src/core/reception/reception'
import { appointments } from '../booking/booking.tables'
import type { Database } from '../kit/handlers'
import { deskPayments, queueEvents } from './reception.tables'

/** Steps of an appointment of today, at the clinic it has now, that were not taken back. */
const isStanding = (now: UnixSeconds) =>
  and(
    eq(queueEvents.appointmentId, appointments.id),
    eq(queueEvents.clinicId, appointments.clinicId),
    eq(queueEvents.day, dayOf(now)),
    ne(queueEvents.step, 'undo'),
    eq(queueEvents.isUndone, false),
  )!

const isPaidSince = sql<boolean>`exists (select 1 from ${deskPayments}
  where ${deskPayments.appointmentId} = ${queueEvents.appointmentId} and ${deskPayments.at} >= ${queueEvents.at})`

/** The last step of each appointment of a statement; null where there is none. */
export const lastStep = (now: UnixSeconds) => sql<LastStep | null>`(
  select json_build_object('step', ${queueEvents.step}, 'at', ${queueEvents.at}, 'isPaidSince', ${isPaidSince})
  from ${queueEvents} where ${isStanding(now)} order by ${queueEvents.id} desc limit 1)`

/** The last step of an appointment with how it was before; undefined where there is none. */
export const lastStepOf = async (db: Database, id: string, now: UnixSeconds) => {
  const [last] = await db
    .select({
      id: queueEvents.id,
      // An undo is none.
      step: sql<QueueStep>`${queueEvents.step}`,
      at: queueEvents.at,
      byUserId: queueEvents.byUserId,
      before: queueEvents.before,
      isPaidSince,
    })
    .from(queueEvents)
    .innerJoin(appointments, isStanding(now))
    .where(eq(appointments.id, id))
    .orderBy(desc(queueEvents.id))
    .limit(1)
  return last
}
