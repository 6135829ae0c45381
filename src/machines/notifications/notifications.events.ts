import type { PushMessage } from '../../core/notifications/pushMessage'

declare module '../kit/appEvent' {
  interface WorldEvents {
    readonly 'push.arrived': { readonly message: PushMessage }
    /** The feed was lost for a while: what came meanwhile has to be asked for. */
    readonly 'push.resumed': unknown
  }
}
