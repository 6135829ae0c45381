import type { Size } from '../../tests/kit/browser'
import { serve } from '../../tests/kit/served'
import { firefox } from '../../tests/kit/otherBrowsers/firefox'
import { type Journey, patientJourneys, staffJourneys } from '../../tests/kit/otherBrowsers/journeys'
import type { OtherBrowser } from '../../tests/kit/otherBrowsers/otherBrowser'
import { webkit } from '../../tests/kit/otherBrowsers/webkit'
import { exactly, type Figure, type Measure } from './figure'

const journeys = [...Object.entries(patientJourneys), ...Object.entries(staffJourneys)]
const samples = `on a desktop and as wide as a phone: ${journeys.map(([title]) => title).join('; ')}`

/** Whole journeys in the engines of Firefox and Safari, on a phone and on a desktop. */
export const browsers = async (): Promise<Figure> => {
  const served = await serve()
  const walk = async ({ name, open }: OtherBrowser, size: Size, [title, journey]: readonly [string, Journey]) => {
    const window = await open(served.url, size)
    try {
      await journey(window, served)
      return { isDone: true, errors: window.errors }
    } catch (error) {
      console.log(`  ${name}, ${size}, ${title}: ${String(error)}`)
      return { isDone: false, errors: window.errors }
    } finally {
      for (const error of window.errors) console.log(`  ${name}, ${size}, ${title}, reported: ${error}`)
      await window.close()
    }
  }
  const measuresOf = async (browser: OtherBrowser): Promise<Measure[]> => {
    const lacks = browser.missing()
    if (lacks !== null) throw new Error(`${browser.name} is not here: install ${lacks}`)
    const walked = []
    for (const size of ['desktop', 'phone'] as const)
      for (const journey of journeys) walked.push(await walk(browser, size, journey))
    const errors = walked.reduce((sum, each) => sum + each.errors.length, 0)
    return [
      exactly(`${browser.name}: journeys done`, samples, walked.filter(({ isDone }) => isDone).length, walked.length),
      exactly(`${browser.name}: errors its pages reported`, `${walked.length} journeys, ${browser.limits}`, errors, 0),
    ]
  }
  try {
    return {
      number: null,
      title: 'journeys in the engines of Firefox and Safari, on a desktop and as wide as a phone',
      measures: [...(await measuresOf(firefox)), ...(await measuresOf(webkit))],
    }
  } finally {
    await served.close()
  }
}
