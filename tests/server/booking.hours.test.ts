import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookingHandlers } from '../../server/booking/booking.server'
import { appointments, schedules } from '../../server/booking/booking.tables'
import { nextSlots } from '../../server/booking/freeSlots.read'
import { violatedConstraint } from '../../server/kit/constraint'
import type { OpenDatabase } from '../../server/kit/database'
import { MINUTE } from '../../src/core/kit/dates'
import type { Role } from '../../src/core/session/permissions'
import { NOW } from '../kit/backend'
import {
  aPractice,
  aSchedule,
  book,
  callOf,
  GONE,
  somePatients,
  TAKEN,
  type TestPatient,
  TOMORROW,
} from '../kit/practice'
import { emptyTables, openTestDatabase } from '../kit/template'

let opened: OpenDatabase
let [anil]: TestPatient[] = []

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await emptyTables(opened, ['users', 'specialities', 'clinics'])
  await aPractice(opened.db)
  ;[anil] = await somePatients(opened.db, 1)
})

type Hours = Partial<typeof schedules.$inferInsert>

const set = (hours: Hours) =>
  opened.db
    .update(schedules)
    .set({ totalSlots: 6, endsAt: TOMORROW + 6 * 15 * MINUTE, ...hours })
    .where(eq(schedules.id, 'video-schedule'))

/** Numbers of the slots that somebody of a role is offered, the reserved ones marked. */
const offered = async (role: Role) => {
  const call = callOf(opened.db, null)
  const outcome = await bookingHandlers.slots({ doctorId: 'doctor' }, { ...call, caller: { ...call.caller, role } })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return [...outcome.value.video, ...outcome.value.inClinic]
    .flatMap(({ slots }) => slots)
    .map(
      ({ id, isReserved, isBooked }) =>
        `${id.split('.')[1]}${isReserved ? ' reserved' : ''}${isBooked ? ' booked' : ''}`,
    )
}
const slot = (number: number) => ({ slotId: `video-schedule.${number}` })
const first = async () => (await nextSlots(opened.db, ['doctor'], NOW))[0]!.video

