import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { PushMessage } from './pushMessage'

/** This device's token; null where it takes no push (denied, not asked yet, no secure origin). */
export interface PushToken {
  readonly token: string | null
  /** The person has not been asked yet whether this device may show notifications. */
  readonly canAsk: boolean
}

/** What a feed tells; a feed that is lost may be asked for again, one that has ended may not. */
export type PushEvent =
  | { readonly type: 'feed.opened' }
  | { readonly type: 'feed.message'; readonly message: PushMessage }
  | { readonly type: 'feed.lost' }
  | { readonly type: 'feed.ended' }

export interface PushPort {
  token(input: object, signal: Cancellation): Promise<Outcome<PushToken>>
  /** Asks the person; call it from something they pressed. */
  ask(input: object, signal: Cancellation): Promise<Outcome<{ isGranted: boolean }>>
  register(input: { token: string; key: string }, signal: Cancellation): Promise<Outcome<object>>
  /** Tells what is pushed while the client is open, on a device with or without a token. */
  listen(input: object, on: (event: PushEvent) => void): () => void
  /** Tells when it is worth trying again: the network is back, the page is looked at. */
  onWake(on: () => void): () => void
  /** The device is nobody's any more: its token is given up. */
  forget(): Promise<void>
}
