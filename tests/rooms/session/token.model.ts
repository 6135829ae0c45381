import { tokenMachine } from '../../../src/machines/session/token.machine'
import { modelOf } from '../../kit/paths/model'

/** Watching the token in mid-flow: decisions.md, “401 in mid-flow”. */
export const tokenModel = modelOf(tokenMachine)({
  name: 'token',
  facts: () => ({}),
  starts: { 'Somebody is here': { input: undefined, to: 'trusted', facts: {}, screen: 'desktop' } },
  states: { trusted: 'The page.', doubted: 'The page.', asked: 'Whoever is no guest is asked to verify again.' },
  steps: {
    'A call is answered as unauthenticated': {
      event: { type: 'refused' },
      leads: { in: 'trusted', to: 'doubted' },
      how: 'Delete the token in the browser’s session storage, then press anything',
    },
    'The page itself asks for verification': {
      event: { type: 'verification.began' },
      leads: { in: 'doubted', to: 'trusted' },
    },
    'Half a second passes': {
      event: { type: 'xstate.after.asksWithin.token.doubted' },
      leads: { in: 'doubted', to: 'asked', effects: ['token.refused'] },
    },
    'Half a minute passes': {
      event: { type: 'xstate.after.asksEvery.token.asked' },
      leads: { in: 'asked', to: 'trusted' },
    },
    'There is another token': {
      event: { type: 'renewed' },
      leads: [{ in: 'doubted', to: 'trusted', effects: ['token.renewed'] }, { effects: ['token.renewed'] }],
    },
  },
  delays: { asksWithin: 500, asksEvery: 30_000 },
})
