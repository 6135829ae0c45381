import { and, eq, gt, lte } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { seedVisitsNow } from '../../server/seed/visitsNow'
import { conversations } from '../../server/chat/chat.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { canJoin } from '../../src/core/call/call.rules'
import { HOUR } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const visitsAt = (now: number) =>
  backend.db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, demonstrationAccounts.patient.id),
        eq(appointments.consultation, 'video'),
        lte(appointments.startsAt, now),
        gt(appointments.endsAt, now),
      ),
    )

test('a trial has a video visit to join at the hour at which it starts, and some hours on', async () => {
  const { db, clock } = backend
  await seedVisitsNow(db, clock.now())
  for (const at of [clock.now(), clock.now() + HOUR, clock.now() + 3 * HOUR]) {
    const [visit] = await visitsAt(at)
    expect(canJoin(visit!, at)).toBe(true)
    const channel = `app_${visit!.doctorId}_${visit!.memberId}`
    expect(await db.$count(conversations, eq(conversations.id, channel))).toBe(1)
  }
})

test('a second start at the same hour adds none, and one at midnight some', async () => {
  const { db, clock } = backend
  const before = await db.$count(appointments)
  await seedVisitsNow(db, clock.now())
  expect(await db.$count(appointments)).toBe(before)
  await seedVisitsNow(db, clock.now() + 9 * HOUR)
  expect((await visitsAt(clock.now() + 9 * HOUR)).length).toBe(1)
})
