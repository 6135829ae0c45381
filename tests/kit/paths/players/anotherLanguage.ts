import { inLanguage } from '../../pages/inLanguage'
import { personAt } from '../../pages/person'
import type { BaseScene } from '../browser'

/** Changes the page from English to Hindi, which the person reads from then on. */
export const speakHindi = async (scene: BaseScene): Promise<void> => {
  const { I, page, size } = scene
  await I.openLanguageMenu()
  await I.takeLanguage('हिन्दी')
  await I.handle('hi')
  scene.I = personAt(inLanguage(page, 'hi'), size)
}
