import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Stay, StayDetail } from '../../core/inpatient/inpatient'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { TeamMember } from '../../core/team/team'
import { go } from '../kit/appEvent'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { toParent } from '../kit/toParent'
import { emitEffect } from '../kit/effects'
import { dischargeMachine } from './discharge.machine'
import { shiftBedMachine } from './shiftBed.machine'
import { stayMachine } from './stay.machine'
import type { WardChanged } from './ward.events'

export interface SheetInput {
  /** The stay that a link names. */
  readonly stayId: string | null
  /** It is opened to be ended. */
  readonly isDischarging: boolean
  readonly today: CalendarDay
  readonly doctorName: string
}

export interface SheetContext extends SheetInput {
  readonly detail: StayDetail | null
  readonly failure: Failure | null
  readonly team: Outcome<readonly TeamMember[]> | null
  /** Of the PDF of the open stay, where its summary is finished. */
  readonly summaryUrl: string | null
  /** Who changed the open stay meanwhile. */
  readonly changedBy: string | null
  /** Whose bed is changed or stay ended. */
  readonly acted: Stay | null
}

/** What is known of a stay before it is loaded. */
const UNKNOWN = { detail: null, team: null, summaryUrl: null, changedBy: null }

const sheetSetup = setup({
  types: {
    context: {} as SheetContext,
    input: {} as SheetInput,
    events: {} as
      | { type: 'stay.opened'; id: string }
      | { type: 'shift' | 'discharge'; stay: Stay }
      | { type: 'hospital.changing' | 'filters.opened' | 'form.opened' | 'stay.again' | 'retry' | 'close' }
      | { type: 'hospital.chosen'; id: string }
      | { type: 'formPage.wanted'; mode: 'view' | 'readmit' }
      | WardChanged,
    children: {} as { shiftBed: 'shiftBed'; discharge: 'discharge'; form: 'form' },
    tags: {} as
      | 'choosingHospital'
      | 'filtering'
      | 'stayLoading'
      | 'stayShown'
      | 'stayFailed'
      | 'shifting'
      | 'discharging'
      | 'form',
  },
  actors: {
    loadStay: unplugged<{ id: string }, StayDetail>('inpatient.stay'),
    loadSummary: unplugged<{ id: string; hasSummary: boolean }, string | null>('inpatient.summaryLink'),
    loadTeam: unplugged<{ hospitalId: string }, readonly TeamMember[]>('team.members'),
    shiftBed: shiftBedMachine,
    discharge: dischargeMachine,
    form: stayMachine,
  },
  guards: {
    ...outcomes,
    hasStay: ({ context }) => context.stayId !== null,
    wantsDischarge: ({ context }, outcome: Outcome<StayDetail>) =>
      context.isDischarging && outcome.ok && outcome.value.stay.status === 'admit',
    isChanged: (_, { isChanged }: { readonly isChanged: boolean }) => isChanged,
    isSaved: (_, { stay }: { readonly stay: Stay | null }) => stay !== null,
  },
  actions: {
    chooseStay: assign((_, stayId: string) => ({ ...UNKNOWN, stayId, failure: null })),
    dropStay: assign({ ...UNKNOWN, stayId: null, isDischarging: false }),
    keepStay: assign((_, outcome: Outcome<StayDetail>) =>
      outcome.ok ? { detail: outcome.value, changedBy: null } : { failure: outcome.failure },
    ),
    keepTeam: assign((_, outcome: Outcome<readonly TeamMember[]>) => ({ team: outcome })),
    keepSummary: assign((_, outcome: Outcome<string | null>) => ({ summaryUrl: outcome.ok ? outcome.value : null })),
    actOnOpened: assign((_, outcome: Outcome<StayDetail>) =>
      outcome.ok ? { acted: outcome.value.stay, isDischarging: false } : {},
    ),
    keepActed: assign((_, acted: Stay) => ({ acted })),
    noteChange: assign(({ context: { stayId, changedBy } }, change: WardChanged['change']) =>
      change !== null && change.stayId !== null && change.stayId === stayId
        ? { changedBy: change.by ?? changedBy }
        : {},
    ),
    tellHospital: toParent((_, id: string) => ({ type: 'hospital.chosen', id })),
    tellMoved: toParent(({ context }: { readonly context: SheetContext }) => ({
      type: 'stay.moved',
      id: context.acted?.id ?? null,
    })),
    tellEnded: toParent(({ context }: { readonly context: SheetContext }) => ({
      type: 'stay.ended',
      id: context.acted?.id ?? null,
    })),
    goToForm: emitEffect(({ context }, mode: 'view' | 'readmit') =>
      go(`/admit-patient?stay=${context.stayId ?? ''}&mode=${mode}`),
    ),
  },
})

