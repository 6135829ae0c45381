import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { MedicalRecord } from '../../core/records/records'
import type { LanguageChanged } from '../kit/appEvent'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { recordViewerMachine } from '../records/recordViewer.machine'

export interface PatientRecordsInput {
  readonly memberId: string
}

const patientRecordsSetup = setup({
  types: {
    context: {} as PatientRecordsInput & {
      readonly records: readonly MedicalRecord[]
      /** The record that is read. */
      readonly openedId: string
      readonly failure: Failure | null
    },
    input: {} as PatientRecordsInput,
    events: {} as { type: 'record.opened'; id: string } | { type: 'record.closed' | 'retry' } | LanguageChanged,
    children: {} as { viewer: 'viewer' },
    tags: {} as 'loading' | 'failed' | 'empty',
  },
  actors: {
    loadRecords: unplugged<PatientRecordsInput, readonly MedicalRecord[]>('records.list'),
    viewer: recordViewerMachine,
  },
  guards: {
    ...outcomes,
    isEmpty: (_, outcome: Outcome<readonly MedicalRecord[]>) => outcome.ok && outcome.value.length === 0,
  },
  actions: {
    ...outcomeActions,
    assignRecords: assign((_, outcome: Outcome<readonly MedicalRecord[]>) =>
      outcome.ok ? { records: outcome.value, failure: null } : {},
    ),
    clear: assign({ records: [], failure: null }),
    open: assign((_, openedId: string) => ({ openedId })),
  },
})

const { onOutcome } = outcomeTransitions(patientRecordsSetup)

/** What the doctor may see of a member's records, the newest document first; each is read over the list. */
export const patientRecordsMachine = patientRecordsSetup.createMachine({
  id: 'patientRecords',
  context: ({ input }) => ({ ...input, records: [], openedId: '', failure: null }),
  initial: 'loading',
  on: { 'language.changed': { target: '.loading', reenter: true, actions: 'clear' } },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'records',
        src: 'loadRecords',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: onOutcome('loadRecords', {
          refused: { target: 'failed', actions: 'keepFailure' },
          isEmpty: { target: 'empty' },
          done: { target: 'shown', actions: 'assignRecords' },
        }),
      },
    },
    shown: {
      on: { 'record.opened': { target: 'reading', actions: { type: 'open', params: ({ event }) => event.id } } },
    },
    reading: {
      invoke: { id: 'viewer', src: 'viewer', input: ({ context }) => ({ id: context.openedId }) },
      on: { 'record.closed': 'shown' },
    },
    empty: { tags: 'empty' },
    failed: { tags: 'failed', on: { retry: 'loading' } },
  },
})

export type PatientRecordsActor = ActorRefFrom<typeof patientRecordsMachine>
