import { namesOf } from '../../core/chat/mention.rules'
import { faultOf } from '../kit/fault.view'
import { rowOf } from './chatList.view'
import type { ChatSearchSnapshot } from './chatSearch.machine'

export const viewChatSearch = (snapshot: ChatSearchSnapshot) => {
  const { query, items, hasMore, failure } = snapshot.context
  const isAsked = query.search.trim() !== ''
  return {
    query,
    isAsked,
    rows: items.map(({ id, conversation, hit }) => ({
      id,
      row: rowOf(conversation, query.kind === null),
      hit,
      sender: namesOf(conversation.people).get(hit?.message.senderId ?? '') ?? null,
    })),
    /** How many chats there are in all. */
    count: items[0]?.found ?? 0,
    hasMore,
    isLoading: isAsked && snapshot.hasTag('loading'),
    isEmpty: isAsked && snapshot.hasTag('empty'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}
