import { expect, test } from 'vitest'
import { roles } from '../../src/core/session/roles'
import {
  actionsFor,
  type AppointmentFacts,
  type CardAction,
  type CardFacts,
  type MedicineFacts,
  type TestFacts,
} from '../../src/core/orders/order.actions'
import { orderActions, stagesOf } from '../../src/core/orders/order.lifecycle'
import { AppointmentStatus } from '../../src/core/orders/orders'
import { visitFacts } from '../../src/machines/orders/orderActions.view'
import { CASH, LATER, ONLINE } from '../../src/core/payment/payment'

/** 22 November 2026, 19:10 in India. */
const NOW = 1_795_354_800
const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

type Visit = Parameters<typeof visitFacts>[0]
const visit = (changed: Partial<Visit>): AppointmentFacts => {
  const startsAt = changed.startsAt ?? NOW + 2 * DAY
  const order: Visit = {
    status: 'upcoming',
    consultation: 'inClinic',
    startsAt,
    endsAt: startsAt + 20 * MINUTE,
    holdExpiresAt: null,
    paymentStatus: 'PAID',
    paymentMethodId: ONLINE,
    activePrescription: null,
    queue: null,
    ...changed,
  }
  return visitFacts(order, NOW)
}
const held = { status: 'pending', holdExpiresAt: NOW + 522, paymentStatus: 'UNPAID' } as const
const video = { consultation: 'video' } as const
const soon = { startsAt: NOW + DAY } as const
const ended = { startsAt: NOW - DAY } as const

const medicine = (stage: MedicineFacts['stage'], changed: Partial<MedicineFacts> = {}): MedicineFacts => ({
  kind: 'medicine',
  stage,
  way: 'HOME_DELIVERY',
  answerBy: NOW,
  hasRest: false,
  ...changed,
})
const tests = (stage: TestFacts['stage'], testDay = NOW + DAY): TestFacts => ({ kind: 'test', stage, testDay })

type Cell = readonly [card: string, facts: CardFacts, main: CardAction, others: readonly CardAction[]]

