import type { Failure } from '../../core/kit/outcome'
import type { SessionValues } from '../../core/session/sessionValues'
import type { AppEvent } from '../kit/appEvent'

/** What the session says to the world beside what every machine may say. */
export type SessionAppEvent =
  | AppEvent
  | { readonly type: 'session.kept'; readonly values: SessionValues }
  /** The device token is made anew; the device id stays. `userId` is whose other tabs are told to leave too. */
  | { readonly type: 'session.forgotten'; readonly userId: string | null }
  | { readonly type: 'verification.opened' }
  | { readonly type: 'logged'; readonly failure: Failure }
