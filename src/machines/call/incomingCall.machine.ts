import { type ActorRefFrom, assign, setup } from 'xstate'
import { joinRoomPath } from '../../core/app/links'
import type { Ring, Rung } from '../../core/call/ring'
import { RING_LASTS } from '../../core/call/ring.lifecycle'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { failureNotice, go, successNotice } from '../kit/appEvent'
import { attemptKey } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import type { RingEvent } from './ring.events'

export interface IncomingCallInput {
  /** Tokens may be made, for the web and for the app. */
  readonly mayJoin: boolean
}

interface Context extends IncomingCallInput {
  /** The ring that a push named. */
  readonly id: string
  /** The ring as the server knows it; null until it was asked. */
  readonly ring: Ring | null
  /** Another ring that came in meanwhile; empty where none did. It rings once the first is over. */
  readonly next: string
  /** The browser lets nothing be heard before somebody has pressed something. */
  readonly isSilent: boolean
}

type Over = Extract<RingEvent, { type: 'call.over' }>

const incomingCallSetup = setup({
  types: {
    context: {} as Context,
    input: {} as IncomingCallInput,
    events: {} as RingEvent | { type: 'join' | 'decline' | 'sound.blocked' | 'sound.pressed' },
    tags: {} as 'ringing' | 'joining',
  },
  actors: {
    /** What rings already: a push that came before anybody listened is not repeated. */
    look: unplugged<object, { readonly ring: Ring | null }>('ring.current'),
    /** Pushes come late: a device asks before it rings. */
    verify: unplugged<{ id: string }, Ring>('ring.read'),
    acknowledge: unplugged<{ id: string; key: string }, object>('ring.ringing'),
    /** Both tokens of the channel: without them there is nothing to answer. */
    admit: unplugged<{ channelName: string }, object>('call.rtcToken'),
    answer: unplugged<{ ring: Ring; key: string }, object>('ring.accept'),
    decline: unplugged<{ ring: Ring; key: string }, Rung>('ring.notify'),
    /** The ringtone, until it is stopped. */
    sound: unpluggedFeed('ring.sound'),
  },
  delays: { rest: RING_LASTS * 1000 },
  guards: {
    ...outcomes,
    isSame: ({ context }, id: string) => context.id === id,
    isAnother: ({ context }, id: string) => context.id !== id,
    isNext: ({ context }, id: string) => context.next === id,
    hasNext: ({ context }) => context.next !== '',
    mayJoin: ({ context }) => context.mayJoin,
    isLive: (_, outcome: Outcome<Ring>) => outcome.ok && outcome.value.isLive,
    isBusy: (_, { outcome }: Over) => outcome === 'busy',
    isFound: (_, outcome: Outcome<{ readonly ring: Ring | null }>) => outcome.ok && outcome.value.ring !== null,
    isOver: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.code === 'ringOver',
  },
  actions: {
    keepId: assign((_, id: string) => ({ id, isSilent: false })),
    keepRing: assign((_, outcome: Outcome<Ring>) => (outcome.ok ? { ring: outcome.value } : {})),
    keepFound: assign((_, outcome: Outcome<{ readonly ring: Ring | null }>) =>
      outcome.ok && outcome.value.ring ? { id: outcome.value.ring.id, ring: outcome.value.ring } : {},
    ),
    clear: assign({ id: '', ring: null, isSilent: false }),
    keepNext: assign((_, next: string) => ({ next })),
    dropNext: assign({ next: '' }),
    takeNext: assign(({ context }) => ({ id: context.next, next: '' })),
    noteSilence: assign({ isSilent: true }),
    noteSound: assign({ isSilent: false }),
    notifyDenied: emitEffect({ type: 'permission.denied' }),
    enterRoom: emitEffect(({ context: { ring } }) => go(joinRoomPath(ring!.bookingId))),
    showFailure: emitEffect((_, outcome: Outcome<unknown>) =>
      failureNotice(outcome.ok ? ({ kind: 'internal', message: '' } satisfies Failure) : outcome.failure),
    ),
    showCaller: emitEffect((_, { body }: Over) => ({
      type: 'notice' as const,
      notice: { tone: 'info' as const, text: body, id: null },
    })),
    showEnd: emitEffect((_, { body }: Over) => (body === '' ? null : successNotice(body))),
  },
})

const { onOutcome } = outcomeTransitions(incomingCallSetup)

/** The ring that is shown has ended at the caller's, or elsewhere. */
const over = {
  guard: { type: 'isSame', params: ({ event }: { event: Over }) => event.id },
  target: '#incomingCall.quiet',
  actions: { type: 'showEnd', params: ({ event }: { event: Over }) => event },
} as const

