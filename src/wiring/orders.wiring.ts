import { done } from '../core/kit/outcome'
import { fromPort, withFallback } from '../machines/kit/fromPort'
import { ordersMachine } from '../machines/orders/orders.machine'
import type { Open, RoomWiring } from './features'

const openOrders: Open = (ports, { login }) => ({
  logic: ordersMachine.provide({
    actors: {
      loadPage: fromPort(async ({ limit, offset }, signal) =>
        login?.role === 'PATIENT' ? withFallback(ports.orders.list, [])({ limit, offset }, signal) : done([]),
      ),
    },
  }),
  input: { query: {} },
})

export const features: RoomWiring = { 'page.orderList': openOrders }
