import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { appointments } from '../../server/booking/booking.tables'
import { followBookings } from '../../server/chat/conversation.store'
import { doctors } from '../../server/doctors/doctors.tables'
import type { Database } from '../../server/kit/handlers'
import { newId } from '../../server/kit/ids'
import { members } from '../../server/members/members.tables'
import { users } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import { NOW, type TestBackend } from './backend'

export const OTHER_DOCTOR = '9100000002'

/** Visits whose conversations stay where all of them would be copied, a document for each message. */
const FEW = 3

/** Leaves a practice the conversations of its next few visits, or of a doctor's, in which nothing was written yet. */
export const leaveFewChats = async (db: Database, now: UnixSeconds = NOW, doctorId?: string): Promise<void> => {
  // What was written is never deleted by a statement that looks at rows.
  await db.execute(sql`truncate conversations cascade`)
  const isTheirs = doctorId === undefined ? undefined : eq(appointments.doctorId, doctorId)
  const visits = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.status, 'upcoming'), isTheirs))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(FEW)
  await followBookings(
    db,
    visits.map(({ id }) => id),
    now,
  )
}

/** Sessions of the two ends of a chat, and of people who are nothing to it. */
export type ChatOfPair = Awaited<ReturnType<typeof chatOfPair>>

/** A chat of the demonstration's patient with their doctor that is open: the visit is now, and the pair's only one. */
export const chatOfPair = async (practice: TestBackend) => {
  const { patient, withoutProfile, doctor, juniorDoctor, admin } = demonstrationAccounts
  const { db } = practice
  const [account] = await db.select().from(users).where(eq(users.id, doctor.id))
  const [member] = await db.select().from(members).where(eq(members.patientId, patient.id))
  const isPairs = and(eq(appointments.doctorId, account!.doctorId!), eq(appointments.memberId, member!.id))
  await db.update(appointments).set({ status: 'cancelled' }).where(isPairs)
  const [other] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.doctorId, account!.doctorId!), eq(appointments.status, 'upcoming')))
  await db.delete(appointments).where(eq(appointments.id, other!.id))
  const booking = {
    ...other!,
    id: 'chat-booking',
    memberId: member!.id,
    patientId: patient.id,
    startsAt: NOW,
    endsAt: NOW + 15 * MINUTE,
  }
  await db.insert(appointments).values(booking)
  await followBookings(db, [booking.id], NOW)
  const [colleague] = await db.select().from(doctors).where(ne(doctors.id, account!.doctorId!)).limit(1)
  await db.insert(users).values({
    id: newId(),
    role: 'DOCTOR',
    countryCode: '+91',
    phoneNumber: OTHER_DOCTOR,
    doctorId: colleague!.id,
    createdAt: NOW,
  })
  const tokens = {
    patient: await practice.logIn(patient.phoneNumber),
    doctor: await practice.logIn(doctor.phoneNumber),
    junior: await practice.logIn(juniorDoctor.phoneNumber),
    other: await practice.logIn(withoutProfile.phoneNumber),
    otherDoctor: await practice.logIn(OTHER_DOCTOR),
    admin: await practice.logIn(admin.phoneNumber),
  }
  return {
    tokens,
    booking,
    memberId: member!.id,
    doctorId: account!.doctorId!,
    channelId: `app_${account!.doctorId}_${member!.id}`,
  }
}
