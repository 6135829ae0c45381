import type { ActorRefFrom } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import { availabilitySetup, chosenOf, formInput } from './availability.setup'

const { onOutcome, onKind } = outcomeTransitions(availabilitySetup)

/** A doctor's hours by clinic: narrowed, looked at, blocked for roles, deleted after a confirmation, set in a form. */
export const availabilityMachine = availabilitySetup.createMachine({
  id: 'availability',
  context: ({ input }) => ({
    ...input,
    groups: null,
    place: 'all',
    filter: { day: null, range: null },
    chosenId: null,
    failure: null,
    blocking: null,
    blockFailure: null,
    attempt: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      on: {
        'day.chosen': {
          target: 'loading',
          reenter: true,
          actions: { type: 'chooseDay', params: ({ event }) => event.day },
        },
        'range.chosen': {
          target: 'loading',
          reenter: true,
          actions: { type: 'chooseRange', params: ({ event }) => event.range },
        },
        'place.chosen': { actions: { type: 'choosePlace', params: ({ event }) => event.place } },
      },
      invoke: {
        id: 'groups',
        src: 'loadGroups',
        input: ({ context }) => context.filter,
        onDone: onOutcome('loadGroups', {
          refused: { target: 'failed', actions: 'keepGroups' },
          done: { target: 'shown', actions: 'keepGroups' },
        }),
      },
    },
    failed: {
      tags: 'failed',
      on: {
        retry: 'loading',
        'day.chosen': { target: 'loading', actions: { type: 'chooseDay', params: ({ event }) => event.day } },
        'range.chosen': { target: 'loading', actions: { type: 'chooseRange', params: ({ event }) => event.range } },
      },
    },
    shown: {
      on: {
        'place.chosen': { actions: { type: 'choosePlace', params: ({ event }) => event.place } },
        'day.chosen': { target: 'loading', actions: { type: 'chooseDay', params: ({ event }) => event.day } },
        'range.chosen': { target: 'loading', actions: { type: 'chooseRange', params: ({ event }) => event.range } },
        'entry.chosen': { actions: { type: 'chooseEntry', params: ({ event }) => event.id } },
        'entry.left': { actions: 'leaveEntry' },
        'role.toggled': {
          guard: 'isChosen',
          target: 'blocking',
          actions: { type: 'toggleRole', params: ({ event }) => event.role },
        },
        create: 'creating',
        edit: { guard: 'isChosen', target: 'changing' },
        delete: { guard: 'isChosen', target: 'confirming' },
      },
    },
    blocking: {
      tags: 'blocking',
      invoke: {
        id: 'blocking',
        src: 'block',
        input: ({ context: { chosenId, blocking, attempt } }) => ({
          id: chosenId ?? '',
          blockedRoles: blocking ?? [],
          key: attempt?.key ?? '',
        }),
        onDone: onOutcome('block', { done: { target: 'shown', actions: ['settleAttempt', 'keepRoles'] } }),
      },
    },
    confirming: { tags: 'confirming', on: { confirm: 'deleting', dismiss: 'shown' } },
    deleting: {
      tags: ['confirming', 'deleting'],
      entry: 'beginRemoval',
      invoke: {
        id: 'deleting',
        src: 'remove',
        input: ({ context: { chosenId, attempt } }) => ({ id: chosenId ?? '', key: attempt?.key ?? '' }),
        onDone: onOutcome('remove', {
          areAffected: { target: 'deletingUnder', actions: 'settleAttempt' },
          refused: { target: 'shown', actions: ['settleAttempt', 'notify'] },
          done: { target: 'loading', actions: ['settleAttempt', 'notify'] },
        }),
      },
    },
    /** Appointments would lose their slot with them. */
    deletingUnder: {
      invoke: {
        id: 'affected',
        src: 'affected',
        input: ({ context: { chosenId } }) => ({ id: chosenId ?? '', hours: null, revision: null, decisions: [] }),
        onDone: onKind('affected', {
          saved: { target: 'loading' },
          left: { target: 'shown' },
          superseded: { target: 'loading' },
        }),
      },
    },
    creating: {
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context }) => formInput(context, null),
        onDone: onKind('form', { saved: { target: 'loading' }, discarded: { target: 'shown' } }),
      },
    },
    changing: {
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context }) => formInput(context, chosenOf(context)),
        onDone: onKind('form', { saved: { target: 'loading' }, discarded: { target: 'shown' } }),
      },
    },
  },
})

export type AvailabilityActor = ActorRefFrom<typeof availabilityMachine>
