import { route, type Route } from '../kit/route'
import { DOCTORS, PATIENTS_AND_GUESTS } from '../session/roles'

/** Pages of this room. */
export const prescriptionRoutes = {
  createPrescription: route('/create-prescription', DOCTORS, 'staff', {
    permission: 'prescription.create',
    about: 'bookingId',
    isTask: true,
  }),
  /** As its patient reads it. */
  prescription: route('/prescription', PATIENTS_AND_GUESTS, 'patient', { about: 'id' }),
} as const satisfies Record<string, Route>
