import { countdownMachine } from '../../../src/machines/kit/countdown.machine'
import { modelOf } from '../../kit/paths/model'

export const countdownModel = modelOf(countdownMachine)({
  name: 'countdown',
  passed: ['deciding'],
  facts: ({ context: { left } }) => ({ left }),
  starts: {
    'A code was sent': { input: { seconds: 60 }, to: 'ticking', facts: { left: 60 } },
    'A code was refused and may be asked for at once': { input: { seconds: 0 }, to: 'over', facts: { left: 0 } },
  },
  states: { ticking: ({ left }) => `${left} seconds.`, over: 'A Resend button.' },
  steps: {
    'A second passes': {
      event: { type: 'xstate.after.second.countdown.ticking' },
      leads: [
        { in: 'ticking', if: ({ left }) => left === 1, to: 'over', now: { left: 0 } },
        { in: 'ticking', now: ({ left }) => ({ left: left - 1 }) },
      ],
    },
  },
  delays: { second: 1000 },
})
