import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { done, failed } from '../../src/core/kit/outcome'
import { type BookingDetail, CASH, LATER, ONLINE, type PaymentPage } from '../../src/core/payment/payment'
import { fromPort } from '../../src/machines/kit/fromPort'
import { payingMachine } from '../../src/machines/payment/paying.machine'
import { viewPaying } from '../../src/machines/payment/paying.view'
import { paymentReturnMachine } from '../../src/machines/payment/paymentReturn.machine'
import { viewPaymentReturn } from '../../src/machines/payment/paymentReturn.view'

const PAGE: PaymentPage = { markup: '<form></form>' }
/** Lets promises that are decided take effect. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('the payment page that arrived is the one that is opened, for its booking', async () => {
  const opened: (PaymentPage & { bookingId: string })[] = []
  const paying = createActor(
    payingMachine.provide({
      actors: {
        requestPage: fromPort<{ bookingId: string; key: string }, PaymentPage>(async () => done(PAGE)),
        openPage: fromPort<PaymentPage & { bookingId: string }, { shown: string | null }>(async (page) => {
          opened.push(page)
          return done({ shown: null })
        }),
      },
    }),
    { input: { bookingId: 'b1' } },
  ).start()
  await settled()
  expect(opened).toEqual([{ ...PAGE, bookingId: 'b1' }])
  expect(viewPaying(paying.getSnapshot())).toMatchObject({ isBusy: true, hasFailed: false, shown: null, code: null })
})

test('a payment that could not begin says by its code why, and a closed one is over', async () => {
  const requestPage = fromPort<{ bookingId: string; key: string }, PaymentPage>(async () =>
    failed('conflict', 'Taken', 'slotGone'),
  )
  const paying = createActor(payingMachine.provide({ actors: { requestPage } }), { input: { bookingId: 'b1' } }).start()
  await settled()
  expect(viewPaying(paying.getSnapshot())).toMatchObject({ isBusy: false, hasFailed: true, code: 'slotGone' })
  expect(paying.getSnapshot().hasTag('failed')).toBe(true)
  paying.send({ type: 'close' })
  expect(paying.getSnapshot().status).toBe('done')
})

test('before a payment has begun there is nothing to see of it', () => {
  expect(viewPaying(undefined)).toEqual({
    isBusy: false,
    hasFailed: false,
    isRenewing: false,
    shown: null,
    fault: null,
    code: null,
  })
})

const detail = {
  bookingId: 'b1',
  paymentStatus: 'UNPAID',
  paymentMethodId: ONLINE,
  status: 'pending',
} as BookingDetail

const returnWith = (answers: () => BookingDetail, outcome: 'success' | 'failure' = 'success') => {
  const clock = new SimulatedClock()
  let asked = 0
  const loadDetail = fromPort<{ bookingId: string }, BookingDetail>(async () => {
    asked++
    return done(answers())
  })
  const actor = createActor(paymentReturnMachine.provide({ actors: { loadDetail } }), {
    input: { bookingId: 'b1', outcome },
    clock,
  }).start()
  const check = async () => {
    clock.increment(2000)
    await settled()
  }
  return { actor, check, asked: () => asked }
}

test('a payment that the server never confirms is asked for 15 times, then counts as failed', async () => {
  const { actor, check, asked } = returnWith(() => detail)
  await settled()
  for (let times = 1; times < 15; times++) {
    expect([asked(), viewPaymentReturn(actor.getSnapshot()).hasFailed]).toEqual([times, false])
    await check()
  }
  await check()
  expect([asked(), viewPaymentReturn(actor.getSnapshot()).hasFailed]).toEqual([15, true])
})

test('while the server is asked again the page is still confirming, not loading', async () => {
  const { actor, check } = returnWith(() => detail)
  expect(viewPaymentReturn(actor.getSnapshot())).toMatchObject({ isLoading: true, isConfirming: false })
  await settled()
  const again = check()
  expect(viewPaymentReturn(actor.getSnapshot())).toMatchObject({ isLoading: false, isConfirming: true })
  await again
})

test('a booking that is not there cannot be asked for again, one whose answer was lost can', async () => {
  const seen = async (kind: 'notFound' | 'network' | 'forbidden') => {
    const loadDetail = fromPort<{ bookingId: string }, BookingDetail>(async () => failed(kind, ''))
    const actor = createActor(paymentReturnMachine.provide({ actors: { loadDetail } }), {
      input: { bookingId: 'b1', outcome: 'failure' },
    }).start()
    await settled()
    const { isGone, isDenied, fault } = viewPaymentReturn(actor.getSnapshot())
    return { isGone, isDenied, hasFault: fault !== null }
  }
  expect(await seen('notFound')).toEqual({ isGone: true, isDenied: false, hasFault: true })
  expect(await seen('network')).toEqual({ isGone: false, isDenied: false, hasFault: true })
  expect(await seen('forbidden')).toEqual({ isGone: false, isDenied: true, hasFault: true })
})

test('the status decides what a page says under either address; only a payment on its way reads differently', async () => {
  const page = async (outcome: 'success' | 'failure', booking: Partial<BookingDetail>) => {
    const { actor } = returnWith(() => ({ ...detail, ...booking }), outcome)
    await settled()
    const { standing, isConfirming, hasFailed } = viewPaymentReturn(actor.getSnapshot())
    actor.stop()
    return standing ?? (isConfirming ? 'confirming' : hasFailed ? 'failed' : 'nothing')
  }
  const rows: [Partial<BookingDetail>, string, string][] = []
  for (const paymentStatus of ['PAID', 'UNPAID', 'REFUNDED'] as const)
    for (const paymentMethodId of [CASH, ONLINE, LATER])
      for (const status of ['pending', 'upcoming', 'completed', 'cancelled'] as const) {
        const booking = { paymentStatus, paymentMethodId, status }
        rows.push([booking, await page('success', booking), await page('failure', booking)])
      }
  const differing = rows.filter(([, success, failure]) => success !== failure)
  expect(differing).toEqual([
    [{ paymentStatus: 'UNPAID', paymentMethodId: ONLINE, status: 'pending' }, 'confirming', 'failed'],
  ])
  expect(rows.filter(([, success]) => success === 'failed').map(([booking]) => booking)).toEqual([
    { paymentStatus: 'UNPAID', paymentMethodId: ONLINE, status: 'cancelled' },
  ])
  expect(
    rows.filter(([, success]) => success === 'booked').map(([booking]) => Object.values(booking).join(' ')),
  ).toEqual([
    'UNPAID 1 pending',
    'UNPAID 1 upcoming',
    'UNPAID 3 pending',
    ...[1, 2, 3].flatMap((method) => [`REFUNDED ${method} pending`, `REFUNDED ${method} upcoming`]),
  ])
  expect(rows.map(([, success]) => success)).not.toContain('nothing')
})

test('an appointment to be paid later is shown at once, and as paid when the gateway has confirmed it', async () => {
  let paymentStatus: BookingDetail['paymentStatus'] = 'UNPAID'
  const { actor, check } = returnWith(() => ({ ...detail, paymentMethodId: LATER, status: 'upcoming', paymentStatus }))
  await settled()
  expect(viewPaymentReturn(actor.getSnapshot())).toMatchObject({ standing: 'due', isConfirming: false })
  paymentStatus = 'PAID'
  await check()
  expect(viewPaymentReturn(actor.getSnapshot()).standing).toBe('settled')
})

test('S0-240: a return begins with its booking alone, and two seconds after success nothing is left of the way there', async () => {
  const { actor, check } = returnWith(() => ({ ...detail, paymentStatus: 'PAID', status: 'upcoming' }))
  expect(actor.getSnapshot().context).toEqual({
    bookingId: 'b1',
    outcome: 'success',
    detail: null,
    asked: 0,
    isLate: false,
    failure: null,
  })
  await settled()
  expect(actor.getSnapshot().value).toEqual({ confirmed: 'highlighted' })
  expect(viewPaymentReturn(actor.getSnapshot())).toMatchObject({
    standing: 'settled',
    detail: { paymentStatus: 'PAID' },
  })
  await check()
  expect(actor.getSnapshot().value).toEqual({ confirmed: 'plain' })
})
