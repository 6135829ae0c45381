import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

test('cards stand in one to four columns, as many as the width has room for', async () => {
  const page = await product.open('desktop')
  await page.goto('/find-doctor?type=speciality')
  const grid = page.locator('main:not([inert]) ul').filter({ hasText: 'Epilepsy' }).last()
  const columns = () =>
    grid.evaluate((list) => {
      const tops = [...list.children].map((card) => card.getBoundingClientRect().top)
      return tops.filter((top) => top === tops[0]).length
    })
  for (const [width, count] of [
    [390, 1],
    [700, 2],
    [1100, 3],
    [1600, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(columns).toBe(count)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
  }
})
