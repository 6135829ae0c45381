import { describe, expect, test } from 'vitest'
import { isQuestioned, namingIn } from '../../src/core/kit/naming'
import { isSpokenAlike } from '../../src/core/kit/spokenName'

const asha = { name: 'Asha Patel', age: 34 }
const BODY = 'Haemoglobin 13.2 g/dL within the reference range, glucose 92 mg/dL. Reported by the laboratory.'
const paper = (head: string) => `Sanjeevani Diagnostics\n${head}\n${BODY}`
const named = { naming: 'named', other: null }

describe('a report names its patient', () => {
  test.each([
    'Patient: Asha Patel  Age: 34 Y  Sex: F',
    'PATEL ASHA',
    'Name MRS. ASHA R. PATEL 34Y/F',
    'Patient: Asha Ramesh Patel, 35 years',
    'Pt: ASHAPATEL',
    'Patient Name:\nAsha Patel\nReferred by Dr Meera Rao',
    'Name: Mrs. A. Patel  Age: 34 Y',
    'દર્દીનું નામ: આશા પટેલ',
    'मरीज़ का नाम: आशा पटेल  उम्र: 34',
  ])('%s', (head) => {
    expect(namingIn(paper(head), asha)).toEqual(named)
  })

  test.each([
    ['Patient: Kunal Sen', { name: 'Mr K. Kunal Sen', age: 40 }],
    ['Patient: Savita', { name: 'Smt Savita', age: 61 }],
    ['Name: A. Patel', { name: 'A. Patel', age: 34 }],
    ['Patient: Anil Patel', { name: 'A Patel', age: 34 }],
    ['मरीज़: आशा पटेल', { name: 'आशा पटेल', age: 34 }],
    ['Patient: Asha Patel', { name: 'आशा पटेल', age: 34 }],
    ['Patient: Dr. Meera Rao', { name: 'Dr Meera Rao', age: 50 }],
    ['রোগী: মীরা রাও', { name: 'Meera Rao', age: 50 }],
    ['Patient Name : Mr. Mohd. Iqbal Ansari  Age/Sex : 67 Yrs/Male', { name: 'Mohammed Iqbal Ansari', age: 67 }],
    ['Patient Name : MD IQBAL ANSARI', { name: 'Mohammed Iqbal Ansari', age: 67 }],
    ['Patient Name : M I Ansari  Age/Sex : 67 Yrs/Male', { name: 'Mohammed Iqbal Ansari', age: 67 }],
    ['Name: Muhammad Ansari', { name: 'Mohd Ansari', age: 67 }],
    ['Name: Iqbal Ansari', { name: 'Md Iqbal Ansari', age: 67 }],
  ])('%s, to %j', (head, person) => {
    expect(namingIn(paper(head), person)).toEqual(named)
  })

  test('however little stands in it', () => {
    expect(namingIn('EEG Asha Patel', asha)).toEqual(named)
  })
})

describe('a report is questioned', () => {
  test.each([
    ['Patient: Meera Rao  Age: 34 Y', 'Meera Rao'],
    ['Patient: Asha Mehta  Age: 34 Y', 'Asha Mehta'],
    ['Patient: Ramesh Patel  Age: 34 Y', 'Ramesh Patel'],
    ['Pt. Name : Mr. Ramesh Kumar (54/M)', 'Mr. Ramesh Kumar'],
    ['मरीज़ का नाम: रमेश कुमार', 'रमेश कुमार'],
    ['রোগীর নাম: রমেশ কুমার', 'রমেশ কুমার'],
    // Her name stands there, but not as whose the paper is.
    ['Patient: Ramesh Gupta\nReferred by: Dr Asha Patel', 'Ramesh Gupta'],
    // Two patients' pages in one file.
    ['Patient: Asha Patel  Age: 34 Y\nPatient: Meera Rao  Age: 61 Y', 'Meera Rao'],
  ])('%s, which names %s', (head, other) => {
    expect(namingIn(paper(head), asha)).toEqual({ naming: 'another', other })
  })

  test.each([
    ['Patient: Mohd. Salim Ansari  Age: 67 Y', 'Mohammed Iqbal Ansari'],
    ['Patient: Mohd. Salim', 'Mohammed Ansari'],
    ['Reported by Dr S. Ansari MD', 'Mohammed Ansari'],
  ])('%s, to %s', (head, name) => {
    expect(isQuestioned(namingIn(paper(head), { name, age: 67 }).naming)).toBe(true)
  })

  test.each([
    'Ramesh Kumar 54 M',
    'RAMESH PATEL seen with his wife. Technician: Asha Iyer',
    'Referred by Dr Asha Patel',
    'A. Patel',
  ])('%s', (head) => {
    expect(namingIn(paper(head), asha)).toEqual({ naming: 'notNamed', other: null })
  })

  test('where it says little more than another name', () => {
    expect(namingIn('EEG report\nMeera Rao', asha)).toEqual({ naming: 'notNamed', other: null })
    expect(namingIn('Patient: Meera Rao', asha)).toEqual({ naming: 'another', other: 'Meera Rao' })
  })

  test('where it is of another age', () => {
    expect(namingIn(paper('Patient: Asha Patel  Age: 71 Y'), asha)).toEqual({ naming: 'otherAge', other: null })
  })

  test('a scan without words says that it cannot be read', () => {
    for (const text of [null, '', '  Page 1 ', 'Page 1 of 2\nScanned by CamScanner'])
      expect(namingIn(text, asha)).toEqual({ naming: 'unread', other: null })
  })

  test('before it goes: all but those that name the patient, and those that nobody can read', () => {
    const all = ['named', 'otherAge', 'another', 'notNamed', 'unread'] as const
    expect(all.filter(isQuestioned)).toEqual(['otherAge', 'another', 'notNamed'])
  })
})

