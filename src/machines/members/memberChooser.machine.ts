import { assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Member } from '../../core/members/members'
import { isProfileComplete } from '../../core/members/members.rules'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { draftOf } from './member.draft'
import { EMPTY_PERSON, personFormMachine, type PersonOutput } from './personForm.machine'

/** The members as they are now and the one that was chosen; null when nothing was. */
export interface ChooserOutput {
  readonly members: readonly Member[]
  readonly memberId: string | null
}

const markedOf = ({ members, marked }: { readonly members: readonly Member[]; readonly marked: string | null }) =>
  members.find(({ id }) => id === marked)

const memberChooserSetup = setup({
  types: {
    context: {} as ChooserOutput & { readonly marked: string | null; readonly failure: Failure | null },
    input: {} as ChooserOutput,
    output: {} as ChooserOutput,
    events: {} as
      | { type: 'member.marked'; memberId: string }
      | { type: 'add' }
      | { type: 'save' }
      | { type: 'close' }
      | { type: 'retry' },
    children: {} as { person: 'person' },
    tags: {} as 'busy' | 'failed' | 'completing',
  },
  actors: { loadMembers: unplugged<object, readonly Member[]>('members.list'), person: personFormMachine },
  guards: {
    hasMarked: ({ context }) => context.marked !== null,
    lacksDetails: ({ context }) => {
      const member = markedOf(context)
      return member !== undefined && !isProfileComplete(member)
    },
    hasNobody: ({ context }) => context.members.length === 0,
    ...outcomes,
  },
  actions: {
    mark: assign((_, memberId: string) => ({ marked: memberId })),
    markNew: assign((_, output: PersonOutput) => (output.kind === 'saved' ? { marked: output.id } : {})),
    keepMembers: assign((_, outcome: Outcome<readonly Member[]>) =>
      outcome.ok ? { members: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    chooseMarked: assign(({ context }) => ({ memberId: context.marked })),
  },
})

const { onOutcome, onKind } = outcomeTransitions(memberChooserSetup)

/** Choosing who is treated, with a way to add someone and to say what is missing of somebody. */
export const memberChooserMachine = memberChooserSetup.createMachine({
  id: 'memberChooser',
  context: ({ input }) => ({ ...input, marked: input.memberId, failure: null }),
  output: ({ context }) => ({ members: context.members, memberId: context.memberId }),
  initial: 'deciding',
  on: { close: '.closed' },
  states: {
    deciding: { always: [{ guard: 'hasNobody', target: 'loading' }, { target: 'choosing' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'members',
        src: 'loadMembers',
        input: {},
        onDone: onOutcome('loadMembers', {
          refused: { target: 'failed', actions: 'keepMembers' },
          done: { target: 'choosing', actions: 'keepMembers' },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    choosing: {
      on: {
        'member.marked': { actions: { type: 'mark', params: ({ event }) => event.memberId } },
        add: 'adding',
        save: [
          { guard: 'lacksDetails', target: 'completing' },
          { guard: 'hasMarked', target: 'chosen', actions: 'chooseMarked' },
        ],
      },
    },
    adding: {
      invoke: {
        id: 'person',
        src: 'person',
        input: { draft: EMPTY_PERSON, id: null },
        onDone: onKind('person', {
          saved: { target: 'loading', actions: 'markNew' },
          unsettled: { target: 'loading' },
          dismissed: { target: 'choosing' },
        }),
      },
    },
    /** Nobody can be booked for of whom name, age or gender is missing. */
    completing: {
      tags: 'completing',
      invoke: {
        id: 'person',
        src: 'person',
        input: ({ context }) => ({ draft: draftOf(markedOf(context)), id: context.marked }),
        onDone: onKind('person', {
          saved: { target: 'loading' },
          unsettled: { target: 'loading' },
          dismissed: { target: 'choosing' },
        }),
      },
    },
    chosen: { type: 'final' },
    closed: { type: 'final' },
  },
})
