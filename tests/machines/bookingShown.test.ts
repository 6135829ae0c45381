import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Slot, SlotCalendar } from '../../src/core/booking/booking'
import { EMPTY_DRAFT } from '../../src/core/booking/checkout'
import { bookingSteps, draftOf, isArriving } from '../../src/machines/booking/booking.flow'
import { type BookingInput, bookingMachine } from '../../src/machines/booking/booking.machine'
import { groupsOf, viewBooking, viewClinic } from '../../src/machines/booking/booking.view'
import { checkoutMachine } from '../../src/machines/booking/checkout.machine'
import { viewCheckout } from '../../src/machines/booking/checkout.view'
import { slotAlertMachine } from '../../src/machines/booking/slotAlert.machine'
import { viewSlotAlert } from '../../src/machines/booking/slotAlert.view'
import { memberChooserMachine } from '../../src/machines/members/memberChooser.machine'
import { personFormMachine } from '../../src/machines/members/personForm.machine'
import { payingMachine } from '../../src/machines/payment/paying.machine'
import { never } from '../kit/never'
import { attempt, calendar, choice, draft, slot } from '../kit/paths/models/practice'
import { answered, ends, refused } from '../kit/paths/outcomes'
import { shownIn } from '../kit/shownIn'
import { worldOf } from '../kit/world'

const failure = { kind: 'offline', message: '' } as const
const denied = { kind: 'forbidden', message: 'Not yours' } as const
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
const opened = { choice, slot: slot('v1'), draft: EMPTY_DRAFT, attempt: null, failure: null, isChoosing: false }

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

describe('the booking panel', () => {
  const view = (snapshot: Parameters<typeof viewBooking>[0]) => viewBooking(snapshot, '2026-11-21')

  test('shows what is on its way, for the first time and again, and what it leads to', () => {
    const given = { input, context: { calendar, consultation: 'video', slotId: 'v1', failure } as const }
    expect(shownIn(bookingMachine, view, given)).toEqual({
      loadingSlots: 'isArriving',
      slotsFailed: 'fault',
      arriving: '',
      choosingSlot: 'canGoOn',
      withoutSlots: 'isVerifying',
      awaitingVerification: 'isVerifying',
      checkingOut: 'isCheckingOut',
      refreshingSlots: 'isRefreshing',
      deciding: '',
    })
  })

  test('has a tab for each way of consulting with its fee, and none where nothing is free', () => {
    const tabs = (slots: SlotCalendar) => {
      const booking = begin()
      come(booking, slots)
      return view(booking.getSnapshot()).tabs
    }
    const fee = { lowest: 80_000, isOnly: true }
    expect(tabs(calendar)).toEqual([
      { id: 'video', fee },
      { id: 'inClinic', fee },
    ])
    expect(tabs({ ...calendar, inClinic: [] })).toEqual([])
    const booked = [{ date: '2026-11-21', slots: [slot('x', true)] }]
    expect(tabs({ video: booked, inClinic: booked })).toEqual([])
  })

  test('groups the slots of a day by clinic, each with its address and the way there', () => {
    const there = (id: string, clinicId: string): Slot => ({
      ...slot(id),
      clinicId,
      clinicName: `Clinic ${clinicId}`,
      clinicAddress: '1 Ring Road',
      clinicCity: 'Surat',
      latitude: 21.1,
      longitude: 72.8,
    })
    const groups = groupsOf([there('a', 'c1'), there('b', 'c2'), there('c', 'c1')])
    expect(
      groups.map(({ id, clinic, parts }) => [
        id,
        clinic?.name,
        parts.flatMap(({ slots }) => slots.map((each) => each.id)),
      ]),
    ).toEqual([
      ['c1', 'Clinic c1', ['a', 'c']],
      ['c2', 'Clinic c2', ['b']],
    ])
    expect(groupsOf([slot('v1')])).toMatchObject([{ id: 'video', clinic: null }])
    const clinic = viewClinic(there('a', 'c1'))
    expect([clinic?.address, clinic?.directions?.includes('21.1,72.8')]).toEqual(['1 Ring Road, Surat', true])
    expect(viewClinic({ ...there('a', 'c1'), clinicAddress: null })?.address).toBe('Surat')
  })

  test('begins on a day that is still there, else on the first with a free slot', () => {
    const dateOf = (date: string) => {
      const booking = begin({ resume: { ...choice, date, slotId: '' } })
      come(booking)
      return booking.getSnapshot().context.date
    }
    expect([dateOf('2026-11-22'), dateOf('2026-12-31')]).toEqual(['2026-11-22', '2026-11-21'])
  })

  test('takes no slot that is gone, and keeps the one that was chosen', () => {
    const booking = begin()
    come(booking)
    booking.send({ type: 'slot.chosen', slotId: 'v2' })
    booking.send({ type: 'slot.chosen', slotId: 'gone' })
    expect(booking.getSnapshot().context.slotId).toBe('v2')
    const guest = begin({ isGuest: true })
    come(guest)
    guest.send({ type: 'next' })
    expect(guest.getSnapshot().value).toBe('choosingSlot')
  })
})

