import { fromPromise } from 'xstate'
import { browserPosition } from '../adapters/browser/position'
import type { Role } from '../core/session/permissions'
import type { Language } from '../core/language/languages'
import type { OpenedPage, Overlay } from '../machines/app/page'
import { fromPort } from '../machines/kit/fromPort'
import { hereMachine } from '../machines/location/here.machine'
import { locationMachine } from '../machines/location/location.machine'
import { locationPromptMachine } from '../machines/location/locationPrompt.machine'
import { settingsMachine, type SettingsInput } from '../machines/settings/settings.machine'
import { loadOverlay } from '../ui/app/overlays'
import type { Ports } from './ports'

/** Who opens an overlay, and in which language. */
export interface Opener {
  readonly role: Role | null
  readonly language: Language
}

const plugHere = ({ location: places }: Ports) =>
  hereMachine.provide({
    actors: {
      findPosition: fromPromise(() => browserPosition(navigator.geolocation).current()),
      findAddress: fromPort(places.reverse),
    },
  })

const openPrompt = (ports: Ports): OpenedPage => {
  ports.store.markLocationAsked()
  return { logic: locationPromptMachine.provide({ actors: { here: plugHere(ports) } }), input: undefined }
}

const openPicker = (ports: Ports): OpenedPage => {
  const { store, location: places } = ports
  const location = store.location()
  const near = location && { latitude: location.latitude, longitude: location.longitude }
  return {
    logic: locationMachine.provide({
      actors: {
        search: fromPort(({ input, near: from }, signal) => places.autocomplete({ input, ...from }, signal)),
        findPlace: fromPort(places.details),
        here: plugHere(ports),
      },
    }),
    input: { recents: store.recentLocations(), near },
  }
}

/** Fetches an overlay's view and what it starts from. */
export const openOverlay = async (ports: Ports, overlay: Overlay, { role, language }: Opener): Promise<OpenedPage> => {
  await loadOverlay(overlay.name)
  switch (overlay.name) {
    case 'locationPicker':
      return openPicker(ports)
    case 'locationPrompt':
      return openPrompt(ports)
    case 'settings': {
      const input: SettingsInput = { role, language, at: overlay.at }
      return { logic: settingsMachine, input }
    }
  }
}
