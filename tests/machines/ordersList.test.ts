import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { done, failed, type Outcome } from '../../src/core/kit/outcome'
import { isStayOrder, type Order, ORDER_PAGE, type StayOrder } from '../../src/core/orders/orders'
import { EVERY_ORDER, type OrdersQuery } from '../../src/core/orders/orders.query'
import { fromPort } from '../../src/machines/kit/fromPort'
import type { PageRequest } from '../../src/machines/kit/list.setup'
import { orderChangeMachine } from '../../src/machines/orders/orderChange.machine'
import { orderTrackerMachine } from '../../src/machines/orders/orderTracker.machine'
import { ordersFlow } from '../../src/machines/orders/orders.flow'
import { ordersMachine } from '../../src/machines/orders/orders.machine'
import { viewOrders } from '../../src/machines/orders/orders.view'

/** 22 November 2026, 19:10 in India. */
const NOW = 1_795_354_800

const stay = (id: string, changed: Partial<StayOrder> = {}): StayOrder => ({
  id,
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
  wardPhone: '1800 000 4001',
  roomName: 'Ward 2',
  bedNumber: '7',
  address: 'Park Street',
  latitude: 22,
  longitude: 88,
  hasSummary: false,
  ...changed,
})
const discharged = { status: 'discharged', dischargedOn: '2026-11-21' } as const

const ordersWith = (...answers: readonly Outcome<readonly Order[]>[]) => {
  let asked = 0
  const loadPage = fromPort<PageRequest<OrdersQuery>, readonly Order[]>(
    async () => answers[asked++] ?? done<readonly Order[]>([]),
  )
  const actor = createActor(ordersMachine.provide({ actors: { loadPage } }), {
    input: { query: EVERY_ORDER },
    clock: new SimulatedClock(),
  }).start()
  return { actor, view: () => viewOrders(actor.getSnapshot(), NOW) }
}
/** Lets promises that are decided take effect. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const viewOf = async (...orders: readonly Order[]) => {
  const { view } = ordersWith(done(orders))
  await settled()
  return view()
}

test('who is in hospital stands among today with the days of the stay, the way there and the ward', async () => {
  const order = stay('s1')
  const [section] = (await viewOf(order)).sections
  expect(isStayOrder(order)).toBe(true)
  expect([section!.id, section!.cards.length]).toEqual(['today', 1])
  expect(section!.cards[0]).toMatchObject({ kind: 'stay', order, isOver: false, days: 2 })
  const { main, others } = section!.cards[0]!.buttons
  expect([main, ...others].map((button) => [button?.action, button?.press.kind])).toEqual([
    ['callWard', 'address'],
    ['update', 'stay'],
    ['directions', 'address'],
  ])
})

test('a stay that is over stands among what was, latest first, with a number to call and no way to go', async () => {
  const earlier = stay('s1', { ...discharged, dischargedOn: '2026-10-02', admittedOn: '2026-10-01', wardPhone: null })
  const { sections } = await viewOf(earlier, stay('s2', { ...discharged, admittedOn: '2026-09-01' }))
  expect(sections.map(({ id, cards }) => [id, cards.map(({ order }) => order.id)])).toEqual([['past', ['s2', 's1']]])
  expect(sections[0]!.cards).toMatchObject([
    {
      isOver: true,
      buttons: {
        main: { action: 'update' },
        others: [{ action: 'followUpCall', press: { kind: 'address', href: 'tel:18000004001' } }],
      },
    },
    { isOver: true, buttons: { main: { action: 'update' }, others: [] } },
  ])
})

test('orders arrive, are all there, or are none', async () => {
  const { view } = ordersWith(done([stay('s1')]))
  expect(view()).toMatchObject({ isArriving: true, isLoadingMore: false, isEmpty: false, isAtEnd: false })
  await settled()
  expect(view()).toMatchObject({ isArriving: false, isLoadingMore: false, isEmpty: false, isAtEnd: true, fault: null })
  expect(await viewOf()).toMatchObject({ isArriving: false, isEmpty: true, isAtEnd: false })
})

test('after a full page more are loaded below those that are there, until there are no more', async () => {
  const page = Array.from({ length: ORDER_PAGE }, (_, at) => stay(`s${at}`))
  const { actor, view } = ordersWith(done(page), done([stay('last')]))
  await settled()
  expect(view()).toMatchObject({ hasMore: true, isLoadingMore: false, isAtEnd: false })
  actor.send({ type: 'more' })
  expect(view()).toMatchObject({ isArriving: false, isLoadingMore: true, isAtEnd: false })
  await settled()
  expect(view()).toMatchObject({ hasMore: false, isLoadingMore: false, isAtEnd: true })
  const change = createActor(orderChangeMachine, { input: { resumed: null } }).start()
  const tracker = createActor(orderTrackerMachine, { input: { id: null } }).start()
  const nowhere = { order: null, type: null, status: null, from: null, to: null, q: null }
  expect(ordersFlow(actor, change, tracker)).toEqual({ query: nowhere, state: { listed: ORDER_PAGE + 1 }, steps: [] })
})

test('orders that could not be loaded say why', async () => {
  const { view } = ordersWith(failed('internal', 'Out of order'))
  await settled()
  expect(view()).toMatchObject({ sections: [], isArriving: false, isEmpty: false, isAtEnd: false })
  expect(view().fault).not.toBeNull()
})
