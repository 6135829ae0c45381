import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { addDays, HOUR, startOfDay } from '../../src/core/kit/dates'
import type { ScheduleDay } from '../../src/core/schedule/schedule'
import { rescheduleMachine } from '../../src/machines/schedule/reschedule.machine'
import { scheduleChanged } from '../../src/machines/schedule/schedule.events'
import { scheduleMachine } from '../../src/machines/schedule/schedule.machine'
import type { ScheduleContext } from '../../src/machines/schedule/schedule.setup'
import { viewDays, viewSchedule } from '../../src/machines/schedule/schedule.view'
import { never } from '../kit/pending'
import { appointmentAt, dayWith, scheduleAt } from '../kit/scheduleDays'
import { fieldsByState } from '../kit/fieldsByState'

const TODAY = '2026-11-23'
const NEXT = addDays(TODAY, 1)
const now = startOfDay(TODAY) + 10 * HOUR
const input = { role: 'DOCTOR', now, found: null } as const
const failure = { kind: 'offline', message: '' } as const

const asha = appointmentAt(TODAY, 5)
const ravi = appointmentAt(TODAY, 7, { patient: { ...asha.patient, name: 'Ravi Patel' } })
const completed = appointmentAt(TODAY, 1, { status: 'completed' })
const tomorrow = appointmentAt(NEXT, 1, { status: 'completed' })
const noSlots = { slots: [] }
const days: readonly ScheduleDay[] = [
  dayWith(
    TODAY,
    scheduleAt(TODAY, [completed, asha], { ...noSlots, clinicPhone: '+91 79-2345' }),
    scheduleAt(TODAY, [ravi], { id: 's2', slots: scheduleAt(TODAY, []).slots.slice(5, 6) }),
  ),
  dayWith(NEXT, scheduleAt(NEXT, [tomorrow], noSlots)),
]

const start = createActor(scheduleMachine, { input }).getSnapshot()
const at = (context: Partial<ScheduleContext>, value: object = {}) =>
  scheduleMachine.resolveState({
    value: { days: 'shown', detail: 'idle', work: { atDays: 'showing' }, ...value },
    context: { ...start.context, days, ...context },
  })

/** The schedule as it goes on from there, while no call is answered. */
const run = (context: Partial<ScheduleContext>, work: string | object = { atDays: 'showing' }) => {
  const reschedule = rescheduleMachine.provide({ actors: { loadSlots: never, move: never } })
  const actors = { list: never, cancel: never, detail: never, reschedule }
  return createActor(scheduleMachine.provide({ actors }), { snapshot: at(context, { work }), input }).start()
}

