import { fromPromise } from 'xstate'
import { browserPosition } from '../adapters/browser/position'
import { fromPort } from '../machines/kit/fromPort'
import { geolocationMachine } from '../machines/location/geolocation.machine'
import { locationMachine } from '../machines/location/location.machine'
import { locationPromptMachine } from '../machines/location/locationPrompt.machine'
import type { Open, RoomWiring } from './features'
import type { Ports } from './ports'

const plugHere = ({ location: places }: Ports) =>
  geolocationMachine.provide({
    actors: {
      findPosition: fromPromise(() => browserPosition(navigator.geolocation).current()),
      findAddress: fromPort(places.reverse),
    },
  })

const openPrompt: Open = (ports) => {
  ports.store.markLocationAsked()
  return { logic: locationPromptMachine.provide({ actors: { here: plugHere(ports) } }), input: undefined }
}

const openPicker: Open = (ports) => {
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

export const features: RoomWiring = {
  'overlay.locationPicker': openPicker,
  'overlay.locationPrompt': openPrompt,
}
