import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { KnownFacts, StatedFacts } from '../../core/members/members'
import { statedFacts } from '../../core/members/facts.rules'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

export interface MemberFactsInput {
  readonly memberId: string
  readonly name: string
}

/** What the family says, and what stood there when the form was opened. */
type Sent = StatedFacts & { readonly id: string; readonly seen: StatedFacts }

interface Context extends MemberFactsInput {
  readonly known: KnownFacts | null
  readonly draft: StatedFacts
  readonly failure: Failure | null
  readonly attempt: Attempt<Sent> | null
}

const NOTHING: StatedFacts = { allergies: [], conditions: [], medicines: [] }

const memberFactsSetup = setup({
  types: {
    context: {} as Context,
    input: {} as MemberFactsInput,
    events: {} as { type: 'changed'; change: Partial<StatedFacts> } | { type: 'save' | 'retry' | 'dismiss' },
    tags: {} as 'loading' | 'saving',
  },
  actors: {
    loadFacts: unplugged<{ readonly id: string }, KnownFacts>('members.facts'),
    save: unplugged<Sent & { readonly key: string }, KnownFacts>('members.saveFacts'),
  },
  guards: outcomes,
  actions: {
    ...outcomeActions,
    assignKnown: assign((_, outcome: Outcome<KnownFacts>) =>
      outcome.ok ? { known: outcome.value, draft: statedFacts(outcome.value.stated), failure: null } : {},
    ),
    change: assign(({ context: { draft } }, change: Partial<StatedFacts>) => ({
      draft: { ...draft, ...change },
      failure: null,
    })),
    beginAttempt: beginAttempt(({ memberId, draft, known }: Context): Sent => ({
      id: memberId,
      ...draft,
      seen: statedFacts(known?.stated ?? []),
    })),
  },
})

const { onOutcome } = outcomeTransitions(memberFactsSetup)

/** Allergies, conditions and medicines of a member as the family says them; what doctors wrote stands beside them. */
export const memberFactsMachine = memberFactsSetup.createMachine({
  id: 'memberFacts',
  context: ({ input }) => ({ ...input, known: null, draft: NOTHING, failure: null, attempt: null }),
  initial: 'loading',
  on: { dismiss: '.dismissed' },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'facts',
        src: 'loadFacts',
        input: ({ context }) => ({ id: context.memberId }),
        onDone: onOutcome('loadFacts', {
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'editing', actions: 'assignKnown' },
        }),
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetFailure' } } },
    editing: {
      on: {
        changed: { actions: { type: 'change', params: ({ event }) => event.change } },
        save: 'saving',
      },
    },
    saving: {
      tags: 'saving',
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'saving',
        src: 'save',
        input: ({ context }) => keyed(context.attempt!),
        onDone: onOutcome('save', {
          refused: { target: 'editing', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'saved', actions: 'notify' },
        }),
      },
    },
    saved: { type: 'final' },
    dismissed: { type: 'final' },
  },
})

export type MemberFactsActor = ActorRefFrom<typeof memberFactsMachine>
