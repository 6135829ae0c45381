import { assign, setup } from 'xstate'
import type { SlotOutlook } from '../../core/booking/slotAlert'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { verificationMachine } from '../kit/verification.machine'
import { emitEffect } from '../kit/effects'

export interface SlotAlertInput {
  readonly doctorId: string
  readonly isGuest: boolean
  /** Asked for before verifying. */
  readonly awaitsSlots: boolean
}

interface Context extends SlotAlertInput {
  /** Null where it could not be loaded: the alert is offered all the same. */
  readonly outlook: SlotOutlook | null
  readonly attempt: Attempt<{ doctorId: string }> | null
  readonly failure: Failure | null
}

const slotAlertSetup = setup({
  types: {
    context: {} as Context,
    input: {} as SlotAlertInput,
    events: {} as { type: 'ask' },
    children: {} as { verification: 'verification' },
    tags: {} as 'loading' | 'asking' | 'set',
  },
  actors: {
    loadOutlook: unplugged<{ doctorId: string }, SlotOutlook>('booking.outlook'),
    ask: unplugged<{ doctorId: string; key: string }, object>('booking.askForAlert'),
    verification: verificationMachine,
  },
  guards: {
    ...outcomes,
    isGuest: ({ context }) => context.isGuest,
    isSet: ({ context }) => context.outlook?.isAlertSet === true,
    wasAskedFor: ({ context }) => context.awaitsSlots && !context.isGuest,
  },
  actions: {
    ...outcomeActions,
    keepOutlook: assign((_, outcome: Outcome<SlotOutlook>) => (outcome.ok ? { outlook: outcome.value } : {})),
    notifyEnded: emitEffect({ type: 'notice', notice: { tone: 'info', text: null, id: 'sessionEnded' } }),
    beginAttempt: beginAttempt(({ doctorId }: Context) => ({ doctorId })),
    noteAsked: assign({ awaitsSlots: false }),
  },
})

const { onOutcome, onKind } = outcomeTransitions(slotAlertSetup)

/** A doctor without free slots: when there are some again, and a notification of it for whoever asks. */
export const slotAlertMachine = slotAlertSetup.createMachine({
  id: 'slotAlert',
  context: ({ input }) => ({ ...input, outlook: null, attempt: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loading',
        src: 'loadOutlook',
        input: ({ context }) => ({ doctorId: context.doctorId }),
        onDone: onOutcome('loadOutlook', {
          refused: { target: 'deciding' },
          done: { target: 'deciding', actions: 'keepOutlook' },
        }),
      },
    },
    deciding: {
      always: [{ guard: 'isSet', target: 'set' }, { guard: 'wasAskedFor', target: 'asking' }, { target: 'offering' }],
    },
    offering: {
      on: { ask: [{ guard: 'isGuest', target: 'awaitingVerification' }, { target: 'asking' }] },
    },
    awaitingVerification: {
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context }) => ({ intent: { _tag: 'AwaitSlots' as const, doctorId: context.doctorId } }),
        // Whoever verified is led to the doctor's page, which asks.
        onDone: onKind('verification', { abandoned: { target: 'offering' } }),
      },
    },
    asking: {
      tags: 'asking',
      entry: ['beginAttempt', 'forgetFailure', 'noteAsked'],
      invoke: {
        id: 'asking',
        src: 'ask',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('ask', {
          unauthenticated: { target: 'awaitingVerification', actions: 'notifyEnded' },
          refused: { target: 'offering', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'set' },
        }),
      },
    },
    set: { tags: 'set' },
  },
})
