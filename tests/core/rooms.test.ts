import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Slot, SlotCalendar } from '../../src/core/booking/booking'
import {
  bookingWindow,
  feeOf,
  findFreeSlot,
  firstFreeDay,
  openConsultations,
  slotsByPartOfDay,
  minutesText,
} from '../../src/core/booking/booking.rules'
import { slotMinutes } from '../../src/core/kit/slots.rules'
import {
  filtersOn,
  ANY_DOCTOR,
  offeredConsultations,
  shownDistance,
  youTubeId,
  withoutDistance,
} from '../../src/core/doctors/doctors.rules'
import { ageFault, ageTyped, isProfileComplete, sameMember } from '../../src/core/members/members.rules'
import { CASH, LATER, ONLINE } from '../../src/core/payment/payment'
import { outcomeOfPath, paymentMethodName, settlementOf } from '../../src/core/payment/payment.rules'
import { keptWith, resumePath } from '../../src/core/session/intent.rules'
import { Role } from '../../src/core/session/permissions'
import { landingAfterLogin, loginBegun, OTP_LIFETIME, otpFault } from '../../src/core/session/session.rules'

const slot = (id: string, startsAt: number, isBooked = false): Slot => ({
  id,
  startsAt,
  endsAt: startsAt + 900,
  isBooked,
  fee: 50_000,
  clinicId: null,
  clinicName: null,
  clinicAddress: null,
  clinicCity: null,
  latitude: null,
  longitude: null,
  duration: 15,
})
const nine = Math.floor(Date.parse('2026-11-21T09:00:00+05:30') / 1000)
const calendar: SlotCalendar = {
  video: [
    { date: '2026-11-21', slots: [slot('a', nine, true)] },
    { date: '2026-11-22', slots: [slot('b', nine + 86_400), slot('c', nine + 86_400 + 5 * 3600)] },
  ],
  inClinic: [{ date: '2026-11-21', slots: [slot('d', nine, true)] }],
}

