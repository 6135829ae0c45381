import { eq, inArray, sql } from 'drizzle-orm'
import { BOOKING_WINDOW } from '../../src/core/booking/booking.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { appointments, availabilityPatterns, schedules } from '../booking/booking.tables'
import { seedChat } from '../chat/chat.seed'
import { seedDiagnostics } from '../diagnostics/diagnostics.seed'
import { indexDoctors } from '../doctors/doctors.index'
import { clinics, doctorClinics, doctors, specialities } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { seedInpatients } from '../inpatient/inpatient.seed'
import { members } from '../members/members.tables'
import { seedOrders } from '../orders/orders.seed'
import { notifications } from '../notifications/notifications.tables'
import { seedPrescriptions } from '../prescription/prescription.seed'
import { seedProviders } from '../provider/provider.seed'
import { seedRecords } from '../records/records.seed'
import { seedReception } from '../reception/reception.seed'
import { reviews, videoReviews } from '../reviews/reviews.tables'
import { users } from '../people/people.tables'
import { teamsOf } from '../team/team.seed'
import { doctorHospitals, hospitals, hospitalStaff } from '../team/team.tables'
import { seedSentReports } from '../sentReports/sentReports.seed'
import { seedTemplates } from '../templates/templates.seed'
import { type DemonstrationAccount, demonstrationAccounts } from './accounts'
import { diaryOf } from './appointment'
import { insertAll } from './bulk'
import { seedContents } from './contents'
import { specialities as specialitySeeds } from './content/specialities'
import { notificationsOf } from './notification'
import { patientsOf } from './patient'
import { practice, type Practice } from './practice'
import { dice } from './random'
import { seedSchedule } from './scheduleDays'
import { renewAvailability } from '../booking/patterns.store'

export interface SeedSize {
  readonly doctors: number
  /** How many days ahead can be booked, today included. */
  readonly days: number
}

/** The rooms' parts of the practice, written in this order after its doctors, patients and diaries. */
const roomSeeds = [
  seedProviders,
  seedDiagnostics,
  seedSchedule,
  seedInpatients,
  seedPrescriptions,
  seedRecords,
  seedSentReports,
  seedReception,
  seedTemplates,
  seedOrders,
  seedChat,
]

/** Doctors indexed in one statement. */
const INDEXED = 1000
const DEMONSTRATION: SeedSize = { doctors: 72, days: BOOKING_WINDOW }

/** Fills an empty database with the demonstration practice; a database with doctors stays as it is. */
export const seedDemonstration = async (
  db: Database,
  now: UnixSeconds,
  size: Partial<SeedSize> = {},
): Promise<{ seeded: boolean }> => {
  await seedContents(db)
  const { doctors: count, days } = { ...DEMONSTRATION, ...size }
  const [present] = await db.select({ id: doctors.id }).from(doctors).limit(1)
  if (present !== undefined) return { seeded: false }
  const made = practice(count, now, days)
  await db.transaction(async (tx) => {
    await writePractice(tx, made, now)
    const families = patientsOf(dice(11), now)
    const diary = diaryOf(dice(12), made, families, now)
    await insertAll(tx, users, families.users)
    await insertAll(tx, members, families.members)
    await renewAvailability(tx, now)
    await insertAll(tx, schedules, diary.schedules)
    const booked = await scheduled(tx, diary.appointments)
    await insertAll(tx, appointments, booked)
    await insertAll(tx, notifications, notificationsOf(dice(13), made, families, booked, now))
    for (const seed of roomSeeds) await seed(tx, now)
  })
  // Without statistics the planner would not use the search indexes until autovacuum has come by.
  await db.execute(sql`vacuum analyze`)
  return { seeded: true }
}

/** Whether doctors practise here who are not of the demonstration. */
export const isRealPractice = async (db: Database): Promise<boolean> => {
  const [present] = await db.select({ id: doctors.id }).from(doctors).limit(1)
  const ours = await db.$count(users, eq(users.id, demonstrationAccounts.doctor.id))
  return present !== undefined && ours === 0
}

/**
 * Adds doctors to the demonstration until there are so many, and lets their days be booked so far ahead. Returns how many
 * were added.
 */
export const growDemonstration = async (
  db: Database,
  now: UnixSeconds,
  { doctors: count, days }: Partial<SeedSize>,
): Promise<number> => {
  const present = await db.$count(doctors)
  const missing = Math.max(0, (count ?? 0) - present)
  await db.transaction(async (tx) => {
    if (days !== undefined)
      await tx
        .update(availabilityPatterns)
        .set({ daysAhead: sql`greatest(${availabilityPatterns.daysAhead}, ${days})` })
    if (missing > 0) await writeDoctors(tx, practice(missing, now, days ?? DEMONSTRATION.days, present))
    await renewAvailability(tx, now)
  })
  if (missing > 0) await db.execute(sql`vacuum analyze`)
  return missing
}

/** Those whose schedule exists: with few days ahead some do not. */
const scheduled = async (tx: Database, diary: readonly (typeof appointments.$inferInsert)[]) => {
  const ids = diary.map(({ scheduleId }) => scheduleId)
  const found = await tx.select({ id: schedules.id }).from(schedules).where(inArray(schedules.id, ids))
  const known = new Set(found.map(({ id }) => id))
  return diary.filter(({ scheduleId }) => known.has(scheduleId))
}

const writePractice = async (tx: Database, made: Practice, now: UnixSeconds): Promise<void> => {
  const accounts: readonly DemonstrationAccount[] = Object.values(demonstrationAccounts)
  const staff = accounts.filter(({ id }) => id !== demonstrationAccounts.patient.id)
  const doctorAt = (index: number | undefined) => (index === undefined ? undefined : made.doctors[index])
  await insertAll(
    tx,
    users,
    staff.map(({ doctorIndex, ...account }) => ({
      ...account,
      name: account.name ?? doctorAt(doctorIndex)?.name ?? null,
      doctorId: doctorAt(doctorIndex)?.id ?? null,
      clinicId: account.isClinicPatient ? (made.clinics[0]?.id ?? null) : null,
      profilePhoto: account.role === 'DOCTOR' ? (doctorAt(doctorIndex)?.photoUrl ?? null) : null,
      createdAt: now,
    })),
  )
  await insertAll(
    tx,
    specialities,
    specialitySeeds.map(({ key, name, summary }, position) => ({ id: key, name, summary, position })),
  )
  const { doctor } = demonstrationAccounts
  const doctorsOf = made.doctors.map((row, index) =>
    index === doctor.doctorIndex ? { ...row, userId: doctor.id } : row,
  )
  await writeDoctors(tx, { ...made, doctors: doctorsOf })
}

const writeDoctors = async (tx: Database, made: Practice): Promise<void> => {
  await insertAll(tx, clinics, made.clinics)
  await insertAll(tx, doctors, made.doctors)
  await insertAll(tx, doctorClinics, made.doctorClinics)
  for (let from = 0; from < made.doctors.length; from += INDEXED)
    await indexDoctors(
      tx,
      made.doctors.slice(from, from + INDEXED).map(({ id }) => id),
    )
  await insertAll(tx, availabilityPatterns, made.patterns)
  await insertAll(tx, reviews, made.reviews)
  await insertAll(tx, videoReviews, made.videoReviews)
  const teams = teamsOf(made.doctors)
  await insertAll(tx, hospitals, teams.hospitals)
  await insertAll(tx, doctorHospitals, teams.doctorHospitals)
  await insertAll(tx, hospitalStaff, teams.hospitalStaff)
}
