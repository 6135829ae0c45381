import * as Schema from 'effect/Schema'
import { CHAT_EVENT, ChatEventOnWire, type ChatEventSent } from '../../core/chat/chat.events'
import type { ChatFeed, ChatFeedEvent, ChatSubscription } from '../../core/chat/chat.ports'
import type { StreamHub } from './streamHub'

const read = Schema.decodeUnknownOption(ChatEventOnWire)

/** Of the inbox each event is a change of its conversation; of a side those that are of it. */
const eventOf = (input: ChatSubscription, sent: ChatEventSent): ChatFeedEvent | null => {
  if ('inbox' in input) {
    if (sent.is === 'typing') return null
    return { type: 'inbox.changed', id: sent.conversation, rev: sent.is === 'conversation' ? sent.rev : 0 }
  }
  if (sent.conversation !== input.conversation) return null
  if (sent.is === 'conversation') return { type: 'conversation.changed', rev: sent.rev }
  if (sent.side !== input.side) return null
  if (sent.is === 'typing') return { type: 'typing', side: sent.side, userId: sent.userId }
  if (sent.is === 'mark') return { type: 'mark.moved', side: sent.side, userId: sent.userId, seq: sent.seq }
  const { side, seq, message } = sent
  return { type: sent.is === 'message' ? 'message.added' : 'message.changed', side, seq, message }
}

/** The feed of chat over the tab's one stream. */
export const chatOverStream = (listen: StreamHub): ChatFeed => ({
  subscribe: (input, on) =>
    listen((event) => {
      if (event.type === 'feed.message') return
      if (event.type !== 'feed.event') return on(event)
      if (event.isMissed) return
      const sent = event.event === CHAT_EVENT ? read(event.data) : null
      const change = sent?._tag === 'Some' ? eventOf(input, sent.value) : null
      if (change !== null) on(change)
    }),
})
