import { chatSearchMachine } from '../../../src/machines/chat/chatSearch.machine'
import { viewChatSearch } from '../../../src/machines/chat/chatSearch.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { conversationOf } from './conversationOf'

const CHATS = 10
const NONE = { kind: 'appointment', search: '' } as const
const RAVI = { ...NONE, search: 'ravi' }
const begun = { search: '', shown: 0, offset: 0, listed: 0, hasMore: true, fault: null as string | null }
const full = Array.from({ length: CHATS }, (_, index) => {
  const conversation = conversationOf(index + 1)
  return { id: conversation.id, conversation, hit: null, found: 13 }
})

/** Chats of a team that are looked for: chat-and-call.md, 7, and S2-325 to S2-328. */
export const chatSearchModel = modelOf(chatSearchMachine)({
  name: 'chatSearch',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { query, rows, hasMore, fault } = viewChatSearch(snapshot)
    return {
      search: query.search,
      shown: rows.length,
      offset: snapshot.context.offset,
      listed: snapshot.context.listed,
      hasMore,
      fault: fault?.id ?? null,
    }
  },
  starts: {
    'Open the search': {
      input: { query: NONE },
      to: 'loading',
      facts: begun,
      how: 'Account 90000 00002, Chats, the lens',
    },
    'Open it at what was found before, scrolled to the second page': {
      input: { query: RAVI, listed: CHATS + 2 },
      to: 'loading',
      facts: { ...begun, search: 'ravi', listed: CHATS + 2 },
      how: 'In tests alone: the search begins anew with each visit',
    },
  },
  states: {
    settling: 'The box; grey shapes where what is found will stand.',
    loading: {
      sees: 'The box; grey shapes where something was typed.',
      asks: ({ search, offset }) => ({ page: { query: { ...NONE, search }, offset, limit: CHATS } }),
    },
    ready: 'The chats that were found, and how many there are.',
    empty: ({ search }) => (search === '' ? 'The box.' : `That no chat was found for ${search}.`),
    failed: 'What went wrong, and Try again.',
  },
  steps: {
    'Type ravi': {
      event: { type: 'query.typed', query: RAVI },
      only: ({ search }) => search === '',
      leads: { to: 'settling', now: { search: 'ravi' } },
    },
    'Half a second passes': {
      event: { type: 'xstate.after.debounce.chatSearch.settling' },
      leads: { in: 'settling', to: 'loading', now: { ...begun, search: 'ravi' } },
    },
    'Press the cross': {
      event: { type: 'query.chosen', query: { search: '' } },
      only: ({ search }) => search !== '',
      leads: { to: 'loading', now: begun },
    },
    'A full page is found': {
      event: ends('page', answered(full)),
      only: ({ search, shown, listed }) => search !== '' && shown === 0 && listed === 0,
      leads: { in: 'loading', to: 'ready', now: { shown: CHATS, offset: CHATS, fault: null } },
    },
    'The first page of what was found before arrives': {
      event: ends('page', answered(full.toReversed())),
      only: ({ search, shown, listed }) => search !== '' && shown === 0 && listed > 0,
      leads: { in: 'loading', now: { shown: CHATS, offset: CHATS, fault: null } },
      nowhere: 'the search begins anew with each visit; the list of chats, which is scrolled to again, walks it',
    },
    'Nothing more is found': {
      event: ends('page', answered([])),
      leads: [
        { in: 'loading', if: ({ shown }) => shown === 0, to: 'empty', now: { hasMore: false, fault: null } },
        { in: 'loading', to: 'ready', now: { hasMore: false, fault: null } },
      ],
    },
    'The search fails': {
      event: ends('page', refused('internal')),
      only: ({ search }) => search !== '',
      leads: { in: 'loading', to: 'failed', now: { fault: 'wrong' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Scroll near the end': {
      event: { type: 'more' },
      only: (_, at) => !at.has('failed'),
      leads: { in: 'ready', if: ({ hasMore }) => hasMore, to: 'loading' },
    },
    'Scroll on where it failed': {
      event: { type: 'more', where: 'failed' },
      only: (_, at) => at.has('failed'),
      leads: { in: 'failed', to: 'loading', now: { fault: null } },
      nowhere: 'where the search failed Try again stands, and nothing is asked for by scrolling',
    },
  },
  delays: { debounce: 500 },
})
