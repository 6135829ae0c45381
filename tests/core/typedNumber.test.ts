import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberTyped, rupeesText, rupeesTyped } from '../../src/core/kit/typedNumber'

describe('numbers as they are typed', () => {
  test.each([
    ['500', 500_00],
    ['500.00', 500_00],
    ['500.5', 500_50],
    ['500.', 500_00],
    ['1,500', 1500_00],
    ['₹1,500', 1500_00],
    ['₹ 1,50,000', 150_000_00],
    ['150,000.25', 150_000_25],
    ['Rs. 500/-', 500_00],
    ['५००', 500_00],
    ['٥٠٠', 500_00],
    ['０', 0],
    ['0.29', 29],
  ])('%s are %i paise', (text, paise) => {
    expect(rupeesTyped(text, 1_000_000_00)).toBe(paise)
  })
  test.each(['', '5,00', '1,5000', '1.500', '500.005', '5 00', '-5', '1e3', '500/600', '10000001', ',500', '.'])(
    '%s is no amount',
    (text) => {
      expect(rupeesTyped(text, 1_000_000_00)).toBeNull()
    },
  )
  test('an amount stands in its field as it can be read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_00 }), (paise) => {
        expect(rupeesTyped(rupeesText(paise), 100_000_00)).toBe(paise)
      }),
    )
    expect([50_000, 50_050, 5].map(rupeesText)).toEqual(['500', '500.50', '0.05'])
  })
  test('a letter that is typed is not taken; a point, more digits and what is pasted stay', () => {
    const typed = [
      ['41', '41x'],
      ['41', '4x1'],
      ['1', '1.'],
      ['123', '1234'],
      ['', '४१'],
      ['', '41 years'],
      ['', '1e5'],
    ] as const
    expect(typed.map(([before, text]) => numberTyped(text, before))).toEqual([
      '41',
      '41',
      '1.',
      '1234',
      '41',
      '41 years',
      '1e5',
    ])
  })
})
