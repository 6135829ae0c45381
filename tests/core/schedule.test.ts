import { describe, expect, test } from 'vitest'
import { foundIn } from '../../src/core/schedule/schedule.params'
import { DAY, HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import { AppointmentStatus } from '../../src/core/orders/orders'
import { isShown } from '../../src/core/notifications/push'
import { changedDays } from '../../src/core/notifications/pushMessage'
import { readPush, scheduleChanged } from '../../src/core/notifications/push.api'
import { actionsOf } from '../../src/core/schedule/appointment.actions'
import { changedIn, entriesOf, hoursOf, rangeOf, reportOf, withFresh } from '../../src/core/schedule/schedule.rules'
import {
  chosenOf,
  countsOf,
  isMarked,
  NO_SELECTION,
  stillPossible,
  toggled,
} from '../../src/core/schedule/selection.rules'
import { appointmentAt, dayWith, scheduleAt } from '../kit/scheduleDays'

const TODAY = '2026-11-23'
const NEXT = '2026-11-24'
const now = startOfDay(TODAY) + 10 * HOUR
const asking = { role: 'DOCTOR', width: 'desktop', now } as const
const by = { role: 'DOCTOR', now } as const

describe('What an appointment of the schedule offers', () => {
  const later = appointmentAt(TODAY, 7, { status: 'upcoming' })
  test('depends on its status: cancelled ones are moved, completed ones are talked about', () => {
    const offered = Object.fromEntries(
      AppointmentStatus.literals.map((status) => [status, actionsOf({ ...later, status }, asking)]),
    )
    const open = ['prescription', 'videoCall', 'callPatient', 'cancel']
    const known = ['videoCall', 'callPatient', 'cancel']
    expect(offered).toEqual({
      pending: open,
      upcoming: open,
      active: open,
      accepted: known,
      confirmed: known,
      completed: ['message', 'callPatient'],
      cancelled: ['reschedule'],
      uploaded: ['callPatient'],
      admit: ['callPatient'],
      rejected: ['callPatient'],
      discharged: ['callPatient'],
    })
  })
  test('is a prescription for the doctor alone, once, and on a desktop while the patient has to be seen', () => {
    const offers = (change: object, who: object = {}) =>
      actionsOf({ ...later, ...change }, { ...asking, ...who }).includes('prescription')
    expect(offers({})).toBe(true)
    expect(offers({}, { role: 'JR_DOCTOR' })).toBe(false)
    expect(offers({ activePrescription: 'p1' })).toBe(false)
    const goesOn = (change: object, who: object = {}) =>
      actionsOf({ ...later, activePrescription: 'p1', ...change }, { ...asking, ...who })[0] === 'continuePrescription'
    expect([goesOn({}), goesOn({ status: 'confirmed' }), goesOn({}, { role: 'JR_DOCTOR' })]).toEqual([
      true,
      true,
      false,
    ])
    expect(goesOn({ status: 'completed' })).toBe(false)
    expect(offers({ status: 'confirmed' })).toBe(false)
    expect(offers({ status: 'confirmed' }, { width: 'phone' })).toBe(true)
  })
  test('is a call to the clinic for a visit, and a message once its chat is open', () => {
    expect(actionsOf({ ...later, consultation: 'inClinic' }, asking)).toContain('clinicCall')
    const at = (moment: number) => actionsOf(later, { ...asking, now: moment }).includes('message')
    expect([at(later.startsAt - 5 * MINUTE - 1), at(later.startsAt - 5 * MINUTE)]).toEqual([false, true])
    expect([at(later.endsAt + 29 * DAY), at(later.endsAt + 32 * DAY)]).toEqual([true, false])
  })
  test('is another time, a no-show or its end once its time is over and nothing was noted', () => {
    const over = { ...asking, now: later.endsAt }
    const after = (more: object) => actionsOf({ ...later, ...more }, over)
    const rest = ['prescription', 'videoCall', 'message', 'callPatient']
    expect(after({})).toEqual([...rest, 'reschedule', 'noShow', 'cancel'])
    expect(after({ isNoShow: true })).toEqual([...rest, 'reschedule', 'came', 'cancel'])
    expect(after({ status: 'confirmed' })).toEqual(['videoCall', 'message', 'callPatient', 'noShow', 'cancel'])
    expect(after({ status: 'active' })).toEqual(rest)
    expect(actionsOf(later, { ...asking, now: later.endsAt - 1 })).not.toContain('noShow')
  })
})

describe('The entries of a day', () => {
  const held = appointmentAt(TODAY, 1, { status: 'completed' })
  const given = appointmentAt(TODAY, 6, { status: 'cancelled' })
  const day = dayWith(TODAY, scheduleAt(TODAY, [held, given], { blockedRoles: [] }))
  test('are its appointments and the slots to come that nobody has', () => {
    const kinds = entriesOf(day, now).map(({ slotNo, kind }) => `${slotNo} ${kind}`)
    expect(kinds).toEqual(['1 appointment', '6 appointment', '6 free', '7 free', '8 reserved'])
  })
  test('say which slots staff cannot book either', () => {
    const blocked = dayWith(TODAY, scheduleAt(TODAY, [], { blockedRoles: ['DOCTOR'] }))
    expect(new Set(entriesOf(blocked, now).map(({ kind }) => kind))).toEqual(new Set(['blocked']))
  })
  test('are counted in the report of the day', () => {
    expect(reportOf(day.schedules, now)).toEqual({
      slots: 8,
      booked: 1,
      completed: 1,
      cancelled: 1,
      video: 1,
      inClinic: 0,
      paid: 0,
      unpaid: 80_000,
    })
  })
})

describe('The hours of a day', () => {
  const { slots, ...hours } = scheduleAt('2026-11-24', [])
  const afterBreak = (from: number) =>
    slots.map((slot) => {
      const later = slot.slotNo < from ? 0 : 3 * HOUR
      return { ...slot, startsAt: slot.startsAt + later, endsAt: slot.endsAt + later }
    })

  test('are one range while the pauses are alike, two where there is a break', () => {
    const { startsAt, endsAt } = hours
    expect(hoursOf({ ...hours, slots })).toEqual([{ start: startsAt, end: endsAt }])
    expect(hoursOf({ ...hours, slots: afterBreak(5), endsAt: endsAt + 3 * HOUR })).toEqual([
      { start: startsAt, end: slots[3]!.endsAt },
      { start: slots[4]!.startsAt + 3 * HOUR, end: endsAt + 3 * HOUR },
    ])
    expect(hoursOf({ ...hours, slots: slots.slice(0, 1) })).toEqual([{ start: startsAt, end: endsAt }])
  })
})

describe('Choosing several', () => {
  const [one, two, done] = [
    appointmentAt(TODAY, 5),
    appointmentAt(TODAY, 6),
    appointmentAt(TODAY, 1, { status: 'completed' }),
  ]
  const other = appointmentAt(NEXT, 5)
  // The same hours stand on two dates under one id.
  const days = [dayWith(TODAY, scheduleAt(TODAY, [one, two, done])), dayWith(NEXT, scheduleAt(NEXT, [other]))]
  const whole = { scheduleId: 's1', date: TODAY }
  const press = (...marks: Parameters<typeof toggled>[1][]) =>
    marks.reduce((selection, mark) => toggled(selection, mark, days, by), NO_SELECTION)

  test('takes hours of one date with all that can be cancelled in them', () => {
    const selection = press(whole)
    expect(countsOf(selection, days, by)).toEqual({ slots: 1, appointments: 2 })
    expect(chosenOf(selection, days, by).map(({ id }) => id)).toEqual([one.id, two.id])
    expect([isMarked(selection, days, two.id, by), isMarked(selection, days, other.id, by)]).toEqual([true, false])
    expect(press(whole, whole)).toEqual(NO_SELECTION)
  })
  test('takes single appointments, of several days', () => {
    const selection = press({ appointmentId: one.id }, { appointmentId: other.id })
    expect(countsOf(selection, days, by)).toEqual({ slots: 0, appointments: 2 })
    expect(press({ appointmentId: done.id })).toEqual(NO_SELECTION)
  })
  test('leaves the others of the hours marked when one of them is taken out', () => {
    expect(press(whole, { appointmentId: one.id })).toEqual({ schedules: [], appointments: [two.id] })
    expect(press({ appointmentId: one.id }, whole)).toEqual({ schedules: [whole], appointments: [] })
  })
  test('keeps what can still be cancelled when another was completed meanwhile', () => {
    const selection = press({ appointmentId: one.id }, { appointmentId: two.id })
    const after = [dayWith(TODAY, scheduleAt(TODAY, [{ ...one, status: 'completed' }, two]))]
    expect(stillPossible(selection, after, by)).toEqual({ schedules: [], appointments: [two.id] })
  })
})

describe('A schedule that changes', () => {
  const before = [dayWith(TODAY, scheduleAt(TODAY, [appointmentAt(TODAY, 5)])), dayWith(NEXT, scheduleAt(NEXT, []))]
  test('takes the days that were loaded anew and keeps the others', () => {
    const paid = appointmentAt(TODAY, 5, { paymentStatus: 'PAID' })
    const after = withFresh(before, [dayWith(TODAY, scheduleAt(TODAY, [paid]))], rangeOf(TODAY, 1))
    expect(after.map(({ date }) => date)).toEqual([TODAY, NEXT])
    expect(changedIn(before, after)).toEqual([paid.id])
    expect(changedIn(after, after)).toEqual([])
    expect(withFresh(before, [], rangeOf(NEXT, 1)).map(({ date }) => date)).toEqual([TODAY])
  })
  test('is reported by a message that names the days and is no toast', () => {
    const message = readPush(scheduleChanged([TODAY, NEXT]))!
    expect(changedDays(message)).toEqual([TODAY, NEXT])
    expect(isShown(message)).toBe(false)
    expect([changedDays({ ...message, type: null }), isShown({ ...message, type: null })]).toEqual([null, true])
    expect(isShown({ ...message, type: 'call' })).toBe(false)
  })
})

test('an appointment is found by the navigation and by a typed address, and by nothing less', () => {
  const found = { id: 'booking-1', at: 1_795_458_600 }
  expect(foundIn({ appointmentId: 'booking-1', at: 1_795_458_600 })).toEqual(found)
  expect(foundIn({ appointmentId: 'booking-1', at: '1795458600' })).toEqual(found)
  expect(foundIn({ appointmentId: 'booking-1', at: 'tomorrow' })).toBeNull()
  expect(foundIn({ appointmentId: 'booking-1' })).toBeNull()
  expect(foundIn({ appointmentId: '', at: '1795458600' })).toBeNull()
})
