import { callInviteMachine } from '../../../src/machines/call/callInvite.machine'
import { viewCallInvite } from '../../../src/machines/call/callInvite.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const OVER = 'This invitation does not work any more.'

/** Somebody of the family comes into a call: chat-and-call.md, 6.5. */
export const callInviteModel = modelOf(callInviteMachine)({
  name: 'callInvite',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { isUnknown, fault } = viewCallInvite(snapshot)
    return { isUnknown, fault: fault && (fault.text ?? fault.id) }
  },
  starts: {
    'Open the address of an invitation': {
      input: { token: 't1', isGuest: false },
      to: 'opening',
      facts: { isUnknown: false, fault: null },
      how: 'In a call the doctor presses Bring in family, the patient allows it; the address is in the text message',
    },
    'Open it without having logged in': {
      input: { token: 't1', isGuest: true },
      to: 'unknown',
      facts: { isUnknown: true, fault: null },
    },
  },
  states: {
    unknown: 'That one logs in with the number the invitation came to.',
    opening: { sees: 'That the call opens.', asks: { opening: { token: 't1', key: '<key>' } } },
    refused: 'Why one was not let in, and Try again.',
    open: 'The lobby of the call.',
  },
  steps: {
    'One is let in': {
      event: ends('opening', answered({ bookingId: 'b1' })),
      leads: { in: 'opening', to: 'open', effects: ['go /join-room?bookingId=b1 {"replace":true}'] },
    },
    'It is over': {
      event: ends('opening', refused('notFound', OVER, 'inviteOver')),
      leads: { in: 'opening', to: 'refused', now: { fault: OVER } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'refused', to: 'opening', now: { fault: null } } },
  },
})