describe('the schedule of a doctor', () => {
  test('shows what is loaded, what may be old, and what is asked or under way', () => {
    const view = (snapshot: Parameters<typeof viewSchedule>[0]) => viewSchedule(snapshot, 'desktop', now)
    expect(fieldsByState(scheduleMachine, view, { input, context: { failure } })).toEqual({
      'days.loading': 'isLoading',
      'days.shown': '',
      'days.refreshing': '',
      'days.stale': 'isStale',
      'days.failed': 'fault',
      'detail.idle': 'isLoading',
      'detail.asking': 'isLoading',
      'work.atDays.showing': 'isLoading',
      'work.atDays.selecting': 'isLoading',
      'work.confirming': 'isLoading confirming',
      'work.cancelling': 'isLoading confirming isCancelling',
      'work.refused': 'isLoading isRefused',
      'work.notingNoShow': 'isLoading',
      'work.rescheduling': 'isLoading',
      'work.reporting': 'isLoading report',
    })
  })

  test('stands still in its bar until something is marked', () => {
    expect(start.context).toMatchObject({ bar: { selection: null }, changed: [] })
  })

  test.each([
    ['desktop', TODAY, TODAY, 7],
    ['tablet', NEXT, NEXT, 3],
    ['tablet', addDays(TODAY, 4), addDays(TODAY, 4), 3],
    ['tablet', addDays(TODAY, 6), addDays(TODAY, 4), 3],
    ['phone', addDays(TODAY, 6), addDays(TODAY, 6), 1],
    ['desktop', NEXT, TODAY, 7],
  ] as const)('shows on a %s for the day %s the days from %s on: %i', (width, day, first, count) => {
    const dates = viewDays(at({ day }), width, now).map(({ date }) => date)
    expect([dates[0], dates.length]).toEqual([first, count])
  })

  test('shows a day with its hours and entries: what is marked, can be marked, and has changed', () => {
    const selection = { schedules: [{ scheduleId: 's1', date: TODAY }], appointments: [] }
    const [shown, next, empty] = viewDays(at({ selection, changed: [ravi.id] }), 'desktop', now)
    expect([shown!.isToday, next!.isToday]).toEqual([true, false])
    const hours = (day: typeof shown) =>
      day!.schedules.map(({ schedule, isMarked, isMarkable }) => [schedule.id, isMarked, isMarkable])
    expect([hours(shown), hours(next), hours(empty)]).toEqual([
      [
        ['s1', true, true],
        ['s2', false, true],
      ],
      [['s1', false, false]],
      [],
    ])
    const entries = shown!.entries.map(({ id, isMarked, isMarkable, isChanged }) => [
      id,
      isMarked,
      isMarkable,
      isChanged,
    ])
    expect(entries).toEqual([
      [completed.id, false, false, false],
      [asha.id, true, true, false],
      ['s1.6', false, false, false],
      [ravi.id, false, true, true],
    ])
    expect(next!.entries.map(({ isMarked, isMarkable }) => [isMarked, isMarkable])).toEqual([[false, false]])
  })

  test('shows grey days before they have come', () => {
    expect(viewDays(at({ days: null }), 'desktop', now).map(({ entries }) => entries)).toEqual(
      Array.from({ length: 7 }, () => []),
    )
    expect(viewSchedule(at({ days: null, openId: asha.id }), 'desktop', now)).toMatchObject({ open: null, going: [] })
  })

  test('says in the strip of the week how much of each day is taken', () => {
    const { strip } = viewSchedule(at({ day: NEXT }), 'desktop', now)
    expect(strip.slice(0, 3)).toEqual([
      { date: TODAY, isToday: true, isChosen: false, total: 16, booked: 3 },
      { date: NEXT, isToday: false, isChosen: true, total: 8, booked: 1 },
      { date: addDays(TODAY, 2), isToday: false, isChosen: false, total: 0, booked: 0 },
    ])
    expect(strip).toHaveLength(7)
  })

  test('opens an appointment with what can be done and whom to call, a slot with nothing of the kind', () => {
    const open = (openId: string | null) => viewSchedule(at({ openId }), 'desktop', now).open
    expect(open(asha.id)).toMatchObject({
      id: asha.id,
      actions: ['prescription', 'videoCall', 'message', 'callPatient', 'cancel'],
      patientCall: 'tel:+919876543210',
      clinicCall: 'tel:+91792345',
    })
    expect(open(ravi.id)).toMatchObject({ clinicCall: null })
    expect(open('s1.6')).toMatchObject({ kind: 'free', actions: [], patientCall: null, clinicCall: null })
    expect([open(null), open('gone')]).toEqual([null, null])
  })

  test('names those whose appointments go, and counts those that went meanwhile', () => {
    const going = (...appointments: readonly string[]) => {
      const shown = viewSchedule(at({ selection: { schedules: [], appointments } }), 'desktop', now)
      return [shown.going, shown.lost]
    }
    const named = { id: asha.id, name: 'Asha Patel', startsAt: asha.startsAt }
    expect(going(asha.id)).toEqual([[named], 0])
    expect(going(asha.id, completed.id, tomorrow.id)).toEqual([[named], 2])
    const selection = { schedules: [{ scheduleId: 's1', date: TODAY }], appointments: [] }
    expect(viewSchedule(at({ selection }), 'desktop', now)).toMatchObject({ going: [named], lost: 0 })
  })

  test('reports the chosen day alone, and a day without hours as empty', () => {
    const report = (day: string) => viewSchedule(at({ day }, { work: 'reporting' }), 'desktop', now).report
    expect(report(TODAY)).toMatchObject({ date: TODAY, slots: 16, booked: 3, completed: 1 })
    expect(report(NEXT)).toMatchObject({ date: NEXT, slots: 8, booked: 1, completed: 1 })
    expect(report(addDays(TODAY, 3))).toMatchObject({ date: addDays(TODAY, 3), slots: 0, booked: 0, cancelled: 0 })
  })

  test('hands the appointment that is open to whoever moves it', () => {
    const actor = run({ openId: ravi.id })
    actor.send({ type: 'reschedule.wanted' })
    const view = viewSchedule(actor.getSnapshot(), 'desktop', now)
    expect(view.rescheduling?.getSnapshot().context.appointment).toEqual(ravi)
    expect(viewSchedule(at({}), 'desktop', now).rescheduling).toBeNull()
  })
})

