import type { OrderKind } from './order.lifecycle'
import type { ProviderOrderQuery } from './providerOrders'

export const pharmacyFilters = ['ALL', 'HOME_DELIVERY', 'PICKUP', 'CONFIRMED', 'COMPLETED', 'REJECTED'] as const
export const centreFilters = ['ALL', 'CONFIRMED', 'COMPLETED', 'REJECTED', 'UPLOADED'] as const
export type OrderFilter = (typeof pharmacyFilters)[number] | (typeof centreFilters)[number]

export const filtersOf = (kind: OrderKind): readonly OrderFilter[] =>
  kind === 'medicine' ? pharmacyFilters : centreFilters

/** What a filter asks for. */
export const askedBy = (filter: OrderFilter): Pick<ProviderOrderQuery, 'status' | 'type'> => {
  if (filter === 'ALL') return {}
  if (filter === 'HOME_DELIVERY' || filter === 'PICKUP') return { type: filter }
  const status = { CONFIRMED: 'confirmed', COMPLETED: 'completed', REJECTED: 'rejected', UPLOADED: 'uploaded' } as const
  return { status: status[filter] }
}
