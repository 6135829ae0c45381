import { ALWAYS, route, type Route } from '../kit/route'

/** Pages of this room. */
export const sessionRoutes = {
  getStarted: route('/get-started', null, 'bare', { barless: ALWAYS }),
  verifyMobile: route('/mobile-otp-verify', null, 'bare', { barless: ALWAYS }),
} as const satisfies Record<string, Route>
