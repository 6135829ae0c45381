import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { availabilityHandlers } from '../../server/availability/availability.server'
import { appointments, schedules } from '../../server/booking/booking.tables'
import type { OpenDatabase } from '../../server/kit/database'
import type { Call, Database } from '../../server/kit/handlers'
import { notifications } from '../../server/notifications/notifications.tables'
import type { AffectedAppointment, AffectedDecision, Hours, NewHours } from '../../src/core/availability/availability'
import { dayOf, HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import { NOW } from '../kit/backend'
import {
  answerOf,
  aPractice,
  book,
  callOf,
  FEE,
  GONE,
  somePatients,
  TAKEN,
  type TestPatient,
  TOMORROW,
  UNKNOWN,
} from '../kit/practice'
import { openTestDatabase } from '../kit/template'

let opened: OpenDatabase
let patients: TestPatient[] = []

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.exec('truncate users, specialities, clinics cascade')
  await aPractice(opened.db)
  patients = await somePatients(opened.db, 60)
})

const DAY = dayOf(TOMORROW)
const minute = (at: number): number => (at - startOfDay(DAY)) / MINUTE
const START = minute(TOMORROW)
/** The fifty video slots of tomorrow, or as many of them. */
const hours = (more: Partial<Hours> = {}): Hours => {
  const totalSlots = more.totalSlots ?? 50
  return {
    ranges: [{ start: START, end: START + totalSlots * 15 }],
    totalSlots,
    bufferMinutes: 0,
    fee: FEE,
    shownSlots: totalSlots,
    reservedSlots: 0,
    reservedFrom: 'start',
    ...more,
  }
}
const clinicHours = (more: Partial<NewHours> = {}): NewHours => ({
  ...hours({ ranges: [{ start: 60, end: 120 }], totalSlots: 4, fee: 60_000 }),
  consultation: 'inClinic',
  clinicId: 'clinic',
  dates: [DAY],
  ...more,
})

const asDoctor = <Code extends string, Text extends string>(
  db: Database,
  doctorId: string | null = 'doctor',
  now = NOW,
): Call<Code, Text> => {
  const call = callOf(db, null, now, 'availability.decide')
  return { ...call, caller: { ...call.caller, role: 'DOCTOR', doctorId } } as unknown as Call<Code, Text>
}
const create = (wanted: NewHours) =>
  answerOf(opened.db, (tx) => {
    const call = callOf(tx, null, NOW, 'availability.create')
    return availabilityHandlers.create(wanted, {
      ...call,
      caller: { ...call.caller, role: 'DOCTOR', doctorId: 'doctor' },
    })
  })
const id = 'video-schedule'
const update = (wanted: Hours, doctorId = 'doctor') =>
  answerOf(opened.db, (tx) => {
    const call = callOf(tx, null, NOW, 'availability.update')
    return availabilityHandlers.update(
      { id, ...wanted },
      { ...call, caller: { ...call.caller, role: 'DOCTOR', doctorId } },
    )
  })
const remove = () =>
  answerOf(opened.db, (tx) => {
    const call = callOf(tx, null, NOW, 'availability.remove')
    return availabilityHandlers.remove(
      { id },
      { ...call, caller: { ...call.caller, role: 'DOCTOR', doctorId: 'doctor' } },
    )
  })
const affected = async (wanted: Hours | null): Promise<readonly AffectedAppointment[]> => {
  const answer = await answerOf(opened.db, (tx) => availabilityHandlers.affected({ id, hours: wanted }, asDoctor(tx)))
  if (!Array.isArray(answer)) throw new Error(JSON.stringify(answer))
  return answer as AffectedAppointment[]
}
const decide = (wanted: Hours | null, decisions: readonly AffectedDecision[]) =>
  answerOf(opened.db, (tx) => availabilityHandlers.decide({ id, hours: wanted, decisions }, asDoctor(tx)))
