import { SMALL, route, type Route } from '../kit/route'
import { PATIENTS_AND_GUESTS } from '../session/roles'

/** Pages of this room. */
export const doctorsRoutes = {
  findDoctor: route('/find-doctor', PATIENTS_AND_GUESTS, 'patient'),
  doctorProfile: route('/doctor-profile', PATIENTS_AND_GUESTS, 'patient', {
    barless: SMALL,
    permission: 'doctor.profile',
    about: 'doctorId',
  }),
} as const satisfies Record<string, Route>
