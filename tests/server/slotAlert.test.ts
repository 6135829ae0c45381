import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingHandlers } from '../../server/booking/booking.server'
import { schedules } from '../../server/booking/booking.tables'
import { notifyOfOpenSlots } from '../../server/booking/slotAlert.store'
import { slotAlerts } from '../../server/booking/slotAlert.tables'
import type { OpenDatabase } from '../../server/kit/database'
import { notificationsHandlers } from '../../server/notifications/notifications.server'
import { DAY, MINUTE, startOfDay } from '../../src/core/kit/dates'
import { bookableFrom } from '../../src/core/booking/booking.rules'
import { NOW } from '../kit/backend'
import {
  answerOf,
  aPractice,
  aSchedule,
  callOf,
  somePatients,
  type TestPatient,
  TOMORROW,
  UNKNOWN,
} from '../kit/practice'
import { emptyTables, openTestDatabase } from '../kit/template'

let opened: OpenDatabase
let [anil, bela]: TestPatient[] = []

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await emptyTables(opened, ['users', 'specialities', 'clinics'])
  await aPractice(opened.db)
  await opened.db.delete(schedules)
  ;[anil, bela] = await somePatients(opened.db, 2)
})

const LATER = NOW + 60 * DAY
const open = (startsAt: number, more = {}) =>
  opened.db.insert(schedules).values(aSchedule({ startsAt, endsAt: startsAt + 50 * 15 * MINUTE, ...more }))
const outlook = (userId: string | null, doctorId = 'doctor') =>
  answerOf(opened.db, (db) => bookingHandlers.outlook({ doctorId }, callOf(db, userId, NOW, 'booking.outlook')))
const ask = ({ userId }: TestPatient, doctorId = 'doctor', now = NOW) =>
  answerOf(opened.db, (db) => bookingHandlers.askForAlert({ doctorId }, callOf(db, userId, now, 'booking.askForAlert')))
const notified = async ({ userId }: TestPatient) => {
  const outcome = await notificationsHandlers.list({ page: 1, limit: 10 }, callOf(opened.db, userId))
  if (!outcome.ok) throw new Error(outcome.failure.kind)
  return outcome.value.items.map(({ eventType, description, dynamicData }) => ({
    eventType,
    description,
    doctorId: dynamicData?.doctorId,
  }))
}

test('a doctor without slots says when the first one after the days that can be booked is', async () => {
  expect(await outlook(anil!.userId)).toEqual({ nextSlot: null, isAlertSet: false })
  await open(LATER)
  expect(await outlook(null)).toEqual({ nextSlot: LATER, isAlertSet: false })
  expect(await outlook(anil!.userId, 'nobody')).toEqual(UNKNOWN)
})

test('a slot can be booked from the day on which it is the last of the booking window', () => {
  expect(bookableFrom(startOfDay('2026-11-30') + 11 * 60 * MINUTE)).toBe(startOfDay('2026-10-17'))
})

test('who asked twice is noted once, and nobody else is', async () => {
  await ask(anil!)
  expect(await ask(anil!)).toEqual({})
  expect(await opened.db.select().from(slotAlerts)).toEqual([
    { doctorId: 'doctor', patientId: anil!.userId, askedAt: NOW },
  ])
  expect(await outlook(anil!.userId)).toEqual({ nextSlot: null, isAlertSet: true })
  expect(await outlook(bela!.userId)).toEqual({ nextSlot: null, isAlertSet: false })
  expect(await ask(anil!, 'nobody')).toEqual(UNKNOWN)
})

test('who asked is notified once when slots open, with the way to the doctor, and may ask again', async () => {
  await ask(anil!)
  await notifyOfOpenSlots(opened.db, NOW)
  expect(await notified(anil!)).toEqual([])
  await open(LATER)
  await notifyOfOpenSlots(opened.db, NOW, ['doctor'])
  expect(await notified(anil!)).toEqual([])
  await open(TOMORROW, { id: 'sooner' })
  await notifyOfOpenSlots(opened.db, NOW, ['another'])
  expect(await notified(anil!)).toEqual([])
  await notifyOfOpenSlots(opened.db, NOW, ['doctor'])
  await notifyOfOpenSlots(opened.db, NOW)
  const opening = {
    eventType: 'slots.opened',
    description: expect.stringMatching(/^Dr. Asha Rao has slots again, the first on /),
    doctorId: 'doctor',
  }
  expect(await notified(anil!)).toEqual([opening])
  expect(await notified(bela!)).toEqual([])
  expect(await opened.db.select().from(slotAlerts)).toEqual([])
  await ask(anil!, 'doctor', NOW + DAY)
  await notifyOfOpenSlots(opened.db, NOW + DAY)
  expect(await notified(anil!)).toHaveLength(2)
})

test('of several servers that find the same slots one notifies', async () => {
  await ask(anil!)
  await ask(bela!)
  await open(TOMORROW)
  await Promise.all(Array.from({ length: 8 }, () => notifyOfOpenSlots(opened.db, NOW)))
  expect(await notified(anil!)).toHaveLength(1)
  expect(await notified(bela!)).toHaveLength(1)
})
