import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { ChatKind } from '../../core/chat/chat'
import type { OffReason } from '../../core/chat/chat.lifecycle'
import { isFilledIn } from '../../core/kit/text'
import type { Attempt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

/** What is done with a conversation, one of its messages or a list, beside writing. */
export type ChatDeed =
  | {
      readonly is: 'access'
      readonly channelId: string
      readonly isEnabled: boolean
      readonly name: string
      /** Why it is turned off, where somebody says so, and what the team notes for itself. */
      readonly reason?: OffReason
      readonly note?: string
    }
  | { readonly is: 'favourite'; readonly channelId: string; readonly isFavourite: boolean }
  | { readonly is: 'takeBack'; readonly id: string }
  | { readonly is: 'take'; readonly channelId: string }
  | { readonly is: 'resolve'; readonly channelId: string; readonly name: string }
  | { readonly is: 'readAll'; readonly kind: ChatKind | null }

/** Those that are asked about before they are done. */
export const ASKED: readonly ChatDeed['is'][] = ['access', 'takeBack', 'resolve']

/** Another reason than those that are offered is said in words. */
const isExplained = (deed: ChatDeed | null): boolean =>
  deed?.is !== 'access' || deed.reason !== 'other' || isFilledIn(deed.note ?? '')

const chatActionsSetup = setup({
  types: {
    context: {} as { readonly deed: ChatDeed | null; readonly attempt: Attempt<ChatDeed> | null },
    events: {} as
      | { type: 'wanted'; deed: ChatDeed }
      | { type: 'reason.chosen'; reason: OffReason }
      | { type: 'note.typed'; note: string }
      | { type: 'confirm' | 'dismiss' },
    tags: {} as 'asking' | 'busy',
  },
  actors: { act: unplugged<{ deed: ChatDeed; key: string }, unknown>('chat.act') },
  guards: {
    ...outcomes,
    isAsked: (_, { is }: ChatDeed) => ASKED.includes(is),
    isExplained: ({ context: { deed } }) => isExplained(deed),
  },
  actions: {
    ...outcomeActions,
    choose: assign((_, deed: ChatDeed) => ({ deed })),
    addReason: assign(({ context: { deed } }, more: { readonly reason?: OffReason; readonly note?: string }) =>
      deed?.is === 'access' ? { deed: { ...deed, ...more } } : {},
    ),
    forget: assign({ deed: null }),
    begin: beginAttempt(
      ({ deed }: { readonly deed: ChatDeed | null; readonly attempt: Attempt<ChatDeed> | null }) => deed!,
    ),
  },
})

const { onOutcome } = outcomeTransitions(chatActionsSetup)

/** One thing at a time that is done with chats; what cannot be turned around by the next press is asked about. */
export const chatActionsMachine = chatActionsSetup.createMachine({
  id: 'chatActions',
  context: { deed: null, attempt: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        wanted: [
          {
            guard: { type: 'isAsked', params: ({ event }) => event.deed },
            target: 'asking',
            actions: { type: 'choose', params: ({ event }) => event.deed },
          },
          { target: 'acting', actions: { type: 'choose', params: ({ event }) => event.deed } },
        ],
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'reason.chosen': { actions: { type: 'addReason', params: ({ event: { reason } }) => ({ reason }) } },
        'note.typed': { actions: { type: 'addReason', params: ({ event: { note } }) => ({ note }) } },
        confirm: { guard: 'isExplained', target: 'acting' },
        dismiss: { target: 'idle', actions: 'forget' },
      },
    },
    acting: {
      tags: ['asking', 'busy'],
      entry: 'begin',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { attempt } }) => ({ deed: attempt!.sent, key: attempt!.key }),
        onDone: onOutcome('act', {
          done: { target: 'idle', actions: ['settleAttempt', 'notify', 'forget'] },
        }),
      },
    },
  },
})

export type ChatActionsActor = ActorRefFrom<typeof chatActionsMachine>
export type ChatActionsSnapshot = SnapshotFrom<typeof chatActionsMachine>
