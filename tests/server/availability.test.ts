import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { availabilityHandlers } from '../../server/availability/availability.server'
import { schedules } from '../../server/booking/booking.tables'
import { slotAlerts } from '../../server/booking/slotAlert.tables'
import type { OpenDatabase } from '../../server/kit/database'
import { dayOf, HOUR, MINUTE } from '../../src/core/kit/dates'
import { NOW } from '../kit/backend'
import { asDoctor, clinicHours, DAY, hours, START, hoursOn } from '../kit/hours'
import { answerOf, aPractice, GONE, somePatients, TOMORROW, UNKNOWN, type TestPatient } from '../kit/practice'
import { emptyTables, openTestDatabase } from '../kit/template'

let opened: OpenDatabase
let patients: TestPatient[] = []

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await emptyTables(opened, ['users', 'specialities', 'clinics'])
  await aPractice(opened.db)
  patients = await somePatients(opened.db, 2)
})

const ID = 'video-schedule'
const practice = hoursOn(() => opened.db)
const { create, update, remove, affected, decide, list, stored } = practice
const bookSlot = (patient: number, slotNo: number) => practice.bookSlot(patients[patient]!, slotNo)

describe('Availability', () => {
  test('may end at midnight', async () => {
    await create(clinicHours({ ranges: [{ start: 1380, end: 1440 }] }))
    const entry = (await list()).find(({ clinicName }) => clinicName === 'Spine Clinic')?.entries[0]
    expect(entry).toMatchObject({ date: DAY, ranges: [{ start: 1380, end: 1440 }], slotMinutes: 15 })
  })

  test('is created for each day and listed by clinic, with what is booked', async () => {
    await bookSlot(0, 1)
    const next = dayOf(TOMORROW + 24 * HOUR)
    await create(
      clinicHours({
        dates: [DAY, next, next],
        ranges: [
          { start: 60, end: 120 },
          { start: 180, end: 240 },
        ],
      }),
    )
    const groups = await list()
    expect(groups.map(({ clinicName, consultation, entries }) => [clinicName, consultation, entries.length])).toEqual([
      ['Spine Clinic', 'inClinic', 2],
      [null, 'video', 1],
    ])
    expect(groups[0]!.entries[0]).toEqual({
      id: expect.any(String),
      date: DAY,
      ranges: [
        { start: 60, end: 120 },
        { start: 180, end: 240 },
      ],
      totalSlots: 4,
      revision: 1,
      booked: 0,
      bookedAt: [],
      slotMinutes: 30,
      bufferMinutes: 0,
      fee: 60_000,
      shownSlots: 4,
      reservedSlots: 0,
      reservedFrom: 'start',
      blockedRoles: [],
    })
    expect(groups[1]!.entries[0]).toMatchObject({ totalSlots: 50, booked: 1, slotMinutes: 15 })
    expect(await list({ start: next })).toHaveLength(1)
    expect(await list({ end: dayOf(NOW) })).toEqual([])
    expect(await list({ day: 'sunday' })).toEqual([])
  })

  test('of a clinic and of video cannot overlap: the days are named', async () => {
    const overlapping = clinicHours({
      ranges: [{ start: START + 15, end: START + 75 }],
      dates: [DAY, dayOf(TOMORROW + 24 * HOUR)],
    })
    expect(await create(overlapping)).toMatchObject({
      kind: 'conflict',
      code: 'hoursOverlap',
      message: expect.stringMatching(/^You already have hours at this time on \d+ \w+\. /),
    })
    expect(await opened.db.$count(schedules)).toBe(1)
  })

  test.each([
    [
      'too many ranges',
      { ranges: [1, 2, 3].map((start) => ({ start: start * 100, end: start * 100 + 60 })) },
      'start and end time must contain less than or equal to 2 items',
    ],
    [
      'more reserved slots than there are',
      { reservedSlots: 5 },
      'Reserved slots count cannot be greater than total slots',
    ],
    ['slots that do not fit', { totalSlots: 200 }, '200 slots do not fit'],
    ['a clinic of others', { clinicId: 'elsewhere' }, 'You do not work at this clinic. Choose one of yours.'],
    [
      'a time of today that has passed',
      { dates: [dayOf(NOW)], ranges: [{ start: 0, end: 120 }] },
      "Today's hours must begin later than now",
    ],
    ['a day that has passed', { dates: ['2020-01-01'] }, 'Choose days from today onward'],
  ])('with %s is refused in words', async (_, more, message) => {
    expect(await create(clinicHours(more))).toMatchObject({ kind: 'badRequest', message })
    expect(await opened.db.$count(schedules)).toBe(1)
  })

  test('is changed where nobody is affected, and each appointment keeps its time under its new number', async () => {
    await bookSlot(0, 3)
    expect(
      await update(hours({ ranges: [{ start: START + 30, end: START + 60 }], totalSlots: 2, reservedSlots: 1 })),
    ).toEqual({ id: ID })
    expect(await stored()).toMatchObject([{ slotNo: 1, startsAt: TOMORROW + 30 * MINUTE }])
    expect((await list())[0]!.entries[0]).toMatchObject({ totalSlots: 2, reservedSlots: 1, booked: 1 })
  })

  test('that two people change at once is the first one’s: the second is told what it became, and decides', async () => {
    const before = hours()
    const fewer = { ...before, totalSlots: 2, shownSlots: 2 }
    const second = { ...before, fee: 90_000 }
    const changed = {
      kind: 'conflict',
      code: 'hoursChanged',
      message: expect.stringMatching(/^Somebody changed these hours meanwhile: 10:30 am–11:00 pm, 2 slots, ₹/),
    }
    expect(await update({ ...fewer, revision: 1 })).toEqual({ id: ID })
    expect(await update({ ...second, revision: 1 })).toMatchObject(changed)
    expect(await decide(second, [], 1)).toMatchObject(changed)
    expect((await list())[0]!.entries[0]).toMatchObject({ totalSlots: 2, fee: before.fee, revision: 2 })
    expect(await update(second)).toEqual({ id: ID })
    expect((await list())[0]!.entries[0]).toMatchObject({ totalSlots: 50, fee: 90_000, revision: 3 })
    expect(await decide(fewer, [], 3)).toEqual({})
  })

  test('blocked for roles are no other hours for whoever changes them', async () => {
    await answerOf(opened.db, (tx) => availabilityHandlers.block({ id: ID, blockedRoles: ['PATIENT'] }, asDoctor(tx)))
    expect(await update({ ...hours({ fee: 90_000 }), revision: 1 })).toEqual({ id: ID })
  })

  test('say when the appointments begin that other hours would leave without their slot', async () => {
    await bookSlot(0, 3)
    await bookSlot(1, 1)
    const [kept] = await affected(hours({ ranges: [{ start: START + 30, end: START + 60 }], totalSlots: 2 }))
    const entry = async () => (await list())[0]!.entries[0]!
    expect(new Set((await entry()).bookedAt)).toEqual(new Set([TOMORROW, TOMORROW + 30 * MINUTE]))
    await decide(hours({ ranges: [{ start: START + 30, end: START + 60 }], totalSlots: 2 }), [
      { appointmentId: kept!.id, choice: 'keep', slotId: null },
    ])
    expect((await entry()).bookedAt).toEqual([TOMORROW + 30 * MINUTE])
  })

  test('informs those who wait for a slot as soon as there is one', async () => {
    await remove()
    await opened.db.insert(slotAlerts).values({ doctorId: 'doctor', patientId: patients[0]!.userId, askedAt: NOW })
    await create(clinicHours())
    expect(await opened.db.select().from(slotAlerts)).toEqual([])
  })

  test('is deleted where nobody is affected, and does not come back', async () => {
    expect(await remove()).toEqual({})
    expect(await list()).toEqual([])
    expect(await bookSlot(0, 1)).toEqual(GONE)
    expect(await remove()).toEqual(UNKNOWN)
  })

  test('of another doctor does not exist', async () => {
    expect(await update(hours(), 'somebody')).toEqual(UNKNOWN)
    expect(
      await answerOf(opened.db, (tx) =>
        availabilityHandlers.block({ id: ID, blockedRoles: ['PATIENT'] }, asDoctor(tx, 'somebody')),
      ),
    ).toEqual(UNKNOWN)
  })

  test('is blocked for roles at once', async () => {
    const answer = await answerOf(opened.db, (tx) =>
      availabilityHandlers.block({ id: ID, blockedRoles: ['PATIENT', 'PHARMACY', 'PATIENT'] }, asDoctor(tx)),
    )
    expect(answer).toEqual({ blockedRoles: ['PATIENT', 'PHARMACY'] })
    expect((await list())[0]!.entries[0]!.blockedRoles).toEqual(['PATIENT', 'PHARMACY'])
  })
})
