import { geolocationMachine } from '../../../src/machines/location/geolocation.machine'
import { locationMachine } from '../../../src/machines/location/location.machine'
import { viewLocation } from '../../../src/machines/location/location.view'
import { locationPromptMachine } from '../../../src/machines/location/locationPrompt.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const coordinates = { latitude: 12.9261, longitude: 77.6221 }
const place = { id: 'a560034-koramangala', name: 'Koramangala', detail: 'Bengaluru, Karnataka, 560034', ...coordinates }
const location = { ...coordinates, label: 'Koramangala, Bengaluru' }
const elsewhere = { latitude: 19, longitude: 72.8, label: 'Mumbai' }
const unknown = (refusal: string) => ({ location: null, refusal })
const GO = 'go /find-doctor {"state":{"navItem":1}}'
const DENIED = 'Let the browser refuse the position'
const ALLOWED = 'Allow the browser to share the position'
const UNABLE = 'Use a browser without geolocation, or open the app by http in the local network'

export const geolocationModel = modelOf(geolocationMachine)({
  name: 'geolocation',
  facts: ({ context }) => ({
    location: context.location && (context.location.label ?? 'unnamed'),
    refusal: context.refusal,
  }),
  starts: {
    'Ask where the person is': { input: undefined, to: 'locating', facts: { location: null, refusal: null } },
  },
  states: {
    locating: 'That the position is being looked for.',
    naming: { sees: 'That the position is being looked for.', asks: { address: coordinates } },
    found: 'The doctors, and the location’s name in the bar.',
    refused: 'The cities to choose from, and that location permissions have to be enabled.',
  },
  steps: {
    'The browser tells the position': {
      event: ends('position', { ok: true, value: coordinates }),
      leads: { in: 'locating', to: 'naming', now: { location: 'unnamed' } },
      how: ALLOWED,
    },
    'The browser may not tell the position': {
      event: ends('position', { ok: false, reason: 'denied' }),
      leads: { in: 'locating', to: 'refused', now: { refusal: 'denied' } },
      how: DENIED,
    },
    'The position has an address': {
      event: ends('address', answered(place)),
      leads: { in: 'naming', to: 'found', now: { location: 'Koramangala, Bengaluru' } },
    },
    'The position has no address': {
      event: ends('address', refused('notFound', 'No results found for the given coordinates')),
      leads: {
        in: 'naming',
        to: 'found',
        effects: ['notice bad: No results found for the given coordinates'],
        sees: 'A toast says so; the location reads “Current location”.',
      },
      how: 'In the developer tools, set the position to the middle of an ocean',
    },
    'The network is lost while the address is asked for': {
      event: ends('address', refused('network')),
      leads: {
        in: 'naming',
        to: 'found',
        effects: ['notice bad: location.failed'],
        sees: 'A toast says so; the location reads “Current location”.',
      },
    },
  },
})

const nothing = {
  text: '',
  places: 0,
  picked: null as string | null,
  searchFault: null as string | null,
  fault: null as string | null,
}

