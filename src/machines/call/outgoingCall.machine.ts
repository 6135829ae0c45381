import { type ActorRefFrom, assign, setup } from 'xstate'
import { joinRoomPath } from '../../core/app/links'
import type { CallSession } from '../../core/call/call'
import type { Ring, Rung } from '../../core/call/ring'
import type { RingOutcome } from '../../core/call/ring.lifecycle'
import type { Outcome } from '../../core/kit/outcome'
import { failureNotice, go } from '../kit/appEvent'
import { attemptKey } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import type { CallPressed, RingFound } from './ring.events'

export interface OutgoingCallInput {
  /** Tokens may be made, for the web and for the app, and the patient may be rung. */
  readonly mayCall: boolean
}

/** What became of a press on Video call: of which call, and the id of what rings; null where nothing does. */
export interface Started {
  readonly session: CallSession
  readonly ringId: string | null
  readonly outcome: Rung['outcome']
}

interface Context extends OutgoingCallInput {
  readonly bookingId: string
  readonly patient: string
  readonly ringId: string
  /** A device of the patient rings. */
  readonly isRinging: boolean
  readonly outcome: RingOutcome | null
}

/** Milliseconds after which a ring is looked at again where nothing was announced. */
const LOOK_AGAIN = 5000
/** Milliseconds for which the end of a call that nobody took stands in sight. */
const SHOWN_FOR = 60_000

const outgoingCallSetup = setup({
  types: {
    context: {} as Context,
    input: {} as OutgoingCallInput,
    events: {} as CallPressed | RingFound | { type: 'call.changed' | 'cancel' | 'again' | 'close' },
  },
  actors: {
    /** The tokens of the channel, then the ring. */
    start: unplugged<{ bookingId: string; key: string }, Started>('ring.notify'),
    read: unplugged<{ id: string }, Ring>('ring.read'),
    cancel: unplugged<{ bookingId: string; ringId: string; key: string }, Rung>('ring.notify'),
    /** Tells when something about the call changes. */
    watch: unpluggedFeed<{ bookingId: string }>('call.watch'),
  },
  delays: { lookAgain: LOOK_AGAIN, shown: SHOWN_FOR },
  guards: {
    ...outcomes,
    mayCall: ({ context }) => context.mayCall,
    isRinging: (_, outcome: Outcome<Started>) => outcome.ok && outcome.value.outcome === 'ringing',
    isBusy: (_, outcome: Outcome<Started>) => outcome.ok && outcome.value.outcome === 'busy',
    isTaken: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.code === 'alreadyRinging',
    isAccepted: ({ context }) => context.outcome === 'accepted',
    isOver: ({ context }) => context.outcome !== null,
  },
  actions: {
    keepBooking: assign((_, bookingId: string) => ({
      bookingId,
      patient: '',
      ringId: '',
      isRinging: false,
      outcome: null,
    })),
    keepFound: assign((_, { bookingId, ringId, patient }: RingFound) => ({
      bookingId,
      ringId,
      patient,
      isRinging: false,
      outcome: null,
    })),
    keepStopped: assign({ outcome: 'cancelled' }),
    forgetRing: assign({ ringId: '', isRinging: false, outcome: null }),
    keepStarted: assign((_, outcome: Outcome<Started>) =>
      outcome.ok ? { patient: outcome.value.session.patient.name, ringId: outcome.value.ringId ?? '' } : {},
    ),
    keepRing: assign((_, outcome: Outcome<Ring>) =>
      outcome.ok ? { isRinging: outcome.value.ringingAt !== null, outcome: outcome.value.outcome } : {},
    ),
    notifyDenied: emitEffect({ type: 'permission.denied' }),
    enterRoom: emitEffect(({ context: { bookingId } }) => go(joinRoomPath(bookingId))),
    showBusy: emitEffect({ type: 'notice', notice: { tone: 'info', text: null, id: 'patientBusy' } }),
    showFailure: emitEffect((_, outcome: Outcome<unknown>) =>
      failureNotice(outcome.ok ? { kind: 'internal', message: '' } : outcome.failure),
    ),
  },
})

const { onOutcome } = outcomeTransitions(outgoingCallSetup)

/** Video call begins one: not while another begins or ends. */
const pressed = {
  target: '#outgoingCall.starting',
  actions: { type: 'keepBooking', params: ({ event }: { event: CallPressed }) => event.bookingId },
} as const

/** A call of the staff to a patient: it rings for a minute while the caller waits in the room. */
export const outgoingCallMachine = outgoingCallSetup.createMachine({
  id: 'outgoingCall',
  context: ({ input }) => ({ ...input, bookingId: '', patient: '', ringId: '', isRinging: false, outcome: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'call.pressed': [{ guard: 'mayCall', ...pressed }, { actions: 'notifyDenied' }],
        'ring.found': {
          guard: 'mayCall',
          target: 'calling',
          actions: { type: 'keepFound', params: ({ event }) => event },
        },
      },
    },
    starting: {
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context: { bookingId } }) => ({ bookingId, key: attemptKey() }),
        onDone: onOutcome('start', {
          isTaken: { target: 'idle', actions: ['showFailure', 'enterRoom'] },
          refused: { target: 'idle', actions: 'showFailure' },
          isBusy: { target: 'idle', actions: 'showBusy' },
          isRinging: { target: 'calling', actions: ['keepStarted', 'enterRoom'] },
          done: { target: 'idle', actions: 'enterRoom' },
        }),
      },
    },
    calling: {
      invoke: { id: 'watch', src: 'watch', input: ({ context: { bookingId } }) => ({ bookingId }) },
      on: { 'call.pressed': pressed, cancel: 'cancelling' },
      initial: 'reading',
      states: {
        reading: {
          on: { 'call.changed': { target: 'reading', reenter: true } },
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context: { ringId } }) => ({ id: ringId }),
            onDone: onOutcome('read', {
              refused: { target: 'waiting' },
              done: { target: 'deciding', actions: 'keepRing' },
            }),
          },
        },
        deciding: {
          always: [
            { guard: 'isAccepted', target: '#outgoingCall.idle' },
            { guard: 'isOver', target: '#outgoingCall.unanswered' },
            { target: 'waiting' },
          ],
        },
        waiting: { on: { 'call.changed': 'reading' }, after: { lookAgain: 'reading' } },
      },
    },
    cancelling: {
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context: { bookingId, ringId } }) => ({ bookingId, ringId, key: attemptKey() }),
        onDone: onOutcome('cancel', {
          refused: { target: 'calling', actions: 'showFailure' },
          // Stopped too soon, it can be begun again at once.
          done: { target: 'unanswered', actions: 'keepStopped' },
        }),
      },
    },
    /** Declined, missed or given up elsewhere. */
    unanswered: {
      after: { shown: 'idle' },
      on: { 'call.pressed': pressed, again: { target: 'starting', actions: 'forgetRing' }, close: 'idle' },
    },
  },
})

export type OutgoingCallActor = ActorRefFrom<typeof outgoingCallMachine>