const { onOutcome } = outcomeTransitions(sheetSetup)

/**
 * What lies over the in-patients: nothing, or a stay; and over either the choice of a hospital, filters, another bed, the
 * end of a stay, its form. Whoever leaves these is where they were.
 */
export const sheetMachine = sheetSetup.createMachine({
  id: 'sheet',
  context: ({ input }) => ({ ...input, ...UNKNOWN, failure: null, acted: null }),
  initial: 'starting',
  on: {
    'stay.opened': { target: '.base.stay', actions: { type: 'chooseStay', params: ({ event }) => event.id } },
    shift: { target: '.shiftingBed', actions: { type: 'keepActed', params: ({ event }) => event.stay } },
    discharge: { target: '.discharging', actions: { type: 'keepActed', params: ({ event }) => event.stay } },
    'hospital.changing': '.choosingHospital',
    'filters.opened': '.filtering',
    'form.opened': '.form',
    'formPage.wanted': { actions: { type: 'goToForm', params: ({ event }) => event.mode } },
    'ward.changed': { actions: { type: 'noteChange', params: ({ event }) => event.change } },
  },
  states: {
    starting: { always: [{ guard: 'hasStay', target: 'base.stay' }, { target: 'base' }] },
    base: {
      initial: 'closed',
      states: {
        closed: { entry: 'dropStay' },
        stay: {
          initial: 'loading',
          on: { close: 'closed' },
          states: {
            loading: {
              tags: 'stayLoading',
              invoke: {
                id: 'stay',
                src: 'loadStay',
                input: ({ context }) => ({ id: context.stayId ?? '' }),
                onDone: onOutcome('loadStay', {
                  refused: { target: 'failed', actions: 'keepStay' },
                  wantsDischarge: { target: '#sheet.discharging', actions: ['keepStay', 'actOnOpened'] },
                  done: { target: 'shown', actions: 'keepStay' },
                }),
              },
            },
            failed: { tags: 'stayFailed', on: { retry: 'loading' } },
            shown: {
              tags: 'stayShown',
              on: { 'stay.again': 'loading' },
              invoke: [
                {
                  id: 'team',
                  src: 'loadTeam',
                  input: ({ context }) => ({ hospitalId: context.detail?.stay.hospitalId ?? '' }),
                  onDone: onOutcome('loadTeam', { done: { actions: 'keepTeam' } }),
                },
                {
                  id: 'summary',
                  src: 'loadSummary',
                  input: ({ context: { detail } }) => ({
                    id: detail?.stay.id ?? '',
                    hasSummary: detail?.stay.status === 'discharged' && !detail.stay.isSummaryDue,
                  }),
                  onDone: onOutcome('loadSummary', { done: { actions: 'keepSummary' } }),
                },
              ],
            },
          },
        },
        /** A stay that was open is loaded again. */
        before: { type: 'history' },
      },
    },
    choosingHospital: {
      tags: 'choosingHospital',
      on: {
        close: 'base.before',
        'hospital.chosen': {
          target: 'base.closed',
          actions: { type: 'tellHospital', params: ({ event }) => event.id },
        },
      },
    },
    filtering: { tags: 'filtering', on: { close: 'base.before' } },
    shiftingBed: {
      tags: 'shifting',
      invoke: {
        id: 'shiftBed',
        src: 'shiftBed',
        input: ({ context }) => ({ stay: context.acted! }),
        onDone: onOutcome('shiftBed', {
          isChanged: { target: 'base.before', actions: 'tellMoved' },
          done: { target: 'base.before' },
        }),
      },
    },
    discharging: {
      tags: 'discharging',
      invoke: {
        id: 'discharge',
        src: 'discharge',
        input: ({ context }) => ({ stay: context.acted! }),
        onDone: onOutcome('discharge', {
          isChanged: { target: 'base.closed', actions: 'tellEnded' },
          done: { target: 'base.before' },
        }),
      },
    },
    form: {
      tags: 'form',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { stayId, today, doctorName } }) => ({
          stayId: stayId ?? '',
          isToCorrect: false,
          today,
          doctorName,
          isPage: false,
        }),
        onDone: onOutcome('form', {
          // Whoever saved is shown the list by the form.
          isSaved: { target: 'base.closed' },
          done: { target: 'base.before' },
        }),
      },
    },
  },
})

export type SheetActor = ActorRefFrom<typeof sheetMachine>
