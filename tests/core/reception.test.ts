import { describe, expect, test } from 'vitest'
import { isShown } from '../../src/core/notifications/push'
import { queueChanged, readPush } from '../../src/core/notifications/push.api'
import type { QueueEntry } from '../../src/core/reception/reception'
import { IN_QUEUE, queueLifecycle, type QueueStatus } from '../../src/core/reception/reception.lifecycle'
import {
  deedsOf,
  nextDeed,
  seenFor,
  waitTone,
  columnsOf,
  displayOf,
  isLate,
  placeWritten,
  queueStatusOf,
  stepOfKey,
  waitOf,
  withEntry,
} from '../../src/core/reception/reception.rules'

const NINE = 1_767_583_800
const MINUTES = 60

const entry = (id: string, more: Partial<QueueEntry> = {}): QueueEntry => ({
  id,
  status: 'waiting',
  token: null,
  patientId: `of ${id}`,
  phoneNumber: '+919000000001',
  name: id,
  age: 40,
  gender: 'Female',
  slotNo: 1,
  startsAt: NINE,
  endsAt: NINE + 10 * MINUTES,
  arrivedAt: null,
  calledAt: null,
  callNo: null,
  paymentStatus: 'UNPAID',
  finalAmount: 60_000,
  ...more,
})
const ids = (entries: readonly QueueEntry[]) => entries.map(({ id }) => id)

describe('the lifecycle of a queue', () => {
  const statuses: readonly QueueStatus[] = ['expected', 'arrived', 'waiting', 'inConsultation', 'done', 'noShow']
  const offered = (status: QueueStatus, day = { endsAt: 2, now: 1 }) =>
    queueLifecycle.actionsFor(status, 'JR_DOCTOR', day)

  test('offers the desk what makes sense in each status', () => {
    expect(statuses.map((status) => [status, ...offered(status)])).toEqual([
      ['expected', 'arrive', 'noShow'],
      ['arrived', 'seat', 'call', 'noShow'],
      ['waiting', 'call', 'noShow'],
      ['inConsultation', 'recall', 'return', 'noShow'],
      ['done'],
      ['noShow', 'arrive'],
    ])
  })

  test('offers nothing after the day, and nothing to anybody else', () => {
    expect(statuses.flatMap((status) => offered(status, { endsAt: 2, now: 2 }))).toEqual([])
    const others = ['PATIENT', 'PHARMACY', 'GUEST'] as const
    const day = { endsAt: 2, now: 1 }
    expect(others.flatMap((by) => statuses.flatMap((each) => queueLifecycle.actionsFor(each, by, day)))).toEqual([])
  })

  test('ends with the appointment, from wherever somebody was', () => {
    expect(statuses.filter((status) => queueLifecycle.next(status, 'complete') === 'done')).toEqual(
      statuses.filter((status) => status !== 'done'),
    )
    expect(queueStatusOf('waiting', 'completed')).toBe('done')
    expect(queueStatusOf(null, 'upcoming')).toBe('expected')
    expect(queueStatusOf('arrived', 'active')).toBe('arrived')
    expect(IN_QUEUE).toEqual(['arrived', 'waiting'])
  })
})

describe('the order of a queue', () => {
  const early = entry('early', { startsAt: NINE + 60 * MINUTES, arrivedAt: NINE - 60 * MINUTES, token: 1 })
  const punctual = entry('punctual', { startsAt: NINE + 20 * MINUTES, arrivedAt: NINE, token: 2 })
  const late = entry('late', { startsAt: NINE, arrivedAt: NINE + 40 * MINUTES, token: 3, status: 'arrived' })

  test('is the time of the appointment; of who is late, the time they came', () => {
    expect(ids(columnsOf([early, late, punctual]).queue)).toEqual(['punctual', 'late', 'early'])
  })

  test('is that of the tokens, where the time is the same', () => {
    const same = { startsAt: NINE, arrivedAt: NINE }
    expect(ids(columnsOf([entry('b', { ...same, token: 8 }), entry('a', { ...same, token: 7 })]).queue)).toEqual([
      'a',
      'b',
    ])
  })

  test('leaves those who are not there in columns of their own', () => {
    const due = entry('due', { status: 'expected' })
    const first = entry('first', { status: 'inConsultation', token: 4, callNo: 1, calledAt: NINE })
    const second = entry('second', { status: 'inConsultation', token: 5, callNo: 2, calledAt: NINE })
    const seen = entry('seen', { status: 'done', token: 6 })
    const absent = entry('absent', { status: 'noShow' })
    const columns = columnsOf([absent, seen, first, due, second, punctual])
    expect(Object.fromEntries(Object.entries(columns).map(([name, all]) => [name, ids(all)]))).toEqual({
      due: ['due'],
      queue: ['punctual'],
      current: ['second', 'first'],
      noShow: ['absent'],
      done: ['seen'],
    })
  })
})

