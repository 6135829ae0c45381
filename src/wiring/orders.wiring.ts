import type { ActorRefFrom } from 'xstate'
import { listedParam } from '../core/kit/params'
import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import { isProviderOrder, type Order } from '../core/orders/orders'
import { orderChangeParam, ordersQueryParam, trackedParam } from '../core/orders/orders.params'
import type { OrdersQuery } from '../core/orders/orders.query'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort, userAction } from '../machines/kit/fromPort'
import type { ListChange } from '../machines/kit/list.setup'
import { ownActions } from '../machines/orders/orderActions.view'
import { ordersFlow } from '../machines/orders/orders.flow'
import {
  type OrderCancellation,
  type OrderChangeActor,
  orderChangeMachine,
} from '../machines/orders/orderChange.machine'
import { orderPaymentMachine } from '../machines/orders/orderPayment.machine'
import {
  type Agreement,
  orderChanged,
  type OrderTrackerActor,
  orderTrackerMachine,
} from '../machines/orders/orderTracker.machine'
import { type KnownStay, ownStayMachine } from '../machines/orders/ownStay.machine'
import { ordersMachine } from '../machines/orders/orders.machine'
import { rescheduleMachine } from '../machines/schedule/reschedule.machine'
import type { Open, RoomWiring } from './features'
import { plugLiveQueue } from './liveQueue'
import { orderChanges } from './orderChanges'
import { plugPaying } from './paying'
import type { Ports } from './ports'

/** What is asked for of a query: what it leaves open is not sent. */
const askedOf = ({ type, status, from, to, keyword }: OrdersQuery) => ({
  ...(type !== null && { type }),
  ...(status !== null && { status }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
})

/** One order of any kind; null for whoever it is not of. */
const readOrder =
  ({ orders, store }: Ports) =>
  async ({ id }: { readonly id: string }, signal: Cancellation): Promise<Outcome<Order | null>> => {
    const order = await orders.one({ id, ...store.coordinates() }, signal)
    return !order.ok && order.failure.kind === 'notFound' ? done(null) : order
  }

const cancelOrder = ({ booking, orders }: Ports) =>
  userAction<OrderCancellation & { key: string }, unknown>(async ({ type, id, key }, signal) => {
    if (type === 'medicine') return orders.changeMedicine({ change: 'cancel', orderId: id, key }, signal)
    if (type === 'test') return orders.cancelTest({ orderId: id, key }, signal)
    return booking.cancel({ schedules: [], appointments: [id], key }, signal)
  })

const plugChange = (ports: Ports, now: number) =>
  orderChangeMachine.provide({
    actors: {
      find: fromPort(async ({ step, id }, signal): Promise<Outcome<Order | null>> => {
        const order = await readOrder(ports)({ id }, signal)
        if (!order.ok || order.value === null) return order
        const { main, others } = ownActions(order.value, now)
        return done([main, ...others].includes(step === 'move' ? 'reschedule' : 'cancel') ? order.value : null)
      }),
      cancel: cancelOrder(ports),
      reschedule: rescheduleMachine.provide({
        actors: {
          loadSlots: fromPort(({ doctorId }, signal) => ports.booking.slots({ doctorId: doctorId ?? '' }, signal)),
          move: userAction(ports.booking.reschedule),
        },
      }),
    },
  })

type Change = ListChange<Order> | { readonly type: 'refresh' }

/** What a list learns of an order that changed: how it is now, and that it is new where it was just placed. */
const changesOf = (id: string, order: Outcome<Order | null>): readonly Change[] => {
  if (!order.ok) return []
  if (order.value === null) return [{ type: 'item.gone', id }]
  const isNew = isProviderOrder(order.value) && order.value.revision === 1
  return [{ type: 'item.read', item: order.value }, ...(isNew ? [{ type: 'item.new', id } as const] : [])]
}

/** What changed of the orders that are listed: one that changed is read again. */
const watchOrders = (ports: Ports) =>
  fromFeed((_, on) => {
    const leaving = new AbortController()
    const readAgain = async (id: string) => {
      const order = await readOrder(ports)({ id }, leaving.signal)
      if (!leaving.signal.aborted) for (const change of changesOf(id, order)) on(change)
    }
    const stop = orderChanges.on((id) => {
      if (id === null) on({ type: 'refresh' })
      else void readAgain(id)
    })
    return () => {
      leaving.abort()
      stop()
    }
  })

const plugTracker = (ports: Ports) =>
  orderTrackerMachine.provide({
    actors: {
      load: fromPort(readOrder(ports)),
      agree: userAction<Agreement & { key: string }, Order>(({ id, revision, key }, signal) =>
        ports.orders.changeMedicine({ change: 'agree', orderId: id, revision, key }, signal),
      ),
      watch: fromFeed((_, on) => orderChanges.on((id) => on(orderChanged(id)))),
    },
  })

const openOrders: Open = (ports, { login, place, now }) => {
  const isPatient = login?.role === 'PATIENT'
  return {
    logic: ordersMachine.provide({
      actors: {
        loadPage: fromPort(async ({ query, limit, offset }, signal) =>
          isPatient
            ? ports.orders.list({ limit, offset, ...askedOf(query), ...ports.store.coordinates() }, signal)
            : done([]),
        ),
        watch: watchOrders(ports),
      },
    }),
    input: { query: ordersQueryParam(place.params), listed: listedParam(place.params) },
    beside: {
      live: plugLiveQueue(ports, login),
      change: {
        logic: plugChange(ports, now),
        input: { resumed: isPatient ? orderChangeParam(place.params) : null },
      },
      tracker: { logic: plugTracker(ports), input: { id: isPatient ? trackedParam(place.params) : null } },
      payment: { logic: orderPaymentMachine.provide({ actors: { paying: plugPaying(ports) } }), input: undefined },
    },
    // The address that a guest came by is where they come back to, verified.
    ...(isPatient && {
      flow: (page, _, beside) =>
        ordersFlow(
          page as ActorRefFrom<typeof ordersMachine>,
          beside['change'] as OrderChangeActor,
          beside['tracker'] as OrderTrackerActor,
        ),
    }),
  }
}

/** A stay with a fresh address of its summary; not somebody else's. */
const loadOwnStay =
  ({ inpatient }: Ports) =>
  async ({ asked: { id } }: { asked: { id: string } }, signal: Cancellation): Promise<Outcome<KnownStay | null>> => {
    const stay = await inpatient.ownStay({ id }, signal)
    if (!stay.ok) return stay.failure.kind === 'notFound' ? done(null) : stay
    if (!stay.value.hasSummary) return done({ stay: stay.value, summary: null })
    const link = await inpatient.summaryLink({ id, key: crypto.randomUUID() }, signal)
    return done({ stay: stay.value, summary: link })
  }

const openOwnStay: Open = (ports, { feature }) =>
  feature.at === undefined
    ? null
    : {
        logic: ownStayMachine.provide({ actors: { load: fromPort(loadOwnStay(ports)) } }),
        input: { id: feature.at },
      }

export const features: RoomWiring = { 'page.orderList': openOrders, 'overlay.ownStay': openOwnStay }
