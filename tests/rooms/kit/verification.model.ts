import { verificationMachine } from '../../../src/machines/kit/verification.machine'
import { modelOf } from '../../kit/paths/model'

const intent = { _tag: 'OpenPage', path: '/home' } as const
const how = 'As a guest at home press Reach out'

/** A number is asked for and is verified or not: foundations.md 4.4. */
export const verificationModel = modelOf(verificationMachine)({
  name: 'verification',
  facts: ({ output }) => ({ ended: output?.kind ?? null }),
  starts: {
    'Press what needs a verified number': {
      input: { intent },
      to: 'asking',
      facts: { ended: null },
      effects: [`verification.required ${JSON.stringify({ intent })}`],
      how,
      screen: 'desktop',
    },
  },
  states: {
    asking: 'The question for the mobile number over the page.',
    verified: 'The page that was remembered, with the person’s menu in the bar.',
    abandoned: 'The page as it was.',
  },
  steps: {
    'Verify the number': {
      event: { type: 'verification.ended', kind: 'verified' },
      leads: { in: 'asking', to: 'verified', now: { ended: 'verified' } },
    },
    'Close the login': {
      event: { type: 'verification.ended', kind: 'abandoned' },
      leads: { in: 'asking', to: 'abandoned', now: { ended: 'abandoned' } },
    },
  },
})
