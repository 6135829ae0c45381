import { route, type Route } from '../kit/route'
import { PATIENTS_AND_GUESTS } from '../session/roles'

/** Pages of this room. */
export const paymentRoutes = {
  appointmentSuccess: route('/appointment/success', PATIENTS_AND_GUESTS, 'patient', { about: 'bookingId' }),
  /** Any outcome but success: a gateway may name its own. */
  appointmentFailure: route('/appointment/failure', PATIENTS_AND_GUESTS, 'patient', {
    below: '/appointment/',
    about: 'bookingId',
  }),
} as const satisfies Record<string, Route>
