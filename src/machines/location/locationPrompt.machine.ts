import { setup } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import type { AppEvent } from '../kit/appEvent'
import { geolocationMachine, type HereOutput } from './geolocation.machine'
import { emitEffect } from '../kit/effects'

const locationPromptSetup = setup({
  types: {
    events: {} as { type: 'allow' } | { type: 'skip' },
    children: {} as { here: 'here' },
    tags: {} as 'locating',
  },
  actors: { here: geolocationMachine },
  guards: {
    isKnown: (_, output: HereOutput) => output.location !== null,
    isSilent: (_, { refusal }: HereOutput) => refusal === null || refusal === 'unsupported',
  },
  actions: {
    notifyHere: emitEffect((_, { location }: HereOutput) => (location ? { type: 'location.kept', location } : null)),
    showRefusal: emitEffect((_, { refusal }: HereOutput): AppEvent => ({
      type: 'notice',
      notice: {
        tone: 'bad',
        text: null,
        id: refusal === null || refusal === 'unsupported' ? 'wrong' : `location.${refusal}`,
      },
    })),
  },
})

const { onOutcome } = outcomeTransitions(locationPromptSetup)

/** Asking once whether the person's position may be used. Whatever comes of it, they go on. */
export const locationPromptMachine = locationPromptSetup.createMachine({
  id: 'locationPrompt',
  initial: 'asking',
  on: { skip: '.declined' },
  states: {
    asking: { on: { allow: 'locating' } },
    locating: {
      tags: 'locating',
      invoke: {
        id: 'here',
        src: 'here',
        onDone: onOutcome('here', {
          isKnown: { target: 'allowed', actions: 'notifyHere' },
          isSilent: { target: 'declined' },
          done: { target: 'declined', actions: 'showRefusal' },
        }),
      },
    },
    allowed: { type: 'final' },
    /** Without a position the default coordinates are used. */
    declined: { type: 'final' },
  },
})
