import type { FirebaseConfig } from '../../core/app/config'
import type { ChatFeed, ChatFeedEvent, ChatSubscription } from '../../core/chat/chat.ports'
import type { Outcome } from '../../core/kit/outcome'
import type { ChatSdk, ChatStore, ChatStoreParts } from '../firestore/chatStore'
import type { StreamHub } from './streamHub'

export interface ChatFeedParts {
  /** The project that the backend names; null where it is its own. Asked once, with the pushes. */
  readonly project: () => Promise<Outcome<FirebaseConfig | null>>
  readonly storeToken: ChatStoreParts['token']
  readonly stream: StreamHub
  readonly loadSdk?: () => Promise<ChatSdk>
}

/** The feed of chat, and its end with the session. */
export interface SessionFeed extends ChatFeed {
  readonly forget: () => Promise<void>
}

/**
 * Chat's feed by the documents of a project where the backend keeps a copy there, else over the tab's one stream. Which
 * it is, is known with the first subscription; nothing of Firebase is fetched before.
 */
export const openChatFeed = ({ project, storeToken, stream, loadSdk }: ChatFeedParts): SessionFeed => {
  let store: ChatStore | undefined
  const find = async (): Promise<ChatFeed | null> => {
    const named = await project()
    if (!named.ok) return null
    if (named.value !== null) {
      const { chatOverStore } = await import('../firestore/chatStore')
      store ??= chatOverStore({ project: named.value, token: storeToken, ...(loadSdk && { load: loadSdk }) })
      if (await store.isThere()) return store
    }
    const { chatOverStream } = await import('./chatStream')
    return chatOverStream(stream)
  }
  return {
    subscribe: (input: ChatSubscription, on: (event: ChatFeedEvent) => void) => {
      let isStopped = false
      let stop = () => {}
      const begin = async () => {
        const feed = await find().catch(() => null)
        if (isStopped) return
        if (feed === null) on({ type: 'feed.lost' })
        else stop = feed.subscribe(input, on)
      }
      void begin()
      return () => {
        isStopped = true
        stop()
      }
    },
    forget: async () => store?.forget(),
  }
}
