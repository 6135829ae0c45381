import type { Room } from '../app/loading/features'
import type chat from '../intl/en/chat.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly chat: typeof chat
  }
}

/** A person's own chats, those of a doctor's team, and the desk of the support. */
export const room: Room = {
  'page.chat': { view: async () => (await import('./ChatPage')).ChatPage, texts: ['chat', 'kit'], hasLogic: true },
  'page.chats': {
    view: async () => (await import('./ChatsPage')).ChatsPage,
    texts: ['chat', 'ring', 'kit'],
    hasLogic: true,
  },
  'page.supportChat': {
    view: async () => (await import('./SupportChatPage')).SupportChatPage,
    texts: ['chat', 'kit'],
    hasLogic: true,
  },
  'page.supportDesk': {
    view: async () => (await import('./SupportDeskPage')).SupportDeskPage,
    texts: ['chat', 'kit'],
    hasLogic: true,
  },
  'part.callChat': {
    view: async () => (await import('./ConversationPanel')).ConversationPanel,
    texts: ['chat', 'kit'],
    hasLogic: true,
  },
}
