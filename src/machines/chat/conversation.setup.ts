import { assign, cancel, raise, setup } from 'xstate'
import type { ChatSide, Conversation, Mention, Message, ReadMark, SideSummary } from '../../core/chat/chat'
import type { ChatFeedEvent } from '../../core/chat/chat.ports'
import { MESSAGE_PAGE, MOST_KEPT, TYPING_LASTS } from '../../core/chat/chat.rules'
import { type ChatDrafts, NO_DRAFT, NO_DRAFTS } from '../../core/chat/draft.rules'
import { type Failure, isDenied, type Outcome } from '../../core/kit/outcome'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged, unpluggedAction } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'

/** Where a message stands in its conversation. */
export interface MessagePlace {
  readonly side: ChatSide
  readonly seq: number
}

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
  readonly around?: number
}

/** A conversation by its own id, or by that of an appointment of its pair. */
export interface Named {
  readonly channelId: string | null
  readonly bookingId: string | null
}

/** A conversation with what was written into it on this device and not sent. */
export interface Found {
  readonly conversation: Conversation
  readonly drafts: ChatDrafts
}

export interface ConversationInput {
  /** The conversation that the address names. */
  readonly id: string | null
  /** An appointment whose conversation is opened. */
  readonly bookingId?: string | null
}

export interface ConversationContext {
  readonly id: string | null
  readonly bookingId: string | null
  readonly conversation: Conversation | null
  readonly side: ChatSide
  /** Messages of the side without a hole, by their numbers. */
  readonly messages: readonly Message[]
  readonly hasOlder: boolean
  /** Messages after the last one here are not loaded: what comes is only counted. */
  readonly hasNewer: boolean
  /** The number around which the side is read; null at its end. */
  readonly around: number | null
  /** How far the side was read when it was opened, and how much was unread: where its divider stands. */
  readonly opened: { readonly mark: number; readonly unread: number }
  /** The mark above which the reader may be named, and the first message that does, as the side was opened: reading on loses neither. */
  readonly named: { readonly above: number; readonly first: number | null } | null
  readonly seen: readonly ReadMark[]
  /** The highest number that the feed named. */
  readonly newest: number
  /** The feed named something while what is new was fetched: the answer may be older than that. */
  readonly hasCome: boolean
  /** What was written and not sent, by side: the two never mix. */
  readonly drafts: ChatDrafts
  /** Somebody else who writes at the moment. */
  readonly typing: string | null
  /** The number that is to be marked as read. */
  readonly readUpTo: number
  /** The feed is lost for the moment: what comes is fetched when it is back. */
  readonly isAway: boolean
  readonly failure: Failure | null
}

/** What a feed tells of a conversation that is not as it was. */
export const conversationRead = (conversation: Conversation) => ({ type: 'conversation.read' as const, conversation })

const lastOf = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0

/** A conversation of which nothing is known yet. */
export const NOTHING = {
  conversation: null,
  side: 'patient',
  messages: [],
  bookingId: null,
  hasOlder: false,
  hasNewer: false,
  around: null,
  opened: { mark: 0, unread: 0 },
  named: null,
  seen: [],
  newest: 0,
  hasCome: false,
  drafts: NO_DRAFTS,
  typing: null,
  readUpTo: 0,
  isAway: false,
  failure: null,
} as const satisfies Omit<ConversationContext, 'id'>

/** A side of which nothing is loaded yet. */
const NO_SIDE = {
  messages: [],
  hasOlder: false,
  hasNewer: false,
  opened: { mark: 0, unread: 0 },
  seen: [],
  newest: 0,
  typing: null,
  readUpTo: 0,
} as const

/** So many unread messages are not all on the last page: the side opens where reading stopped. */
const beyondPage = ({ mark, unread }: { readonly mark: number; readonly unread: number }): number | null =>
  unread > MESSAGE_PAGE - 10 ? mark : null

/** Whoever was writing has written: their message is here. */
const stillTyping = (typing: string | null, messages: readonly Message[]): string | null =>
  messages.some(({ senderId }) => senderId === typing) ? null : typing

const summaryOf = ({
  conversation,
  side,
}: Pick<ConversationContext, 'conversation' | 'side'>): Pick<SideSummary, 'mark' | 'unread' | 'mentionedAt'> =>
  conversation?.sides[side] ?? { mark: 0, unread: 0 }

