import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Slot, SlotCalendar } from '../../src/core/booking/booking'
import { bookingMachine } from '../../src/machines/booking/booking.machine'
import { groupsOf, viewBooking, viewClinic } from '../../src/machines/booking/booking.view'
import { slotAlertMachine } from '../../src/machines/booking/slotAlert.machine'
import { viewSlotAlert } from '../../src/machines/booking/slotAlert.view'
import { bookingInput, begin, come, slotAlert, wasAt } from '../kit/bookings'
import { calendar, choice, slot } from '../rooms/booking/practice'
import { answered, ends, refused } from '../kit/paths/outcomes'
import { fieldsByState } from '../kit/fieldsByState'

const failure = { kind: 'offline', message: '' } as const

describe('the booking panel', () => {
  const view = (snapshot: Parameters<typeof viewBooking>[0]) => viewBooking(snapshot, '2026-11-21')

  test('shows what is on its way, for the first time and again, and what it leads to', () => {
    const given = { input: bookingInput, context: { calendar, consultation: 'video', slotId: 'v1', failure } as const }
    expect(fieldsByState(bookingMachine, view, given)).toEqual({
      loadingSlots: 'isArriving',
      slotsFailed: 'fault',
      arriving: '',
      choosingSlot: 'canGoOn',
      loadingClinic: 'isRefreshing',
      withoutSlots: '',
      awaitingVerification: 'isVerifying',
      checkingOut: 'isCheckingOut',
      refreshingSlots: 'isRefreshing',
      deciding: '',
    })
  })

  test('has a tab for each way of consulting with its fee and whether it has slots, and none where nothing is free', () => {
    const tabs = (slots: SlotCalendar) => {
      const booking = begin()
      come(booking, slots)
      return view(booking.getSnapshot()).tabs
    }
    const fee = { lowest: 80_000, isOnly: true }
    expect(tabs(calendar)).toEqual([
      { id: 'video', fee, isOpen: true },
      { id: 'inClinic', fee, isOpen: true },
    ])
    expect(tabs({ ...calendar, inClinic: [] })).toEqual([
      { id: 'video', fee, isOpen: true },
      { id: 'inClinic', fee: null, isOpen: false },
    ])
    const booked = [{ date: '2026-11-21', slots: [slot('x', true)] }]
    expect(tabs({ video: booked, inClinic: booked })).toEqual([])
  })

  test('lets one clinic of several be chosen: its slots alone are shown, as they are now', () => {
    const there = (id: string, clinicId: string): Slot => ({ ...slot(id), clinicId, clinicName: `Clinic ${clinicId}` })
    const day = (date: string, ...slots: Slot[]) => ({ date, slots })
    const booking = begin({ consultation: 'inClinic' })
    come(booking, {
      ...calendar,
      inClinic: [day('2026-11-21', there('a1', 'a')), day('2026-11-22', there('b1', 'b'))],
    })
    const seen = () => {
      const { clinics, clinicId, date, groups } = view(booking.getSnapshot())
      const ids = groups.flatMap(({ parts }) => parts.flatMap(({ slots }) => slots.map(({ id }) => id)))
      return [clinics.map(({ name }) => name), clinicId, date, ids]
    }
    const names = ['Clinic a', 'Clinic b']
    expect(seen()).toEqual([names, null, '2026-11-21', ['a1']])
    booking.send({ type: 'clinic.chosen', clinicId: 'b' })
    expect(seen()).toEqual([names, 'b', '2026-11-22', ['b1']])
    booking.send(ends('clinicSlots', answered({ video: [], inClinic: [day('2026-11-22', there('b2', 'b'))] })) as never)
    expect(seen()).toEqual([names, 'b', '2026-11-22', ['b2']])
    booking.send({ type: 'clinic.chosen', clinicId: null })
    booking.send({ type: 'date.chosen', date: '2026-11-21' })
    expect(seen()).toEqual([names, null, '2026-11-21', ['a1']])
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
      const booking = begin({ progress: wasAt({ pick: { ...choice, date, slotId: '' } }) })
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

describe('a doctor without slots', () => {
  const given = { doctorId: 'd1', isGuest: false, awaitsSlots: false }

  test('shows when there are some, and what became of a wish to be told', () => {
    const outlook = { nextSlot: null, isAlertSet: false }
    expect(fieldsByState(slotAlertMachine, viewSlotAlert, { input: given, context: { outlook } })).toEqual({
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
