import type { ActorRefFrom } from 'xstate'
import type { ChatKind, Conversation } from '../core/chat/chat'
import type { ChatFeed } from '../core/chat/chat.ports'
import { bookingParam, channelParam, kindParam } from '../core/chat/chat.params'
import { listedParam } from '../core/kit/params'
import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import { isOneOf, DOCTORS } from '../core/session/roles'
import { chatFlow } from '../machines/chat/chat.flow'
import { chatActionsMachine, type ChatDeed } from '../machines/chat/chatActions.machine'
import { chatFilesMachine } from '../machines/chat/chatFiles.machine'
import { type ChatListActor, chatListMachine, type ChatQuery } from '../machines/chat/chatList.machine'
import { chatSearchMachine, type FoundChat } from '../machines/chat/chatSearch.machine'
import { contentOf } from '../machines/app/slot.view'
import type { slotMachine } from '../machines/app/slot.machine'
import type { ConversationActor } from '../machines/chat/conversation.machine'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort, userAction } from '../machines/kit/fromPort'
import type { ListChange } from '../machines/kit/list.setup'
import type { Open, OpenRequest, RoomWiring } from './features'
import { keptFeed, plugConversation, readConversation } from './plugConversation'
import type { Ports } from './ports'

/** What is asked for of a query: what it leaves open is not sent. */
const askedOf = ({ kind, only }: ChatQuery) => ({
  ...(kind !== null && { type: kind }),
  ...(only !== 'all' && { only }),
})

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
    const stop = keptFeed(feed, ports.push.onWake, { inbox: true }, (event) => {
      if (event.type === 'inbox.changed') void readAgain(event.id)
    })
    return () => {
      leaving.abort()
      stop()
    }
  })

/** What a press does with chats. */
const act = ({ chat }: Ports) => {
  const calls = {
    access: ({ channelId, isEnabled, key }, signal) => chat.access({ channelId, isEnabled, key }, signal),
    favourite: ({ channelId, isFavourite, key }, signal) => chat.favourite({ channelId, isFavourite, key }, signal),
    takeBack: ({ id, key }, signal) => chat.takeBack({ id, key }, signal),
    readAll: ({ kind, key }, signal) => chat.readAll({ ...(kind !== null && { type: kind }), key }, signal),
  } satisfies {
    [Is in ChatDeed['is']]: (
      deed: Extract<ChatDeed, { is: Is }> & { readonly key: string },
      signal: Cancellation,
    ) => Promise<Outcome<unknown>>
  }
  return ({ deed, key }: { readonly deed: ChatDeed; readonly key: string }, signal: Cancellation) =>
    // Each deed has its own call.
    (calls[deed.is] as (deed: object, signal: Cancellation) => Promise<Outcome<unknown>>)({ ...deed, key }, signal)
}

/** The messages on their way live over pages: whoever opens a chat has them. */
const openOutbox = ({ app }: OpenRequest): void => {
  const slot = app.system.get('session.chatOutbox') as ActorRefFrom<typeof slotMachine> | undefined
  if (contentOf(slot?.getSnapshot()) === null)
    queueMicrotask(() => app.send({ type: 'open', feature: { id: 'session.chatOutbox', at: 'chat' } }))
}

/** What stands beside a conversation: what is done with it. */
const besideConversation = (ports: Ports) => ({
  files: { logic: chatFilesMachine.provide({ actors: { read: fromPort(ports.chat.file) } }), input: undefined },
  actions: { logic: chatActionsMachine.provide({ actors: { act: userAction(act(ports)) } }), input: undefined },
})

const openChats: Open = (ports, request) => {
  const { login, place } = request
  const feed = ports.chatFeed
  let listed: ChatKind | null = null
  const isGuest = login === null || login.role === 'GUEST'
  if (!isGuest) openOutbox(request)
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
      query: { kind: isOneOf(DOCTORS, login?.role) ? kindParam(place.params) : null, only: 'all' },
      listed: listedParam(place.params),
    },
    beside: {
      conversation: {
        logic: plugConversation(ports, feed, login?.userId ?? ''),
        input: {
          id: isGuest ? null : channelParam(place.params),
          bookingId: isGuest ? null : bookingParam(place.params),
        },
      },
      ...besideConversation(ports),
    },
    flow: (page, _, beside) => chatFlow(page as ChatListActor, beside['conversation'] as ConversationActor),
  }
}

const plugSearch = ({ chat }: Ports) =>
  chatSearchMachine.provide({
    actors: {
      loadPage: fromPort(
        async ({ query: { kind, search }, limit, offset }, signal): Promise<Outcome<readonly FoundChat[]>> => {
          const words = search.trim()
          if (words === '') return done([])
          const page = await chat.search({ search: words, type: kind, limit, offset }, signal)
          if (!page.ok) return page
          const { conversations, count } = page.value
          return done(conversations.map((each) => ({ ...each, found: count })))
        },
      ),
    },
  })

/** The chats of a team, with the search among them. */
const openTeamChats: Open = (ports, request) => {
  const opened = openChats(ports, request)
  const search = { logic: plugSearch(ports), input: { query: { kind: 'appointment', search: '' } } }
  return opened && { ...opened, beside: { ...opened.beside, search } }
}

/** One conversation, beside what its people do together. */
const openConversation: Open = (ports, request) => {
  openOutbox(request)
  return {
    logic: plugConversation(ports, ports.chatFeed, request.login?.userId ?? ''),
    input: { id: request.feature.at ?? null },
    beside: besideConversation(ports),
  }
}

export const features: RoomWiring = {
  'page.chat': openChats,
  'page.chats': openTeamChats,
  'part.callChat': openConversation,
}
