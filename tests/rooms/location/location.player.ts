import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { locationApi } from '../../../src/core/location/location.api'
import { LOCATION_DEBOUNCE } from '../../../src/core/location/location.rules'
import { beginWith, holdTime } from '../../kit/browser'
import { type HeldPosition, holdPosition, withoutPosition } from '../../kit/position'
import { type BrowserPlayer, hasStep, type BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { locationModel } from './location.model'

const rows = {
  search: { endpoint: locationApi.autocomplete },
  address: { endpoint: locationApi.reverse },
  // The last: its address is that of any place.
  place: { endpoint: locationApi.details },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  /** Null in a browser that cannot tell it. */
  readonly position: HeldPosition | null
}

type Place = Exclude<StateValueFrom<typeof locationModel.machine>, 'returning'>

const RECENT = { latitude: 12.9261, longitude: 77.6221, label: 'Koramangala, Bengaluru' }

const ends =
  (name: keyof typeof rows) =>
  async ({ gate }: Scene, output: unknown) =>
    void (await gate.end(name, output as Outcome<unknown>))

const seeLeft = async ({ page, I }: Scene, path: string) => {
  await page.clock.resume()
  await I.seeNoLocationDialog()
  await I.at(path)
}

export const locationPlayer: BrowserPlayer<typeof locationModel, Scene, Place> = {
  model: locationModel,
  arrive: {
    'Open the location picker': async (base) => {
      const { page, I, tour } = base
      const isUnknown = hasStep(tour, 'The browser knows no position')
      if (isUnknown) await withoutPosition(page)
      const position = isUnknown ? null : await holdPosition(page)
      const gate = await gateOn(page, rows)
      await beginWith(page, { session: { recentLocations: JSON.stringify([RECENT]) } })
      await page.clock.install()
      await page.goto('/home?inspect=1')
      await I.openPicker()
      await I.seeCities()
      await holdTime(page)
      return { ...base, gate, position }
    },
  },
  act: {
    'Type part of a place’s name': ({ I }) => I.searchPlace('koram'),
    'Clear the search box': ({ I }) => I.searchPlace(''),
    'A second passes': ({ page }) => page.clock.runFor(LOCATION_DEBOUNCE),
    'Places are found': ends('search'),
    'The network is lost while places are searched': ends('search'),
    'Press Retry': ({ I }) => I.searchAgain(),
    'Choose a place': ({ I }) => I.choosePlace(),
    'The place’s coordinates arrive': ends('place'),
    'The place’s coordinates cannot be had': async (scene, output) => {
      await ends('place')(scene, output)
      await scene.I.see('Failed to get place details')
    },
    'Choose a recent place': ({ I }) => I.chooseRecent(RECENT.label),
    'Press Use Current Location': async ({ I, position }) => {
      await I.takeCurrentLocation()
      return position === null ? 'passed' : undefined
    },
    'The position is found': async ({ position, gate }) => {
      await position?.notify()
      await gate.end('address', done(null))
    },
    'The position may not be used': async ({ position, I }) => {
      await position?.deny()
      await I.see('Please enable location permissions in your browser settings to continue')
    },
    // It said so when it was asked.
    'The browser knows no position': () => Promise.resolve(),
    'Close the picker': ({ I }) => I.closePicker(),
  },
  see: {
    resting: ({ I }) => I.seeCities(),
    waiting: ({ I }) => I.seeSearchingPlaces(),
    searching: ({ I }) => I.seeSearchingPlaces(),
    found: ({ I }) => I.seePlaces(),
    failed: ({ I }) => I.seePlacesFailed(),
    opening: ({ I }) => I.seePlaceOpening(),
    locating: ({ I }) => I.seeLocating(),
    chosen: async (scene) => {
      await seeLeft(scene, '/find-doctor')
      await scene.I.seeLocation(RECENT.label)
    },
    closed: (scene) => seeLeft(scene, '/home'),
  },
}
