import { inLanguage } from '../pages/inLanguage'
import { personAt } from '../pages/person'
import type { BaseScene } from './browser'

/** Chooses Hindi in another tab, where a dialog covers the menu of this one; the person reads Hindi from then on. */
export const speakInAnotherTab = async (scene: BaseScene): Promise<void> => {
  const { page, size, served } = scene
  const other = await page.context().newPage()
  await other.goto(`${served.url}/favicon.svg`)
  const isEnglish = (await page.evaluate(() => document.documentElement.lang)) === 'en'
  await other.evaluate((code) => localStorage.setItem('lang', code), isEnglish ? 'hin' : 'eng')
  await other.close()
  await scene.I.handle(isEnglish ? 'hi' : 'en')
  scene.I = isEnglish ? personAt(inLanguage(page, 'hi'), size) : personAt(page, size)
}

/** Changes the page from English to Hindi or back; the person reads that language from then on. */
export const speakAnother = async (scene: BaseScene): Promise<void> => {
  const { page, size } = scene
  const I = personAt(page, size)
  const isEnglish = (await page.evaluate(() => document.documentElement.lang)) === 'en'
  await I.openLanguageMenu(isEnglish ? 'English' : 'हिन्दी')
  await I.takeLanguage(isEnglish ? 'हिन्दी' : 'English')
  await I.handle(isEnglish ? 'hi' : 'en')
  scene.I = isEnglish ? personAt(inLanguage(page, 'hi'), size) : I
}
