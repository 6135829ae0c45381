import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ChatKind, Conversation } from '../../core/chat/chat'
import { CHAT_PAGE, type DeskPart } from '../../core/chat/chat.rules'
import { liveListMachine } from '../kit/liveList.machine'

/** Which conversations are listed: one's own without a kind, else those of the team. */
export interface ChatQuery {
  readonly kind: ChatKind | null
  readonly only: 'all' | 'unread' | 'favourite' | DeskPart
}

/** A conversation with what was written into it on this device and not sent. */
export interface ListedChat extends Conversation {
  readonly draft?: string | null
}

/** Conversations, the last message first; one that changes changes where it stands. */
export const chatListMachine = liveListMachine<ListedChat, ChatQuery>({
  id: 'chatList',
  limit: CHAT_PAGE,
  debounce: 0,
})

export type ChatListActor = ActorRefFrom<typeof chatListMachine>
export type ChatListSnapshot = SnapshotFrom<typeof chatListMachine>