describe('The slots of hours', () => {
  test('that are reserved are kept from patients and offered to staff, marked', async () => {
    await set({ reservedSlots: 2, reservedFrom: 'start' })
    expect(await offered('PATIENT')).toEqual(['3', '4', '5', '6'])
    expect(await offered('GUEST')).toEqual(['3', '4', '5', '6'])
    expect(await offered('JR_DOCTOR')).toEqual(['1 reserved', '2 reserved', '3', '4', '5', '6'])
    expect(await book(opened.db, anil!, slot(2))).toEqual(GONE)
    expect(await book(opened.db, anil!, slot(3))).toMatchObject({ slotNo: 3 })
  })

  test('are reserved from the end as well', async () => {
    await set({ reservedSlots: 2, reservedFrom: 'end' })
    expect(await offered('PATIENT')).toEqual(['1', '2', '3', '4'])
    expect(await book(opened.db, anil!, slot(5))).toEqual(GONE)
  })

  test('are shown to patients as far as the doctor lets them, and to staff all', async () => {
    await set({ reservedSlots: 1, shownSlots: 3 })
    expect(await offered('PATIENT')).toEqual(['2', '3', '4'])
    expect(await offered('DOCTOR')).toHaveLength(6)
    expect(await book(opened.db, anil!, slot(5))).toEqual(GONE)
  })

  test('are offered to nobody whose bookings are blocked', async () => {
    await set({ blockedRoles: ['PATIENT'] })
    expect(await offered('PATIENT')).toEqual([])
    expect(await offered('GUEST')).toEqual([])
    expect(await offered('PHARMACY')).toHaveLength(6)
    expect(await first()).toBeNull()
    expect(await book(opened.db, anil!, slot(1))).toEqual(GONE)
    await set({ blockedRoles: ['DOCTOR', 'PHARMACY'] })
    expect(await offered('JR_DOCTOR')).toEqual([])
    expect(await offered('PHARMACY')).toEqual([])
    expect(await offered('PATIENT')).toHaveLength(6)
  })

  test('are gone with hours that were deleted', async () => {
    await set({ removedAt: NOW })
    expect(await offered('PATIENT')).toEqual([])
    expect(await first()).toBeNull()
    expect(await book(opened.db, anil!, slot(1))).toEqual(GONE)
  })

  test('go on after a break', async () => {
    const breakEndsAt = TOMORROW + 300 * MINUTE
    await set({
      consultation: 'inClinic',
      clinicId: 'clinic',
      breakStartsAt: TOMORROW + 60 * MINUTE,
      breakEndsAt,
      slotsBeforeBreak: 4,
      endsAt: breakEndsAt + 30 * MINUTE,
      reservedSlots: 4,
    })
    expect(await offered('PATIENT')).toEqual(['5', '6'])
    expect((await nextSlots(opened.db, ['doctor'], NOW))[0]!.inClinic).toBe(breakEndsAt)
    const answer = await book(opened.db, anil!, { ...slot(6), consultation: 'inClinic' })
    expect(answer).toMatchObject({ slotNo: 6 })
    const [booked] = await opened.db.select({ startsAt: appointments.startsAt }).from(appointments)
    expect(booked).toEqual({ startsAt: breakEndsAt + 15 * MINUTE })
  })

  test('are taken while an appointment that was kept beside them goes on', async () => {
    await book(opened.db, anil!, slot(1))
    await set({ slotSeconds: 10 * MINUTE })
    await opened.db
      .update(appointments)
      .set({ slotNo: 7, startsAt: TOMORROW + 15 * MINUTE, endsAt: TOMORROW + 30 * MINUTE })
    expect(await offered('PATIENT')).toEqual(['1', '2 booked', '3 booked', '4', '5', '6'])
    expect(await book(opened.db, anil!, slot(3))).toEqual(TAKEN)
    await set({ slotSeconds: 10 * MINUTE, reservedSlots: 1 })
    expect(await first()).toBe(TOMORROW + 30 * MINUTE)
  })
})

describe('The hours of a doctor', () => {
  const inClinic: Hours = {
    id: 'clinic-day',
    consultation: 'inClinic',
    clinicId: 'clinic',
    totalSlots: 2,
    startsAt: TOMORROW - 60 * MINUTE,
    breakStartsAt: TOMORROW - 30 * MINUTE,
    breakEndsAt: aSchedule().endsAt,
    slotsBeforeBreak: 1,
    endsAt: aSchedule().endsAt + 60 * MINUTE,
  }
  const broken = (hours: Hours) =>
    opened.db
      .insert(schedules)
      .values(aSchedule({ ...inClinic, ...hours }))
      .then(() => null, violatedConstraint)

  test('on video and in a clinic never overlap, but video fits into the break of a clinic’s day', async () => {
    expect(await broken({ breakEndsAt: aSchedule().endsAt - 1 })).toBe('schedules_no_overlap')
    expect(await broken({ breakStartsAt: TOMORROW + 1 })).toBe('schedules_no_overlap')
    expect(await broken({})).toBeNull()
  })

  test('that were deleted are in nobody’s way', async () => {
    await set({ removedAt: NOW })
    expect(await broken({ breakEndsAt: aSchedule().endsAt - 1 })).toBeNull()
  })

  test.each([
    ['a break that does not end', { breakEndsAt: null }, 'schedules_break'],
    ['a break that leaves no slot behind it', { slotsBeforeBreak: 2 }, 'schedules_break'],
    ['a break on video', { consultation: 'video', clinicId: null }, 'schedules_break'],
    ['slots that do not fit after the break', { totalSlots: 6 }, 'schedules_length'],
    ['more reserved slots than there are', { reservedSlots: 3 }, 'schedules_reserved'],
    ['no slot that is shown', { shownSlots: 0 }, 'schedules_shown'],
  ] as const)('are not stored with %s', async (_, hours, constraint) => {
    expect(await broken(hours)).toBe(constraint)
  })
})