/** A call that comes in: it rings while it is live, and ends at once when it was answered or given up anywhere. */
export const incomingCallMachine = incomingCallSetup.createMachine({
  id: 'incomingCall',
  context: ({ input }) => ({ ...input, id: '', ring: null, next: '', isSilent: false }),
  initial: 'looking',
  on: {
    'rings.ended': { target: '.quiet', actions: 'dropNext' },
    // Whoever is in a call is not rung for another: they read who called.
    'call.over': {
      guard: { type: 'isBusy', params: ({ event }) => event },
      actions: { type: 'showCaller', params: ({ event }) => event },
    },
  },
  states: {
    looking: {
      on: {
        'call.arrived': { target: 'verifying', actions: { type: 'keepId', params: ({ event }) => event.id } },
        'rings.outdated': { target: 'looking', reenter: true },
      },
      invoke: {
        id: 'look',
        src: 'look',
        input: {},
        onDone: onOutcome('look', {
          isFound: { target: 'ringing', actions: 'keepFound' },
          done: { target: 'quiet' },
        }),
      },
    },
    quiet: {
      entry: 'clear',
      always: { guard: 'hasNext', target: 'verifying', actions: 'takeNext' },
      on: {
        'call.arrived': { target: 'verifying', actions: { type: 'keepId', params: ({ event }) => event.id } },
        'rings.outdated': 'looking',
      },
    },
    verifying: {
      on: {
        'call.over': [
          { guard: { type: 'isSame', params: ({ event }) => event.id }, target: 'quiet' },
          { guard: { type: 'isNext', params: ({ event }) => event.id }, actions: 'dropNext' },
        ],
        'call.arrived': {
          guard: { type: 'isAnother', params: ({ event }) => event.id },
          actions: { type: 'keepNext', params: ({ event }) => event.id },
        },
      },
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context: { id } }) => ({ id }),
        onDone: onOutcome('verify', {
          isLive: { target: 'ringing', actions: 'keepRing' },
          done: { target: 'quiet' },
        }),
      },
    },
    ringing: {
      tags: 'ringing',
      initial: 'asking',
      invoke: {
        id: 'acknowledge',
        src: 'acknowledge',
        input: ({ context: { id } }) => ({ id, key: attemptKey() }),
      },
      // The server says that it was missed; a device that hears nothing stops by itself.
      after: { rest: 'quiet' },
      on: {
        'call.arrived': {
          guard: { type: 'isAnother', params: ({ event }) => event.id },
          actions: { type: 'keepNext', params: ({ event }) => event.id },
        },
        'call.over': {
          guard: { type: 'isNext', params: ({ event }) => event.id },
          actions: 'dropNext',
        },
      },
      states: {
        asking: {
          invoke: { id: 'sound', src: 'sound' },
          on: {
            'call.over': over,
            join: [{ guard: 'mayJoin', target: 'admitting' }, { actions: 'notifyDenied' }],
            decline: 'declining',
            // Its end may have been among what nobody listened to.
            'rings.outdated': '#incomingCall.verifying',
            'sound.blocked': { actions: 'noteSilence' },
            'sound.pressed': { target: 'asking', reenter: true, actions: 'noteSound' },
          },
        },
        /** It rings on at the caller's: nothing was answered yet. */
        admitting: {
          tags: 'joining',
          invoke: {
            id: 'admit',
            src: 'admit',
            input: ({ context: { ring } }) => ({ channelName: ring!.channelName }),
            onDone: onOutcome('admit', {
              refused: { target: 'asking', actions: 'showFailure' },
              done: { target: 'answering' },
            }),
          },
          on: { 'call.over': over },
        },
        /** The end that an answer brings is no news here. */
        answering: {
          tags: 'joining',
          invoke: {
            id: 'answer',
            src: 'answer',
            input: ({ context: { ring } }) => ({ ring: ring!, key: attemptKey() }),
            onDone: onOutcome('answer', {
              isOver: { target: '#incomingCall.quiet', actions: 'showFailure' },
              // It may have been carried out: the room takes in whoever joins, rung or not.
              unsettled: { target: '#incomingCall.quiet', actions: ['enterRoom', 'dropNext'] },
              refused: { target: 'asking', actions: 'showFailure' },
              // Who is in a call is not rung for another.
              done: { target: '#incomingCall.quiet', actions: ['enterRoom', 'dropNext'] },
            }),
          },
        },
        declining: {
          invoke: {
            id: 'decline',
            src: 'decline',
            input: ({ context: { ring } }) => ({ ring: ring!, key: attemptKey() }),
            onDone: onOutcome('decline', {
              refused: { target: '#incomingCall.quiet', actions: 'showFailure' },
              done: { target: '#incomingCall.quiet' },
            }),
          },
        },
      },
    },
  },
})

export type IncomingCallActor = ActorRefFrom<typeof incomingCallMachine>
