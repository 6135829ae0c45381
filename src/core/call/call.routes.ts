import { ALWAYS, route, type Route } from '../kit/route'
import { DOCTORS } from '../session/roles'

/** Pages of this room. */
export const callRoutes = {
  joinRoom: route('/join-room', [...DOCTORS, 'PATIENT'], 'bare', { barless: ALWAYS }),
  callInvite: route('/call-invite', null, 'bare', { barless: ALWAYS }),
} as const satisfies Record<string, Route>
