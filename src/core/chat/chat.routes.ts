import { route, type Route, SMALL } from '../kit/route'
import { DOCTORS, PATIENTS_AND_GUESTS } from '../session/roles'

/** Pages of this room: a person's own chats, and those of the team of a doctor. */
export const chatRoutes = {
  chat: route('/chat', PATIENTS_AND_GUESTS, 'patient', { barless: SMALL }),
  chats: route('/chats', DOCTORS, 'staff'),
} as const satisfies Record<string, Route>
