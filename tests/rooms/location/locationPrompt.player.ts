import type { StateValueFrom } from 'xstate'
import { HERE_NAMED, type HeldPosition, holdPosition, withoutPosition } from '../../kit/position'
import { type BrowserPlayer, hasStep, type BaseScene } from '../../kit/paths/browser'
import { locationPromptModel } from './location.model'

interface Scene extends BaseScene {
  /** Null in a browser that cannot tell it. */
  readonly position: HeldPosition | null
}

type Place = Exclude<StateValueFrom<typeof locationPromptModel.machine>, 'asking'>

export const locationPromptPlayer: BrowserPlayer<typeof locationPromptModel, Scene, Place> = {
  model: locationPromptModel,
  arrive: {
    'Come to the list of doctors for the first time in a session': async (base) => {
      const { page, I, tour } = base
      const isUnknown = hasStep(tour, 'The browser knows no position')
      if (isUnknown) await withoutPosition(page)
      const position = isUnknown ? null : await holdPosition(page)
      await page.addInitScript(() => sessionStorage.removeItem('locationAsked'))
      await page.goto('/find-doctor?inspect=1')
      await I.seePrompt()
      return { ...base, position }
    },
  },
  act: {
    'Press Allow Location Access': async ({ I, position }) => {
      await I.allowLocation()
      return position === null ? 'passed' : undefined
    },
    'Press Skip': ({ I }) => I.skipLocation(),
    'The position is found': async ({ position }) => position?.notify(),
    'The position may not be used': async ({ position, I }) => {
      await position?.deny()
      await I.see('Please enable location permissions in your browser settings to continue')
    },
    // It said so when it was asked.
    'The browser knows no position': () => Promise.resolve(),
  },
  see: {
    locating: ({ I }) => I.seeLocating(),
    allowed: async ({ I }) => {
      await I.seeNoLocationDialog()
      await I.seeLocation(HERE_NAMED)
      await I.at('/find-doctor')
    },
    declined: async ({ I }) => {
      await I.seeNoLocationDialog()
      await I.seeNoLocation()
      await I.at('/find-doctor')
    },
  },
}
