import type { ordersApi } from '../../src/core/orders/orders.api'
import { done } from '../../src/core/kit/outcome'
import type { Handlers } from '../kit/handlers'
import { orderRows } from './orders.page'

export const ordersHandlers: Handlers<typeof ordersApi> = {
  list: async ({ limit, offset }, { db, caller, now }) =>
    done(caller.userId === null ? [] : await orderRows(db, caller.userId, now, { limit, offset })),
}
