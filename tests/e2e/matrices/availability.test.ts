import { expect, test } from 'vitest'
import { comeToEveryDay, seeWeekOnOneLine, setHoursByKeyboard } from '../../kit/hoursPanel'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

test('of hours on 45 days those on the screen of a desktop are rendered, the others as one comes to them', () =>
  expect(comeToEveryDay(product, 'desktop')).resolves.toBeUndefined())

test('whoever sets hours on a phone by keyboard meets Add availability first, and all days are one stop', () =>
  expect(setHoursByKeyboard(product, 'phone')).resolves.toBeUndefined())

test.each(['phone', 'tablet'] as const)('the days of a week stand on one line on a %s in English', (size) =>
  expect(seeWeekOnOneLine(product, size, 'eng')).resolves.toBeUndefined(),
)
