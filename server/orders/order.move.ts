import { eq, type SQL } from 'drizzle-orm'
import type { OrderAction, OrderStage } from '../../src/core/orders/order.lifecycle'
import { providerOrders } from './orders.tables'

export type OrderRow = typeof providerOrders.$inferSelect

/** Who moves an order: its own patient, somebody of its own provider, or time. */
export type MovedBy =
  | { readonly role: 'PATIENT'; readonly userId: string }
  | {
      readonly role: 'PHARMACY' | 'DIAGNOSTIC_CENTER'
      readonly userId: string
      readonly providerId: string
    }
  | { readonly role: 'PRACTICE' }

/** An order that came to another stage. */
export interface Moved {
  readonly order: OrderRow
  readonly action: OrderAction
  readonly by: MovedBy
  readonly from: OrderStage
}

/** The condition under which an order is somebody's. */
export const ofMover = (by: MovedBy): SQL | undefined => {
  if (by.role === 'PRACTICE') return undefined
  return by.role === 'PATIENT' ? eq(providerOrders.patientId, by.userId) : eq(providerOrders.providerId, by.providerId)
}
