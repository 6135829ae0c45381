import { openTab, startBrowser } from '../../tests/kit/browser'
import { bookAsNewcomer } from '../../tests/kit/signUp'
import { keyboard } from '../../tests/kit/pages/actions'
import { inLanguage } from '../../tests/kit/pages/inLanguage'
import { personAt } from '../../tests/kit/pages/person'
import { nextDoctor } from '../../tests/kit/patients'
import { serve } from '../../tests/kit/served'
import { type Language, languageCodes, tagOf } from '../../src/core/language/languages'
import type { Translation } from '../../tests/kit/catalogues'
import { exactly, type Figure } from './figure'

/** A booking from the landing to its confirmation by keyboard alone, in each language. */
export const keyboardBooking = async (): Promise<Figure> => {
  const served = await serve()
  const browser = await startBrowser()
  const book = async (language: Language): Promise<boolean> => {
    const tab = await openTab(browser, 'desktop', served.url)
    try {
      await tab.addInitScript((code) => localStorage.setItem('lang', code), language)
      const page = language === 'eng' ? tab : inLanguage(tab, tagOf(language) as Translation)
      const { slotNumber } = await bookAsNewcomer(
        personAt(page, 'desktop', keyboard(page)),
        served,
        await nextDoctor(served),
      )
      return slotNumber > 0
    } catch (error) {
      console.log(`  ${language}: ${String(error)}`)
      return false
    } finally {
      await tab.context().close()
    }
  }
  try {
    let booked = 0
    for (const language of languageCodes) booked += Number(await book(language))
    const samples = `one booking in each of ${languageCodes.length} languages, from the landing to the confirmation`
    return {
      number: 11,
      title: 'a booking by keyboard alone in each language',
      measures: [exactly('bookings confirmed', samples, booked, languageCodes.length)],
    }
  } finally {
    await browser.close()
    await served.close()
  }
}
