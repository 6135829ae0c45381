import { type ActorRefFrom, assign, setup } from 'xstate'
import type { BlockOf, BlockPlace, PatientBlock } from '../../core/booking/patientBlock'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { emitEffect } from '../kit/effects'

interface Context {
  readonly of: BlockOf
  readonly place: BlockPlace
  readonly block: PatientBlock | null
  readonly failure: Failure | null
  readonly attempt: Attempt<{ patientId: string; isBlocked: boolean; place: BlockPlace }> | null
}

const blockSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'of' | 'place'>,
    events: {} as { type: 'confirm' | 'dismiss' | 'retry' },
    tags: {} as 'loading' | 'failed' | 'busy',
  },
  actors: {
    load: unplugged<BlockOf & Pick<Context, 'place'>, PatientBlock>('booking.patientBlock'),
    save: unplugged<{ patientId: string; isBlocked: boolean; place: BlockPlace; key: string }, PatientBlock>(
      'booking.blockPatient',
    ),
  },
  guards: { ...outcomes },
  actions: {
    ...outcomeActions,
    keepBlock: assign((_, outcome: Outcome<PatientBlock>) =>
      outcome.ok ? { block: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    // It is asked about once it is known.
    beginAttempt: beginAttempt(({ block, place }: Context) => ({
      patientId: block!.patientId,
      isBlocked: !block!.isBlocked,
      place,
    })),
    refreshSchedule: emitEffect({ type: 'schedule.outdated' }),
  },
})

const { onOutcome } = outcomeTransitions(blockSetup)

/** Whether a doctor takes bookings from a patient: asked, and turned around with a yes. */
export const blockPatientMachine = blockSetup.createMachine({
  id: 'blockPatient',
  context: ({ input }) => ({ ...input, block: null, failure: null, attempt: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      on: { dismiss: 'left' },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { of, place } }) => ({ ...of, place }),
        onDone: onOutcome('load', {
          refused: { target: 'failed', actions: 'keepBlock' },
          done: { target: 'asking', actions: 'keepBlock' },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading', dismiss: 'left' } },
    asking: { on: { confirm: 'saving', dismiss: 'left' } },
    saving: {
      tags: 'busy',
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('save', {
          refused: { target: 'asking', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'changed', actions: ['notify', 'refreshSchedule'] },
        }),
      },
    },
    changed: { type: 'final' },
    left: { type: 'final' },
  },
})

export type BlockPatientActor = ActorRefFrom<typeof blockPatientMachine>
