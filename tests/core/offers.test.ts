import { describe, expect, test } from 'vitest'
import { sumOf } from '../../src/core/diagnostics/cart.rules'
import { billPartsOf, netPrices, offerOfOrder, partsOf, refundOf } from '../../src/core/orders/bill.rules'
import { billIn, detailsOf, missingIn } from '../../src/core/orders/billDraft.rules'
import { isFlat, offerOn, takenOff } from '../../src/core/provider/provider'

const flat = { percent: 20, most: null, on: null }
const upTo = { percent: 15, most: 1000_00, on: null }
const ofAll = { percent: 20, most: null, testIds: null, until: 9 }

test.each([
  [flat, 2950_00, 590_00],
  [flat, 33, 7],
  [{ percent: 100, most: null, on: null }, 99_99, 99_99],
  [{ ...flat, on: 970_00 }, 2950_00, 194_00],
  [{ ...flat, percent: 100, on: 970_00 }, 2950_00, 970_00],
  [{ ...flat, on: 2950_00 }, 970_00, 194_00],
  [upTo, 2000_00, 300_00],
  [upTo, 10_000_00, 1000_00],
  [null, 2950_00, 0],
])('%j takes of %i paise %i', (offer, total, taken) => {
  expect(takenOff(offer, total)).toBe(taken)
})

const tests = [
  { id: 'eeg', price: 970_00 },
  { id: 'mri', price: 1980_00 },
]

test('the sum of tests is what they cost, what their centre takes off, and what is left', () => {
  expect(sumOf(tests, ofAll)).toEqual({ total: 2950_00, discount: 590_00, payable: 2360_00, offer: flat })
  expect(sumOf(tests, null)).toEqual({ total: 2950_00, discount: 0, payable: 2950_00, offer: null })
})

describe('an offer for chosen tests', () => {
  const ofEeg = { ...ofAll, testIds: ['eeg', 'another'] }

  test('takes off those alone, and is none where none of them is booked', () => {
    const offer = { percent: 20, most: null, on: 970_00 }
    expect(sumOf(tests, ofEeg)).toEqual({ total: 2950_00, discount: 194_00, payable: 2756_00, offer })
    expect(sumOf([tests[1]!], ofEeg)).toEqual({ total: 1980_00, discount: 0, payable: 1980_00, offer: null })
    expect(offerOn({ ...ofEeg, most: 100_00 }, tests)).toEqual({ percent: 20, most: 100_00, on: 970_00 })
  })

  test('is not said as a flat one, and neither is one with a limit', () => {
    expect([ofAll, ofEeg, { ...ofAll, most: 500_00 }].map(isFlat)).toEqual([true, false, false])
  })

  const booked = [
    { id: 'eeg', price: 970_00, isOffered: true },
    { id: 'vep', price: 1980_00, isOffered: false },
    { id: 'baer', price: 333_33, isOffered: true },
  ]
  const offer = offerOfOrder({ offerPercent: 20, offerMost: 200_00 }, booked)

  test('is shared by those that it holds for to the paisa, and comes back with them alone', () => {
    expect(offer).toEqual({ percent: 20, most: 200_00, on: 1303_33 })
    const net = netPrices(booked, offer)
    expect(net.get('vep')).toBe(1980_00)
    expect(net.get('eeg')! + net.get('baer')!).toBe(1303_33 - 200_00)
    const paid = 3283_33 - 200_00
    const bill = { total: paid, payable: paid, refunded: 0 }
    expect(refundOf(bill, paid, net.get('vep')!)).toBe(1980_00)
    expect(refundOf(bill, paid, net.get('eeg')!)).toBe(net.get('eeg'))
    expect(refundOf(bill, paid, null)).toBe(paid)
    expect(refundOf(bill, paid, 0)).toBe(0)
  })
})

describe('the discount of a bill', () => {
  test('is what the offer takes off, and what was given beside it', () => {
    const bill = { total: 1000_00, discount: 250_00, payable: 750_00 }
    expect(partsOf(bill, flat)).toEqual({ ...bill, offered: 200_00, given: 50_00 })
    expect(partsOf(bill, null)).toMatchObject({ offered: 0, given: 250_00 })
    expect(billPartsOf({ total: null, discount: null, payable: null, offer: flat })).toBeNull()
  })

  test('as it is typed comes to what the offer takes off, and both are sent as one', () => {
    const draft = { total: '1000', discount: '50', partner: '', tracking: '', prescriber: '', lines: [] }
    const needs = {
      isBilled: true,
      isDelivered: false,
      isSupplied: false,
      hasH1: false,
      isSignedHere: false,
      isOfMedicines: false,
      unscheduled: null,
      offer: flat,
      lines: [],
    }
    const bill = { total: 1000_00, discount: 250_00, payable: 750_00 }
    expect(billIn(draft, flat)).toEqual(bill)
    expect(detailsOf(draft, needs)).toEqual(bill)
    expect(missingIn({ ...draft, discount: '800' }, needs)).toEqual([])
    expect(missingIn({ ...draft, discount: '800.01' }, needs)).toEqual(['discount'])
  })
})
