import type { ordersApi } from '../../src/core/orders/orders.api'
import { done } from '../../src/core/kit/outcome'
import type { Handlers, PatientCaller } from '../kit/handlers'
import { orderRows } from './orders.page'

export const ordersHandlers: Handlers<typeof ordersApi, never, PatientCaller> = {
  list: async ({ limit, offset }, { db, caller, now }) =>
    done(await orderRows(db, caller.userId, now, { limit, offset })),
}
