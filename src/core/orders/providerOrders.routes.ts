import { route, type Route } from '../kit/route'
import { PROVIDERS } from '../session/roles'

/** Pages of this room. */
export const providerOrdersRoutes = {
  orders: route('/orders', PROVIDERS, 'staff', { needsProvider: true }),
} as const satisfies Record<string, Route>
