import type { StateValueFrom } from 'xstate'
import { inLanguage } from '../../kit/pages/inLanguage'
import { type Person, personAt } from '../../kit/pages/person'
import { type BrowserPlayer, type BaseScene } from '../../kit/paths/browser'
import { onboardingModel } from './onboarding.model'

interface Scene extends BaseScene {
  /** Speaks the language that was chosen. */
  I: Person
  hasLanguage: boolean
}

export const onboardingPlayer: BrowserPlayer<
  typeof onboardingModel,
  Scene,
  StateValueFrom<typeof onboardingModel.machine>
> = {
  model: onboardingModel,
  arrive: {
    'Open the app for the first time': async (base) => {
      await base.page.goto('/get-started?inspect=1')
      await base.inspection.reached('session', 'anonymous', 0)
      await base.I.seeLanguageStep()
      return { ...base, hasLanguage: false }
    },
  },
  act: {
    'Choose Hindi': async (scene) => {
      await scene.I.pickFirstLanguage('हिन्दी')
      await scene.I.handle('hi')
      scene.I = personAt(inLanguage(scene.page, 'hi'), scene.size)
      scene.hasLanguage = true
    },
    'Press Continue': async ({ I, hasLanguage }) => {
      await I.goOnFromLanguage()
      if (!hasLanguage) await I.seeLanguageLacking()
    },
    'Press Next or Get started': async ({ I }) => {
      const { place, count } = await I.pictureShown()
      if (place === count) return I.getStarted()
      await I.turnOn()
      await I.seeSlide(place + 1)
    },
    'Press Back': async ({ I }) => {
      const { place } = await I.pictureShown()
      await I.turnBack()
      if (place > 1) await I.seeSlide(place - 1)
    },
    'Press the dot of the last picture': async ({ I }) => {
      const { count } = await I.pictureShown()
      await I.chooseSlide(count)
      await I.seeSlide(count)
    },
    'Press Skip': ({ I }) => I.skip(),
  },
  see: {
    choosingLanguage: ({ I }) => I.seeLanguageStep(),
    showingTutorial: ({ I }) => I.seeTutorial(),
    verifying: async ({ I }) => {
      await I.at('/mobile-otp-verify')
      await I.seeNumberStep()
    },
  },
}
