import { expect, test } from 'vitest'
import { setHoursByKeyboard } from '../../kit/hoursPanel'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

test('whoever sets hours by keyboard meets Add availability first, also while they load, and all days are one stop', () =>
  expect(setHoursByKeyboard(product, 'desktop')).resolves.toBeUndefined())
