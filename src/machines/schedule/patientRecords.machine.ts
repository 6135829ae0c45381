import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { MedicalRecord, RecordType } from '../../core/records/records'
import type { LanguageChanged } from '../kit/appEvent'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { recordViewerMachine } from '../records/recordViewer.machine'

export interface PatientRecordsInput {
  readonly memberId: string
}

/** Which records are asked for; null asks for every one. */
export interface RecordFilter {
  readonly type: RecordType | null
  readonly healthCategoryId: string | null
}

const EVERY: RecordFilter = { type: null, healthCategoryId: null }

/** What is known of the member whose records they are, once there are any. */
const knownOf = (records: readonly MedicalRecord[]) => ({
  patient: records[0]?.memberName ?? null,
  categories: [
    ...new Map(
      records.flatMap(({ healthCategoryId: id, healthCategory }) =>
        id === null || healthCategory === null ? [] : [[id, { id, name: healthCategory.name }] as const],
      ),
    ).values(),
  ],
})

const patientRecordsSetup = setup({
  types: {
    context: {} as PatientRecordsInput & {
      readonly filter: RecordFilter
      readonly records: readonly MedicalRecord[]
      /** Whose they are, and what they are about, whatever is asked for. */
      readonly patient: string | null
      readonly categories: readonly { readonly id: string; readonly name: string }[]
      /** The record that is read. */
      readonly openedId: string
      readonly failure: Failure | null
    },
    input: {} as PatientRecordsInput,
    events: {} as
      | { type: 'filter.chosen'; filter: Partial<RecordFilter> }
      | { type: 'record.opened'; id: string }
      | { type: 'record.closed' | 'retry' }
      | LanguageChanged,
    children: {} as { viewer: 'viewer' },
    tags: {} as 'loading' | 'failed' | 'empty',
  },
  actors: {
    loadRecords: unplugged<PatientRecordsInput & RecordFilter, readonly MedicalRecord[]>('records.list'),
    viewer: recordViewerMachine,
  },
  guards: {
    ...outcomes,
    isEmpty: (_, outcome: Outcome<readonly MedicalRecord[]>) => outcome.ok && outcome.value.length === 0,
  },
  actions: {
    ...outcomeActions,
    assignRecords: assign(({ context: { filter } }, outcome: Outcome<readonly MedicalRecord[]>) => {
      if (!outcome.ok) return {}
      const isEvery = filter.type === null && filter.healthCategoryId === null
      return { records: outcome.value, failure: null, ...(isEvery && knownOf(outcome.value)) }
    }),
    choose: assign(({ context }, filter: Partial<RecordFilter>) => ({ filter: { ...context.filter, ...filter } })),
    clear: assign({ filter: EVERY, records: [], failure: null }),
    open: assign((_, openedId: string) => ({ openedId })),
  },
})

const { onOutcome } = outcomeTransitions(patientRecordsSetup)

/** What the doctor may see of a member's records, the newest document first; each is read over the list. */
export const patientRecordsMachine = patientRecordsSetup.createMachine({
  id: 'patientRecords',
  context: ({ input }) => ({
    ...input,
    filter: EVERY,
    records: [],
    patient: null,
    categories: [],
    openedId: '',
    failure: null,
  }),
  initial: 'loading',
  on: { 'language.changed': { target: '.loading', reenter: true, actions: 'clear' } },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'records',
        src: 'loadRecords',
        input: ({ context: { memberId, filter } }) => ({ memberId, ...filter }),
        onDone: onOutcome('loadRecords', {
          refused: { target: 'failed', actions: 'keepFailure' },
          isEmpty: { target: 'empty', actions: 'assignRecords' },
          done: { target: 'shown', actions: 'assignRecords' },
        }),
      },
    },
    shown: {
      on: {
        'filter.chosen': { target: 'loading', actions: { type: 'choose', params: ({ event }) => event.filter } },
        'record.opened': { target: 'reading', actions: { type: 'open', params: ({ event }) => event.id } },
      },
    },
    reading: {
      invoke: { id: 'viewer', src: 'viewer', input: ({ context }) => ({ id: context.openedId }) },
      on: { 'record.closed': 'shown' },
    },
    empty: {
      tags: 'empty',
      on: { 'filter.chosen': { target: 'loading', actions: { type: 'choose', params: ({ event }) => event.filter } } },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
  },
})

export type PatientRecordsActor = ActorRefFrom<typeof patientRecordsMachine>