describe('the checkout', () => {
  test('shows what is on its way, what is not known, and what was booked', () => {
    const given = { input: opened, context: { members: [asha], draft, failure } as const }
    expect(shownIn(checkoutMachine, viewCheckout, given)).toEqual({
      arriving: '',
      preparing: 'isPreparing',
      unprepared: 'isUnprepared canGoBack',
      reviewing: 'canBook canChangeMember canGoBack',
      choosingMember: '',
      placing: 'isPlacing',
      unsettled: 'isUnsettled',
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

  const prepared = (more: object, members: readonly object[] = [ravi, asha]) => {
    const actor = createActor(checkout, { input: { ...opened, ...more } }).start()
    worldOf(actor, () => undefined)
    actor.send(ends('preparing', answered({ members, paymentMethods: [later, online] })) as never)
    return actor
  }

  test('is for whoever was chosen, else for the own profile, else for the first', () => {
    const memberOf = (memberId: string | null, members?: readonly object[]) =>
      prepared({ draft: { ...EMPTY_DRAFT, memberId } }, members).getSnapshot().context.draft
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
      const actor = prepared({ draft: { memberId: 'm1', paymentMethodId } })
      actor.send({ type: 'book' })
      actor.send(ends('placing', answered({ bookingId: 'b1', slotNo: 4 })) as never)
      return actor.getSnapshot()
    }
    expect([booked(3).hasTag('booked'), booked(3).context.booked]).toEqual([true, { bookingId: 'b1', slotNo: 4 }])
    expect(booked(2).hasTag('paying')).toBe(true)
  })
})

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

describe('a doctor without slots', () => {
  const given = { doctorId: 'd1', isGuest: false, awaitsSlots: false }

  test('shows when there are some, and what became of a wish to be told', () => {
    const outlook = { nextSlot: null, isAlertSet: false }
    expect(shownIn(slotAlertMachine, viewSlotAlert, { input: given, context: { outlook } })).toEqual({
      loading: 'isLoading',
      deciding: '',
      offering: 'canAsk',
      awaitingVerification: '',
      asking: 'isAsking',
      set: 'isSet',
    })
  })

  test('says when the next one is, that there is none, or nothing where nobody knows', () => {
    const nextOf = (answer: object) => {
      const actor = createActor(slotAlert, { input: given }).start()
      actor.send(ends('loading', answer) as never)
      return viewSlotAlert(actor.getSnapshot()).next
    }
    expect(nextOf(answered({ nextSlot: 1_795_000_000, isAlertSet: false }))).toMatchObject({ at: 1_795_000_000 })
    expect(nextOf(answered({ nextSlot: null, isAlertSet: false }))).toBeNull()
    expect(nextOf(refused('offline'))).toBeUndefined()
  })
})
