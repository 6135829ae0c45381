import { assign, fromPromise, setup } from 'xstate'
import type { Coordinates } from '../../core/kit/coordinates'
import type { Outcome } from '../../core/kit/outcome'
import type { Location, Place } from '../../core/location/location'
import type { Position } from '../../core/location/location.ports'
import { geocodingFaultOf, locationOf, type PositionRefusal } from '../../core/location/location.rules'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import type { AppEvent } from '../kit/appEvent'
import { emitEffect } from '../kit/effects'

/** Where the person is, or why nobody knows. */
export interface HereOutput {
  readonly location: Location | null
  readonly refusal: PositionRefusal | null
}

const hereSetup = setup({
  types: {
    context: {} as HereOutput,
    output: {} as HereOutput,
    children: {} as { position: 'findPosition'; address: 'findAddress' },
  },
  actors: {
    findPosition: fromPromise<Position>(() => Promise.reject(new Error('position.current is not plugged in'))),
    findAddress: unplugged<Coordinates, Place>('location.reverse'),
  },
  guards: {
    isRefused: (_, position: Position) => !position.ok,
    ...outcomes,
  },
  actions: {
    keepRefusal: assign((_, position: Position) => (position.ok ? {} : { refusal: position.reason })),
    keepPosition: assign((_, position: Position) =>
      position.ok ? { location: { ...position.value, label: null } } : {},
    ),
    keepAddress: assign((_, outcome: Outcome<Place>) => (outcome.ok ? { location: locationOf(outcome.value) } : {})),
    notifyFault: emitEffect((_, outcome: Outcome<unknown>): AppEvent => {
      const failure = outcome.ok ? { kind: 'internal' as const, message: '' } : outcome.failure
      return failure.message === ''
        ? { type: 'notice', notice: { tone: 'bad', text: null, id: `location.${geocodingFaultOf(failure)}` } }
        : { type: 'notice', notice: { tone: 'bad', text: failure.message, id: null } }
    }),
  },
})

const { onOutcome } = outcomeTransitions(hereSetup)

/** Finding where the person is: the browser's position, then what is there. Without a name the position still counts. */
export const geolocationMachine = hereSetup.createMachine({
  id: 'geolocation',
  context: { location: null, refusal: null },
  output: ({ context }) => context,
  initial: 'locating',
  states: {
    locating: {
      invoke: {
        id: 'position',
        src: 'findPosition',
        onDone: onOutcome('findPosition', {
          isRefused: { target: 'refused', actions: 'keepRefusal' },
          done: { target: 'naming', actions: 'keepPosition' },
        }),
      },
    },
    naming: {
      invoke: {
        id: 'address',
        src: 'findAddress',
        input: ({ context }) => ({
          latitude: context.location?.latitude ?? 0,
          longitude: context.location?.longitude ?? 0,
        }),
        onDone: onOutcome('findAddress', {
          refused: { target: 'found', actions: 'notifyFault' },
          done: { target: 'found', actions: 'keepAddress' },
        }),
      },
    },
    found: { type: 'final' },
    refused: { type: 'final' },
  },
})
