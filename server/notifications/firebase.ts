import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { PushOnWire } from '../../src/core/notifications/push.api'
import { accessOf, requestTimeoutMs, type ServiceAccount } from '../kit/serviceAccount'

/** `gone`: nobody is reached by this token any more. `busy`: worth another try. */
export type Sending = 'sent' | 'gone' | 'busy' | 'refused'

/** Sends a push to the device of a token; of one key a device shows one. What `lasts` is at once or, after so many
 *  seconds, never. */
export type PushSender = (
  token: string,
  push: PushOnWire,
  key: string,
  how?: { readonly lasts: number },
) => Promise<Sending>

const SERVICE = 'https://fcm.googleapis.com'
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const readRefusal = Schema.decodeUnknownOption(
  Schema.Struct({
    error: Schema.Struct({ details: Schema.Array(Schema.Struct({ errorCode: Schema.optionalKey(Schema.String) })) }),
  }),
)

/** Whether a refusal says that the token belongs to nobody, and not that the message is wrong. */
const isUnregistered = (body: unknown): boolean =>
  Option.match(readRefusal(body), {
    onNone: () => false,
    onSome: ({ error }) => error.details.some(({ errorCode }) => errorCode === 'UNREGISTERED'),
  })

/** The push service replaces what it has not delivered under the same topic: at most 32 letters. */
const topicOf = (key: string): string => key.replaceAll(/[^\w-]/g, '').slice(-32)

export interface FirebaseParts {
  readonly account: ServiceAccount
  readonly now: () => UnixSeconds
  /** Where the service is, when it is not Google's own address. */
  readonly url?: string
}

/** Sends through Firebase Cloud Messaging (HTTP v1). Rejects when the service cannot be reached or refuses the account. */
export const firebaseSender = ({ account, now, url = SERVICE }: FirebaseParts): PushSender => {
  const access = accessOf({ account, now, scope: SCOPE })

  return async (token, push, key, how) => {
    const headers = { authorization: `Bearer ${await access.token()}`, 'content-type': 'application/json' }
    const urgent = how === undefined ? {} : { TTL: String(how.lasts), Urgency: 'high' }
    // What has no words of its own is shown by the service worker.
    const shown = push.notification?.title ? { notification: { tag: key } } : {}
    const webpush = { headers: { Topic: topicOf(key), ...urgent }, ...shown }
    const message = JSON.stringify({ message: { ...push, token, webpush } })
    const answer = await fetch(`${url}/v1/projects/${account.project_id}/messages:send`, {
      method: 'POST',
      headers,
      body: message,
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    if (answer.ok) return 'sent'
    if (answer.status === 401) access.forget()
    if (answer.status === 401 || answer.status === 429 || answer.status >= 500) return 'busy'
    return isUnregistered(await answer.json().catch(() => null)) ? 'gone' : 'refused'
  }
}
