import { route, type Route } from '../kit/route'
import { WITHOUT_DASHBOARD } from '../session/roles'

/** Pages of this room. */
export const homeRoutes = {
  home: route('/home', WITHOUT_DASHBOARD, 'patient'),
} as const satisfies Record<string, Route>
