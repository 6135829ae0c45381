import { requestBellMachine } from '../../../src/machines/providerOrders/requestBell.machine'
import { viewRequestBell } from '../../../src/machines/providerOrders/requestBell.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const RINGS = 'request.rang'
const ring = ({ isOff }: { isOff: boolean }) => (isOff ? [] : [RINGS])
const words = (waiting: number) =>
  waiting === 0 ? 'No dot at Request.' : `A dot at Request; (${waiting}) in the title.`

/** Requests ring on every page of a provider until somebody looks after them: orders.md, 6.1. */
export const requestBellModel = modelOf(requestBellMachine)({
  name: 'requestBell',
  delays: { again: 300_000 },
  facts: (snapshot) => {
    const { waiting, rung, seen } = snapshot.context
    return { ...viewRequestBell(snapshot), isRead: waiting !== null, rung: rung.length, seen: seen.length }
  },
  starts: {
    'Work at a pharmacy': {
      input: { isOff: false },
      to: ['requests.reading', 'bell.quiet'],
      facts: { waiting: 0, isOff: false, isRead: false, rung: 0, seen: 0 },
      how: 'Account 90000 00004, /profile-details',
    },
  },
  states: {
    'requests.reading': { sees: ({ waiting }) => words(waiting), asks: { read: {} } },
    'requests.known': ({ waiting }) => words(waiting),
    'bell.quiet': '',
    'bell.ringing': '',
  },
  steps: {
    'Nothing waits': {
      event: ends('read', answered({ ids: [], count: 0 })),
      leads: [
        {
          in: 'requests.reading',
          if: (_, at) => at.has('bell.ringing'),
          to: ['requests.known', 'bell.quiet'],
          now: { waiting: 0 },
        },
        { in: 'requests.reading', to: 'requests.known', now: { waiting: 0, isRead: true } },
      ],
    },
    'One request waits': {
      event: ends('read', answered({ ids: ['o1'], count: 1 })),
      only: ({ rung, waiting }) => waiting === 0 && rung === 0,
      leads: {
        in: 'requests.reading',
        to: ['requests.known', 'bell.ringing'],
        now: { waiting: 1, rung: 1, isRead: true },
        // What waits when somebody comes rings if nobody looks after it.
        effects: (facts) => (facts.isRead ? ring(facts) : []),
      },
    },
    'A second one waits': {
      event: ends('read', answered({ ids: ['o1', 'o2'], count: 2 })),
      only: ({ waiting }) => waiting === 1,
      leads: {
        in: 'requests.reading',
        to: ['requests.known', 'bell.ringing'],
        now: { waiting: 2, rung: 2 },
        effects: ring,
      },
    },
    'They cannot be read': {
      event: ends('read', refused('offline')),
      leads: { in: 'requests.reading', to: 'requests.known' },
    },
    'An order changes': {
      event: { type: 'order.changed', id: 'o1' },
      leads: { to: 'requests.reading' },
    },
    'Five minutes pass': {
      event: { type: 'xstate.after.again.requestBell.bell.ringing' },
      leads: { in: 'bell.ringing', effects: ring },
    },
    'Look at the orders': {
      event: { type: 'requests.seen' },
      only: ({ waiting, seen }) => waiting > seen,
      leads: { in: 'bell.ringing', to: 'bell.quiet', now: ({ waiting }) => ({ seen: waiting }) },
    },
    'Turn the sound off or on': {
      event: { type: 'sound.turned' },
      leads: {
        now: ({ isOff }) => ({ isOff: !isOff }),
        effects: ({ isOff }) => [`sound.kept {"isOff":${!isOff}}`],
      },
    },
  },
})
