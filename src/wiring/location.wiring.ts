import { browserPosition } from '../adapters/browser/position'
import type { OpenedPage, Overlay } from '../machines/app/page'
import { fromPort } from '../machines/kit/fromPort'
import { hereMachine } from '../machines/location/here.machine'
import { locationMachine } from '../machines/location/location.machine'
import { locationPromptMachine } from '../machines/location/locationPrompt.machine'
import { fromPromise } from 'xstate'
import type { Ports } from './ports'

const plugHere = ({ places }: Ports) =>
  hereMachine.provide({
    actors: {
      findPosition: fromPromise(() => browserPosition(navigator.geolocation).current()),
      findAddress: fromPort(places.reverse),
    },
  })

/** The location picker, or the prompt that asks for the position once. */
export const openLocation = (ports: Ports, kind: Overlay): OpenedPage => {
  const { store, places } = ports
  const here = plugHere(ports)
  if (kind === 'prompt') {
    store.markLocationAsked()
    return { logic: locationPromptMachine.provide({ actors: { here } }), input: undefined }
  }
  const logic = locationMachine.provide({
    actors: { search: fromPort(places.autocomplete), findPlace: fromPort(places.details), here },
  })
  const location = store.location()
  const near = location && { latitude: location.latitude, longitude: location.longitude }
  return { logic, input: { recents: store.recentLocations(), near } }
}
