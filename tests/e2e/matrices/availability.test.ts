import { test } from 'vitest'
import { comeToEveryDay, seeWeekOnOneLine, setHoursByKeyboard } from '../../kit/hoursPanel'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

test('of hours on 45 days those on the screen of a desktop are rendered, the others as one comes to them', () =>
  comeToEveryDay(product, 'desktop'))

test('whoever sets hours on a phone by keyboard meets Add availability first, and all days are one stop', () =>
  setHoursByKeyboard(product, 'phone'))

test.each(['phone', 'tablet'] as const)('the days of a week stand on one line on a %s in English', (size) =>
  seeWeekOnOneLine(product, size, 'eng'),
)
