import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { completeAppointment } from '../../../server/booking/complete.store'
import { appointments } from '../../../server/booking/booking.tables'
import { notifications } from '../../../server/notifications/notifications.tables'
import { DAY, MINUTE } from '../../../src/core/kit/dates'
import { statedDelay } from '../../../src/core/booking/appointment.status'
import type { AppointmentOrder } from '../../../src/core/orders/orders'
import { clinicDays } from '../../kit/clinicDays'

/** A doctor who runs late, as the desk or the doctor says it. */
const clinic = await clinicDays()
const { practice } = clinic
const { call } = practice

const state = (minutes: number | null, token = clinic.day.counter, scheduleId = clinic.day.here.id) =>
  call<{ minutes: number | null }>('reception.stateDelay', { scheduleId, minutes }, { token })

/** What somebody was notified of about their visit, the oldest first. */
const noticesOf = async (patientId: string) =>
  (
    await practice.db
      .select({ event: notifications.event, facts: notifications.facts })
      .from(notifications)
      .where(and(eq(notifications.userId, patientId), inArray(notifications.event, ['visit.delayed', 'visit.onTime'])))
      .orderBy(notifications.createdAt)
  ).map(({ event, facts }) => [event, (facts as { minutes?: number }).minutes ?? null])

const delayFor = async (token: string) => {
  const [visit] = (
    await call<readonly { delayMinutes: number | null }[]>('orders.list', { limit: 5, offset: 0 }, { token })
  ).result
  return visit!.delayMinutes
}

test('a stated delay reaches whoever still waits in those hours, once; nobody is moved', async () => {
  const { day } = clinic
  const coming = await day.someone('Coming Later', 4)
  const here = await day.arrived('In The Room', 2)
  const called = await day.arrived('With The Doctor', 1)
  await day.step(called.bookingId, 'call')
  const seen = await day.arrived('Already Seen', 3)
  await completeAppointment(practice.db, seen.bookingId)
  const times = () =>
    practice.db
      .select({ id: appointments.id, startsAt: appointments.startsAt, slotNo: appointments.slotNo })
      .from(appointments)
      .where(eq(appointments.scheduleId, day.here.id))
      .orderBy(appointments.slotNo)
  const before = await times()

  expect((await state(40)).message).toBe('Running about 40 minutes late: the patients who still wait are notified.')
  expect((await state(40, day.doctor)).status).toBe(200)
  for (const who of [coming, here]) {
    expect(await noticesOf(who.patientId)).toEqual([['visit.delayed', 40]])
    expect(await delayFor(who.token)).toBe(40)
  }
  for (const who of [called, seen]) expect(await noticesOf(who.patientId)).toEqual([])
  expect(await times()).toEqual(before)

  const listed = await call<readonly { schedules: readonly { id: string; delayMinutes: number | null }[] }[]>(
    'schedule.list',
    { start: day.here.startsAt, end: day.here.startsAt + 60 * MINUTE },
    { token: day.counter },
  )
  expect(listed.result.flatMap(({ schedules }) => schedules.map(({ delayMinutes }) => delayMinutes))).toContain(40)
  const queue = (await day.queueOf()) as unknown as {
    sessions: readonly { scheduleId: string; delayMinutes: number }[]
  }
  expect(queue.sessions).toMatchObject([{ scheduleId: day.here.id, delayMinutes: 40 }])
})

test('another delay takes the place of the first, and its end is told as well', async () => {
  const { day } = clinic
  const coming = await day.someone('Told Again', 6)
  await state(20)
  await state(60)
  expect(await noticesOf(coming.patientId)).toEqual([['visit.delayed', 60]])
  expect((await state(null, day.doctor)).message).toBe('On time again: the patients who still wait are notified.')
  expect(await noticesOf(coming.patientId)).toEqual([['visit.onTime', null]])
  expect(await delayFor(coming.token)).toBeNull()
})

test('only hours of today, within the limits, and only by whoever runs them', async () => {
  const { day } = clinic
  for (const minutes of [4, 181, 7.5]) expect((await state(minutes)).status).toBe(400)
  expect((await state(30, day.counter, day.nextWeek.id)).status).toBe(409)
  expect((await state(30, day.counter, day.elsewhere.id)).status).toBe(404)
  const somebody = await day.someone('Nosy Patient', 7)
  expect((await state(30, somebody.token)).status).toBe(403)
})

test('it ends by itself with the day', async () => {
  const { day } = clinic
  const startsAt = day.here.startsAt
  const visit = { status: 'upcoming', isNoShow: false, queue: null, holdExpiresAt: null, startsAt, delayMinutes: 30 }
  const at = (now: number) => statedDelay({ ...visit, endsAt: startsAt + 600 } as AppointmentOrder, now)
  expect(at(startsAt)).toEqual({ minutes: 30, expectedAt: startsAt + 30 * MINUTE })
  expect(at(startsAt + DAY)).toBeNull()
})
