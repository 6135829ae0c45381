import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Outcome } from '../../core/kit/outcome'
import type { QueuePosition } from '../../core/reception/reception'
import { QUEUE_AGAIN, SETTLE, SILENT_FOR } from '../../core/reception/reception.rules'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import type { QueueChanged } from './reception.events'

const liveQueueSetup = setup({
  types: {
    context: {} as {
      readonly isPatient: boolean
      /** By appointment; null until they are known, and when they are not any more. */
      readonly places: readonly QueuePosition[] | null
    },
    input: {} as { readonly isPatient: boolean },
    events: {} as QueueChanged,
  },
  actors: { positions: unplugged<object, readonly QueuePosition[]>('reception.positions') },
  delays: { settle: SETTLE, lookAgain: QUEUE_AGAIN, silence: SILENT_FOR },
  guards: {
    ...outcomes,
    isPatient: ({ context }) => context.isPatient,
    isInQueue: ({ context }) => (context.places ?? []).some(({ liveQueue }) => liveQueue !== null),
  },
  actions: {
    keep: assign((_, outcome: Outcome<readonly QueuePosition[]>) => ({ places: outcome.ok ? outcome.value : [] })),
  },
})

const { onOutcome } = outcomeTransitions(liveQueueSetup)

/** How many people are before a patient, as the queue moves. A number that may be old is not shown. */
export const liveQueueMachine = liveQueueSetup.createMachine({
  id: 'liveQueue',
  context: ({ input }) => ({ ...input, places: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isPatient', target: 'loading' }, { target: 'nobody' }] },
    nobody: {},
    loading: {
      on: { 'queue.changed': 'settling' },
      invoke: {
        id: 'positions',
        src: 'positions',
        input: {},
        onDone: onOutcome('positions', {
          refused: { target: 'unknown', actions: 'keep' },
          done: { target: 'known', actions: 'keep' },
        }),
      },
    },
    known: {
      on: { 'queue.changed': 'settling' },
      after: { lookAgain: { guard: 'isInQueue', target: 'loading' } },
    },
    settling: { after: { settle: 'loading' } },
    unknown: { on: { 'queue.changed': 'settling' }, after: { silence: 'loading' } },
  },
})

export type LiveQueueActor = ActorRefFrom<typeof liveQueueMachine>