const cells: readonly Cell[] = [
  ['appointment, held, at a clinic', visit(held), 'pay', ['cancel', 'call', 'directions']],
  ['appointment, held, on video', visit({ ...held, ...video }), 'pay', ['cancel', 'call']],
  ['appointment whose hold has passed', visit({ ...held, holdExpiresAt: NOW }), 'bookAgain', []],
  ['upcoming, far, clinic', visit({}), 'addToCalendar', ['cancel', 'reschedule', 'call', 'directions']],
  ['upcoming, its patient with the doctor', visit({ ...soon, queue: { status: 'inConsultation' } }), 'call', []],
  [
    'upcoming, its patient seen in its time',
    visit({ startsAt: NOW - MINUTE, queue: { status: 'finished' } }),
    'message',
    ['call'],
  ],
  ['upcoming, far, video', visit(video), 'addToCalendar', ['cancel', 'reschedule', 'call']],
  ['upcoming, a day before, clinic', visit(soon), 'directions', ['cancel', 'reschedule', 'call']],
  ['upcoming, a day before, video', visit({ ...soon, ...video }), 'testDevice', ['cancel', 'reschedule', 'call']],
  ...(['accepted', 'confirmed'] as const).flatMap((status): Cell[] => [
    [`${status}, far, clinic`, visit({ status }), 'addToCalendar', ['cancel', 'call', 'directions']],
    [`${status}, a day before, clinic`, visit({ status, ...soon }), 'directions', ['cancel', 'call']],
    [`${status}, a day before, video`, visit({ status, ...soon, ...video }), 'testDevice', ['cancel', 'call']],
  ]),
  ['pending and not held, far', visit({ status: 'pending' }), 'addToCalendar', ['cancel', 'call', 'directions']],
  [
    'video, a second before joining',
    visit({ ...video, startsAt: NOW + 5 * MINUTE + 1 }),
    'testDevice',
    ['cancel', 'reschedule', 'call'],
  ],
  [
    'video, five minutes before',
    visit({ ...video, startsAt: NOW + 5 * MINUTE }),
    'join',
    ['cancel', 'reschedule', 'call', 'message'],
  ],
  ['video, begun', visit({ ...video, startsAt: NOW }), 'join', ['call', 'message']],
  [
    'clinic, five minutes before',
    visit({ startsAt: NOW + 5 * MINUTE }),
    'directions',
    ['cancel', 'reschedule', 'call', 'message'],
  ],
  ['video, over and nothing noted', visit({ ...video, ...ended }), 'message', ['call', 'bookAgain']],
  ['clinic, over and nothing noted', visit(ended), 'message', ['call', 'directions', 'bookAgain']],
  [
    'over for more than a month and nothing noted',
    visit({ startsAt: NOW - 32 * DAY }),
    'bookAgain',
    ['call', 'directions'],
  ],
  [
    'to be paid later',
    visit({ paymentStatus: 'UNPAID', paymentMethodId: LATER }),
    'addToCalendar',
    ['pay', 'cancel', 'reschedule', 'call', 'directions'],
  ],
  [
    'to be paid in cash',
    visit({ paymentStatus: 'UNPAID', paymentMethodId: CASH }),
    'addToCalendar',
    ['cancel', 'reschedule', 'call', 'directions'],
  ],
  ['active, clinic', visit({ status: 'active', startsAt: NOW }), 'directions', ['call', 'message']],
  ['active, video', visit({ status: 'active', startsAt: NOW, ...video }), 'join', ['call', 'message']],
  ['completed yesterday', visit({ status: 'completed', ...ended }), 'message', ['call', 'directions', 'bookAgain']],
  [
    'completed, with a prescription',
    visit({ status: 'completed', ...ended, ...video, activePrescription: 'p1' }),
    'message',
    ['prescription', 'call', 'bookAgain'],
  ],
  [
    'completed over a month ago',
    visit({ status: 'completed', startsAt: NOW - 32 * DAY }),
    'bookAgain',
    ['call', 'directions'],
  ],
  ['cancelled', visit({ status: 'cancelled' }), 'reschedule', []],
  ['cancelled, and its time is over', visit({ status: 'cancelled', ...ended }), 'reschedule', []],
  ...(['rejected', 'uploaded', 'discharged', 'admit'] as const).flatMap((status): Cell[] => [
    [`appointment ${status}, clinic`, visit({ status }), 'bookAgain', ['call', 'directions']],
    [`appointment ${status}, video`, visit({ status, ...video }), 'bookAgain', ['call']],
  ]),

  ['stay', { kind: 'stay', status: 'admit', hasSummary: false }, 'callWard', ['update', 'directions']],
  [
    'stay that is over',
    { kind: 'stay', status: 'discharged', hasSummary: true },
    'summary',
    ['followUpCall', 'update'],
  ],
  ['stay without a summary yet', { kind: 'stay', status: 'discharged', hasSummary: false }, 'update', ['followUpCall']],

  ['medicine requested, in time', medicine('requested'), 'track', ['prescription', 'directions', 'call', 'cancel']],
  [
    'medicine requested, late',
    medicine('requested', { answerBy: NOW - 1 }),
    'choosePharmacy',
    ['prescription', 'directions', 'call', 'cancel'],
  ],
  ['medicine asking', medicine('asking'), 'seeOffer', ['prescription', 'directions', 'call', 'cancel']],
  ['medicine accepted', medicine('accepted'), 'track', ['prescription', 'directions', 'call', 'cancel']],
  ['medicine ready to be sent', medicine('ready'), 'track', ['bill', 'prescription', 'call', 'cancel']],
  [
    'medicine ready to be collected',
    medicine('ready', { way: 'PICKUP' }),
    'directions',
    ['bill', 'prescription', 'call', 'cancel'],
  ],
  ['medicine sent', medicine('sent'), 'track', ['bill', 'prescription', 'call']],
  ['medicine completed', medicine('completed'), 'bill', ['prescription']],
  [
    'medicine completed, something left',
    medicine('completed', { hasRest: true }),
    'orderAgain',
    ['prescription', 'bill'],
  ],
  ['medicine rejected', medicine('rejected'), 'bookAgain', ['prescription']],
  ['medicine cancelled', medicine('cancelled'), 'bookAgain', ['prescription']],

  ['test requested', tests('requested'), 'prepare', ['directions', 'call', 'cancel']],
  ['test accepted, before the day', tests('accepted'), 'prepare', ['addToCalendar', 'call', 'cancel']],
  ['test accepted, on the day', tests('accepted', NOW - HOUR), 'directions', ['addToCalendar', 'call', 'cancel']],
  ['test sampled', tests('sampled'), 'call', ['directions']],
  ['test completed', tests('completed'), 'bill', ['call', 'bookAgain']],
  ['test uploaded', tests('uploaded'), 'openReport', ['share', 'bill', 'bookAgain']],
  ['test rejected', tests('rejected'), 'bookAgain', ['call']],
  ['test cancelled', tests('cancelled'), 'bookAgain', ['call']],
]

test.each(cells)('%s', (_, facts, main, others) => {
  expect(actionsFor(facts, 'PATIENT', NOW)).toEqual({ main, others })
})

test('every status and stage has its cell', () => {
  const seen = new Set(cells.map(([, facts]) => `${facts.kind} ${'stage' in facts ? facts.stage : facts.status}`))
  const all = [
    ...AppointmentStatus.literals.map((status) => `appointment ${status}`),
    ...(['medicine', 'test'] as const).flatMap((kind) => stagesOf[kind].map((stage) => `${kind} ${stage}`)),
    'stay admit',
    'stay discharged',
  ]
  expect(all.filter((each) => !seen.has(each))).toEqual([])
})

test('an order is cancelled from its card exactly where its lifecycle lets the patient', () => {
  for (const [name, facts] of cells) {
    if (facts.kind !== 'medicine' && facts.kind !== 'test') continue
    const may = orderActions({ way: null, ...facts }, 'PATIENT').includes('cancel')
    expect([name, actionsFor(facts, 'PATIENT', NOW).others.includes('cancel')]).toEqual([name, may])
  }
})

test('nobody but the patient has a card', () => {
  for (const role of roles.filter((each) => each !== 'PATIENT'))
    for (const [, facts] of cells) expect(actionsFor(facts, role, NOW)).toEqual({ main: null, others: [] })
})
