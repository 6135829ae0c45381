import { expect, test } from 'vitest'
import { faultsOf } from '../../kit/axe'
import { cutTexts } from '../../kit/fit'
import { kitPages, story } from '../../kit/kitPages'

const open = kitPages()

test.each(['tablet', 'desktop'] as const)('every part fits a %s and breaks no rule of accessibility', async (size) => {
  const page = await open(size, '')
  expect(await faultsOf(page)).toEqual({ violations: [], overflow: 0, cut: [], loose: [], closed: [] })
})

test.each(['hin', 'guj', 'ben'])('every part fits a phone in its dense form in %s', async (language) => {
  const page = await open('phone', `language=${language}&density=dense`)
  await page.waitForFunction(() => document.documentElement.lang !== 'en')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0)
  expect(await cutTexts(page)).toEqual([])
})

test('the columns of a week show names of two words with their status, uncut', async () => {
  const page = await open('desktop', 'part=time-grid&density=dense')
  const week = story(page, 'TimeGrid', 'a week').getByRole('grid')
  const names = week
    .getByRole('gridcell', { name: /Ravi Kumar|Meera Nair|Abdul Karim/ })
    .and(page.locator(':not([data-narrow])'))
  const isCut = (cells: readonly Element[]) => cells.map((cell) => cell.scrollHeight > cell.clientHeight)
  const cut = await names.evaluateAll(isCut)
  expect([new Set(cut), cut.length > 5]).toEqual([new Set([false]), true])
})

test('hover is for who has a pointer that hovers: no rule of the stylesheet has it otherwise', async () => {
  const page = await open('desktop', 'part=segmented')
  const stray = await page.evaluate(() => {
    const found: string[] = []
    const walk = (rules: CSSRuleList, isFenced: boolean) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') && !isFenced)
          found.push(rule.selectorText)
        const fence = rule instanceof CSSMediaRule && rule.conditionText.includes('hover')
        if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList, isFenced || fence)
      }
    }
    for (const sheet of document.styleSheets) walk(sheet.cssRules, false)
    return found
  })
  expect(stray).toEqual([])
})
