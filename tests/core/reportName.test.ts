import { expect, test } from 'vitest'
import { reportTitle, shownReportName } from '../../src/core/orders/reportName.rules'
import { categoryOfTests } from '../../src/core/prescription/categories'

test.each([
  ['bloodreport-march.pdf', 'bloodrepor….pdf'],
  ['eeg.pdf', 'eeg.pdf'],
  ['bloodreports.pdf', 'bloodrepor….pdf'],
  ['MRI brain, plain (2)', 'MRI brain,… (2)'],
  ['रीढ़ की हड्डी की रिपोर्ट.jpeg', 'रीढ़ की हड्डी की….jpeg'],
  ['report of the 12.03.2026', 'report of….2026'],
])('of the name %s is shown %s', (name, shown) => {
  expect(shownReportName(name)).toBe(shown)
})

test('a report is titled by its tests, as long as a title may be', () => {
  const three = ['MRI brain, plain', 'TSH', 'ESR']
  expect([reportTitle(three, 1, 120), reportTitle(three.slice(1), 3, 120)]).toEqual([
    'MRI brain, plain · TSH · ESR',
    'TSH · ESR (3)',
  ])
  const long = reportTitle(
    Array.from({ length: 40 }, (_, test) => `Test ${test}`),
    2,
    120,
  )
  expect([long.length <= 120, long.endsWith('… (2)')]).toEqual([true, true])
})

test.each([
  ['spine', ['MRI lumbosacral spine']],
  ['spine', ['X-ray cervical spine, AP and lateral', 'ESR']],
  ['epilepsy', ['Video EEG, 4 hours', 'Valproate level']],
  ['nerve', ['NCV, both arms', 'EMG, one limb']],
  ['stroke', ['Carotid and vertebral Doppler']],
  ['sleep', ['Sleep study, one night']],
  ['other', ['EEG, awake', 'NCV, both legs']],
  ['other', ['Lipid profile']],
  ['other', []],
] as const)('a report is about %s where its tests are %j', (category, tests) => {
  expect(categoryOfTests(tests)).toBe(category)
})
