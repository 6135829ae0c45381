import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { onPageError } from '../../kit/pageErrors'

const product = inBrowser()

/** As a browser's translator does: each text gives way to an element in an element, which keeps its blanks. */
const translate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    const seen = texts.filter(
      ({ data, parentElement }) => data.trim() !== '' && !parentElement?.closest('script, style'),
    )
    for (const text of seen) {
      const inner = document.createElement('font')
      inner.textContent = `«${text.data}»`
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
    }
    return seen.length
  })

test('a chip of a translated page is pressed and taken back, and the page says what is so', async () => {
  const page = await product.open('desktop')
  const thrown: string[] = []
  onPageError(page, (message) => thrown.push(message))
  await page.goto('/find-doctor')
  // How long a doctor has practised: as long as nobody asks for more than there is, some are found.
  const chips = page.locator('main fieldset').last().locator('button[aria-pressed]')
  await chips.first().waitFor()
  const count = page.getByText(/\d+ doctors?\b/).first()
  await count.waitFor()
  expect(await translate(page)).toBeGreaterThan(20)
  const before = await count.textContent()
  const number = await chips.count()
  expect(number).toBeGreaterThan(1)
  for (let index = 0; index < number; index++)
    for (const isOn of ['true', 'false']) {
      await chips.nth(index).click()
      await expect.poll(() => chips.nth(index).getAttribute('aria-pressed')).toBe(isOn)
      await translate(page)
    }
  await expect
    .poll(async () => (await count.textContent())?.replaceAll(/[«»]/g, ''))
    .toBe(before?.replaceAll(/[«»]/g, ''))
  await expect.poll(() => page.getByText('This page could not be opened').count()).toBe(0)
  expect(thrown).toEqual([])
})
