import type { OpenFlow } from '../app/feature'
import type { ChatListActor } from './chatList.machine'
import type { ConversationActor } from './conversation.machine'

/** Which conversation is open beside or over the list, and how far the list was scrolled. */
export const chatFlow = (page: ChatListActor, conversation: ConversationActor): OpenFlow => {
  const { listed, items } = page.getSnapshot().context
  const { id } = conversation.getSnapshot().context
  return {
    query: {},
    state: { listed: Math.max(listed, items.length) },
    steps:
      id === null
        ? []
        : [{ name: 'chat', query: { channelId: id }, close: () => conversation.send({ type: 'conversation.left' }) }],
  }
}
