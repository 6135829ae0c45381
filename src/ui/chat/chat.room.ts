import type { Room } from '../app/loading/features'
import type chat from '../intl/en/chat.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly chat: typeof chat
  }
}

const texts = ['chat', 'ring', 'kit', 'errors'] as const

/** A person's own chats, those of a doctor's team, and the desk of the support. */
export const room: Room = {
  'page.chat': { view: async () => (await import('./ChatPage')).ChatPage, texts, hasLogic: true },
  'page.chats': {
    view: async () => (await import('./ChatsPage')).ChatsPage,
    texts,
    hasLogic: true,
  },
  'page.supportChat': {
    view: async () => (await import('./SupportChatPage')).SupportChatPage,
    texts,
    hasLogic: true,
  },
  'page.supportDesk': {
    view: async () => (await import('./SupportDeskPage')).SupportDeskPage,
    texts,
    hasLogic: true,
  },
  'part.callChat': {
    view: async () => (await import('./ConversationPanel')).ConversationPanel,
    texts,
    hasLogic: true,
  },
}