describe('the screen of the waiting room', () => {
  test('shows who was called last, who before, and the next three', () => {
    const called = [1, 2].map((callNo) =>
      entry(`called ${callNo}`, {
        status: callNo === 1 ? 'done' : 'inConsultation',
        token: callNo,
        callNo,
        calledAt: NINE + callNo,
      }),
    )
    const waiting = [3, 4, 5, 6].map((token) => entry(`waiting ${token}`, { token, arrivedAt: NINE }))
    expect(displayOf([...waiting, ...called])).toEqual({ token: 2, calledAt: NINE + 2, last: 1, next: [3, 4, 5] })
  })

  test('shows nothing of a day without calls', () => {
    expect(displayOf([entry('due', { status: 'expected' })])).toEqual({
      token: null,
      calledAt: null,
      last: null,
      next: [],
    })
  })
})

test('waiting is counted in whole minutes since the arrival', () => {
  expect(waitOf({ arrivedAt: NINE }, NINE + 119)).toBe(1)
  expect(waitOf({ arrivedAt: null }, NINE)).toBe(0)
  expect([isLate({ startsAt: NINE }, NINE), isLate({ startsAt: NINE }, NINE + 1)]).toEqual([false, true])
})

test('an entry takes the place of what it was', () => {
  const queue = { clinicId: 'c', clinicName: 'C', room: null, calls: 1, entries: [entry('a'), entry('b')] }
  const after = withEntry(queue, entry('a', { status: 'noShow' }))
  expect(after.entries.map(({ id, status }) => [id, status])).toEqual([
    ['b', 'waiting'],
    ['a', 'noShow'],
  ])
})

test('the desk takes the money of whoever has come, calls whoever has paid or waits, and asks nothing more of the rest', () => {
  const next = (status: QueueStatus, paymentStatus: QueueEntry['paymentStatus']) => {
    const steps = queueLifecycle
      .actionsFor(status, 'DOCTOR', { endsAt: NINE + 1, now: NINE })
      .filter((step) => step !== 'complete')
    return nextDeed({ status, paymentStatus }, deedsOf({ status, paymentStatus }, steps))
  }
  const statuses = ['expected', 'arrived', 'waiting', 'inConsultation', 'done', 'noShow'] as const
  expect(statuses.map((status) => next(status, 'UNPAID'))).toEqual(['arrive', 'take', 'call', 'take', 'take', 'arrive'])
  expect(statuses.map((status) => next(status, 'PAID'))).toEqual(['arrive', 'call', 'call', null, null, 'arrive'])
})

test('everything else is in the menu, what ends a visit last', () => {
  expect(deedsOf({ status: 'waiting', paymentStatus: 'PAID' }, ['noShow', 'call'])).toEqual([
    'call',
    'receipt',
    'noShow',
  ])
  expect(deedsOf({ status: 'expected', paymentStatus: 'UNPAID' }, ['arrive', 'noShow'])).toEqual(['arrive', 'noShow'])
})

test('a wait of half an hour is long, of an hour too long; a call counts its minutes', () => {
  expect([29, 30, 59, 60].map(waitTone)).toEqual(['calm', 'warm', 'warm', 'bad'])
  expect(seenFor({ calledAt: NINE }, NINE + 18 * 60 + 59)).toBe(18)
  expect(seenFor({ calledAt: null }, NINE)).toBe(0)
})

test('letters mean steps, whatever their case', () => {
  expect(['a', 'R', 's', 'x'].map(stepOfKey)).toEqual(['arrive', 'recall', 'noShow', null])
})

test('a change of a queue is no message for a person', () => {
  const message = readPush(queueChanged)!
  expect([message.type, isShown(message)]).toEqual(['queue.changed', false])
})

test('a receipt says the place of a clinic once', () => {
  expect(placeWritten('Sunrise Spine Clinic, Sector 18', 'Shanti House, Station Road, Sector 18')).toBe(
    'Sunrise Spine Clinic, Sector 18, Shanti House, Station Road',
  )
  expect(placeWritten('Sunrise Spine Clinic', null)).toBe('Sunrise Spine Clinic')
})
