import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOf, expiresSoon, isExpired } from '../../src/core/orders/billExpiry.rules'
import { gstRates } from '../../src/core/orders/billLines'
import {
  expiryTyped,
  limitOf,
  type LineDraft,
  linesAfter,
  linesIn,
  sumOfLines,
  taxesIn,
  wrongIn,
} from '../../src/core/orders/billLines.rules'
import { mostAtOnce } from '../../src/core/prescription/dose.rules'

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
const prescribed = {
  line: 0,
  medicineId: null,
  name: 'Levetiracetam 500',
  prescribed: 60,
  asked: 60,
  offered: null,
  directions: null,
  unit: 'tablet',
  most: null,
  days: 30,
  isH1: false,
}
const filling = { ...draft, fills: '0', packSize: '10' }

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
    expect(linesIn([draft], [])).toEqual([read])
    expect(linesIn([{ ...draft, quantity: '२०', price: '૨૫.૦૦', hsn: '৩০০৪', expiry: '४/२७' }], [])).toEqual([read])
    // Other goods than medicines of a prescription.
    expect(linesIn([{ ...draft, hsn: '', gst: '', batch: '', expiry: '', maker: '' }], [prescribed])).toEqual([
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
    [{ batch: ' ' }, ['batch']],
    [{ maker: ' ' }, ['maker']],
    [{ expiry: '' }, ['expiry']],
    [{ batch: '', expiry: '' }, ['batch', 'expiry']],
  ])('with %o misses %o, and the bill is not whole', (more, missing) => {
    expect(wrongIn({ ...draft, ...more }, [])).toEqual(missing)
    expect(linesIn([draft, { ...draft, ...more }], [])).toBeNull()
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

describe('a line that fills one of the prescription', () => {
  test.each(['strip', 'bottle', 'tube', 'pack'])('prescribed by the %s is not asked what is in one', (unit) => {
    expect(wrongIn({ ...filling, packSize: '' }, [{ ...prescribed, unit }])).toEqual([])
    expect(linesIn([{ ...filling, packSize: '' }], [{ ...prescribed, unit }])?.[0]?.packSize).toBeNull()
  })

  test('in tablets is, and names its batch and its expiry, as what goes into the register does', () => {
    expect(wrongIn({ ...filling, packSize: '' }, [prescribed])).toEqual(['packSize'])
    expect(wrongIn({ ...filling, batch: '', expiry: '' }, [prescribed])).toEqual(['batch', 'expiry'])
    expect(wrongIn({ ...draft, batch: '', isH1: true }, [prescribed])).toEqual(['batch'])
    expect(wrongIn({ ...draft, batch: '', expiry: '' }, [prescribed])).toEqual([])
  })

  test('has a limit, also where nobody can count what was prescribed', () => {
    expect(limitOf({ asked: 60, most: null })).toBe(60)
    expect(limitOf({ asked: null, most: 12 })).toBe(12)
    expect(limitOf({ asked: null, most: null })).toBe(30)
  })
})

describe('what is in a pack', () => {
  const order = (unit: string, asked: number) =>
    ({ lines: [{ ...prescribed, line: 0, unit, asked, isH1: false }] }) as never
  const packed = (line: typeof filling, packSize: string, unit: string, asked: number) =>
    linesAfter([line], { is: 'typed', at: 0, field: 'packSize', text: packSize }, order(unit, asked))[0]!.quantity

  test.each([
    ['tablet', 20, '10', '2'],
    ['tablet', 20, '15', '20'],
    ['tablet', 20, '1', '20'],
    ['tablet', 20, '', '20'],
    ['ml', 150, '100', '2'],
  ])('counts the packs of what was asked for: %s, %i in packs of %s are %s', (unit, asked, packSize, packs) => {
    expect(packed({ ...filling, packSize: '', quantity: String(asked) }, packSize, unit, asked)).toBe(packs)
  })

  test('is counted anew while it is typed, and not once somebody counted otherwise', () => {
    expect(packed({ ...filling, packSize: '5', quantity: '4' }, '10', 'tablet', 20)).toBe('2')
    expect(packed({ ...filling, packSize: '5', quantity: '3' }, '10', 'tablet', 20)).toBe('3')
  })
})

describe('a batch', () => {
  const today = '2026-11-10'
  test.each([
    ['2026-10', null, null],
    ['', null, null],
    ['2026-11', null, { until: '2026-11-30', lasts: null }],
    ['2026-11', 5, { until: '2026-11-30', lasts: '2026-11-14' }],
    ['2026-12', null, null],
    ['2026-12', 52, null],
    ['2026-12', 53, { until: '2026-12-31', lasts: '2027-01-01' }],
    ['2027-02', 60, null],
  ])('of %s for %s days is asked about: %o', (expiry, days, soon) => {
    expect(expiresSoon(expiry, days, today)).toEqual(soon)
  })

  test('of this month, and one that ends within thirty days of the last of a month, are', () => {
    expect(expiresSoon('2026-10', 1, '2026-10-01')?.until).toBe('2026-10-31')
    expect(expiresSoon('2027-02', null, '2027-01-31')?.until).toBe('2027-02-28')
    expect(isExpired('2026-10', today)).toBe(true)
    expect(isExpired('2026-11', today)).toBe(false)
  })

  test('is needed for as long as what is asked for of a line lasts', () => {
    expect(daysOf(prescribed)).toBe(30)
    expect(daysOf({ ...prescribed, asked: 20 })).toBe(10)
    expect(daysOf({ ...prescribed, prescribed: null, asked: null })).toBe(30)
    expect(daysOf({ ...prescribed, days: null })).toBeNull()
  })

  test('that is confirmed is sent so; another one is asked about anew', () => {
    const confirm = { is: 'confirmed', at: 0, isSoonConfirmed: true } as const
    const confirmed = linesAfter([filling], confirm, null)
    expect(linesIn(confirmed, [prescribed])?.[0]?.isSoonConfirmed).toBe(true)
    const again = linesAfter(confirmed, { is: 'typed', at: 0, field: 'expiry', text: '05/27' }, null)
    expect(linesIn(again, [prescribed])?.[0]).not.toHaveProperty('isSoonConfirmed')
  })
})

describe('what cannot be counted', () => {
  const as = { frequency: [], frequencyDays: null } as const
  test.each([
    ['once a day for a month where only the dose is known', { ...as, whenText: 'SOS 1 tablet' }, 30],
    ['for its days', { ...as, whenText: 'SOS 2 tablet', frequencyDays: 5 }, 10],
    ['as much as may be on a day', { ...as, whenText: 'SOS 1 tablet', mostADay: 3 }, 90],
    ['a month of what goes on', { ...as, whenText: '1-0-1 tablet' }, 60],
    ['nothing that is known', { ...as, whenText: 'as directed' }, null],
  ])('is handed over %s', (_, line, most) => {
    expect(mostAtOnce(line)).toBe(most)
  })
})

test('the first line brings those of the prescription, which are marked by the catalogue; what is not asked for stays out', () => {
  const line = {
    medicineId: null,
    prescribed: 20,
    offered: null,
    directions: null,
    unit: 'tablet',
    most: null,
    days: null,
  }
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
