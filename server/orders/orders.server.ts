import type { ordersApi } from '../../src/core/orders/orders.api'
import { done } from '../../src/core/kit/outcome'
import type { Handlers } from '../kit/handlers'
import { orderRows } from './orders.page'

const MOST = 100
const inRange = (number: number, most: number): number => Math.min(most, Math.max(0, Math.floor(number)))

export const ordersHandlers: Handlers<typeof ordersApi> = {
  list: async ({ limit, offset }, { db, caller, now }) =>
    done(
      caller.userId === null
        ? []
        : await orderRows(db, caller.userId, now, { limit: inRange(limit, MOST), offset: inRange(offset, 1_000_000) }),
    ),
}
