import * as Schema from 'effect/Schema'
import type { StateValueFrom } from 'xstate'
import { done, failed } from '../../../src/core/kit/outcome'
import { type BaseScene, type BrowserPlayer, byItself } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { releaseModel } from './platform.model'
import { type Parts, partsOn } from '../../kit/paths/parts'

const rows = {
  version: { endpoint: { method: 'GET', path: '/version.json', output: Schema.Unknown }, isBare: true },
} as const

interface Scene extends BaseScene {
  readonly gate: Gate<'version'>
  readonly parts: Parts
}

/** More than the five minutes between two looks. */
const A_WHILE = 6 * 60_000

/** A page that cannot be reloaded is waiting again at once. */
type Place = Exclude<StateValueFrom<typeof releaseModel.machine>, 'reloading'>

export const releasePlayer: BrowserPlayer<typeof releaseModel, Scene, Place> = {
  model: releaseModel,
  arrive: {
    'Open any page': async (base) => {
      const { page, inspection } = base
      const gate = await gateOn(page, rows)
      const parts = await partsOn(page, 'ui/settings/SettingsPanel.tsx')
      await page.clock.install()
      await page.goto('/home?inspect=1')
      await inspection.reached('release', 'running', 0)
      // What is typed would be kept for the time of a reload.
      await page.getByRole('main').getByRole('searchbox').fill('headache')
      return { ...base, gate, parts }
    },
  },
  act: {
    'Come back to the tab': async ({ page }) => {
      await page.clock.fastForward(A_WHILE)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    },
    'A part of the app is not on the server any more': async ({ I, parts }) => {
      await I.pressSettings()
      parts.lose()
    },
    'The server has a newer version': ({ gate }) => gate.answer('version', done({ entry: '/assets/first-newer.js' })),
    'The server has this version': async ({ gate }) => void (await gate.end('version', done(null))),
    'The version cannot be asked for': async ({ gate }) => void (await gate.end('version', failed('network', ''))),
    'Press Later': ({ I }) => I.declineVersion(),
    'Press Reload': async ({ I, page }) => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The storage is full', 'QuotaExceededError')
        }
      })
      await I.takeVersion()
      return 'passed'
    },
    'It cannot be reloaded': byItself,
  },
  see: {
    running: ({ I }) => I.seeNoNewVersion(),
    looking: ({ I }) => I.seeNoNewVersion(),
    waiting: ({ I }) => I.seeNewVersion(),
  },
}
