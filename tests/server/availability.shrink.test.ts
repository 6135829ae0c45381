import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/kit/database'
import type { AffectedAppointment, AffectedDecision } from '../../src/core/availability/availability'
import { MINUTE } from '../../src/core/kit/dates'
import { DAY, hours, START, hoursOn } from '../kit/hours'
import { aPractice, FEE, GONE, somePatients, TAKEN, TOMORROW, type TestPatient } from '../kit/practice'
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
  patients = await somePatients(opened.db, 60)
})

const ID = 'video-schedule'
const practice = hoursOn(() => opened.db)
const { create, update, remove, affected, decide, list, stored, notified } = practice
const bookSlot = (patient: number, slotNo: number) => practice.bookSlot(patients[patient]!, slotNo)

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
        nextFree: { slotId: `${ID}.1`, startsAt: TOMORROW + 30 * MINUTE, endsAt: TOMORROW + 45 * MINUTE },
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
    expect([await notified('appointment.rescheduled'), await notified('appointment.cancelled')]).toEqual([1, 1])
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
    const refusals = answers.filter((answer) => !('bookingId' in answer))
    for (const answer of refusals) expect([GONE, TAKEN]).toContainEqual(answer)
    const rows = await stored()
    expect(rows).toHaveLength(booked.length + 1)
    const open = rows.filter(({ status }) => status !== 'cancelled')
    expect(open.map(({ slotNo, startsAt }) => startsAt - TOMORROW - (slotNo - 1) * 15 * MINUTE)).toEqual(
      open.map(() => 0),
    )
    expect(open.every(({ slotNo }) => slotNo <= 25)).toBe(true)
    expect(open.length).toBeGreaterThanOrEqual(25)
    expect(await notified('appointment.cancelled')).toBe(rows.length - open.length)
    expect((await list())[0]!.entries[0]).toMatchObject({ totalSlots: 25, booked: open.length })
  })
})
