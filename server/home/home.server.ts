import type { homeApi } from '../../src/core/home/home.api'
import { appointmentLifecycle, awaitsPayment } from '../../src/core/booking/appointment.lifecycle'
import { done } from '../../src/core/kit/outcome'
import { isStayOrder } from '../../src/core/orders/orders'
import type { Handlers, PatientCaller } from '../kit/handlers'
import { orderRows } from '../orders/orders.port'

/** As many of the appointments to come as are looked through for the next one. */
const LOOKED_AT = 10

export const homeHandlers: Handlers<typeof homeApi, never, PatientCaller> = {
  read: async ({ userId }, { db, caller, now, refuse }) => {
    if (caller.userId !== userId) return refuse('notFound')
    const orders = await orderRows(db, userId, now, { limit: LOOKED_AT, offset: 0 })
    const next = orders
      .flatMap((order) => (isStayOrder(order) ? [] : order))
      .find(({ status, endsAt }) => !appointmentLifecycle.isOver(status, { endsAt, now }) && !awaitsPayment(status))
    return done({ next: next ?? null })
  },
}
