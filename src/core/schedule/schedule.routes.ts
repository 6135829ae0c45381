import { route, type Route } from '../kit/route'
import { DOCTORS } from '../session/roles'

/** Pages of this room. */
export const scheduleRoutes = {
  schedule: route('/schedule', DOCTORS, 'staff'),
  clinicPatient: route('/clinic-patient', ['PHARMACY'], 'staff'),
} as const satisfies Record<string, Route>
