import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { appointmentLifecycle } from '../../src/core/booking/appointment.lifecycle'
import { MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import { orderChanged } from '../../src/core/notifications/push.api'
import { IN_QUEUE } from '../../src/core/reception/reception.lifecycle'
import { appointments } from '../booking/booking.tables'
import { doctors } from '../doctors/doctors.tables'
import { announce } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { notify, pushTopic } from '../notifications/notifications.port'
import { isOfAppointment } from './queue.conditions'
import { queueEntries } from './reception.tables'

/** Hours whose delay was stated, and how late they were before. Minutes. */
interface Stated {
  readonly scheduleId: string
  readonly minutes: number | null
  readonly before: number | null
}

/** The patients of hours who are not seen yet: those who are to come by then, and those who wait. */
const awaited = (db: Database, { scheduleId, minutes, before }: Stated, now: UnixSeconds) => {
  const late = Math.max(minutes ?? 0, before ?? 0) * MINUTE
  return db
    .select({
      id: appointments.id,
      patientId: appointments.patientId,
      startsAt: appointments.startsAt,
      doctor: doctors.name,
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .leftJoin(queueEntries, isOfAppointment(now))
    .where(
      and(
        eq(appointments.scheduleId, scheduleId),
        inArray(appointments.status, [...appointmentLifecycle.fromAfterEnd('noShow', 'DOCTOR')]),
        isNull(appointments.noShowAt),
        or(
          inArray(queueEntries.status, [...IN_QUEUE]),
          and(
            sql`coalesce(${queueEntries.status}, 'expected') = 'expected'`,
            sql`${appointments.endsAt} + ${late} > ${now}`,
          ),
        ),
      ),
    )
}

/** Tells the patients of hours who still wait for their visit how late it is now, once for each time that it is stated. */
export const notifyOfDelay = async (db: Database, stated: Stated, now: UnixSeconds): Promise<void> => {
  const { minutes } = stated
  const people = await awaited(db, stated, now)
  await notify(
    db,
    people.map(({ id, patientId, startsAt, doctor }) => {
      const to = { to: [patientId], about: `${id} delay ${now}` }
      return minutes === null
        ? { event: 'visit.onTime' as const, facts: { doctor, when: startsAt }, ...to }
        : {
            event: 'visit.delayed' as const,
            facts: { doctor, minutes, when: startsAt + minutes * MINUTE },
            ...to,
          }
    }),
    now,
  )
  await announce(
    db,
    people.map(({ id, patientId }) => ({
      topic: pushTopic(patientId),
      payload: orderChanged({ kind: 'appointment', id }),
    })),
  )
}
