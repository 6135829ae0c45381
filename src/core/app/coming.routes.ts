import { route, type Route } from '../kit/route'
import { DOCTORS, PATIENTS_AND_GUESTS } from '../session/roles'

/** Addresses of rooms that are still to be built; whoever builds one moves its lines there. */
export const comingRoutes = {
  healthHub: route('/health-hub', PATIENTS_AND_GUESTS, 'patient'),
  healthHubVideo: route('/health-hub/video', PATIENTS_AND_GUESTS, 'patient', { barless: ['phone'] }),
  healthHubBlogs: route('/health-hub/blog-list', PATIENTS_AND_GUESTS, 'patient', { barless: ['phone'] }),
  healthHubPlaylist: route('/health-hub/playlist', PATIENTS_AND_GUESTS, 'patient', { barless: ['phone'] }),
  healthHubBlog: route('/health-hub/blog', PATIENTS_AND_GUESTS, 'patient', { barless: ['phone'] }),
  healthHubDisease: route('/health-hub/disease', PATIENTS_AND_GUESTS, 'patient', { barless: ['phone'] }),
  healthAssessment: route('/health-assessment', PATIENTS_AND_GUESTS, 'patient'),
  terms: route('/terms-conditions', null, 'patient'),
  privacy: route('/privacy-policies', null, 'patient'),
  reports: route('/reports', DOCTORS, 'staff', { topless: ['desktop'], menu: 70 }),
} as const satisfies Record<string, Route>
