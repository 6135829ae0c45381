import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import type { Language } from '../../../src/core/language/languages'
import bn from '../../../src/ui/intl/bn/orders.json'
import en from '../../../src/ui/intl/en/orders.json'
import gu from '../../../src/ui/intl/gu/orders.json'
import hi from '../../../src/ui/intl/hi/orders.json'
import { beginWith, hold, sizes } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { entriesOf, sessionOf } from '../../kit/patients'

// Its own, as it is seeded: whoever shares a practice moves the orders of its patient.
const product = inBrowser({ server: {} })

const updates = { eng: en, hin: hi, guj: gu, ben: bn }

/** The page itself, not what the server drew of it. */
const livingMain = (page: Page) => page.locator('main:not([inert])')

test.each(['eng', 'hin', 'guj', 'ben'] as const)(
  'the buttons of a stay take two rows of a phone, each as wide as the card, in %s',
  async (language) => {
    const patient = await sessionOf(product.served, demonstrationAccounts.patient.phoneNumber)
    const page = await product.open('phone')
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    await beginWith(page, { session: entriesOf(patient.storage) })
    await page.goto('/order-list')
    const update = { name: updates[language]['orders.stay.update'] }
    const buttons = livingMain(page).getByRole('button', update).locator('..')
    await buttons.waitFor()
    await page.evaluate(() => document.fonts.ready)
    const rows = await buttons.evaluate((group) => {
      const ends = new Map<number, number>()
      for (const each of group.children) {
        const { top, right } = each.getBoundingClientRect()
        ends.set(Math.round(top), Math.round(right))
      }
      return { rows: ends.size, ends: new Set(ends.values()).size }
    })
    expect(rows).toEqual({ rows: 2, ends: 1 })
  },
)

/** The demonstration patient's orders on a phone, once they are there. */
const ordersOnPhone = async (language: Language, begun: (page: Page) => Promise<void> = async () => {}) => {
  const patient = await sessionOf(product.served, demonstrationAccounts.patient.phoneNumber)
  const page = await product.open('phone')
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
  await beginWith(page, { session: entriesOf(patient.storage) })
  await begun(page)
  await livingMain(page).getByRole('heading', { level: 3 }).nth(2).waitFor()
  // What is not near the window has no measures until it is.
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const name of document.querySelectorAll('main h3'))
      name.closest<HTMLElement>('[class*=card]')!.style.contentVisibility = 'visible'
  })
  return page
}

test('nothing moves on My orders when the orders arrive in the place of their grey shapes', async () => {
  const page = await ordersOnPhone('eng', async (opening) => {
    await opening.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const letGo = await hold(opening, '**/booking-service/v1/orders*')
    await opening.goto('/order-list')
    await opening.getByText('Loading your orders…').waitFor({ state: 'attached' })
    letGo()
  })
  const shift = () =>
    page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      return (window as unknown as { seen: { shift: number } }).seen.shift
    })
  expect(await shift()).toBeLessThan(0.05)
})

test('an order that is still to come and asks for nothing is at most 356 px high on a phone, its times below a long day', async () => {
  const page = await ordersOnPhone('eng', async (opening) => void (await opening.goto('/order-list')))
  const heights = await page.getByRole('button', { name: /^Cancel/ }).evaluateAll((all) =>
    all
      .map((each) => each.closest('[class*=card]')!)
      .filter((card) => [...card.querySelectorAll('dd')].some(({ textContent }) => textContent?.startsWith('Paid ')))
      .filter((card) => card.querySelector('[role=status]') === null)
      .map((card) => Math.round(card.getBoundingClientRect().height)),
  )
  expect(heights.length).toBeGreaterThan(1)
  // The practice lives on while the suite runs: a card that says more by now is not meant.
  expect(heights.toSorted((one, other) => one - other)[1]).toBeLessThanOrEqual(356)
})

