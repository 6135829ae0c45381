import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { mayVisit, type Visitor } from '../../src/core/app/routes'
import { cutTexts, looseParts } from './fit'
import { devtoolsOf } from './tabs'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface PageFaults {
  /** Rules that are broken, each with the element. */
  readonly violations: readonly string[]
  /** Pixels by which the page is wider than its window. */
  readonly overflow: number
  /** Boxes too small for their text. */
  readonly cut: readonly string[]
  /** Boxes that scroll and leave a part of theirs where it is. */
  readonly loose: readonly string[]
  /** Links that lead whoever is here elsewhere than they say: the guard of their page does not let them in. */
  readonly closed: readonly string[]
}

/**
 * Brings what is opening to its end: until it is there axe sees only the page that it hides. What opens over a page
 * arrives after it.
 */
const still = (page: Page) =>
  page.waitForFunction(() => {
    const isOver =
      document.getElementById('root')?.getAttribute('aria-hidden') !== 'true' ||
      [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((dialog) => dialog.checkVisibility())
    if (!isOver) return false
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    return true
  })

/** Reads axe where the page has not done so. A tab that has read it for another page need not compile it again. */
const readAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  await (devtoolsOf(page)?.send('Runtime.evaluate', { expression: source }) ?? page.evaluate(source))
}

const judge = (page: Page) =>
  page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, { resultTypes: ['violations'] })
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      violations: violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
      ),
      overflow: Math.max(0, scrollWidth - clientWidth),
    }
  })

const closedLinks = async (page: Page): Promise<readonly string[]> => {
  const { login, hrefs } = await page.evaluate(() => ({
    login: sessionStorage.getItem('login'),
    hrefs: [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  }))
  const visitor = login === null ? null : (JSON.parse(login) as Visitor)
  return [...new Set(hrefs)].filter((href) => !mayVisit(href, visitor))
}

/** What axe finds on a page that stands still, whether it is wider than its window, what does not fit its box, and where no link should lead. */
export const faultsOf = async (page: Page): Promise<PageFaults> => {
  await still(page)
  await readAxe(page)
  const [found, cut, loose, closed] = await Promise.all([
    judge(page),
    cutTexts(page),
    looseParts(page),
    closedLinks(page),
  ])
  return { ...found, cut, loose, closed }
}

/** A line for each fault. */
export const wordsOfFaults = ({ violations, overflow, cut, loose, closed }: PageFaults): readonly string[] => [
  ...violations,
  ...(overflow > 0 ? [`${overflow} px wider than its window`] : []),
  ...cut.map((each) => `too small for its text: ${each}`),
  ...loose.map((each) => `scrolls without its parts: ${each}`),
  ...closed.map((href) => `the guard lets nobody like them in: ${href}`),
]
