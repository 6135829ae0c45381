import { route, type Route } from '../kit/route'

/** Pages of this room. */
export const sentReportsRoutes = {
  sentReports: route('/sent-reports', ['DIAGNOSTIC_CENTER'], 'staff', { needsProvider: true, menu: 12 }),
} as const satisfies Record<string, Route>
