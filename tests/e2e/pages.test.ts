import type { Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Language } from '../../src/core/language/languages'
import { faultsOf } from '../kit/axe'
import type { Size } from '../kit/browser'
import { cutTexts, looseParts } from '../kit/fit'
import type { Opening } from '../kit/chaos/screen'
import { inBrowser } from '../kit/inBrowser'
import { complaintsOf, openPractice, type Practice } from '../kit/everyPage'
import { arriveAt, openTabFor, personIn } from '../kit/everyOverlay'
import { looks } from '../kit/looks'
import { measuresIn, takeMeasures } from '../kit/measures'
import { overlays } from '../kit/overlays'
import type { Look, Measure, Shown, Visitor } from '../kit/shown'
import { leaveTab } from '../kit/tabs'
import { measuresOf, titleOf, visitsOf } from '../kit/pageVisits'

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

const faultless = { violations: [], overflow: 0, cut: [], loose: [] }

/** Nothing is wrong with what is seen now, and what is measured of it holds. */
const judge = async (tab: Page, { name, measures }: Look | Shown, size: Size, language: Language): Promise<void> => {
  await expect.poll(() => faultsOf(tab), { message: name }).toEqual(faultless)
  await takeMeasures(tab, measuresIn(measures, language), size)
}

/** Every state of a page and all that opens there; `npm run figures -- everyPage` takes all devices and languages. */
const visits = visitsOf(looks, overlays)

test.each(visits.map((visit) => [titleOf(visit), visit.size, visit] as const))(
  'accessible, fitting and quiet: %s, on a %s',
  async (_title, size, { look, chains, judged, language }) => {
    const shown = look ?? chains[0]![0]!
    const visit = { shown: once(shown), size, language }
    const { page: tab, path } = await openTabFor(product.browser, product.served, practice, visit)
    tabs.push(tab)
    const complaints = complaintsOf(tab, look)
    const { I, page } = personIn(tab, size, language)
    await arriveAt(tab, typeof path === 'string' ? path : await path(practice, product.served))
    await I.see(shown.words)
    if (look) await judge(tab, look, size, language)
    expect(look ? complaints() : []).toEqual([])
    for (const chain of chains) {
      await I.see(chain[0]!.words)
      for (const each of chain) {
        await each.open(I, page)
        if (judged.has(each)) await judge(tab, each, size, language)
      }
      if (chain !== chains.at(-1)) await chain.at(-1)?.close?.(page)
    }
  },
)

test('every measure is taken, and everything that opens is looked at', () => {
  const asked = [...looks, ...overlays].flatMap(({ measures = [] }) => measures)
  expect(new Set(visits.flatMap(measuresOf))).toEqual(new Set(asked))
  expect(new Set(visits.flatMap(({ judged }) => [...judged]))).toEqual(new Set(overlays))
})

test('a measure that does not hold is noticed, in the window that it asks for', async () => {
  const page = await product.open('phone')
  await page.goto('about:blank')
  await page.setContent('<h1>Contact us</h1>')
  const width = (at: Measure['at'], is: number): Measure => ({
    holds: `the window is ${is} px wide`,
    of: (each) => each.evaluate(() => innerWidth),
    is,
    ...(at && { at }),
  })
  const held = [width(undefined, 390), width(['desktop'], 1280), width([{ on: 'phone', width: 360, height: 640 }], 360)]
  await takeMeasures(page, held, 'phone')
  const measured = takeMeasures(page, [...held, width(['desktop'], 390)], 'phone', 1)
  const actual = { 'the window is 1280 px wide': 1280, 'the window is 390 px wide': 1280 }
  await expect(measured).rejects.toMatchObject({ actual })
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
