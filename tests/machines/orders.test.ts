import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { done } from '../../src/core/kit/outcome'
import type { AppointmentOrder, Order, StayOrder } from '../../src/core/orders/orders'
import { EVERY_ORDER } from '../../src/core/orders/orders.query'
import { CASH, LATER, ONLINE } from '../../src/core/payment/payment'
import { fromPort } from '../../src/machines/kit/fromPort'
import { ordersMachine } from '../../src/machines/orders/orders.machine'
import { type AppointmentOrderCard, viewOrders } from '../../src/machines/orders/orders.view'

/** 22 November 2026, 19:10 in India. */
const NOW = 1_795_354_800
const HOUR = 3600
const DAY = 24 * HOUR
const order = (id: string, changed: Partial<AppointmentOrder>): AppointmentOrder => ({
  id,
  status: 'upcoming',
  consultation: 'inClinic',
  startsAt: NOW + HOUR,
  endsAt: NOW + HOUR + 1200,
  slotNo: 1,
  doctorId: 'd1',
  doctorName: 'Dr. Rao',
  doctorPhotoUrl: '',
  speciality: 'Spine',
  memberId: 'm1',
  patientName: 'Asha',
  clinicName: 'Nadi',
  address: null,
  latitude: 22,
  longitude: 88,
  paymentStatus: 'PAID',
  paymentMethodId: ONLINE,
  finalAmount: 110_000,
  typeOfConsultation: 'inClinic',
  scheduleId: 'schedule',
  slotTime: 20,
  liveQueue: null,
  isNoShow: false,
  delayMinutes: null,
  queue: null,
  languages: ['English'],
  age: 42,
  gender: 'Female',
  patientPhotoUrl: null,
  patient: { name: 'Asha', age: 42, records: [] },
  isPatientBlocked: false,
  activePrescription: null,
  clinicId: 'c1',
  clinicPhone: '1800 000 4001',
  paymentMethod: 'online',
  consultationFee: 110_000,
  discountAmount: 0,
  holdExpiresAt: null,
  ...changed,
})
const over = { status: 'completed', startsAt: NOW - DAY, endsAt: NOW - DAY + 1200 } as const
const held = { status: 'pending', paymentStatus: 'UNPAID', holdExpiresAt: NOW + 522 } as const
const later = { startsAt: NOW + 2 * DAY, endsAt: NOW + 2 * DAY + 1200 }

const viewOf = async (orders: readonly Order[]) => {
  const actor = createActor(
    ordersMachine.provide({ actors: { loadPage: fromPort(async () => done<readonly Order[]>(orders)) } }),
    {
      input: { query: EVERY_ORDER },
      clock: new SimulatedClock(),
    },
  ).start()
  await new Promise<void>((arrived) => {
    const seen = () => actor.getSnapshot().context.items.length > 0 && arrived()
    actor.subscribe(seen)
    seen()
  })
  return viewOrders(actor.getSnapshot(), NOW)
}
const sectionsOf = async (orders: readonly Order[]) =>
  (await viewOf(orders)).sections.map(({ id, cards }) => [id, cards.map((card) => card.order.id)])
const cardOf = async (changed: Partial<AppointmentOrder>) =>
  // An appointment's card.
  (await viewOf([order('a', changed)])).sections[0]!.cards[0]! as AppointmentOrderCard

test('what was called off or not paid in time stands on its day, and as what it is', async () => {
  const orders = [
    order('soon', {}),
    order('next', later),
    order('cancelled', { ...later, status: 'cancelled' }),
    order('cancelledToday', { status: 'cancelled' }),
    order('notPaid', { ...later, ...held, holdExpiresAt: NOW }),
    order('cancelledBefore', { ...over, status: 'cancelled' }),
  ]
  expect(await sectionsOf(orders)).toEqual([
    ['today', ['soon', 'cancelledToday']],
    ['coming', ['next', 'cancelled', 'notPaid']],
    ['past', ['cancelledBefore']],
  ])
  expect(await cardOf({ ...later, status: 'cancelled' })).toMatchObject({ shown: 'cancelled', isOver: true })
})

const stay: StayOrder = {
  id: 'stay',
  status: 'admit',
  admittedOn: '2026-11-20',
  dischargedOn: null,
  hospitalName: 'Nadi',
  doctorId: 'd1',
  doctorName: 'Dr. Rao',
  doctorPhotoUrl: '',
  memberId: 'm1',
  patientName: 'Asha',
  age: 42,
  gender: 'Female',
  wardPhone: null,
  roomName: 'Ward 2',
  bedNumber: '7',
  address: 'Park Street',
  latitude: 22,
  longitude: 88,
  hasSummary: false,
}

