import type { Failure } from '../../core/kit/outcome'
import type { Intent } from '../../core/session/intent'
import type { LoginDraft } from '../../core/session/session'
import type { SessionValues } from '../../core/session/sessionValues'

declare module '../kit/appEvent' {
  interface WorldEvents {
    readonly 'verification.required': { readonly intent: Intent }
    readonly 'verification.opened': unknown
    /** Login was pressed in the settings. */
    readonly 'login.wanted': unknown
    /** Of a login that is under way, what a reload goes on with; null once it is over. */
    readonly 'login.kept': { readonly draft: LoginDraft | null }
    readonly 'logout.confirmed': unknown
    readonly 'session.kept': { readonly values: SessionValues }
    /** The device token is made anew; the device id stays. `userId` is whose other tabs leave too. */
    readonly 'session.forgotten': { readonly userId: string | null }
    readonly logged: { readonly failure: Failure }
  }
}
