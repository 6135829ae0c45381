import { type ActorRefFrom, assign, setup } from 'xstate'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Member } from '../../core/members/members'
import type { ActivePrescription, MedicalRecord } from '../../core/records/records'
import type { RecordView } from '../../core/records/records.rules'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { emitEffect } from '../kit/effects'
import { toChild } from '../kit/toChild'
import { recordFormMachine } from './recordForm.machine'
import { recordsOutdated } from './records.events'
import { recordShareMachine } from './recordShare.machine'
import { recordViewerMachine } from './recordViewer.machine'

export interface RecordDeskInput {
  readonly view: RecordView
  /** The record that the address names. */
  readonly recordId: string | null
  /** The address asks for its links. */
  readonly isSharing?: boolean
  /** The address asks for a new record. */
  readonly isAdding: boolean
  /** With the camera. */
  readonly isPhoto?: boolean
  readonly memberId: string | null
  readonly today: CalendarDay
}

export interface Family {
  readonly members: readonly Member[]
  /** What each of them was prescribed last, the newest first. */
  readonly active: readonly ActivePrescription[]
}

interface Context extends RecordDeskInput, Family {
  /** The record that is changed or taken away. */
  readonly record: MedicalRecord | null
  readonly attempt: Attempt<{ readonly id: string }> | null
  readonly failure: Failure | null
}

const recordDeskSetup = setup({
  types: {
    context: {} as Context,
    input: {} as RecordDeskInput,
    events: {} as
      | { type: 'view.chosen'; view: RecordView }
      | { type: 'record.opened'; id: string }
      | { type: 'add'; memberId: string | null }
      | { type: 'edit' | 'remove' | 'share'; record: MedicalRecord }
      | { type: 'close' | 'undo' },
    children: {} as { viewer: 'viewer'; form: 'form'; share: 'share' },
    tags: {} as 'viewing' | 'form' | 'sharing' | 'busy' | 'removed',
  },
  actors: {
    loadFamily: unplugged<object, Family>('members.list'),
    viewer: recordViewerMachine,
    form: recordFormMachine,
    share: recordShareMachine,
    remove: unplugged<{ readonly id: string; readonly key: string }, { readonly id: string }>('records.remove'),
    restore: unplugged<{ readonly id: string; readonly key: string }, MedicalRecord>('records.restore'),
  },
  delays: { undoable: 10_000 },
  guards: {
    ...outcomes,
    isSharing: ({ context }) => context.recordId !== null && context.isSharing === true,
    isOpened: ({ context }) => context.recordId !== null,
    isAdding: ({ context }) => context.isAdding,
  },
  actions: {
    ...outcomeActions,
    keepFamily: assign((_, outcome: Outcome<Family>) => (outcome.ok ? outcome.value : {})),
    passFamily: toChild('form', ({ context: { members } }) => ({ type: 'family.arrived', members })),
    chooseView: assign((_, view: RecordView) => ({ view })),
    open: assign((_, recordId: string) => ({ recordId })),
    leave: assign({ recordId: null, isSharing: false, isAdding: false, isPhoto: false }),
    keepRecord: assign((_, record: MedicalRecord | null) => ({ record })),
    forWhom: assign((_, memberId: string | null) => ({ memberId })),
    beginAttempt: beginAttempt(({ record }: Context) => ({ id: record!.id })),
    reload: emitEffect(recordsOutdated),
  },
})

const { onOutcome, onKind } = outcomeTransitions(recordDeskSetup)

/** What is open over the records of a family: one that is read, one that is added, changed or shared, one that was taken away. */
export const recordDeskMachine = recordDeskSetup.createMachine({
  id: 'recordDesk',
  context: ({ input }) => ({ ...input, members: [], active: [], record: null, attempt: null, failure: null }),
  invoke: {
    id: 'family',
    src: 'loadFamily',
    input: {},
    onDone: onOutcome('loadFamily', { done: { actions: ['keepFamily', 'passFamily'] } }),
  },
  initial: 'deciding',
  on: { 'view.chosen': { actions: { type: 'chooseView', params: ({ event }) => event.view } } },
  states: {
    deciding: {
      always: [
        { guard: 'isSharing', target: 'sharing' },
        { guard: 'isOpened', target: 'viewing' },
        { guard: 'isAdding', target: 'adding' },
        { target: 'resting' },
      ],
    },
    resting: {
      entry: 'leave',
      on: {
        'record.opened': { target: 'viewing', actions: { type: 'open', params: ({ event }) => event.id } },
        add: {
          target: 'adding',
          actions: { type: 'forWhom', params: ({ event }) => event.memberId },
        },
      },
    },
    viewing: {
      tags: 'viewing',
      invoke: { id: 'viewer', src: 'viewer', input: ({ context }) => ({ id: context.recordId! }) },
      on: {
        close: 'resting',
        edit: { target: 'editing', actions: { type: 'keepRecord', params: ({ event }) => event.record } },
        remove: { target: 'removing', actions: { type: 'keepRecord', params: ({ event }) => event.record } },
        share: { target: 'sharing', actions: { type: 'keepRecord', params: ({ event }) => event.record } },
      },
    },
    adding: {
      tags: 'form',
      entry: { type: 'keepRecord', params: () => null },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { members, memberId, today, isPhoto = false } }) => ({
          record: null,
          members,
          memberId,
          type: 'prescription' as const,
          today,
          isPhoto,
        }),
        onDone: onKind('form', {
          saved: { target: 'resting', actions: 'reload' },
          dismissed: { target: 'resting' },
        }),
      },
    },
    editing: {
      tags: 'form',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { record, members, today } }) => ({
          record,
          members,
          memberId: record!.memberId,
          type: record!.type,
          today,
        }),
        onDone: onKind('form', {
          saved: { target: 'viewing', actions: 'reload' },
          dismissed: { target: 'viewing' },
        }),
      },
    },
    sharing: {
      tags: 'sharing',
      invoke: {
        id: 'share',
        src: 'share',
        input: ({ context: { recordId, record } }) => ({ id: recordId!, record }),
        onDone: 'viewing',
      },
    },
    removing: {
      tags: ['viewing', 'busy'],
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'removing',
        src: 'remove',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('remove', {
          refused: { target: 'viewing', actions: ['settleAttempt', 'keepFailure', 'notify'] },
          done: { target: 'removed', actions: ['settleAttempt', 'reload'] },
        }),
      },
    },
    /** It can be brought back for a moment, beside everything else. */
    removed: {
      tags: 'removed',
      entry: 'leave',
      after: { undoable: 'resting' },
      on: {
        undo: 'restoring',
        'record.opened': { target: 'viewing', actions: { type: 'open', params: ({ event }) => event.id } },
        add: { target: 'adding', actions: { type: 'forWhom', params: ({ event }) => event.memberId } },
      },
    },
    restoring: {
      tags: ['removed', 'busy'],
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'restoring',
        src: 'restore',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('restore', {
          refused: { target: 'removed', actions: ['settleAttempt', 'keepFailure', 'notify'] },
          done: { target: 'resting', actions: ['settleAttempt', 'notify', 'reload'] },
        }),
      },
    },
  },
})

export type RecordDeskActor = ActorRefFrom<typeof recordDeskMachine>
