import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookingHandlers } from '../../server/booking/booking.server'
import { appointments, schedules } from '../../server/booking/booking.tables'
import type { OpenDatabase } from '../../server/kit/database'
import { members } from '../../server/members/members.tables'
import { releaseUnpaid } from '../../server/payment/release'
import { DAY, MINUTE } from '../../src/core/kit/dates'
import { ONLINE } from '../../src/core/payment/payment'
import { languageCodes } from '../../src/core/language/languages'
import { UNPAID_HOLD } from '../../src/core/payment/payment.rules'
import { NOW } from '../kit/backend'
import {
  answerOf,
  aPractice,
  aSchedule,
  book,
  bookings,
  BUSY,
  callOf,
  GONE,
  FEE,
  somePatients,
  TAKEN,
  type TestPatient,
  TOMORROW,
  UNKNOWN,
} from '../kit/practice'
import { emptyTables, openTestDatabase } from '../kit/template'

const BOOKED = { bookingId: expect.any(String), slotNo: 1 }

let opened: OpenDatabase
let [anil, bela]: TestPatient[] = []

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await emptyTables(opened, ['users', 'specialities', 'clinics'])
  await aPractice(opened.db)
  ;[anil, bela] = await somePatients(opened.db, 2)
})

const slots = async (now = NOW, more: { clinicId?: string } = {}) => {
  const outcome = await bookingHandlers.slots({ doctorId: 'doctor', ...more }, callOf(opened.db, null, now))
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.value
}
const clinicSchedule = () =>
  aSchedule({
    id: 'clinic-schedule',
    consultation: 'inClinic',
    clinicId: 'clinic',
    totalSlots: 2,
    fee: 60_000,
    startsAt: TOMORROW + 2 * DAY,
    endsAt: TOMORROW + 2 * DAY + 35 * MINUTE,
    bufferSeconds: 5 * MINUTE,
  })

