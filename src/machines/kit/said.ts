import type { BookingAttempt } from '../../core/booking/attempt'
import type { Failure } from '../../core/kit/outcome'
import type { Language } from '../../core/language/languages'
import type { Intent } from '../../core/session/intent'

/** A short word to the person: the server's own text, or a text id of ours. */
export interface Notice {
  readonly tone: 'good' | 'bad' | 'info'
  readonly text: string | null
  readonly id: 'wrong' | 'offline' | null
}

/** What any machine may say to the world outside it; wiring hears it at every depth. */
export type Said =
  | {
      readonly type: 'go'
      readonly to: string
      readonly state?: object
      readonly replace?: boolean
      readonly atOnce?: boolean
    }
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'verification.required'; readonly intent: Intent }
  | { readonly type: 'attempt.kept'; readonly attempt: BookingAttempt }
  | { readonly type: 'attempt.dropped' }
  /** A language was asked for; kept is said once it is spoken. */
  | { readonly type: 'language.wanted' | 'language.kept'; readonly language: Language }
  | { readonly type: 'login.wanted' | 'logout.confirmed' }

export const go = (to: string, state?: object): Said => (state ? { type: 'go', to, state } : { type: 'go', to })

export const goodNews = (text: string): Said => ({ type: 'notice', notice: { tone: 'good', text, id: null } })

/** The server's words for a failure, else the generic text; a lost network has a text of its own. */
export const badNews = ({ kind, message }: Failure): Said => ({
  type: 'notice',
  notice:
    message === ''
      ? { tone: 'bad', text: null, id: kind === 'network' ? 'offline' : 'wrong' }
      : { tone: 'bad', text: message, id: null },
})
