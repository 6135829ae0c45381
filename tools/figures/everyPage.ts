import { startBrowser } from '../../tests/kit/browser'
import { everySight, lookAt, openPractice, sightSizes, wordsOfSight } from '../../tests/kit/everyPage'
import { serve } from '../../tests/kit/served'
import { eachOf, exactly, type Figure } from './figure'

/** Tabs at once. */
const AT_ONCE = 3

const only = process.env['SIGHTS']
const sights = everySight.filter((sight) => only === undefined || new RegExp(only).test(wordsOfSight(sight)))

/** Every page of the product as everyone who may see it sees it, in each language on each device, judged by axe. */
export const everyPage = async (): Promise<Figure> => {
  const served = await serve()
  const browser = await startBrowser()
  try {
    const practice = await openPractice(served)
    const found = await eachOf(sights, AT_ONCE, async (sight) => {
      const faults = await lookAt(browser, served, practice, sight).catch((cause: unknown) => [
        `cannot open: ${String(cause)}`,
      ])
      if (faults.length > 0) console.log(`  ${wordsOfSight(sight)}: ${faults.join('\n    ')}`)
      return faults
    })
    const count = (of: keyof (typeof sights)[number]) => new Set(sights.map((sight) => sight[of])).size
    return {
      number: 11,
      title: 'axe on every page, and none wider than its window',
      measures: [
        exactly(
          'violations, overflows, pages that go on spinning',
          `${sights.length * sightSizes.length} looks: ${count('route')} pages as ${count('viewer')} kinds of people may see them × ${count('language')} languages × ${sightSizes.length} widths`,
          found.flat().length,
          0,
        ),
      ],
    }
  } finally {
    await browser.close()
    await served.close()
  }
}
