import { inLanguage } from '../../pages/inLanguage'
import { personAt } from '../../pages/person'
import type { BaseScene } from '../browser'

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
