import type { RingNews } from '../../core/call/ringNews'
import { timeLimit } from '../../core/kit/timeLimit'
import type { LoginResult } from '../../core/session/session'

const CHANNEL = 'session'
/** Held by each tab with a session: a fresh one waits for an answer only where somebody can give it. */
const LOCK = 'session'
/** The key that says that this tab asked the others: one that logged out stays out. */
export const TABS_ASKED = 'tabsAsked'
/** Milliseconds that another tab, which may sleep, has to answer. */
const answerTimeoutMs = timeLimit(2000)

/** What a push said of a ring at somebody's. */
interface RingOfUser {
  readonly userId: string
  readonly news: RingNews
}

/**
 * What the tabs of this browser tell each other: who is here, who logged out, and what rings at whom: not each has a
 * stream. A channel is of one origin.
 */
export const openTabs = (locks: LockManager | undefined) => {
  const channel = new BroadcastChannel(CHANNEL)
  let release: (() => void) | null = null
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
    /** The session of a tab that has one, as it came; null when there is none. */
    askForSession: async (): Promise<unknown> => {
      const { held = [] } = (await locks?.query()) ?? {}
      if (!held.some(({ name }) => name === LOCK)) return null
      const from = crypto.randomUUID()
      return new Promise((resolve) => {
        const end = (login: unknown) => {
          clearTimeout(late)
          channel.removeEventListener('message', take)
          resolve(login)
        }
        const take = ({
          data,
        }: MessageEvent<{ readonly shared?: { readonly to: unknown; readonly login: unknown } }>) => {
          if (data.shared?.to === from) end(data.shared.login)
        }
        const late = setTimeout(() => end(null), answerTimeoutMs)
        channel.addEventListener('message', take)
        channel.postMessage({ asked: from })
      })
    },
    /** Answers fresh tabs with the session of this one, while it has one. */
    onAsked: (login: () => LoginResult | null): void => {
      channel.addEventListener('message', ({ data }: MessageEvent<{ readonly asked?: unknown }>) => {
        const shared = typeof data.asked === 'string' ? login() : null
        if (shared !== null) channel.postMessage({ shared: { to: data.asked, login: shared } })
      })
    },
    /** Says to fresh tabs whether there is a session here. */
    holdSession: (isHeld: boolean): void => {
      if (isHeld === (release !== null)) return
      release?.()
      release = null
      if (!isHeld) return
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      void locks?.request(LOCK, { mode: 'shared' }, () => held)
    },
    close: (): void => channel.close(),
  }
}

export type Tabs = ReturnType<typeof openTabs>
