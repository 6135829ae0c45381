import type { StateValueFrom } from 'xstate'
import { marketingApi } from '../../../src/core/marketing/marketing.api'
import { BANNER_TIME } from '../../../src/core/marketing/marketing.rules'
import type { Outcome } from '../../../src/core/kit/outcome'
import { type BrowserPlayer, type BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { bannersModel } from './marketing.model'
import { speakAnother } from '../../kit/paths/anotherLanguage'

interface Scene extends BaseScene {
  readonly gate: Gate<'banners'>
}
type Value = StateValueFrom<typeof bannersModel.machine>
type Place = 'running' | Extract<Value, string>

const arriving =
  (reducedMotion: 'reduce' | 'no-preference') =>
  async (base: BaseScene): Promise<Scene> => {
    const { page } = base
    const gate = await gateOn(page, { banners: { endpoint: marketingApi.banners, query: { type: 'home' } } })
    await page.emulateMedia({ reducedMotion })
    await page.clock.install()
    await page.goto('/home?inspect=1')
    return { ...base, gate }
  }

/** However long one waits, the same one is there. */
const seeStandingStill = async ({ I, page }: Scene) => {
  const number = await I.bannerNumber()
  await page.clock.runFor(BANNER_TIME)
  await I.seeBanner(number)
}

export const bannersPlayer: BrowserPlayer<typeof bannersModel, Scene, Place> = {
  model: bannersModel,
  arrive: {
    'Open the home page': arriving('no-preference'),
    'Open the home page on a device that asks for less motion': arriving('reduce'),
  },
  act: {
    'Two banners arrive': async ({ gate }, output) => void (await gate.end('banners', output as Outcome<unknown>)),
    'There are no banners': ({ gate }, output) => gate.answer('banners', output as Outcome<unknown>),
    'Six seconds pass': async ({ I, page }) => {
      const number = await I.bannerNumber()
      await page.clock.runFor(BANNER_TIME)
      await I.seeBannerGone(number)
    },
    'Point at the banner': ({ I }) => I.pointAtBanner(),
    'Leave the banner or press Play': async ({ I, inspection }) =>
      (await inspection.oneOf('banners', ['running', 'stopped'])) === 'running' ? I.pointElsewhere() : I.playBanners(),
    'Press Stop': ({ I }) => I.stopBanners(),
    'Another language is chosen': speakAnother,
    'Press the second dot': async ({ I }) => {
      await I.chooseBanner(2)
      await I.seeBanner(2)
    },
  },
  see: {
    loading: ({ I }) => I.seeNoBanners(),
    none: ({ I }) => I.seeNoBanners(),
    running: async (scene, value) => {
      await scene.I.seeBannersRunning()
      if ((value as { running: string }).running === 'paused') await seeStandingStill(scene)
    },
    stopped: async (scene) => {
      await scene.I.seeBannersStopped()
      await seeStandingStill(scene)
    },
  },
}