const list = async (filter: Parameters<typeof availabilityHandlers.list>[0] = {}) => {
  const outcome = await availabilityHandlers.list(filter, asDoctor(opened.db))
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.value
}
const bookSlot = (patient: number, slotNo: number) => book(opened.db, patients[patient]!, { slotId: `${id}.${slotNo}` })
const stored = () =>
  opened.db
    .select({
      memberId: appointments.memberId,
      slotNo: appointments.slotNo,
      startsAt: appointments.startsAt,
      status: appointments.status,
    })
    .from(appointments)
    .orderBy(appointments.startsAt, appointments.memberId)
const told = (event: string) =>
  opened.db.$count(notifications, eq(notifications.event, event as typeof notifications.$inferSelect.event))

describe('Availability', () => {
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
      booked: 0,
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
    ['a day that has passed', { dates: ['2020-01-01'] }, 'Choose days from today onward'],
  ])('with %s is refused in words', async (_, more, message) => {
    expect(await create(clinicHours(more))).toMatchObject({ kind: 'badRequest', message })
    expect(await opened.db.$count(schedules)).toBe(1)
  })

  test('is changed where nobody is affected, and each appointment keeps its time under its new number', async () => {
    await bookSlot(0, 3)
    expect(
      await update(hours({ ranges: [{ start: START + 30, end: START + 60 }], totalSlots: 2, reservedSlots: 1 })),
    ).toEqual({ id })
    expect(await stored()).toMatchObject([{ slotNo: 1, startsAt: TOMORROW + 30 * MINUTE }])
    expect((await list())[0]!.entries[0]).toMatchObject({ totalSlots: 2, reservedSlots: 1, booked: 1 })
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
        availabilityHandlers.block({ id, blockedRoles: ['PATIENT'] }, asDoctor(tx, 'somebody')),
      ),
    ).toEqual(UNKNOWN)
  })

  test('is blocked for roles at once', async () => {
    const answer = await answerOf(opened.db, (tx) =>
      availabilityHandlers.block({ id, blockedRoles: ['PATIENT', 'PHARMACY', 'PATIENT'] }, asDoctor(tx)),
    )
    expect(answer).toEqual({ blockedRoles: ['PATIENT', 'PHARMACY'] })
    expect((await list())[0]!.entries[0]!.blockedRoles).toEqual(['PATIENT', 'PHARMACY'])
  })
})

