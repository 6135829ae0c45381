import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { schedules } from '../../server/booking/booking.tables'
import { doctors } from '../../server/doctors/doctors.tables'
import { violatedConstraint } from '../../server/kit/constraint'
import { openDatabase, type OpenDatabase } from '../../server/kit/database'
import { makeDefault } from '../../server/members/members.store'
import { members } from '../../server/members/members.tables'
import { renewAvailability } from '../../server/booking/patterns.store'
import { seedDemonstration } from '../../server/seed/seed'
import { aPractice, aSchedule, book, bookings, BUSY, FEE, somePatients, TAKEN, TOMORROW } from '../kit/practice'
import { NOW } from '../kit/backend'
import { emptyTables, newDatabase, type TestDatabase } from '../kit/template'

const ANOTHER = { id: 'another', registrationNumber: 'R-2', leastFee: undefined }

let database: TestDatabase
let opened: OpenDatabase

beforeAll(async () => {
  database = await newDatabase('empty')
  opened = await openDatabase({ databaseUrl: database.url })
})
afterAll(async () => {
  await opened.close()
  database.drop()
})
beforeEach(async () => {
  await emptyTables(opened, ['users', 'specialities', 'clinics', 'secrets', 'idempotency_keys'])
})

const constraintOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => null,
    (error: unknown) => violatedConstraint(error),
  )

test('of two hundred patients booking fifty slots at once, fifty get one and the others read that theirs is taken', async () => {
  const { db } = opened
  await aPractice(db)
  const patients = await somePatients(db, 200)
  const answers = await Promise.all(
    patients.map((patient, index) => book(db, patient, { slotId: `video-schedule.${(index % 50) + 1}` })),
  )
  const booked = answers.filter((answer) => 'bookingId' in answer)
  expect(booked).toHaveLength(50)
  expect(new Set(booked.map((answer) => ('slotNo' in answer ? answer.slotNo : null))).size).toBe(50)
  expect(answers.filter((answer) => !('bookingId' in answer))).toEqual(Array.from({ length: 150 }, () => TAKEN))
  expect((await bookings(db)).map(({ slotNo }) => slotNo)).toEqual(Array.from({ length: 50 }, (_, slot) => slot + 1))
})

test('one member pressing for ten overlapping times at once gets one of them', async () => {
  const { db } = opened
  await aPractice(db)
  const [patient] = await somePatients(db, 1)
  // A second doctor's schedule begins in the middle of the first one's slots.
  await db.insert(doctors).values({ ...(await db.select().from(doctors))[0]!, ...ANOTHER })
  await db
    .insert(schedules)
    .values(
      aSchedule({ id: 'other', doctorId: ANOTHER.id, startsAt: TOMORROW + 300, endsAt: TOMORROW + 300 + 50 * 900 }),
    )
  const wishes = [{}, { slotId: 'other.1', doctorId: ANOTHER.id }]
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => book(db, patient!, wishes[index % 2])))
  expect(answers.filter((answer) => 'bookingId' in answer)).toHaveLength(1)
  expect(await bookings(db)).toHaveLength(1)
  for (const answer of answers.filter((answer) => !('bookingId' in answer)))
    expect([TAKEN, BUSY]).toContainEqual(answer)
})

test('a doctor cannot have two schedules at one time, but one right after the other', async () => {
  const { db } = opened
  await aPractice(db)
  const { endsAt } = aSchedule()
  const overlapping = aSchedule({ id: 'overlap', startsAt: endsAt - 1, endsAt: endsAt + 50 * 900 - 1 })
  const following = aSchedule({ id: 'next', startsAt: endsAt, endsAt: endsAt + 50 * 900 })
  expect(await constraintOf(db.insert(schedules).values(overlapping))).toBe('schedules_no_overlap')
  expect(await constraintOf(db.insert(schedules).values(following))).toBeNull()
  expect(
    (await db.select({ id: schedules.id }).from(schedules).orderBy(schedules.startsAt)).map(({ id }) => id),
  ).toEqual(['video-schedule', 'next'])
})

test('a schedule that does not hold its slots, or a clinic schedule without a clinic, is refused', async () => {
  const { db } = opened
  await aPractice(db)
  const later = { startsAt: TOMORROW + 90_000, endsAt: TOMORROW + 90_000 + 900 }
  const refused = (more: Partial<typeof schedules.$inferInsert>) =>
    constraintOf(db.insert(schedules).values(aSchedule({ id: 'wrong', ...later, totalSlots: 1, ...more })))
  expect(await refused({ totalSlots: 2 })).toBe('schedules_length')
  expect(await refused({ consultation: 'inClinic' })).toBe('schedules_clinic')
  expect(await refused({ fee: 0 })).toBe('schedules_fee')
  expect(await db.select({ id: schedules.id }).from(schedules)).toEqual([{ id: 'video-schedule' }])
})

test('a patient has one main profile, however many are chosen at once', async () => {
  const { db } = opened
  const [patient] = await somePatients(db, 1)
  const { userId } = patient!
  const others = Array.from({ length: 5 }, (_, index) => ({
    id: `other-${index}`,
    patientId: userId,
    name: `Other ${index}`,
    age: 5,
    gender: 'Female' as const,
    isDefault: false,
    createdAt: NOW,
  }))
  await db.insert(members).values(others)
  expect(await constraintOf(db.update(members).set({ isDefault: true }))).toBe('members_one_default')
  await Promise.all(others.map(({ id }) => db.transaction((tx) => makeDefault(tx, userId, id, NOW))))
  const defaults = await db.select({ id: members.id }).from(members).where(eq(members.isDefault, true))
  expect(defaults).toHaveLength(1)
  expect(others.map(({ id }) => id)).toContain(defaults[0]!.id)
})

test('migrations run again change nothing', async () => {
  const { db } = opened
  const applied = async () => {
    const [row] = await db.select({ count: sql`count(*)::int`.mapWith(Number) }).from(sql`drizzle.__drizzle_migrations`)
    return row!.count
  }
  const before = await applied()
  expect(before).toBeGreaterThan(0)
  const second = await openDatabase({ databaseUrl: database.url })
  expect(await applied()).toBe(before)
  await second.close()
})

test('the demonstration practice is written once, and renewing it adds nothing on the same day', async () => {
  const { db } = opened
  expect(await seedDemonstration(db, NOW, { doctors: 12, days: 6 })).toEqual({ seeded: true })
  const count = async () => (await db.select({ count: sql`count(*)`.mapWith(Number) }).from(schedules))[0]!.count
  const before = await count()
  expect(before).toBeGreaterThan(50)
  expect(await seedDemonstration(db, NOW, { doctors: 12, days: 6 })).toEqual({ seeded: false })
  await renewAvailability(db, NOW)
  expect(await count()).toBe(before)
})

test('the fee is the one stored with the slot', async () => {
  const { db } = opened
  await aPractice(db)
  const [patient] = await somePatients(db, 1)
  expect(await book(db, patient!, { amount: FEE - 100 })).toEqual({
    kind: 'badRequest',
    code: 'feeChanged',
    message: 'The consultation fee is now ₹800. Please check and book again.',
  })
  expect(await bookings(db)).toEqual([])
})
