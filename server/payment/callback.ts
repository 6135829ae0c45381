import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import type { Mount } from '../kit/mount'
import { gatewaySecret, isSigned, signed } from './signature'
import { type Settled, settleAttempt } from './payment.store'

/** What the gateway tells us about an attempt; the amount in paise, `at` in unix seconds. */
const Callback = Schema.Struct({
  reference: Schema.String,
  bookingId: Schema.String,
  amount: Schema.Int,
  status: Schema.Literals(['PAID', 'FAILED']),
  nonce: Schema.String,
  at: Schema.Int,
  signature: Schema.String,
})
export type Callback = typeof Callback.Type

/** A callback older than this, or as much from the future, is refused; seconds. */
export const CALLBACK_LIFETIME = 5 * MINUTE

const partsOf = ({ reference, bookingId, amount, status, nonce, at }: Omit<Callback, 'signature'>) => [
  reference,
  bookingId,
  amount,
  status,
  nonce,
  at,
]

export const signedCallback = (secret: string, callback: Omit<Callback, 'signature'>): Callback => ({
  ...callback,
  signature: signed(secret, 'callback', partsOf(callback)),
})

const statusOf = { settled: 200, replayed: 200, conflict: 409 } as const satisfies Record<Settled, number>

/**
 * Takes a callback in: 200 when it settled its attempt or is an exact repetition of the one that did, 400 when it is
 * none, 403 when it is forged, altered or too old, 409 when it contradicts what we know. Only the first changes anything.
 */
export const receiveCallback = async (
  db: Database,
  body: unknown,
  now: UnixSeconds,
): Promise<200 | 400 | 403 | 409> => {
  const callback = Option.getOrNull(Schema.decodeUnknownOption(Callback)(body))
  if (callback === null) return 400
  if (!isSigned(await gatewaySecret(db), 'callback', partsOf(callback), callback.signature)) return 403
  if (Math.abs(now - callback.at) > CALLBACK_LIFETIME) return 403
  return statusOf[await settleAttempt(db, callback, now)]
}

/** Answers POST /booking-service/v1/payment/callback, where a gateway outside this process would deliver. */
export const paymentCallback: Mount = async (request, { db, now }) => {
  if (request.method !== 'POST') return new Response(null, { status: 405 })
  const body: unknown = await request.json().catch(() => null)
  return new Response(null, { status: await receiveCallback(db, body, now) })
}
