import type { Cart, Centre, DiagnosticTest } from '../../../src/core/diagnostics/diagnostics'
import { EMPTY_CART } from '../../../src/core/diagnostics/cart.rules'
import type { KeptVisit } from '../../../src/core/diagnostics/visitProgress'
import { addDays, dayOf, startOfDay } from '../../../src/core/kit/dates'
import type { Member } from '../../../src/core/members/members'

export const sanjeevani = { id: 'a', name: 'Sanjeevani', offer: null }
export const medicare = { id: 'b', name: 'Medicare Scans', offer: null }

const testOf = (id: string, name: string, price: number, more: Partial<DiagnosticTest> = {}): DiagnosticTest => ({
  id,
  name,
  price,
  category: 'other',
  fastHours: 0,
  needsFood: false,
  asks: [],
  notes: [],
  ...more,
})
export const eeg = testOf('eeg', 'EEG', 150_000)
export const vep = testOf('vep', 'VEP', 180_000)
export const mri = testOf('mri', 'MRI brain', 520_000, { asks: ['implant'] })

export const cartOf = (
  centre: { readonly id: string; readonly name: string },
  tests: readonly DiagnosticTest[],
): Cart => ({
  ...EMPTY_CART,
  centreId: centre.id,
  centreName: centre.name,
  revision: 1,
  testIds: tests.map(({ id }) => id),
  tests,
})

export const centre: Centre = {
  id: 'a',
  name: 'Sanjeevani',
  address: '4 Ring Road',
  city: 'Noida',
  pincode: '201301',
  phoneNumber: '8000000001',
  latitude: 28.57,
  longitude: 77.32,
  distance: 2.4,
  opens: 480,
  closes: 1140,
  hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 480, closes: 1140 })),
  pausedUntil: null,
  offer: null,
}

/** Monday, 5 January 2026, 10:30 am in Kolkata. */
export const NOW = 1_767_589_200
export const TODAY = dayOf(NOW)
export const SECOND_DAY = addDays(TODAY, 1)
const memberOf = (id: string, name: string, age: number, gender: Member['gender']): Member => ({
  id,
  name,
  age,
  gender,
  isDefault: id === 'm1',
  countryCode: null,
  phoneNumber: null,
  mobileNo: null,
})
export const asha = memberOf('m1', 'Asha Patel', 34, 'Female')
export const ravi = memberOf('m2', 'Ravi Patel', 40, 'Male')
/** What a reload at a booking finds of it. */
export const chosen: KeptVisit = {
  centreId: 'a',
  tests: [mri],
  memberId: 'm1',
  day: TODAY,
  answers: [{ question: 'implant', answer: 'no' }],
  attempt: null,
  booked: null,
}
export const sentVisit = {
  sent: {
    memberId: 'm1',
    centreId: 'a',
    testIds: ['mri'],
    day: startOfDay(TODAY),
    seenTotal: mri.price,
    answers: chosen.answers,
  },
  key: '<key>',
}
export const bookedTest = { id: 't1', orderNo: 'T-104283', answerBy: null }
