import type { ActorRefFrom } from 'xstate'
import { browserVoice } from '../adapters/browser/voiceRecorder'
import { listedKinds } from '../core/chat/access'
import type { ChatKind, Conversation } from '../core/chat/chat'
import type { ChatFeed } from '../core/chat/chat.ports'
import { bookingParam, channelParam, isWithSupport, kindParam, namedIn } from '../core/chat/chat.params'
import { deskPartOf, LONGEST_SEARCH, supportChannelOf, unreadFirst } from '../core/chat/chat.rules'
import { detailsAsked, type UserDetails, withDetails } from '../core/chat/details'
import { draftLine } from '../core/chat/draft.rules'
import { listedParam } from '../core/kit/params'
import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import { chatFlow } from '../machines/chat/chat.flow'
import { chatActionsMachine, type ChatDeed } from '../machines/chat/chatActions.machine'
import { chatFilesMachine } from '../machines/chat/chatFiles.machine'
import { type ChatListActor, chatListMachine, type ChatQuery, type ListedChat } from '../machines/chat/chatList.machine'
import { chatSearchMachine, type Found } from '../machines/chat/chatSearch.machine'
import { contentOf } from '../machines/app/slot.view'
import type { slotMachine } from '../machines/app/slot.machine'
import type { ConversationActor } from '../machines/chat/conversation.machine'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort, userAction } from '../machines/kit/fromPort'
import type { ListChange } from '../machines/kit/list.setup'
import { chatChanges } from './chatChanges'
import { deviceChatDrafts, type DeviceChatDrafts } from './chatDevice'
import type { Open, OpenRequest, RoomWiring } from './features'
import { keptFeed, plugConversation, readConversation } from './plugConversation'
import type { Ports } from './ports'
import { plugVoiceNote } from './voice'

/** What is asked for of a query: what it leaves open is not sent. */
const askedOf = ({ kind, only }: ChatQuery) => ({
  ...(kind !== null && { type: kind }),
  ...(only !== 'all' && { only }),
})

/** Whether a conversation stands in a list, as far as that is known here: of a part of the desk exactly. */
const isListed = (item: Conversation, { kind, only }: ChatQuery, userId: string): boolean => {
  if (kind !== null && kind !== item.kind) return false
  return kind !== 'support' || deskPartOf(item, userId) === only
}

/** What a list learns of a conversation that changed: how it is now, and that it is new where the list is of its kind. */
const changesOf = (item: ListedChat, query: ChatQuery, userId: string): readonly ListChange<ListedChat>[] => {
  if (isListed(item, query, userId)) return [{ type: 'item.read', item }, { type: 'item.new', id: item.id } as const]
  return query.kind === 'support' ? [{ type: 'item.gone', id: item.id }] : [{ type: 'item.read', item }]
}

/**
 * Conversations with what was written into them on this device: one in which something is typed is listed anew, and so is
 * one of which more is known.
 */
const draftedChats = (drafts: DeviceChatDrafts) => {
  const known = new Map<string, Conversation>()
  const watchers = new Set<(item: ListedChat) => void>()
  const withDraft = async (conversation: Conversation): Promise<ListedChat> => {
    known.set(conversation.id, conversation)
    return { ...conversation, draft: draftLine(await drafts.read(conversation.id)) }
  }
  return {
    withDraft,
    /** Lists those again of which the details say something else than what was listed. */
    learn: async (details: UserDetails) => {
      for (const conversation of known.values()) {
        const learnt = withDetails(conversation, details)
        if (JSON.stringify(learnt) === JSON.stringify(conversation)) continue
        const item = await withDraft(learnt)
        for (const on of watchers) on(item)
      }
    },
    watch: (on: (item: ListedChat) => void) => {
      watchers.add(on)
      const stop = drafts.watch((channelId, written) => {
        const conversation = known.get(channelId)
        if (conversation !== undefined) on({ ...conversation, draft: draftLine(written) })
      })
      return () => {
        watchers.delete(on)
        stop()
      }
    },
  }
}
type DraftedChats = ReturnType<typeof draftedChats>

