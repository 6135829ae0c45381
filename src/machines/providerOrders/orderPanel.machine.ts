import type { ActorRefFrom } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import { beginPanel, orderPanelSetup } from './orderPanel.setup'

const { onOutcome } = outcomeTransitions(orderPanelSetup)

/** A form is closed as soon as the order takes no more what it is for. */
const PAST = { guard: 'isPast', target: 'resting', actions: 'noteClosed' } as const

/** One order of a provider: read, and moved on by whoever works there, one act at a time. What is typed outlives a refusal. */
export const orderPanelMachine = orderPanelSetup.createMachine({
  id: 'orderPanel',
  context: ({ input }) => beginPanel(input),
  invoke: {
    id: 'reports',
    src: 'reports',
    input: ({ context: { id } }) => ({ orderId: id }),
  },
  type: 'parallel',
  states: {
    order: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isKnown', target: 'shown' }, { target: 'loading' }] },
        loading: {
          tags: 'loading',
          /** What is on its way may be of before. */
          on: {
            'order.changed': {
              guard: { type: 'isThis', params: ({ event }) => event },
              target: 'loading',
              reenter: true,
            },
          },
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context: { id, kind } }) => ({ id, kind }),
            onDone: onOutcome('read', {
              refused: { target: 'failed', actions: 'keepOrder' },
              done: { target: 'shown', actions: 'keepOrder' },
            }),
          },
        },
        failed: { tags: 'failed', on: { retry: 'loading' } },
        shown: {
          on: {
            'order.changed': { guard: { type: 'isThis', params: ({ event }) => event }, target: 'rereading' },
          },
        },
        /** What is shown stays; where it cannot be read again it is of before until the next change. */
        rereading: {
          on: {
            'order.changed': {
              guard: { type: 'isThis', params: ({ event }) => event },
              target: 'rereading',
              reenter: true,
            },
          },
          invoke: {
            id: 'reread',
            src: 'read',
            input: ({ context: { id, kind } }) => ({ id, kind }),
            onDone: onOutcome('read', {
              refused: { target: 'shown' },
              done: { target: 'shown', actions: ['keepOrder', 'tellBoard'] },
            }),
          },
        },
      },
    },
    /** What this pharmacy billed last: asked for once, with the first bill that is written here. */
    lastBills: {
      initial: 'unknown',
      states: {
        unknown: {
          on: {
            'act.wanted': {
              guard: { type: 'billsMedicines', params: ({ event }) => event.act },
              target: 'asking',
            },
          },
        },
        asking: {
          invoke: {
            id: 'lastBills',
            src: 'lastBills',
            input: {},
            onDone: onOutcome('lastBills', {
              refused: { target: 'unknown' },
              done: { target: 'known', actions: 'keepLastBills' },
            }),
          },
        },
        known: {},
      },
    },
    doing: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'act.wanted': [
              {
                guard: { type: 'needsReason', params: ({ event }) => event.act },
                target: 'givingReason',
                actions: { type: 'chooseAct', params: ({ event }) => event.act },
              },
              {
                guard: { type: 'needsOffer', params: ({ event }) => event.act },
                target: 'offering',
                actions: { type: 'chooseAct', params: ({ event }) => event.act },
              },
              {
                guard: { type: 'needsForm', params: ({ event }) => event.act },
                target: 'billing',
                actions: { type: 'chooseAct', params: ({ event }) => event.act },
              },
              {
                guard: 'isKnown',
                target: 'acting',
                actions: { type: 'chooseAct', params: ({ event }) => event.act },
              },
            ],
          },
        },
        givingReason: {
          tags: 'reasoning',
          always: PAST,
          on: {
            'reason.chosen': { actions: { type: 'chooseReason', params: ({ event }) => event.reason } },
            'words.typed': { actions: { type: 'typeWords', params: ({ event }) => event.text } },
            'mistake.marked': { actions: 'markMistake' },
            'day.chosen': { actions: { type: 'chooseDay', params: ({ event }) => event.day } },
            'return.typed': { actions: { type: 'typeReturn', params: ({ event }) => event } },
            'test.marked': { actions: { type: 'markTest', params: ({ event }) => event.id } },
            'order.changed': { guard: { type: 'isThis', params: ({ event }) => event }, actions: 'noteChange' },
            confirm: { guard: 'hasReason', target: 'acting' },
            dismiss: { target: 'resting', actions: 'forgetChange' },
          },
        },
        offering: {
          tags: 'offering',
          always: PAST,
          on: {
            'quantity.typed': { actions: { type: 'typeQuantity', params: ({ event }) => event } },
            'words.typed': { actions: { type: 'typeWords', params: ({ event }) => event.text } },
            'order.changed': { guard: { type: 'isThis', params: ({ event }) => event }, actions: 'noteChange' },
            send: [{ guard: 'hasOffer', target: 'acting' }, { actions: 'noteNoOffer' }],
            dismiss: { target: 'resting', actions: 'forgetChange' },
          },
        },
        billing: {
          tags: 'billing',
          always: PAST,
          on: {
            'field.typed': { actions: { type: 'type', params: ({ event }) => event } },
            'lines.changed': { actions: { type: 'changeLines', params: ({ event }) => event.change } },
            'unscheduled.stated': {
              actions: { type: 'stateUnscheduled', params: ({ event }) => event.isUnscheduled },
            },
            'discount.entered': { actions: 'enterDiscount' },
            'discount.left': { actions: 'leaveDiscount' },
            'method.chosen': { actions: { type: 'chooseMethod', params: ({ event }) => event.method } },
            'order.changed': { guard: { type: 'isThis', params: ({ event }) => event }, actions: 'noteChange' },
            send: [{ guard: 'isWhole', target: 'deciding' }, { actions: 'noteMissing' }],
            dismiss: { target: 'resting', actions: 'forgetChange' },
          },
        },
        deciding: { always: [{ guard: 'isCompleting', target: 'confirming' }, { target: 'acting' }] },
        /** Completing is asked once more: it cannot be taken back. */
        confirming: {
          tags: ['billing', 'confirming'],
          always: PAST,
          on: {
            // What is said to have changed is looked at before it is completed.
            'order.changed': {
              guard: { type: 'isThis', params: ({ event }) => event },
              target: 'billing',
              actions: 'noteChange',
            },
            confirm: 'acting',
            dismiss: 'billing',
          },
        },
        acting: {
          tags: 'busy',
          entry: ['beginAttempt', 'forgetFailure'],
          invoke: {
            id: 'act',
            src: 'act',
            input: ({ context: { attempt, kind } }) => ({ ...attempt!.sent, kind, key: attempt!.key }),
            onDone: onOutcome('act', {
              isOvertaken: { target: 'goingBack', actions: ['settleAttempt', 'keepOvertaken', 'tellBoard'] },
              refused: { target: 'goingBack', actions: ['settleAttempt', 'keepRefusal'] },
              done: { target: 'resting', actions: ['settleAttempt', 'keepDone', 'notify', 'tellBoard'] },
            }),
          },
        },
        /** To where it was sent from, where the order still takes it: what was typed is still there. */
        goingBack: {
          always: [
            { guard: 'isPast', target: 'resting' },
            { guard: 'isReasoned', target: 'givingReason' },
            { guard: 'isOffering', target: 'offering' },
            { guard: 'isFormed', target: 'billing' },
            { target: 'resting' },
          ],
        },
      },
    },
  },
})

export type OrderPanelActor = ActorRefFrom<typeof orderPanelMachine>
