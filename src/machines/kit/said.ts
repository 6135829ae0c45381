import type { BookingAttempt } from '../../core/booking/attempt'
import type { Failure } from '../../core/kit/outcome'
import type { Intent } from '../../core/session/intent'
import type { EnquiryDraft } from '../../core/support/enquiry'
import type { EnquiryKind } from '../../core/support/enquiry.rules'

/** A short word to the person: the server's own text, or a text id of ours. */
export interface Notice {
  readonly tone: 'good' | 'bad' | 'info'
  readonly text: string | null
  readonly id: 'wrong' | 'offline' | 'notSent' | null
}

/** What any machine may say to the world outside it; wiring hears it at every depth. */
export type Said =
  | { readonly type: 'go'; readonly to: string; readonly state?: object; readonly replace?: boolean }
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'verification.required'; readonly intent: Intent }
  | { readonly type: 'attempt.kept'; readonly attempt: BookingAttempt }
  | { readonly type: 'attempt.dropped' }
  /** A form waits for its writer to verify a number; null when it no longer does. */
  | { readonly type: 'draft.kept'; readonly kind: EnquiryKind; readonly draft: EnquiryDraft | null }

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
