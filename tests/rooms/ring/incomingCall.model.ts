import type { Ring } from '../../../src/core/call/ring'
import { incomingCallMachine } from '../../../src/machines/call/incomingCall.machine'
import { viewIncomingCall } from '../../../src/machines/call/incomingCall.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

export const ringing: Ring = {
  id: 'r1',
  bookingId: 'b1',
  memberId: 'm1',
  channelName: 'vc_1',
  callerId: 'u2',
  callerName: 'Dr. Venkataraman Subramanian',
  callerPhoto: null,
  doctorName: 'Dr. Venkataraman Subramanian',
  experience: 12,
  speciality: 'Neurosurgery',
  qualification: '[{"degree_name":"MCh"},{"degree_name":"MD"}]',
  patientId: 'u1',
  patientName: 'Asha Patel',
  startsAt: 1_795_000_000,
  at: 1_795_000_000,
  expiresAt: 1_795_000_060,
  ringingAt: null,
  outcome: null,
  isLive: true,
}

const SCREEN = 'Who calls (20 letters), years, speciality and degree, for whom and when; Join and Cancel.'
const over = (id: string, body = '') => ({ type: 'call.over' as const, id, outcome: 'cancelled' as const, body })
const quiet = { to: 'quiet', now: { isShown: false, isSilent: false } } as const

/** A call at the patient's: S0-195 to S0-198, S0-281 to S0-293; "the device asks before it rings". */
export const incomingCallModel = modelOf(incomingCallMachine)({
  name: 'incomingCall',
  delays: { rest: 60_000 },
  facts: (snapshot) => ({
    isShown: viewIncomingCall(snapshot) !== null,
    isSilent: snapshot.context.isSilent,
    mayJoin: snapshot.context.mayJoin,
  }),
  starts: {
    'Log in as a patient': {
      input: { mayJoin: true },
      to: 'quiet',
      facts: { isShown: false, isSilent: false, mayJoin: true },
      how: 'Account 90000 00001, a video appointment whose time is now',
    },
    'Log in as a patient whose video calls are off': {
      input: { mayJoin: false },
      to: 'quiet',
      facts: { isShown: false, isSilent: false, mayJoin: false },
      how: 'The same, with the feature of tokens off',
    },
  },
  states: {
    quiet: '',
    verifying: { sees: '', asks: { verify: { id: 'r1' } } },
    'ringing.asking': { sees: SCREEN, asks: { acknowledge: { id: 'r1', key: '<key>' } } },
    'ringing.answering': { sees: 'A spinner at Join.', asks: { answer: { ring: ringing, key: '<key>' } } },
    'ringing.declining': { sees: SCREEN, asks: { decline: { ring: ringing, key: '<key>' } } },
  },
  steps: {
    'A push says that it rings': {
      event: { type: 'call.arrived', id: 'r1' },
      leads: { in: 'quiet', to: 'verifying' },
    },
    'It is live': {
      event: ends('verify', answered(ringing)),
      leads: { in: 'verifying', to: 'ringing.asking', now: { isShown: true } },
    },
    'It is over already': {
      event: ends('verify', answered({ ...ringing, isLive: false, outcome: 'missed' })),
      leads: { in: 'verifying', ...quiet },
    },
    'Nobody can say': { event: ends('verify', refused('offline')), leads: { in: 'verifying', ...quiet } },
    'A push says that it ended': {
      event: over('r1', 'Dr. Venkataraman Subramanian cancelled the call'),
      leads: [
        { in: 'verifying', ...quiet },
        {
          in: 'ringing.asking',
          ...quiet,
          effects: ['notice good: Dr. Venkataraman Subramanian cancelled the call'],
        },
      ],
    },
    'A push without words says that it ended': {
      event: over('r1'),
      leads: { in: ['verifying', 'ringing.asking'], ...quiet },
    },
    'The browser lets nothing be heard': {
      event: { type: 'sound.blocked' },
      leads: { in: 'ringing.asking', now: { isSilent: true } },
    },
    'Press Tap for sound': {
      event: { type: 'sound.pressed' },
      only: ({ isSilent }) => isSilent,
      leads: { in: 'ringing.asking', now: { isSilent: false } },
    },
    'A minute passes': {
      event: { type: 'xstate.after.rest.incomingCall.ringing' },
      leads: { in: ['ringing.asking', 'ringing.answering', 'ringing.declining'], ...quiet },
    },
    'Press Join': {
      event: { type: 'join' },
      leads: [
        { in: 'ringing.asking', if: ({ mayJoin }) => mayJoin, to: 'ringing.answering' },
        { in: 'ringing.asking', effects: ['permission.denied'] },
      ],
    },
    'The room is open': {
      event: ends('answer', answered({})),
      leads: { in: 'ringing.answering', ...quiet, effects: ['go /join-room?bookingId=b1'] },
    },
    'It has ended meanwhile': {
      event: ends('answer', refused('conflict', 'This call has ended.', 'ringOver')),
      leads: { in: 'ringing.answering', ...quiet, effects: ['notice bad: This call has ended.'] },
    },
    'The answer does not go through': {
      event: ends('answer', refused('offline')),
      leads: { in: 'ringing.answering', to: 'ringing.asking', effects: ['notice bad: offline'] },
    },
    'Press Cancel': { event: { type: 'decline' }, leads: { in: 'ringing.asking', to: 'ringing.declining' } },
    'It is declined': {
      event: ends('decline', answered({ id: 'r1', outcome: 'over' })),
      leads: { in: 'ringing.declining', ...quiet },
    },
    'Declining does not go through': {
      event: ends('decline', refused('offline')),
      leads: { in: 'ringing.declining', ...quiet, effects: ['notice bad: offline'] },
    },
  },
})
