import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ChatKind, ChatSide, Conversation, Message } from '../../core/chat/chat'
import { CHAT_PAGE, CHAT_SEARCH_DEBOUNCE } from '../../core/chat/chat.rules'
import { listMachine } from '../kit/list.machine'

/** What is looked for, in which list of the team; in one's own chats without a kind. */
export interface ChatSearchQuery {
  readonly kind: ChatKind | null
  readonly search: string
}

/** A message that holds the words, and where it stands. */
export interface Hit {
  readonly side: ChatSide
  readonly message: Message
}

/** A conversation that was found, by its patient or by one of its messages, with how many there are. */
export interface Found {
  readonly id: string
  readonly conversation: Conversation
  readonly hit: Hit | null
  readonly found: number
}

/** Conversations that are meant by what is typed, or messages that hold it; without words there are none. */
export const chatSearchMachine = listMachine<Found, ChatSearchQuery>({
  id: 'chatSearch',
  limit: CHAT_PAGE,
  debounce: CHAT_SEARCH_DEBOUNCE,
})

export type ChatSearchActor = ActorRefFrom<typeof chatSearchMachine>
export type ChatSearchSnapshot = SnapshotFrom<typeof chatSearchMachine>
