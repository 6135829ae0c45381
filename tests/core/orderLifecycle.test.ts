import { describe, expect, test } from 'vitest'
import {
  medicineLifecycle,
  orderActions,
  type OrderKind,
  ORDER_LIVE,
  ORDER_OVER,
  type OrderStage,
  stageAfter,
  stagesBefore,
  stagesOf,
  statusOfStage,
  testLifecycle,
} from '../../src/core/orders/order.lifecycle'

const delivery = (stage: OrderStage) => ({ kind: 'medicine', stage, way: 'HOME_DELIVERY' }) as const
const pickup = (stage: OrderStage) => ({ kind: 'medicine', stage, way: 'PICKUP' }) as const
const tests = (stage: OrderStage) => ({ kind: 'test', stage, way: null }) as const

/** Stage by stage: what the patient, the provider and the practice may do. */
const medicines: Readonly<Record<string, readonly [string, string, string]>> = {
  requested: ['cancel', 'accept reject', 'lapse'],
  accepted: ['cancel', 'offer ready complete withdraw', ''],
  asking: ['cancel agree', 'offer withdraw', 'lapse'],
  ready: ['cancel', 'complete withdraw undo', 'lapse'],
  sent: ['', 'complete retry withdraw undo', ''],
  completed: ['', '', ''],
  rejected: ['', '', ''],
  cancelled: ['', '', ''],
}
const visits: Readonly<Record<string, readonly [string, string, string]>> = {
  requested: ['cancel', 'accept reject', 'lapse'],
  accepted: ['cancel', 'sample withdraw complete release', 'lapse'],
  sampled: ['', 'retake withdraw complete release undo', ''],
  completed: ['', 'attach', ''],
  uploaded: ['', 'attach retract', ''],
  rejected: ['', '', ''],
  cancelled: ['', '', ''],
}

describe('an order of medicines', () => {
  test.each(stagesOf.medicine)('that is %s is led on by patient, pharmacy and practice as written', (stage) => {
    expect([
      orderActions(pickup(stage), 'PATIENT').join(' '),
      orderActions(pickup(stage), 'PHARMACY').join(' '),
      orderActions(pickup(stage), 'PRACTICE').join(' '),
    ]).toEqual(medicines[stage])
    for (const by of ['DIAGNOSTIC_CENTER', 'DOCTOR', 'JR_DOCTOR', 'GUEST', 'ADMIN'] as const)
      expect(orderActions(delivery(stage), by)).toEqual([])
  })

  test('goes one step back that was pressed too early, until it is handed over', () => {
    expect([stageAfter(delivery('sent'), 'undo'), stageAfter(delivery('ready'), 'undo')]).toEqual(['ready', 'accepted'])
    expect([delivery('accepted'), delivery('completed')].map((each) => stageAfter(each, 'undo'))).toEqual([null, null])
  })

  test('is sent where it is delivered, and lapses uncollected where it is picked up', () => {
    expect(orderActions(delivery('ready'), 'PHARMACY')).toEqual(['send', 'complete', 'withdraw', 'undo'])
    expect(stageAfter(delivery('ready'), 'send')).toBe('sent')
    expect(stageAfter(pickup('ready'), 'send')).toBeNull()
    expect(orderActions(delivery('ready'), 'PRACTICE')).toEqual([])
    expect(stageAfter(pickup('ready'), 'lapse')).toBe('cancelled')
  })
})

describe('an order of tests', () => {
  test.each(stagesOf.test)('that is %s is led on by patient, centre and practice as written', (stage) => {
    expect([
      orderActions(tests(stage), 'PATIENT').join(' '),
      orderActions(tests(stage), 'DIAGNOSTIC_CENTER').join(' '),
      orderActions(tests(stage), 'PRACTICE').join(' '),
    ]).toEqual(visits[stage])
    for (const by of ['PHARMACY', 'DOCTOR', 'JR_DOCTOR', 'GUEST', 'ADMIN'] as const)
      expect(orderActions(tests(stage), by)).toEqual([])
  })

  test('goes back where its sample was said to be taken too early', () => {
    expect(stageAfter(tests('sampled'), 'undo')).toBe('accepted')
    expect([tests('accepted'), tests('completed'), tests('uploaded')].map((each) => stageAfter(each, 'undo'))).toEqual([
      null,
      null,
      null,
    ])
  })

  test('ends completed without a report and uploaded with one, and goes back when the last one is taken back', () => {
    expect(stageAfter(tests('sampled'), 'complete')).toBe('completed')
    expect(stageAfter(tests('sampled'), 'release')).toBe('uploaded')
    expect(stageAfter(tests('completed'), 'attach')).toBe('uploaded')
    expect(stageAfter(tests('uploaded'), 'retract')).toBe('completed')
  })
})

test.each<[OrderKind, typeof medicineLifecycle.transitions | typeof testLifecycle.transitions]>([
  ['medicine', medicineLifecycle.transitions],
  ['test', testLifecycle.transitions],
])('every stage of a %s order that is not over has a way out by somebody, within its own stages', (kind, steps) => {
  const stages: readonly OrderStage[] = stagesOf[kind]
  for (const { from, to } of steps) expect([stages.includes(from), stages.includes(to)]).toEqual([true, true])
  for (const stage of stages.filter((each) => ORDER_LIVE.includes(each)))
    expect(steps.some(({ from, to }) => from === stage && ORDER_OVER.includes(to))).toBe(true)
  const seen = new Set(steps.map(({ from, action }) => `${from} ${action}`))
  expect(seen.size).toBe(steps.length)
})

test('a status follows from the stage', () => {
  expect(ORDER_LIVE.map((stage) => statusOfStage[stage])).toEqual([
    'pending',
    'confirmed',
    'confirmed',
    'confirmed',
    'confirmed',
    'confirmed',
  ])
  expect(ORDER_OVER.map((stage) => statusOfStage[stage])).toEqual([...ORDER_OVER])
})

test('stages before an action are those of the kind', () => {
  expect(stagesBefore('medicine', 'complete')).toEqual(['accepted', 'ready', 'sent'])
  expect(stagesBefore('test', 'complete')).toEqual(['accepted', 'sampled'])
})
