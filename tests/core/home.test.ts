import { expect, test } from 'vitest'
import { nextAppointment } from '../../src/core/home/home.rules'
import { MOST_UPCOMING, upcomingOf } from '../../src/core/home/upcoming.rules'
import { DAY, HOUR } from '../../src/core/kit/dates'
import type { Order } from '../../src/core/orders/orders'

const NOW = 1_795_354_800
const unmet = { isNoShow: false, queue: null, delayMinutes: null, startsAt: NOW } as const
const paid = { ...unmet, id: 'paid', status: 'upcoming', endsAt: NOW + 600, holdExpiresAt: null } as const
const held = { ...unmet, id: 'held', status: 'pending', endsAt: NOW + 6000, holdExpiresAt: NOW + 540 } as const
const over = { ...unmet, id: 'over', status: 'completed', endsAt: NOW - 600, holdExpiresAt: null } as const

test.each([
  ['what is held until it is paid, also before what is sooner', [over, paid, held], NOW, 'held'],
  ['what is paid, once the hold is over', [held, paid], NOW + 540, 'paid'],
  ['nobody, where only a hold was', [held, over], NOW + 540, undefined],
])('a patient is shown first %s', (_, orders, now, id) => {
  expect(nextAppointment(orders, now)?.id).toBe(id)
})

test('whoever waits for a late doctor keeps the visit, whose time is over', () => {
  const late = { ...paid, id: 'late', endsAt: NOW - 1200, queue: { status: 'waiting' } } as const
  expect(nextAppointment([over, late, paid], NOW)?.id).toBe('late')
  expect(nextAppointment([over, { ...late, queue: null }, paid], NOW)?.id).toBe('paid')
  expect(comesNext([visit('late', NOW - HOUR, { queue: { status: 'inConsultation' } })])).toEqual(['late'])
  expect(comesNext([visit('late', NOW - HOUR)])).toEqual([])
})

/** What decides the place of an order among what comes next. */
type Placed = { id: string } & Record<string, unknown>
const visit = (id: string, startsAt: number, more = {}): Placed => ({
  id,
  scheduleId: 's',
  status: 'upcoming',
  startsAt,
  endsAt: startsAt + 1200,
  holdExpiresAt: null,
  isNoShow: false,
  queue: null,
  delayMinutes: null,
  ...more,
})
const hold = { status: 'pending', holdExpiresAt: NOW + 540 }
const medicines = (id: string, stage: string, stageAt = NOW - 2 * DAY): Placed => ({
  id,
  kind: 'medicine',
  stage,
  stageAt,
})
const tests = (id: string, stage: string, bookedFor: number, stageAt = NOW - 60): Placed => ({
  id,
  kind: 'test',
  stage,
  bookedFor,
  stageAt,
})
const stay = (id: string, status: string): Placed => ({ id, admittedOn: '2026-11-25', status })
const comesNext = (orders: readonly Placed[]) =>
  upcomingOf(orders as unknown as readonly Order[], NOW).map(({ id }) => id)

const inOrder: readonly Placed[] = [
  visit('held, in three days', NOW + 3 * DAY, hold),
  tests('report of today', 'uploaded', NOW - DAY),
  visit('within a day', NOW + DAY - 1),
  medicines('on its way', 'sent'),
  visit('in a day', NOW + DAY),
  medicines('accepted', 'accepted'),
  stay('in hospital', 'admit'),
]

test.each(inOrder.slice(1).map((after, at) => [inOrder[at]!, after] as const))(
  'what comes next has $id before $id',
  (before, after) => {
    expect(comesNext([after, before])).toEqual([before.id, after.id])
  },
)

test.each([
  ['a question of the pharmacy', medicines('it', 'asking'), visit('today', NOW + 60)],
  ['a parcel at the counter', medicines('it', 'ready'), visit('in two days', NOW + 2 * DAY)],
  ['tests of today', tests('it', 'accepted', NOW + 60), medicines('on its way', 'sent')],
  ['tests of another day', tests('it', 'accepted', NOW + 2 * DAY), medicines('accepted', 'accepted')],
])('what comes next has %s before others', (_, it, other) => {
  expect(comesNext([other, it])).toEqual(['it', other.id])
})

test('tests whose sample is taken wait for a report, not for a day', () => {
  expect(comesNext([tests('sampled', 'sampled', NOW + 60), visit('in two days', NOW + 2 * DAY)])).toEqual([
    'in two days',
    'sampled',
  ])
})

test.each([
  ['a visit that is over', visit('it', NOW - DAY, { status: 'completed' })],
  ['a visit whose time is over', visit('it', NOW - DAY)],
  ['a hold that has ended', visit('it', NOW + 60, { ...hold, holdExpiresAt: NOW })],
  ['a report of yesterday', tests('it', 'uploaded', NOW - DAY, NOW - DAY)],
  ['an order that was taken back', medicines('it', 'cancelled', NOW)],
  ['a stay that has ended', stay('it', 'discharged')],
])('what comes next leaves out %s', (_, it) => {
  expect(comesNext([it, visit('tomorrow', NOW + DAY)])).toEqual(['tomorrow'])
})

test('what comes next keeps the order of what is alike, and shows the first of them', () => {
  const alike = [1, 2, 3, 4].map((hour) => visit(`${hour}`, NOW + hour * 3600))
  expect(comesNext([stay('in hospital', 'admit'), ...alike])).toEqual(alike.slice(0, MOST_UPCOMING).map(({ id }) => id))
})
