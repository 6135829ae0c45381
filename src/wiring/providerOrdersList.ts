import type { Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import type { OrderKind } from '../core/orders/order.lifecycle'
import type { ProviderOrderPage, ProviderOrderQuery } from '../core/orders/providerOrders'
import type { Ports } from './ports'

/** Orders of a pharmacy, which are of medicines, or of a centre, which are of tests. */
export const providerOrdersList =
  ({ providerOrders }: Pick<Ports, 'providerOrders'>) =>
  async (
    { kind, type, ...query }: ProviderOrderQuery & { readonly kind: OrderKind },
    signal: Cancellation,
  ): Promise<Outcome<ProviderOrderPage>> =>
    kind === 'medicine'
      ? providerOrders.pharmacyList({ ...query, ...(type === undefined ? {} : { type }) }, signal)
      : providerOrders.centreList(query, signal)
