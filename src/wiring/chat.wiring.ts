import { chatOverStream } from '../adapters/push/chatStream'
import { deviceDrafts } from '../adapters/browser/deviceDrafts'
import type { ChatKind, Conversation } from '../core/chat/chat'
import type { ChatFeed, ChatFeedEvent, ChatSubscription } from '../core/chat/chat.ports'
import { channelParam } from '../core/chat/chat.params'
import { MESSAGE_PAGE } from '../core/chat/chat.rules'
import { keptEntries } from '../core/chat/outbox.rules'
import { listedParam } from '../core/kit/params'
import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import { isOneOf, DOCTORS } from '../core/session/roles'
import { chatFlow } from '../machines/chat/chat.flow'
import { type ChatListActor, chatListMachine, type ChatQuery } from '../machines/chat/chatList.machine'
import { type ConversationActor, conversationMachine } from '../machines/chat/conversation.machine'
import { conversationRead } from '../machines/chat/conversation.setup'
import { outboxMachine } from '../machines/chat/outbox.machine'
import { attemptKey } from '../machines/kit/attempt'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort } from '../machines/kit/fromPort'
import type { ListChange } from '../machines/kit/list.setup'
import type { Open, RoomWiring } from './features'
import type { Ports } from './ports'

/** What is asked for of a query: what it leaves open is not sent. */
const askedOf = ({ kind, only }: ChatQuery) => ({
  ...(kind !== null && { type: kind }),
  ...(only !== 'all' && { only }),
})

/** Milliseconds until a lost feed is asked for again, unless the network or the person is back before. */
const AGAIN = 2000

/** A subscription that begins again whenever it is lost, until it is stopped or the session has ended. */
const kept = (
  feed: ChatFeed,
  onWake: Ports['push']['onWake'],
  input: ChatSubscription,
  on: (event: ChatFeedEvent) => void,
): (() => void) => {
  let stop = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    clearTimeout(timer)
    timer = undefined
    stop = feed.subscribe(input, (event) => {
      on(event)
      if (event.type === 'feed.lost') timer = setTimeout(begin, AGAIN)
    })
  }
  const sleep = onWake(() => timer !== undefined && begin())
  begin()
  return () => {
    clearTimeout(timer)
    sleep()
    stop()
  }
}

const readConversation =
  ({ chat }: Ports) =>
  ({ channelId }: { readonly channelId: string }, signal: Cancellation): Promise<Outcome<Conversation>> =>
    chat.conversation({ channelId }, signal)

/** What a list learns of a conversation that changed: how it is now, and that it is new where the list is of its kind. */
const changesOf = (item: Conversation, kind: ChatKind | null): readonly ListChange<Conversation>[] => [
  { type: 'item.read', item },
  ...(kind === null || kind === item.kind ? [{ type: 'item.new', id: item.id } as const] : []),
]

/** What changed of the conversations that are listed: one that changed is read again. */
const watchChats = (ports: Ports, feed: ChatFeed, listedKind: () => ChatKind | null) =>
  fromFeed((_, on) => {
    const leaving = new AbortController()
    const readAgain = async (id: string) => {
      const read = await readConversation(ports)({ channelId: id }, leaving.signal)
      if (leaving.signal.aborted || !read.ok) return
      for (const change of changesOf(read.value, listedKind())) on(change)
    }
    const stop = kept(feed, ports.push.onWake, { inbox: true }, (event) => {
      if (event.type === 'inbox.changed') void readAgain(event.id)
    })
    return () => {
      leaving.abort()
      stop()
    }
  })

const plugConversation = (ports: Ports, feed: ChatFeed) => {
  const { chat, push } = ports
  return conversationMachine.provide({
    actors: {
      read: fromPort(readConversation(ports)),
      page: fromPort(({ channelId, side, before, after }, signal) =>
        chat.messages(
          {
            channelId,
            side,
            limit: MESSAGE_PAGE,
            ...(before !== undefined && { before }),
            ...(after !== undefined && { after }),
          },
          signal,
        ),
      ),
      feed: fromFeed(({ channelId, side, after }, on) => {
        const leaving = new AbortController()
        const readAgain = async () => {
          const read = await chat.conversation({ channelId }, leaving.signal)
          if (read.ok && !leaving.signal.aborted) on(conversationRead(read.value))
        }
        const stop = kept(feed, push.onWake, { conversation: channelId, side, after }, (event) => {
          if (event.type === 'conversation.changed') void readAgain()
          else on(event)
        })
        return () => {
          leaving.abort()
          stop()
        }
      }),
    },
    actions: {
      mark: ({ context: { id, side, readUpTo } }) => {
        if (id === null) return
        void chat.read({ channelId: id, side, seq: readUpTo, key: attemptKey() }, new AbortController().signal)
      },
    },
  })
}

/** Messages on their way, kept sealed on the device until they are answered. */
const plugOutbox = ({ chat, push }: Ports, userId: string) =>
  outboxMachine.provide({
    actors: {
      restore: fromPort(async () => done(keptEntries((await deviceDrafts.read(userId, OUTBOX))?.form ?? null))),
      store: fromPort(async ({ entries }) => {
        const waiting = entries.filter(({ seq }) => seq === null)
        if (waiting.length === 0) await deviceDrafts.forget(userId, OUTBOX)
        else {
          const savedAt = Math.floor(Date.now() / 1000)
          await deviceDrafts.write(userId, OUTBOX, { form: JSON.stringify(waiting), savedAt })
        }
        return done({})
      }),
      send: fromPort(async ({ mentions, ...entry }, signal): Promise<Outcome<{ seq: number }>> =>
        chat.send({ ...entry, type: 'text', mentions: [...mentions] }, signal),
      ),
      wake: fromFeed((_, on) => push.onWake(() => on({ type: 'woken' }))),
    },
  })

/** The name under which a device keeps what is on its way. */
const OUTBOX = 'chat outbox'

const openChats: Open = (ports, { login, place }) => {
  const feed = chatOverStream(ports.stream)
  let listed: ChatKind | null = null
  const isGuest = login === null || login.role === 'GUEST'
  return {
    logic: chatListMachine.provide({
      actors: {
        loadPage: fromPort(async ({ query, limit, offset }, signal) => {
          // A guest has no chats; the page asks who they are.
          if (isGuest) return done([])
          listed = query.kind
          const page = await ports.chat.conversations({ ...askedOf(query), limit, offset }, signal)
          return page.ok ? done(page.value.conversations) : page
        }),
        watch: isGuest ? fromFeed(() => () => {}) : watchChats(ports, feed, () => listed),
      },
    }),
    input: {
      query: { kind: isOneOf(DOCTORS, login?.role) ? 'appointment' : null, only: 'all' },
      listed: listedParam(place.params),
    },
    beside: {
      conversation: {
        logic: plugConversation(ports, feed),
        input: { id: login === null ? null : channelParam(place.params) },
      },
      outbox: { logic: plugOutbox(ports, login?.userId ?? ''), input: undefined },
    },
    flow: (page, _, beside) => chatFlow(page as ChatListActor, beside['conversation'] as ConversationActor),
  }
}

/** One conversation, beside what its people do together. */
const openConversation: Open = (ports, { login, feature }) => ({
  logic: plugConversation(ports, chatOverStream(ports.stream)),
  input: { id: feature.at ?? null },
  beside: { outbox: { logic: plugOutbox(ports, login?.userId ?? ''), input: undefined } },
})

export const features: RoomWiring = {
  'page.chat': openChats,
  'page.chats': openChats,
  'part.callChat': openConversation,
}
