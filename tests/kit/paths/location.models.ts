import { hereMachine } from '../../../src/machines/location/here.machine'
import { locationMachine } from '../../../src/machines/location/location.machine'
import { locationPromptMachine } from '../../../src/machines/location/locationPrompt.machine'
import type { PathModel } from './model'
import { answered, ends, refused } from './outcomes'

const coordinates = { latitude: 12.9261, longitude: 77.6221 }
const place = { id: 'a560034-koramangala', name: 'Koramangala', detail: 'Bengaluru, Karnataka, 560034', ...coordinates }
const location = { ...coordinates, label: 'Koramangala, Bengaluru' }
const unknown = (refusal: string) => ({ location: null, refusal })

export const hereModel = {
  name: 'here',
  machine: hereMachine,
  inputs: { 'Ask where the person is': undefined },
  events: {
    'The browser tells the position': ends('position', { ok: true, value: coordinates }),
    'The browser may not tell the position': ends('position', { ok: false, reason: 'denied' }),
    'The position has an address': ends('address', answered(place)),
    'The position has no address': ends('address', refused('notFound', 'No results found for the given coordinates')),
    'The network is lost while the address is asked for': ends('address', refused('network')),
  },
  facts: ({ context }) => [context.location?.label ?? null, context.refusal],
} satisfies PathModel

export const locationModel = {
  name: 'location',
  machine: locationMachine,
  inputs: { 'Open the location picker': { recents: [location], near: null } },
  events: {
    'Type part of a place’s name': { type: 'typed', text: 'koram' },
    'Clear the search box': { type: 'typed', text: '' },
    'A second passes': { type: 'xstate.after.debounce.location.waiting' },
    'Places are found': ends('search', answered([place])),
    'The network is lost while places are searched': ends('search', refused('network')),
    'Press Retry': { type: 'retry' },
    'Choose a place': { type: 'place.chosen', id: place.id },
    'The place’s coordinates arrive': ends('place', answered(place)),
    'The place’s coordinates cannot be had': ends('place', refused('notFound', 'Failed to get place details')),
    'Choose a recent place': { type: 'location.chosen', location },
    'Press Use Current Location': { type: 'here' },
    'The position is found': ends('here', { location, refusal: null }),
    'The position may not be used': ends('here', unknown('denied')),
    'The browser knows no position': ends('here', unknown('unsupported')),
    'Close the picker': { type: 'close' },
  },
  facts: ({ context }) => [
    context.text === '',
    context.suggestions?.length ?? null,
    context.failure?.kind ?? null,
    context.fault,
  ],
  // What was chosen before is offered while nothing is typed.
  isPossible: ({ context, value }, event) => {
    switch (event.type) {
      case 'typed':
        return context.text !== (event as { text?: unknown }).text
      case 'location.chosen':
        return context.text === ''
      case 'here':
        return value !== 'locating'
      default:
        return true
    }
  },
  delays: { debounce: 1000 },
} satisfies PathModel

export const locationPromptModel = {
  name: 'locationPrompt',
  machine: locationPromptMachine,
  inputs: { 'Come to the home page for the first time in a session': undefined },
  events: {
    'Press Allow Location Access': { type: 'allow' },
    'Press Skip': { type: 'skip' },
    'The position is found': ends('here', { location, refusal: null }),
    'The position may not be used': ends('here', unknown('denied')),
    'The browser knows no position': ends('here', unknown('unsupported')),
  },
  facts: () => null,
} satisfies PathModel
