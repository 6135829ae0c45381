import { outcomeTransitions } from '../kit/onOutcome'
import { beginCart, testCartSetup } from './testCart.setup'

const { onOutcome } = outcomeTransitions(testCartSetup)

/**
 * A cart of one centre. What is added or removed waits in a queue and is sent as the whole list it leads to; where
 * another tab was first, the cart is read again and the change is made to what came.
 */
export const testCartMachine = testCartSetup.createMachine({
  id: 'testCart',
  context: ({ input }) => beginCart(input),
  invoke: { id: 'watch', src: 'watch' },
  initial: 'deciding',
  on: {
    'test.added': { actions: [{ type: 'queueAdded', params: ({ event }) => event }, 'report'] },
    'test.removed': { actions: [{ type: 'queueRemoved', params: ({ event }) => event.testId }, 'report'] },
    'centre.wanted': { actions: { type: 'want', params: ({ event }) => event.centre } },
  },
  states: {
    /** A guest's cart is what the tab holds (S1-285). */
    deciding: { always: [{ guard: 'isGuest', target: 'settling' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      on: {
        // Nobody waits for a cart to look at a centre.
        'centre.wanted': {
          actions: [{ type: 'want', params: ({ event }) => event.centre }, 'openCentre', 'forgetWanted'],
        },
      },
      invoke: {
        id: 'load',
        src: 'loadCart',
        input: {},
        onDone: onOutcome('loadCart', {
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'settling', actions: 'keepCart' },
        }),
      },
    },
    failed: {
      tags: 'failed',
      on: {
        retry: 'loading',
        'centre.wanted': {
          actions: [{ type: 'want', params: ({ event }) => event.centre }, 'openCentre', 'forgetWanted'],
        },
        'test.added': { target: 'loading', actions: [{ type: 'queueAdded', params: ({ event }) => event }, 'report'] },
      },
    },
    settling: {
      entry: ['dropSettled', 'report'],
      always: [
        { guard: 'isOther', target: 'asking' },
        { guard: 'hasWanted', target: 'settling', reenter: true, actions: ['openCentre', 'forgetWanted'] },
        { guard: 'hasChanges', target: 'changing' },
        { target: 'holding' },
      ],
    },
    changing: {
      always: [{ guard: 'isGuest', target: 'settling', actions: ['applyLocally', 'keepPicks'] }, { target: 'saving' }],
    },
    holding: {
      on: {
        'test.added': { target: 'settling', actions: { type: 'queueAdded', params: ({ event }) => event } },
        'test.removed': { target: 'settling', actions: { type: 'queueRemoved', params: ({ event }) => event.testId } },
        'centre.wanted': { target: 'settling', actions: { type: 'want', params: ({ event }) => event.centre } },
        clear: { guard: 'hasTests', target: 'confirmingClear' },
        outdated: { guard: 'isPatient', target: 'merging', actions: 'forgetTries' },
      },
    },
    saving: {
      tags: 'saving',
      entry: 'begin',
      invoke: {
        id: 'save',
        src: 'saveCart',
        input: ({ context }) => ({ ...context.attempt!.sent, key: context.attempt!.key }),
        onDone: onOutcome('saveCart', {
          isStale: { target: 'merging', actions: 'settleAttempt' },
          isNotOffered: { target: 'merging', actions: ['settleAttempt', 'dropFirst', 'notifyFailure'] },
          unsettled: { target: 'waiting', actions: ['keepFailure', 'settleAttempt'] },
          refused: { target: 'settling', actions: ['settleAttempt', 'notifyFailure', 'dropChanges'] },
          done: { target: 'saved', actions: ['settleAttempt', 'keepCart'] },
        }),
      },
    },
    saved: { always: { target: 'settling', actions: 'forgetPicks' } },
    /** The answer was lost: the same is sent again under its key, then it is said. */
    waiting: {
      tags: 'saving',
      entry: 'countTry',
      after: {
        again: [
          { guard: 'hasTriesLeft', target: 'saving' },
          { target: 'settling', actions: ['notifyLost', 'dropChanges'] },
        ],
      },
    },
    merging: {
      tags: 'saving',
      invoke: {
        id: 'merge',
        src: 'loadCart',
        input: {},
        onDone: onOutcome('loadCart', {
          refused: { target: 'settling', actions: ['notifyFailure', 'dropChanges'] },
          done: { target: 'merged', actions: 'takeOver' },
        }),
      },
    },
    merged: {
      always: [
        { guard: 'hasTriesLeft', target: 'settling' },
        { target: 'settling', actions: 'dropChanges' },
      ],
    },
    asking: {
      tags: 'switching',
      on: {
        dismiss: { target: 'settling', actions: ['dropChanges', 'forgetPicks'] },
        confirm: 'clearing',
      },
    },
    confirmingClear: { tags: 'confirmingClear', on: { dismiss: 'holding', confirm: 'clearing' } },
    clearing: {
      always: [
        { guard: 'isGuest', target: 'settling', actions: ['emptyLocally', 'keepPicks'] },
        { target: 'emptying' },
      ],
    },
    emptying: {
      tags: 'saving',
      entry: 'beginClear',
      invoke: {
        id: 'clear',
        src: 'saveCart',
        input: ({ context }) => ({ ...context.attempt!.sent, key: context.attempt!.key }),
        onDone: onOutcome('saveCart', {
          isStale: { target: 'merging', actions: 'settleAttempt' },
          refused: { target: 'settling', actions: ['settleAttempt', 'notifyFailure', 'dropChanges'] },
          done: { target: 'settling', actions: ['settleAttempt', 'keepCart'] },
        }),
      },
    },
  },
})
