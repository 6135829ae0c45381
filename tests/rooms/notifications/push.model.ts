import { TOKEN_WAIT, waitAfter } from '../../../src/core/notifications/push'
import type { PushMessage } from '../../../src/core/notifications/pushMessage'
import { pushMachine } from '../../../src/machines/notifications/push.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const pushed: PushMessage = {
  title: 'Appointment booked',
  body: 'With Dr. Rao',
  eventType: 'appointment.booked',
  type: null,
  senderId: null,
  conversationId: null,
  details: {},
}
const ringing: PushMessage = { ...pushed, type: 'call' }
const arrived = (message: PushMessage) => `push.arrived ${JSON.stringify({ message })}`

const feeding = ['feed.feeding.connecting', 'feed.feeding.resuming', 'feed.feeding.listening'] as const
const FEED = 'In the developer tools, reload the stream /push'

/** Of a device whose person was asked, only Firebase itself can make the token; nobody is asked twice. */
const isAskedTwice = (words: readonly string[]): boolean => {
  const asked = words.indexOf('The person allows them')
  return asked >= 0 && words.slice(asked).some((each) => each.startsWith('The device '))
}
/** A gate refuses a feed that opens; one that is open it cannot break. */
const isLostOpen = (words: readonly string[]): boolean => {
  const opened = words.indexOf('The feed opens')
  return (
    opened >= 0 && words.slice(opened).some((each) => each === 'The connection is lost' || each === 'The session ends')
  )
}

/** Keeps a device reachable: foundations.md 4.7, three retries a second apart. */
export const pushModel = modelOf(pushMachine)({
  name: 'push',
  passed: ['device.deciding'],
  facts: ({ context: { token, canAsk, tries, losses } }) => ({ token, canAsk, tries, losses: Math.min(2, losses) }),
  starts: {
    'A patient is logged in': {
      input: { role: 'PATIENT' },
      to: ['device.makingToken', 'feed.feeding.connecting'],
      facts: { token: null, canAsk: false, tries: 0, losses: 0 },
      how: 'Account 90000 00001; open the notifications',
    },
  },
  states: {
    'device.makingToken': { sees: 'Nothing yet.', asks: { token: {} } },
    'device.waitingToTry': 'Nothing yet.',
    'device.registering': { sees: 'Nothing yet.', asks: { registering: { token: 'token-1', key: '<key>' } } },
    'device.settled': ({ canAsk }) => (canAsk ? 'In the panel, Turn on notifications.' : 'Nothing new.'),
    'device.asking': 'The browser’s own question for notifications.',
    'feed.feeding.connecting': { sees: 'The app as before.', asks: { feed: {} } },
    'feed.feeding.resuming': { sees: 'The app as before.', asks: { feed: {} } },
    'feed.feeding.listening': 'What is pushed shows as a toast.',
    'feed.reconnecting': 'The app as before.',
    'feed.over': 'The app as before; nothing is pushed any more.',
  },
  steps: {
    'The device gets a token': {
      event: ends('token', answered({ token: 'token-1', canAsk: false })),
      leads: { in: 'device.makingToken', to: 'device.registering', now: { token: 'token-1', canAsk: false } },
    },
    'The device takes no push, and the person was not asked yet': {
      event: ends('token', answered({ token: null, canAsk: true })),
      leads: { in: 'device.makingToken', to: 'device.settled', now: { token: null, canAsk: true } },
      how: 'With FIREBASE_CONFIG set',
    },
    'The token cannot be made': {
      event: ends('token', refused('network')),
      leads: [
        {
          in: 'device.makingToken',
          if: ({ tries }) => tries < 3,
          to: 'device.waitingToTry',
          now: ({ tries }) => ({ tries: tries + 1 }),
        },
        { in: 'device.makingToken', to: 'device.settled' },
      ],
    },
    'A second has passed': {
      event: { type: 'xstate.after.tokenWait.push.device.waitingToTry' },
      // The wait of the feed would be over as well.
      only: (_, at) => !at.has('feed.reconnecting'),
      leads: { in: 'device.waitingToTry', to: 'device.makingToken' },
    },
    'The server knows the token': {
      event: ends('registering', answered({})),
      leads: { in: 'device.registering', to: 'device.settled' },
    },
    'The server does not take the token': {
      event: ends('registering', refused('network')),
      // The open client is reached without it.
      leads: { in: 'device.registering', to: 'device.settled' },
    },
    'The feed opens': {
      event: { type: 'feed.opened' },
      leads: [
        { in: 'feed.feeding.connecting', to: 'feed.feeding.listening', effects: ['push.opened'] },
        {
          in: 'feed.feeding.resuming',
          to: 'feed.feeding.listening',
          now: { losses: 0 },
          effects: ['push.resumed'],
        },
      ],
    },
    'A push arrives': {
      event: { type: 'feed.message', message: pushed },
      only: (_, at) => at.has('feed.feeding.listening'),
      leads: {
        effects: [arrived(pushed), 'notice info: Appointment booked / With Dr. Rao → /order-list'],
        sees: 'A toast with its title and text.',
      },
      how: 'Book a slot from a second device',
    },
    'A call rings': {
      event: { type: 'feed.message', message: ringing },
      only: (_, at) => at.has('feed.feeding.listening'),
      leads: { effects: [arrived(ringing)], sees: 'No toast.' },
    },
    'The connection is lost': {
      event: { type: 'feed.lost' },
      leads: {
        in: feeding,
        to: 'feed.reconnecting',
        now: ({ losses }) => ({ losses: Math.min(2, losses + 1) }),
      },
      how: FEED,
    },
    'The wait is over': {
      event: { type: 'xstate.after.backoff.push.feed.reconnecting' },
      only: (_, at) => !at.has('device.waitingToTry'),
      leads: { in: 'feed.reconnecting', to: 'feed.feeding.resuming' },
    },
    'The network is back': {
      event: { type: 'woken' },
      leads: { in: 'feed.reconnecting', to: 'feed.feeding.resuming' },
    },
    'The session ends': {
      event: { type: 'feed.ended' },
      leads: { in: feeding, to: 'feed.over', effects: ['push.ended'] },
      how: 'Log out on the server',
    },
    'Press Turn on notifications': {
      event: { type: 'allow' },
      leads: {
        in: 'device.settled',
        if: ({ canAsk }) => canAsk,
        to: 'device.asking',
      },
    },
    'The person allows them': {
      event: ends('asking', answered({ isGranted: true })),
      leads: { in: 'device.asking', to: 'device.makingToken', now: { canAsk: false, tries: 0 } },
    },
    'The person refuses them': {
      event: ends('asking', answered({ isGranted: false })),
      leads: { in: 'device.asking', to: 'device.settled', now: { canAsk: false } },
    },
  },
  canWalk: (words) => !isAskedTwice(words) && !isLostOpen(words),
  delays: { tokenWait: TOKEN_WAIT, backoff: waitAfter(100) },
})
