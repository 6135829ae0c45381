import { type BookingProgress } from '../../src/core/booking/checkout'
import { describe, expect, test } from 'vitest'
import { bookingSteps, draftOf, isArriving } from '../../src/machines/booking/booking.flow'
import { asha, ravi, later, online, begin, type Booking, come, wasAt } from '../kit/bookings'
import { attempt, choice, draft } from '../rooms/booking/practice'
import { answered, ends } from '../kit/paths/outcomes'
import { worldOf } from '../kit/world'

const failure = { kind: 'offline', message: '' } as const
/** What the checkout has been told of who may be treated and how it may be paid. */
const prepare = (booking: Booking, members: readonly object[] = [asha, ravi]) =>
  booking
    .getSnapshot()
    .children.checkout!.send(ends('preparing', answered({ members, paymentMethods: [later, online] })) as never)

describe('the flow of a booking', () => {
  const steps = (booking: Booking) => bookingSteps(booking, null)
  const names = (booking: Booking) => steps(booking).map(({ name }) => name)
  const checkingOut = (more: Partial<BookingProgress> = {}) => {
    const booking = begin({ progress: wasAt({ pick: choice, stage: 'checkout', ...more }) })
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
    const arriving = (more: Partial<BookingProgress>, isGuest = false) =>
      isArriving(begin({ isGuest, progress: wasAt(more) }))
    expect(arriving({})).toBe(false)
    expect(arriving({ pick: choice, stage: 'checkout' })).toBe(true)
    expect(arriving({ pick: choice, stage: 'slots' })).toBe(false)
    expect(arriving({ pick: choice, stage: null })).toBe(false)
    expect(arriving({ pick: null, stage: 'checkout' })).toBe(false)
    expect(arriving({ pick: choice, stage: 'checkout' }, true)).toBe(false)
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

  test('keeps what is chosen at the checkout, and can be left while it is placed', () => {
    const booking = checkingOut()
    prepare(booking)
    expect(draftOf(booking)).toEqual({ draft: { memberId: 'm1', paymentMethodId: 3 } })
    expect(steps(booking)[0]).toMatchObject({ query: { consultation: 'video', date: '2026-11-21', slotId: 'v1' } })
    const { children } = booking.getSnapshot()
    children.checkout!.send({ type: 'book' })
    expect(steps(booking)[0]?.close).not.toBeNull()
    children.checkout!.send(ends('placing', answered({ bookingId: 'b1', slotNo: 4 })) as never)
    expect(steps(booking)[0]?.close).not.toBeNull()
  })
})
