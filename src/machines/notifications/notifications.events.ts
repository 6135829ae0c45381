import type { PushMessage } from '../../core/notifications/pushMessage'

declare module '../kit/appEvent' {
  interface WorldEvents {
    readonly 'push.arrived': { readonly message: PushMessage }
    /** The feed is open for the first time: what was pushed before was not received. */
    readonly 'push.opened': unknown
    /** The feed was lost for a while: what came meanwhile has to be asked for. */
    readonly 'push.resumed': unknown
    /** The session has ended: nothing is pushed to it any more. */
    readonly 'push.ended': unknown
  }
}