describe('Booking a slot', () => {
  test('paying later books at once, paying online holds the slot for ten minutes', async () => {
    expect(await book(opened.db, anil!)).toEqual(BOOKED)
    const second = await book(opened.db, bela!, { slotId: 'video-schedule.2', paymentMethodId: ONLINE })
    expect(second).toEqual({ ...BOOKED, slotNo: 2 })
    const stored = await opened.db.select().from(appointments).orderBy(appointments.slotNo)
    const common = {
      id: expect.any(String),
      scheduleId: 'video-schedule',
      doctorId: 'doctor',
      consultation: 'video',
      clinicId: null,
      paymentStatus: 'UNPAID',
      consultationFee: FEE,
      discountAmount: 0,
      finalAmount: FEE,
      bookedBy: null,
      noShowAt: null,
      createdAt: NOW,
    }
    expect(stored).toEqual([
      {
        ...common,
        slotNo: 1,
        memberId: anil!.memberId,
        patientId: anil!.userId,
        startsAt: TOMORROW,
        endsAt: TOMORROW + 15 * MINUTE,
        status: 'upcoming',
        paymentMethodId: 3,
        holdExpiresAt: null,
      },
      {
        ...common,
        slotNo: 2,
        memberId: bela!.memberId,
        patientId: bela!.userId,
        startsAt: TOMORROW + 15 * MINUTE,
        endsAt: TOMORROW + 30 * MINUTE,
        status: 'pending',
        paymentMethodId: ONLINE,
        holdExpiresAt: NOW + UNPAID_HOLD,
      },
    ])
  })

  test('a slot of another person is refused as taken', async () => {
    await book(opened.db, anil!)
    expect(await book(opened.db, bela!)).toEqual(TAKEN)
    expect((await bookings(opened.db)).map(({ memberId }) => memberId)).toEqual([anil!.memberId])
  })

  test('a member cannot be in two consultations at one time', async () => {
    await opened.exec(`insert into doctors (id, speciality_id, name, gender, practising_since, registration_number,
      registration_council, about, photo_url, cover_url, city, search_text)
      values ('second', 'spine', 'Dr. Two', 'Male', 2000, 'R-2', 'Council', '', '', '', 'Noida', '')`)
    await opened.db
      .insert(schedules)
      .values(aSchedule({ id: 'second', doctorId: 'second', startsAt: TOMORROW + 5 * MINUTE, endsAt: TOMORROW + DAY }))
    await book(opened.db, anil!)
    expect(await book(opened.db, anil!, { doctorId: 'second', slotId: 'second.1' })).toEqual(BUSY)
    expect(await bookings(opened.db)).toHaveLength(1)
    expect(await book(opened.db, bela!, { doctorId: 'second', slotId: 'second.1' })).toEqual(BOOKED)
  })

  test('a fee that has changed is refused with the new one', async () => {
    await opened.db.update(schedules).set({ fee: 195_050 })
    expect(await book(opened.db, anil!)).toEqual({
      kind: 'badRequest',
      code: 'feeChanged',
      message: 'The consultation fee is now ₹1,950.50. Please check and book again.',
    })
    expect(await bookings(opened.db)).toEqual([])
  })

  test.each([
    ['of no schedule', { slotId: 'nothing.1' }, NOW],
    ['beyond the schedule', { slotId: 'video-schedule.51' }, NOW],
    ['with a malformed id', { slotId: 'video-schedule' }, NOW],
    ['numbered zero', { slotId: 'video-schedule.0' }, NOW],
    ['of another doctor', { doctorId: 'somebody' }, NOW],
    ['of the other way of consulting', { consultation: 'inClinic' as const, paymentMethodId: 1 }, NOW],
    ['of another clinic', { clinicId: 'clinic' }, NOW],
    ['that has begun', {}, TOMORROW],
    ['further off than can be booked', {}, TOMORROW - 46 * DAY],
  ])('a slot %s is gone', async (_, request, now) => {
    expect(await book(opened.db, anil!, request, now)).toEqual(GONE)
    expect(await bookings(opened.db)).toEqual([])
  })

  test('the last of 45 days is shown and booked, the day after it is neither', async () => {
    const isShown = async (now: number) => (await slots(now)).video.length === 1
    expect([await isShown(TOMORROW - 45 * DAY), await isShown(TOMORROW - 44 * DAY)]).toEqual([false, true])
    expect(await book(opened.db, anil!, {}, TOMORROW - 45 * DAY)).toEqual(GONE)
    expect(await book(opened.db, anil!, {}, TOMORROW - 44 * DAY)).toEqual(BOOKED)
  })

  test("another family's member and an unknown member answer alike", async () => {
    expect(await book(opened.db, anil!, { memberId: bela!.memberId })).toEqual(UNKNOWN)
    expect(await book(opened.db, anil!, { memberId: 'nobody' })).toEqual(UNKNOWN)
    expect(await bookings(opened.db)).toEqual([])
  })

  test.each([
    ['name', { name: null }],
    ['name but blanks', { name: '  ' }],
    ['age', { age: null }],
    ['gender', { gender: null }],
  ])('a member without a %s is not booked for, in four languages', async (_, lacking) => {
    const { memberId } = anil!
    await opened.db.update(members).set(lacking).where(eq(members.id, memberId))
    const answers = []
    for (const language of languageCodes) answers.push(await book(opened.db, anil!, {}, NOW, language))
    expect(answers).toEqual(
      [
        "Please add the patient's name, age and gender before booking.",
        'बुक करने से पहले कृपया मरीज़ का नाम, उम्र और लिंग भरें।',
        'બુક કરતાં પહેલાં કૃપા કરીને દર્દીનું નામ, ઉંમર અને લિંગ ભરો.',
        'বুক করার আগে অনুগ্রহ করে রোগীর নাম, বয়স ও লিঙ্গ পূরণ করুন।',
      ].map((message) => ({ kind: 'badRequest', code: 'memberIncomplete', message })),
    )
    expect(await bookings(opened.db)).toEqual([])
    await opened.db.update(members).set({ name: 'Anil', age: 0, gender: 'Male' }).where(eq(members.id, memberId))
    expect(await book(opened.db, anil!)).toEqual(BOOKED)
  })

  test('cash is not a way to pay for a video consultation', async () => {
    const refusal = {
      kind: 'badRequest',
      code: 'methodUnknown',
      message: 'This payment method is not available. Please choose another one.',
    }
    expect(await book(opened.db, anil!, { paymentMethodId: 1 })).toEqual(refusal)
    expect(await book(opened.db, anil!, { paymentMethodId: 9 })).toEqual(refusal)
    expect(await bookings(opened.db)).toEqual([])
  })
})

