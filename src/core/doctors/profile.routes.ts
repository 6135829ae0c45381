import { route, type Route, SMALL } from '../kit/route'
import { DOCTORS } from '../session/roles'

export const profileRoutes = {
  profile: route('/profile', DOCTORS, 'staff', { topless: SMALL }),
  profileDetail: route('/profile-detail', DOCTORS, 'staff', { menu: 10 }),
} as const satisfies Record<string, Route>
