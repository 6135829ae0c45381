import { describe, expect, test } from 'vitest'
import { isNamedIn, reportTitle } from '../../src/core/orders/reportName.rules'
import { categoryOfTests } from '../../src/core/prescription/categories'

const asha = { name: 'Asha Patel', age: 34 }
const BODY = 'Haemoglobin 13.2 g/dL within the reference range, glucose 92 mg/dL. Reported by the laboratory.'
const paper = (head: string) => `Sanjeevani Diagnostics\n${head}\n${BODY}`

describe('a report names its patient', () => {
  test.each([
    'Patient: Asha Patel  Age: 34 Y  Sex: F',
    'PATEL ASHA',
    'Name MRS. ASHA R. PATEL 34Y/F',
    'Patient: Asha Ramesh Patel, 35 years',
    'Pt: ASHAPATEL',
  ])('%s', (head) => {
    expect(isNamedIn(paper(head), asha)).toBe(true)
  })

  test('also where the name has a title, an initial, or one word alone', () => {
    expect(isNamedIn(paper('Patient: Kunal Sen'), { name: 'Mr K. Kunal Sen', age: 40 })).toBe(true)
    expect(isNamedIn(paper('Patient: Savita'), { name: 'Smt Savita', age: 61 })).toBe(true)
    expect(isNamedIn(paper('मरीज़: आशा पटेल'), { name: 'आशा पटेल', age: 34 })).toBe(true)
  })
})

describe('a report is questioned', () => {
  test.each([
    'Patient: Meera Rao  Age: 34 Y',
    'Patient: Asha Mehta  Age: 34 Y',
    'Patient: Ramesh Patel  Age: 34 Y',
    'Patient: Asha Patel  Age: 71 Y',
  ])('%s', (head) => {
    expect(isNamedIn(paper(head), asha)).toBe(false)
  })

  test('never where it is a scan without words', () => {
    expect(isNamedIn(null, asha)).toBeNull()
    expect(isNamedIn('  Page 1 ', asha)).toBeNull()
  })
})

/** Names of patients, and how laboratories write them. */
const firsts = ['Asha', 'Ramesh', 'Meera', 'Kunal', 'Farida', 'Subhash', 'Lakshmi', 'Devendra', 'Ritu', 'Anil']
const lasts = ['Patel', 'Iyer', 'Rao', 'Sen', 'Shaikh', 'Ghosh', 'Nambiar', 'Yadav', 'Chauhan', 'Deshpande']
const people = firsts.flatMap((first, row) =>
  lasts.map((last, column) => ({ first, last, age: 12 + row * 7 + column })),
)
const writings = [
  (first: string, last: string) => `Patient Name: ${first} ${last}`,
  (first: string, last: string) => `PATIENT ${last.toUpperCase()} ${first.toUpperCase()}`,
  (first: string, last: string) => `Name: Mr/Mrs ${first} K. ${last}`,
  (first: string, last: string) => `Pt. ${first.toUpperCase()}${last.toUpperCase()}`,
]

test('of 200 reports the 100 of somebody else are questioned, and at most 5 of the others', () => {
  const named = people.map(({ first, last, age }, index) =>
    isNamedIn(paper(`${writings[index % writings.length]!(first, last)}  Age: ${age} Y`), {
      name: `${first} ${last}`,
      age,
    }),
  )
  const anothers = people.map(({ first, last, age }, index) => {
    const other = people[(index + 37) % people.length]!
    return isNamedIn(paper(`${writings[index % writings.length]!(other.first, other.last)}  Age: ${other.age} Y`), {
      name: `${first} ${last}`,
      age,
    })
  })
  expect(anothers.filter((each) => each === false)).toHaveLength(100)
  expect(named.filter((each) => each !== true).length).toBeLessThanOrEqual(5)
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
