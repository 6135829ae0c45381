import { orderTrackerMachine } from '../../../src/machines/orders/orderTracker.machine'
import { viewOrderTracker } from '../../../src/machines/orders/orderTracker.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { anOffer } from './providerOrder'

const NOW = 1_795_000_000
const BY_PUSH = 'what its pharmacy does is told by a push'
const closed = {
  id: null as string | null,
  stage: null as string | null,
  revision: 0,
  isOffered: false,
  refusal: null as string | null,
  isOvertaken: false,
}
const shown = { id: anOffer.id, stage: 'asking', revision: 3, isOffered: true, refusal: null, isOvertaken: false }
const REVISED = 'Neem Tree Pharmacy changed M-7 at 10:42 am.'

/** One order as it goes on, and what its patient answers: orders.md, 3.1, "Tracker". */
export const orderTrackerModel = modelOf(orderTrackerMachine)({
  name: 'orderTracker',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { order, tracked, fault, refusal } = viewOrderTracker(snapshot, NOW)
    return {
      id: snapshot.context.id,
      stage: tracked?.order.stage ?? null,
      revision: order !== null && 'revision' in order ? order.revision : 0,
      isOffered: tracked?.offer != null,
      refusal: (fault ?? refusal)?.id ?? null,
      isOvertaken: snapshot.context.failure?.kind === 'conflict',
    }
  },
  starts: {
    'Open My orders': { input: { id: null }, to: 'closed', facts: closed, how: 'Account 90000 00001' },
    'Follow a notice to an order': {
      input: { id: anOffer.id },
      to: 'loading',
      facts: { ...closed, id: anOffer.id },
    },
  },
  states: {
    closed: 'The orders alone.',
    loading: {
      sees: ({ stage }) => (stage === null ? 'Grey shapes where the order will stand.' : 'The order.'),
      asks: { load: { id: anOffer.id } },
    },
    following: ({ isOffered }) =>
      `Where the order stands, what it is, what happened${isOffered ? '; what is asked for and what there is beside each other, Agree and Cancel order' : ''}.`,
    answering: {
      sees: 'The same, and the answer is busy.',
      asks: ({ revision }) => ({ agree: { id: anOffer.id, revision, key: '<key>' } }),
    },
    gone: 'That this order was not found.',
    failed: 'What went wrong, and Try again; what was there stays.',
  },
  steps: {
    'Press Details': {
      event: { type: 'order.opened', id: anOffer.id, order: anOffer },
      only: (_, at) => at.has('closed'),
      leads: { to: 'loading', now: shown },
    },
    'The order arrives': {
      event: ends('load', answered(anOffer)),
      leads: {
        in: 'loading',
        to: 'following',
        now: ({ refusal, isOvertaken }) => ({ ...shown, refusal: isOvertaken ? refusal : null, isOvertaken }),
      },
    },
    'It is nobody’s': {
      event: ends('load', answered(null)),
      leads: {
        in: 'loading',
        to: 'gone',
        now: ({ refusal, isOvertaken }) => ({
          stage: null,
          revision: 0,
          isOffered: false,
          refusal: isOvertaken ? refusal : null,
        }),
      },
    },
    'It cannot be read': {
      event: ends('load', refused('internal')),
      leads: { in: 'loading', to: 'failed', now: { refusal: 'wrong', isOvertaken: false } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading' } },
    'Its pharmacy changes it': {
      nowhere: BY_PUSH,
      event: { type: 'order.changed', id: anOffer.id },
      leads: { in: ['following', 'loading'], to: 'loading' },
    },
    'Press Agree': {
      event: { type: 'agree' },
      leads: {
        in: 'following',
        if: ({ isOffered }) => isOffered,
        to: 'answering',
        now: { refusal: null, isOvertaken: false },
      },
    },
    'The pharmacy is told': {
      event: ends('agree', answered({ ...anOffer, stage: 'accepted', status: 'confirmed', revision: 4 }, 'Told.')),
      leads: {
        in: 'answering',
        to: 'following',
        now: { stage: 'accepted', revision: 4, isOffered: false },
        effects: ['notice good: Told.', 'orders.outdated'],
      },
    },
    'The offer was revised while it was read': {
      event: ends('agree', refused('conflict', REVISED, 'changedMeanwhile')),
      leads: {
        in: 'answering',
        to: 'loading',
        now: { refusal: 'wrong', isOvertaken: true },
        effects: ['orders.outdated'],
      },
    },
    'The answer is lost': {
      event: ends('agree', refused('timeout')),
      leads: { in: 'answering', to: 'following', now: { refusal: 'late' } },
    },
    'Close it': {
      event: { type: 'dismiss' },
      leads: { in: ['following', 'gone', 'failed', 'loading'], to: 'closed', now: closed },
    },
  },
})
