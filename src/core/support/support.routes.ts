import { SMALL, route, type Route } from '../kit/route'

/** Pages of this room. */
export const supportRoutes = {
  faq: route('/faq', null, 'patient', { barless: SMALL }),
  contactUs: route('/contact-us', null, 'patient'),
} as const satisfies Record<string, Route>
