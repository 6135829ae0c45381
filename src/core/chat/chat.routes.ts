import { route, type Route, SMALL } from '../kit/route'
import { DOCTORS, PATIENTS_AND_GUESTS, PROVIDERS, SUPPORT } from '../session/roles'

/** Pages of this room: a person's own chats, those of the team of a doctor, the chat of whoever serves orders with the
 *  support, and the desk of those who answer it. */
export const chatRoutes = {
  chat: route('/chat', PATIENTS_AND_GUESTS, 'patient', { barless: SMALL }),
  chats: route('/chats', DOCTORS, 'staff'),
  supportChat: route('/support-chat', PROVIDERS, 'staff', { menu: 60 }),
  supportDesk: route('/support-desk', SUPPORT, 'patient', { permission: 'supportTicket.viewList' }),
} as const satisfies Record<string, Route>