describe('An unpaid hold', () => {
  test('keeps its slot until it has passed and gives it up then', async () => {
    await book(opened.db, anil!, { paymentMethodId: ONLINE })
    expect(await book(opened.db, bela!, {}, NOW + UNPAID_HOLD - 1)).toEqual(TAKEN)
    expect(await book(opened.db, bela!, {}, NOW + UNPAID_HOLD)).toEqual(BOOKED)
    expect(await bookings(opened.db)).toEqual([
      { memberId: anil!.memberId, slotNo: 1, status: 'cancelled', paymentStatus: 'UNPAID' },
      { memberId: bela!.memberId, slotNo: 1, status: 'upcoming', paymentStatus: 'UNPAID' },
    ])
  })

  test('that has passed does not stand in the way of the same member', async () => {
    await book(opened.db, anil!, { paymentMethodId: ONLINE })
    expect(await book(opened.db, anil!, {}, NOW + UNPAID_HOLD)).toEqual(BOOKED)
  })

  test('stays as it was when the booking that would have taken it is refused', async () => {
    await book(opened.db, anil!, { paymentMethodId: ONLINE })
    await book(opened.db, bela!, { amount: 1 }, NOW + UNPAID_HOLD)
    expect((await bookings(opened.db)).map(({ status }) => status)).toEqual(['pending'])
  })

  test('is released by the clock; paid, current and later ones stay', async () => {
    await book(opened.db, anil!, { paymentMethodId: ONLINE })
    await book(opened.db, bela!, { slotId: 'video-schedule.2' })
    expect(await releaseUnpaid(opened.db, NOW + UNPAID_HOLD - 1)).toBe(0)
    expect(await releaseUnpaid(opened.db, NOW + UNPAID_HOLD)).toBe(1)
    expect((await bookings(opened.db)).map(({ status }) => status)).toEqual(['cancelled', 'upcoming'])
    expect(await releaseUnpaid(opened.db, NOW + UNPAID_HOLD)).toBe(0)
  })
})

describe("A doctor's slots", () => {
  test('stand by way of consulting and day, with the taken ones marked', async () => {
    await opened.db.insert(schedules).values(clinicSchedule())
    await book(opened.db, anil!, { slotId: 'video-schedule.2' })
    const { video, inClinic } = await slots()
    expect(video.map(({ date, slots }) => [date, slots.length])).toEqual([['2026-01-06', 50]])
    expect(video[0]!.slots.slice(0, 3).map(({ id, isBooked }) => [id, isBooked])).toEqual([
      ['video-schedule.1', false],
      ['video-schedule.2', true],
      ['video-schedule.3', false],
    ])
    const clinic = {
      clinicId: 'clinic',
      clinicName: 'Spine Clinic',
      clinicAddress: '1 Main Road',
      clinicCity: 'Noida',
      latitude: 28.57,
      longitude: 77.32,
    }
    const { startsAt } = clinicSchedule()
    expect(inClinic).toEqual([
      {
        date: '2026-01-08',
        slots: [
          {
            id: 'clinic-schedule.1',
            startsAt,
            endsAt: startsAt + 15 * MINUTE,
            isBooked: false,
            fee: 60_000,
            duration: 15,
            ...clinic,
          },
          {
            id: 'clinic-schedule.2',
            startsAt: startsAt + 20 * MINUTE,
            endsAt: startsAt + 35 * MINUTE,
            isBooked: false,
            fee: 60_000,
            duration: 15,
            ...clinic,
          },
        ],
      },
    ])
  })

  test('of one clinic alone can be asked for', async () => {
    await opened.db.insert(schedules).values(clinicSchedule())
    const { video, inClinic } = await slots(NOW, { clinicId: 'clinic' })
    expect([video.length, inClinic.length]).toEqual([0, 1])
  })

  test('that have begun are left out, and a released hold is free again', async () => {
    await book(opened.db, anil!, { paymentMethodId: ONLINE, slotId: 'video-schedule.50' })
    const { video } = await slots(TOMORROW + 15 * MINUTE)
    expect(video[0]!.slots[0]!.id).toBe('video-schedule.3')
    expect(video[0]!.slots.at(-1)).toMatchObject({ id: 'video-schedule.50', isBooked: false })
    expect((await slots(NOW)).video[0]!.slots.at(-1)).toMatchObject({ id: 'video-schedule.50', isBooked: true })
  })

  test('beyond 45 days are not shown, and a doctor without any has an empty calendar', async () => {
    await opened.db
      .update(schedules)
      .set({ startsAt: TOMORROW + 45 * DAY, endsAt: TOMORROW + 46 * DAY })
      .where(eq(schedules.id, 'video-schedule'))
    expect(await slots()).toEqual({ video: [], inClinic: [] })
  })

  test('of a doctor who is not there are not found', async () => {
    expect(await answerOf(opened.db, (tx) => bookingHandlers.slots({ doctorId: 'nobody' }, callOf(tx, null)))).toEqual(
      UNKNOWN,
    )
  })
})
