import { route, type Route } from '../kit/route'
import { PROVIDERS } from '../session/roles'

/** Pages of this room. */
export const salesRoutes = {
  profileDetails: route('/profile-details', PROVIDERS, 'staff', { needsProvider: true, menu: 10 }),
} as const satisfies Record<string, Route>
