import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { RazorpaySettings } from '../../server/payment/razorpay.api'

export interface StandInPayment {
  readonly id: string
  readonly order_id: string
  readonly amount: number
  readonly currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  amount_refunded: number
}

export interface RazorpayStandIn {
  readonly settings: RazorpaySettings
  /** Orders by id, as they were asked for. */
  readonly orders: Map<string, { readonly id: string; readonly amount: number; readonly receipt: string }>
  readonly payments: Map<string, StandInPayment>
  /** `METHOD path` of every call. */
  readonly calls: string[]
  /** A person pays at the gateway: the payment, and the fields the browser brings back. */
  readonly pay: (
    orderId: string,
    status?: StandInPayment['status'],
  ) => { payment: StandInPayment; fields: Record<string, string> }
  /** The webhook's request for an event about a payment. */
  readonly event: (name: string, payment: StandInPayment, id?: string) => Request
  /** Answers every call with this status until it is set to null. */
  failWith: number | null
  readonly close: () => Promise<void>
}

const hmac = (secret: string, body: string): string => createHmac('sha256', secret).update(body).digest('hex')

/** A server on this machine that answers as Razorpay's documentation says (razorpay.com/docs/api). */
export const startRazorpay = async (): Promise<RazorpayStandIn> => {
  const orders: RazorpayStandIn['orders'] = new Map()
  const payments: RazorpayStandIn['payments'] = new Map()
  const refunds = new Map<string, string>()
  const calls: string[] = []
  const keys = { keyId: 'rzp_test_key', keySecret: 'key secret', webhookSecret: 'webhook secret' }
  const expected = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`

  const answer = (method: string, path: string, body: Record<string, unknown>, idempotencyKey: unknown): unknown => {
    const [, paymentId = '', action = ''] = /^\/v1\/payments\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    if (method === 'POST' && path === '/v1/orders') {
      const order = {
        id: `order_${orders.size + 1}`,
        amount: Number(body['amount']),
        currency: String(body['currency']),
        receipt: String(body['receipt']),
        status: 'created',
      }
      orders.set(order.id, order)
      return order
    }
    const payment = payments.get(paymentId)
    if (payment === undefined) return null
    if (method === 'GET') return payment
    if (action === 'capture') {
      if (payment.status !== 'authorized' || body['amount'] !== payment.amount) return null
      payment.status = 'captured'
      return payment
    }
    const left = payment.amount - payment.amount_refunded
    if (action === 'refund' && payment.status === 'captured' && body['amount'] === left) {
      const id = refunds.get(String(idempotencyKey)) ?? `rfnd_${refunds.size + 1}`
      refunds.set(String(idempotencyKey), id)
      payment.amount_refunded = payment.amount
      payment.status = 'refunded'
      return { id, payment_id: payment.id, amount: left }
    }
    return null
  }

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    const { method = '', url = '' } = request
    calls.push(`${method} ${url}`)
    const send = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    if (standIn.failWith !== null) return void send(standIn.failWith, { error: { code: 'SERVER_ERROR' } })
    if (request.headers.authorization !== expected) return void send(401, { error: { code: 'BAD_REQUEST_ERROR' } })
    const fields = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)
    const content = answer(method, url, fields, request.headers['x-refund-idempotency'])
    send(content === null ? 400 : 200, content ?? { error: { code: 'BAD_REQUEST_ERROR' } })
  }

  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`

  const standIn: RazorpayStandIn = {
    settings: { ...keys, url },
    orders,
    payments,
    calls,
    failWith: null,
    pay: (orderId, status = 'captured') => {
      const { amount } = orders.get(orderId)!
      const id = `pay_${payments.size + 1}`
      const payment: StandInPayment = { id, order_id: orderId, amount, currency: 'INR', status, amount_refunded: 0 }
      payments.set(id, payment)
      return {
        payment,
        fields: {
          razorpay_payment_id: id,
          razorpay_order_id: orderId,
          razorpay_signature: hmac(keys.keySecret, `${orderId}|${id}`),
        },
      }
    },
    event: (name, payment, id = `event of ${payment.id}`) => {
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_1',
        event: name,
        contains: ['payment'],
        payload: { payment: { entity: { ...payment, entity: 'payment', method: 'upi' } } },
        created_at: 1_767_589_200,
      })
      return new Request('http://practice.test/booking-service/v1/payment/razorpay/webhook', {
        method: 'POST',
        headers: { 'x-razorpay-signature': hmac(keys.webhookSecret, body), 'x-razorpay-event-id': id },
        body,
      })
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  return standIn
}
