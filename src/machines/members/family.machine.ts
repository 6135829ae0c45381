import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { MAIN_PROFILE, type Member, type PatientProfile, type ProfileForm } from '../../core/members/members'
import { isProfileComplete } from '../../core/members/members.rules'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { draftOf } from './member.draft'
import { memberFactsMachine } from './memberFacts.machine'
import { memberPhotoMachine } from './memberPhoto.machine'
import { mobileChangeMachine, type MobileChangeOutput } from './mobileChange.machine'
import { EMPTY_PERSON, personFormMachine } from './personForm.machine'

export interface FamilyInput {
  /** Whose form is opened at once: a member's id or the main profile; null for the list. */
  readonly opened: string | null
}

interface Context extends FamilyInput {
  readonly members: readonly Member[]
  /** The member whose form is open, or opens. */
  readonly memberId: string | null
  /** What the patient's own profile says, as it is edited. */
  readonly profile: PatientProfile | null
  readonly failure: Failure | null
}

const openedMember = ({ members, memberId }: Context): Member | undefined => members.find(({ id }) => id === memberId)

const askedFor = (members: readonly Member[], opened: string): Member | undefined =>
  members.find(({ id, isDefault }) => (opened === MAIN_PROFILE ? isDefault : id === opened))

const formOf = ({ name, age, gender }: PatientProfile): ProfileForm => ({
  name: name ?? '',
  age: age ?? 0,
  gender: gender ?? 'Male',
})

const familySetup = setup({
  types: {
    context: {} as Context,
    input: {} as FamilyInput,
    events: {} as
      | { type: 'member.opened' | 'facts.opened' | 'photo.opened'; memberId: string }
      | { type: 'add' | 'retry' | 'close' | 'number.changing' },
    children: {} as { facts: 'facts'; photo: 'photo'; person: 'person'; own: 'ownProfile'; number: 'number' },
    tags: {} as 'busy' | 'failed' | 'opening' | 'number',
  },
  actors: {
    loadMembers: unplugged<object, readonly Member[]>('members.list'),
    loadProfile: unplugged<object, PatientProfile>('members.profile'),
    facts: memberFactsMachine,
    photo: memberPhotoMachine,
    person: personFormMachine,
    ownProfile: personFormMachine,
    number: mobileChangeMachine,
  },
  guards: {
    /** A number is saved with the profile, which has to be whole. */
    isComplete: ({ context }) => context.profile !== null && isProfileComplete(context.profile),
    isAsked: ({ context: { opened } }, outcome: Outcome<readonly Member[]>) =>
      outcome.ok && opened !== null && askedFor(outcome.value, opened) !== undefined,
    isMain: ({ context }) => openedMember(context)?.isDefault === true,
    ...outcomes,
  },
  actions: {
    ...outcomeActions,
    assignMembers: assign((_, outcome: Outcome<readonly Member[]>) => (outcome.ok ? { members: outcome.value } : {})),
    assignProfile: assign((_, outcome: Outcome<PatientProfile>) => (outcome.ok ? { profile: outcome.value } : {})),
    assignOpened: assign((_, memberId: string) => ({ memberId })),
    assignNumber: assign(({ context }, output: MobileChangeOutput) =>
      output.kind === 'changed'
        ? { members: context.members.map((each) => (each.isDefault ? { ...each, mobileNo: output.mobileNo } : each)) }
        : {},
    ),
    openAsked: assign(({ context: { members, opened } }) => ({
      memberId: askedFor(members, opened ?? MAIN_PROFILE)?.id ?? null,
      opened: null,
    })),
    forgetOpened: assign({ memberId: null, profile: null }),
  },
})

const { onOutcome, onKind } = outcomeTransitions(familySetup)

