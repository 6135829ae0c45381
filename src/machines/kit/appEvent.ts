import type { BookingAttempt } from '../../core/booking/attempt'
import { type ErrorText, failureText } from '../../core/kit/errors.rules'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Language } from '../../core/language/languages'
import type { Location } from '../../core/location/location'
import type { LocationFault } from '../../core/location/location.rules'
import type { Intent } from '../../core/session/intent'
import type { EnquiryDraft } from '../../core/support/enquiry'
import type { EnquiryKind } from '../../core/support/enquiry.rules'

/** A short word to the person: the server's own text, or a text id of ours. */
export interface Notice {
  readonly tone: 'good' | 'bad' | 'info'
  /** Stands above the text, as a push has it. */
  readonly title?: string
  /** Pressing the toast leads here. */
  readonly leadsTo?: { readonly to: string; readonly state?: object }
  readonly text: string | null
  readonly id: ErrorText | 'notSent' | `location.${LocationFault}` | null
}

/** What any machine may say to the world outside it; wiring hears it at every depth. */
export type AppEvent =
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
  | { readonly type: 'login.wanted' | 'logout.confirmed' | 'help.wanted' }
  /** Where doctors are looked for from now on, and the choices to offer again when they changed. */
  | { readonly type: 'location.kept'; readonly location: Location; readonly recents?: readonly Location[] }
  /** What the person pressed is not theirs to do. */
  | { readonly type: 'permission.denied' }
  /** A form waits for its writer to verify a number; null when it no longer does. */
  | { readonly type: 'draft.kept'; readonly kind: EnquiryKind; readonly draft: EnquiryDraft | null }

/** What is told to those who show words of the server: they ask for them in the language that is spoken now. */
export interface LanguageChanged {
  readonly type: 'language.changed'
}

export const go = (to: string, state?: object): AppEvent => (state ? { type: 'go', to, state } : { type: 'go', to })

export const successNotice = (text: string): AppEvent => ({ type: 'notice', notice: { tone: 'good', text, id: null } })

/** The server's words for a failure, else those of the error catalogue; what is not allowed has its own dialog. */
export const failureNotice = (failure: Failure): AppEvent =>
  failure.kind === 'forbidden'
    ? { type: 'permission.denied' }
    : { type: 'notice', notice: { tone: 'bad', ...failureText(failure) } }

/** How a write ended, in the server's words; one that says nothing of its success is not told. */
export const noticeOf = (outcome: Outcome<unknown>): AppEvent =>
  outcome.ok ? successNotice(outcome.message ?? '') : failureNotice(outcome.failure)
