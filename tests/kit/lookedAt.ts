import type { Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Language } from '../../src/core/language/languages'
import { faultsOf } from './axe'
import type { Size } from './browser'
import type { Opening } from './chaos/screen'
import { complaintsOf, openPractice, type Practice } from './everyPage'
import { arriveAt, openTabFor, personIn } from './everyOverlay'
import { inBrowser } from './inBrowser'
import { measuresIn, takeMeasures } from './measures'
import { measuresOf, titleOf, visitsOf } from './pageVisits'
import type { Look, Shown, Visitor } from './shown'
import { leaveTab } from './tabs'

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

const faultless = { violations: [], overflow: 0, cut: [], loose: [], closed: [] }

/** Nothing is wrong with what is seen now, and what is measured of it holds. */
const judge = async (tab: Page, { name, measures }: Look | Shown, size: Size, language: Language): Promise<void> => {
  await expect.poll(() => faultsOf(tab), { message: name }).toEqual(faultless)
  await takeMeasures(tab, measuresIn(measures, language), size)
}

/**
 * For one test file: a test for each visit to these pages and to what opens over pages, each on one device; all devices
 * and languages are `npm run figures -- everyPage`.
 */
export const lookedAt = (looks: readonly Look[], overlays: readonly Shown[]): ReturnType<typeof inBrowser> => {
  const product = inBrowser()
  let practice: Practice

  beforeAll(async () => {
    practice = await openPractice(product.served)
  })

  const tabs: Page[] = []
  afterEach(async ({ task }) => {
    for (const tab of tabs.splice(0)) await leaveTab(tab, task.result?.state === 'fail')
  })

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

  return product
}
