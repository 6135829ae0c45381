import type { RingNews } from '../../core/call/ringNews'

export const SESSION_CHANNEL = 'session'
/** The key that says that this tab asked the others: one that logged out stays out. */
export const TABS_ASKED = 'tabsAsked'

/** What a push said of a ring at somebody's. */
interface RingOfUser {
  readonly userId: string
  readonly news: RingNews
}

/** What the tabs of this browser tell each other: who logged out, and what rings at whom: not each has a stream. */
export const openTabs = () => {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  return {
    broadcastLeft: (userId: string): void => channel.postMessage({ left: userId }),
    onLeft: (on: (userId: string) => void): void => {
      channel.addEventListener('message', ({ data }: MessageEvent<{ readonly left?: unknown }>) => {
        if (typeof data.left === 'string') on(data.left)
      })
    },
    broadcastRing: (ring: RingOfUser): void => channel.postMessage({ ring }),
    onRing: (on: (ring: RingOfUser) => void): void => {
      channel.addEventListener('message', ({ data }: MessageEvent<{ readonly ring?: RingOfUser }>) => {
        // Tabs of one release are of one mind; another's message that is none of this says nothing.
        if (typeof data.ring?.userId === 'string') on(data.ring)
      })
    },
    close: (): void => channel.close(),
  }
}

export type Tabs = ReturnType<typeof openTabs>
