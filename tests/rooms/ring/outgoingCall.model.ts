import { outgoingCallMachine } from '../../../src/machines/call/outgoingCall.machine'
import { viewOutgoingCall } from '../../../src/machines/call/outgoingCall.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { ringing } from './incomingCall.model'

const session = { patient: { name: 'Asha Patel', age: 40, gender: 'Female' } }
const started = (outcome: string, ringId: string | null = null) => answered({ session, ringId, outcome })
const ROOM = 'go /join-room?bookingId=b1'
const hidden = { stage: null } as const

/** Staff ring a patient and wait in the room: S2-285, S2-370, S0-284, S0-358. */
export const outgoingCallModel = modelOf(outgoingCallMachine)({
  name: 'outgoingCall',
  delays: { lookAgain: 5000, shown: 60_000 },
  passed: ['calling.deciding'],
  facts: (snapshot) => ({
    stage: viewOutgoingCall(snapshot)?.stage ?? null,
    mayCall: snapshot.context.mayCall,
  }),
  starts: {
    'Log in as a doctor': {
      input: { mayCall: true },
      to: 'idle',
      facts: { stage: null, mayCall: true },
      how: 'Account 90000 00002, a video appointment whose time is now',
    },
    'Log in as a doctor who may not call': {
      input: { mayCall: false },
      to: 'idle',
      facts: { stage: null, mayCall: false },
      how: 'The same, with the feature of calls off',
    },
  },
  states: {
    idle: '',
    starting: { sees: '', asks: { start: { bookingId: 'b1', key: '<key>' } } },
    'calling.reading': {
      sees: ({ stage }) => (stage === 'ringing' ? '“Ringing at Asha Patel’s…”' : '“Calling Asha Patel…”'),
      asks: { read: { id: 'r1' } },
    },
    'calling.waiting': ({ stage }) => (stage === 'ringing' ? '“Ringing at Asha Patel’s…”' : '“Calling Asha Patel…”'),
    cancelling: { sees: '“Calling Asha Patel…”', asks: { cancel: { bookingId: 'b1', ringId: 'r1', key: '<key>' } } },
    unanswered: ({ stage }) => `That it was ${String(stage)}; Call again.`,
  },
  steps: {
    'Press Video call': {
      event: { type: 'call.pressed', bookingId: 'b1' },
      // Pressed twice is pressed once.
      only: (_, at) => !at.has('starting') && !at.has('cancelling'),
      leads: [{ if: ({ mayCall }) => mayCall, to: 'starting', now: hidden }, { effects: ['permission.denied'] }],
    },
    'The room is opened while it rings': {
      event: { type: 'ring.found', bookingId: 'b1', ringId: 'r1', patient: 'Asha Patel' },
      leads: { in: 'idle', if: ({ mayCall }) => mayCall, to: 'calling.reading', now: { stage: 'calling' } },
    },
    'It rings': {
      event: ends('start', started('ringing', 'r1')),
      leads: { in: 'starting', to: 'calling.reading', now: { stage: 'calling' }, effects: [ROOM] },
    },
    'The patient is in the room': {
      event: ends('start', started('alreadyHere')),
      leads: { in: 'starting', to: 'idle', effects: [ROOM] },
    },
    'The patient is in another call': {
      event: ends('start', started('busy')),
      leads: { in: 'starting', to: 'idle', effects: ['notice info: patientBusy'] },
    },
    'Somebody of the team rings already': {
      event: ends('start', refused('conflict', 'Someone from your team is calling already.', 'alreadyRinging')),
      leads: {
        in: 'starting',
        to: 'idle',
        effects: ['notice bad: Someone from your team is calling already.', ROOM],
      },
    },
    'It does not ring': {
      event: ends('start', refused('offline')),
      leads: { in: 'starting', to: 'idle', effects: ['notice bad: offline'] },
    },
    'Something about the call changes': {
      event: { type: 'call.changed' },
      leads: { in: ['calling.reading', 'calling.waiting'], to: 'calling.reading' },
    },
    'Five seconds pass': {
      event: { type: 'xstate.after.lookAgain.outgoingCall.calling.waiting' },
      leads: { in: 'calling.waiting', to: 'calling.reading' },
    },
    'No device rings yet': {
      event: ends('read', answered(ringing)),
      only: ({ stage }) => stage === 'calling',
      leads: { in: 'calling.reading', to: 'calling.waiting' },
    },
    'A device rings': {
      event: ends('read', answered({ ...ringing, ringingAt: 1_795_000_002 })),
      leads: { in: 'calling.reading', to: 'calling.waiting', now: { stage: 'ringing' } },
    },
    'Nobody can say how it is': {
      event: ends('read', refused('offline')),
      leads: { in: 'calling.reading', to: 'calling.waiting' },
    },
    'The patient answers': {
      event: ends('read', answered({ ...ringing, outcome: 'accepted' })),
      leads: { in: 'calling.reading', to: 'idle', now: hidden },
    },
    'The patient declines': {
      event: ends('read', answered({ ...ringing, outcome: 'declined' })),
      leads: { in: 'calling.reading', to: 'unanswered', now: { stage: 'declined' } },
    },
    'Nobody answers': {
      event: ends('read', answered({ ...ringing, outcome: 'missed' })),
      leads: { in: 'calling.reading', to: 'unanswered', now: { stage: 'missed' } },
    },
    'The team gives up': {
      event: ends('read', answered({ ...ringing, outcome: 'cancelled' })),
      leads: { in: 'calling.reading', to: 'unanswered', now: { stage: 'over' } },
    },
    'Press Stop calling': {
      event: { type: 'cancel' },
      leads: { in: ['calling.reading', 'calling.waiting'], to: 'cancelling' },
    },
    'It has stopped': {
      event: ends('cancel', answered({ id: 'r1', outcome: 'over' })),
      leads: { in: 'cancelling', to: 'unanswered', now: { stage: 'over' } },
    },
    'It does not stop': {
      event: ends('cancel', refused('offline')),
      leads: { in: 'cancelling', to: 'calling.reading', effects: ['notice bad: offline'] },
    },
    'Press Call again': { event: { type: 'again' }, leads: { in: 'unanswered', to: 'starting', now: hidden } },
    'Press Close': { event: { type: 'close' }, leads: { in: 'unanswered', to: 'idle', now: hidden } },
    'A minute passes': {
      event: { type: 'xstate.after.shown.outgoingCall.unanswered' },
      leads: { in: 'unanswered', to: 'idle', now: hidden },
    },
  },
})
