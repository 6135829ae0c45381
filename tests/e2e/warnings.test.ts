import { expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { seeWarnings } from '../kit/warnings'

const product = inBrowser()

/** On a phone here, on a desktop in `tests/e2e/matrices/warnings.test.ts`. */
test('a serious warning is whole, others are one line opened on demand, and nothing covers the first', () =>
  expect(seeWarnings(product, 'phone')).resolves.toBeUndefined())
