import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/kit/database'
import { newLogger } from '../../server/kit/logging'
import { notifications } from '../../server/notifications/notifications.tables'
import { paymentHandlers } from '../../server/payment/payment.server'
import { paymentAttempts, paymentEvents, paymentRefunds } from '../../server/payment/payment.tables'
import { GatewayDown, type PaymentGateway } from '../../server/payment/paymentGateway'
import { razorpayGateway } from '../../server/payment/razorpay'
import { payBack } from '../../server/payment/refunds.store'
import { releaseUnpaid } from '../../server/payment/release'
import { ItemsFailed } from '../../server/kit/itemsFailed'
import { UNPAID_HOLD } from '../../src/core/payment/payment.rules'
import { NOW } from '../kit/backend'
import { heldBooking } from '../kit/payment'
import { answerOf, aPractice, book, bookings, callOf, FEE, somePatients, type TestPatient } from '../kit/practice'
import { type RazorpayStandIn, type StandInPayment, startRazorpay } from '../kit/razorpay'
import { emptyTables, openTestDatabase } from '../kit/template'

const ROOT = '/booking-service/v1/payment/razorpay' as const
const ORIGIN = 'https://care.example'

let opened: OpenDatabase
let razorpay: RazorpayStandIn
let gateway: PaymentGateway
let [anil, bela]: TestPatient[] = []
let bookingId: string

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await emptyTables(opened, ['users', 'specialities', 'clinics', 'payment_events'])
  await aPractice(opened.db)
  ;[anil, bela] = await somePatients(opened.db, 2)
  bookingId = await heldBooking(opened.db, anil!)
  razorpay = await startRazorpay()
  gateway = razorpayGateway({ settings: razorpay.settings, origin: ORIGIN, log: newLogger('silent') })
})
afterEach(() => razorpay.close())

const requestPage = (now = NOW) =>
  answerOf(opened.db, (tx) =>
    paymentHandlers(gateway).requestPage({ bookingId }, callOf(tx, anil!.userId, now, 'payment.requestPage')),
  )
const orderOf = async (): Promise<string> => {
  const page = await requestPage()
  if (!('markup' in page)) throw new Error(page.message)
  return /name="order_id" value="([^"]+)"/.exec(page.markup)![1]!
}
const deliver = (request: Request, now = NOW) => gateway.mounts[`${ROOT}/webhook`]!(request, { db: opened.db, now })
const bringBack = async (fields: Record<string, string>, now = NOW) => {
  const [attempt] = await opened.db.select().from(paymentAttempts)
  const url = `${ORIGIN}${ROOT}/return?reference=${attempt?.reference}`
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  return gateway.mounts[`${ROOT}/return`]!(request, { db: opened.db, now })
}
const statuses = async () =>
  (await bookings(opened.db)).map(({ status, paymentStatus }) => `${status} ${paymentStatus}`)
const refunds = () =>
  opened.db.select({ paymentId: paymentRefunds.paymentId, refundId: paymentRefunds.refundId }).from(paymentRefunds)
const pass = (seconds: number) => NOW + seconds

describe('The payment page', () => {
  test("is one form to Razorpay's hosted checkout, for an order of the fee in paise", async () => {
    const page = await requestPage()
    if (!('markup' in page)) throw new Error('no page')
    expect(page.markup.match(/<form\b[^>]*>/g)).toEqual([
      `<form method="POST" action="${razorpay.settings.url}/v1/checkout/embedded">`,
    ])
    const [order] = razorpay.orders.values()
    const [attempt] = await opened.db.select().from(paymentAttempts)
    expect(order).toMatchObject({ amount: FEE, receipt: attempt!.reference })
    expect(page.markup).toContain(`name="key_id" value="${razorpay.settings.keyId}"`)
    expect(page.markup).toContain(`value="${ORIGIN}${ROOT}/return?reference=${attempt!.reference}"`)
    expect(page.markup).not.toContain(razorpay.settings.keySecret)
    expect(gateway.formOrigins).toEqual([razorpay.settings.url])
  })

  test('asked for again is the same order', async () => {
    expect(await orderOf()).toBe(await orderOf())
    expect(razorpay.orders.size).toBe(1)
  })

  test('is refused in clear words while Razorpay does not answer, and is there afterwards', async () => {
    razorpay.failWith = 503
    expect(await requestPage()).toMatchObject({ kind: 'internal', code: 'gatewayDown' })
    razorpay.failWith = null
    expect(await orderOf()).toBe('order_1')
  })
})

