import { type ActorRefFrom, assign, setup } from 'xstate'
import type { CodeOf } from '../../core/kit/endpoint'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { OwnProfile, ProfileText } from '../../core/doctors/profile'
import type { profileApi } from '../../core/doctors/profile.api'
import { faultsOf, formOf, type ProfileForm, textOf, toggledIn } from '../../core/doctors/profile.rules'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { supersededBy, unsaved } from '../kit/save'

interface Context {
  readonly own: OwnProfile | null
  readonly form: ProfileForm | null
  readonly failure: Failure | null
  readonly attempt: Attempt<Save> | null
  /** What is wrong is said once Save was pressed. */
  readonly isChecked: boolean
}

type Save = ProfileText & { readonly revision: number }
type List = 'languages' | 'expertise' | 'tags'

const saveOf = ({ own, form }: Context): Save | null => own && form && { ...textOf(form), revision: own.revision }

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const profileSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'typed'; change: Partial<Pick<ProfileForm, 'about' | 'fee'>> }
      | { type: 'entry.toggled'; list: List; entry: string }
      | { type: 'edit' | 'save' | 'discard' | 'retry' }
      /** Somebody else saved it: their profile with what was written here, or theirs alone. */
      | { type: 'localDraft.kept' | 'remote.taken' },
    tags: {} as 'loading' | 'failed' | 'editing' | 'saving' | 'superseded',
  },
  actors: {
    load: unplugged<object, OwnProfile>('profile.own'),
    save: unplugged<Save & { key: string }, OwnProfile, CodeOf<typeof profileApi.save>>('profile.save'),
  },
  guards: {
    ...outcomes,
    canEdit: ({ context: { own } }) => own?.canEdit === true,
    isUnchanged: ({ context: { own, form } }) => own !== null && isSame(formOf(own), form),
    isFlawless: ({ context: { form } }) => form !== null && faultsOf(form).length === 0,
    isSuperseded: supersededBy<typeof profileApi.save>('profileChanged'),
  },
  actions: {
    ...outcomeActions,
    keepOwn: assign((_, outcome: Outcome<OwnProfile>) =>
      outcome.ok ? { own: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    openForm: assign(({ context: { own } }) => ({ form: own && formOf(own), isChecked: false, failure: null })),
    closeForm: assign({ form: null, isChecked: false, failure: null }),
    type: assign(({ context: { form } }, change: Partial<ProfileForm>) => ({
      form: form && { ...form, ...change },
      failure: null,
    })),
    toggle: assign(({ context: { form } }, { list, entry }: { list: List; entry: string }) => ({
      form: form && { ...form, [list]: toggledIn(form[list], entry) },
      failure: null,
    })),
    check: assign({ isChecked: true }),
    // The form is open while it is saved.
    beginAttempt: beginAttempt((context: Context) => saveOf(context)!),
  },
})

const { onOutcome } = outcomeTransitions(profileSetup)

/** The profile of a doctor as patients see it, edited by the doctor, read by a junior. */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  context: { own: null, form: null, failure: null, attempt: null, isChecked: false },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loading',
        src: 'load',
        input: {},
        onDone: onOutcome('load', {
          refused: { target: 'failed', actions: 'keepOwn' },
          done: { target: 'reading', actions: 'keepOwn' },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    reading: { on: { edit: { guard: 'canEdit', target: 'editing', actions: 'openForm' } } },
    editing: {
      tags: 'editing',
      on: {
        typed: { actions: { type: 'type', params: ({ event }) => event.change } },
        'entry.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        discard: { target: 'reading', actions: 'closeForm' },
        save: [
          { guard: 'isUnchanged', target: 'reading', actions: 'closeForm' },
          { guard: 'isFlawless', target: 'saving' },
          { actions: 'check' },
        ],
      },
    },
    saving: {
      tags: ['editing', 'saving'],
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'saving',
        src: 'save',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('save', {
          ...unsaved({ superseded: 'superseded', refused: 'editing' }),
          done: { target: 'reading', actions: ['settleAttempt', 'keepOwn', 'closeForm', 'notify'] },
        }),
      },
    },
    /** Somebody saved it elsewhere meanwhile: what was written here stays until one of the two is chosen. */
    superseded: {
      tags: ['editing', 'superseded'],
      on: {
        'localDraft.kept': { target: 'reloading', actions: 'forgetFailure' },
        'remote.taken': { target: 'loading', actions: 'closeForm' },
      },
    },
    reloading: {
      tags: ['editing', 'saving'],
      invoke: {
        id: 'reloading',
        src: 'load',
        input: {},
        onDone: onOutcome('load', {
          refused: { target: 'superseded', actions: 'keepOwn' },
          done: { target: 'editing', actions: 'keepOwn' },
        }),
      },
    },
  },
})

export type ProfileActor = ActorRefFrom<typeof profileMachine>
