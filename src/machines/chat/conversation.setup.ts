import { assign, setup } from 'xstate'
import type { ChatSide, Conversation, Message, ReadMark } from '../../core/chat/chat'
import type { ChatFeedEvent } from '../../core/chat/chat.ports'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged, unpluggedAction } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'

/** One page of a side. */
export interface SidePage {
  readonly messages: readonly Message[]
  readonly lastSeq: number
  readonly seen: readonly ReadMark[]
}

export interface PageOfSide {
  readonly channelId: string
  readonly side: ChatSide
  readonly before?: number
  readonly after?: number
}

export interface ConversationInput {
  /** The conversation that the address names. */
  readonly id: string | null
}

export interface ConversationContext extends ConversationInput {
  readonly conversation: Conversation | null
  readonly side: ChatSide
  /** Messages of the side without a hole, by their numbers. */
  readonly messages: readonly Message[]
  readonly hasOlder: boolean
  readonly seen: readonly ReadMark[]
  /** The highest number that the feed named. */
  readonly newest: number
  /** What was written and not sent, by side: the two never mix. */
  readonly drafts: Readonly<Record<ChatSide, string>>
  /** The number that is to be marked as read. */
  readonly readUpTo: number
  /** The feed is lost for the moment: what comes is fetched when it is back. */
  readonly isAway: boolean
  readonly failure: Failure | null
}

/** What a feed tells of a conversation that is not as it was. */
export const conversationRead = (conversation: Conversation) => ({ type: 'conversation.read' as const, conversation })

/** Messages of one page. */
const PAGE = 50

const lastOf = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0

/** A conversation of which nothing is known yet. */
export const NOTHING = {
  conversation: null,
  side: 'patient',
  messages: [],
  hasOlder: false,
  seen: [],
  newest: 0,
  drafts: { patient: '', internal: '' },
  readUpTo: 0,
  isAway: false,
  failure: null,
} as const satisfies Omit<ConversationContext, 'id'>

export const conversationSetup = setup({
  types: {
    context: {} as ConversationContext,
    input: {} as ConversationInput,
    events: {} as
      | ChatFeedEvent
      | { type: 'conversation.opened'; id: string }
      | { type: 'conversation.left' | 'retry' | 'older' }
      | ReturnType<typeof conversationRead>
      | { type: 'side.chosen'; side: ChatSide }
      | { type: 'draft.typed'; text: string }
      | { type: 'draft.sent' }
      | { type: 'end.seen' },
    tags: {} as 'open' | 'loading' | 'failed' | 'gone' | 'loadingOlder' | 'olderFailed',
  },
  actors: {
    read: unplugged<{ channelId: string }, Conversation>('chat.conversation'),
    page: unplugged<PageOfSide, SidePage>('chat.messages'),
    feed: unpluggedFeed<{ channelId: string; side: ChatSide; after: number }>('chat.feed'),
  },
  delays: { backoff: 2000 },
  guards: {
    ...outcomes,
    isNamed: ({ context }) => context.id !== null,
    isGone: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'notFound',
    isNext: ({ context }, { seq }: { seq: number }) => seq === lastOf(context.messages) + 1,
    isAhead: ({ context }, { seq }: { seq: number }) => seq > lastOf(context.messages) + 1,
    isBehind: ({ context }) => lastOf(context.messages) < context.newest,
    hasOlder: ({ context }) => context.hasOlder,
    isOtherSide: ({ context }, side: ChatSide) => side !== context.side && context.conversation?.sides[side] !== null,
    hasUnread: ({ context }) => lastOf(context.messages) > context.readUpTo,
  },
  actions: {
    ...outcomeActions,
    choose: assign((_, id: string) => ({ ...NOTHING, id })),
    close: assign({ ...NOTHING, id: null }),
    keepConversation: assign((_, outcome: Outcome<Conversation>) =>
      outcome.ok ? { conversation: outcome.value } : {},
    ),
    /** The side with something unread, else the patient's; one that was chosen stays. */
    chooseFirstSide: assign(({ context }, outcome: Outcome<Conversation>) => {
      if (!outcome.ok || context.conversation !== null) return {}
      const { patient, internal } = outcome.value.sides
      return {
        side: (internal?.unread ?? 0) > 0 && patient.unread === 0 ? ('internal' as const) : ('patient' as const),
      }
    }),
    chooseSide: assign((_, side: ChatSide) => ({
      side,
      messages: [],
      hasOlder: false,
      seen: [],
      newest: 0,
      readUpTo: 0,
    })),
    putPage: assign(({ context }, outcome: Outcome<SidePage>) => {
      if (!outcome.ok) return {}
      const { messages, lastSeq, seen } = outcome.value
      return {
        messages,
        seen,
        newest: lastSeq,
        hasOlder: (messages[0]?.seq ?? 1) > 1,
        readUpTo: context.conversation?.sides[context.side]?.mark ?? 0,
        failure: null,
      }
    }),
    addOlder: assign(({ context }, outcome: Outcome<SidePage>) => {
      if (!outcome.ok) return {}
      const messages = [...outcome.value.messages, ...context.messages]
      return { messages, hasOlder: outcome.value.messages.length >= PAGE && (messages[0]?.seq ?? 1) > 1, failure: null }
    }),
    addNewer: assign(({ context }, outcome: Outcome<SidePage>) => {
      if (!outcome.ok) return {}
      const last = lastOf(context.messages)
      const { messages, lastSeq, seen } = outcome.value
      return {
        messages: [...context.messages, ...messages.filter(({ seq }) => seq > last)],
        seen,
        // An answer without anything new ends the search for what was announced.
        newest: messages.length === 0 ? last : Math.max(context.newest, lastSeq),
      }
    }),
    append: assign(({ context }, { message, seq }: { message: Message; seq: number }) => ({
      messages: [...context.messages, message],
      newest: Math.max(context.newest, seq),
    })),
    noteNewest: assign(({ context }, { seq }: { seq: number }) => ({ newest: Math.max(context.newest, seq) })),
    putMessage: assign(({ context }, { message }: { message: Message }) => ({
      messages: context.messages.map((each) => (each.id === message.id ? message : each)),
    })),
    moveSeen: assign(({ context }, { userId, seq }: { userId: string; seq: number }) => ({
      seen: [...context.seen.filter((each) => each.userId !== userId), { userId, seq }],
    })),
    type: assign(({ context }, text: string) => ({ drafts: { ...context.drafts, [context.side]: text } })),
    emptyDraft: assign(({ context }) => ({ drafts: { ...context.drafts, [context.side]: '' } })),
    noteRead: assign(({ context }) => ({ readUpTo: lastOf(context.messages) })),
    putConversation: assign((_, conversation: Conversation) => ({ conversation })),
    lose: assign({ isAway: true }),
    findAgain: assign({ isAway: false }),
    /** Something may have come that nobody announced: it is looked for. */
    doubt: assign(({ context }) => ({ newest: Math.max(context.newest, lastOf(context.messages) + 1) })),
    /** Tells the server how far the side was read. */
    mark: unpluggedAction('chat.read'),
  },
})
