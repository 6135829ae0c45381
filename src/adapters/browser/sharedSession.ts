import { timeLimit } from '../../core/kit/timeLimit'
import type { LoginResult } from '../../core/session/session'
import { SESSION_CHANNEL } from './tabs'

/** Begins the lock of each tab with a session, which goes on with whose it is: a fresh one waits for those alone. */
const LOCK = 'session:'
/** Milliseconds that another tab, which may sleep, has to answer. */
const answerTimeoutMs = timeLimit(2000)
/** Milliseconds that tabs of other people have after the first answer. */
const othersTimeoutMs = timeLimit(300)

type Answer = MessageEvent<{ readonly shared?: { readonly to: unknown; readonly login: unknown } }>

const personOf = (login: unknown): unknown => (login as { readonly userId?: unknown } | null)?.userId

/** The sessions that the tabs of this browser share, on a channel of one origin. */
export const sharedSession = (locks: LockManager | undefined) => {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  let held: { readonly userId: string; readonly release: () => void } | null = null
  return {
    /** The session of each person who has one in some tab, as it came; whoever answered first is first. */
    askForSessions: async (): Promise<readonly unknown[]> => {
      const { held: known = [] } = (await locks?.query()) ?? {}
      const people = new Set(known.map(({ name }) => name).filter((name) => name?.startsWith(LOCK)))
      if (people.size === 0) return []
      const from = crypto.randomUUID()
      return new Promise((resolve) => {
        const logins = new Map<unknown, unknown>()
        const end = () => {
          clearTimeout(late)
          channel.removeEventListener('message', take)
          resolve([...logins.values()])
        }
        const take = ({ data }: Answer) => {
          if (data.shared?.to !== from) return
          const { login } = data.shared
          if (logins.size === 0) {
            clearTimeout(late)
            late = setTimeout(end, othersTimeoutMs)
          }
          if (!logins.has(personOf(login))) logins.set(personOf(login), login)
          if (logins.size >= people.size) end()
        }
        let late = setTimeout(end, answerTimeoutMs)
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
    /** Says to fresh tabs whose session is here; null where nobody's is. */
    holdSession: (userId: string | null): void => {
      if (userId === (held?.userId ?? null)) return
      held?.release()
      held = null
      if (userId === null) return
      const over = new Promise<void>((resolve) => {
        held = { userId, release: resolve }
      })
      void locks?.request(`${LOCK}${userId}`, { mode: 'shared' }, () => over)
    },
    close: (): void => channel.close(),
  }
}

export type SharedSession = ReturnType<typeof sharedSession>

/** Without locks, as where a page is not secure, no tab can know of another. */
export const browserLocks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)
