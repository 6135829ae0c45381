import { describe, expect, test } from 'vitest'
import { sumOf } from '../../src/core/diagnostics/cart.rules'
import { billPartsOf, partsOf } from '../../src/core/orders/bill.rules'
import { billIn, detailsOf, missingIn } from '../../src/core/orders/billDraft.rules'
import { takenOff } from '../../src/core/provider/provider'

const flat = { percent: 20, most: null }
const upTo = { percent: 15, most: 1000_00 }

test.each([
  [flat, 2950_00, 590_00],
  [flat, 33, 7],
  [{ percent: 100, most: null }, 99_99, 99_99],
  [upTo, 2000_00, 300_00],
  [upTo, 10_000_00, 1000_00],
  [null, 2950_00, 0],
])('%j takes of %i paise %i', (offer, total, taken) => {
  expect(takenOff(offer, total)).toBe(taken)
})

test('the sum of tests is what they cost, what their centre takes off, and what is left', () => {
  const tests = [{ price: 970_00 }, { price: 1980_00 }]
  expect(sumOf(tests, flat)).toEqual({ total: 2950_00, discount: 590_00, payable: 2360_00 })
  expect(sumOf(tests, null)).toEqual({ total: 2950_00, discount: 0, payable: 2950_00 })
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