describe('A payment', () => {
  test('brought back by the browser is confirmed by Razorpay itself and settles the booking', async () => {
    const { fields } = razorpay.pay(await orderOf())
    const answer = await bringBack(fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/appointment/success?bookingId=${bookingId}`,
    ])
    expect(await statuses()).toEqual(['upcoming PAID'])
  })

  test('that is only authorised is captured first', async () => {
    const { fields, payment } = razorpay.pay(await orderOf(), 'authorized')
    await bringBack(fields)
    expect(payment.status).toBe('captured')
    expect(await statuses()).toEqual(['upcoming PAID'])
  })

  test('settles by the webhook alone when the browser never comes back', async () => {
    const { payment } = razorpay.pay(await orderOf())
    expect((await deliver(razorpay.event('payment.captured', payment))).status).toBe(200)
    expect(await statuses()).toEqual(['upcoming PAID'])
  })

  test('told of a hundred times, by webhook and browser, is settled and notified once', async () => {
    const { payment, fields } = razorpay.pay(await orderOf())
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 4 === 0
          ? bringBack(fields)
          : deliver(
              razorpay.event(index % 2 === 0 ? 'order.paid' : 'payment.captured', payment, `event ${index % 10}`),
            ),
      ),
    )
    expect(answers.every(({ status }) => status === 200 || status === 303)).toBe(true)
    expect(await statuses()).toEqual(['upcoming PAID'])
    const events = await opened.db.select({ event: notifications.event }).from(notifications)
    expect(events.filter(({ event }) => event === 'appointment.confirmed')).toHaveLength(1)
    expect(await refunds()).toEqual([])
  })

  test('that failed leaves the order open, and the person may pay it another way', async () => {
    const order = await orderOf()
    const { payment } = razorpay.pay(order, 'failed')
    await deliver(razorpay.event('payment.failed', payment))
    const answer = await bringBack({ 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': 'Declined' })
    expect(answer.headers.get('location')).toBe(`/appointment/failure?bookingId=${bookingId}`)
    expect(await statuses()).toEqual(['pending UNPAID'])
    await bringBack(razorpay.pay(order).fields)
    expect(await statuses()).toEqual(['upcoming PAID'])
  })
})

describe('Nothing is settled by', () => {
  test.each([
    ['another payment', { razorpay_payment_id: 'pay_other' }],
    ['another order', { razorpay_order_id: 'order_other' }],
    ['another signature', { razorpay_signature: 'f'.repeat(64) }],
    ['no signature', { razorpay_signature: '' }],
  ])('a return with %s', async (_, change) => {
    const { fields } = razorpay.pay(await orderOf())
    expect((await bringBack({ ...fields, ...change })).status).toBe(403)
    expect(await statuses()).toEqual(['pending UNPAID'])
  })

  test('a rightly signed return of a payment that Razorpay says is not captured', async () => {
    const { fields } = razorpay.pay(await orderOf(), 'created')
    expect((await bringBack(fields)).headers.get('location')).toContain('/appointment/success')
    expect(await statuses()).toEqual(['pending UNPAID'])
  })

  test('a webhook whose body or signature was changed', async () => {
    const { payment } = razorpay.pay(await orderOf())
    const genuine = razorpay.event('payment.captured', payment)
    const body = await genuine.clone().text()
    const altered = new Request(genuine.url, {
      method: 'POST',
      headers: genuine.headers,
      body: body.replace(`"amount":${FEE}`, '"amount":1'),
    })
    expect((await deliver(altered)).status).toBe(403)
    const unsigned = new Request(genuine.url, { method: 'POST', body })
    expect((await deliver(unsigned)).status).toBe(403)
    expect(await statuses()).toEqual(['pending UNPAID'])
    expect(await opened.db.$count(paymentEvents)).toBe(0)
  })

  test('a payment of another amount: that is paid back', async () => {
    const { payment } = razorpay.pay(await orderOf())
    await deliver(razorpay.event('payment.captured', { ...payment, amount: FEE - 1 }))
    expect(await statuses()).toEqual(['pending UNPAID'])
    expect(await refunds()).toEqual([{ paymentId: payment.id, refundId: null }])
  })
})

/** A payment of another than the bill, field by field. */
const otherPayments: Readonly<Record<string, fc.Arbitrary<Partial<StandInPayment>>>> = {
  'another amount': fc
    .integer({ min: -10 * FEE, max: 100 * FEE })
    .filter((amount) => amount !== FEE)
    .map((amount) => ({ amount })),
  'another currency': fc
    .oneof(fc.constantFrom('USD', 'IDR', 'JPY', 'KWD', 'inr', 'INR ', ''), fc.string({ maxLength: 4 }))
    .filter((currency) => currency !== 'INR')
    .map((currency) => ({ currency })),
  'another order': fc
    .oneof(fc.constantFrom('order_other', 'ORDER_1', ' order_1', ''), fc.string())
    .filter((order) => order !== 'order_1')
    .map((order_id) => ({ order_id })),
  'a state that is not captured': fc
    .constantFrom('created' as const, 'failed' as const, 'refunded' as const)
    .map((status) => ({ status })),
  'money that went back': fc.integer({ min: 1, max: FEE }).map((amount_refunded) => ({ amount_refunded })),
}

describe.each(Object.entries(otherPayments))('A payment of %s is not paid', (_, changes) => {
  const RUNS = { numRuns: 25 }

  test('in what the webhook tells', async () => {
    const { payment } = razorpay.pay(await orderOf())
    const names = fc.constantFrom('payment.captured', 'order.paid', 'payment.authorized')
    await fc.assert(
      fc.asyncProperty(changes, names, fc.uuid(), async (change, name, id) => {
        expect((await deliver(razorpay.event(name, { ...payment, ...change }, id))).status).toBe(200)
        expect(await statuses()).toEqual(['pending UNPAID'])
      }),
      RUNS,
    )
  })

  test.each(['captured', 'authorized'] as const)('in what Razorpay answers of it, %s', async (status) => {
    const { payment, fields } = razorpay.pay(await orderOf(), status)
    await fc.assert(
      fc.asyncProperty(changes, async (change) => {
        razorpay.payments.set(payment.id, { ...payment, ...change })
        expect((await bringBack(fields)).status).toBe(303)
        expect(await statuses()).toEqual(['pending UNPAID'])
      }),
      RUNS,
    )
    // Nothing that is worth another bill was taken from anybody.
    expect(razorpay.calls.filter((call) => call.endsWith('/capture'))).toEqual([])
  })
})

test('What Razorpay answers about another payment, order or refund than was asked for counts as no answer', async () => {
  const order = await orderOf()
  const { payment, fields } = razorpay.pay(order)
  razorpay.payments.set(payment.id, { ...payment, id: 'pay_other' })
  await bringBack(fields)
  expect(await statuses()).toEqual(['pending UNPAID'])
  await expect(gateway.refund({ paymentId: payment.id, amount: FEE })).rejects.toThrow(GatewayDown)
})

test('A captured payment in dollars, or of which a part went back, is paid back for the rest', async () => {
  const order = await orderOf()
  const [dollars, part] = [razorpay.pay(order).payment, razorpay.pay(order).payment]
  razorpay.payments.set(dollars.id, { ...dollars, currency: 'USD' })
  razorpay.payments.set(part.id, { ...part, amount_refunded: 100 })
  for (const { id } of [dollars, part]) await deliver(razorpay.event('payment.captured', razorpay.payments.get(id)!))
  await payBack(gateway)(opened.db, pass(1))
  expect((await refunds()).map(({ paymentId, refundId }) => [paymentId, refundId !== null])).toEqual([
    [dollars.id, true],
    [part.id, true],
  ])
  expect([...razorpay.payments.values()].map(({ status }) => status)).toEqual(['refunded', 'refunded'])
  expect(await statuses()).toEqual(['pending UNPAID'])
})

test('a payment that is refused to be paid back holds up no other', async () => {
  const order = await orderOf()
  const [first, second] = [razorpay.pay(order).payment, razorpay.pay(order).payment]
  for (const { id } of [first, second]) razorpay.payments.set(id, { ...razorpay.payments.get(id)!, currency: 'USD' })
  for (const { id } of [first, second]) await deliver(razorpay.event('payment.captured', razorpay.payments.get(id)!))
  const refund: PaymentGateway['refund'] = (row) =>
    row.paymentId === first.id ? Promise.reject(new Error('refused')) : Promise.resolve('rfnd_9')
  await expect(payBack({ refund })(opened.db, pass(1))).rejects.toThrow(ItemsFailed)
  expect(await refunds()).toEqual([
    { paymentId: first.id, refundId: null },
    { paymentId: second.id, refundId: 'rfnd_9' },
  ])
})

describe('A payment that comes after the hold was released', () => {
  test('is paid back once, though Razorpay was down at first, and the slot stays with its new owner', async () => {
    const { payment } = razorpay.pay(await orderOf())
    await releaseUnpaid(opened.db, pass(UNPAID_HOLD))
    expect(await book(opened.db, bela!, {}, pass(UNPAID_HOLD))).toHaveProperty('bookingId')
    await deliver(razorpay.event('payment.captured', payment), pass(UNPAID_HOLD + 1))
    expect((await statuses()).toSorted()).toEqual(['cancelled REFUNDED', 'upcoming UNPAID'])
    razorpay.failWith = 500
    await payBack(gateway)(opened.db, pass(UNPAID_HOLD + 60))
    expect(await refunds()).toEqual([{ paymentId: payment.id, refundId: null }])
    razorpay.failWith = null
    await Promise.all([1, 2, 3].map(() => payBack(gateway)(opened.db, pass(UNPAID_HOLD + 120))))
    expect(await refunds()).toEqual([{ paymentId: payment.id, refundId: 'rfnd_1' }])
    expect(payment.amount_refunded).toBe(FEE)
    expect(razorpay.calls.filter((call) => call.endsWith('/refund'))).toHaveLength(1)
  })

  test('a second payment of an order that is settled is paid back as well', async () => {
    const order = await orderOf()
    const [first, second] = [razorpay.pay(order), razorpay.pay(order)]
    await deliver(razorpay.event('payment.captured', first.payment))
    await deliver(razorpay.event('payment.captured', second.payment))
    expect(await statuses()).toEqual(['upcoming PAID'])
    expect(await refunds()).toEqual([{ paymentId: second.payment.id, refundId: null }])
  })
})
