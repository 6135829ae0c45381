import { and, asc, eq, isNotNull, ne, notInArray } from 'drizzle-orm'
import { dayOf, HOUR, MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import { CASH, LATER } from '../../src/core/payment/payment'
import { SEEN } from '../../src/core/reception/reception.rules'
import { appointments, schedules } from '../booking/booking.tables'
import { slotTimes } from '../booking/slot'
import { doctorClinics } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { members } from '../members/members.tables'
import { demonstrationAccounts } from '../seed/accounts'
import { dice } from '../seed/random'
import { users } from '../session/session.tables'
import { isToday } from './queue.conditions'
import { queueEntries, queueRooms, queues, queueTokens } from './reception.tables'

/** Fewer people to be seen than this make no queue: then there are more hours, around now. */
const FEW = 5
const MORE_SLOTS = 12
const SLOT = 15 * MINUTE

type Appointment = typeof appointments.$inferSelect

/** People of today at the clinics of a doctor, in the order of their time. */
const peopleOf = (db: Database, doctorId: string, now: UnixSeconds): Promise<readonly Appointment[]> =>
  db
    .select()
    .from(appointments)
    .where(and(eq(appointments.doctorId, doctorId), isToday(now)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))

/** Hours around now at the first clinic, each slot of them booked; none where the doctor has other hours then. */
const addHours = async (db: Database, doctorId: string, now: UnixSeconds): Promise<void> => {
  const [link] = await db
    .select()
    .from(doctorClinics)
    .where(eq(doctorClinics.doctorId, doctorId))
    .orderBy(asc(doctorClinics.position))
    .limit(1)
  const startsAt = now - (now % SLOT) - HOUR
  const endsAt = startsAt + MORE_SLOTS * SLOT
  if (link === undefined || dayOf(startsAt) !== dayOf(endsAt)) return
  const { clinicId, fee } = link
  const [schedule] = await db
    .insert(schedules)
    .values({
      id: `${doctorId}_reception`,
      doctorId,
      consultation: 'inClinic',
      clinicId,
      startsAt,
      endsAt,
      totalSlots: MORE_SLOTS,
      slotSeconds: SLOT,
      fee,
    })
    .onConflictDoNothing()
    .returning()
  if (schedule === undefined) return
  const busy = await db
    .selectDistinct({ id: appointments.memberId })
    .from(appointments)
    .where(eq(appointments.doctorId, doctorId))
  const free = await db
    .select()
    .from(members)
    .where(
      and(
        isNotNull(members.name),
        ne(members.patientId, demonstrationAccounts.patient.id),
        busy.length > 0
          ? notInArray(
              members.id,
              busy.map(({ id }) => id),
            )
          : undefined,
      ),
    )
    .orderBy(asc(members.id))
    .limit(MORE_SLOTS)
  const roll = dice(31)
  for (const [index, { id: memberId, patientId }] of free.entries()) {
    const times = slotTimes(schedule, index + 1)
    const isOver = times.endsAt <= now - 30 * MINUTE
    const isPaid = isOver || roll.chance(0.6)
    await db
      .insert(appointments)
      .values({
        id: roll.uuid(),
        scheduleId: schedule.id,
        slotNo: index + 1,
        ...times,
        doctorId,
        clinicId,
        consultation: 'inClinic',
        memberId,
        patientId,
        status: isOver ? 'completed' : 'upcoming',
        paymentMethodId: isPaid ? CASH : LATER,
        paymentStatus: isPaid ? 'PAID' : 'UNPAID',
        consultationFee: fee,
        finalAmount: fee,
        createdAt: startsAt - 6 * HOUR,
      })
      .onConflictDoNothing()
  }
}

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
        token: index + 1,
        arrivedAt,
        status: callNo !== null ? 'inConsultation' : each.paymentStatus === 'PAID' ? 'waiting' : 'arrived',
        callNo,
        calledAt: callNo === null ? null : Math.min(each.startsAt + 5 * MINUTE, now - 2 * MINUTE),
      }
    }),
    ...(absent ? [{ ...placeOf(absent), status: 'noShow' as const }] : []),
  ]
}

/** A queue of today for the demonstration doctor: at a clinic where people are to be seen. */
export const seedReception = async (db: Database, now: UnixSeconds): Promise<void> => {
  const [own] = await db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  const doctorId = own?.doctorId ?? null
  if (doctorId === null) return
  const isUnseen = ({ status }: Appointment) => !SEEN.includes(status)
  if ((await peopleOf(db, doctorId, now)).filter(isUnseen).length < FEW) await addHours(db, doctorId, now)
  const people = await peopleOf(db, doctorId, now)
  const clinicId = people.find(isUnseen)?.clinicId
  if (!clinicId) return
  const entries = entriesOf(
    people.filter((each) => each.clinicId === clinicId),
    now,
  )
  const day = dayOf(now)
  const last = Math.max(0, ...entries.map(({ token }) => token ?? 0))
  const calls = Math.max(0, ...entries.map(({ callNo }) => callNo ?? 0))
  await db.insert(queues).values({ doctorId, clinicId, day, calls })
  await db.insert(queueRooms).values({ doctorId, clinicId, room: '3' })
  if (last > 0) await db.insert(queueTokens).values({ clinicId, day, last })
  await db.insert(queueEntries).values([...entries])
}
