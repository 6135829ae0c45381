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

const feeding = ['attending.feeding.connecting', 'attending.feeding.resuming', 'attending.feeding.listening'] as const
const LISTENS = 'Nothing new: what is pushed shows as a toast.'
const FEED = 'In the developer tools, reload the stream /push'

/** Of a device whose person was asked, only Firebase itself can make the token; nobody is asked twice. */
const isAskedTwice = (words: readonly string[]): boolean => {
  const asked = words.indexOf('The person allows them')
  return asked >= 0 && words.slice(asked).some((each) => each.startsWith('The device '))
}
/** A gate refuses a feed that opens; one that is open it cannot break. */
const isLostOpen = (words: readonly string[]): boolean => {
  const opened = words.lastIndexOf('The feed opens')
  const after = opened < 0 ? [] : words.slice(opened)
  const again = after.findIndex((each) => each === 'Press Turn on notifications')
  return (again < 0 ? after : after.slice(0, again)).some(
    (each) => each === 'The connection is lost' || each === 'The session ends',
  )
}

/** Keeps a device reachable: foundations.md 4.7, three retries a second apart. */
export const pushModel = modelOf(pushMachine)({
  name: 'push',
  passed: ['deciding'],
  facts: ({ context: { token, canAsk, tries, losses } }) => ({ token, canAsk, tries, losses: Math.min(2, losses) }),
  starts: {
    'A patient is logged in': {
      input: { role: 'PATIENT' },
      to: 'makingToken',
      facts: { token: null, canAsk: false, tries: 0, losses: 0 },
      how: 'Account 90000 00001; open the notifications',
    },
  },
  states: {
    makingToken: { sees: 'Nothing yet.', asks: { token: {} } },
    waitingToTry: 'Nothing yet.',
    registering: { sees: 'Nothing yet.', asks: { registering: { token: 'token-1', key: '<key>' } } },
    'attending.feeding.connecting': {
      sees: ({ canAsk }) => (canAsk ? 'In the panel, Turn on notifications.' : LISTENS),
      asks: ({ token }) => ({ feed: { token } }),
    },
    'attending.feeding.resuming': {
      sees: ({ canAsk }) => (canAsk ? 'In the panel, Turn on notifications.' : LISTENS),
      asks: ({ token }) => ({ feed: { token } }),
    },
    'attending.feeding.listening': ({ canAsk }) => (canAsk ? 'In the panel, Turn on notifications.' : LISTENS),
    'attending.reconnecting': 'The app as before.',
    'attending.over': 'The app as before; nothing is pushed any more.',
    asking: 'The browser’s own question for notifications.',
  },
  steps: {
    'The device gets a token': {
      event: ends('token', answered({ token: 'token-1', canAsk: false })),
      leads: { in: 'makingToken', to: 'registering', now: { token: 'token-1', canAsk: false } },
    },
    'The device takes no push, and the person was not asked yet': {
      event: ends('token', answered({ token: null, canAsk: true })),
      leads: { in: 'makingToken', to: 'attending.feeding.connecting', now: { token: null, canAsk: true } },
      how: 'With FIREBASE_CONFIG set',
    },
    'The token cannot be made': {
      event: ends('token', refused('network')),
      leads: [
        {
          in: 'makingToken',
          if: ({ tries }) => tries < 3,
          to: 'waitingToTry',
          now: ({ tries }) => ({ tries: tries + 1 }),
        },
        { in: 'makingToken', to: 'attending.feeding.connecting' },
      ],
    },
    'A second has passed': {
      event: { type: 'xstate.after.tokenWait.push.waitingToTry' },
      leads: { in: 'waitingToTry', to: 'makingToken' },
    },
    'The server knows the token': {
      event: ends('registering', answered({})),
      leads: { in: 'registering', to: 'attending.feeding.connecting' },
    },
    'The server does not take the token': {
      event: ends('registering', refused('network')),
      // The open client is reached without it.
      leads: { in: 'registering', to: 'attending.feeding.connecting' },
    },
    'The feed opens': {
      event: { type: 'feed.opened' },
      leads: [
        { in: 'attending.feeding.connecting', to: 'attending.feeding.listening', effects: ['push.opened'] },
        {
          in: 'attending.feeding.resuming',
          to: 'attending.feeding.listening',
          now: { losses: 0 },
          effects: ['push.resumed'],
        },
      ],
    },
    'A push arrives': {
      event: { type: 'feed.message', message: pushed },
      only: (_, at) => at.has('attending.feeding.listening'),
      leads: {
        effects: [arrived(pushed), 'notice info: Appointment booked / With Dr. Rao → /order-list'],
        sees: 'A toast with its title and text.',
      },
      how: 'Book a slot from a second device',
    },
    'A call rings': {
      event: { type: 'feed.message', message: ringing },
      only: (_, at) => at.has('attending.feeding.listening'),
      leads: { effects: [arrived(ringing)], sees: 'No toast.' },
    },
    'The connection is lost': {
      event: { type: 'feed.lost' },
      leads: {
        in: feeding,
        to: 'attending.reconnecting',
        now: ({ losses }) => ({ losses: Math.min(2, losses + 1) }),
      },
      how: FEED,
    },
    'The wait is over': {
      event: { type: 'xstate.after.backoff.push.attending.reconnecting' },
      leads: { in: 'attending.reconnecting', to: 'attending.feeding.resuming' },
    },
    'The network is back': {
      event: { type: 'woken' },
      leads: { in: 'attending.reconnecting', to: 'attending.feeding.resuming' },
    },
    'The session ends': {
      event: { type: 'feed.ended' },
      leads: { in: feeding, to: 'attending.over' },
      how: 'Log out on the server',
    },
    'Press Turn on notifications': {
      event: { type: 'allow' },
      leads: {
        in: [...feeding, 'attending.reconnecting', 'attending.over'],
        if: ({ canAsk }) => canAsk,
        to: 'asking',
      },
    },
    'The person allows them': {
      event: ends('asking', answered({ isGranted: true })),
      leads: { in: 'asking', to: 'makingToken', now: { canAsk: false, tries: 0 } },
    },
    'The person refuses them': {
      event: ends('asking', answered({ isGranted: false })),
      leads: { in: 'asking', to: 'attending.feeding.resuming', now: { canAsk: false } },
    },
  },
  canWalk: (words) => !isAskedTwice(words) && !isLostOpen(words),
  delays: { tokenWait: TOKEN_WAIT, backoff: waitAfter(100) },
})
