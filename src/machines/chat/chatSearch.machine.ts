import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ChatKind, Conversation } from '../../core/chat/chat'
import { CHAT_PAGE, CHAT_SEARCH_DEBOUNCE } from '../../core/chat/chat.rules'
import { listMachine } from '../kit/list.machine'

/** Whom the team looks for, in which list. */
export interface ChatSearchQuery {
  readonly kind: ChatKind
  readonly search: string
}

/** A conversation that was found, with how many there are. */
export interface FoundChat extends Conversation {
  readonly found: number
}

/** Conversations whose patient is meant by what is typed; without words there are none. */
export const chatSearchMachine = listMachine<FoundChat, ChatSearchQuery>({
  id: 'chatSearch',
  limit: CHAT_PAGE,
  debounce: CHAT_SEARCH_DEBOUNCE,
})

export type ChatSearchActor = ActorRefFrom<typeof chatSearchMachine>
export type ChatSearchSnapshot = SnapshotFrom<typeof chatSearchMachine>
