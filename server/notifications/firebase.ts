import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { importPKCS8, SignJWT } from 'jose'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { PushOnWire } from '../../src/core/notifications/push.api'

/** The service account of a Firebase project, as Google's console hands it out. */
export const ServiceAccount = Schema.Struct({
  project_id: Schema.NonEmptyString,
  client_email: Schema.NonEmptyString,
  private_key: Schema.NonEmptyString,
  token_uri: Schema.NonEmptyString,
})
export type ServiceAccount = typeof ServiceAccount.Type

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
/** Milliseconds after which the service counts as not answering. */
const requestTimeoutMs = 8000
/** Seconds an assertion is good for, and before its end at which access is asked for anew. */
const ASSERTED = 3600
const EARLY = 60

const readAccess = Schema.decodeUnknownSync(Schema.Struct({ access_token: Schema.String, expires_in: Schema.Finite }))
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
  let access: { readonly token: string; readonly until: UnixSeconds } | undefined

  const post = (address: string, headers: Record<string, string>, body: string | URLSearchParams) =>
    fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(requestTimeoutMs) })

  const newAccess = async () => {
    const from = now()
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(from)
      .setExpirationTime(from + ASSERTED)
      .sign(await importPKCS8(account.private_key, 'RS256'))
    const grant = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
    const answer = await post(account.token_uri, {}, grant)
    if (!answer.ok) throw new Error(`The service account was refused with ${answer.status}`)
    const { access_token, expires_in } = readAccess(await answer.json())
    return { token: access_token, until: from + expires_in - EARLY }
  }

  return async (token, push, key, how) => {
    if (access === undefined || access.until <= now()) access = await newAccess()
    const headers = { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' }
    const urgent = how === undefined ? {} : { TTL: String(how.lasts), Urgency: 'high' }
    // What has no words of its own is shown by the service worker.
    const shown = push.notification?.title ? { notification: { tag: key } } : {}
    const webpush = { headers: { Topic: topicOf(key), ...urgent }, ...shown }
    const message = JSON.stringify({ message: { ...push, token, webpush } })
    const answer = await post(`${url}/v1/projects/${account.project_id}/messages:send`, headers, message)
    if (answer.ok) return 'sent'
    if (answer.status === 401) access = undefined
    if (answer.status === 401 || answer.status === 429 || answer.status >= 500) return 'busy'
    return isUnregistered(await answer.json().catch(() => null)) ? 'gone' : 'refused'
  }
}
