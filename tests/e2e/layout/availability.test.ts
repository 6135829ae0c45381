import { expect, test } from 'vitest'
import { seeWeekOnOneLine } from '../../kit/hoursPanel'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

test('the days of a week stand on one line, one of them chosen', () =>
  expect(seeWeekOnOneLine(product, 'phone', 'guj')).resolves.toBeUndefined())