describe('a selection of the schedule', () => {
  test('is judged by when it is made: what has ended since the page was loaded is not marked', () => {
    const actor = run({})
    const whole = { scheduleId: asha.scheduleId, date: TODAY }
    actor.send({ type: 'item.marked', mark: whole, now: ravi.endsAt })
    expect(actor.getSnapshot().context).toMatchObject({ selection: { schedules: [] }, now: ravi.endsAt })
    const mark = { appointmentId: asha.id }
    actor.send({ type: 'item.marked', mark, now })
    expect(actor.getSnapshot().context).toMatchObject({
      selection: { appointments: [asha.id] },
      now,
      bar: { selection: { slots: 0, appointments: 1 } },
    })
  })

  test('is cancelled as of the moment it is wanted', () => {
    const marked = { selection: { schedules: [], appointments: [ravi.id] } }
    const actor = run(marked, { atDays: 'selecting' })
    actor.send({ type: 'cancel.wanted', now: now + 60 })
    expect([actor.getSnapshot().hasTag('confirming'), actor.getSnapshot().context.now]).toEqual([true, now + 60])
    const open = run({ openId: asha.id })
    open.send({ type: 'cancel.wanted', now: now + 60 })
    expect(open.getSnapshot().context).toMatchObject({ now: now + 60, selection: { appointments: [asha.id] } })
  })

  test('cannot be cancelled where nothing is open or marked, or what is open is over', () => {
    const cancel = (context: Partial<ScheduleContext>, atDays: string) => {
      const actor = run(context, { atDays })
      actor.send({ type: 'cancel.wanted', now })
      return actor.getSnapshot().hasTag('confirming')
    }
    expect([cancel({}, 'showing'), cancel({ openId: completed.id }, 'showing'), cancel({}, 'selecting')]).toEqual([
      false,
      false,
      false,
    ])
    expect(cancel({ openId: asha.id, days: null }, 'showing')).toBe(false)
  })

  test('loses what somebody else was quicker with, before the others are cancelled', () => {
    const selection = { schedules: [], appointments: [completed.id, ravi.id] }
    const actor = run({ selection, bar: { selection: { slots: 0, appointments: 2 } } }, 'refused')
    actor.send({ type: 'confirm' })
    expect(actor.getSnapshot().context).toMatchObject({
      selection: { schedules: [], appointments: [ravi.id] },
      bar: { selection: { slots: 0, appointments: 1 } },
    })
    expect(actor.getSnapshot().hasTag('cancelling')).toBe(true)
  })

  test('moves the entry that was open out of sight, and shows which week it is in', () => {
    const actor = run({ openId: asha.id })
    actor.send({ type: 'days.moved', by: 7 })
    expect(actor.getSnapshot().context).toMatchObject({
      from: addDays(TODAY, 7),
      day: addDays(TODAY, 7),
      days: null,
      openId: null,
    })
  })
})

test('the schedule is told which days are not as they were', () => {
  const actor = run({})
  actor.send(scheduleChanged([TODAY]))
  expect(scheduleChanged([TODAY]).days).toEqual([TODAY])
  expect(actor.getSnapshot().matches({ days: 'refreshing' })).toBe(true)
})
