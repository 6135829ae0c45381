import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { faultsOf, wordsOfFaults } from '../../tests/kit/axe'
import { startBrowser } from '../../tests/kit/browser'
import {
  everyExpectation,
  expectationSizes,
  lookAt,
  openedOf,
  openPractice,
  titleOfExpectation,
} from '../../tests/kit/everyPage'
import { looks, pathOf } from '../../tests/kit/looks'
import type { Look } from '../../tests/kit/shown'
import { type Language, languageCodes } from '../../src/core/language/languages'
import { everyOverlay, openOverlay, wordsOfOverlay } from '../../tests/kit/everyOverlay'
import { serve } from '../../tests/kit/served'
import { leaveTab } from '../../tests/kit/tabs'
import { eachOf, exactly, type Figure } from './figure'

/** Tabs at once. */
const AT_ONCE = 3

/** Looks at those alone whose words match. */
const only = process.env['SIGHTS']
const chosen = <A>(all: readonly A[], render: (one: A) => string): readonly A[] =>
  all.filter((one) => only === undefined || new RegExp(only).test(render(one)))

/** Folder that keeps a picture of every look, for people to look at. */
const pictures = process.env['PICTURES']
const keep = async (page: Page, words: string): Promise<void> => {
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${words.replaceAll(/\W+/g, '-')}.png`) })
}

interface State {
  readonly look: Look
  readonly language: Language
}
const titleOfState = ({ look, language }: State): string => `${look.name} in ${language}`

/** States of a page that its address alone does not show. */
const states = chosen(
  looks.flatMap((look) => languageCodes.map((language): State => ({ look, language }))),
  titleOfState,
)
const expectations = chosen(everyExpectation, titleOfExpectation)
const opened = chosen(everyOverlay, wordsOfOverlay)

const faultsIn = (words: string, look: () => Promise<readonly string[]>): Promise<readonly string[]> =>
  look()
    .catch((cause: unknown) => [`cannot open: ${String(cause)}`])
    .then((faults) => {
      if (faults.length > 0) console.log(`  ${words}: ${faults.join('\n    ')}`)
      return faults
    })

/** Every page of the product as everyone who may see it sees it, and all that opens over them, judged by axe. */
export const everyPage = async (): Promise<Figure> => {
  const served = await serve()
  const browser = await startBrowser()
  try {
    const practice = await openPractice(served)
    const onPages = await eachOf(expectations, AT_ONCE, (expectation) => {
      const words = titleOfExpectation(expectation)
      return faultsIn(words, () =>
        lookAt(browser, served, practice, openedOf(practice, expectation), (page, size) =>
          keep(page, `${words} ${size}`),
        ),
      )
    })
    const onStates = await eachOf(states, AT_ONCE, (state) => {
      const words = titleOfState(state)
      const opened = { path: pathOf(state.look, practice), viewer: state.look.who, language: state.language }
      return faultsIn(words, () => lookAt(browser, served, practice, opened))
    })
    const onOverlays = await eachOf(opened, AT_ONCE, (overlay) => {
      const words = wordsOfOverlay(overlay)
      return faultsIn(words, async () => {
        const page = await openOverlay(browser, served, practice, overlay)
        const faults = wordsOfFaults(await faultsOf(page))
        await keep(page, words)
        await leaveTab(page)
        return faults
      })
    })
    const count = (of: keyof (typeof expectations)[number]) =>
      new Set(expectations.map((expectation) => expectation[of])).size
    return {
      number: 11,
      isPartial: only !== undefined,
      title: 'axe on every page and on all that opens over them; none wider than its window, no text cut off',
      covers: { kind: 'pages', names: [...new Set(expectations.map(({ route }) => route))] },
      measures: [
        exactly(
          'pages: violations, overflows, cut texts, endless spinners, complaints of the console',
          `${expectations.length * expectationSizes.length} looks: ${count('route')} pages as ${count('viewer')} kinds of people may see them × ${count('language')} languages × ${expectationSizes.length} widths`,
          onPages.flat().length,
          0,
        ),
        exactly(
          'states of pages: the same',
          `${states.length * expectationSizes.length} looks: ${looks.length} states × ${languageCodes.length} languages × ${expectationSizes.length} widths`,
          onStates.flat().length,
          0,
        ),
        exactly(
          'dialogs, panels, menus: violations, overflows, cut texts',
          `${opened.length} looks: ${new Set(opened.map(({ shown }) => shown)).size} of them × languages × the widths they open at`,
          onOverlays.flat().length,
          0,
        ),
      ],
    }
  } finally {
    await browser.close()
    await served.close()
  }
}