describe('booking', () => {
  test('a slot lasts whole minutes, or minutes with two decimals', () => {
    expect([15, 12.5, 7.25].map(minutesText)).toEqual(['15', '12.50', '7.25'])
  })

  test('the window is 45 days from today', () => {
    const days = bookingWindow('2026-11-21')
    expect([days.length, days[0], days.at(-1)]).toEqual([45, '2026-11-21', '2027-01-04'])
  })
  test('the first free day passes over days that are full', () => {
    expect([firstFreeDay(calendar, 'video'), firstFreeDay(calendar, 'inClinic')]).toEqual(['2026-11-22', null])
    expect(openConsultations(calendar)).toEqual(['video'])
  })
  test('a booked slot is not found', () => {
    expect(findFreeSlot(calendar, 'video', 'a')).toBeNull()
    expect(findFreeSlot(calendar, 'video', 'b')?.date).toBe('2026-11-22')
  })
  test('slots are grouped by part of the day, empty parts left out', () => {
    const groups = slotsByPartOfDay(calendar.video[1]!.slots)
    expect(groups.map(({ part, slots }) => [part, slots.length])).toEqual([
      ['morning', 1],
      ['afternoon', 1],
    ])
  })
  test('slot lengths share out what the buffers leave, and are never negative', () => {
    expect(slotMinutes(120, 5, 5)).toBe(20)
    fc.assert(
      fc.property(fc.nat(600), fc.nat(60), fc.nat(40), (total, buffer, count) => {
        expect(slotMinutes(total, buffer, count)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('doctors', () => {
  test('the offer follows the free slots', () => {
    const offers = [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as const
    expect(offers.map(([video, clinic]) => offeredConsultations(video, clinic))).toEqual([
      'both',
      'video',
      'inClinic',
      'none',
    ])
  })
  test('filters are counted without text and order', () => {
    expect(filtersOn({ ...ANY_DOCTOR, search: 'spine', sort: 'fee', language: 'Hindi', distance: 10 })).toBe(2)
  })
  test.each([
    ['https://www.youtube.com/watch?v=abcdefghijk', 'abcdefghijk'],
    ['https://youtu.be/abc-EFG_ijk?t=3', 'abc-EFG_ijk'],
    ['https://www.youtube.com/watch?v=abcdefghijkl', null],
    ['https://example.com/watch?v=abcdefghijk', null],
  ])('the video of %s is %s', (link, id) => {
    expect(youTubeId(link)).toBe(id)
  })
  test('near distances have a decimal, far ones none', () => {
    expect([shownDistance(3.14), shownDistance(12.6)]).toEqual([3.1, 13])
  })
})

describe('people', () => {
  test('an age is a whole number from 0 to 123, in digits of any script', () => {
    const ages = ['0', '42', ' 42 ', '007', '123', '९०', '৯০', '૯૦', '٩٠', '۹۰', '９０']
    expect(ages.map(ageTyped)).toEqual([0, 42, 42, 7, 123, 90, 90, 90, 90, 90, 90])
  })
  test.each(['1.5', '1985', '124', '4/12', '-5', '41 years', '4 1', '1e2', '9 months'])('%s is no age', (text) => {
    expect([ageTyped(text), ageFault(text)]).toEqual([null, 'wrong'])
  })
  test('an age that is not given is missing, not wrong', () => {
    expect(['', ' ', '42'].map(ageFault)).toEqual(['missing', 'missing', null])
  })
  test('somebody of the same name, gender and about the same age is the same person', () => {
    const asha = { name: 'Asha  Rao', age: 41, gender: 'Female' as const }
    const family = [{ name: null, age: 41, gender: 'Female' as const }, asha]
    const isSame = (more: Partial<typeof asha> | { gender: 'Male' }) =>
      sameMember(family, { ...asha, name: 'asha rao', ...more }) === asha
    expect([{}, { name: ' ASHA\u00a0Rao' }, { age: 43 }, { age: 39 }].map(isSame)).toEqual([true, true, true, true])
    expect([{ age: 44 }, { age: 12 }, { gender: 'Male' as const }, { name: 'Asha' }].map(isSame)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(sameMember([{ ...asha, age: null, gender: null }], asha)).toBeDefined()
  })
  test('a profile needs name, age and gender', () => {
    expect(isProfileComplete({ name: 'Asha', age: 0, gender: 'Female' })).toBe(true)
    expect(isProfileComplete({ name: ' ', age: 30, gender: 'Male' })).toBe(false)
    expect(isProfileComplete({ name: 'Asha', age: null, gender: 'Female' })).toBe(false)
  })
})

describe('payment', () => {
  test('the last segment of the address picks the screen', () => {
    expect([outcomeOfPath('/appointment/success'), outcomeOfPath('/appointment/failure/')]).toEqual([
      'success',
      'failure',
    ])
  })
  test('the server says whether it is settled', () => {
    const table = (['PAID', 'UNPAID', 'REFUNDED'] as const).flatMap((paymentStatus) =>
      [CASH, ONLINE, LATER].map((paymentMethodId) => [
        `${paymentStatus} ${paymentMethodName(paymentMethodId)}`,
        ...(['pending', 'upcoming', 'completed', 'cancelled'] as const).map((status) =>
          settlementOf({ paymentStatus, paymentMethodId, status }),
        ),
      ]),
    )
    expect(table).toEqual([
      ['PAID cash', 'settled', 'settled', 'completed', 'cancelled'],
      ['PAID online', 'settled', 'settled', 'completed', 'cancelled'],
      ['PAID later', 'settled', 'settled', 'completed', 'cancelled'],
      ['UNPAID cash', 'booked', 'booked', 'completed', 'cancelled'],
      ['UNPAID online', 'waiting', 'due', 'completed', 'released'],
      ['UNPAID later', 'booked', 'due', 'completed', 'cancelled'],
      ['REFUNDED cash', 'booked', 'booked', 'completed', 'cancelled'],
      ['REFUNDED online', 'booked', 'booked', 'completed', 'cancelled'],
      ['REFUNDED later', 'booked', 'booked', 'completed', 'cancelled'],
    ])
  })
})

describe('session', () => {
  test('the role decides where a login lands', () => {
    const landings = Role.literals.map((role) => [role, landingAfterLogin({ role, isClinicPatient: false })])
    expect(Object.fromEntries(landings)).toEqual({
      DOCTOR: '/schedule',
      JR_DOCTOR: '/schedule',
      PHARMACY: '/orders',
      DIAGNOSTIC_CENTER: '/orders',
      PATIENT: null,
      GUEST: null,
      ADMIN: null,
    })
    expect(landingAfterLogin({ role: 'PHARMACY', isClinicPatient: true })).toBe('/clinic-patient')
  })
  test('a code is six digits', () => {
    expect(['', '123', '123456', '123456789012'].map((code) => [otpFault(code, 6), otpFault(code, 12)])).toEqual([
      ['required', 'required'],
      ['length', 'length'],
      [null, 'length'],
      ['length', null],
    ])
  })
  test('A code that was sent is gone on with while it is good, and sent again after the rest of the wait', () => {
    const draft = { country: { code: '+91', len: 10 }, phoneNumber: '9876543210', otpId: 'o1' }
    expect(loginBegun(draft, 1000, 1040)).toEqual({ ...draft, wait: 20 })
    expect(loginBegun(draft, 1000, 1000 + OTP_LIFETIME - 1)).toEqual({ ...draft, wait: 0 })
    expect(loginBegun(draft, 1000, 1000 + OTP_LIFETIME)).toBeNull()
  })
  test('an intent goes on where it was: a booking at its checkout', () => {
    const slotChoice = { doctorId: 'd', consultation: 'video', date: '2026-11-21', slotId: 's' } as const
    const draft = { memberId: null, paymentMethodId: null }
    const booking = { _tag: 'BookSlot', slot: slotChoice, draft } as const
    const checkout = 'doctorId=d&consultation=video&date=2026-11-21&slotId=s&step=checkout'
    expect(resumePath({ ...booking, from: 'findDoctor' })).toBe(`/find-doctor?${checkout}`)
    expect(resumePath({ ...booking, from: 'doctorProfile' })).toBe(`/doctor-profile?${checkout}`)
    expect(resumePath({ _tag: 'OpenPage', path: '/order-list' })).toBe('/order-list')
    expect(resumePath({ _tag: 'AwaitSlots', doctorId: 'a&b' })).toBe('/doctor-profile?doctorId=a%26b')
  })
  test('a booking from the list of doctors keeps the search it was found with', () => {
    const slot = { doctorId: 'd', consultation: 'video', date: '2026-11-21', slotId: 's' } as const
    const draft = { memberId: null, paymentMethodId: null }
    const intent = { _tag: 'BookSlot', slot, draft, from: 'findDoctor' } as const
    const at = { path: '/find-doctor?sort=fee&language=Hindi&doctorId=x&step=slots', listed: 100 }
    const kept = keptWith(intent, at)
    expect(kept).toMatchObject({ listed: 100 })
    expect(resumePath(kept)).toBe(
      '/find-doctor?sort=fee&language=Hindi&doctorId=d&consultation=video&date=2026-11-21&slotId=s&step=checkout',
    )
    // What another page says is none of its business.
    expect(keptWith(intent, { ...at, path: '/home?sort=fee' })).toBe(intent)
    expect(keptWith({ _tag: 'OpenPage', path: '/faq' }, at)).toEqual({ _tag: 'OpenPage', path: '/faq' })
  })
})

test('without a place that was chosen no distance is told', () => {
  expect(
    withoutDistance([
      { id: 'd1', distance: 4500 },
      { id: 'd2', distance: null },
    ]),
  ).toEqual([
    { id: 'd1', distance: null },
    { id: 'd2', distance: null },
  ])
})

test('the fee of a way of consulting is the lowest of its slots, and whether there are others', () => {
  const paid = (id: string, fee: number): Slot => ({ ...slot(id, 1_795_000_000), fee })
  const calendar: SlotCalendar = {
    video: [{ date: '2026-11-21', slots: [paid('a', 90_000), paid('b', 80_000)] }],
    inClinic: [{ date: '2026-11-21', slots: [paid('c', 110_000), paid('d', 110_000)] }],
  }
  expect(feeOf(calendar, 'video')).toEqual({ lowest: 80_000, isOnly: false })
  expect(feeOf(calendar, 'inClinic')).toEqual({ lowest: 110_000, isOnly: true })
  expect(feeOf({ video: [], inClinic: [] }, 'video')).toBeNull()
})
