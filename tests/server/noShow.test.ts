import { and, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointments, schedules } from '../../server/booking/booking.tables'
import { slotIdOf } from '../../server/booking/slot'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/people/people.tables'
import { DAY } from '../../src/core/kit/dates'
import { endLongAgo, loggedInPatient } from '../kit/appointments'
import { startBackend, type TestBackend } from '../kit/backend'

type Hours = typeof schedules.$inferSelect

let practice: TestBackend
let doctor: string
let days: readonly Hours[]

beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  const [own] = await practice.db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  days = await practice.db
    .select()
    .from(schedules)
    .where(
      and(
        eq(schedules.doctorId, own!.doctorId!),
        eq(schedules.consultation, 'inClinic'),
        gt(schedules.startsAt, practice.clock.now() + DAY),
      ),
    )
    .orderBy(schedules.startsAt)
})
afterAll(() => practice.close())

const nextSlot = async () => {
  const taken = new Set(
    (await practice.db.select().from(appointments)).map(({ scheduleId, slotNo }) => slotIdOf(scheduleId, slotNo)),
  )
  for (const { id, totalSlots, reservedSlots } of days)
    for (let slotNo = totalSlots; slotNo > reservedSlots; slotNo--)
      if (!taken.has(slotIdOf(id, slotNo))) return slotIdOf(id, slotNo)
  throw new Error('No slot is free.')
}

/** A patient with an appointment of the demonstration doctor whose time is over. */
const missed = async () => {
  const who = await loggedInPatient(practice)
  const { fee, doctorId } = days[0]!
  const booked = await practice.call<{ bookingId: string }>(
    'booking.book',
    {
      doctorId,
      memberId: who.memberId,
      paymentMethodId: 1,
      slotId: await nextSlot(),
      consultationType: 1,
      paymentAmount: fee / 100,
    },
    { token: who.token },
  )
  expect(booked).toMatchObject({ status: 200 })
  await endLongAgo(practice.db, booked.result.bookingId)
  return { id: booked.result.bookingId, token: who.token }
}
const rowOf = async (id: string) => (await practice.db.select().from(appointments).where(eq(appointments.id, id)))[0]!
const note = (bookingId: string, isNoShow: boolean, token = doctor) =>
  practice.call('booking.noShow', { bookingId, isNoShow }, { token })

test('staff note that nobody came once the time is over, and take it back', async () => {
  const { id } = await missed()
  expect(await note(id, true)).toMatchObject({ status: 200, result: { bookingId: id, isNoShow: true } })
  expect(await rowOf(id)).toMatchObject({ status: 'upcoming', noShowAt: practice.clock.now() })
  const found = await practice.call<{ id: string }[]>('schedule.search', { search: 'Meera' }, { token: doctor })
  expect(found.result.find((each) => each.id === id)).toMatchObject({ status: 'upcoming', noShow: true })
  expect(await note(id, false)).toMatchObject({ status: 200, result: { isNoShow: false } })
  expect(await rowOf(id)).toMatchObject({ status: 'upcoming', noShowAt: null })
})

test('an appointment to come cannot be missed, and a patient notes nothing', async () => {
  const { id, token } = await missed()
  expect((await note(id, true, token)).status).toBe(403)
  const later = practice.clock.now() + 10 * DAY
  await practice.db
    .update(appointments)
    .set({ startsAt: later, endsAt: later + 900 })
    .where(eq(appointments.id, id))
  expect(await note(id, true)).toMatchObject({ status: 409, body: { code: 'notOver' } })
  expect(await rowOf(id)).toMatchObject({ noShowAt: null })
})

test('whole hours are called off for who is still to come, not for whom may have been seen', async () => {
  const { id } = await missed()
  const { scheduleId } = await rowOf(id)
  const input = { schedules: [scheduleId], appointments: [] }
  await practice.call('booking.cancelScheduled', input, { token: doctor })
  expect((await rowOf(id)).status).toBe('upcoming')
})

test('staff cancel what nobody came to; its patient cannot', async () => {
  const { id, token } = await missed()
  const input = { schedules: [], appointments: [id] }
  expect((await practice.call('booking.cancel', input, { token })).status).toBe(409)
  expect((await practice.call('booking.cancelScheduled', input, { token: doctor })).status).toBe(200)
  expect((await rowOf(id)).status).toBe('cancelled')
})

test('staff give it another time, which forgets the no-show; its patient cannot', async () => {
  const { id, token } = await missed()
  await note(id, true)
  const move = { id, slotId: await nextSlot(), paymentAmount: days[0]!.fee / 100 }
  expect((await practice.call('booking.reschedule', move, { token })).status).toBe(409)
  expect((await practice.call('booking.reschedule', move, { token: doctor })).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ status: 'upcoming', noShowAt: null })
})