/** What changed of the conversations that are listed: one that changed is read again. */
const watchChats = (ports: Ports, feed: ChatFeed, userId: string, listed: () => ChatQuery, chats: DraftedChats) =>
  fromFeed((_, on) => {
    const leaving = new AbortController()
    const readAgain = async (id: string) => {
      const read = await readConversation(ports)({ channelId: id }, leaving.signal)
      if (leaving.signal.aborted || !read.ok) return
      for (const change of changesOf(await chats.withDraft(read.value), listed(), userId)) on(change)
    }
    const stop = keptFeed(feed, ports.push.onWake, { inbox: true }, (event) => {
      if (event.type === 'inbox.changed') void readAgain(event.id)
    })
    const forget = chats.watch((item) => {
      const change: ListChange<ListedChat> = { type: 'item.read', item }
      on(change)
    })
    return () => {
      leaving.abort()
      forget()
      stop()
    }
  })

/** What a press does with chats. */
const act = ({ chat }: Ports) => {
  const calls = {
    access: ({ channelId, isEnabled, reason, note = '', key }, signal) =>
      chat.access(
        { channelId, isEnabled, ...(reason && { reason }), ...(reason && note.trim() !== '' && { note }), key },
        signal,
      ),
    favourite: ({ channelId, isFavourite, key }, signal) => chat.favourite({ channelId, isFavourite, key }, signal),
    takeBack: ({ id, key }, signal) => chat.takeBack({ id, key }, signal),
    take: ({ channelId, key }, signal) => chat.take({ channelId, key }, signal),
    resolve: ({ channelId, key }, signal) => chat.resolve({ channelId, key }, signal),
    readAll: async ({ kind, key }, signal) => {
      const read = await chat.readAll({ ...(kind !== null && { type: kind }), key }, signal)
      chatChanges.announce(null)
      return read
    },
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
  voice: { logic: plugVoiceNote(browserVoice), input: undefined },
})

/** A list of conversations that begins with a query, and the conversation that is open beside it. */
const openChats = (ports: Ports, request: OpenRequest, query: ChatQuery, openedId: string | null): ReturnType<Open> => {
  const { login, place } = request
  const feed = ports.chatFeed
  const userId = login?.userId ?? ''
  const drafts = deviceChatDrafts(userId)
  const chats = draftedChats(drafts)
  let listed = query
  const isGuest = login === null || login.role === 'GUEST'
  if (!isGuest) openOutbox(request)
  return {
    logic: chatListMachine.provide({
      actors: {
        loadPage: fromPort(async ({ query: asked, limit, offset }, signal): Promise<Outcome<readonly ListedChat[]>> => {
          // A guest has no chats; the page asks who they are.
          if (isGuest) return done([])
          listed = asked
          const page = await ports.chat.conversations({ ...askedOf(asked), limit, offset }, signal)
          if (!page.ok) return page
          // What is read meanwhile stays where it is; whoever waits for the support stands in line.
          const isSorted = offset === 0 && asked.kind !== 'support'
          const conversations = isSorted ? unreadFirst(page.value.conversations) : page.value.conversations
          // Asked beside the list, which stands at once; who is not told more of them keeps what the list says.
          if (conversations.length > 0)
            void ports.chat
              .userDetails(detailsAsked(conversations), signal)
              .then((details) => (details.ok ? chats.learn(details.value) : undefined))
          return done(await Promise.all(conversations.map(chats.withDraft)))
        }),
        watch: isGuest ? fromFeed(() => () => {}) : watchChats(ports, feed, userId, () => listed, chats),
      },
    }),
    input: { query, listed: listedParam(place.params) },
    beside: {
      conversation: {
        logic: plugConversation(ports, feed, drafts),
        input: {
          id: isGuest ? null : openedId,
          bookingId: isGuest ? null : bookingParam(place.params),
        },
      },
      ...besideConversation(ports),
    },
    flow: (page, _, beside) => ({
      ...chatFlow(page as ChatListActor, beside['conversation'] as ConversationActor),
      // What is opened once it is known who a guest is.
      ...(isGuest && { query: namedIn(place.params) }),
    }),
  }
}

