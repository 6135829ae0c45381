import { type PushMessage, TOKEN_WAIT, waitAfter } from '../../../src/core/notifications/push'
import type { Notification } from '../../../src/core/notifications/notifications'
import { notificationsMachine } from '../../../src/machines/notifications/notifications.machine'
import { pushMachine } from '../../../src/machines/notifications/push.machine'
import type { PathModel } from './model'
import { answered, ends, refused } from './outcomes'

/** `told(3, 1)`: three notifications from the first on, all unread; those of a place in the list are always the same. */
const inspection = (from: number, count: number, status: Notification['status'] = 'UNREAD') =>
  Array.from({ length: count }, (_, index) => ({
    id: `n${from + index}`,
    title: `Notification ${from + index}`,
    description: 'What happened',
    eventType: 'tests.offer',
    createdAt: 1_767_589_200 - from - index,
    status,
    dynamicData: { coverImage: null, ctaText: 'Book a test' },
  }))
const page = (items: readonly unknown[], isAllRead: boolean) => answered({ items, isAllRead })
const nothing = page([], true)
const lost = refused('network')
const isFull = (event: object) => 'output' in event && event.output !== nothing && event.output !== lost

export const notificationsModel = {
  name: 'notifications',
  machine: notificationsMachine,
  inputs: { 'A patient is here': { role: 'PATIENT' }, 'A guest is here': { role: 'GUEST' } },
  events: {
    'Press the bell': { type: 'open' },
    'Close the panel': { type: 'close' },
    'A full first page arrives, some of it unread': ends('firstPage', page(inspection(1, 10), false)),
    'The list arrives empty': ends('firstPage', nothing),
    'The network is lost while the list is loaded': ends('firstPage', lost),
    'Press Try again': { type: 'retry' },
    'Pull the list down': { type: 'refresh' },
    'The fresh list arrives': ends('freshPage', page(inspection(1, 10, 'READ'), true)),
    'The fresh list arrives empty': ends('freshPage', nothing),
    'The network is lost while the list is refreshed': ends('freshPage', lost),
    'Scroll near the end': { type: 'more' },
    'The last page arrives': ends('nextPage', page(inspection(11, 5), false)),
    'The network is lost while more is loaded': ends('nextPage', lost),
    'Another language is chosen': { type: 'language.changed' },
    'Something new is pushed': { type: 'arrived' },
    'The new one arrives': ends('news', page(inspection(0, 10), false)),
    'The network is lost while the new one is loaded': ends('news', lost),
    'The server knows that they are read': ends('marking', answered({ isAllRead: true })),
    'The server cannot mark them as read': ends('marking', refused('internal', 'Something went wrong')),
    'Tap a notification': { type: 'card.followed', id: 'n1' },
    'Press the button of a notification': { type: 'action.followed', id: 'n1' },
  },
  facts: ({ context }) => [
    context.items.length,
    context.items[0]?.id ?? null,
    context.hasMore,
    context.isAllRead,
    context.hasUnread,
    context.marked.length,
    context.items.filter(({ status }: Notification) => status === 'UNREAD').length,
  ],
  // One thing at a time where order does not matter: the panel is opened, closed and followed between calls.
  // Guests are told nothing, and what was not marked as read comes back unread.
  isPossible: ({ context, value }, event) => {
    const { list, panel, reading } = value as Record<'list' | 'panel' | 'reading', string>
    const isQuiet = reading !== 'marking' && !['loadingMore', 'refreshing', 'catchingUp'].includes(list)
    switch (event.type) {
      case 'xstate.done.actor.firstPage':
        return context.role !== 'GUEST' || !isFull(event)
      case 'xstate.done.actor.freshPage':
        return context.marked.length > 0 || !isFull(event)
      case 'language.changed':
        return isQuiet && panel === 'closed' && !context.hasUnread
      case 'arrived':
        return (
          context.role !== 'GUEST' &&
          !context.hasUnread &&
          panel === 'closed' &&
          reading === 'resting' &&
          context.items[0]?.id !== 'n0'
        )
      case 'more':
      case 'retry':
      case 'close':
      case 'card.followed':
      case 'action.followed':
        return isQuiet && panel === 'open'
      case 'refresh':
        return panel === 'open' && reading !== 'marking'
      case 'open':
        return isQuiet && panel === 'closed'
      default:
        return true
    }
  },
} satisfies PathModel

const pushed: PushMessage = {
  title: 'Appointment booked',
  body: 'With Dr. Rao',
  eventType: 'appointment.booked',
  type: null,
  senderId: null,
  conversationId: null,
  details: {},
}

export const pushModel = {
  name: 'push',
  machine: pushMachine,
  inputs: { 'A patient is logged in': { role: 'PATIENT' } },
  events: {
    'The device gets a token': ends('token', answered({ token: 'token-1', canAsk: false })),
    'The device takes no push, and the person was not asked yet': ends(
      'token',
      answered({ token: null, canAsk: true }),
    ),
    'The token cannot be made': ends('token', refused('network')),
    'A second has passed': { type: 'xstate.after.tokenWait.push.waitingToTry' },
    'The server knows the token': ends('registering', answered({})),
    'The server does not take the token': ends('registering', refused('network')),
    'The feed opens': { type: 'feed.opened' },
    'A push arrives': { type: 'feed.message', message: pushed },
    'A call rings': { type: 'feed.message', message: { ...pushed, type: 'call' } },
    'The connection is lost': { type: 'feed.lost' },
    'The wait is over': { type: 'xstate.after.backoff.push.attending.reconnecting' },
    'The network is back': { type: 'woken' },
    'The session ends': { type: 'feed.ended' },
    'Press Turn on notifications': { type: 'allow' },
    'The person allows them': ends('asking', answered({ isGranted: true })),
    'The person refuses them': ends('asking', answered({ isGranted: false })),
  },
  facts: ({ context }) => [context.token, context.canAsk, context.tries, Math.min(2, context.losses)],
  // A feed opens before it tells anything.
  isPossible: (snapshot, event) =>
    event.type !== 'feed.message' || snapshot.matches({ attending: { feeding: 'listening' } }),
  delays: { tokenWait: TOKEN_WAIT, backoff: waitAfter(100) },
} satisfies PathModel
