import { assign, setup } from 'xstate'
import type { Coordinates } from '../../core/kit/coordinates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Location, Place, PlaceSuggestion } from '../../core/location/location'
import { LOCATION_DEBOUNCE, locationOf, type LocationFault, withRecent } from '../../core/location/location.rules'
import { PLACE_INPUT_LENGTH } from '../../core/location/location.limits'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { go, type AppEvent } from '../kit/appEvent'
import { geolocationMachine, type HereOutput } from './geolocation.machine'
import { emitEffect } from '../kit/effects'

export interface LocationInput {
  readonly recents: readonly Location[]
  /** Where the person is now, so that what is close is listed first. */
  readonly near: Coordinates | null
}

interface Context extends LocationInput {
  readonly text: string
  /** Null until a search for the text was answered. */
  readonly suggestions: readonly PlaceSuggestion[] | null
  readonly picked: string
  readonly failure: Failure | null
  readonly fault: LocationFault | null
}

const locationSetup = setup({
  types: {
    context: {} as Context,
    input: {} as LocationInput,
    events: {} as
      | { type: 'typed'; text: string }
      | { type: 'place.chosen'; id: string }
      | { type: 'location.chosen'; location: Location }
      | { type: 'here' }
      | { type: 'retry' }
      | { type: 'close' },
    children: {} as { search: 'search'; place: 'findPlace'; here: 'here' },
    tags: {} as 'searching' | 'failed' | 'opening' | 'locating',
  },
  actors: {
    search: unplugged<{ input: string; near: Coordinates | null }, readonly PlaceSuggestion[]>('location.autocomplete'),
    findPlace: unplugged<{ id: string }, Place>('location.details'),
    here: geolocationMachine,
  },
  delays: { debounce: LOCATION_DEBOUNCE },
  guards: {
    isBlank: (_, text: string) => text.trim() === '',
    hasNoText: ({ context }) => context.text.trim() === '',
    hasResults: ({ context }) => context.suggestions !== null,
    ...outcomes,
    isKnown: (_, output: HereOutput) => output.location !== null,
  },
  actions: {
    keepText: assign((_, text: string) => ({
      text: text.slice(0, PLACE_INPUT_LENGTH),
      suggestions: null,
      failure: null,
      fault: null,
    })),
    keepResults: assign((_, outcome: Outcome<readonly PlaceSuggestion[]>) =>
      outcome.ok ? { suggestions: outcome.value } : { failure: outcome.failure },
    ),
    pick: assign((_, id: string) => ({ picked: id, fault: null })),
    forgetFault: assign({ fault: null }),
    sayNoDetails: assign({ fault: 'details' as const }),
    // A browser that cannot tell any position is only logged.
    sayNoPosition: assign((_, { refusal }: HereOutput) => ({ fault: refusal === 'unsupported' ? null : refusal })),
    notifyPlace: emitEffect(({ context: { recents } }, outcome: Outcome<Place>) => {
      if (!outcome.ok) return null
      const location = locationOf(outcome.value)
      return { type: 'location.kept', location, recents: withRecent(recents, location) }
    }),
    notifyRecent: emitEffect(({ context }, location: Location): AppEvent => ({
      type: 'location.kept',
      location,
      recents: withRecent(context.recents, location),
    })),
    notifyHere: emitEffect((_, { location }: HereOutput) => (location ? { type: 'location.kept', location } : null)),
    goToDoctors: emitEffect(go('/find-doctor', { navItem: 1 })),
  },
})

const { onOutcome } = outcomeTransitions(locationSetup)

/** Choosing where doctors are looked for: by searching, from before, or where the person is. */
export const locationMachine = locationSetup.createMachine({
  id: 'location',
  context: ({ input }) => ({ ...input, text: '', suggestions: null, picked: '', failure: null, fault: null }),
  initial: 'resting',
  on: {
    typed: [
      {
        guard: { type: 'isBlank', params: ({ event }) => event.text },
        target: '.resting',
        actions: { type: 'keepText', params: ({ event }) => event.text },
      },
      { target: '.waiting', reenter: true, actions: { type: 'keepText', params: ({ event }) => event.text } },
    ],
    'location.chosen': {
      target: '.chosen',
      actions: { type: 'notifyRecent', params: ({ event }) => event.location },
    },
    here: '.locating',
    close: '.closed',
  },
  states: {
    resting: {},
    waiting: { tags: 'searching', after: { debounce: 'searching' } },
    searching: {
      tags: 'searching',
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context: { text, near } }) => ({ input: text.trim(), near }),
        onDone: onOutcome('search', {
          refused: { target: 'failed', actions: 'keepResults' },
          done: { target: 'found', actions: 'keepResults' },
        }),
      },
    },
    found: {
      on: {
        'place.chosen': { target: 'opening', actions: { type: 'pick', params: ({ event }) => event.id } },
      },
    },
    failed: { tags: 'failed', on: { retry: 'searching' } },
    opening: {
      tags: 'opening',
      invoke: {
        id: 'place',
        src: 'findPlace',
        input: ({ context }) => ({ id: context.picked }),
        onDone: onOutcome('findPlace', {
          refused: { target: 'found', actions: 'sayNoDetails' },
          done: { target: 'chosen', actions: 'notifyPlace' },
        }),
      },
    },
    locating: {
      tags: 'locating',
      entry: 'forgetFault',
      invoke: {
        id: 'here',
        src: 'here',
        onDone: onOutcome('here', {
          isKnown: { target: 'chosen', actions: 'notifyHere' },
          done: { target: 'returning', actions: 'sayNoPosition' },
        }),
      },
    },
    /** Back to where the search was when the position was asked for. */
    returning: {
      always: [
        { guard: 'hasNoText', target: 'resting' },
        { guard: 'hasResults', target: 'found' },
        { target: 'waiting' },
      ],
    },
    chosen: { type: 'final', entry: 'goToDoctors' },
    closed: { type: 'final' },
  },
})
