import { type ActorRefFrom, raise } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import { hospitalOf, wardSetup } from './ward.setup'

const { onOutcome } = outcomeTransitions(wardSetup)

/** What somebody else changed is loaded while what was there stays. */
const refreshes = wardSetup.createStateConfig({
  on: {
    'ward.changed': {
      guard: { type: 'isHere', params: ({ event }) => event.change },
      target: 'refreshing',
      actions: { type: 'noteChange', params: ({ event }) => event.change },
    },
  },
}).on['ward.changed']

/**
 * The in-patients of a doctor: a board of rooms and beds and a list, hospital by hospital; a stay opened from either is
 * moved to another bed, ended, corrected or taken up again.
 */
export const wardMachine = wardSetup.createMachine({
  id: 'ward',
  context: ({ input }) => ({
    ...input,
    hospitals: [],
    rooms: [],
    failure: null,
    boardFailure: null,
    detail: null,
    stayFailure: null,
    team: null,
    summaryUrl: null,
    acted: null,
    news: [],
    changedBy: null,
    bar: { hospital: null },
  }),
  initial: 'loadingHospitals',
  states: {
    loadingHospitals: {
      tags: 'loading',
      invoke: {
        id: 'hospitals',
        src: 'loadHospitals',
        input: {},
        onDone: onOutcome('loadHospitals', {
          refused: { target: 'hospitalsFailed', actions: 'keepFailure' },
          isNone: { target: 'withoutHospital' },
          done: { target: 'open', actions: 'keepHospitals' },
        }),
      },
    },
    hospitalsFailed: { tags: 'failed', on: { retry: 'loadingHospitals' } },
    withoutHospital: { tags: 'empty' },
    open: {
      type: 'parallel',
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context }) => ({ query: { hospitalId: hospitalOf(context)?.id ?? '' } }),
      },
      on: {
        'tab.chosen': { actions: { type: 'chooseTab', params: ({ event }) => event.tab } },
        'tab.turned': { actions: 'turnTab' },
        'news.shown': { actions: ['forgetNews', 'listAgain'] },
      },
      states: {
        board: {
          initial: 'loading',
          on: {
            refresh: { target: '.loading', actions: ['forgetNews', 'listAgain'] },
            'hospital.changed': { target: '.loading', actions: ['forgetNews', 'listHospital'] },
            'ward.changed': {
              guard: { type: 'isHere', params: ({ event }) => event.change },
              actions: { type: 'noteChange', params: ({ event }) => event.change },
            },
          },
          states: {
            loading: {
              tags: 'boardLoading',
              invoke: {
                id: 'rooms',
                src: 'loadRooms',
                input: ({ context }) => ({ hospitalId: context.hospitalId ?? '' }),
                onDone: onOutcome('loadRooms', {
                  refused: { target: 'failed', actions: 'keepRooms' },
                  done: { target: 'shown', actions: 'keepRooms' },
                }),
              },
            },
            shown: { on: { 'ward.changed': refreshes } },
            /** What is shown stays until the beds of now have arrived. */
            refreshing: {
              on: { 'ward.changed': { ...refreshes, reenter: true } },
              invoke: {
                id: 'refreshing',
                src: 'loadRooms',
                input: ({ context }) => ({ hospitalId: context.hospitalId ?? '' }),
                onDone: onOutcome('loadRooms', {
                  refused: { target: 'stale' },
                  done: { target: 'shown', actions: 'keepRooms' },
                }),
              },
            },
            stale: {
              tags: 'stale',
              on: { 'ward.changed': refreshes },
              after: { again: 'refreshing' },
            },
            failed: { tags: 'boardFailed', on: { retry: 'loading' } },
          },
        },
        sheet: {
          initial: 'deciding',
          on: {
            'stay.opened': { target: '.stay', actions: { type: 'chooseStay', params: ({ event }) => event.id } },
            shift: { target: '.shiftingBed', actions: { type: 'keepActed', params: ({ event }) => event.stay } },
            discharge: { target: '.discharging', actions: { type: 'keepActed', params: ({ event }) => event.stay } },
            'hospital.changing': '.choosingHospital',
            'filters.opened': '.filtering',
            'form.opened': '.form',
            'formPage.wanted': { actions: { type: 'goToForm', params: ({ event }) => event.mode } },
          },
          states: {
            /** The stay that a link names, or from which something else was opened. */
            deciding: { always: [{ guard: 'hasStay', target: 'stay' }, { target: 'closed' }] },
            closed: { entry: 'dropStay' },
            choosingHospital: {
              tags: 'choosingHospital',
              on: {
                close: 'deciding',
                'hospital.chosen': {
                  target: 'closed',
                  actions: [
                    { type: 'chooseHospital', params: ({ event }) => event.id },
                    raise({ type: 'hospital.changed' }),
                  ],
                },
              },
            },
            filtering: { tags: 'filtering', on: { close: 'deciding' } },
            stay: {
              tags: 'stay',
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
                      wantsDischarge: { target: '#ward.open.sheet.discharging', actions: ['keepStay', 'actOnOpened'] },
                      done: { target: 'shown', actions: 'keepStay' },
                    }),
                  },
                },
                failed: { tags: 'stayFailed', on: { retry: 'loading' } },
                shown: {
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
            shiftingBed: {
              tags: 'shifting',
              invoke: {
                id: 'shiftBed',
                src: 'shiftBed',
                input: ({ context }) => ({ stay: context.acted! }),
                onDone: onOutcome('shiftBed', {
                  isChanged: { target: 'moved' },
                  done: { target: 'deciding' },
                }),
              },
            },
            moved: { entry: ['keepChanged', raise({ type: 'refresh' })], always: 'deciding' },
            discharging: {
              tags: 'discharging',
              invoke: {
                id: 'discharge',
                src: 'discharge',
                input: ({ context }) => ({ stay: context.acted! }),
                onDone: onOutcome('discharge', {
                  isChanged: { target: 'ended' },
                  done: { target: 'deciding' },
                }),
              },
            },
            /** After a discharge the list is shown, as after an admission. */
            ended: {
              entry: ['keepChanged', 'showList', raise({ type: 'refresh' })],
              always: 'closed',
            },
            form: {
              tags: 'form',
              invoke: {
                id: 'form',
                src: 'form',
                input: ({ context: { stayId, today, doctorName, hospitalId } }) => ({
                  mode: 'view' as const,
                  stayId,
                  today,
                  doctorName,
                  hospitalId,
                  isPage: false,
                }),
                onDone: onOutcome('form', {
                  // Whoever saved is shown the list by the form.
                  isSaved: { target: 'closed' },
                  done: { target: 'deciding' },
                }),
              },
            },
          },
        },
      },
    },
  },
})

export type WardActor = ActorRefFrom<typeof wardMachine>