describe('Hours that shrink under appointments', () => {
  const shrunk = hours({ ranges: [{ start: START + 30, end: START + 90 }], totalSlots: 4 })
  const decisionFor = (choice: AffectedDecision['choice'], of: AffectedAppointment): AffectedDecision => ({
    appointmentId: of.id,
    choice,
    slotId: choice === 'move' ? of.nextFree!.slotId : null,
  })

  test('are not saved before the doctor decided about each', async () => {
    await bookSlot(0, 1)
    await bookSlot(1, 4)
    expect(await update(shrunk)).toMatchObject({ kind: 'conflict', code: 'appointmentsAffected' })
    expect(await remove()).toMatchObject({ code: 'appointmentsAffected' })
    expect(await affected(shrunk)).toEqual([
      {
        id: expect.any(String),
        patientName: 'Patient',
        slotNo: 1,
        startsAt: TOMORROW,
        endsAt: TOMORROW + 15 * MINUTE,
        paymentStatus: 'UNPAID',
        amount: FEE,
        nextFree: { slotId: `${id}.1`, startsAt: TOMORROW + 30 * MINUTE, endsAt: TOMORROW + 45 * MINUTE },
      },
    ])
    expect(await affected(null)).toHaveLength(2)
  })

  test('keep, move and cancel appointments in one step, and the patients are notified', async () => {
    for (const patient of [0, 1, 2, 3]) await bookSlot(patient, [1, 2, 8, 4][patient]!)
    const [keep, move, cancel] = await affected(shrunk)
    const done = [decisionFor('keep', keep!), decisionFor('move', move!), decisionFor('cancel', cancel!)]
    expect(await decide(shrunk, done)).toEqual({})
    expect(await stored()).toEqual([
      { memberId: patients[0]!.memberId, slotNo: 5, startsAt: TOMORROW, status: 'upcoming' },
      { memberId: patients[3]!.memberId, slotNo: 2, startsAt: TOMORROW + 45 * MINUTE, status: 'upcoming' },
      { memberId: patients[1]!.memberId, slotNo: 3, startsAt: TOMORROW + 60 * MINUTE, status: 'upcoming' },
      { memberId: patients[2]!.memberId, slotNo: 8, startsAt: TOMORROW + 105 * MINUTE, status: 'cancelled' },
    ])
    expect([await told('appointment.rescheduled'), await told('appointment.cancelled')]).toEqual([1, 1])
    expect(await affected(shrunk)).toEqual([])
  })

  test('keep an appointment beside their slots, which are taken meanwhile', async () => {
    await bookSlot(0, 1)
    const later = hours({ ranges: [{ start: START + 5, end: START + 65 }], totalSlots: 4 })
    const [only] = await affected(later)
    await decide(later, [decisionFor('keep', only!)])
    expect(await bookSlot(1, 1)).toEqual(TAKEN)
    expect(await bookSlot(1, 2)).toMatchObject({ slotNo: 2 })
  })

  test('that are deleted leave what was kept to the hours that come at its time', async () => {
    await bookSlot(0, 1)
    const [only] = await affected(null)
    await decide(null, [decisionFor('keep', only!)])
    expect(await list()).toEqual([])
    await create({ ...hours({ totalSlots: 4 }), consultation: 'video', clinicId: null, dates: [DAY] })
    expect((await list())[0]!.entries[0]).toMatchObject({ totalSlots: 4, booked: 1 })
    expect(await stored()).toMatchObject([{ slotNo: 1, startsAt: TOMORROW }])
  })

  test('write nothing while one appointment is not decided, or a slot for a move is not free', async () => {
    await bookSlot(0, 1)
    await bookSlot(1, 2)
    const both = await affected(shrunk)
    const before = await stored()
    const [first, second] = both.map((each) => decisionFor('move', each))
    expect(await decide(shrunk, [first!])).toMatchObject({ kind: 'conflict', code: 'affectedChanged' })
    expect(await decide(shrunk, [first!, { ...second!, slotId: first!.slotId }])).toMatchObject({ code: 'moveTaken' })
    await bookSlot(2, 3)
    expect(await decide(shrunk, [first!, second!])).toMatchObject({ kind: 'conflict', code: 'moveTaken' })
    expect((await stored()).slice(0, 2)).toEqual(before)
    expect((await list())[0]!.entries[0]).toMatchObject({ totalSlots: 50, booked: 3 })
  })

  test('while fifty patients book lose nobody: each is booked in the new hours, refused, or listed', async () => {
    await bookSlot(50, 50)
    const few = hours({ ranges: [{ start: START, end: START + 375 }], totalSlots: 25 })
    const shrink = async () => {
      for (;;) {
        const now = await affected(few)
        const answer = await decide(
          few,
          now.map((each) => decisionFor('cancel', each)),
        )
        if (!('code' in answer)) return answer
        expect(answer.code).toBe('affectedChanged')
      }
    }
    const [shrinking, ...answers] = await Promise.all([
      shrink(),
      ...Array.from({ length: 50 }, (_, index) => bookSlot(index, index + 1)),
    ])
    expect(shrinking).toEqual({})
    const booked = answers.filter((answer) => 'bookingId' in answer)
    for (const answer of answers) if (!('bookingId' in answer)) expect([GONE, TAKEN]).toContainEqual(answer)
    const rows = await stored()
    expect(rows).toHaveLength(booked.length + 1)
    const open = rows.filter(({ status }) => status !== 'cancelled')
    expect(open.map(({ slotNo, startsAt }) => startsAt - TOMORROW - (slotNo - 1) * 15 * MINUTE)).toEqual(
      open.map(() => 0),
    )
    expect(open.every(({ slotNo }) => slotNo <= 25)).toBe(true)
    expect(open.length).toBeGreaterThanOrEqual(25)
    expect(await told('appointment.cancelled')).toBe(rows.length - open.length)
    expect((await list())[0]!.entries[0]).toMatchObject({ totalSlots: 25, booked: open.length })
  })
})
