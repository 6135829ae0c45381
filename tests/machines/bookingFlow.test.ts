import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SlotCalendar } from '../../src/core/booking/booking'
import { EMPTY_DRAFT } from '../../src/core/booking/checkout'
import { bookingSteps, draftOf, isArriving } from '../../src/machines/booking/booking.flow'
import { type BookingInput, bookingMachine } from '../../src/machines/booking/booking.machine'
import { checkoutMachine } from '../../src/machines/booking/checkout.machine'
import { slotAlertMachine } from '../../src/machines/booking/slotAlert.machine'
import { memberChooserMachine } from '../../src/machines/members/memberChooser.machine'
import { personFormMachine } from '../../src/machines/members/personForm.machine'
import { payingMachine } from '../../src/machines/payment/paying.machine'
import { never } from '../kit/never'
import { attempt, calendar, choice, draft } from '../kit/paths/models/practice'
import { answered, ends } from '../kit/paths/outcomes'
import { worldOf } from '../kit/world'

const failure = { kind: 'offline', message: '' } as const
const asha = {
  id: 'm1',
  name: 'Asha Patel',
  age: 42,
  gender: 'Female',
  isDefault: true,
  countryCode: null,
  phoneNumber: null,
  mobileNo: null,
} as const
const ravi = { ...asha, id: 'm2', name: 'Ravi Patel', isDefault: false } as const
const later = { id: 3, frontendText: 'Pay later' }
const online = { id: 2, frontendText: 'Pay online' }

const input: BookingInput = {
  doctorId: 'd1',
  isGuest: false,
  from: 'doctorProfile',
  consultation: null,
  resume: null,
  stage: null,
  draft: EMPTY_DRAFT,
  attempt: null,
}

const checkout = checkoutMachine.provide({
  actors: {
    loadChoices: never,
    book: never,
    paying: payingMachine.provide({ actors: { requestPage: never } }),
    chooser: memberChooserMachine.provide({
      actors: { loadMembers: never, person: personFormMachine },
    }),
  },
})
const slotAlert = slotAlertMachine.provide({ actors: { loadOutlook: never, ask: never } })
/** A booking whose slots are asked for. */
const begin = (more: Partial<BookingInput> = {}) =>
  createActor(bookingMachine.provide({ actors: { loadSlots: never, checkout, slotAlert } }), {
    input: { ...input, ...more },
  }).start()
type Booking = ReturnType<typeof begin>
const come = (booking: Booking, slots: SlotCalendar = calendar) =>
  booking.send(ends('loadingSlots', answered(slots)) as never)
/** What the checkout has been told of who may be treated and how it may be paid. */
const prepare = (booking: Booking, members: readonly object[] = [asha, ravi]) =>
  booking
    .getSnapshot()
    .children.checkout!.send(ends('preparing', answered({ members, paymentMethods: [later, online] })) as never)

describe('the flow of a booking', () => {
  const steps = (booking: Booking) => bookingSteps(booking, null)
  const names = (booking: Booking) => steps(booking).map(({ name }) => name)
  const checkingOut = (more: Partial<BookingInput> = {}) => {
    const booking = begin({ resume: choice, stage: 'checkout', ...more })
    worldOf(booking, () => undefined)
    come(booking)
    return booking
  }

  test('has no step and is on its way nowhere before it begins', () => {
    expect([bookingSteps(undefined, null), isArriving(undefined), draftOf(undefined)]).toEqual([
      [],
      false,
      { draft: null },
    ])
  })

  test('is on its way to where it was until its slots have come', () => {
    const arriving = (more: Partial<BookingInput>) => isArriving(begin(more))
    expect(arriving({})).toBe(false)
    expect(arriving({ resume: choice, stage: 'checkout' })).toBe(true)
    expect(arriving({ resume: choice, stage: 'slots' })).toBe(false)
    expect(arriving({ resume: choice, stage: null })).toBe(false)
    expect(arriving({ resume: null, stage: 'checkout' })).toBe(false)
    expect(arriving({ resume: choice, stage: 'checkout', isGuest: true })).toBe(false)
    expect(arriving({ attempt })).toBe(true)
    expect(isArriving(checkingOut())).toBe(false)
  })

  test('is on its way to the choice of who is treated until that is there', () => {
    const booking = checkingOut({ stage: 'members' })
    expect(isArriving(booking)).toBe(true)
    prepare(booking)
    expect([isArriving(booking), names(booking)]).toEqual([false, ['checkout', 'members']])
  })

  test('is not arriving while slots are loaded again, which are seen', () => {
    const booking = checkingOut()
    booking.send(ends('checkout', { kind: 'slotTaken', draft, failure }) as never)
    expect([booking.getSnapshot().value, isArriving(booking)]).toEqual(['refreshingSlots', false])
  })

  test('has somebody new as its last step, which is left for the choice', () => {
    const booking = checkingOut({ stage: 'members' })
    prepare(booking)
    booking.getSnapshot().children.checkout!.getSnapshot().children.chooser!.send({ type: 'add' })
    expect(names(booking)).toEqual(['checkout', 'members', 'person'])
    steps(booking).at(-1)!.close?.()
    expect(names(booking)).toEqual(['checkout', 'members'])
  })

  test('keeps what is chosen at the checkout, and cannot be left while it is placed', () => {
    const booking = checkingOut()
    prepare(booking)
    expect(draftOf(booking)).toEqual({ draft: { memberId: 'm1', paymentMethodId: 3 } })
    expect(steps(booking)[0]).toMatchObject({ query: { consultation: 'video', date: '2026-11-21', slotId: 'v1' } })
    const { children } = booking.getSnapshot()
    children.checkout!.send({ type: 'book' })
    expect(steps(booking)[0]?.close).toBeNull()
    children.checkout!.send(ends('placing', answered({ bookingId: 'b1', slotNo: 4 })) as never)
    expect(steps(booking)[0]?.close).not.toBeNull()
  })
})
