import { ALWAYS, route, type Route } from '../kit/route'
import { DOCTORS } from '../session/roles'

/** Pages of this room; the screen of a waiting room has no bars. */
export const receptionRoutes = {
  opdReception: route('/opd-reception', DOCTORS, 'staff', { permission: 'opdReceptionWeb.view' }),
  queueDisplay: route('/opd-reception/display', DOCTORS, 'staff', {
    barless: ALWAYS,
    permission: 'opdReceptionWeb.view',
  }),
} as const satisfies Record<string, Route>
