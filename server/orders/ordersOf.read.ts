import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Order } from '../../src/core/orders/orders'
import type { OrderType } from '../../src/core/orders/orders.query'
import { stayOrders } from '../inpatient/inpatient.port'
import type { Database } from '../kit/handlers'
import { providerOrdersByIds, type Reader } from './order.read'
import { appointmentOrders } from './orders.store'

/** An order in a list of all kinds. */
export interface Placed {
  readonly id: string
  readonly type: OrderType
}

/** Orders of all kinds in the order in which they were placed; whose they are has been looked at. */
export const ordersOf = async (
  db: Database,
  placed: readonly Placed[],
  reader: Reader,
  now: UnixSeconds,
): Promise<readonly Order[]> => {
  const idsOf = (...types: readonly OrderType[]) =>
    placed.filter(({ type }) => types.includes(type)).map(({ id }) => id)
  const all: ReadonlyMap<string, Order> = new Map<string, Order>([
    ...(await appointmentOrders(db, idsOf('appointment'), now)),
    ...(await stayOrders(db, idsOf('inPatient'))),
    ...(await providerOrdersByIds(db, idsOf('medicine', 'test'), reader, now)),
  ])
  return placed.flatMap(({ id }) => all.get(id) ?? [])
}
