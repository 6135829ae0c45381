import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../../server/kit/clock'
import { demonstrationProviders } from '../../../server/seed/accounts'
import { sizes } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { busyOrders, standingOrders } from '../../kit/orders'
import type { Session } from '../../kit/patients'
import { newStaff } from '../../kit/staff'

// Its own: a board of so many orders is nobody else's.
const product = inBrowser({ server: {} })
let pharmacy: Session
let centre: Session
beforeAll(async () => {
  const { pharmacy: ofPharmacy, centre: ofCentre } = demonstrationProviders
  pharmacy = await newStaff(product.served, 'PHARMACY', { providerId: ofPharmacy, name: 'Meera' })
  centre = await newStaff(product.served, 'DIAGNOSTIC_CENTER', { providerId: ofCentre, name: 'Kavya' })
})

const cards = (page: Page) => page.locator('[data-card]:visible')
const openBoard = async (who: Session, size: keyof typeof sizes, language: 'eng' | 'hin' = 'eng', path = '/orders') => {
  const page = await product.openAs(size, who, path, { language })
  await cards(page).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}
/** Pixels by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('a board of hundreds of orders', () => {
  beforeAll(async () => {
    const now = systemClock.now()
    await standingOrders(product.served.db, 'medicine', busyOrders('medicine', now), now)
    await standingOrders(product.served.db, 'test', busyOrders('test', now), now)
  })

  test.each([
    ['phone', 'eng'],
    ['phone', 'hin'],
    ['tablet', 'eng'],
    ['tablet', 'hin'],
    ['desktop', 'eng'],
    ['desktop', 'hin'],
  ] as const)(
    'fits a %s in %s, of a pharmacy and of a centre, and says how many each column has',
    async (size, language) => {
      for (const who of [pharmacy, centre]) {
        const page = await openBoard(who, size, language)
        await expect.poll(() => overflow(page)).toBe(0)
      }
    },
  )

  test('keeps its four columns beside an order that is open, in one row', async () => {
    const page = await openBoard(pharmacy, 'desktop')
    const rows = () =>
      page
        .locator('section:has([data-card])')
        .evaluateAll((all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size)
    await cards(page).nth(1).click()
    await page.locator('[data-order]').waitFor()
    await expect.poll(() => page.locator('section:has([data-card])').count()).toBe(4)
    await expect.poll(rows).toBe(1)
  })

  test('is read to the last card of a column by its button', async () => {
    const page = await openBoard(centre, 'desktop')
    const column = page.getByRole('region', { name: /^Accepted/ })
    const more = column.getByRole('button', { name: 'Show more' })
    const count = Number(await column.locator('h2 + span').textContent())
    expect(count).toBeGreaterThan(70)
    while ((await more.count()) > 0) {
      const before = await column.locator('[data-card]').count()
      await more.click()
      await column.locator('[data-card]').nth(before).waitFor()
    }
    await expect.poll(() => column.locator('[data-card]').count()).toBe(count)
  })
})
