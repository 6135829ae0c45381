import type { StateValueFrom } from 'xstate'
import { type Language, languages, tagOf } from '../../../src/core/language/languages'
import { inLanguage } from '../../kit/pages/inLanguage'
import { personAt } from '../../kit/pages/person'
import type { BrowserPlayer, BaseScene } from '../../kit/paths/browser'
import { type Parts, partsOn } from '../../kit/paths/parts'
import { languageModel } from './language.model'

interface Scene extends BaseScene {
  readonly parts: Parts
  spoken: Language
  wanted: Language
}

const spellings = { hin: 'hi', ben: 'bn' } as const

const choosing = (language: Language) => async (scene: Scene) => {
  if (scene.spoken === scene.wanted) scene.parts.hold()
  scene.wanted = language
  await scene.I.openLanguageMenu(languages[scene.spoken].name)
  await scene.I.takeLanguage(languages[language].name)
}

/** What the landing page says in a language. */
const textsOfLanding = (language: string) =>
  ['access', 'app', 'marketing', 'site'].map((room) => `ui/intl/${language}/${room}.json`)

const seeSpoken = async ({ I, spoken }: Scene) => {
  await I.handle(tagOf(spoken))
  await I.seeSpoken(languages[spoken].name)
}

export const languagePlayer: BrowserPlayer<
  typeof languageModel,
  Scene,
  StateValueFrom<typeof languageModel.machine>
> = {
  model: languageModel,
  arrive: {
    'Open the app in English': async (base) => {
      const parts = await partsOn(base.page, ...['hi', 'bn'].flatMap(textsOfLanding))
      await base.page.goto('/?inspect=1')
      await base.inspection.reached('session', 'anonymous', 0)
      return { ...base, parts, spoken: 'eng', wanted: 'eng' }
    },
  },
  act: {
    'Choose Hindi': choosing('hin'),
    'Choose Bengali': choosing('ben'),
    'Choose English': choosing('eng'),
    'Its texts arrive': async (scene) => {
      scene.parts.deliver()
      scene.spoken = scene.wanted
      if (scene.spoken === 'hin' || scene.spoken === 'ben')
        scene.I = personAt(inLanguage(scene.page, spellings[scene.spoken]), scene.size)
    },
    'Its texts do not arrive': async (scene) => {
      scene.parts.lose()
      scene.wanted = scene.spoken
      await scene.I.see('You seem to be offline. Check your connection and try again.')
    },
  },
  see: { speaking: seeSpoken, changing: seeSpoken },
}