export const locationModel = modelOf(locationMachine)({
  name: 'location',
  passed: ['returning'],
  facts: (snapshot) => {
    const { text, count, opening, searchFault, fault } = viewLocation(snapshot)
    return { text, places: count, picked: opening, searchFault: searchFault?.id ?? null, fault: fault }
  },
  starts: {
    'Open the location picker': {
      input: { recents: [elsewhere], near: coordinates },
      to: 'resting',
      facts: { ...nothing, places: null },
    },
  },
  states: {
    resting: ({ fault }) =>
      `“Change Location”: what was chosen before, the cities${fault === null ? '' : ', and why the position is not known'}.`,
    waiting: 'What was typed, and “Searching...”.',
    searching: {
      sees: 'What was typed, and “Searching...”.',
      asks: { search: { input: 'koram', near: coordinates } },
    },
    found: ({ fault }) => `The places found and how many${fault === null ? '' : ', and what went wrong'}.`,
    failed: 'What went wrong, and Retry.',
    opening: { sees: 'The chosen place, busy.', asks: { place: { id: place.id } } },
    locating: 'That the position is being looked for.',
    chosen: 'The doctors near the chosen place; its name in the bar.',
    closed: 'The page as it was before.',
  },
  steps: {
    'Type part of a place’s name': {
      event: { type: 'typed', text: 'koram' },
      only: ({ text }) => text === '',
      leads: { to: 'waiting', now: { ...nothing, places: null, text: 'koram' } },
    },
    'Clear the search box': {
      event: { type: 'typed', text: '' },
      only: ({ text }) => text !== '',
      leads: { to: 'resting', now: { ...nothing, places: null } },
    },
    'A second passes': {
      event: { type: 'xstate.after.debounce.location.waiting' },
      leads: { in: 'waiting', to: 'searching' },
    },
    'Places are found': {
      event: ends('search', answered([place])),
      leads: { in: 'searching', to: 'found', now: { places: 1 } },
    },
    'The network is lost while places are searched': {
      event: ends('search', refused('network')),
      leads: { in: 'searching', to: 'failed', now: { searchFault: 'wrong' } },
    },
    'Press Retry': {
      event: { type: 'retry' },
      leads: { in: 'failed', to: 'searching', now: { searchFault: null } },
    },
    'Choose a place': {
      event: { type: 'place.chosen', id: place.id },
      leads: { in: 'found', to: 'opening', now: { picked: place.id, fault: null } },
    },
    'The place’s coordinates arrive': {
      event: ends('place', answered(place)),
      leads: {
        in: 'opening',
        to: 'chosen',
        now: { picked: null },
        effects: [`location.kept ${JSON.stringify({ location, recents: [location, elsewhere] })}`, GO],
      },
    },
    'The place’s coordinates cannot be had': {
      event: ends('place', refused('notFound', 'Failed to get place details')),
      leads: { in: 'opening', to: 'found', now: { picked: null, fault: 'details' } },
    },
    'Choose a recent place': {
      event: { type: 'location.chosen', location: elsewhere },
      only: ({ text }) => text === '',
      leads: {
        to: 'chosen',
        effects: [`location.kept ${JSON.stringify({ location: elsewhere, recents: [elsewhere] })}`, GO],
      },
    },
    'Press Use Current Location': {
      event: { type: 'here' },
      only: (_, at) => !at.has('locating'),
      leads: { to: 'locating', now: { fault: null, searchFault: null, picked: null } },
    },
    'The position is found': {
      event: ends('here', { location, refusal: null }),
      leads: { in: 'locating', to: 'chosen', effects: [`location.kept ${JSON.stringify({ location })}`, GO] },
      how: ALLOWED,
    },
    'The position may not be used': {
      event: ends('here', unknown('denied')),
      leads: [
        { in: 'locating', if: ({ text }) => text === '', to: 'resting', now: { fault: 'denied' } },
        { in: 'locating', if: ({ places }) => places !== null, to: 'found', now: { fault: 'denied' } },
        { in: 'locating', to: 'waiting', now: { fault: 'denied' } },
      ],
      how: DENIED,
    },
    'The browser knows no position': {
      event: ends('here', unknown('unsupported')),
      leads: [
        { in: 'locating', if: ({ text }) => text === '', to: 'resting' },
        { in: 'locating', if: ({ places }) => places !== null, to: 'found' },
        { in: 'locating', to: 'waiting' },
      ],
      how: UNABLE,
    },
    'Close the picker': {
      event: { type: 'close' },
      leads: { to: 'closed', now: { picked: null, searchFault: null } },
    },
  },
  // One browser either can tell positions or cannot.
  canWalk: (words) =>
    !words.includes('The browser knows no position') ||
    !words.some((each) => each === 'The position is found' || each === 'The position may not be used'),
  delays: { debounce: 1000 },
})

export const locationPromptModel = modelOf(locationPromptMachine)({
  name: 'locationPrompt',
  facts: () => ({}),
  starts: {
    'Come to the list of doctors for the first time in a session': { input: undefined, to: 'asking', facts: {} },
  },
  states: {
    asking: 'The question for the location: Allow Location Access and Skip.',
    locating: 'That the position is being looked for.',
    allowed: 'The doctors near there; the location’s name in the bar.',
    declined: 'The doctors, earliest slot first; no location in the bar.',
  },
  steps: {
    'Press Allow Location Access': { event: { type: 'allow' }, leads: { in: 'asking', to: 'locating' } },
    'Press Skip': { event: { type: 'skip' }, leads: { in: ['asking', 'locating'], to: 'declined' } },
    'The position is found': {
      event: ends('here', { location, refusal: null }),
      leads: { in: 'locating', to: 'allowed', effects: [`location.kept ${JSON.stringify({ location })}`] },
      how: ALLOWED,
    },
    'The position may not be used': {
      event: ends('here', unknown('denied')),
      leads: {
        in: 'locating',
        to: 'declined',
        effects: ['notice bad: location.denied'],
        sees: 'A toast says that location permissions have to be enabled.',
      },
      how: DENIED,
    },
    'The browser knows no position': {
      event: ends('here', unknown('unsupported')),
      leads: { in: 'locating', to: 'declined' },
      how: UNABLE,
    },
  },
})