test('today the visit that comes next stands first, then a stay of days, then what is over', async () => {
  const at = (startsAt: number) => ({ startsAt, endsAt: startsAt + 1200 })
  const orders = [
    order('seen', { ...at(NOW - 2 * HOUR), status: 'completed' }),
    order('missed', at(NOW - HOUR)),
    stay,
    order('next', at(NOW + HOUR / 6)),
  ]
  expect(await sectionsOf(orders)).toEqual([['today', ['next', 'stay', 'seen', 'missed']]])
})

test('an unpaid order says what to pay and how long its slot waits', async () => {
  expect(await cardOf({ ...later, ...held })).toMatchObject({
    due: { amount: 110_000, until: NOW + 522 },
    isOver: false,
  })
})

/** What the buttons of a card do: `directions https://…`. */
const buttonsOf = async (changed: Partial<AppointmentOrder>) => {
  const { main, others } = (await cardOf(changed)).buttons
  return [main, ...others].flatMap((button) =>
    button === null
      ? []
      : [`${button.action} ${button.press.kind === 'address' ? button.press.href : button.press.kind}`],
  )
}

test('a clinic is found and called for a visit to come and one that is over, not for one that was called off', async () => {
  const called = 'call tel:18000004001'
  const found = 'directions https://www.google.com/maps/search/?api=1&query=22,88'
  expect(await buttonsOf({})).toEqual([found, 'cancel cancel', 'reschedule move', called])
  expect(await buttonsOf({ ...later, ...held })).toEqual(['pay pay', 'cancel cancel', called, found])
  expect(await buttonsOf(over)).toEqual(['message link', called, found, 'bookAgain link'])
  expect(await buttonsOf({ status: 'cancelled' })).toEqual(['reschedule move'])
  expect(await buttonsOf({ clinicPhone: null })).toEqual([found, 'cancel cancel', 'reschedule move'])
})

test('a video visit is helped by the helpline, and leads to the test of the device until it can be joined', async () => {
  const helped = 'call tel:18000004600'
  const video = { consultation: 'video', clinicPhone: null } as const
  expect(await buttonsOf(video)).toEqual(['testDevice testDevice', 'cancel cancel', 'reschedule move', helped])
  expect(await buttonsOf({ ...video, startsAt: NOW, endsAt: NOW + 1200 })).toEqual([
    'join link',
    helped,
    'message link',
  ])
})

test('who pays later may pay now, and nobody pays cash or twice online', async () => {
  const dueOf = async (changed: Partial<AppointmentOrder>) => (await cardOf(changed)).due
  expect(await dueOf({ paymentStatus: 'UNPAID', paymentMethodId: LATER })).toEqual({ amount: 110_000, until: null })
  expect(await dueOf({ paymentStatus: 'UNPAID', paymentMethodId: CASH })).toBeNull()
  expect(await dueOf({})).toBeNull()
  expect(await dueOf({ ...held, holdExpiresAt: NOW })).toBeNull()
})

test.each<[Partial<AppointmentOrder>, AppointmentOrderCard['payment']]>([
  [{ paymentStatus: 'PAID' }, 'PAID'],
  [{ paymentStatus: 'UNPAID', paymentMethodId: CASH }, 'paysCash'],
  [{ paymentStatus: 'UNPAID', paymentMethodId: LATER }, 'paysLater'],
  [{ paymentStatus: 'UNPAID', paymentMethodId: ONLINE }, 'UNPAID'],
  [{ paymentStatus: 'UNPAID', paymentMethodId: CASH, ...over }, 'UNPAID'],
])('of %j is said how it is paid: %s', async (changed, payment) => {
  expect((await cardOf(changed)).payment).toBe(payment)
})

test('what was called off before anything was paid names no amount; what is open, paid or paid back does', async () => {
  const unpaid = { paymentStatus: 'UNPAID', paymentMethodId: LATER } as const
  const amountOf = async (changed: Partial<AppointmentOrder>) => (await cardOf(changed)).amount
  expect(await amountOf({ ...unpaid, status: 'cancelled' })).toBeNull()
  expect(await amountOf({ ...held, holdExpiresAt: NOW })).toBeNull()
  expect(await amountOf(unpaid)).toBe(110_000)
  expect(await amountOf({ ...unpaid, ...over })).toBe(110_000)
  expect(await amountOf({ status: 'cancelled', paymentStatus: 'REFUNDED' })).toBe(110_000)
})

test('what was called off before it began still stands in the calendar of the device', async () => {
  expect((await cardOf({ ...later, status: 'cancelled' })).isInCalendar).toBe(true)
  expect((await cardOf({ ...over, status: 'cancelled' })).isInCalendar).toBe(false)
  expect((await cardOf(later)).isInCalendar).toBe(false)
})