/** A patient's family: who is in it, somebody new, and the form of each; that of the main profile is the patient's own. */
export const familyMachine = familySetup.createMachine({
  id: 'family',
  context: ({ input }) => ({ ...input, members: [], memberId: null, profile: null, failure: null }),
  initial: 'loading',
  on: { close: '.closed' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'members',
        src: 'loadMembers',
        input: {},
        onDone: onOutcome('loadMembers', {
          refused: { target: 'failed', actions: 'keepFailure' },
          isAsked: { target: 'opening', actions: ['assignMembers', 'keepFailure', 'openAsked'] },
          done: { target: 'listing', actions: ['assignMembers', 'keepFailure'] },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    listing: {
      entry: 'forgetOpened',
      on: {
        'member.opened': {
          target: 'opening',
          actions: { type: 'assignOpened', params: ({ event }) => event.memberId },
        },
        'facts.opened': { target: 'facts', actions: { type: 'assignOpened', params: ({ event }) => event.memberId } },
        'photo.opened': { target: 'photo', actions: { type: 'assignOpened', params: ({ event }) => event.memberId } },
        add: 'adding',
      },
    },
    facts: {
      invoke: {
        id: 'facts',
        src: 'facts',
        input: ({ context }) => ({ memberId: context.memberId!, name: openedMember(context)?.name ?? '' }),
        onDone: 'listing',
      },
    },
    photo: {
      invoke: {
        id: 'photo',
        src: 'photo',
        input: ({ context }) => {
          const { name, photo } = openedMember(context)!
          return { memberId: context.memberId!, name: name ?? '', photo: photo ?? null }
        },
        onDone: onKind('photo', {
          changed: { target: 'loading', actions: 'forgetOpened' },
          dismissed: { target: 'listing' },
        }),
      },
    },
    opening: { always: [{ guard: 'isMain', target: 'loadingProfile' }, { target: 'editing' }] },
    /** The main profile's form begins with what the profile says now. */
    loadingProfile: {
      tags: 'opening',
      invoke: {
        id: 'profile',
        src: 'loadProfile',
        input: {},
        onDone: onOutcome('loadProfile', {
          refused: { target: 'listing', actions: 'notify' },
          done: { target: 'editingOwn', actions: 'assignProfile' },
        }),
      },
    },
    adding: {
      invoke: {
        id: 'person',
        src: 'person',
        input: { draft: EMPTY_PERSON, id: null },
        onDone: onKind('person', {
          saved: { target: 'loading', actions: 'forgetOpened' },
          unsettled: { target: 'loading', actions: 'forgetOpened' },
          dismissed: { target: 'listing' },
        }),
      },
    },
    editing: {
      invoke: {
        id: 'person',
        src: 'person',
        input: ({ context }) => ({ draft: draftOf(openedMember(context)), id: context.memberId }),
        onDone: onKind('person', {
          saved: { target: 'loading', actions: 'forgetOpened' },
          unsettled: { target: 'loading', actions: 'forgetOpened' },
          dismissed: { target: 'listing' },
        }),
      },
    },
    editingOwn: {
      initial: 'form',
      states: {
        form: { on: { 'number.changing': { guard: 'isComplete', target: 'number' } } },
        number: {
          tags: 'number',
          invoke: {
            id: 'number',
            src: 'number',
            input: ({ context }) => ({ profile: formOf(context.profile!) }),
            onDone: onKind('number', {
              changed: { target: 'form', actions: 'assignNumber' },
              dismissed: { target: 'form' },
            }),
          },
        },
      },
      invoke: {
        id: 'own',
        src: 'ownProfile',
        input: ({ context }) => ({ draft: draftOf(context.profile), id: null }),
        onDone: onKind('ownProfile', {
          saved: { target: 'loading', actions: 'forgetOpened' },
          unsettled: { target: 'loading', actions: 'forgetOpened' },
          dismissed: { target: 'listing' },
        }),
      },
    },
    closed: { type: 'final' },
  },
})

export type FamilyActor = ActorRefFrom<typeof familyMachine>
