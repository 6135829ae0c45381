import type { Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { faultsOf } from '../kit/axe'
import { cutTexts, looseParts } from '../kit/fit'
import type { Size } from '../kit/browser'
import type { Opening } from '../kit/chaos/screen'
import { inBrowser } from '../kit/inBrowser'
import { complaintsOf, expectationSizes, openPractice, type Practice } from '../kit/everyPage'
import { openTabFor, type Overlay, type OverlayTab, showOverlay } from '../kit/everyOverlay'
import { looks, pathOf } from '../kit/looks'
import { overlays } from '../kit/overlays'
import type { Visitor } from '../kit/shown'
import { leaveTab } from '../kit/tabs'
import { personAt } from '../kit/pages/person'

const product = inBrowser()
let practice: Practice

beforeAll(async () => {
  practice = await openPractice(product.served)
})

const openings = new Map<Visitor['own'], Promise<Opening>>()

/** Those who come in a way of their own come once. */
const once = ({ own, ...shown }: Visitor): Visitor => {
  if (own === undefined) return shown
  const come: typeof own = (practice) => {
    const opening = openings.get(own) ?? own(practice)
    openings.set(own, opening)
    return opening
  }
  return { ...shown, own: come }
}

const tabs: Page[] = []
afterEach(async ({ task }) => {
  for (const tab of tabs.splice(0)) await leaveTab(tab, task.result?.state === 'fail')
})

const tabOf = async (shown: Visitor, size: Size): Promise<OverlayTab> => {
  const visit = { shown: once(shown), size, language: 'eng' } as const
  const tab = await openTabFor(product.browser, product.served, practice, visit)
  tabs.push(tab.page)
  return tab
}

/** Every state of a page on one device, in turn; `npm run figures -- everyPage` looks at all devices and languages. */
const looksInTurn = looks.map((look, index) => ({ ...look, size: expectationSizes[index % expectationSizes.length]! }))

test.each(looksInTurn)('$name is accessible, fits and is quiet on a $size', async ({ size, ...look }) => {
  const { page } = await tabOf(look, size)
  const complaints = complaintsOf(page, look)
  await page.goto(pathOf(look, practice))
  // The skeleton has some of the page's words, and goes before the page is there.
  await page.locator('#root.drawn').waitFor({ state: 'detached' })
  await personAt(page, size).see(look.words)
  expect({ ...(await faultsOf(page)), complaints: complaints() }).toEqual({
    violations: [],
    overflow: 0,
    cut: [],
    loose: [],
    complaints: [],
  })
})

/** Everything that opens, on one device each, in turn. */
const overlaysInTurn = overlays.map((shown, index): Overlay => {
  const { sizes: places = expectationSizes } = shown
  return { shown, size: places[index % places.length]!, language: 'eng' }
})

test.each(overlaysInTurn)('$shown.name, opened on a $size, is accessible and fits', async (overlay) => {
  const tab = await tabOf(overlay.shown, overlay.size)
  await showOverlay(tab, product.served, practice, overlay)
  expect(await faultsOf(tab.page)).toEqual({ violations: [], overflow: 0, cut: [], loose: [] })
})

test('a box that scrolls without what is placed in it is noticed', async () => {
  const page = await product.open('phone')
  await page.goto('about:blank')
  const hidden = '<span style="position: absolute; width: 1px; height: 1px">Unit</span>'
  await page.setContent(`
    <div id="loose" style="overflow-y: auto; height: 30px">${hidden}</div>
    <div id="whole" style="overflow-y: auto; height: 30px; position: relative">${hidden}</div>
    <div id="within" style="overflow-y: auto; height: 30px"><p style="position: relative">${hidden}</p></div>
  `)
  expect((await looseParts(page)).map((box) => /id="(\w+)"/.exec(box)?.[1])).toEqual(['loose'])
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
    <p data-beginning style="width: 60px; white-space: nowrap; overflow: hidden">Terms of use</p>
    <div style="width: 60px; position: relative">Menu<div style="position: absolute; width: 300px">opens over</div></div>
    <div style="height: 30px; overflow-y: auto; margin: 20px">Scrolls<select><option>One</option></select><p>More</p></div>
  `)
  const cut = await cutTexts(page)
  expect(cut.map((box) => /id="(\w+)"/.exec(box)?.[1])).toEqual(['ellipsis', 'spilt', 'low'])
})