export const conversationSetup = setup({
  types: {
    context: {} as ConversationContext,
    input: {} as ConversationInput,
    events: {} as
      | ChatFeedEvent
      /** With the message at which it is opened, where one was looked for. */
      | { type: 'conversation.opened'; id: string; at?: MessagePlace }
      | { type: 'conversation.left' | 'retry' | 'older' | 'newer' | 'newest.wanted' | 'typing.ended' }
      | { type: 'access.doubted' }
      | ReturnType<typeof conversationRead>
      | { type: 'side.chosen'; side: ChatSide }
      /** A message that is searched or named stands at its number. */
      | { type: 'message.wanted'; side: ChatSide; seq: number }
      | { type: 'draft.typed'; text: string; mentions: readonly Mention[] }
      | { type: 'draft.sent' }
      | { type: 'end.seen' },
    tags: {} as 'open' | 'loading' | 'failed' | 'gone' | 'ended' | 'loadingOlder' | 'olderFailed',
  },
  actors: {
    read: unplugged<Named, Found>('chat.conversation'),
    page: unplugged<PageOfSide, SidePage>('chat.messages'),
    feed: unpluggedFeed<{ channelId: string; side: ChatSide; after: number }>('chat.feed'),
  },
  delays: { backoff: 2000, typingLasts: TYPING_LASTS },
  guards: {
    ...outcomes,
    isNamed: ({ context }) => context.id !== null || context.bookingId !== null,
    isGone: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'notFound',
    /** It is there no more for its reader. */
    isLost: (_, outcome: Outcome<unknown>) =>
      !outcome.ok && (outcome.failure.kind === 'notFound' || isDenied(outcome.failure)),
    isNext: ({ context }, { seq }: { seq: number }) => !context.hasNewer && seq === lastOf(context.messages) + 1,
    isAhead: ({ context }, { seq }: { seq: number }) => !context.hasNewer && seq > lastOf(context.messages) + 1,
    isBehind: ({ context }) => !context.hasNewer && lastOf(context.messages) < context.newest,
    hasNewer: ({ context }) => context.hasNewer,
    isLoaded: ({ context }, { side, seq }: { side: ChatSide; seq: number }) =>
      side === context.side && context.messages.some((message) => message.seq === seq),
    hasOlder: ({ context }) => context.hasOlder,
    isOtherSide: ({ context }, side: ChatSide) => side !== context.side && context.conversation?.sides[side] !== null,
    hasUnread: ({ context }) => lastOf(context.messages) > context.readUpTo,
  },
  actions: {
    ...outcomeActions,
    choose: assign((_, { id, at }: { id: string; at?: MessagePlace }) => ({
      ...NOTHING,
      id,
      ...(at !== undefined && { side: at.side, around: at.seq }),
    })),
    close: assign({ ...NOTHING, id: null }),
    forgetContent: assign(({ context: { side, drafts } }) => ({ ...NOTHING, side, drafts })),
    /** What is written here already stays. */
    keepFound: assign(({ context }, outcome: Outcome<Found>) => {
      if (!outcome.ok) return {}
      const { conversation, drafts } = outcome.value
      return { conversation, id: conversation.id, drafts: context.conversation === null ? drafts : context.drafts }
    }),
    /** The side with something unread, else the patient's; one that was chosen or asked for stays. */
    chooseFirstSide: assign(({ context }, outcome: Outcome<Found>) => {
      if (!outcome.ok || context.conversation !== null || context.around !== null) return {}
      const { patient, internal } = outcome.value.conversation.sides
      const side = (internal?.unread ?? 0) > 0 && patient.unread === 0 ? ('internal' as const) : ('patient' as const)
      return { side, around: beyondPage((side === 'internal' ? internal : null) ?? patient) }
    }),
    chooseSide: assign(({ context: { conversation } }, side: ChatSide) => ({
      side,
      ...NO_SIDE,
      named: null,
      around: beyondPage(summaryOf({ conversation, side })),
    })),
    /** Reads a side anew around one of its messages. */
    goTo: assign(({ context }, { side, seq }: { side: ChatSide; seq: number }) => ({
      ...NO_SIDE,
      side,
      around: seq,
      named: side === context.side ? context.named : null,
    })),
    /** Points at a message that is here. */
    pointAt: assign((_, { seq }: { seq: number }) => ({ around: seq })),
    goToEnd: assign({ ...NO_SIDE, around: null }),
    putPage: assign(({ context }, outcome: Outcome<SidePage>) => {
      if (!outcome.ok) return {}
      const { messages, lastSeq, seen } = outcome.value
      const { mark, unread, mentionedAt = null } = summaryOf(context)
      return {
        messages,
        named: context.named ?? { above: mark, first: mentionedAt },
        seen,
        newest: lastSeq,
        hasOlder: (messages[0]?.seq ?? 1) > 1,
        hasNewer: lastOf(messages) < lastSeq,
        opened: { mark, unread },
        readUpTo: mark,
        failure: null,
      }
    }),
    /** Older ones stand before; far newer ones are let go and asked for again. */
    addOlder: assign(({ context }, outcome: Outcome<SidePage>) => {
      if (!outcome.ok) return {}
      const all = [...outcome.value.messages, ...context.messages]
      const messages = all.slice(0, MOST_KEPT)
      return {
        messages,
        hasOlder: outcome.value.messages.length >= MESSAGE_PAGE && (messages[0]?.seq ?? 1) > 1,
        hasNewer: context.hasNewer || all.length > MOST_KEPT,
        failure: null,
      }
    }),
    addNewer: assign(({ context }, outcome: Outcome<SidePage>) => {
      if (!outcome.ok) return {}
      const last = lastOf(context.messages)
      const { messages, lastSeq, seen } = outcome.value
      const all = [...context.messages, ...messages.filter(({ seq }) => seq > last)]
      return {
        messages: all.slice(-MOST_KEPT),
        typing: stillTyping(context.typing, messages),
        hasOlder: context.hasOlder || all.length > MOST_KEPT,
        hasNewer: context.hasNewer && messages.length > 0 && lastOf(all) < lastSeq,
        seen,
        // An answer without anything new ends the search for what was announced before it was asked for.
        newest: messages.length === 0 && !context.hasCome ? last : Math.max(context.newest, lastSeq),
      }
    }),
    append: assign(({ context }, { message, seq }: { message: Message; seq: number }) => ({
      messages: [...context.messages, message],
      newest: Math.max(context.newest, seq),
      typing: stillTyping(context.typing, [message]),
    })),
    noteNewest: assign(({ context }, { seq }: { seq: number }) => ({
      newest: Math.max(context.newest, seq),
      hasCome: true,
    })),
    seek: assign({ hasCome: false }),
    putMessage: assign(({ context }, { message }: { message: Message }) => ({
      messages: context.messages.map((each) => (each.id === message.id ? message : each)),
    })),
    moveSeen: assign(({ context }, { userId, seq }: { userId: string; seq: number }) => ({
      seen: [...context.seen.filter((each) => each.userId !== userId), { userId, seq }],
    })),
    type: assign(({ context }, { text, mentions }: { text: string; mentions: readonly Mention[] }) => ({
      drafts: { ...context.drafts, [context.side]: { text, mentions } },
    })),
    emptyDraft: assign(({ context }) => ({ drafts: { ...context.drafts, [context.side]: NO_DRAFT } })),
    /** Keeps on the device what was written and not sent. */
    storeDrafts: unpluggedAction('chat.drafts'),
    /** Tells the others of the side that somebody writes. */
    tellTyping: unpluggedAction('chat.typing'),
    noteTyping: assign((_, { userId }: { userId: string }) => ({ typing: userId })),
    endTyping: assign({ typing: null }),
    stopTypingClock: cancel('typing'),
    startTypingClock: raise({ type: 'typing.ended' }, { id: 'typing', delay: 'typingLasts' }),
    noteRead: assign(({ context }) => ({ readUpTo: lastOf(context.messages) })),
    putConversation: assign((_, conversation: Conversation) => ({ conversation })),
    lose: assign({ isAway: true }),
    findAgain: assign({ isAway: false }),
    /** Something may have come that nobody announced: it is looked for. */
    doubt: assign(({ context }) => ({
      newest: Math.max(context.newest, lastOf(context.messages) + 1),
      hasCome: true,
    })),
    /** Tells the server how far the side was read. */
    mark: unpluggedAction('chat.read'),
  },
})
