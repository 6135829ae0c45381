import { and, asc, eq } from 'drizzle-orm'
import { dayOf, MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import { SEEN } from '../../src/core/reception/reception.rules'
import { appointments } from '../booking/booking.tables'
import type { Database } from '../kit/handlers'
import { demonstrationAccounts } from '../seed/accounts'
import { addReceptionHours } from '../seed/receptionHours'
import { users } from '../people/people.tables'
import { isToday } from './queue.conditions'
import { queueEntries, queueRooms, queues } from './reception.tables'

/** Fewer people to be seen than this make no queue: then there are more hours, around now. */
const FEW = 5

type Appointment = typeof appointments.$inferSelect

/** People of today at the clinics of a doctor, in the order of their time. */
const peopleOf = (db: Database, doctorId: string, now: UnixSeconds): Promise<readonly Appointment[]> =>
  db
    .select()
    .from(appointments)
    .where(and(eq(appointments.doctorId, doctorId), isToday(now)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))

type Entry = typeof queueEntries.$inferInsert

/** Places of some people of one clinic: those who were seen, one who is, some who wait, one who did not come. */
const entriesOf = (people: readonly Appointment[], now: UnixSeconds): readonly Entry[] => {
  const seen = people.filter(({ status }) => SEEN.includes(status))
  const [current, absent, ...coming] = people.filter(({ status }) => !SEEN.includes(status))
  const waiting = coming.slice(0, 4)
  const called = [...seen, ...(current ? [current] : [])]
  const present = [...called, ...waiting]
  const placeOf = ({ id: appointmentId, doctorId, clinicId }: Appointment) => ({
    appointmentId,
    doctorId,
    clinicId: clinicId!,
    day: dayOf(now),
  })
  return [
    ...present.map((each, index): Entry => {
      const callNo = index < called.length ? index + 1 : null
      const arrivedAt = Math.min(each.startsAt, now) - (present.length - index) * 4 * MINUTE
      return {
        ...placeOf(each),
        arrivedAt,
        status: callNo !== null ? 'inConsultation' : each.paymentStatus === 'PAID' ? 'waiting' : 'arrived',
        callNo,
        calledAt: callNo === null ? null : Math.min(each.startsAt + 5 * MINUTE, now - 2 * MINUTE),
      }
    }),
    ...(absent ? [{ ...placeOf(absent), status: 'noShow' as const }] : []),
  ]
}

/** The clinic where most of them are. */
const busiest = (people: readonly Appointment[]): string | null | undefined => {
  const at = (clinicId: string | null) => people.filter((each) => each.clinicId === clinicId).length
  return people.map(({ clinicId }) => clinicId).toSorted((a, b) => at(b) - at(a))[0]
}

/** A queue of today for the demonstration doctor: at a clinic where people are to be seen. */
export const seedReception = async (db: Database, now: UnixSeconds): Promise<void> => {
  const [own] = await db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  const doctorId = own?.doctorId ?? null
  if (doctorId === null) return
  const isUnseen = ({ status }: Appointment) => !SEEN.includes(status)
  if ((await peopleOf(db, doctorId, now)).filter(isUnseen).length < FEW) await addReceptionHours(db, doctorId, now)
  const people = await peopleOf(db, doctorId, now)
  const clinicId = busiest(people.filter(isUnseen))
  if (!clinicId) return
  const entries = entriesOf(
    people.filter((each) => each.clinicId === clinicId),
    now,
  )
  const day = dayOf(now)
  const calls = Math.max(0, ...entries.map(({ callNo }) => callNo ?? 0))
  await db.insert(queues).values({ doctorId, clinicId, day, calls })
  await db.insert(queueRooms).values({ doctorId, clinicId, room: '3' })
  await db.insert(queueEntries).values([...entries])
}
