import type { ActorRefFrom } from 'xstate'
import { listedParam } from '../core/kit/params'
import { done } from '../core/kit/outcome'
import { fromPort, withFallback } from '../machines/kit/fromPort'
import { ordersFlow } from '../machines/orders/orders.flow'
import { orderPaymentMachine } from '../machines/orders/orderPayment.machine'
import { ordersMachine } from '../machines/orders/orders.machine'
import type { Open, RoomWiring } from './features'
import { plugPaying } from './payment.wiring'

const openOrders: Open = (ports, { login, place }) => ({
  logic: ordersMachine.provide({
    actors: {
      loadPage: fromPort(async ({ limit, offset }, signal) =>
        login?.role === 'PATIENT' ? withFallback(ports.orders.list, [])({ limit, offset }, signal) : done([]),
      ),
    },
  }),
  input: { query: {}, listed: listedParam(place.params) },
  beside: {
    payment: { logic: orderPaymentMachine.provide({ actors: { paying: plugPaying(ports) } }), input: undefined },
  },
  flow: (page) => ordersFlow(page as ActorRefFrom<typeof ordersMachine>),
})

export const features: RoomWiring = { 'page.orderList': openOrders }
