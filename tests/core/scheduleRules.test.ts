import { describe, expect, test } from 'vitest'
import { addDays, HOUR, MINUTE, oneMonthAfter, startOfDay } from '../../src/core/kit/dates'
import { isWindowOpen, windowOf } from '../../src/core/chat/chat.lifecycle'
import {
  daysFrom,
  doctorsOf,
  nextInClinic,
  entriesOf,
  entryOf,
  isOtherwise,
  pageWith,
  rangeOf,
  reportOf,
  withFresh,
} from '../../src/core/schedule/schedule.rules'
import {
  countsOf,
  isMarked,
  isScheduleMarked,
  NO_SELECTION,
  type Selection,
  stillPossible,
  toggled,
} from '../../src/core/schedule/selection.rules'
import { appointmentAt, dayWith, scheduleAt } from '../kit/scheduleDays'

const TODAY = '2026-11-23'
const NEXT = '2026-11-24'
const now = startOfDay(TODAY) + 10 * HOUR
const by = { role: 'DOCTOR', now } as const

describe('a day of a doctor', () => {
  const evening = scheduleAt(TODAY, [appointmentAt(TODAY, 6, { id: 'at the clinic' })], {
    id: 's2',
    consultation: 'inClinic',
    slots: [],
  })
  const held = appointmentAt(TODAY, 7)
  const day = dayWith(TODAY, evening, scheduleAt(TODAY, [held], { slots: scheduleAt(TODAY, []).slots.slice(5) }))

  test('is one list by time, whatever hours its entries belong to', () => {
    const morning = scheduleAt(TODAY, [appointmentAt(TODAY, 1)], { slots: [] })
    expect(entriesOf(dayWith(TODAY, evening, morning), now).map(({ slotNo }) => slotNo)).toEqual([1, 6])
  })

  test('offers nobody a slot that somebody holds', () => {
    const shown = entriesOf(day, now).map(({ slotNo, kind, schedule }) => `${slotNo} ${kind} ${schedule.id}`)
    expect(shown).toEqual(['6 appointment s2', '6 free s1', '7 appointment s1', '8 reserved s1'])
  })

  test('has each entry by its id, wherever in the week it is', () => {
    const days = [dayWith(NEXT, scheduleAt(NEXT, [])), day]
    expect(entryOf(days, held.id, now)).toMatchObject({ kind: 'appointment', slotNo: 7, appointment: held })
    expect(entryOf(days, 's1.6', now)).toMatchObject({ kind: 'free', appointment: null })
    expect([entryOf(days, null, now), entryOf(days, 'gone', now)]).toEqual([null, null])
  })

  test('is counted and added up for its report', () => {
    const appointments = [
      appointmentAt(TODAY, 1, { status: 'completed', paymentStatus: 'PAID', finalAmount: 70_000 }),
      appointmentAt(TODAY, 5, { consultation: 'inClinic', finalAmount: 50_000 }),
      appointmentAt(TODAY, 6, { consultation: 'inClinic', paymentStatus: 'PAID', finalAmount: 30_000 }),
      appointmentAt(TODAY, 6, { status: 'cancelled', paymentStatus: 'PAID', finalAmount: 90_000 }),
    ]
    expect(reportOf([scheduleAt(TODAY, appointments), scheduleAt(TODAY, [appointmentAt(TODAY, 8)])], now)).toEqual({
      slots: 16,
      booked: 4,
      completed: 1,
      cancelled: 1,
      video: 2,
      inClinic: 2,
      paid: 100_000,
      unpaid: 130_000,
    })
  })
})

test('the doctors of a clinic are named once each, in the order of their hours', () => {
  const meera = scheduleAt(TODAY, [])
  const farhan = scheduleAt(TODAY, [], { doctorId: 'd2', doctorName: 'Dr. Farhan Qureshi' })
  expect(doctorsOf([dayWith(TODAY, farhan, meera), dayWith(NEXT, farhan)])).toEqual([
    { id: 'd2', name: 'Dr. Farhan Qureshi' },
    { id: 'd1', name: 'Dr. Meera Rao' },
  ])
})

test('whoever makes an appointment at a desk begins with the doctor whose hours there are next', () => {
  const over = scheduleAt(TODAY, [], { doctorId: 'd3', consultation: 'inClinic', endsAt: now })
  const video = scheduleAt(TODAY, [], { doctorId: 'd4', consultation: 'video', endsAt: now + 1 })
  const next = scheduleAt(TODAY, [], { doctorId: 'd2', consultation: 'inClinic', endsAt: now + 1 })
  expect(nextInClinic([dayWith(TODAY, over, video), dayWith(NEXT, next)], now)).toBe('d2')
  expect(nextInClinic([dayWith(TODAY, over, video)], now)).toBeNull()
})

test('a page stays where it is for a day it shows, and begins at any other', () => {
  expect([TODAY, addDays(TODAY, 6)].map((day) => pageWith(day, TODAY, 7))).toEqual([TODAY, TODAY])
  expect(['2026-11-22', addDays(TODAY, 7)].map((day) => pageWith(day, TODAY, 7))).toEqual([
    '2026-11-22',
    addDays(TODAY, 7),
  ])
  expect(daysFrom(TODAY, 2)).toEqual([TODAY, NEXT])
})

