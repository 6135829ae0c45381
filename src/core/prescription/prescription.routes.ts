import { route, type Route } from '../kit/route'
import { DOCTORS } from '../session/roles'

/** Pages of this room. */
export const prescriptionRoutes = {
  createPrescription: route('/create-prescription', DOCTORS, 'staff', { permission: 'prescription.create' }),
} as const satisfies Record<string, Route>
