import { and, eq, gt, lte } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import type { Database } from '../../server/kit/handlers'
import { seedVisitsNow } from '../../server/seed/visitsNow'
import { conversations } from '../../server/chat/chat.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { canJoin } from '../../src/core/call/call.rules'
import { DAY, HOUR, MINUTE } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const visitsAt = (now: number, db: Database = backend.db) =>
  db
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

const undone = new Error('undone')

test.each(Array.from({ length: 40 }, (_, turn) => 30 + turn * 7))(
  'visits that begin %d minutes later leave the time before them to a trial that starts now',
  async (minutes) => {
    const { db, clock } = backend
    const at = clock.now() + 3 * DAY
    const seeded = db.transaction(async (tx) => {
      await seedVisitsNow(tx, at + minutes * MINUTE)
      await seedVisitsNow(tx, at)
      expect((await visitsAt(at, tx)).length).toBe(1)
      throw undone
    })
    await expect(seeded).rejects.toBe(undone)
  },
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
