import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ChatFeedEvent } from '../../core/chat/chat.ports'
import { outcomeTransitions } from '../kit/onOutcome'
import { conversationSetup, NOTHING } from './conversation.setup'

const { onOutcome } = outcomeTransitions(conversationSetup)

const added = ({ event }: { readonly event: Extract<ChatFeedEvent, { type: 'message.added' }> }) => event

/** What comes while nothing is fetched. */
const arrivals = {
  // A feed that begins again may have missed something.
  'feed.opened': { target: 'catchingUp', actions: 'findAgain' },
  'message.added': [
    {
      guard: { type: 'isNext', params: added },
      actions: { type: 'append', params: added },
    },
    {
      guard: { type: 'isAhead', params: added },
      target: 'catchingUp',
      actions: { type: 'noteNewest', params: added },
    },
  ],
} as const

/** One conversation that is read and written: its pages by rows, what comes next by the feed, a gap by rows again. */
export const conversationMachine = conversationSetup.createMachine({
  id: 'conversation',
  context: ({ input: { id, bookingId = null } }) => ({ ...NOTHING, id, bookingId }),
  on: {
    'conversation.opened': {
      target: '.opening',
      reenter: true,
      actions: { type: 'choose', params: ({ event }) => event },
    },
    'conversation.left': { target: '.closed', actions: 'close' },
    // One writes while a side is read as well: nothing that is typed is lost.
    'draft.typed': { actions: [{ type: 'type', params: ({ event }) => event }, 'storeDrafts', 'tellTyping'] },
    'draft.sent': { actions: ['emptyDraft', 'storeDrafts'] },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isNamed', target: 'opening' }, { target: 'closed' }] },
    closed: {},
    opening: {
      tags: 'loading',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { id, bookingId } }) => ({ channelId: id, bookingId }),
        onDone: onOutcome('read', {
          isGone: { target: 'gone', actions: 'keepFailure' },
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'reading', actions: ['chooseFirstSide', 'keepFound'] },
        }),
      },
    },
    gone: { tags: 'gone' },
    /** It was open, and is its reader's no more: nothing of it stays in sight but what they wrote and did not send. */
    ended: { tags: 'ended', entry: 'forgetContent' },
    failed: { tags: 'failed', on: { retry: { target: 'opening', actions: 'forgetFailure' } } },
    reading: {
      tags: ['loading', 'open'],
      on: {
        // What is asked for meanwhile is read instead.
        'side.chosen': {
          guard: { type: 'isOtherSide', params: ({ event }) => event.side },
          target: 'reading',
          reenter: true,
          actions: { type: 'chooseSide', params: ({ event }) => event.side },
        },
        'message.wanted': {
          target: 'reading',
          reenter: true,
          actions: { type: 'goTo', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'page',
        src: 'page',
        input: ({ context: { id, side, around } }) => ({
          channelId: id!,
          side,
          ...(around !== null && { around }),
        }),
        onDone: onOutcome('page', {
          isLost: { target: 'ended' },
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'open', actions: 'putPage' },
        }),
      },
    },
    open: {
      tags: 'open',
      on: {
        'side.chosen': {
          guard: { type: 'isOtherSide', params: ({ event }) => event.side },
          target: 'reading',
          actions: { type: 'chooseSide', params: ({ event }) => event.side },
        },
        'message.wanted': [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event },
            actions: { type: 'pointAt', params: ({ event }) => event },
          },
          { target: 'reading', actions: { type: 'goTo', params: ({ event }) => event } },
        ],
        'newest.wanted': { guard: 'hasNewer', target: 'reading', actions: 'goToEnd' },
        typing: {
          actions: [{ type: 'noteTyping', params: ({ event }) => event }, 'stopTypingClock', 'startTypingClock'],
        },
        'typing.ended': { actions: 'endTyping' },
        'end.seen': { guard: 'hasUnread', actions: ['noteRead', 'mark'] },
        'message.added': { actions: { type: 'noteNewest', params: ({ event }) => event } },
        'message.changed': { actions: { type: 'putMessage', params: ({ event }) => event } },
        'mark.moved': { actions: { type: 'moveSeen', params: ({ event }) => event } },
        'conversation.read': { actions: { type: 'putConversation', params: ({ event }) => event.conversation } },
        // What was refused beside the reading may be so because it is its reader's no more.
        'access.doubted': '.catchingUp',
        'feed.lost': { actions: 'lose' },
        'feed.opened': { actions: ['findAgain', 'doubt'] },
      },
      invoke: {
        id: 'feed',
        src: 'feed',
        input: ({ context }) => ({
          channelId: context.id!,
          side: context.side,
          after: context.messages.at(-1)?.seq ?? 0,
        }),
      },
      initial: 'idle',
      states: {
        idle: {
          on: {
            ...arrivals,
            older: { guard: 'hasOlder', target: 'loadingOlder' },
            newer: { guard: 'hasNewer', target: 'catchingUp' },
          },
        },
        catchingUp: {
          entry: 'seek',
          invoke: {
            id: 'newer',
            src: 'page',
            input: ({ context }) => ({
              channelId: context.id!,
              side: context.side,
              after: context.messages.at(-1)?.seq ?? 0,
            }),
            onDone: onOutcome('page', {
              isLost: { target: '#conversation.ended' },
              refused: { target: 'behind' },
              done: { target: 'caughtUp', actions: 'addNewer' },
            }),
          },
        },
        caughtUp: { always: [{ guard: 'isBehind', target: 'catchingUp' }, { target: 'idle' }] },
        /** What came could not be fetched: it is asked for again. */
        behind: {
          after: { backoff: 'catchingUp' },
          on: { 'feed.opened': { target: 'catchingUp', actions: 'findAgain' } },
        },
        loadingOlder: {
          tags: 'loadingOlder',
          invoke: {
            id: 'older',
            src: 'page',
            input: ({ context }) => ({
              channelId: context.id!,
              side: context.side,
              before: context.messages[0]?.seq ?? 1,
            }),
            onDone: onOutcome('page', {
              isLost: { target: '#conversation.ended' },
              refused: { target: 'olderFailed', actions: 'keepFailure' },
              done: { target: 'caughtUp', actions: 'addOlder' },
            }),
          },
        },
        olderFailed: {
          tags: 'olderFailed',
          on: { ...arrivals, retry: { target: 'loadingOlder', actions: 'forgetFailure' } },
        },
      },
    },
  },
})

export type ConversationActor = ActorRefFrom<typeof conversationMachine>
export type ConversationSnapshot = SnapshotFrom<typeof conversationMachine>
