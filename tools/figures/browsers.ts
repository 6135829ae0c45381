import { serve } from '../../tests/kit/served'
import { firefox } from '../../tests/kit/otherBrowsers/firefox'
import { type Journey, journeys } from '../../tests/kit/otherBrowsers/journeys'
import type { OtherBrowser } from '../../tests/kit/otherBrowsers/otherBrowser'
import { webkit } from '../../tests/kit/otherBrowsers/webkit'
import { exactly, type Figure, type Measure } from './figure'

/** Whole journeys in the engines of Firefox and Safari, on a desktop. */
export const browsers = async (): Promise<Figure> => {
  const served = await serve()
  const walk = async ({ name, open }: OtherBrowser, [title, journey]: readonly [string, Journey]) => {
    const window = await open(served.url)
    try {
      await journey(window, served)
      return { isDone: true, errors: window.errors }
    } catch (error) {
      console.log(`  ${name}, ${title}: ${String(error)}`)
      return { isDone: false, errors: window.errors }
    } finally {
      for (const error of window.errors) console.log(`  ${name}, ${title}, reported: ${error}`)
      await window.close()
    }
  }
  const measuresOf = async (browser: OtherBrowser): Promise<Measure[]> => {
    const lacks = browser.missing()
    if (lacks !== null) throw new Error(`${browser.name} is not here: install ${lacks}`)
    const walked = []
    for (const journey of Object.entries(journeys)) walked.push(await walk(browser, journey))
    const errors = walked.reduce((sum, each) => sum + each.errors.length, 0)
    return [
      exactly(`${browser.name}: journeys done`, samples, walked.filter(({ isDone }) => isDone).length, walked.length),
      exactly(`${browser.name}: errors its pages reported`, `${walked.length} journeys, ${browser.limits}`, errors, 0),
    ]
  }
  const samples = Object.keys(journeys).join('; ')
  try {
    return {
      number: null,
      title: 'journeys in the engines of Firefox and Safari, on a desktop',
      measures: [...(await measuresOf(firefox)), ...(await measuresOf(webkit))],
    }
  } finally {
    await served.close()
  }
}
