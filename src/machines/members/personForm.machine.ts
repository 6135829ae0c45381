import { assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { MemberForm, PersonDraft } from '../../core/members/members'
import { ageFault, ageTyped } from '../../core/members/members.rules'
import { type Attempt, attemptAfter, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'

export const EMPTY_PERSON: PersonDraft = { name: '', age: '', gender: null, isDefault: false }

/** Saved, with the id of who was saved when it is a member; unsettled when nobody knows whether somebody was. */
export type PersonOutput =
  | { readonly kind: 'saved'; readonly id: string | null; readonly name: string }
  | { readonly kind: 'unsettled' }
  | { readonly kind: 'dismissed' }

const isComplete = (draft: PersonDraft): boolean =>
  draft.name.trim() !== '' && ageFault(draft.age) === null && draft.gender !== null

/** Whether it was asked if somebody of the same name is meant to be added once more; saving again is the answer. */
export const isAskedAgain = ({ failure }: { readonly failure: Failure | null }): boolean =>
  failure?.code === 'memberExists'

const personFormSetup = setup({
  types: {
    context: {} as {
      readonly id: string | null
      readonly draft: PersonDraft
      readonly attempt: Attempt | null
      readonly touched: boolean
      readonly failure: Failure | null
      readonly output: PersonOutput
    },
    /** Of somebody who is known already, their id. */
    input: {} as { readonly draft: PersonDraft; readonly id: string | null },
    output: {} as PersonOutput,
    events: {} as { type: 'changed'; change: Partial<PersonDraft> } | { type: 'save' } | { type: 'dismiss' },
    tags: {} as 'busy',
  },
  actors: {
    savePerson: unplugged<MemberForm & { id: string | null; isAnother?: boolean; key: string }, { id: string | null }>(
      'members.savePerson',
    ),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context.draft),
    isThere: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.code === 'memberExists',
    ...outcomes,
  },
  actions: {
    ...outcomeActions,
    change: assign(({ context }, change: Partial<PersonDraft>) => ({
      draft: { ...context.draft, ...change },
      failure: null,
    })),
    pointOut: assign({ touched: true }),
    beginAttempt: assign(({ context }) => ({
      attempt: attemptAt({ ...context.draft, isAnother: isAskedAgain(context) }, context.attempt),
    })),
    keepFailure: assign(({ context }, outcome: Outcome<unknown>) => {
      if (outcome.ok) return {}
      const attempt = attemptAfter(context.attempt, outcome)
      return { attempt, failure: outcome.failure, ...(attempt ? { output: { kind: 'unsettled' as const } } : {}) }
    }),
    keepSaved: assign(({ context }, outcome: Outcome<{ id: string | null }>) =>
      outcome.ok ? { output: { kind: 'saved' as const, id: outcome.value.id, name: context.draft.name.trim() } } : {},
    ),
    /** Whoever opens the form may keep what is typed for a reload. */
    keepTyped: () => undefined,
    dropTyped: () => undefined,
  },
})

const { onOutcome } = outcomeTransitions(personFormSetup)

/** Name, age and gender of a person: a new member, one of whom something is missing, or the patient's own profile. */
export const personFormMachine = personFormSetup.createMachine({
  id: 'personForm',
  context: ({ input }) => ({
    id: input.id,
    draft: input.draft,
    attempt: null,
    touched: false,
    failure: null,
    output: { kind: 'dismissed' },
  }),
  output: ({ context }) => context.output,
  initial: 'editing',
  states: {
    editing: {
      on: {
        changed: { actions: [{ type: 'change', params: ({ event }) => event.change }, 'keepTyped'] },
        save: [{ guard: 'isComplete', target: 'saving' }, { actions: 'pointOut' }],
        dismiss: 'dismissed',
      },
    },
    saving: {
      tags: 'busy',
      entry: 'beginAttempt',
      invoke: {
        id: 'saving',
        src: 'savePerson',
        input: ({ context: { id, draft, attempt, failure } }) => ({
          id,
          name: draft.name.trim(),
          age: ageTyped(draft.age) ?? 0,
          gender: draft.gender ?? 'Male',
          isDefault: draft.isDefault,
          ...(isAskedAgain({ failure }) && { isAnother: true }),
          key: attempt!.key,
        }),
        onDone: onOutcome('savePerson', {
          isThere: { target: 'editing', actions: 'keepFailure' },
          refused: { target: 'editing', actions: ['keepFailure', 'notify'] },
          done: { target: 'saved', actions: ['keepSaved', 'notify'] },
        }),
      },
    },
    saved: { type: 'final', entry: 'dropTyped' },
    dismissed: { type: 'final' },
  },
})
