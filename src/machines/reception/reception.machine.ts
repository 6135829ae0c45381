import type { ActorRefFrom } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import { receptionSetup, shownClinic, stepAsked } from './reception.setup'

const { onOutcome } = outcomeTransitions(receptionSetup)

/** The reception of a doctor today: who comes, waits and is called, seen as it changes; the last step can be undone. */
export const receptionMachine = receptionSetup.createMachine({
  id: 'reception',
  context: ({ input }) => ({
    ...input,
    clinics: null,
    failure: null,
    asked: null,
    attempt: null,
    undoable: null,
    overtakenBy: null,
    billed: null,
  }),
  on: { 'clinic.chosen': { actions: { type: 'choose', params: ({ event }) => event.clinicId } } },
  type: 'parallel',
  states: {
    queue: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          /** What is on its way may be of before. */
          on: { 'queue.changed': { target: 'loading', reenter: true } },
          invoke: {
            id: 'loading',
            src: 'queue',
            input: {},
            onDone: onOutcome('queue', {
              refused: { target: 'failed', actions: 'keepQueue' },
              done: { target: 'watching', actions: 'keepQueue' },
            }),
          },
        },
        watching: { on: { 'queue.changed': 'settling' }, after: { lookAgain: 'refreshing' } },
        /** Changes come in twos and threes: they are loaded together. */
        settling: { after: { settle: 'refreshing' } },
        refreshing: {
          on: { 'queue.changed': 'settling' },
          after: { silence: 'stale' },
          invoke: {
            id: 'refreshing',
            src: 'queue',
            input: {},
            onDone: onOutcome('queue', {
              refused: { target: 'stale', actions: 'keepQueue' },
              done: { target: 'watching', actions: 'keepQueue' },
            }),
          },
        },
        /** What is shown may be old, which the page says; it stays, and so does what can be done with it. */
        stale: {
          tags: 'stale',
          on: { 'queue.changed': 'again', retry: 'again' },
          after: { silence: 'again' },
        },
        again: {
          tags: 'stale',
          on: { 'queue.changed': { target: 'again', reenter: true } },
          after: { silence: 'stale' },
          invoke: {
            id: 'again',
            src: 'queue',
            input: {},
            onDone: onOutcome('queue', {
              refused: { target: 'stale', actions: 'keepQueue' },
              done: { target: 'watching', actions: 'keepQueue' },
            }),
          },
        },
        failed: { tags: 'failed', on: { retry: 'loading' } },
      },
    },
    undo: {
      initial: 'nothing',
      states: {
        nothing: { entry: 'forgetUndo', on: { 'undo.offered': 'offered' } },
        offered: {
          tags: 'undoable',
          on: { 'undo.offered': { target: 'offered', reenter: true }, 'undo.gone': 'nothing' },
          after: { undoFor: 'nothing' },
        },
      },
    },
    work: {
      initial: 'open',
      states: {
        open: {
          initial: 'ready',
          on: {
            'step.taken': {
              target: 'stepping',
              actions: { type: 'ask', params: ({ context, event: { id, step } }) => stepAsked(context, id, step) },
            },
            'next.called': { guard: 'hasClinic', target: 'calling', actions: 'askNext' },
            undo: { guard: 'hasUndoable', target: 'undoing', actions: 'askUndo' },
            'step.takenBack': {
              target: 'undoing',
              actions: { type: 'ask', params: ({ event: { id, step } }) => ({ id, undone: step }) },
            },
            'room.kept': {
              guard: 'hasClinic',
              target: 'keepingRoom',
              actions: {
                type: 'ask',
                params: ({ context, event }) => ({ clinicId: shownClinic(context)!.clinicId, room: event.room }),
              },
            },
            'bill.opened': { target: 'billing', actions: { type: 'openBill', params: ({ event }) => event.entry } },
          },
          states: {
            ready: {},
            /** Somebody else had called: whom, is shown to both. */
            overtaken: { tags: 'overtaken', on: { dismiss: 'ready' }, after: { overtakenFor: 'ready' } },
          },
        },
        stepping: {
          tags: 'busy',
          invoke: {
            id: 'stepping',
            src: 'step',
            input: ({ context: { asked, attempt } }) => ({
              ...(asked as { id: string; step: 'arrive' }),
              key: attempt?.key ?? '',
            }),
            onDone: onOutcome('step', {
              refused: { target: 'open', actions: ['settleAttempt', 'notify', 'loadAgain'] },
              done: { target: 'open', actions: ['settleAttempt', 'mergeStep', 'offerUndo', 'loadAgain'] },
            }),
          },
        },
        calling: {
          tags: 'busy',
          invoke: {
            id: 'calling',
            src: 'callNext',
            input: ({ context: { asked, attempt } }) => ({
              ...(asked as { clinicId: string; calls: number }),
              key: attempt?.key ?? '',
            }),
            onDone: onOutcome('callNext', {
              refused: { target: 'open', actions: ['settleAttempt', 'notify', 'loadAgain'] },
              isOvertaken: {
                target: 'open.overtaken',
                actions: ['settleAttempt', 'mergeCall', 'keepOvertaken', 'loadAgain'],
              },
              done: { target: 'open', actions: ['settleAttempt', 'mergeCall', 'offerUndo', 'loadAgain'] },
            }),
          },
        },
        undoing: {
          tags: 'busy',
          invoke: {
            id: 'undoing',
            src: 'undo',
            input: ({ context: { asked, attempt } }) => {
              const { id, undone } = asked as { id: string; undone: 'arrive' }
              return { id, step: undone, key: attempt?.key ?? '' }
            },
            onDone: onOutcome('undo', {
              refused: { target: 'open', actions: ['settleAttempt', 'notify', 'endUndo', 'loadAgain'] },
              done: { target: 'open', actions: ['settleAttempt', 'notify', 'mergeUndone', 'endUndo', 'loadAgain'] },
            }),
          },
        },
        keepingRoom: {
          tags: 'busy',
          invoke: {
            id: 'keepingRoom',
            src: 'setRoom',
            input: ({ context: { asked, attempt } }) => ({
              ...(asked as { clinicId: string; room: string }),
              key: attempt?.key ?? '',
            }),
            onDone: onOutcome('setRoom', {
              refused: { target: 'open', actions: ['settleAttempt', 'notify'] },
              done: { target: 'open', actions: ['settleAttempt', 'notify', 'loadAgain'] },
            }),
          },
        },
        billing: {
          invoke: {
            id: 'billing',
            src: 'bill',
            input: ({ context }) => ({ entry: context.billed! }),
            onDone: { target: 'open', actions: 'loadAgain' },
          },
        },
      },
    },
  },
})

export type ReceptionActor = ActorRefFrom<typeof receptionMachine>