test('days that come anew stand in their order, before those that were not asked for', () => {
  const days = ['2026-11-22', NEXT].map((date) => dayWith(date, scheduleAt(date, [])))
  const fresh = dayWith(TODAY, scheduleAt(TODAY, []))
  const dates = ['2026-11-22', TODAY, NEXT]
  expect(withFresh(days, [fresh], rangeOf(TODAY, 1)).map(({ date }) => date)).toEqual(dates)
  expect(withFresh(days.toReversed(), [fresh], rangeOf(TODAY, 1)).map(({ date }) => date)).toEqual(dates)
})

test('an appointment is otherwise than shown once it has ended, was paid or was moved', () => {
  const shown = appointmentAt(TODAY, 5)
  const detail = { status: 'upcoming', paymentStatus: 'UNPAID', startsAt: shown.startsAt } as const
  expect(isOtherwise(shown, detail)).toBe(false)
  expect(isOtherwise(shown, { ...detail, status: 'cancelled' })).toBe(true)
  expect(isOtherwise(shown, { ...detail, paymentStatus: 'PAID' })).toBe(true)
  expect(isOtherwise(shown, { ...detail, startsAt: shown.startsAt + 15 * MINUTE })).toBe(true)
})

test('the chat of an appointment closes after the last second of its month', () => {
  const { startsAt, endsAt } = appointmentAt(TODAY, 5)
  const last = oneMonthAfter(endsAt)
  expect([last, last + 1].map((moment) => isWindowOpen(windowOf({ startsAt, endsAt }), moment))).toEqual([true, false])
})

describe('marking several', () => {
  const [one, two] = [appointmentAt(TODAY, 5), appointmentAt(TODAY, 6)]
  const elsewhere = appointmentAt(TODAY, 7, { id: 'elsewhere', scheduleId: 's2' })
  const next = appointmentAt(NEXT, 5)
  const over = appointmentAt(NEXT, 1, { id: 'over', status: 'completed', scheduleId: 's3' })
  const days = [
    dayWith(TODAY, scheduleAt(TODAY, [one, two]), scheduleAt(TODAY, [elsewhere], { id: 's2' })),
    dayWith(NEXT, scheduleAt(NEXT, [next]), scheduleAt(NEXT, [over], { id: 's3' })),
  ]
  const hours = { scheduleId: 's1', date: TODAY }
  const others = { scheduleId: 's2', date: TODAY }
  const later = { scheduleId: 's1', date: NEXT }
  const press = (...marks: Parameters<typeof toggled>[1][]): Selection =>
    marks.reduce((selection, mark) => toggled(selection, mark, days, by), NO_SELECTION)

  test('marks the hours that were pressed, no others of that day and not the same ones of another', () => {
    const selection = press(hours)
    expect([hours, others, later].map((each) => isScheduleMarked(selection, each))).toEqual([true, false, false])
    expect([one, two, elsewhere, next].map(({ id }) => isMarked(selection, days, id, by))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('marks several hours, and takes out those that are pressed again', () => {
    expect(isMarked(press(hours, others), days, elsewhere.id, by)).toBe(true)
    expect(isMarked(press(hours, others), days, one.id, by)).toBe(true)
    expect(press(hours, others, hours)).toEqual({ schedules: [others], appointments: [] })
    expect(countsOf(press(hours, others), days, by)).toEqual({ slots: 2, appointments: 3 })
  })

  test('marks no hours in which there is nothing to cancel, and none that are not there', () => {
    expect(press({ scheduleId: 's3', date: NEXT })).toEqual(NO_SELECTION)
    expect(press({ scheduleId: 's9', date: TODAY })).toEqual(NO_SELECTION)
    expect(press({ appointmentId: 'nobody' })).toEqual(NO_SELECTION)
  })

  test('keeps what is marked of other hours when whole hours are taken', () => {
    expect(press({ appointmentId: one.id }, { appointmentId: elsewhere.id }, hours)).toEqual({
      schedules: [hours],
      appointments: [elsewhere.id],
    })
  })

  test('takes one appointment out of its hours and leaves other hours whole', () => {
    expect(press(hours, others, { appointmentId: one.id })).toEqual({ schedules: [others], appointments: [two.id] })
  })

  test('takes out the one that is pressed again and leaves the others', () => {
    expect(press({ appointmentId: one.id }, { appointmentId: two.id }, { appointmentId: one.id })).toEqual({
      schedules: [],
      appointments: [two.id],
    })
  })

  test('keeps of whole hours those in which there is still something to cancel', () => {
    const after = [
      dayWith(
        TODAY,
        scheduleAt(TODAY, [{ ...one, status: 'completed' }]),
        scheduleAt(TODAY, [elsewhere], { id: 's2' }),
      ),
      dayWith(NEXT, scheduleAt(NEXT, [next])),
    ]
    expect(stillPossible(press(hours, others), after, by)).toEqual({ schedules: [others], appointments: [] })
    expect(stillPossible(press(hours), [], by)).toEqual(NO_SELECTION)
  })
})
