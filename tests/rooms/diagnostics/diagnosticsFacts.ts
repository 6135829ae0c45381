import type { Cart, Centre, DiagnosticTest } from '../../../src/core/diagnostics/diagnostics'
import { EMPTY_CART } from '../../../src/core/diagnostics/cart.rules'

export const sanjeevani = { id: 'a', name: 'Sanjeevani' }
export const medicare = { id: 'b', name: 'Medicare Scans' }

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
}
