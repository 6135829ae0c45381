import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { UnreadChats } from '../../core/chat/chat'
import { COUNT_PAUSE } from '../../core/chat/chat.rules'
import type { Outcome } from '../../core/kit/outcome'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'

const chatUnreadSetup = setup({
  types: {
    context: {} as {
      readonly unread: UnreadChats
      /** Something came or was read since it was counted. */
      readonly isOutdated: boolean
    },
    events: {} as { type: 'chats.changed' },
  },
  actors: {
    count: unplugged<object, UnreadChats>('chat.unread'),
    watch: unpluggedFeed<object>('chat.changes'),
  },
  delays: { pause: COUNT_PAUSE },
  guards: { ...outcomes, isOutdated: ({ context }) => context.isOutdated },
  actions: {
    noteChange: assign({ isOutdated: true }),
    forgetChange: assign({ isOutdated: false }),
    keepCount: assign((_, outcome: Outcome<UnreadChats>) => (outcome.ok ? { unread: outcome.value } : {})),
  },
})

const { onOutcome } = outcomeTransitions(chatUnreadSetup)

/** How many chats hold something unread, over every page: counted with each change, and kept as it was while nobody answers. */
export const chatUnreadMachine = chatUnreadSetup.createMachine({
  id: 'chatUnread',
  context: { unread: { count: 0, own: 0, appointment: 0, inPatient: 0 }, isOutdated: false },
  invoke: { id: 'watch', src: 'watch', input: {} },
  on: { 'chats.changed': { actions: 'noteChange' } },
  initial: 'counting',
  states: {
    counting: {
      entry: 'forgetChange',
      invoke: {
        id: 'count',
        src: 'count',
        input: {},
        onDone: onOutcome('count', {
          refused: { target: 'resting' },
          done: { target: 'resting', actions: 'keepCount' },
        }),
      },
    },
    resting: { always: { guard: 'isOutdated', target: 'settling' } },
    /** What changes at once is counted once. */
    settling: { after: { pause: 'counting' } },
  },
})

export type ChatUnreadActor = ActorRefFrom<typeof chatUnreadMachine>
export type ChatUnreadSnapshot = SnapshotFrom<typeof chatUnreadMachine>
