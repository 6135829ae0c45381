import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { EMPTY_DRAFT, NOT_BEGUN } from '../../src/core/booking/checkout'
import { type CheckoutInput, checkoutMachine } from '../../src/machines/booking/checkout.machine'
import { viewCheckout } from '../../src/machines/booking/checkout.view'
import { asha, ravi, later, online, checkout, wasAt } from '../kit/bookings'
import { attempt, choice, draft, slot } from '../rooms/booking/practice'
import { answered, ends } from '../kit/paths/outcomes'
import { fieldsByState } from '../kit/fieldsByState'
import { worldOf } from '../kit/world'

const failure = { kind: 'offline', message: '' } as const
const denied = { kind: 'forbidden', message: 'Not yours' } as const

const opened = { choice, slot: slot('v1'), progress: NOT_BEGUN, failure: null }

describe('the checkout', () => {
  test('shows what is on its way, what is not known, and what was booked', () => {
    const given = { input: opened, context: { members: [asha], draft, failure } as const }
    expect(fieldsByState(checkoutMachine, viewCheckout, given)).toEqual({
      arriving: '',
      preparing: 'isPreparing',
      unprepared: 'isUnprepared canGoBack',
      reviewing: 'canBook canChangeMember canGoBack',
      choosingMember: '',
      placing: 'isPlacing canGoBack',
      unsettled: 'isUnsettled canGoBack',
      paying: 'isPaying',
      'booked.highlighted': 'isBooked',
      'booked.plain': 'isBooked',
      left: '',
    })
  })

  const at = (value: string, context: object = {}) => {
    const { context: start } = createActor(checkoutMachine, { input: opened }).getSnapshot()
    return viewCheckout(
      checkoutMachine.resolveState({ value, context: { ...start, members: [ravi, asha], draft, ...context } }),
    )
  }

  test('says why it did not open even where that is not allowed; beside a button that has a dialog', () => {
    expect([at('unprepared', { failure: denied }).fault?.text, at('reviewing', { failure: denied }).fault]).toEqual([
      'Not yours',
      null,
    ])
  })

  test('names who is treated, and what is missing before it can be booked', () => {
    expect(at('reviewing').member).toEqual({ name: 'Asha Patel', age: 42, gender: 'Female' })
    const missing = (context: object) => {
      const { missing, canBook } = at('reviewing', context)
      return [missing, canBook]
    }
    expect(missing({})).toEqual([null, true])
    expect(missing({ draft: { ...draft, memberId: 'gone' } })).toEqual(['member', false])
    expect(missing({ members: [ravi, { ...asha, age: null }] })).toEqual(['details', false])
    expect(missing({ draft: { ...draft, paymentMethodId: null } })).toEqual(['payment', false])
    expect(missing({ slot: null })).toEqual([null, false])
    expect(at('reviewing', { members: [{ ...asha, name: null }] }).member?.name).toBe('')
  })

  test('adds up the fee of the slot, else of the booking that was sent', () => {
    expect([at('reviewing').total, at('reviewing', { slot: null }).total]).toEqual([80_000, null])
    expect(at('placing', { slot: null, attempt }).total).toBe(80_000)
  })

  const prepared = (more: Partial<CheckoutInput>, members: readonly object[] = [ravi, asha]) => {
    const actor = createActor(checkout, {
      input: { ...opened, ...more },
    }).start()
    worldOf(actor, () => undefined)
    actor.send(ends('preparing', answered({ members, paymentMethods: [later, online] })) as never)
    return actor
  }

  test('is for whoever was chosen, else for the own profile, else for the first', () => {
    const memberOf = (memberId: string | null, members?: readonly object[]) =>
      prepared({ progress: wasAt({ draft: { ...EMPTY_DRAFT, memberId } }) }, members).getSnapshot().context.draft
    expect(memberOf('m2')).toEqual({ memberId: 'm2', paymentMethodId: 3 })
    expect([memberOf(null).memberId, memberOf('gone').memberId]).toEqual(['m1', 'm1'])
    expect([memberOf(null, [ravi]).memberId, memberOf(null, []).memberId]).toEqual(['m2', null])
  })

  test('sends the clinic of a visit, and the fee that was shown', () => {
    const actor = prepared({ slot: { ...slot('v1'), clinicId: 'c1' } })
    actor.send({ type: 'book' })
    expect(actor.getSnapshot().context.attempt?.request).toEqual({
      doctorId: 'd1',
      memberId: 'm1',
      slotId: 'v1',
      consultation: 'video',
      paymentMethodId: 3,
      amount: 80_000,
      clinicId: 'c1',
    })
  })

  test('is booked where it is paid later, and goes on to the payment where it is paid online', () => {
    const booked = (paymentMethodId: number) => {
      const actor = prepared({ progress: wasAt({ draft: { memberId: 'm1', paymentMethodId } }) })
      actor.send({ type: 'book' })
      actor.send(ends('placing', answered({ bookingId: 'b1', slotNo: 4 })) as never)
      return actor.getSnapshot()
    }
    expect([booked(3).hasTag('booked'), booked(3).context.booked]).toEqual([true, { bookingId: 'b1', slotNo: 4 }])
    expect(booked(2).hasTag('paying')).toBe(true)
  })
})
