import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { seeWarnings } from '../../kit/warnings'

const product = inBrowser()

test('on a desktop a serious warning is whole, others are one line opened on demand, and nothing covers the first', () =>
  expect(seeWarnings(product, 'desktop')).resolves.toBeUndefined())
