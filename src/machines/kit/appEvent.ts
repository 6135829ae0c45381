import { type ErrorText, failureText } from '../../core/kit/errors.rules'
import { type Failure, isDenied, type Outcome } from '../../core/kit/outcome'

/** Text ids of notices. A room adds its own with `declare module`, in its `.events.ts`. */
export interface NoticeTexts extends Record<ErrorText | 'sessionEnded', true> {}

/** A short message to the person: the server's own text, or a text id of ours. */
export interface Notice {
  readonly tone: 'good' | 'bad' | 'info'
  /** Stands above the text, as a push has it. */
  readonly title?: string
  /** Pressing the toast leads here. */
  readonly leadsTo?: { readonly to: string; readonly state?: object }
  readonly text: string | null
  readonly id: keyof NoticeTexts | null
}

/**
 * What machines send to the world, by type. A room adds its own events with `declare module`, in its `.events.ts`;
 * wiring has one handler for each.
 */
export interface WorldEvents {
  readonly go: {
    readonly to: string
    readonly state?: object
    readonly replace?: boolean
    readonly atOnce?: boolean
  }
  /** `from` is the actor that sends it: what it tried goes well in the end, or does not. */
  readonly notice: { readonly notice: Notice; readonly from?: string }
  /** What the person pressed is not theirs to do; with the server's words, where it gave any. */
  readonly 'permission.denied': { readonly message?: string }
}

export type AppEventOf<Type extends keyof WorldEvents> = { readonly type: Type } & WorldEvents[Type]

/** Any event that a machine sends to the world. */
export type AppEvent = { [Type in keyof WorldEvents]: AppEventOf<Type> }[keyof WorldEvents]

/** Sent to machines that show the server's texts: they load them again in the language of now. */
export interface LanguageChanged {
  readonly type: 'language.changed'
}

/** Sent to machines that work with the patient's own profile: what it lacked is known now. */
export interface ProfileSaved {
  readonly type: 'profile.saved'
}

export const go = (to: string, state?: object): AppEvent => (state ? { type: 'go', to, state } : { type: 'go', to })

export const successNotice = (text: string): AppEvent => ({ type: 'notice', notice: { tone: 'good', text, id: null } })

/** What the person pressed is not theirs to do. */
export const denial = ({ message }: Failure): AppEvent =>
  message === '' ? { type: 'permission.denied' } : { type: 'permission.denied', message }

/** The server's words for a failure, else those of the error catalogue; what is not allowed has its own dialog. */
export const failureNotice = (failure: Failure): AppEvent =>
  isDenied(failure) ? denial(failure) : { type: 'notice', notice: { tone: 'bad', ...failureText(failure) } }

/** How a write ended, in the server's words; a success without a message shows nothing. */
export const noticeOf = (outcome: Outcome<unknown>): AppEvent =>
  outcome.ok ? successNotice(outcome.message ?? '') : failureNotice(outcome.failure)
