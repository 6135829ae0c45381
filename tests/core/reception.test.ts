import { describe, expect, test } from 'vitest'
import { isShown } from '../../src/core/notifications/push'
import { queueChanged, readPush } from '../../src/core/notifications/push.api'
import type { QueueEntry } from '../../src/core/reception/reception'
import { IN_QUEUE, queueLifecycle, type QueueStatus } from '../../src/core/reception/reception.lifecycle'
import { QueueStatus as EveryStatus } from '../../src/core/reception/reception'
import {
  deedsOf,
  nextDeed,
  seenFor,
  waitTone,
  columnsOf,
  displayOf,
  isLate,
  isPermitted,
  mayCorrect,
  mayTakeBack,
  placeWritten,
  queueStatusOf,
  stepOfKey,
  takeBackOf,
  waitOf,
  withEntry,
} from '../../src/core/reception/reception.rules'

const NINE = 1_767_583_800
const MINUTES = 60

const entry = (id: string, more: Partial<QueueEntry> = {}): QueueEntry => ({
  id,
  status: 'waiting',
  memberId: 'm1',
  patientId: `of ${id}`,
  phoneNumber: '+919000000001',
  name: id,
  age: 40,
  gender: 'Female',
  slotNo: 1,
  isExtra: false,
  startsAt: NINE,
  endsAt: NINE + 10 * MINUTES,
  arrivedAt: null,
  calledAt: null,
  callNo: null,
  paymentStatus: 'UNPAID',
  finalAmount: 60_000,
  takeBack: null,
  ...more,
})
const ids = (entries: readonly QueueEntry[]) => entries.map(({ id }) => id)

