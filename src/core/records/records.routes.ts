import { route, type Route } from '../kit/route'
import { PATIENTS_AND_GUESTS } from '../session/roles'

/** Pages of this room. */
export const recordsRoutes = {
  medicalRecords: route('/medical-records', PATIENTS_AND_GUESTS, 'patient'),
} as const satisfies Record<string, Route>
