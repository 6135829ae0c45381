import { describe, expect, test } from 'vitest'
import { EMPTY_CONTENT } from '../../src/core/prescription/prescription'
import { formOf } from '../../src/core/prescription/prescriptionForm.rules'
import {
  bmiOf,
  feetInCentimetres,
  judgeVital,
  measuredSeries,
  NO_TYPED_VITALS,
  readNumber,
  readPressure,
  refusedVitals,
  tidyHeight,
  type TypedVitals,
} from '../../src/core/prescription/vitals.rules'

const vitals = (typed: Partial<TypedVitals>): TypedVitals => ({ ...NO_TYPED_VITALS, ...typed })

test('the body-mass index is the weight by the square of the height, with two decimals', () => {
  expect(bmiOf(vitals({ weight: '70', height: '170' }))).toBe('24.22')
  expect(bmiOf(vitals({ weight: '70', height: '5.6', heightUnit: 'feet' }))).toBe('24.03')
  expect(bmiOf(vitals({ weight: '70' }))).toBeNull()
  expect(bmiOf(vitals({ weight: '700', height: '170' }))).toBeNull()
  expect([bmiOf(vitals({ height: '170' })), bmiOf(vitals({ weight: '70', height: '300' }))]).toEqual([null, null])
})

test('feet are decimal, and what they come to is shown; feet and inches become that', () => {
  expect(feetInCentimetres(vitals({ height: '5.6', heightUnit: 'feet' }))).toBe('170.7')
  expect(tidyHeight(`5'6"`, 'feet')).toBe('5.5')
  expect(tidyHeight('5’6', 'feet')).toBe('5.5')
  expect(tidyHeight(`5'6"`, 'cm')).toBe(`5'6"`)
  expect([`5'`, ` 5 ' 6 " `, '५′६″', `5'6''`, `5'6.5"`].map((text) => tidyHeight(text, 'feet'))).toEqual([
    '5',
    '5.5',
    '5.5',
    '5.5',
    '5.54',
  ])
  expect([`x5'6"`, `5'6"x`, '5.6', `15'6"`].map((text) => tidyHeight(text, 'feet'))).toEqual([
    `x5'6"`,
    `5'6"x`,
    '5.6',
    `15'6"`,
  ])
  expect(feetInCentimetres(vitals({ height: '170' }))).toBeNull()
  expect(feetInCentimetres(vitals({ height: '9', heightUnit: 'feet' }))).toBeNull()
})

test.each([
  [`5'10"`, '5.83'],
  [`5'11`, '5.92'],
  [`5'6.25"`, '5.52'],
  [`5'10.75"`, '5.9'],
  [`6'0"`, '6'],
  ['५\'६"', '5.5'],
])('a height of %s is %s in decimal feet', (typed, feet) => expect(tidyHeight(typed, 'feet')).toBe(feet))

test.each([
  ['120/80', { systolic: 120, diastolic: 80 }],
  [' 120/80 ', { systolic: 120, diastolic: 80 }],
  ['120 80', { systolic: 120, diastolic: 80 }],
  ['१२०/८०', { systolic: 120, diastolic: 80 }],
  ['', null],
  ['120', null],
  ['120/', null],
  ['/80', null],
])('a blood pressure of "%s" is read as its two numbers', (text, pressure) =>
  expect(readPressure(text)).toEqual(pressure),
)

test.each([
  [120, 80, '120/80'],
  [120, null, ''],
  [null, 80, ''],
  [null, null, ''],
])('a stored blood pressure of %s over %s is typed again as "%s"', (systolic, diastolic, bp) => {
  const stored = { ...EMPTY_CONTENT, vitals: { ...EMPTY_CONTENT.vitals, systolic, diastolic } }
  expect(formOf(stored, []).vitals.bp).toBe(bp)
})

test.each([
  ['bp', ' ', { kind: 'empty' }],
  ['pulse', '  ', { kind: 'empty' }],
  ['bp', ' 120/80 ', { kind: 'usual' }],
  ['bp', 'high', { kind: 'unread' }],
  ['pulse', 'fast', { kind: 'unread' }],
  ['temperature', 'warm', { kind: 'unread' }],
  ['weight', '70 kg', { kind: 'unread' }],
  ['weight', `5'6"`, { kind: 'unread' }],
  ['pulse', `5'6"`, { kind: 'unread' }],
  ['height', 'tall', { kind: 'unread' }],
  ['height', `5'6"`, { kind: 'usual' }],
] as const)('where heights are in feet, %s "%s" is taken as %j', (field, text, verdict) =>
  expect(judgeVital(field, vitals({ heightUnit: 'feet', [field]: text }))).toEqual(verdict),
)

