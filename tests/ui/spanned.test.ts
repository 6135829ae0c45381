import { expect, test } from 'vitest'
import { spanned } from '../../src/ui/intl/spanned'

test('a range of one day is said once', () => {
  expect(spanned('Mon, 30 Nov', 'Tue, 1 Dec')).toBe('Mon, 30 Nov – Tue, 1 Dec')
  expect(spanned('Mon, 30 Nov', 'Mon, 30 Nov')).toBe('Mon, 30 Nov')
})
