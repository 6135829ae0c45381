import { expect, test } from 'vitest'
import { areQuicklyRead, cardHeights } from '../../kit/cardHeights'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

/** In the language whose words are the longest here; `npm run test:all -- browserMatrices` takes the others. */
test('a phone shows doctors in cards of at most 340 px', async () => {
  expect(await cardHeights(product, 'ben')).toSatisfy(areQuicklyRead)
})

test('whoever touches a page has the pages of the bar before one of them is opened, and nobody before that', async () => {
  const page = await product.open('phone')
  await page.goto('/about-us')
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/assets\/(findDoctor|home)-/.exec(name)?.[1] ?? '')
        .filter((name) => name !== ''),
    )
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })))
  expect(await fetched()).toEqual([])
  await page.mouse.move(10, 300)
  await expect.poll(async () => new Set(await fetched())).toEqual(new Set(['home', 'findDoctor']))
})
