import { beforeAll, expect, test } from 'vitest'
import { faultsOf } from '../kit/axe'
import { cutTexts } from '../kit/fit'
import { type Size, sizes } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { complaintsOf, expectationSizes, openPractice, type Practice } from '../kit/everyPage'
import { openTabFor, type Overlay, type OverlayTab, showOverlay } from '../kit/everyOverlay'
import { looks, pathOf } from '../kit/looks'
import { leaveTab } from '../kit/tabs'
import { overlays } from '../kit/overlays'
import type { Shown } from '../kit/shown'
import { personAt } from '../kit/pages/person'

const product = inBrowser()
let practice: Practice

beforeAll(async () => {
  practice = await openPractice(product.served)
})

/** Whoever keeps a tab: somebody of a role, or those who come in a way of their own. */
type Whose = Shown['who'] | NonNullable<Shown['own']>

interface Tab extends OverlayTab {
  /** What its console complained of since it was last asked. */
  readonly complaints: () => readonly string[]
}

const openedTab = async (shown: Pick<Shown, 'who' | 'own' | 'path'>, size: Size): Promise<Tab> => {
  const tab = await openTabFor(product.browser, product.served, practice, { shown, size, language: 'eng' })
  return { ...tab, complaints: complaintsOf(tab.page) }
}

const tabs = { touch: new Map<Whose, Promise<Tab>>(), mouse: new Map<Whose, Promise<Tab>>() }

/** Everybody keeps one tab for touch and one for a mouse: what it has loaded is there for the next page. */
const tabOf = async (shown: Pick<Shown, 'who' | 'own' | 'path'>, size: Size): Promise<Tab> => {
  const those = tabs[size === 'desktop' ? 'mouse' : 'touch']
  const whose = shown.own ?? shown.who
  const opened = those.get(whose) ?? openedTab(shown, size)
  those.set(whose, opened)
  const tab = await opened
  if (tab.page.viewportSize()?.width !== sizes[size].width) {
    // Between two pages: what is open on one would answer to another width.
    await tab.page.goto('about:blank')
    await tab.page.setViewportSize(sizes[size])
  }
  return tab
}

/** Device by device: a tab that changes its width is a process of its own. */
const inOrderOfSize = <Shown extends { readonly size: Size }>(all: readonly Shown[]): readonly Shown[] =>
  expectationSizes.flatMap((size) => all.filter((each) => each.size === size))

/** Every state of a page on one device, in turn; `npm run figures -- everyPage` looks at all devices and languages. */
const looksInTurn = inOrderOfSize(
  looks.map((look, index) => ({ ...look, size: expectationSizes[index % expectationSizes.length]! })),
)

test.each(looksInTurn)('$name is accessible, fits and is quiet on a $size', async ({ size, ...look }) => {
  const { page, complaints } = await tabOf(look, size)
  complaints()
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
const overlaysInTurn = inOrderOfSize(
  overlays.map((shown, index): Overlay => {
    const { sizes: places = expectationSizes } = shown
    return { shown, size: places[index % places.length]!, language: 'eng' }
  }),
)

/** Whether somebody has to come for the first time, or as nobody else does. */
const needsNewTab = ({ session, isFirstVisit }: Shown): boolean => session !== undefined || isFirstVisit === true

test.each(overlaysInTurn)('$shown.name, opened on a $size, is accessible and fits', async (overlay) => {
  const { shown, size } = overlay
  const tab = needsNewTab(shown)
    ? await openTabFor(product.browser, product.served, practice, overlay)
    : { ...(await tabOf(shown, size)), ...(shown.own ? {} : { path: shown.path }) }
  await showOverlay(tab, product.served, practice, overlay)
  expect(await faultsOf(tab.page)).toEqual({ violations: [], overflow: 0, cut: [] })
  await (needsNewTab(shown) ? leaveTab(tab.page) : tab.page.unrouteAll())
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
    <div data-whole="false"><p data-beginning style="width: 60px; white-space: nowrap; overflow: hidden">Terms of use</p></div>
    <div style="width: 60px; position: relative">Menu<div style="position: absolute; width: 300px">opens over</div></div>
    <div style="height: 30px; overflow-y: auto; margin: 20px">Scrolls<select><option>One</option></select><p>More</p></div>
  `)
  const cut = await cutTexts(page)
  expect(cut.map((box) => /id="(\w+)"/.exec(box)?.[1])).toEqual(['ellipsis', 'spilt', 'low'])
})
