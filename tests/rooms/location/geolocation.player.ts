import type { StateValueFrom } from 'xstate'
import type { Outcome } from '../../../src/core/kit/outcome'
import { locationApi } from '../../../src/core/location/location.api'
import { HERE_NAMED, type HeldPosition, holdPosition } from '../../kit/position'
import type { BrowserPlayer, BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { geolocationModel } from './location.model'

const rows = { address: { endpoint: locationApi.reverse } }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly position: HeldPosition
}

type Place = Exclude<StateValueFrom<typeof geolocationModel.machine>, 'locating'>

const endAddress = async ({ gate }: Scene, output: unknown) =>
  void (await gate.end('address', output as Outcome<unknown>))

export const geolocationPlayer: BrowserPlayer<typeof geolocationModel, Scene, Place> = {
  model: geolocationModel,
  arrive: {
    'Ask where the person is': async (base) => {
      const { page, I } = base
      const position = await holdPosition(page)
      const gate = await gateOn(page, rows)
      await page.goto('/home?inspect=1')
      await I.openPicker()
      await I.takeCurrentLocation()
      await I.seeLocating()
      return { ...base, gate, position }
    },
  },
  act: {
    'The browser tells the position': ({ position }) => position.notify(),
    'The browser may not tell the position': ({ position }) => position.deny(),
    'The position has an address': async (scene, output) => {
      await endAddress(scene, output)
      await scene.I.seeLocation(HERE_NAMED)
    },
    'The position has no address': async (scene, output) => {
      await endAddress(scene, output)
      await scene.I.see('No results found for the given coordinates')
      await scene.I.seeLocation('Current location')
    },
    'The network is lost while the address is asked for': async (scene, output) => {
      await endAddress(scene, output)
      await scene.I.see('Failed to get address from coordinates')
      await scene.I.seeLocation('Current location')
    },
  },
  see: {
    naming: ({ I }) => I.seeLocating(),
    found: async ({ I }) => {
      await I.seeNoLocationDialog()
      await I.at('/find-doctor')
    },
    refused: async ({ I }) => {
      await I.see('Please enable location permissions in your browser settings to continue')
      await I.seeCities()
    },
  },
}
