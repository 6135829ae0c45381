import { asc, eq } from 'drizzle-orm'
import { appointments, schedules } from '../../server/booking/booking.tables'
import { doctorClinics } from '../../server/doctors/doctors.tables'
import type { Database } from '../../server/kit/handlers'
import { newId } from '../../server/kit/ids'
import { members } from '../../server/members/members.tables'
import { users } from '../../server/people/people.tables'
import { addDays, dayOf, MINUTE, startOfDay } from '../../src/core/kit/dates'

/** A doctor's day at a clinic, in which people are given any time. */
export interface QueueHours {
  readonly id: string
  readonly doctorId: string
  readonly clinicId: string
}

const SLOTS = 400

/** Hours of a doctor in the night of a day, where no others are; a second time the same. */
export const queueHours = async (db: Database, doctorId: string, now: number, clinic?: string): Promise<QueueHours> => {
  const links = await db
    .select()
    .from(doctorClinics)
    .where(eq(doctorClinics.doctorId, doctorId))
    .orderBy(asc(doctorClinics.position))
  const clinicId = clinic ?? links[0]!.clinicId
  const place = links.findIndex((each) => each.clinicId === clinicId)
  const id = `queue-${doctorId}-${clinicId}-${dayOf(now)}`
  const startsAt = startOfDay(dayOf(now)) + place * SLOTS * 30
  await db
    .insert(schedules)
    .values({
      id,
      doctorId,
      clinicId,
      consultation: 'inClinic',
      startsAt,
      endsAt: startsAt + SLOTS * 30,
      totalSlots: SLOTS,
      slotSeconds: 30,
      fee: 60_000,
    })
    .onConflictDoNothing()
  return { id, doctorId, clinicId }
}

/** Four slots of a minute before midnight, or before those: later than anybody waits on that day. */
export const lateHours = async (
  db: Database,
  { doctorId, clinicId }: QueueHours,
  now: number,
  others = 0,
): Promise<QueueHours> => {
  // A slot is named by its hours: their id is no longer than a real one.
  const id = `late-${clinicId}-${dayOf(now)}`
  const startsAt = startOfDay(addDays(dayOf(now), 1)) - (others + 1) * 4 * MINUTE
  const slots = { startsAt, endsAt: startsAt + 4 * MINUTE, totalSlots: 4, slotSeconds: MINUTE, fee: 60_000 }
  await db.insert(schedules).values({ id, doctorId, clinicId, consultation: 'inClinic', ...slots })
  return { id, doctorId, clinicId }
}

let people = 0

/** Somebody new with an appointment of the day, at a time. */
export const someoneInQueue = async (
  db: Database,
  { id: scheduleId, doctorId, clinicId }: QueueHours,
  startsAt: number,
  more: Partial<typeof appointments.$inferInsert> = {},
) => {
  people += 1
  const [userId, memberId, id] = [newId(), newId(), newId()]
  const phoneNumber = String(7_300_000_000 + people)
  const name = `Queued Person ${people}`
  if (more.patientId === undefined) {
    await db
      .insert(users)
      .values({ id: userId, role: 'PATIENT', countryCode: '+91', phoneNumber, name, createdAt: startsAt })
    await db.insert(members).values({
      id: memberId,
      patientId: userId,
      name,
      age: 44,
      gender: 'Female',
      isDefault: true,
      createdAt: startsAt,
    })
  }
  const slots = await db.$count(appointments, eq(appointments.scheduleId, scheduleId))
  await db.insert(appointments).values({
    id,
    scheduleId,
    slotNo: slots + 1,
    startsAt,
    endsAt: startsAt + 10 * MINUTE,
    doctorId,
    clinicId,
    consultation: 'inClinic',
    memberId,
    patientId: userId,
    status: 'upcoming',
    paymentMethodId: 3,
    paymentStatus: 'UNPAID',
    consultationFee: 60_000,
    finalAmount: 60_000,
    createdAt: startsAt,
    ...more,
  })
  return { id, phoneNumber, name, patientId: more.patientId ?? userId }
}
