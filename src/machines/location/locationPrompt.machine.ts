import { setup } from 'xstate'
import type { AppEvent } from '../kit/appEvent'
import { hereMachine, type HereOutput } from './here.machine'
import { toWorld } from '../kit/world'

/** Asking once whether the person's position may be used. Whatever comes of it, they go on. */
export const locationPromptMachine = setup({
  types: {
    events: {} as { type: 'allow' } | { type: 'skip' },
    children: {} as { here: 'here' },
    tags: {} as 'locating',
  },
  actors: { here: hereMachine },
  guards: {
    isKnown: (_, output: HereOutput) => output.location !== null,
    isSilent: (_, { refusal }: HereOutput) => refusal === null || refusal === 'unsupported',
  },
  actions: {
    notifyHere: toWorld((_, { location }: HereOutput) => (location ? { type: 'location.kept', location } : null)),
    showRefusal: toWorld((_, { refusal }: HereOutput): AppEvent => ({
      type: 'notice',
      notice: {
        tone: 'bad',
        text: null,
        id: refusal === null || refusal === 'unsupported' ? 'wrong' : `location.${refusal}`,
      },
    })),
  },
}).createMachine({
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
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'allowed',
            actions: { type: 'notifyHere', params: ({ event }) => event.output },
          },
          { guard: { type: 'isSilent', params: ({ event }) => event.output }, target: 'declined' },
          { target: 'declined', actions: { type: 'showRefusal', params: ({ event }) => event.output } },
        ],
      },
    },
    allowed: { type: 'final' },
    /** Without a position the default coordinates are used. */
    declined: { type: 'final' },
  },
})
