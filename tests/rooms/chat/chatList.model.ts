import { chatListMachine } from '../../../src/machines/chat/chatList.machine'
import { viewChatList } from '../../../src/machines/chat/chatList.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { conversationOf } from './conversationOf'

/** Entries of a page: decisions.md, “page sizes not shown”. */
const CHATS = 10

const ALL = { kind: 'appointment', only: 'all' } as const
const empty = { shown: 0, offset: 0, hasMore: true, fresh: 0, fault: null as string | null }
const BY_PUSH = 'what others write is told by the feed; tests/server/chat.feed.test.ts and the wiring hear it'
const SEARCHED = 'chats are searched by a machine of their own'
const full = Array.from({ length: CHATS }, (_, index) => conversationOf(index + 1))

/** The conversations of a doctor's team: chat-and-call.md, 5 and 7. */
export const chatListModel = modelOf(chatListMachine)({
  name: 'chatList',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { query, rows, hasMore, newCount, fault } = viewChatList(snapshot)
    return {
      shown: rows.length,
      offset: snapshot.context.offset,
      hasMore,
      fresh: newCount,
      fault: fault?.id ?? null,
      only: query.only,
      listed: snapshot.context.listed,
    }
  },
  starts: {
    'Open the chats': {
      input: { query: ALL },
      to: 'loading',
      facts: { ...empty, only: 'all', listed: 0 },
      how: 'Account 90000 00002, Chats',
    },
    'Come back to chats that were scrolled to their second page': {
      input: { query: ALL, listed: CHATS + 2 },
      to: 'loading',
      facts: { ...empty, only: 'all', listed: CHATS + 2 },
      how: 'Account 90000 00002, Chats: scroll past ten chats, open Schedule, go back',
    },
  },
  states: {
    settling: 'Grey shapes where the chats will stand.',
    loading: {
      sees: ({ shown }) =>
        shown === 0 ? 'Grey shapes where the chats will stand.' : 'The chats, and that more are loaded.',
      asks: ({ offset, only }) => ({ page: { query: { ...ALL, only }, offset, limit: CHATS } }),
    },
    ready: 'The chats, the last message first.',
    empty: 'That there are no chats.',
    refreshing: {
      sees: 'The chats, and that they are read again.',
      asks: ({ only }) => ({ freshPage: { query: { ...ALL, only }, offset: 0, limit: CHATS } }),
    },
    stale: 'The chats of before.',
    failed: ({ shown }) => `${shown === 0 ? '' : 'The chats; '}what went wrong, and Try again.`,
  },
  steps: {
    'A full page of chats arrives': {
      event: ends('page', answered(full)),
      only: ({ shown }) => shown === 0,
      leads: [
        { in: 'loading', if: ({ listed }) => listed > 0, now: { shown: CHATS, offset: CHATS, fault: null } },
        { in: 'loading', to: 'ready', now: { shown: CHATS, offset: CHATS, fault: null } },
      ],
    },
    'No more chats arrive': {
      event: ends('page', answered([])),
      leads: [
        { in: 'loading', if: ({ shown }) => shown === 0, to: 'empty', now: { hasMore: false, fault: null } },
        { in: 'loading', to: 'ready', now: { hasMore: false, fault: null } },
      ],
    },
    'The chats cannot be loaded': {
      event: ends('page', refused('internal')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'wrong' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: [
        { in: 'failed', to: 'loading', now: { fault: null } },
        { in: 'stale', to: 'refreshing' },
      ],
    },
    'Scroll near the end': {
      event: { type: 'more' },
      only: (_, at) => !at.has('failed'),
      leads: [
        { in: 'ready', if: ({ hasMore }) => hasMore, to: 'loading' },
        { in: 'stale', to: 'refreshing' },
      ],
    },
    'Scroll on where they could not be loaded': {
      event: { type: 'more', where: 'failed' },
      only: (_, at) => at.has('failed'),
      leads: { in: 'failed', to: 'loading', now: { fault: null } },
      nowhere: 'where the chats could not be loaded Try again stands, and nothing is asked for by scrolling',
    },
    'Press Unread': {
      event: { type: 'query.chosen', query: { only: 'unread' } },
      only: ({ only }, at) => only === 'all' && (at.has('ready') || at.has('empty')),
      leads: { to: 'loading', now: { ...empty, listed: 0, only: 'unread' } },
    },
    'Something is typed': {
      nowhere: SEARCHED,
      event: { type: 'query.typed', query: { ...ALL, only: 'favourite' } },
      only: ({ only }, at) => only === 'all' && at.has('ready'),
      leads: { to: 'settling', now: { only: 'favourite' } },
    },
    'The typing rests': {
      nowhere: SEARCHED,
      event: { type: 'xstate.after.debounce.chatList.settling' },
      leads: { in: 'settling', to: 'loading', now: { ...empty, listed: 0 } },
    },
    'Another person writes for the first time': {
      nowhere: BY_PUSH,
      event: { type: 'item.new', id: 'app_d1_m99' },
      only: ({ fresh }, at) => fresh === 0 && (at.has('ready') || at.has('empty')),
      leads: { in: ['ready', 'empty'], now: { fresh: 1 } },
    },
    'A listed person writes': {
      nowhere: BY_PUSH,
      event: { type: 'item.read', item: conversationOf(1, { rev: 2 }) },
      only: (_, at) => at.has('ready'),
      leads: { in: 'ready' },
    },
    'A chat is listed no more': {
      nowhere: BY_PUSH,
      event: { type: 'item.gone', id: 'app_d1_m10' },
      only: ({ shown }, at) => shown === CHATS && at.has('ready'),
      leads: { in: 'ready', now: { shown: CHATS - 1 } },
    },
    'Press 1 new': {
      nowhere: BY_PUSH,
      event: { type: 'refresh' },
      only: ({ fresh }, at) => fresh === 1 || at.has('stale'),
      leads: { in: ['ready', 'empty', 'stale'], to: 'refreshing' },
    },
    'The first page arrives again': {
      nowhere: BY_PUSH,
      event: ends('freshPage', answered(full)),
      leads: [
        {
          in: 'refreshing',
          if: ({ shown, listed }) => shown === 0 && listed > CHATS,
          to: 'loading',
          now: { shown: CHATS, offset: CHATS, hasMore: true, fresh: 0, fault: null },
        },
        {
          in: 'refreshing',
          if: ({ shown }) => shown === 0,
          to: 'ready',
          now: { shown: CHATS, offset: CHATS, hasMore: true, fresh: 0, fault: null },
        },
        { in: 'refreshing', to: 'ready', now: { shown: CHATS, offset: CHATS, fresh: 0, fault: null } },
      ],
    },
    'It cannot be read again': {
      nowhere: BY_PUSH,
      event: ends('freshPage', refused('internal')),
      leads: { in: 'refreshing', to: 'stale' },
    },
  },
  delays: { debounce: 0 },
})
