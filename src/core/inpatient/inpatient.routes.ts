import { route, type Route } from '../kit/route'
import { DOCTORS } from '../session/roles'

/** Pages of this room. */
export const inpatientRoutes = {
  ipDash: route('/ip-dash', DOCTORS, 'staff'),
  admitPatient: route('/admit-patient', DOCTORS, 'staff'),
} as const satisfies Record<string, Route>
