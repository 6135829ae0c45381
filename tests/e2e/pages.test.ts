import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { faultsOf } from '../kit/axe'
import { cutTexts } from '../kit/fit'
import { beginWith, openTab, type Size } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { complaintsOf, expectationSizes, openPractice, type Practice } from '../kit/everyPage'
import { openOverlay, type Overlay, showOverlay } from '../kit/everyOverlay'
import { looks, pathOf } from '../kit/looks'
import { overlays } from '../kit/overlays'
import type { Shown } from '../kit/shown'
import { personAt } from '../kit/pages/person'

const product = inBrowser()
let practice: Practice

beforeAll(async () => {
  practice = await openPractice(product.served)
})

interface Tab {
  readonly page: Page
  /** What its console complained of since it was last asked. */
  readonly complaints: () => readonly string[]
}

const openedTab = async (who: Shown['who'], size: Size): Promise<Tab> => {
  const page = await openTab(product.browser, size, product.served.url)
  await beginWith(page, { session: practice.sessions[who] })
  return { page, complaints: complaintsOf(page) }
}

const tabs = new Map<string, Promise<Tab>>()

/** Everybody keeps one tab on each device: what it has loaded is there for the next page. */
const tabOf = (who: Shown['who'], size: Size): Promise<Tab> => {
  const key = `${who} ${size}`
  const tab = tabs.get(key) ?? openedTab(who, size)
  tabs.set(key, tab)
  return tab
}

/** Every state of a page on one device, in turn; `npm run figures -- everyPage` looks at all devices and languages. */
const looksInTurn = looks.map((look, index) => ({ ...look, size: expectationSizes[index % expectationSizes.length]! }))

test.each(looksInTurn)('$name is accessible, fits and is quiet on a $size', async ({ size, ...look }) => {
  const { page, complaints } = await tabOf(look.who, size)
  await page.goto(pathOf(look, practice))
  // The skeleton has some of the page's words, and goes before the page is there.
  await page.locator('#root > .skeleton-page').waitFor({ state: 'detached' })
  await personAt(page, size).see(look.words)
  expect({ ...(await faultsOf(page)), complaints: complaints() }).toEqual({
    violations: [],
    overflow: 0,
    cut: [],
    complaints: [],
  })
})

/** Everything that opens, on one device each, in turn. */
const overlaysInTurn = overlays.map((shown, index): Overlay => {
  const { sizes = expectationSizes } = shown
  return { shown, size: sizes[index % sizes.length]!, language: 'eng' }
})

/** Whether somebody has to come for the first time, or as nobody else does. */
const needsOwnTab = ({ session, own, isFirstVisit }: Shown): boolean =>
  session !== undefined || own !== undefined || isFirstVisit === true

test.each(overlaysInTurn)('$shown.name, opened on a $size, is accessible and fits', async (overlay) => {
  const { shown, size } = overlay
  const page = needsOwnTab(shown)
    ? await openOverlay(product.browser, product.served, practice, overlay)
    : (await tabOf(shown.who, size)).page
  if (!needsOwnTab(shown)) await showOverlay(page, product.served, practice, overlay)
  expect(await faultsOf(page)).toEqual({ violations: [], overflow: 0, cut: [] })
  await (needsOwnTab(shown) ? page.context().close() : page.unrouteAll())
})

test('a text that does not fit its box is noticed, and what opens over a box is not taken for one', async () => {
  const page = await product.open('phone')
  // No page of the product: its policy forbids styles of elements.
  await page.goto('about:blank')
  await page.setContent(`
    <p id="ellipsis" style="width: 60px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">Terms of use</p>
    <p id="spilt" style="width: 30px; white-space: nowrap">Spills out</p>
    <div id="low" style="height: 10px; overflow: hidden"><p>Two<br>lines</p></div>
    <p id="fitting">Fits</p>
    <div style="width: 60px; position: relative">Menu<div style="position: absolute; width: 300px">opens over</div></div>
    <div style="height: 30px; overflow-y: auto; margin: 20px">Scrolls<select><option>One</option></select><p>More</p></div>
  `)
  const cut = await cutTexts(page)
  expect(cut.map((box) => /id="(\w+)"/.exec(box)?.[1])).toEqual(['ellipsis', 'spilt', 'low'])
  await page.context().close()
})
