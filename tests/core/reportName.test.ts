import { describe, expect, test } from 'vitest'
import { isNamedIn } from '../../src/core/orders/reportName.rules'

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