describe('the lifecycle of a queue', () => {
  const statuses = EveryStatus.literals
  const offered = (status: QueueStatus, day = { endsAt: 2, now: 1 }, by: 'JR_DOCTOR' | 'PHARMACY' = 'JR_DOCTOR') =>
    queueLifecycle.actionsFor(status, by, day)

  test('offers the desk what makes sense in each status', () => {
    expect(statuses.map((status) => [status, ...offered(status)])).toEqual([
      ['expected', 'arrive', 'noShow'],
      ['arrived', 'seat', 'call', 'noShow'],
      ['waiting', 'call', 'noShow'],
      ['inConsultation', 'recall', 'return', 'finish', 'noShow'],
      ['finished', 'return'],
      ['done'],
      ['noShow', 'arrive'],
    ])
  })

  test('offers the same to the desk of the clinic', () => {
    expect(statuses.map((status) => offered(status, undefined, 'PHARMACY'))).toEqual(
      statuses.map((status) => offered(status)),
    )
  })

  test('offers nothing after the day, and nothing to anybody else', () => {
    expect(statuses.flatMap((status) => offered(status, { endsAt: 2, now: 2 }))).toEqual([])
    const others = ['PATIENT', 'DIAGNOSTIC_CENTER', 'GUEST'] as const
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
  const early = entry('early', { startsAt: NINE + 60 * MINUTES, arrivedAt: NINE - 60 * MINUTES, slotNo: 1 })
  const punctual = entry('punctual', { startsAt: NINE + 20 * MINUTES, arrivedAt: NINE, slotNo: 2 })
  const late = entry('late', { startsAt: NINE, arrivedAt: NINE + 40 * MINUTES, slotNo: 3, status: 'arrived' })

  test('is the time of the appointment; of who is late, the time they came', () => {
    expect(ids(columnsOf([early, late, punctual]).queue)).toEqual(['punctual', 'late', 'early'])
  })

  test('is that of the slot numbers, where the time is the same', () => {
    const same = { startsAt: NINE, arrivedAt: NINE }
    expect(ids(columnsOf([entry('b', { ...same, slotNo: 8 }), entry('a', { ...same, slotNo: 7 })]).queue)).toEqual([
      'a',
      'b',
    ])
  })

  test('leaves those who are not there in columns of their own', () => {
    const due = entry('due', { status: 'expected' })
    const first = entry('first', { status: 'inConsultation', slotNo: 4, callNo: 1, calledAt: NINE })
    const second = entry('second', { status: 'inConsultation', slotNo: 5, callNo: 2, calledAt: NINE })
    const seen = entry('seen', { status: 'done', slotNo: 6 })
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
        slotNo: callNo,
        callNo,
        calledAt: NINE + callNo,
      }),
    )
    const waiting = [3, 4, 5, 6].map((slotNo) => entry(`waiting ${slotNo}`, { slotNo, arrivedAt: NINE }))
    expect(displayOf([...waiting, ...called])).toEqual({
      slotNo: 2,
      startsAt: null,
      calledAt: NINE + 2,
      last: 1,
      next: [3, 4, 5],
    })
  })

  test('says the time of a number that two of the day have, in a morning and an evening', () => {
    const evening = { slotNo: 2, startsAt: NINE + 480 * MINUTES }
    const called = entry('called', { ...evening, status: 'inConsultation', callNo: 4, calledAt: NINE })
    const morning = entry('morning', { slotNo: 2 })
    expect(displayOf([called, morning])).toMatchObject({ slotNo: 2, startsAt: evening.startsAt, next: [2] })
    expect(displayOf([called])).toMatchObject({ slotNo: 2, startsAt: null })
  })

  test('shows nothing of a day without calls', () => {
    expect(displayOf([entry('due', { status: 'expected' })])).toEqual({
      slotNo: null,
      startsAt: null,
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
  const queue = {
    clinicId: 'c',
    clinicName: 'C',
    room: null,
    calls: 1,
    sessions: [],
    entries: [entry('a'), entry('b')],
  }
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
    return nextDeed({ status, paymentStatus }, deedsOf({ status, paymentStatus, takeBack: null }, steps))
  }
  const statuses = ['expected', 'arrived', 'waiting', 'inConsultation', 'finished', 'done', 'noShow'] as const
  const owing = ['arrive', 'take', 'call', 'take', 'take', 'take', 'arrive']
  expect(statuses.map((status) => next(status, 'UNPAID'))).toEqual(owing)
  expect(statuses.map((status) => next(status, 'PAID'))).toEqual([
    'arrive',
    'call',
    'call',
    'finish',
    null,
    null,
    'arrive',
  ])
})

test('everything else is in the menu, what ends a visit last', () => {
  expect(deedsOf({ status: 'waiting', paymentStatus: 'PAID', takeBack: 'arrive' }, ['noShow', 'call'])).toEqual([
    'call',
    'receipt',
    'takeBack',
    'noShow',
  ])
  expect(deedsOf({ status: 'expected', paymentStatus: 'UNPAID', takeBack: null }, ['arrive', 'noShow'])).toEqual([
    'arrive',
    'noShow',
  ])
})

describe('taking a step back', () => {
  const steps = ['arrive', 'seat', 'call', 'recall', 'return', 'finish', 'noShow'] as const
  const last = (step: (typeof steps)[number], isPaidSince = false) => ({ step, at: NINE, isPaidSince })

  test('is possible all day for an arrival and a call, until money was received or the visit is over', () => {
    expect(steps.map((step) => takeBackOf(last(step), 'arrived'))).toEqual([
      'arrive',
      null,
      'call',
      null,
      null,
      null,
      null,
    ])
    expect(takeBackOf(last('arrive', true), 'waiting')).toBeNull()
    expect(takeBackOf(last('call'), 'done')).toBeNull()
    expect(takeBackOf(null, 'expected')).toBeNull()
  })

  test('is possible for a moment for every step', () => {
    expect(steps.filter((step) => mayTakeBack(last(step), NINE + 15))).toEqual(steps)
    expect(steps.filter((step) => mayTakeBack(last(step), NINE + 16))).toEqual(['arrive', 'call'])
    expect(mayTakeBack(last('arrive', true), NINE + 16)).toBe(false)
  })
})

test('how something was paid is corrected on the day it was received at the desk, and not once it is paid back', () => {
  const received = [{ at: NINE }]
  const midnight = NINE + 15 * 60 * MINUTES
  const may = (paymentStatus: QueueEntry['paymentStatus'], at: number, noted = received) =>
    mayCorrect({ paymentStatus, received: noted }, at)
  expect([may('PAID', NINE), may('PAID', midnight - 1), may('PAID', midnight)]).toEqual([true, true, false])
  expect([may('REFUNDED', NINE), may('UNPAID', NINE), may('PAID', NINE, [])]).toEqual([false, false, false])
})

test('money is received, and its receipt read, by those who may; everything else by those who see the queue', () => {
  const list = (feature: string) => [{ module: 'opdReceptionWeb', feature, permissionAccess: 2 as const }]
  const deeds = ['arrive', 'takeBack', 'take', 'receipt'] as const
  const may = (feature: string) => deeds.filter((deed) => isPermitted(list(feature), deed))
  expect([may('view'), may('receivePayment'), may('billReceipt')]).toEqual([
    ['arrive', 'takeBack'],
    ['take'],
    ['receipt'],
  ])
})

test('a wait of half an hour is long, of an hour too long; a call counts its minutes', () => {
  expect([29, 30, 59, 60].map(waitTone)).toEqual(['calm', 'warm', 'warm', 'bad'])
  expect(seenFor({ calledAt: NINE }, NINE + 18 * 60 + 59)).toBe(18)
  expect(seenFor({ calledAt: null }, NINE)).toBe(0)
})

test('letters mean steps, whatever their case', () => {
  expect(['a', 'f', 'R', 's', 'x'].map(stepOfKey)).toEqual(['arrive', 'finish', 'recall', 'noShow', null])
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
