import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gstRates } from '../../src/core/orders/billLines'
import {
  expiryTyped,
  type LineDraft,
  linesAfter,
  linesIn,
  sumOfLines,
  taxesIn,
  wrongIn,
} from '../../src/core/orders/billLines.rules'

const draft: LineDraft = {
  name: 'Levetiracetam 500',
  quantity: '20',
  packSize: '',
  price: '25',
  hsn: '3004',
  gst: '12',
  batch: 'B7',
  expiry: '04/27',
  maker: 'Sun Pharma',
  fills: '',
  isH1: false,
}

describe('a line of a bill', () => {
  test('is read as it is typed, in whatever script', () => {
    const read = {
      name: 'Levetiracetam 500',
      quantity: 20,
      packSize: null,
      price: 25_00,
      hsn: '3004',
      gst: 12,
      batch: 'B7',
      expiry: '2027-04',
      maker: 'Sun Pharma',
      fills: null,
      isH1: false,
    }
    expect(linesIn([draft])).toEqual([read])
    expect(linesIn([{ ...draft, quantity: '२०', price: '૨૫.૦૦', hsn: '৩০০৪', expiry: '४/२७' }])).toEqual([read])
    expect(linesIn([{ ...draft, hsn: '', gst: '', batch: '', expiry: '', maker: '' }])).toEqual([
      { ...read, hsn: '', gst: null, batch: '', expiry: '', maker: '' },
    ])
  })

  test.each([
    [{ name: ' ' }, ['name']],
    [{ quantity: '0' }, ['quantity']],
    [{ quantity: '2.5' }, ['quantity']],
    [{ price: '' }, ['price']],
    [{ packSize: '0' }, ['packSize']],
    [{ fills: '0' }, ['packSize']],
    [{ hsn: '300' }, ['hsn']],
    [{ expiry: '13/27' }, ['expiry']],
    [{ name: '', price: 'ten' }, ['name', 'price']],
  ])('with %o misses %o, and the bill is not whole', (more, missing) => {
    expect(wrongIn({ ...draft, ...more })).toEqual(missing)
    expect(linesIn([draft, { ...draft, ...more }])).toBeNull()
  })

  test.each([
    ['04/27', '2027-04'],
    ['4-2027', '2027-04'],
    ['2027-04', '2027-04'],
    ['04/1927', '1927-04'],
    ['4.27', '2027-04'],
    ['४/१९२७', '1927-04'],
    ['04/027', null],
    ['00/27', null],
    ['soon', null],
  ])('that expires %s is read as %s', (text, month) => {
    expect(expiryTyped(text)).toBe(month)
  })
})

test('the first line brings those of the prescription, which are marked by the catalogue; what is not asked for stays out', () => {
  const line = { medicineId: null, prescribed: 20, offered: null, unit: 'tablet' }
  const order = {
    lines: [
      { ...line, line: 0, name: 'Clonazepam 0.5', asked: 10, isH1: true },
      { ...line, line: 1, name: 'Methylcobalamin', asked: 0, isH1: false },
    ],
  }
  const begun = linesAfter([], { is: 'added' }, order)
  expect(begun.map(({ name, quantity, isH1 }) => [name, quantity, isH1])).toEqual([['Clonazepam 0.5', '10', true]])
  expect(linesAfter([], { is: 'added' }, null)).toHaveLength(1)
  expect(linesAfter(begun, { is: 'added' }, order)).toHaveLength(2)
  expect(linesAfter(begun, { is: 'marked', at: 0, isH1: false }, order)[0]!.isH1).toBe(false)
  expect(linesAfter(begun, { is: 'typed', at: 0, field: 'price', text: '5' }, order)[0]!.price).toBe('5')
  expect(linesAfter(begun, { is: 'removed', at: 0 }, order)).toEqual([])
})

describe('tax in what is paid', () => {
  test('is half the state\u2019s and half the country\u2019s, by rate', () => {
    expect(
      taxesIn(
        [
          { quantity: 2, price: 112_00, gst: 12 },
          { quantity: 1, price: 105_00, gst: 5 },
        ],
        329_00,
      ),
    ).toEqual([
      { rate: 5, taxable: 100_00, cgst: 2_50, sgst: 2_50 },
      { rate: 12, taxable: 200_00, cgst: 12_00, sgst: 12_00 },
    ])
  })

  test('is not told where a line names no rate, or there is none', () => {
    expect(taxesIn([{ quantity: 1, price: 100, gst: null }], 100)).toBeNull()
    expect(taxesIn([], 0)).toBeNull()
  })

  test('adds up to what is paid whatever the discount, to the paisa', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 1000 }),
      price: fc.integer({ min: 1, max: 10_000_00 }),
      gst: fc.constantFrom(...gstRates),
    })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lines, share) => {
          const payable = Math.round(sumOfLines(lines) * share)
          const taxes = taxesIn(lines, payable)!
          expect(taxes.reduce((sum, { taxable, cgst, sgst }) => sum + taxable + cgst + sgst, 0)).toBe(payable)
          for (const { taxable, cgst } of taxes) expect([taxable >= 0, cgst >= 0]).toEqual([true, true])
        },
      ),
    )
  })
})
