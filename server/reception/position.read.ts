import { and, eq, inArray, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { dayOf } from '../../src/core/kit/dates'
import { IN_QUEUE } from '../../src/core/reception/reception.lifecycle'
import { SEEN } from '../../src/core/reception/reception.rules'
import { FREE_SLOT } from '../../src/core/booking/appointment.lifecycle'
import { appointments } from '../booking/booking.tables'
import type { Database } from '../kit/handlers'
import { isOfAppointment } from './queue.conditions'
import { queueEntries } from './reception.tables'

const listed = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/**
 * How many people are before an appointment in its queue today: those who are called before it, and whoever is being
 * seen. Null for an appointment that is in no queue.
 */
export const livePosition = (now: UnixSeconds) => {
  const stands = sql`other.status not in (${listed([...FREE_SLOT, ...SEEN])})`
  const inQueue = listed(IN_QUEUE)
  return sql<number | null>`(
    select (
      select count(*) filter (where ahead.status in (${inQueue})
          and (greatest(other.starts_at, ahead.arrived_at), ahead.token)
            < (greatest(${appointments.startsAt}, mine.arrived_at), mine.token))
        + least(1, count(*) filter (where ahead.status = 'inConsultation'))
      from queue_entries ahead
      join appointments other on other.id = ahead.appointment_id and other.clinic_id = ahead.clinic_id and ${stands}
      where ahead.clinic_id = mine.clinic_id and ahead.day = mine.day and ahead.doctor_id = mine.doctor_id
    )::int
    from queue_entries mine
    where mine.appointment_id = ${appointments.id} and mine.clinic_id = ${appointments.clinicId}
      and mine.day = ${dayOf(now)} and mine.status in (${inQueue})
      and ${appointments.status} not in (${listed([...FREE_SLOT, ...SEEN])}))`
}

/** The places of a patient's own appointments in the queues of today. */
export const positionsOf = async (db: Database, patientId: string, now: UnixSeconds) => {
  const rows = await db
    .select({ bookingId: appointments.id, liveQueue: livePosition(now) })
    .from(appointments)
    .innerJoin(queueEntries, isOfAppointment(now))
    .where(and(eq(appointments.patientId, patientId), inArray(queueEntries.status, [...IN_QUEUE])))
  return rows.flatMap(({ bookingId, liveQueue }) => (liveQueue === null ? [] : [{ bookingId, liveQueue }]))
}