describe('a name in another script', () => {
  test.each([
    ['patel', 'पटेल', 'પટેલ', 'পটেল'],
    ['meera', 'मीरा', 'મીરા', 'মীরা'],
    ['rao', 'राव', 'રાવ', 'রাও'],
    ['lakshmi', 'लक्ष्मी', 'લક્ષ્મી', 'লক্ষ্মী'],
    ['chauhan', 'चौहान', 'ચૌહાણ', 'চৌহান'],
    ['ghosh', 'घोष', 'ઘોષ', 'ঘোষ'],
    ['yadav', 'यादव', 'યાદવ', 'যাদব'],
    ['shaikh', 'शेख', 'શેખ', 'শেখ'],
    ['devendra', 'देवेन्द्र', 'દેવેન્દ્ર', 'দেবেন্দ্র'],
    ['priya', 'प्रिया', 'પ્રિયા', 'প্রিয়া'],
    ['vijay', 'विजय', 'વિજય', 'বিজয়'],
    ['farida', 'फ़रीदा', 'ફરીદા', 'ফরিদা'],
  ])('%s is %s, %s and %s', (latin, ...written) => {
    expect(written.filter((each) => !isSpokenAlike(latin, each))).toEqual([])
  })

  test.each([
    ['patel', 'पाटिल'],
    ['asha', 'उषा'],
    ['meera', 'मोहन'],
    ['rao', 'राय'],
    ['sen', 'सिंह'],
  ])('%s is not %s', (latin, written) => {
    expect(isSpokenAlike(latin, written)).toBe(false)
  })

  test('words of one script are one name only where they are written the same', () => {
    expect([isSpokenAlike('asha', 'asha'), isSpokenAlike('asha', 'aasha')]).toEqual([false, false])
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
  const own = people.map(({ first, last, age }, index) =>
    namingIn(paper(`${writings[index % writings.length]!(first, last)}  Age: ${age} Y`), {
      name: `${first} ${last}`,
      age,
    }),
  )
  const anothers = people.map(({ first, last, age }, index) => {
    const other = people[(index + 37) % people.length]!
    return namingIn(paper(`${writings[index % writings.length]!(other.first, other.last)}  Age: ${other.age} Y`), {
      name: `${first} ${last}`,
      age,
    })
  })
  expect(anothers.filter(({ naming }) => isQuestioned(naming))).toHaveLength(100)
  expect(own.filter((each) => each.naming !== 'named').length).toBeLessThanOrEqual(5)
})

test.each([
  ['blanks', ' '],
  ['tabs', '\t'],
  ['empty lines', ' \n'],
])('a paper with fifty thousand %s is read as one without them', (_, blank) => {
  const text = `Patient: Asha Patel${blank.repeat(50_000)}Age: 34`
  expect(namingIn(text, { name: 'Asha Patel', age: 34 })).toEqual({ naming: 'named', other: null })
  expect(namingIn(text, { name: 'Ravi Shah', age: 34 })).toEqual({ naming: 'another', other: 'Asha Patel' })
})
