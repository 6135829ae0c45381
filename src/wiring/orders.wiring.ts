import type { ActorRefFrom } from 'xstate'
import { listedParam } from '../core/kit/params'
import { done } from '../core/kit/outcome'
import { fromPort, withFallback } from '../machines/kit/fromPort'
import { ordersFlow } from '../machines/orders/orders.flow'
import { ordersMachine } from '../machines/orders/orders.machine'
import type { Open, RoomWiring } from './features'

const openOrders: Open = (ports, { login, place }) => ({
  logic: ordersMachine.provide({
    actors: {
      loadPage: fromPort(async ({ limit, offset }, signal) =>
        login?.role === 'PATIENT' ? withFallback(ports.orders.list, [])({ limit, offset }, signal) : done([]),
      ),
    },
  }),
  input: { query: {}, listed: listedParam(place.params) },
  flow: (page) => ordersFlow(page as ActorRefFrom<typeof ordersMachine>),
})

export const features: RoomWiring = { 'page.orderList': openOrders }
