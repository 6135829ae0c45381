import type { Areas, Look } from '../../kit/shown'

export const chatLooks: readonly Look[] = [
  { name: 'the chats of a patient', who: 'PATIENT', path: '/chat', words: 'Chats' },
  { name: 'the chats of a guest', who: 'GUEST', path: '/chat', words: 'Verify your number to chat' },
  {
    name: 'the chat of a pharmacy with the support',
    who: 'PHARMACY',
    path: '/support-chat',
    words: 'Chat with support',
  },
  { name: 'the desk of the support', who: 'ADMIN', path: '/support-desk', words: 'Support desk' },
  { name: 'the chats of a team', who: 'DOCTOR', path: '/chats', words: 'Chats' },
]

export const chatAreas: Areas = { chat: 'patient', chats: 'doctor', supportChat: 'provider', supportDesk: 'support' }
