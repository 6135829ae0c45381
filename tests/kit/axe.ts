import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { cutTexts, looseParts } from './fit'

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
}

/**
 * Brings what is opening to its end: until it is there axe sees only the page that it hides. What opens over a page
 * arrives after it.
 */
const still = async (page: Page) => {
  await page.waitForFunction(
    () =>
      document.getElementById('root')?.getAttribute('aria-hidden') !== 'true' ||
      [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((dialog) => dialog.checkVisibility()),
  )
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
}

/** What axe finds on a page that stands still, whether it is wider than its window, and what does not fit its box. */
export const faultsOf = async (page: Page): Promise<PageFaults> => {
  await still(page)
  await page.evaluate(source)
  const found = await page.evaluate(async () => {
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
  return { ...found, cut: await cutTexts(page), loose: await looseParts(page) }
}

/** A line for each fault. */
export const wordsOfFaults = ({ violations, overflow, cut, loose }: PageFaults): readonly string[] => [
  ...violations,
  ...(overflow > 0 ? [`${overflow} px wider than its window`] : []),
  ...cut.map((each) => `too small for its text: ${each}`),
  ...loose.map((each) => `scrolls without its parts: ${each}`),
]
