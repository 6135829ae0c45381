import type { ActorRefFrom } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import {
  askedOf,
  type CallRoomContext,
  callRoomContext,
  type CallRoomEvent,
  callRoomSetup,
  letInBy,
} from './callRoom.setup'

const { onOutcome } = outcomeTransitions(callRoomSetup)

const news = {
  id: 'news',
  src: 'news',
  input: ({ context }: { readonly context: CallRoomContext }) => ({ bookingId: context.bookingId }),
} as const
const deviceList = { id: 'deviceList', src: 'deviceList', input: {} } as const
const keepDevices = {
  actions: {
    type: 'keepDevices',
    params: ({ event }: { readonly event: Extract<CallRoomEvent, { type: 'devices.listed' }> }) => event.devices,
  },
} as const
const keepNews = {
  actions: {
    type: 'keepNews',
    params: ({ event }: { readonly event: Extract<CallRoomEvent, { type: 'session.read' }> }) => event.session,
  },
} as const

/** A video consultation: the lobby, the room, and what comes after. It lives over pages, for as long as the session. */
export const callRoomMachine = callRoomSetup.createMachine({
  id: 'callRoom',
  context: ({ input }) => callRoomContext(input),
  initial: 'opening',
  states: {
    opening: {
      tags: 'loading',
      on: { enter: { actions: 'wantEntry' } },
      invoke: {
        id: 'opening',
        src: 'loadSession',
        input: ({ context }) => ({ id: context.bookingId }),
        onDone: onOutcome('loadSession', {
          isUnknown: { target: 'missing' },
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'judging', actions: 'keepSession' },
        }),
      },
    },
    judging: {
      always: [
        { guard: 'isTooEarly', target: 'tooEarly' },
        { guard: 'isOver', target: 'over' },
        { guard: 'isReturning', target: 'inside' },
        { target: 'lobby' },
      ],
    },
    missing: {},
    failed: { on: { retry: 'opening' } },
    /** Asked again until it opens. */
    tooEarly: { after: { untilAskedAgain: 'opening' } },
    over: { entry: 'forget' },
    lobby: {
      initial: 'trying',
      invoke: [news, deviceList],
      on: {
        'session.read': keepNews,
        'devices.listed': keepDevices,
        'mic.toggled': { actions: { type: 'toggleWanted', params: 'microphone' } },
        'camera.toggled': { actions: { type: 'toggleWanted', params: 'camera' } },
        'agree.toggled': { actions: 'toggleAgreed' },
        'adult.toggled': { actions: 'toggleAdult' },
        join: [
          { guard: 'lacksAgreement', actions: 'pointOut' },
          { guard: 'wantsConsent', target: 'consenting' },
          { target: 'inside' },
        ],
        enter: { guard: 'isStaff', target: 'inside' },
      },
      states: {
        trying: {
          exit: 'forgetDevices',
          invoke: { id: 'devices', src: 'devices', input: ({ context: { chosen } }) => ({ chosen }) },
          on: {
            'device.chosen': [
              {
                guard: { type: 'isSpeaker', params: ({ event }) => event.kind },
                actions: { type: 'chooseSpeaker', params: ({ event }) => event.id },
              },
              { target: 'again', actions: { type: 'chooseDevice', params: ({ event }) => event } },
            ],
            'devices.opened': { actions: [{ type: 'keepFaults', params: ({ event }) => event }, 'showOwn'] },
            'sound.heard': { actions: 'noteSound' },
            retry: 'again',
          },
        },
        /** What was opened is turned off before it is opened again. */
        again: { always: 'trying' },
      },
    },
    consenting: {
      entry: 'beginAttempt',
      invoke: {
        id: 'consenting',
        src: 'consent',
        input: ({ context: { bookingId, session, isAdultPresent, key } }) => ({
          id: bookingId,
          version: session?.consent?.version ?? '',
          isAdultPresent,
          key,
        }),
        onDone: onOutcome('consent', {
          refused: { target: 'lobby', actions: 'keepFailure' },
          done: { target: 'inside', actions: 'noteConsent' },
        }),
      },
    },
    inside: {
      tags: 'inside',
      type: 'parallel',
      entry: ['comeIn', 'remember'],
      exit: 'forgetRoom',
      invoke: [
        {
          id: 'line',
          src: 'line',
          input: ({ context: { bookingId, session, isMoving, wanted, chosen } }) => ({
            bookingId,
            channelName: session?.channelName ?? '',
            memberId: session?.memberId ?? '',
            isMoving,
            ...wanted,
            devices: chosen,
          }),
        },
        news,
        deviceList,
      ],
      on: {
        'session.read': keepNews,
        'devices.listed': keepDevices,
        'device.chosen': [
          {
            guard: { type: 'isSpeaker', params: ({ event }) => event.kind },
            actions: { type: 'chooseSpeaker', params: ({ event }) => event.id },
          },
          {
            actions: [
              { type: 'chooseDevice', params: ({ event }) => event },
              { type: 'sendDevice', params: ({ event }) => event.kind as 'camera' | 'microphone' },
            ],
          },
        ],
        'device.lost': {
          actions: [
            { type: 'loseDevice', params: ({ event }) => event.kind },
            { type: 'sendDevice', params: ({ event }) => event.kind },
          ],
        },
        'device.failed': { actions: [{ type: 'keepFault', params: ({ event }) => event }, 'remember'] },
        refused: [
          {
            guard: { type: 'isRefusedBy', params: ({ event }) => ({ code: event.code, by: ['callElsewhere'] }) },
            target: 'elsewhere',
          },
          {
            guard: { type: 'isRefusedBy', params: ({ event }) => ({ code: event.code, by: ['callFull', 'failed'] }) },
            target: 'shut',
            actions: { type: 'keepRefusal', params: ({ event }) => event.code },
          },
          // The time has passed, or the text to agree to is another one: looked at anew.
          { target: 'opening', actions: { type: 'keepRefusal', params: ({ event }) => event.code } },
        ],
        replaced: 'elsewhere',
        kicked: { target: 'shut', actions: { type: 'keepRefusal', params: 'kicked' } },
        tokens: { actions: { type: 'keepTokens', params: ({ event }) => event.tokens } },
        'token.ending': { actions: 'sendRenew' },
        ended: 'summary',
        leave: 'summary',
        people: { actions: { type: 'keepPeople', params: ({ event }) => event.people } },
        'peer.media': { actions: { type: 'keepMedia', params: ({ event }) => event } },
        'own.media': { actions: { type: 'keepOwn', params: ({ event }) => event.media } },
        stream: { actions: 'showStream' },
        'own.stream': { actions: 'showOwn' },
        quality: { actions: { type: 'keepQuality', params: ({ event }) => event.quality } },
        'saved.data': { actions: { type: 'keepSending', params: ({ event }) => event.sending } },
        'mic.toggled': {
          actions: ['forgetFaults', { type: 'toggleWanted', params: 'microphone' }, 'sendMic', 'remember'],
        },
        'camera.toggled': {
          actions: ['forgetFaults', { type: 'toggleWanted', params: 'camera' }, 'sendCamera', 'remember'],
        },
        flip: { actions: 'sendFlip' },
        'share.toggled': { guard: 'isStaff', actions: 'sendShare' },
        'panel.chosen': { actions: { type: 'choosePanel', params: ({ event }) => event.panel } },
        minimise: { actions: ['minimise', 'goAway'] },
        restore: { actions: ['restore', 'goBack'] },
        'line.reconnecting': { actions: { type: 'noteBroken', params: ({ event }) => event.uid } },
        'line.clear': { actions: { type: 'noteClear', params: ({ event }) => event.uid } },
      },
      states: {
        line: {
          initial: 'joining',
          states: {
            joining: {
              on: { joined: { target: 'waiting', actions: { type: 'enter', params: ({ event }) => event } } },
              // A join that is not answered is one that failed: nobody waits without an end.
              after: {
                untilNotJoined: { target: '#callRoom.shut', actions: { type: 'keepRefusal', params: 'failed' } },
              },
            },
            waiting: { always: { guard: 'isTogether', target: 'connected' } },
            connected: {
              always: [
                { guard: 'isAlone', target: 'waiting' },
                { guard: 'isBroken', target: 'reconnecting' },
              ],
            },
            reconnecting: {
              always: [
                { guard: 'isAlone', target: 'waiting' },
                { guard: 'isClear', target: 'connected' },
              ],
              after: { untilLost: '#callRoom.lost' },
            },
          },
        },
        asking: {
          initial: 'nothing',
          states: {
            nothing: {
              on: {
                end: { guard: 'isStaff', target: 'confirmingEnd' },
                'take.out': { guard: 'hasLetIn', target: 'confirmingTakeOut' },
                'invite.answered': {
                  guard: 'isAsked',
                  target: 'answering',
                  actions: { type: 'keepAnswer', params: ({ event }) => event.isAllowed },
                },
              },
            },
            /** The patient has said whether somebody may join. */
            answering: {
              entry: 'beginAttempt',
              invoke: {
                id: 'answering',
                src: 'answerInvite',
                input: ({ context }) => ({
                  id: context.bookingId,
                  inviteId: askedOf(context)?.id ?? '',
                  isAllowed: context.isAllowing,
                  key: context.key,
                }),
                onDone: onOutcome('answerInvite', {
                  refused: { target: 'nothing', actions: ['notify', 'forgetAnswer'] },
                  done: { target: 'nothing', actions: ['noteAnswer', 'notify', 'forgetAnswer'] },
                }),
              },
            },
            confirmingTakeOut: {
              on: { dismiss: { target: 'nothing', actions: 'forgetFailure' }, confirm: 'takingOut' },
            },
            takingOut: {
              entry: 'beginAttempt',
              invoke: {
                id: 'takingOut',
                src: 'takeOut',
                input: ({ context }) => ({
                  id: context.bookingId,
                  inviteId: letInBy(context)?.id ?? '',
                  key: context.key,
                }),
                onDone: onOutcome('takeOut', {
                  refused: { target: 'confirmingTakeOut', actions: 'keepFailure' },
                  done: { target: 'nothing', actions: 'noteAnswer' },
                }),
              },
            },
            confirmingEnd: { on: { dismiss: { target: 'nothing', actions: 'forgetFailure' }, confirm: 'ending' } },
            ending: {
              entry: 'beginAttempt',
              invoke: {
                id: 'ending',
                src: 'endCall',
                input: ({ context: { bookingId, key } }) => ({ id: bookingId, key }),
                onDone: onOutcome('endCall', {
                  refused: { target: 'confirmingEnd', actions: 'keepFailure' },
                  done: { target: '#callRoom.summary' },
                }),
              },
            },
          },
        },
      },
    },
    /** The same person is in the call at another place. */
    elsewhere: {
      entry: 'comeBackNoMore',
      on: { 'move.here': { target: 'inside', actions: 'moveHere' } },
    },
    shut: { on: { retry: 'inside' } },
    lost: { on: { retry: 'inside', leave: 'summary' } },
    summary: {
      entry: ['forget', 'comeBackNoMore'],
      invoke: news,
      on: { 'session.read': keepNews, again: 'opening', enter: { target: 'opening', actions: 'wantEntry' } },
    },
  },
})

export type CallRoomActor = ActorRefFrom<typeof callRoomMachine>
