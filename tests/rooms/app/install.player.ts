import type { StateValueFrom } from 'xstate'
import { beginWith } from '../../kit/browser'
import { question } from '../../kit/question'
import { type BaseScene, type BrowserPlayer, hasStep } from '../../kit/paths/browser'
import { installModel } from './platform.model'
import { type Parts, partsOn } from '../../kit/paths/parts'

interface Scene extends BaseScene {
  readonly parts: Parts
  readonly answer: (answer?: string) => Promise<void>
  way: 'asked' | 'byHand'
}

const HALF_A_MINUTE = 30_000
const CANNOT = 'cannot'

const arriving =
  (session: Readonly<Record<string, string>>) =>
  async (base: BaseScene): Promise<Scene> => {
    const { page, tour, inspection } = base
    const isByHand = hasStep(tour, 'The browser installs by its own menu alone')
    const parts = await partsOn(page, 'wiring/platform.ts')
    const answer = await question(page, 'askToInstall')
    if (isByHand)
      await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { get: () => 'an iPhone' }))
    await beginWith(page, { session })
    await page.clock.install()
    await page.goto('/home?inspect=1', { waitUntil: 'load' })
    // Safari offers it as soon as anybody listens.
    if (!isByHand) {
      parts.deliver()
      await inspection.reached('install', 'waiting', 0)
    }
    return { ...base, parts, answer, way: isByHand ? 'byHand' : 'asked' }
  }

export const installPlayer: BrowserPlayer<typeof installModel, Scene, StateValueFrom<typeof installModel.machine>> = {
  model: installModel,
  arrive: {
    'Open the app for the first time in a session': arriving({}),
    'Open the app again in the same session': arriving({ hasSeenPwaPopup: 'true' }),
  },
  act: {
    'The browser offers to install the app': ({ page }) =>
      page.evaluate((cannot) => {
        const { askToInstall } = window as unknown as { askToInstall: () => Promise<string> }
        const prompt = async () => {
          if ((await askToInstall()) === cannot) throw new DOMException('It was asked already', 'InvalidStateError')
        }
        dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
      }, CANNOT),
    'The browser installs by its own menu alone': async ({ parts }) => parts.deliver(),
    'Half a minute passes': ({ page }) => page.clock.runFor(HALF_A_MINUTE),
    'Press Install': ({ I }) => I.install(),
    'Dismiss the suggestion': ({ I }) => I.dismissInstall(),
    'Answer the browser’s question': ({ answer }) => answer(),
    'The browser cannot ask': ({ answer }) => answer(CANNOT),
  },
  see: {
    waiting: ({ I }) => I.seeNoInstallSuggested(),
    offered: ({ I }) => I.seeNoInstallSuggested(),
    suggesting: ({ I, way }) => I.seeInstallSuggested(way),
    asking: ({ I }) => I.seeNoInstallSuggested(),
    over: ({ I }) => I.seeNoInstallSuggested(),
  },
}
