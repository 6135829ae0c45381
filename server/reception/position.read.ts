import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { dayOf } from '../../src/core/kit/dates'
import { IN_QUEUE } from '../../src/core/reception/reception.lifecycle'
import type { ClinicQueue, QueuePosition } from '../../src/core/reception/reception'
import { minutesLate, queueStatusOf, SEEN } from '../../src/core/reception/reception.rules'
import { waitRange } from '../../src/core/reception/wait.rules'
import { FREE_SLOT } from '../../src/core/booking/appointment.lifecycle'
import { stands } from '../booking/booking.port'
import { appointments } from '../booking/booking.tables'
import type { Database } from '../kit/handlers'
import { isOfAppointment } from './queue.conditions'
import { queuesOf } from './queue.read'
import { queueEntries } from './reception.tables'

const listed = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

const inQueue = listed(IN_QUEUE)
/** `byTurn` of the core: since when it is the turn of somebody in the queue. */
const turnAhead = sql`greatest(other.starts_at, ahead.arrived_at)`

/** Asks something of everybody in the queue of today that an appointment waits in; null for one that is in no queue. */
const askQueue = (now: UnixSeconds, asked: SQL) => {
  const stands = sql`other.status not in (${listed([...FREE_SLOT, ...SEEN])})`
  return sql<number | null>`(
    select (
      select ${asked}
      from queue_entries ahead
      join appointments other on other.id = ahead.appointment_id and other.clinic_id = ahead.clinic_id and ${stands}
      where ahead.clinic_id = mine.clinic_id and ahead.day = mine.day and ahead.doctor_id = mine.doctor_id
    )::int
    from queue_entries mine
    where mine.appointment_id = ${appointments.id} and mine.clinic_id = ${appointments.clinicId}
      and mine.day = ${dayOf(now)} and mine.status in (${inQueue})
      and ${appointments.status} not in (${listed([...FREE_SLOT, ...SEEN])}))`
}

/**
 * How many people are before an appointment in its queue today: those who are called before it, and whoever is being
 * seen. Null for an appointment that is in no queue.
 */
export const livePosition = (now: UnixSeconds) =>
  askQueue(
    now,
    sql`count(*) filter (where ahead.status in (${inQueue})
        and (${turnAhead}, other.slot_no, other.id)
          < (greatest(${appointments.startsAt}, mine.arrived_at), ${appointments.slotNo}, ${appointments.id}))
      + least(1, count(*) filter (where ahead.status = 'inConsultation'))`,
  )

/** Since when it is the turn of whoever is called next in the queue of an appointment. */
const nextTurn = (now: UnixSeconds) => askQueue(now, sql`min(${turnAhead}) filter (where ahead.status in (${inQueue}))`)

/** Where a patient is in the queues of today, by their own appointments. */
export const positionsOf = async (
  db: Database,
  patientId: string,
  now: UnixSeconds,
): Promise<readonly QueuePosition[]> => {
  const rows = await db
    .select({
      bookingId: appointments.id,
      doctorId: appointments.doctorId,
      clinicId: appointments.clinicId,
      appointment: appointments.status,
      written: queueEntries.status,
      liveQueue: livePosition(now),
      turn: nextTurn(now),
    })
    .from(appointments)
    .innerJoin(queueEntries, isOfAppointment(now))
    .where(and(eq(appointments.patientId, patientId), stands))
  const doctorIds = new Set(rows.flatMap(({ doctorId, liveQueue }) => (liveQueue === null ? [] : [doctorId])))
  const queues = new Map<string, readonly ClinicQueue[]>()
  for (const doctorId of doctorIds) queues.set(doctorId, await queuesOf(db, doctorId, now))
  return rows.map(({ bookingId, doctorId, clinicId, appointment, written, liveQueue, turn }) => {
    const queue = queues.get(doctorId)?.find((each) => each.clinicId === clinicId)
    const wait = queue === undefined ? null : waitRange(queue, bookingId, now)
    const late = minutesLate(turn ?? now, now)
    return {
      bookingId,
      status: queueStatusOf(written, appointment),
      liveQueue,
      ...(liveQueue === null || late === null ? {} : { minutesLate: late }),
      ...(wait === null ? {} : { wait }),
    }
  })
}
