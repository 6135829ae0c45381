import { timeLimit } from '../../core/kit/timeLimit'
import type { LoginResult } from '../../core/session/session'
import { SESSION_CHANNEL } from './tabs'

/** Held by each tab with a session: a fresh one waits for an answer only where somebody can give it. */
const LOCK = 'session'
/** Milliseconds that another tab, which may sleep, has to answer. */
const answerTimeoutMs = timeLimit(2000)

/** The session that the tabs of this browser share, on a channel of one origin. */
export const sharedSession = (locks: LockManager | undefined) => {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  let release: (() => void) | null = null
  return {
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

export type SharedSession = ReturnType<typeof sharedSession>

/** Without locks, as where a page is not secure, no tab can know of another. */
export const browserLocks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)
