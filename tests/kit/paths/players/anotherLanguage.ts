import { inLanguage } from '../../pages/inLanguage'
import { personAt } from '../../pages/person'
import { hasStep, type BaseScene } from '../browser'
import type { Path } from '../model'

/** The words of the step that changes the language. */
const STEP = 'Another language is chosen'

/** The bar that offers languages at once stands on wide screens. */
export const sizeToSpeak = (path: Path) => (hasStep(path, STEP) ? 'desktop' : null)

/** Changes the page from English to Hindi, which the person reads from then on. */
export const speakHindi = async (scene: BaseScene): Promise<void> => {
  const { I, page, size } = scene
  await I.openLanguageMenu()
  await I.takeLanguage('हिन्दी')
  await I.handle('hi')
  scene.I = personAt(inLanguage(page, 'hi'), size)
}
