import type { ChatSide, Message } from './chat'

/** What changes next, of everything that concerns a person and of the side of a conversation that is open. */
export type ChatFeedEvent =
  | { readonly type: 'feed.opened' }
  | { readonly type: 'inbox.changed'; readonly id: string; readonly rev: number }
  | { readonly type: 'message.added'; readonly side: ChatSide; readonly seq: number; readonly message: Message }
  | { readonly type: 'message.changed'; readonly side: ChatSide; readonly seq: number; readonly message: Message }
  | { readonly type: 'mark.moved'; readonly side: ChatSide; readonly userId: string; readonly seq: number }
  | { readonly type: 'conversation.changed'; readonly rev: number }
  | { readonly type: 'typing'; readonly side: ChatSide; readonly userId: string }
  | { readonly type: 'feed.lost' }
  | { readonly type: 'feed.ended' }

/** The whole inbox, or one side of a conversation whose messages up to `after` are there. */
export type ChatSubscription =
  | { readonly inbox: true }
  | { readonly conversation: string; readonly side: ChatSide; readonly after: number }

/**
 * Tells what changes; pages are read by rows. A message whose number is not the next one is a gap, which the consumer
 * fetches: a feed that is lost costs time and never a message. A feed that has ended is not asked for again.
 */
export interface ChatFeed {
  /** Returns its stop. */
  subscribe(input: ChatSubscription, on: (event: ChatFeedEvent) => void): () => void
}
