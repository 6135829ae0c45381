import type { Notification } from '../../../src/core/notifications/notifications'
import { hasUnread } from '../../../src/machines/notifications/bell.view'
import { notificationsMachine } from '../../../src/machines/notifications/notifications.machine'
import { viewNotifications } from '../../../src/machines/notifications/notifications.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import {
  notifications,
  page,
  nothing,
  lost,
  TEN,
  first,
  isResting,
  isQuiet,
  loaded,
  goesOn,
  withNews,
  sees,
} from './notificationList'

/** What a person was told: foundations.md 2.10. */
export const notificationsModel = modelOf(notificationsMachine)({
  name: 'notifications',
  facts: (snapshot) => {
    const { items, marked, role, hasMore, isAllRead, hasUnread: hasNews } = snapshot.context
    const { failed, stalled } = viewNotifications(snapshot)
    const letter = ({ id, status }: Notification) => (status === 'READ' ? 'R' : marked.includes(id) ? 'M' : 'U')
    return {
      role,
      items: items.map(letter).join(''),
      first: items[0]?.id ?? null,
      hasMore,
      isAllRead,
      hasNews,
      dot: hasUnread(snapshot),
      isOpen: snapshot.hasTag('open'),
      failure: (failed ?? stalled)?.id ?? null,
    }
  },
  starts: {
    'A patient is here': {
      input: { role: 'PATIENT' },
      to: ['list.loading', 'panel.closed', 'reading.resting'],
      facts: first,
      how: 'Any new mobile number, with fifteen notifications in the database',
    },
    'A guest is here': {
      input: { role: 'GUEST' },
      to: ['list.unasked', 'panel.closed', 'reading.resting'],
      facts: { ...first, role: 'GUEST' },
      how: 'Press Skip on a phone',
    },
  },
  states: {
    'list.unasked': '',
    'list.loading': { ...sees('Grey shapes where the notifications will stand.'), asks: { firstPage: { page: 1 } } },
    'list.failed': sees('What went wrong, and Try again.'),
    'list.listed': {
      sees: ({ isOpen, items }) =>
        isOpen ? (items === '' ? '“Opps ! No Notifications yet”.' : 'The notifications.') : '',
    },
    'list.loadingMore': { ...sees('The notifications, and that more are loaded.'), asks: { nextPage: { page: 2 } } },
    'list.stalled': sees('The notifications; at their end what went wrong, and Try again.'),
    'list.refreshing': { ...sees('The notifications, while they are loaded anew.'), asks: { freshPage: { page: 1 } } },
    'list.catchingUp': { ...sees('The notifications as they were.'), asks: { news: { page: 1 } } },
    'panel.closed': ({ dot }) => (dot ? 'The bell with a dot.' : 'The bell.'),
    'panel.open': '“Notifications — Stay updated with all offers”.',
    'reading.resting': '',
    'reading.marking': '',
    'reading.unmarked': '',
  },
  steps: {
    'Press the bell': {
      event: { type: 'open' },
      only: (_, at) => isResting(at) && at.has('panel.closed'),
      leads: [
        { in: 'list.unasked', to: ['list.loading', 'panel.open'], now: { isOpen: true } },
        // What was marked as read is shown as read from the next time on; the rest is marked now.
        {
          if: ({ items }) => items.includes('U'),
          to: ['panel.open', 'reading.marking'],
          now: ({ items }) => ({ isOpen: true, items: items.replaceAll('M', 'R') }),
        },
        {
          to: ['panel.open', 'reading.resting'],
          now: ({ items }) => ({ isOpen: true, items: items.replaceAll('M', 'R') }),
        },
      ],
    },
    'Close the panel': {
      event: { type: 'close' },
      only: isQuiet,
      leads: { to: 'panel.closed', now: { isOpen: false } },
    },
    'A full first page arrives, some of it unread': {
      event: ends('firstPage', page(notifications(1, 10), false)),
      only: ({ role }) => role !== 'GUEST',
      leads: {
        in: 'list.loading',
        to: goesOn('list.listed', () => TEN),
        now: { ...loaded(TEN, 'n1', false), hasNews: false },
      },
    },
    'The list arrives empty': {
      event: ends('firstPage', nothing),
      leads: { in: 'list.loading', to: goesOn('list.listed'), now: { ...loaded('', null, true), hasNews: false } },
    },
    'The network is lost while the list is loaded': {
      event: ends('firstPage', lost),
      leads: { in: 'list.loading', to: 'list.failed', now: { failure: 'wrong' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      only: isQuiet,
      leads: [
        { in: 'list.failed', to: 'list.loading', now: { failure: null, hasNews: false } },
        { in: 'list.stalled', to: 'list.loadingMore', now: { failure: null } },
      ],
    },
    'Pull the list down': {
      event: { type: 'refresh' },
      only: ({ isOpen }, at) => isOpen && !at.has('reading.marking'),
      leads: [
        { in: 'list.failed', to: 'list.loading', now: { failure: null, hasNews: false } },
        {
          in: ['list.listed', 'list.loadingMore', 'list.stalled', 'list.catchingUp'],
          to: 'list.refreshing',
          now: { failure: null, hasNews: false },
        },
      ],
    },
    'The fresh list arrives': {
      event: ends('freshPage', page(notifications(1, 10, 'READ'), true)),
      only: ({ items }) => items.includes('M'),
      leads: {
        in: 'list.refreshing',
        to: goesOn('list.listed', () => ''),
        now: { ...loaded('R'.repeat(10), 'n1', true), hasNews: false },
      },
    },
    'The fresh list arrives empty': {
      event: ends('freshPage', nothing),
      leads: {
        in: 'list.refreshing',
        to: goesOn('list.listed', () => ''),
        now: { ...loaded('', null, true), hasNews: false },
      },
    },
    'The network is lost while the list is refreshed': {
      event: ends('freshPage', lost),
      leads: {
        in: 'list.refreshing',
        to: goesOn('list.listed', () => ''),
        now: { hasNews: false },
        effects: ['notice bad: wrong'],
      },
    },
    'Scroll near the end': {
      event: { type: 'more' },
      only: isQuiet,
      leads: { in: 'list.listed', if: ({ hasMore }) => hasMore, to: 'list.loadingMore' },
    },
    'The last page arrives': {
      event: ends('nextPage', page(notifications(11, 5), false)),
      leads: {
        in: 'list.loadingMore',
        to: goesOn('list.listed', () => TEN),
        now: ({ items }) => ({ items: `${items}UUUUU`, hasMore: false, hasNews: false }),
      },
    },
    'The network is lost while more is loaded': {
      event: ends('nextPage', lost),
      leads: { in: 'list.loadingMore', to: 'list.stalled', now: { failure: 'wrong' } },
    },
    'Another language is chosen': {
      event: { type: 'language.changed' },
      only: ({ hasNews, isOpen }, at) => isResting(at) && !isOpen && !hasNews,
      leads: { in: ['list.listed', 'list.stalled'], to: 'list.refreshing', now: { failure: null } },
      screen: 'desktop',
    },
    'Something new is pushed': {
      event: { type: 'arrived' },
      only: ({ role, hasNews, isOpen, first: id }, at) =>
        role !== 'GUEST' && !hasNews && !isOpen && at.has('reading.resting') && id !== 'n0',
      leads: [
        { in: 'list.failed', to: 'list.loading', now: { failure: null } },
        { in: 'list.listed', to: 'list.catchingUp' },
        { now: { hasNews: true } },
      ],
      how: 'Book a slot from a second device',
    },
    'The new one arrives': {
      event: ends('news', page(notifications(0, 10), false)),
      // One thing at a time, where their order does not matter.
      only: (_, at) => !at.has('reading.marking'),
      leads: [
        {
          in: 'list.catchingUp',
          if: ({ items }) => items === '',
          to: goesOn('list.listed', () => TEN),
          now: { ...loaded(TEN, 'n0', false), hasNews: false },
        },
        {
          in: 'list.catchingUp',
          to: goesOn('list.listed', withNews),
          now: (before: typeof first) => ({
            items: withNews(before),
            first: 'n0',
            isAllRead: false,
            dot: true,
            hasNews: false,
          }),
        },
      ],
    },
    'The network is lost while the new one is loaded': {
      event: ends('news', lost),
      leads: { in: 'list.catchingUp', to: goesOn('list.listed', () => ''), now: { hasNews: false } },
    },
    'The server knows that they are read': {
      event: ends('marking', answered({ isAllRead: true })),
      leads: {
        in: 'reading.marking',
        to: 'reading.resting',
        now: ({ items }) => ({ items: items.replaceAll('U', 'M'), isAllRead: true, dot: false }),
      },
    },
    'The server cannot mark them as read': {
      event: ends('marking', refused('internal', 'Something went wrong')),
      leads: { in: 'reading.marking', to: 'reading.unmarked', effects: ['notice bad: Something went wrong'] },
    },
    'Tap a notification': {
      event: { type: 'card.followed', id: 'n1' },
      only: isQuiet,
      leads: {
        if: ({ items }) => items !== '',
        to: 'panel.closed',
        now: { isOpen: false },
        effects: ['go /test-reports'],
        sees: 'The tests.',
      },
      isLast: true,
    },
    'Press the button of a notification': {
      event: { type: 'action.followed', id: 'n1' },
      only: isQuiet,
      leads: {
        if: ({ items }) => items !== '',
        to: 'panel.closed',
        now: { isOpen: false },
        effects: ['go /test-reports'],
        sees: 'The tests.',
      },
      isLast: true,
    },
  },
  // What is pushed comes in the language of its reader, so nothing is pushed after another one was chosen.
  // What was pushed while the first page was on its way comes along with it: nothing new arrives after that.
  canWalk: (words) => {
    const pushed = words.indexOf('Something new is pushed')
    const changed = words.indexOf('Another language is chosen')
    if (changed >= 0 && words.includes('Something new is pushed', changed)) return false
    const later = pushed < 0 ? [] : words.slice(pushed)
    const isLate = later.some((each) => each.startsWith('A full first page') || each === 'The list arrives empty')
    return !isLate || !later.includes('The new one arrives')
  },
})
