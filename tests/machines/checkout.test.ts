import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { BookingAttempt } from '../../src/core/booking/attempt'
import type { SlotChoice } from '../../src/core/booking/booking'
import type { bookingApi } from '../../src/core/booking/booking.api'
import { type CheckoutChoices, NOT_BEGUN } from '../../src/core/booking/checkout'
import type { OutcomeOf } from '../../src/core/kit/endpoint'
import { done, failed } from '../../src/core/kit/outcome'
import { checkoutMachine } from '../../src/machines/booking/checkout.machine'
import { viewCheckout } from '../../src/machines/booking/checkout.view'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { fromPort } from '../../src/machines/kit/fromPort'
import { asha, later, online, wasAt } from '../kit/bookings'
import { choice, slot } from '../rooms/booking/practice'
import { worldOf } from '../kit/world'

const input = { choice, slot: slot('v1'), failure: null } as const

/** A checkout whose booking ends like this. */
const checkoutEnding = (
  outcome: OutcomeOf<typeof bookingApi.book>,
  attempt: BookingAttempt | null,
  on: (event: AppEvent) => void = () => {},
) => {
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        loadChoices: fromPort<SlotChoice, CheckoutChoices>(async () =>
          done({ members: [asha], paymentMethods: [later] }),
        ),
        book: fromPort(async () => outcome),
      },
    }),
    {
      input: {
        ...input,
        slot: attempt ? null : input.slot,
        progress: wasAt({ draft: { memberId: null, paymentMethodId: later.id }, attempt }),
      },
    },
  )
  worldOf(actor, on)
  return actor.start()
}

test('the dialog of a booking has the words of the server, and no toast repeats them', async () => {
  const events: AppEvent[] = []
  const actor = checkoutEnding(done({ bookingId: 'b1', slotNo: 3 }, 'You can see it in My orders.'), null, (event) =>
    events.push(event),
  )
  await waitFor(actor, (snapshot) => snapshot.matches('reviewing'))
  actor.send({ type: 'book' })
  await waitFor(actor, (snapshot) => snapshot.hasTag('booked'))
  expect(viewCheckout(actor.getSnapshot()).bookedWords).toBe('You can see it in My orders.')
  expect(events.filter(({ type }) => type === 'notice')).toEqual([])
})

/** Where the person is after such an end. */
const bookedWith = async (outcome: OutcomeOf<typeof bookingApi.book>) => {
  const actor = checkoutEnding(outcome, null)
  await waitFor(actor, (snapshot) => snapshot.matches('reviewing'))
  actor.send({ type: 'book' })
  const { value, output, context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { at: value, left: output?.kind ?? null, message: context.failure?.message, draft: context.draft }
}

test('a language chosen at the checkout names the ways to pay in it, keeps what was chosen and forgets what the server said before', async () => {
  let words = 'Pay later'
  const machine = checkoutMachine.provide({
    actors: {
      loadChoices: fromPort<SlotChoice, CheckoutChoices>(async () =>
        done({
          members: [asha],
          paymentMethods: [2, 3].map((id) => ({ id, frontendText: `${words} ${String(id)}` })),
        }),
      ),
      book: fromPort(async (): Promise<OutcomeOf<typeof bookingApi.book>> =>
        failed('badRequest', 'Choose another one', 'methodUnknown'),
      ),
    },
  })
  const actor = createActor(machine, {
    input: { ...input, progress: wasAt({ draft: { memberId: asha.id, paymentMethodId: later.id } }) },
  }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('reviewing'))
  actor.send({ type: 'book' })
  await waitFor(actor, (snapshot) => snapshot.matches('reviewing') && snapshot.context.failure !== null)
  words = 'बाद में'
  actor.send({ type: 'language.changed' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.paymentMethods[0]?.frontendText === 'बाद में 2')
  expect([context.draft, context.failure, context.paymentMethods.map(({ frontendText }) => frontendText)]).toEqual([
    { memberId: 'm1', paymentMethodId: 3 },
    null,
    ['बाद में 2', 'बाद में 3'],
  ])
})

test.each([
  ['slotTaken', 'conflict', 'slotTaken'],
  ['slotGone', 'conflict', 'slotTaken'],
  ['feeChanged', 'badRequest', 'feeChanged'],
] as const)('a booking refused with %s asks for the slots again', async (code, kind, left) => {
  expect(await bookedWith(failed(kind, 'Why', code))).toMatchObject({ at: 'left', left })
})

test.each([
  ['methodUnknown', 'badRequest'],
  ['memberIncomplete', 'badRequest'],
  ['allFieldsRequired', 'badRequest'],
  ['alreadyBooked', 'conflict'],
  ['keyReused', 'conflict'],
] as const)(
  'a booking refused with %s leaves the person at the checkout, where it can be put right',
  async (code, kind) => {
    expect(await bookedWith(failed(kind, 'Why', code))).toEqual({
      at: 'reviewing',
      left: null,
      message: 'Why',
      draft: { memberId: 'm1', paymentMethodId: 3 },
    })
  },
)

test('a booking that is refused after a reload leads to a review with the members, the ways to pay, and the reason', async () => {
  const request = { doctorId: 'd1', memberId: 'm1', slotId: 's1', consultation: 'video', paymentMethodId: 3 } as const
  const actor = checkoutEnding(failed('badRequest', 'Choose another method', 'methodUnknown'), {
    slot: input.slot,
    key: 'k1',
    request: { ...request, amount: 80_000 },
  })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('reviewing'))
  expect(context).toMatchObject({
    members: [asha],
    paymentMethods: [later],
    failure: { message: 'Choose another method' },
    attempt: null,
  })
})

test('a profile that is saved over the checkout is read again there, and what was chosen stays', async () => {
  let age: number | null = null
  const machine = checkoutMachine.provide({
    actors: {
      loadChoices: fromPort<SlotChoice, CheckoutChoices>(async () =>
        done({
          members: [{ ...asha, age }],
          paymentMethods: [online, later],
        }),
      ),
    },
  })
  const actor = createActor(machine, {
    input: { ...input, progress: NOT_BEGUN },
  }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('reviewing'))
  expect(viewCheckout(actor.getSnapshot())).toMatchObject({ missing: 'details', canBook: false })
  actor.send({ type: 'payment.chosen', id: later.id })
  age = 42
  actor.send({ type: 'profile.saved' })
  expect(actor.getSnapshot().matches('reviewing')).toBe(true)
  const { context } = await waitFor(actor, (snapshot) => viewCheckout(snapshot).canBook)
  expect(context.draft).toEqual({ memberId: asha.id, paymentMethodId: later.id })
})
