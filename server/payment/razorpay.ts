import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { Database } from '../kit/handlers'
import { hashOf } from '../kit/ids'
import type { Logger } from '../kit/logging'
import type { Mount } from '../kit/mount'
import { notifyOfAppointments } from '../booking/booking.port'
import { attemptOfOrder, attemptRow, claimEvent, isSettledBy, nameOrder, orderOf, settleAttempt } from './payment.store'
import { type Bill, GatewayDown, type PaymentGateway } from './paymentGateway'
import { CURRENCY, RAZORPAY, razorpayApi, RazorpayPayment, type RazorpaySettings } from './razorpay.api'
import { isHexSignature } from './signature'
import { dueRefund } from './refunds.store'

const ROOT = '/booking-service/v1/payment/razorpay'

/** What Razorpay reports of a payment (razorpay.com/docs/webhooks/payments). */
const Event = Schema.Struct({
  event: Schema.String,
  payload: Schema.Struct({ payment: Schema.Struct({ entity: RazorpayPayment }) }),
})
const readEvent = Schema.decodeUnknownOption(Schema.fromJsonString(Event))

interface RazorpayParts {
  readonly settings: RazorpaySettings
  /** `https://host` under which people come back. */
  readonly origin: string
  readonly log: Logger
}

/** Payments through Razorpay's hosted checkout: an order for each attempt, its signed return, and its webhook. */
export const razorpayGateway = ({ settings, origin, log }: RazorpayParts): PaymentGateway => {
  const api = razorpayApi(settings, log)
  const checkoutUrl = `${settings.url ?? RAZORPAY}/v1/checkout/embedded`

  const orderFor = async (db: Database, { reference, amount }: Bill): Promise<string> => {
    const known = await orderOf(db, reference)
    if (known !== null) return known
    const { id } = await api.createOrder({ amount, receipt: reference })
    await nameOrder(db, reference, id)
    return id
  }

  /** Settles the booking of a captured payment of its bill; money that settles none is due back. */
  const settle = async (db: Database, payment: RazorpayPayment, now: number): Promise<void> => {
    if (payment.order_id === null || payment.status !== 'captured') return
    const attempt = await attemptOfOrder(db, payment.order_id)
    if (attempt === undefined) return
    const { reference, bookingId } = attempt
    const { id: nonce, amount } = payment
    const settled = isForBill(payment, attempt)
      ? await settleAttempt(db, { reference, bookingId, amount, status: 'PAID', nonce }, now)
      : 'conflict'
    if (settled === 'conflict' && !(await isSettledBy(db, nonce)))
      await dueRefund(db, { paymentId: nonce, reference, amount }, now)
  }

  /** The payment as it stands once it is captured: one that is only authorised is captured where it pays the bill. */
  const captured = async (payment: RazorpayPayment, attempt: { readonly amount: number }): Promise<RazorpayPayment> =>
    payment.status === 'authorized' && isForBill(payment, attempt) ? api.capture(payment) : payment

  const webhook: Mount = async (request, { db, now }) => {
    const body = await request.text()
    const signature = request.headers.get('x-razorpay-signature') ?? ''
    if (!isHexSignature(settings.webhookSecret, body, signature)) return new Response(null, { status: 403 })
    const event = Option.getOrNull(readEvent(body))
    // An event about anything else is none of ours.
    if (event === null) return new Response(null, { status: 200 })
    const payment = event.payload.payment.entity
    await db.transaction(async (tx) => {
      if (!(await claimEvent(tx, request.headers.get('x-razorpay-event-id') ?? hashOf(body), now))) return
      if (event.event === 'payment.captured' || event.event === 'order.paid') await settle(tx, payment, now)
      if (event.event !== 'payment.failed' || payment.order_id === null) return
      const attempt = await attemptOfOrder(tx, payment.order_id)
      // The order stays open: the person may pay it another way.
      if (attempt?.status === 'created')
        await notifyOfAppointments(tx, 'payment.failed', [attempt.bookingId], now, { occasion: payment.id })
    })
    return new Response(null, { status: 200 })
  }

  /** What a person brings back: only its signature is believed, and the payment's state is Razorpay's own word. */
  const returned: Mount = async (request, { db, now }) => {
    const reference = new URL(request.url).searchParams.get('reference') ?? ''
    const form = await request.formData().catch(() => null)
    const field = (name: string): string => {
      const value = form?.get(name)
      return typeof value === 'string' ? value : ''
    }
    const [paymentId, orderId] = [field('razorpay_payment_id'), field('razorpay_order_id')]
    if (paymentId === '') return away('failure', (await attemptRow(db, reference))?.attempt.bookingId)
    if (!isHexSignature(settings.keySecret, `${orderId}|${paymentId}`, field('razorpay_signature')))
      return new Response(null, { status: 403 })
    const attempt = await attemptOfOrder(db, orderId)
    try {
      const payment = await api.payment(paymentId)
      if (attempt !== undefined && payment.order_id === orderId) await settle(db, await captured(payment, attempt), now)
    } catch (error) {
      // The webhook brings the same; until then the page says that it is being confirmed.
      if (!(error instanceof GatewayDown)) throw error
    }
    return away('success', attempt?.bookingId)
  }

  const cancelled: Mount = async (request, { db }) => {
    const reference = new URL(request.url).searchParams.get('reference') ?? ''
    return away('failure', (await attemptRow(db, reference))?.attempt.bookingId)
  }

  return {
    checkout: async (db, bill) => ({
      action: checkoutUrl,
      fields: {
        key_id: settings.keyId,
        order_id: await orderFor(db, bill),
        amount: String(bill.amount),
        currency: CURRENCY,
        callback_url: `${origin}${ROOT}/return?reference=${encodeURIComponent(bill.reference)}`,
        cancel_url: `${origin}${ROOT}/cancelled?reference=${encodeURIComponent(bill.reference)}`,
      },
    }),
    refund: async ({ paymentId, amount }) => {
      const payment = await api.payment(paymentId)
      const left = Math.min(amount, payment.amount - refundedOf(payment))
      return left <= 0 ? `of ${paymentId}` : (await api.refund({ id: paymentId, amount: left })).id
    },
    mounts: { [`${ROOT}/webhook`]: webhook, [`${ROOT}/return`]: returned, [`${ROOT}/cancelled`]: cancelled },
    formOrigins: [new URL(checkoutUrl).origin],
  }
}

const refundedOf = ({ amount_refunded: refunded }: RazorpayPayment): number => refunded ?? 0

/** Whether a payment is worth its bill: the same number of paise, in rupees, of which nothing went back. */
const isForBill = (payment: RazorpayPayment, bill: { readonly amount: number }): boolean =>
  payment.amount === bill.amount && payment.currency === CURRENCY && refundedOf(payment) === 0

const away = (outcome: 'success' | 'failure', bookingId: string | undefined): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location:
        bookingId === undefined ? '/home' : `/appointment/${outcome}?bookingId=${encodeURIComponent(bookingId)}`,
    },
  })
