import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { done, failed } from '../../src/core/kit/outcome'
import type { BookingDetail, PaymentPage } from '../../src/core/payment/payment'
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

const detail = { bookingId: 'b1', paymentStatus: 'UNPAID', status: 'pending' } as BookingDetail

const returnWith = (answers: () => BookingDetail) => {
  const clock = new SimulatedClock()
  let asked = 0
  const loadDetail = fromPort<{ bookingId: string }, BookingDetail>(async () => {
    asked++
    return done(answers())
  })
  const actor = createActor(paymentReturnMachine.provide({ actors: { loadDetail } }), {
    input: { bookingId: 'b1', outcome: 'success' },
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
    const { claims, isGone, isDenied, fault } = viewPaymentReturn(actor.getSnapshot())
    return { claims, isGone, isDenied, hasFault: fault !== null }
  }
  expect(await seen('notFound')).toEqual({ claims: 'failure', isGone: true, isDenied: false, hasFault: true })
  expect(await seen('network')).toEqual({ claims: 'failure', isGone: false, isDenied: false, hasFault: true })
  expect(await seen('forbidden')).toEqual({ claims: 'failure', isGone: false, isDenied: true, hasFault: true })
})
