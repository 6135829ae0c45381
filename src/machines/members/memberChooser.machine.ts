import { assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Member } from '../../core/members/members'
import { unplugged } from '../kit/fromPort'
import { EMPTY_PERSON, personFormMachine, type PersonOutput } from './personForm.machine'

/** The members as they are now and the one that was chosen; null when nothing was. */
export interface ChooserOutput {
  readonly members: readonly Member[]
  readonly memberId: string | null
}

/** Choosing who is treated, with a way to add someone. */
export const memberChooserMachine = setup({
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
    tags: {} as 'busy',
  },
  actors: { loadMembers: unplugged<object, readonly Member[]>('members.list'), person: personFormMachine },
  guards: {
    hasMarked: ({ context }) => context.marked !== null,
    hasNobody: ({ context }) => context.members.length === 0,
    refused: (_, outcome: Outcome<unknown>) => !outcome.ok,
    wasSaved: (_, output: PersonOutput) => output.kind === 'saved',
    mayBeSaved: (_, output: PersonOutput) => output.kind === 'unsettled',
  },
  actions: {
    mark: assign((_, memberId: string) => ({ marked: memberId })),
    markNew: assign((_, output: PersonOutput) => (output.kind === 'saved' ? { marked: output.id } : {})),
    keepMembers: assign((_, outcome: Outcome<readonly Member[]>) =>
      outcome.ok ? { members: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    chooseMarked: assign(({ context }) => ({ memberId: context.marked })),
  },
}).createMachine({
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
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'keepMembers', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'keepMembers', params: ({ event }) => event.output } },
        ],
      },
    },
    failed: { on: { retry: 'loading' } },
    choosing: {
      on: {
        'member.marked': { actions: { type: 'mark', params: ({ event }) => event.memberId } },
        add: 'adding',
        save: { guard: 'hasMarked', target: 'chosen', actions: 'chooseMarked' },
      },
    },
    adding: {
      invoke: {
        id: 'person',
        src: 'person',
        input: { draft: EMPTY_PERSON },
        onDone: [
          {
            guard: { type: 'wasSaved', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'markNew', params: ({ event }) => event.output },
          },
          { guard: { type: 'mayBeSaved', params: ({ event }) => event.output }, target: 'loading' },
          { target: 'choosing' },
        ],
      },
    },
    chosen: { type: 'final' },
    closed: { type: 'final' },
  },
})
