import { route, type Route, SMALL } from '../kit/route'
import { DOCTORS, PATIENTS_AND_GUESTS, SUPPORT } from '../session/roles'

/** Pages of this room: a person's own chats, those of the team of a doctor, and the desk of those who answer the support. */
export const chatRoutes = {
  chat: route('/chat', PATIENTS_AND_GUESTS, 'patient', { barless: SMALL }),
  chats: route('/chats', DOCTORS, 'staff'),
  supportDesk: route('/support-desk', SUPPORT, 'patient', { permission: 'supportTicket.viewList' }),
} as const satisfies Record<string, Route>
