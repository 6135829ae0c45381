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

/** Where it rings at the caller's as well, and where it is shown at all. */
const UNANSWERED = ['ringing.asking', 'ringing.admitting'] as const
const RINGING = [...UNANSWERED, 'ringing.answering', 'ringing.declining'] as const
const SCREEN = 'Who calls (20 letters), years, speciality and degree, for whom and when; Join and Cancel.'
const over = (id: string, body = '') => ({ type: 'call.over' as const, id, outcome: 'cancelled' as const, body })
const BUSY = 'Dr. Rao calls for your visit at 10:30 am. You are in another call.'
const quiet = { to: 'quiet', now: { isShown: false, isSilent: false, id: '', next: '' } } as const
/** Where a ring leads that is over: to the next one where another came in meanwhile. */
const afterwards = (places: string | readonly string[], effects?: readonly string[]) =>
  [
    {
      in: places,
      if: ({ next }: { readonly next: string }) => next !== '',
      to: 'verifying',
      now: { isShown: false, isSilent: false, id: 'r2', next: '' },
      ...(effects && { effects }),
    },
    { in: places, ...quiet, ...(effects && { effects }) },
  ] as never

/** A call at the patient's: S0-195 to S0-198, S0-281 to S0-293; "the device asks before it rings". */
export const incomingCallModel = modelOf(incomingCallMachine)({
  name: 'incomingCall',
  delays: { rest: 60_000 },
  facts: (snapshot) => ({
    isShown: viewIncomingCall(snapshot) !== null,
    isSilent: snapshot.context.isSilent,
    /** Which ring it is, and whether another waits. */
    id: snapshot.context.id,
    next: snapshot.context.next,
    mayJoin: snapshot.context.mayJoin,
  }),
  starts: {
    'Log in as a patient': {
      input: { mayJoin: true },
      to: 'looking',
      facts: { isShown: false, isSilent: false, mayJoin: true, id: '', next: '' },
      how: 'Account 90000 00001, a video appointment whose time is now',
    },
    'Log in as a patient whose video calls are off': {
      input: { mayJoin: false },
      to: 'looking',
      facts: { isShown: false, isSilent: false, mayJoin: false, id: '', next: '' },
      how: 'The same, with the feature of tokens off',
    },
  },
  states: {
    looking: { sees: '', asks: { look: {} } },
    quiet: '',
    verifying: { sees: '', asks: ({ id }: { id: string }) => ({ verify: { id } }) },
    'ringing.asking': { sees: SCREEN, asks: ({ id }: { id: string }) => ({ acknowledge: { id, key: '<key>' } }) },
    'ringing.admitting': { sees: 'A spinner at Join.', asks: { admit: { channelName: 'vc_1' } } },
    'ringing.answering': { sees: 'A spinner at Join.', asks: { answer: { ring: ringing, key: '<key>' } } },
    'ringing.declining': { sees: SCREEN, asks: { decline: { ring: ringing, key: '<key>' } } },
  },
  steps: {
    'It rings already': {
      event: ends('look', answered({ ring: ringing })),
      leads: { in: 'looking', to: 'ringing.asking', now: { isShown: true, id: 'r1' } },
    },
    'Nothing rings': { event: ends('look', answered({ ring: null })), leads: { in: 'looking', ...quiet } },
    'Nobody can say what rings': { event: ends('look', refused('offline')), leads: { in: 'looking', ...quiet } },
    'The feed of pushes opens': {
      event: { type: 'rings.outdated' },
      only: ({ next }) => next === '',
      leads: [
        { in: ['looking', 'quiet'], to: 'looking' },
        { in: 'ringing.asking', to: 'verifying', now: { isShown: false } },
      ],
    },
    'A push says that it rings': {
      event: { type: 'call.arrived', id: 'r1' },
      only: ({ id }) => id !== 'r2',
      leads: { in: ['looking', 'quiet'], to: 'verifying', now: { id: 'r1' } },
    },
    'Another call comes in': {
      event: { type: 'call.arrived', id: 'r2' },
      only: ({ id, next }) => id === 'r1' && next === '',
      leads: { in: [...RINGING, 'verifying'], now: { next: 'r2' } },
    },
    'The other call is given up': {
      event: over('r2'),
      only: ({ next }) => next === 'r2',
      leads: { in: [...RINGING, 'verifying'], now: { next: '' } },
    },
    'Somebody calls who is kept by another call': {
      event: { type: 'call.over', id: 'b2', outcome: 'busy', body: BUSY },
      only: ({ next, isSilent }) => next === '' && !isSilent,
      leads: { in: ['looking', 'quiet', 'verifying', ...RINGING], effects: [`notice info: ${BUSY}`] },
    },
    'It is live': {
      event: ends('verify', answered(ringing)),
      leads: { in: 'verifying', to: 'ringing.asking', now: { isShown: true } },
    },
    'It is over already': {
      event: ends('verify', answered({ ...ringing, isLive: false, outcome: 'missed' })),
      leads: afterwards(['verifying']),
    },
    'Nobody can say': { event: ends('verify', refused('offline')), leads: afterwards(['verifying']) },
    'A push says that it ended': {
      only: ({ id }) => id === 'r1',
      event: over('r1', 'Dr. Venkataraman Subramanian cancelled the call'),
      leads: [
        ...(afterwards(['verifying']) as never[]),
        ...(afterwards(UNANSWERED, ['notice good: Dr. Venkataraman Subramanian cancelled the call']) as never[]),
      ],
    },
    'A push without words says that it ended': {
      event: over('r1'),
      only: ({ id }) => id === 'r1',
      leads: afterwards(['verifying', ...UNANSWERED]),
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
    'The session ends': {
      event: { type: 'rings.ended' },
      only: ({ next }, at) => next === '' || at.has('ringing.asking'),
      leads: { in: ['looking', 'quiet', 'verifying', ...RINGING], ...quiet },
    },
    'A minute passes': {
      event: { type: 'xstate.after.rest.incomingCall.ringing' },
      leads: afterwards(RINGING),
    },
    'Press Join': {
      event: { type: 'join' },
      leads: [
        { in: 'ringing.asking', if: ({ mayJoin }) => mayJoin, to: 'ringing.admitting' },
        { in: 'ringing.asking', effects: ['permission.denied'] },
      ],
    },
    'The tokens are there': {
      event: ends('admit', answered({})),
      leads: { in: 'ringing.admitting', to: 'ringing.answering' },
    },
    // Nothing was answered yet: the caller's ring goes on, and so does this one.
    'The tokens do not come': {
      event: ends('admit', refused('offline')),
      leads: { in: 'ringing.admitting', to: 'ringing.asking', effects: ['notice bad: offline'] },
    },
    'The room is open': {
      event: ends('answer', answered({})),
      leads: { in: 'ringing.answering', ...quiet, effects: ['go /join-room?bookingId=b1'] },
    },
    'It has ended meanwhile': {
      event: ends('answer', refused('conflict', 'This call has ended.', 'ringOver')),
      leads: afterwards('ringing.answering', ['notice bad: This call has ended.']),
    },
    'The answer is refused': {
      event: ends('answer', refused('badRequest', 'Not now.')),
      leads: { in: 'ringing.answering', to: 'ringing.asking', effects: ['notice bad: Not now.'] },
    },
    'Nobody can say whether the answer went through': {
      event: ends('answer', refused('offline')),
      leads: { in: 'ringing.answering', ...quiet, effects: ['go /join-room?bookingId=b1'] },
    },
    'Press Cancel': { event: { type: 'decline' }, leads: { in: 'ringing.asking', to: 'ringing.declining' } },
    'It is declined': {
      event: ends('decline', answered({ id: 'r1', outcome: 'over' })),
      leads: afterwards('ringing.declining'),
    },
    'Declining does not go through': {
      event: ends('decline', refused('offline')),
      leads: afterwards('ringing.declining', ['notice bad: offline']),
    },
  },
})