describe('what was measured is', () => {
  test.each([
    ['bp', '120/80', 'usual'],
    ['bp', '150/95', 'unusual'],
    ['bp', '20/10', 'impossible'],
    ['bp', '80/120', 'impossible'],
    ['bp', '120', 'unread'],
    ['pulse', '72', 'usual'],
    ['pulse', '120', 'unusual'],
    ['pulse', '301', 'impossible'],
    ['temperature', '37', 'usual'],
    ['temperature', '39', 'unusual'],
    ['temperature', '98.6', 'fahrenheit'],
    ['temperature', '46', 'impossible'],
    ['weight', '0.4', 'impossible'],
    ['height', '251', 'impossible'],
    ['height', '१७०', 'usual'],
    ['pulse', '', 'empty'],
  ] as const)('%s %s: %s', (field, text, kind) => {
    expect(judgeVital(field, vitals({ [field]: text })).kind).toBe(kind)
  })

  test.each([
    ['pulse', ['19', '20', '59', '60', '100', '101', '300', '301']],
    ['temperature', ['24.9', '25', '36', '36.1', '37.5', '37.6', '45', '45.1']],
  ] as const)(
    '%s: impossible, then unusual, then usual, and so back, each with its first and last value',
    (field, texts) => {
      expect(texts.map((text) => judgeVital(field, vitals({ [field]: text })).kind)).toEqual([
        'impossible',
        'unusual',
        'unusual',
        'usual',
        'usual',
        'unusual',
        'unusual',
        'impossible',
      ])
    },
  )

  test('usual or impossible where nothing is unusual, and says what is possible', () => {
    const height = (text: string, heightUnit: 'cm' | 'feet') =>
      judgeVital('height', vitals({ height: text, heightUnit }))
    expect(['29', '30', '250'].map((text) => height(text, 'cm').kind)).toEqual(['impossible', 'usual', 'usual'])
    expect(['0.9', '1', '8.2', '8.3'].map((text) => height(text, 'feet').kind)).toEqual([
      'impossible',
      'usual',
      'usual',
      'impossible',
    ])
    expect(height(`5'6"`, 'feet').kind).toBe('usual')
    expect(height('251', 'cm')).toEqual({ kind: 'impossible', least: '30', most: '250' })
    expect(['0.5', '350', '350.1'].map((weight) => judgeVital('weight', vitals({ weight })).kind)).toEqual([
      'usual',
      'usual',
      'impossible',
    ])
  })

  test('of a blood pressure unusual or impossible where one of its two numbers is', () => {
    const pressure = (bp: string) => judgeVital('bp', vitals({ bp }))
    expect(['90/60', '140/90', '89/60', '141/90', '90/59', '140/91'].map((bp) => pressure(bp).kind)).toEqual([
      'usual',
      'usual',
      'unusual',
      'unusual',
      'unusual',
      'unusual',
    ])
    expect(['301/90', '120/19', '100/100', '49/40'].map((bp) => pressure(bp).kind)).toEqual([
      'impossible',
      'impossible',
      'impossible',
      'impossible',
    ])
    expect(pressure('100/100')).toEqual({ kind: 'impossible', least: '50/20', most: '300/200' })
    expect(['120 80', ' 120 / 80 ', '१२०/८०'].map((bp) => pressure(bp).kind)).toEqual(['usual', 'usual', 'usual'])
    expect(['120/80/60', 'a120/80', '120/80 mm', '120-80'].map((bp) => pressure(bp).kind)).toEqual([
      'unread',
      'unread',
      'unread',
      'unread',
    ])
  })

  test('a number with a point or a comma, and nothing else', () => {
    expect(['37,2', '37.', '.5', ' 70 ', '७०'].map(readNumber)).toEqual([37.2, 37, 0.5, 70, 70])
    expect(['.25', '36.75', '१.२५'].map(readNumber)).toEqual([0.25, 36.75, 1.25])
    expect(['', '.', '3 7', '-1', '1e2', '70kg', 'x70'].map(readNumber)).toEqual(Array(7).fill(null))
  })

  test('unusual when the weight is far from the last one', () => {
    expect(['56', '84'].map((weight) => judgeVital('weight', vitals({ weight }), 70).kind)).toEqual(['usual', 'usual'])
    expect(['55.9', '84.1'].map((weight) => judgeVital('weight', vitals({ weight }), 70).kind)).toEqual([
      'unusual',
      'unusual',
    ])
    expect(judgeVital('weight', vitals({ weight: '90' }), 70).kind).toBe('unusual')
    expect(judgeVital('weight', vitals({ weight: '80' }), 70).kind).toBe('usual')
  })
})

test('Fahrenheit is turned into Celsius and refused until it is', () => {
  expect(judgeVital('temperature', vitals({ temperature: '98.6' }))).toEqual({ kind: 'fahrenheit', celsius: '37.0' })
  expect(
    ['76.9', '77', '113', '113.1'].map((temperature) => judgeVital('temperature', vitals({ temperature })).kind),
  ).toEqual(['impossible', 'fahrenheit', 'fahrenheit', 'impossible'])
  expect(refusedVitals(vitals({ temperature: '98.6', bp: '120/80', pulse: 'fast' }))).toEqual(['pulse', 'temperature'])
})

test('what was measured more than once before is a line, the oldest first; a single value is none', () => {
  const visit = (at: number, systolic: number | null, diastolic: number | null, weight: number | null) => ({
    at,
    systolic,
    diastolic,
    weight,
  })
  expect(measuredSeries([visit(1, 150, 90, 72), visit(2, null, null, null), visit(3, 128, null, null)])).toEqual([
    { of: 'bp', values: [150, 128], read: ['150/90', '128'] },
  ])
  expect(measuredSeries([visit(1, null, null, 72.5), visit(2, null, null, 71)])).toEqual([
    { of: 'weight', values: [72.5, 71], read: ['72.5', '71'] },
  ])
  expect(measuredSeries([])).toEqual([])
})
