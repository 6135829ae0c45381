import { ordersApi } from '../../src/core/orders/orders.api'
import { PATIENTS } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { ordersHandlers } from './orders.server'

export const ordersRoom = room(ordersApi, {
  handlers: ordersHandlers,
  policy: {
    list: rule(PATIENTS, "the caller's own bookings and stays"),
  },
  texts: {},
})
