import { desk } from '../../../tools/figures/staffTaps'
import type { RoomTaps } from '../../../tools/figures/tap'
import { underBar } from '../../../tools/figures/tapParts'

export const chatTaps: RoomTaps = {
  chat: underBar('PATIENT', 'Chats'),
  supportChat: desk('PHARMACY', 'Chat with support', 'Orders'),
  supportDesk: underBar('ADMIN', 'Support desk'),
  chats: desk('DOCTOR', 'Chats', 'Schedule'),
}
