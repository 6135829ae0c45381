import type { homeApi } from '../../src/core/home/home.api'
import { nextAppointment } from '../../src/core/home/home.rules'
import { upcomingOf } from '../../src/core/home/upcoming.rules'
import { done } from '../../src/core/kit/outcome'
import { isAppointmentOrder } from '../../src/core/orders/orders'
import { EVERY_ORDER } from '../../src/core/orders/orders.query'
import type { Handlers, PatientCaller } from '../kit/handlers'
import { orderRows } from '../orders/orders.port'

/** As many of the orders to come as are looked through for the next ones. */
const LOOKED_AT = 10

export const homeHandlers: Handlers<typeof homeApi, never, PatientCaller> = {
  read: async ({ userId }, { db, caller, now, addresses, refuse }) => {
    if (caller.userId !== userId) return refuse('notFound')
    const reader = { end: 'patient', sessionId: caller.sessionId, addresses } as const
    const read = { db, patientId: userId, reader, now }
    const orders = await orderRows(read, EVERY_ORDER, { limit: LOOKED_AT, offset: 0 })
    const reports = await orderRows(read, { ...EVERY_ORDER, type: 'test', status: 'uploaded' }, { limit: 1, offset: 0 })
    const next = nextAppointment(orders.filter(isAppointmentOrder), now)
    const known = new Set(orders.map(({ id }) => id))
    const all = [...orders, ...reports.filter(({ id }) => !known.has(id))]
    return done({ next, upcoming: upcomingOf(all, now) })
  },
}
