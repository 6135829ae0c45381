import { route, type Route } from '../kit/route'

/** Pages of this room. */
export const marketingRoutes = {
  aboutUs: route('/about-us', null, 'patient'),
  appFeature: route('/app-feature', null, 'patient'),
  partnerWithUs: route('/partner-with-us', null, 'patient'),
  careers: route('/careers', null, 'patient'),
} as const satisfies Record<string, Route>
