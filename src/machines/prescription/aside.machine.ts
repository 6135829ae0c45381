import { type ActorRefFrom, emit, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { KnownFacts, WrittenFacts } from '../../core/members/members'
import type { FavouriteLine, OwnSentence } from '../../core/prescription/prescription'
import type { Attempt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import type { Kept } from './prescription.context'
import { toParent } from '../kit/toParent'

/** What is saved beside a prescription, at once and for the next one too. */
export type Aside =
  | { readonly kind: 'facts'; readonly facts: WrittenFacts }
  | { readonly kind: 'favourite'; readonly favourite: FavouriteLine }
  | { readonly kind: 'favouriteDropped'; readonly alias: string }
  | { readonly kind: 'sentence'; readonly sentence: Omit<OwnSentence, 'id'> }
  | { readonly kind: 'sentenceDropped'; readonly id: string }
  /** What could not be loaded with the page. */
  | { readonly kind: 'loaded'; readonly kept: Kept }

/** It as the server has it now: a new sentence with its id. */
export type SavedAside =
  | Exclude<Aside, { kind: 'facts' | 'sentence' | 'loaded' }>
  | { readonly kind: 'facts'; readonly facts: KnownFacts }
  | { readonly kind: 'loaded'; readonly kept: 'favourites'; readonly all: readonly FavouriteLine[] }
  | { readonly kind: 'loaded'; readonly kept: 'sentences'; readonly all: readonly OwnSentence[] }
  | { readonly kind: 'sentence'; readonly sentence: OwnSentence }

interface Context {
  readonly bookingId: string
  readonly attempt: Attempt<Aside> | null
  readonly failure: Failure | null
}

const asideSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'bookingId'>,
    events: {} as { type: 'save'; aside: Aside } | { type: 'dismiss' },
    emitted: {} as { type: 'saved' },
    tags: {} as 'sending',
  },
  actors: {
    save: unplugged<{ bookingId: string; aside: Aside; key: string }, SavedAside, string>('prescription.aside'),
  },
  guards: { ...outcomes },
  actions: {
    ...outcomeActions,
    beginAttempt: beginAttempt((_: Context, aside: Aside) => aside),
    report: toParent((_, outcome: Outcome<SavedAside, string>) => ({
      type: 'aside.saved',
      saved: outcome.ok ? outcome.value : null,
    })),
    emitSaved: emit({ type: 'saved' }),
  },
})

const { onOutcome } = outcomeTransitions(asideSetup)

/** Saves what is known of the patient, favourite lines and own sentences, while the prescription is written. */
export const prescriptionAsideMachine = asideSetup.createMachine({
  id: 'prescriptionAside',
  context: ({ input }) => ({ ...input, attempt: null, failure: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        save: {
          target: 'saving',
          actions: [{ type: 'beginAttempt', params: ({ event }) => event.aside }, 'forgetFailure'],
        },
        dismiss: { actions: 'forgetFailure' },
      },
    },
    saving: {
      tags: 'sending',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { bookingId, attempt } }) => ({ bookingId, aside: attempt!.sent, key: attempt!.key }),
        onDone: onOutcome('save', {
          refused: { target: 'resting', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'resting', actions: ['settleAttempt', 'report', 'emitSaved', 'notify'] },
        }),
      },
    },
  },
})

export type AsideActor = ActorRefFrom<typeof prescriptionAsideMachine>