test.each(['eng', 'hin', 'guj', 'ben'] as const)(
  'the status of an order stands in its corner, beside the first line of its time, in %s',
  async (language) => {
    const page = await ordersOnPhone(language, async (opening) => void (await opening.goto('/order-list')))
    const corners = await page.evaluate(() =>
      [...document.querySelectorAll('main h3')].map((name) => {
        const card = name.closest('[class*=card]')!
        const badge = card.querySelector('[class*=badge]')!
        const [outer, own] = [card.getBoundingClientRect(), badge.getBoundingClientRect()]
        const time = badge.previousElementSibling!.getBoundingClientRect()
        const { paddingRight, borderRightWidth, lineHeight } = getComputedStyle(card)
        const inner = outer.right - Number.parseFloat(paddingRight) - Number.parseFloat(borderRightWidth)
        return {
          inCorner: Math.abs(inner - own.right) < 1 && Math.abs(own.top - time.top) < 1,
          onOneLine: own.height < 1.5 * Number.parseFloat(lineHeight),
        }
      }),
    )
    expect(corners.length).toBeGreaterThan(2)
    expect(new Set(corners.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ inCorner: true, onOneLine: true })]),
    )
  },
)

test.each(['eng', 'hin', 'guj', 'ben'] as const)(
  'the menu of an order ends its row of buttons on a phone, beside another, in %s',
  async (language) => {
    const page = await ordersOnPhone(language, async (opening) => void (await opening.goto('/order-list')))
    const menus = await page.evaluate(() =>
      [...document.querySelectorAll('main [class*=card] [aria-haspopup=menu]')].map((menu) => {
        const card = menu.closest('[class*=card]')!
        const own = menu.getBoundingClientRect()
        const others = [...card.querySelectorAll('button, a')]
          .filter((each) => each !== menu)
          .map((each) => each.getBoundingClientRect())
        const beside = others.filter(({ top, bottom }) => top < own.bottom && bottom > own.top)
        return { isLast: beside.every(({ right }) => right <= own.left), isAlone: beside.length === 0 }
      }),
    )
    expect(menus.length).toBeGreaterThan(2)
    expect(new Set(menus.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ isLast: true, isAlone: false })]),
    )
  },
)

test('the buttons of an order are equally high, beside its menu too', async () => {
  const page = await ordersOnPhone('eng', async (opening) => void (await opening.goto('/order-list')))
  await page.setViewportSize(sizes.desktop)
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll('main [class*=card] [aria-haspopup=menu]')].map((menu) => {
      const beside = menu.closest('[class*=card]')!.querySelectorAll('[class*=button]:not([aria-haspopup])')
      return new Set([...beside].map((each) => Math.round(each.getBoundingClientRect().height))).size
    }),
  )
  expect(heights.length).toBeGreaterThan(2)
  expect(new Set(heights)).toEqual(new Set([1]))
})

/** How the times of each order stand to its day, were that written so. */
const timesBeside = (page: Page, written: string) =>
  page
    .getByRole('main')
    .locator('p > span > span:last-child')
    .filter({ hasText: /\d\s[ap]m/ })
    .evaluateAll(
      (all, text) =>
        all.map((times) => {
          const before = times.previousElementSibling!
          before.textContent = text
          const [both, day] = [times.parentElement!, before].map((each) => each.getBoundingClientRect())
          const dot = times.firstElementChild!.getBoundingClientRect()
          return {
            lines: Math.round(times.clientHeight / Number.parseFloat(getComputedStyle(times).lineHeight)),
            isBelow: dot.top > day!.top,
            isDotSeen: dot.right > both!.left + 1,
          }
        }),
      written,
    )

// Which days are before the times, "Today" or a long one, depends on the hour.
test.each([
  { day: 'Today', width: 800, isBelow: false },
  { day: 'Wednesday, 30 September', width: 390, isBelow: true },
])('times stand together after $day in $width px, no dot begins or ends a line', async ({ day, width, isBelow }) => {
  const page = await ordersOnPhone('eng', async (opening) => void (await opening.goto('/order-list')))
  await page.setViewportSize({ ...sizes.phone, width })
  const looks = await timesBeside(page, day)
  expect(looks.length).toBeGreaterThan(1)
  expect(looks).toEqual(looks.map(() => ({ lines: 1, isBelow, isDotSeen: !isBelow })))
})
