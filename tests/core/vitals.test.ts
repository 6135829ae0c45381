import { describe, expect, test } from 'vitest'
import {
  bmiOf,
  feetInCentimetres,
  judgeVital,
  NO_TYPED_VITALS,
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
})

test('feet are decimal, and what they come to is shown; feet and inches become that', () => {
  expect(feetInCentimetres(vitals({ height: '5.6', heightUnit: 'feet' }))).toBe('170.7')
  expect(tidyHeight(`5'6"`, 'feet')).toBe('5.5')
  expect(tidyHeight('5’6', 'feet')).toBe('5.5')
  expect(tidyHeight(`5'6"`, 'cm')).toBe(`5'6"`)
})

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

  test('unusual when the weight is far from the last one', () => {
    expect(judgeVital('weight', vitals({ weight: '90' }), 70).kind).toBe('unusual')
    expect(judgeVital('weight', vitals({ weight: '80' }), 70).kind).toBe('usual')
  })
})

test('Fahrenheit is turned into Celsius and refused until it is', () => {
  expect(judgeVital('temperature', vitals({ temperature: '98.6' }))).toEqual({ kind: 'fahrenheit', celsius: '37.0' })
  expect(refusedVitals(vitals({ temperature: '98.6', bp: '120/80', pulse: 'fast' }))).toEqual(['pulse', 'temperature'])
})
