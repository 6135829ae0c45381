import { systemClock } from '../../../server/kit/clock'
import type { OrderKind } from '../../../src/core/orders/order.lifecycle'
import type { Opening } from '../../kit/chaos/screen'
import { orderIn } from '../../kit/orders'
import { entriesOf, logIn } from '../../kit/patients'
import type { Served } from '../../kit/served'

/** A patient of their own in front of an order that was accepted, of medicines unless it says tests. */
export const trackedOrder = async (served: Served, kind: OrderKind = 'medicine'): Promise<Opening> => {
  const { id, who } = await orderIn(served.db, { kind, stage: 'accepted' }, systemClock.now())
  const { storage } = await logIn(served, who.phoneNumber)
  return { path: `/order-list?order=${id}`, session: entriesOf(storage) }
}
