import { expect, test } from 'vitest'
import { rupees } from '../../src/ui/intl/rupees'

const LOCALE = 'en-IN-u-nu-latn'

test('rupees have paise where there are some, a sign where they are given back, and none where there are none', () => {
  expect([80_000, 80_050, -5000, 0, -0].map((paise) => rupees(paise, LOCALE))).toEqual([
    '₹800',
    '₹800.50',
    '-₹50',
    '₹0',
    '₹0',
  ])
})
