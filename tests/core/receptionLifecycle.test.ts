import { describe, expect, test } from 'vitest'
import type { QueueEntry } from '../../src/core/reception/reception'
import {
  IN_QUEUE,
  type QueueAction,
  queueLifecycle,
  type QueueStatus,
} from '../../src/core/reception/reception.lifecycle'
import { QueueStatus as EveryStatus } from '../../src/core/reception/reception'
import {
  beforeOf,
  columnsOf,
  displayOf,
  LANGUAGE_TURN,
  lateOf,
  minutesLate,
  queueStatusOf,
  UNDO_FOR,
  UNDO_GRACE,
} from '../../src/core/reception/reception.rules'
import { entryOf, now } from '../rooms/reception/receptionFacts'

const ids = (entries: readonly QueueEntry[]) => entries.map(({ id }) => id)

describe('where a step of the desk leads', () => {
  const table: Readonly<Record<QueueAction, Partial<Record<QueueStatus, QueueStatus>>>> = {
    arrive: { expected: 'arrived', noShow: 'arrived' },
    seat: { arrived: 'waiting' },
    call: { arrived: 'inConsultation', waiting: 'inConsultation' },
    recall: { inConsultation: 'inConsultation' },
    return: { inConsultation: 'waiting', finished: 'waiting' },
    finish: { inConsultation: 'finished' },
    noShow: { expected: 'noShow', arrived: 'noShow', waiting: 'noShow', inConsultation: 'noShow' },
    complete: {
      expected: 'done',
      arrived: 'done',
      waiting: 'done',
      inConsultation: 'done',
      finished: 'done',
      noShow: 'done',
    },
  }
  const statuses = EveryStatus.literals

  test.each(Object.entries(table) as [QueueAction, Partial<Record<QueueStatus, QueueStatus>>][])(
    '%s leads on from where it is possible, and nowhere from elsewhere',
    (action, to) => {
      expect(statuses.map((status) => queueLifecycle.next(status, action))).toEqual(
        statuses.map((status) => to[status] ?? null),
      )
    },
  )

  test('the practice itself seats whoever has paid, and ends with the appointment, also after the day', () => {
    const byPractice = (at: number) =>
      statuses.map((status) => queueLifecycle.actionsFor(status, 'PRACTICE', { endsAt: 2, now: at }).join(' '))
    expect(byPractice(1)).toEqual(['complete', 'seat complete', 'complete', 'complete', 'complete', '', 'complete'])
    expect(byPractice(2)).toEqual(['complete', 'complete', 'complete', 'complete', 'complete', '', 'complete'])
  })

  test('only who is done awaits nothing; who has come and was not called is in the queue', () => {
    expect(statuses.filter((status) => queueLifecycle.isOver(status, { endsAt: 2, now: 1 }))).toEqual(['done'])
    expect(IN_QUEUE).toEqual(['arrived', 'waiting'])
  })
})

test.each([
  ['completed', 'done'],
  ['uploaded', 'done'],
  ['admit', 'done'],
  ['discharged', 'done'],
  ['upcoming', 'waiting'],
] as const)('whoever waits for an appointment that is %s is %s', (appointment, status) => {
  expect(queueStatusOf('waiting', appointment)).toBe(status)
})

test('those who are to come, who did not and who are done stand by their time; the last who was called stands first', () => {
  const [late, early] = [now + 900, now]
  const both = (status: QueueStatus) => [
    entryOf(`${status} late`, 'Asha', { status, startsAt: late, callNo: status === 'inConsultation' ? 2 : null }),
    entryOf(`${status} early`, 'Ravi', { status, startsAt: early, callNo: status === 'inConsultation' ? 3 : null }),
  ]
  const { due, noShow, done, current } = columnsOf([
    ...both('expected'),
    ...both('noShow'),
    ...both('done'),
    ...both('inConsultation'),
    entryOf('never called', 'Meena', { status: 'inConsultation', callNo: null }),
  ])
  expect([due, noShow, done, current].map(ids)).toEqual([
    ['expected early', 'expected late'],
    ['noShow early', 'noShow late'],
    ['done early', 'done late'],
    ['inConsultation early', 'inConsultation late', 'never called'],
  ])
})

describe('the screen of the waiting room', () => {
  const called = (slotNo: number, callNo: number | null, status: QueueStatus = 'done') =>
    entryOf(`${slotNo} ${callNo}`, 'Asha', { status, slotNo, callNo, calledAt: callNo === null ? null : now + callNo })
  const waiting = (slotNo: number) => entryOf(`waiting ${slotNo}`, 'Ravi', { status: 'waiting', slotNo })

  test('shows the number that is called, the one before it, and the next three', () => {
    const entries = [
      called(1, 1),
      called(3, 3, 'inConsultation'),
      called(2, 2),
      called(9, null),
      ...[4, 5, 6, 7].map(waiting),
    ]
    expect(displayOf(entries)).toEqual({ slotNo: 3, startsAt: null, calledAt: now + 3, last: 2, next: [4, 5, 6] })
  })

  test('shows the last that was called while nobody is in', () => {
    expect(displayOf([called(1, 1), called(2, 2)])).toEqual({
      slotNo: null,
      startsAt: null,
      calledAt: null,
      last: 2,
      next: [],
    })
    expect(displayOf([])).toEqual({ slotNo: null, startsAt: null, calledAt: null, last: null, next: [] })
  })
})

test('who is before an appointment is what is known of that appointment now; before that what came with it', () => {
  const places = [
    { bookingId: 'a2', liveQueue: 7 },
    { bookingId: 'a1', liveQueue: 2 },
  ] as never
  expect(beforeOf(null, { id: 'a1', liveQueue: 4 })).toBe(4)
  expect(beforeOf(places, { id: 'a1', liveQueue: 4 })).toBe(2)
  expect(beforeOf(places, { id: 'a3', liveQueue: 4 })).toBeNull()
})

test('a queue is late from a quarter of an hour on, in steps of five minutes, and who waits in it reads so', () => {
  const turn = 1_767_589_200
  const after = (minutes: number) => minutesLate(turn, turn + minutes * 60)
  expect([-5, 0, 14, 15, 19, 43].map(after)).toEqual([null, null, null, 15, 15, 40])
  const places = [{ bookingId: 'a1', status: 'waiting' as const, liveQueue: 2, minutesLate: 40 }]
  expect([lateOf(places, { id: 'a1' }), lateOf(places, { id: 'a2' }), lateOf(null, { id: 'a1' })]).toEqual([
    40,
    null,
    null,
  ])
})

test('a step can be undone for ten seconds and is still taken five later; a language stays for eight', () => {
  expect([UNDO_FOR, UNDO_GRACE, LANGUAGE_TURN]).toEqual([10, 5, 8])
})