/** The conversation that an address names: one's own with the support, or any by its id. */
const namedChat = ({ login, place }: OpenRequest): string | null =>
  channelParam(place.params) ?? (isWithSupport(place.params) ? supportChannelOf(login?.userId ?? '') : null)

/** One's own chats, with the search among their messages. */
const openOwnChats: Open = (ports, request) => {
  const opened = openChats(ports, request, { kind: null, only: 'all' }, namedChat(request))
  const messages = { logic: searchMessages(ports), input: begun(null) }
  return opened && { ...opened, beside: { ...opened.beside, messages } }
}

/** The desk of those who answer the support: who waits, then their own, then what is solved. */
const openSupportDesk: Open = (ports, request) =>
  openChats(ports, request, { kind: 'support', only: 'waiting' }, channelParam(request.place.params))

/** A search, whose pages are read by one of the two rows; without words nothing is asked. */
const plugSearch = (
  search: (
    asked: { readonly search: string; readonly kind: ChatKind | null; readonly limit: number; readonly offset: number },
    signal: Cancellation,
  ) => Promise<Outcome<readonly Found[]>>,
) =>
  chatSearchMachine.provide({
    actors: {
      loadPage: fromPort(async ({ query: { kind, search: typed }, limit, offset }, signal) => {
        // Of something longer that was pasted, its beginning is looked for.
        const words = Array.from(typed.trim()).slice(0, LONGEST_SEARCH).join('')
        return words === '' ? done([]) : search({ search: words, kind, limit, offset }, signal)
      }),
    },
  })

/** Chats of the team by their patients. */
const searchChats = ({ chat }: Ports) =>
  plugSearch(async ({ kind, ...asked }, signal) => {
    const page = await chat.search({ ...asked, type: kind ?? 'appointment' }, signal)
    if (!page.ok) return page
    const { conversations, count } = page.value
    return done(conversations.map((each) => ({ id: each.id, conversation: each, hit: null, found: count })))
  })

/** Messages by their words. */
const searchMessages = ({ chat }: Ports) =>
  plugSearch(async ({ kind, ...asked }, signal) => {
    const page = await chat.searchMessages({ ...asked, ...(kind !== null && { type: kind }) }, signal)
    if (!page.ok) return page
    const { hits, count } = page.value
    return done(hits.map(({ conversation, ...hit }) => ({ id: hit.message.id, conversation, hit, found: count })))
  })

const begun = (kind: ChatKind | null) => ({ query: { kind, search: '' } })

/** The chats of a team, with the searches among them. */
const openTeamChats: Open = (ports, request) => {
  const named = kindParam(request.place.params)
  const kinds = listedKinds(request.login?.permissions ?? null)
  // Whoever may look at one of the lists alone begins with that.
  const kind = named === null || kinds.includes(named) ? named : (kinds[0] ?? named)
  const opened = openChats(ports, request, { kind, only: 'all' }, namedChat(request))
  const search = { logic: searchChats(ports), input: begun('appointment') }
  const messages = { logic: searchMessages(ports), input: begun('appointment') }
  return opened && { ...opened, beside: { ...opened.beside, search, messages } }
}

/** One conversation alone, beside what its people do together. */
const openOne = (ports: Ports, request: OpenRequest, id: string | null): ReturnType<Open> => {
  openOutbox(request)
  return {
    logic: plugConversation(ports, ports.chatFeed, deviceChatDrafts(request.login?.userId ?? '')),
    input: { id },
    beside: besideConversation(ports),
  }
}

const openConversation: Open = (ports, request) => openOne(ports, request, request.feature.at ?? null)

/** The chat of whoever serves orders with the support. */
const openSupportChat: Open = (ports, request) => openOne(ports, request, supportChannelOf(request.login?.userId ?? ''))

export const features: RoomWiring = {
  'page.chat': openOwnChats,
  'page.chats': openTeamChats,
  'page.supportChat': openSupportChat,
  'page.supportDesk': openSupportDesk,
  'part.callChat': openConversation,
}
