import * as Schema from 'effect/Schema'
import type { Logger } from '../kit/logging'
import { GatewayDown } from './paymentGateway'
import { timeLimit } from '../kit/timeLimit'

/** Keys of a Razorpay account; `url` is another address of its API. */
export interface RazorpaySettings {
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  readonly url?: string | undefined
}

export const RAZORPAY = 'https://api.razorpay.com'
/** Every bill is in rupees. */
export const CURRENCY = 'INR'
/** Milliseconds after which Razorpay counts as not answering. */
const REQUEST_TIMEOUT = timeLimit(8000)

const Order = Schema.Struct({ id: Schema.String, amount: Schema.Int, currency: Schema.String, status: Schema.String })

/** A payment as Razorpay tells of it; amounts in paise. */
export const RazorpayPayment = Schema.Struct({
  id: Schema.String,
  order_id: Schema.NullOr(Schema.String),
  amount: Schema.Int,
  currency: Schema.String,
  status: Schema.Literals(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: Schema.optionalKey(Schema.NullOr(Schema.Int)),
})
export type RazorpayPayment = typeof RazorpayPayment.Type

const Refund = Schema.Struct({ id: Schema.String, payment_id: Schema.String, amount: Schema.Int })

/** The calls of Razorpay's API that bookings need (razorpay.com/docs/api). Each rejects with `GatewayDown`. */
export const razorpayApi = ({ keyId, keySecret, url = RAZORPAY }: RazorpaySettings, log: Logger) => {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  const down = (call: string, reason: object): GatewayDown => {
    log.error({ call, ...reason }, 'payment gateway')
    return new GatewayDown()
  }
  const ask = async <A>(
    call: string,
    schema: Schema.Codec<A, unknown>,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<A> => {
    const response = await fetch(`${url}/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw down(call, { failure: error instanceof Error ? error.name : 'unknown' })
    })
    if (!response.ok) throw down(call, { status: response.status })
    const read = Schema.decodeUnknownOption(schema)(await response.json().catch(() => null))
    if (read._tag === 'None') throw down(call, { unreadable: true })
    return read.value
  }
  /** An answer about something else than what was asked about is none. */
  const about = <A>(call: string, answer: A, is: boolean): A => {
    if (!is) throw down(call, { aboutAnother: true })
    return answer
  }
  const askPayment = async (call: string, id: string, action: string, body?: object): Promise<RazorpayPayment> => {
    const payment = await ask(call, RazorpayPayment, `/payments/${encodeURIComponent(id)}${action}`, body)
    return about(call, payment, payment.id === id)
  }
  return {
    /** An order to be captured by itself; `receipt` is our reference. */
    createOrder: async ({ amount, receipt }: { readonly amount: number; readonly receipt: string }) => {
      const order = await ask('createOrder', Order, '/orders', {
        amount,
        currency: CURRENCY,
        receipt,
        payment: { capture: 'automatic', capture_options: { refund_speed: 'normal' } },
      })
      return about('createOrder', order, order.amount === amount && order.currency === CURRENCY)
    },
    payment: (id: string) => askPayment('payment', id, ''),
    capture: ({ id, amount, currency }: RazorpayPayment) => askPayment('capture', id, '/capture', { amount, currency }),
    /** The same payment is paid back once: the key makes a repetition the same refund. */
    refund: async ({ id, amount }: { readonly id: string; readonly amount: number }) => {
      const refund = await ask(
        'refund',
        Refund,
        `/payments/${encodeURIComponent(id)}/refund`,
        { amount, speed: 'normal', receipt: id },
        { 'X-Refund-Idempotency': id },
      )
      return about('refund', refund, refund.payment_id === id && refund.amount === amount)
    },
  }
}
