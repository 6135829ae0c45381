import type { ActorRefFrom } from 'xstate'
import { dayOf } from '../../core/kit/dates'
import { rangeOf, STRIP_DAYS } from '../../core/schedule/schedule.rules'
import { keyed } from '../kit/attempt'
import { outcomeTransitions } from '../kit/onOutcome'
import { clinicDaySetup } from './clinicDay.setup'

const { onOutcome } = outcomeTransitions(clinicDaySetup)

/** The appointments at a clinic, day by day, as its desk sees them come, and what the desk does with those of today. */
export const clinicDayMachine = clinicDaySetup.createMachine({
  id: 'clinicDay',
  context: ({ input }) => ({
    from: dayOf(input.now),
    day: dayOf(input.now),
    days: null,
    failure: null,
    step: null,
    undo: null,
    billed: null,
  }),
  on: { 'day.chosen': { actions: { type: 'choose', params: ({ event }) => event.day } } },
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          /** What is on its way may be of before. */
          on: { 'schedule.changed': { target: 'loading', reenter: true } },
          invoke: {
            id: 'list',
            src: 'list',
            input: ({ context }) => rangeOf(context.from, STRIP_DAYS),
            onDone: onOutcome('list', {
              refused: { target: 'failed', actions: 'keep' },
              done: { target: 'shown', actions: 'keep' },
            }),
          },
        },
        shown: { on: { 'schedule.changed': 'loading' }, after: { lookAgain: 'loading' } },
        /** What is shown may be old; it stays, and so does what can be done with it. */
        failed: {
          tags: 'failed',
          on: { retry: 'loading', 'schedule.changed': 'loading' },
          after: { lookAgain: 'loading' },
        },
      },
    },
    work: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'step.taken': {
              target: 'stepping',
              actions: { type: 'beginStep', params: ({ event: { id, step } }) => ({ id, step }) },
            },
            'step.takenBack': {
              target: 'undoing',
              actions: { type: 'beginUndo', params: ({ event: { id, step } }) => ({ id, step }) },
            },
            'bill.opened': { target: 'billing', actions: { type: 'openBill', params: ({ event }) => event.entry } },
          },
        },
        stepping: {
          tags: 'busy',
          invoke: {
            id: 'stepping',
            src: 'step',
            input: ({ context: { step } }) => keyed(step!),
            onDone: onOutcome('step', {
              refused: { target: 'ready', actions: ['settleStep', 'notify', 'loadAgain'] },
              done: { target: 'ready', actions: ['settleStep', 'merge', 'loadAgain'] },
            }),
          },
        },
        undoing: {
          tags: 'busy',
          invoke: {
            id: 'undoing',
            src: 'undo',
            input: ({ context: { undo } }) => keyed(undo!),
            onDone: onOutcome('undo', {
              refused: { target: 'ready', actions: ['settleUndo', 'notify', 'loadAgain'] },
              done: { target: 'ready', actions: ['settleUndo', 'notify', 'merge', 'loadAgain'] },
            }),
          },
        },
        billing: {
          invoke: {
            id: 'billing',
            src: 'bill',
            input: ({ context }) => ({ entry: context.billed! }),
            onDone: { target: 'ready', actions: 'loadAgain' },
          },
        },
      },
    },
  },
})

export type ClinicDayActor = ActorRefFrom<typeof clinicDayMachine>
