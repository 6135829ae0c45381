import type { ActorRefFrom } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import { hospitalOf, wardSetup } from './ward.setup'

const { onOutcome } = outcomeTransitions(wardSetup)

/**
 * The in-patients of a doctor, hospital by hospital: a board of rooms and beds and a list, and what is opened over them.
 * The three do not know each other: what one of them changes reaches the others through here.
 */
export const wardMachine = wardSetup.createMachine({
  id: 'ward',
  context: ({ input }) => ({ ...input, hospitals: [], failure: null, news: [], bar: { hospital: null } }),
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
      invoke: [
        {
          id: 'list',
          src: 'list',
          input: ({ context }) => ({ query: { hospitalId: hospitalOf(context)?.id ?? '' } }),
        },
        {
          id: 'board',
          src: 'board',
          input: ({ context: { hospitalId, today } }) => ({ hospitalId: hospitalId ?? '', today }),
        },
        {
          id: 'sheet',
          src: 'sheet',
          input: ({ context: { stayId, isDischarging, today, doctorName } }) => ({
            stayId,
            isDischarging,
            today,
            doctorName,
          }),
        },
      ],
      on: {
        'tab.chosen': { actions: { type: 'chooseTab', params: ({ event }) => event.tab } },
        'tab.turned': { actions: 'turnTab' },
        'news.shown': { actions: ['forgetNews', 'listAgain'] },
        'admit.wanted': { actions: 'goToForm' },
        'hospital.changing': { actions: 'changeHospital' },
        'hospital.chosen': {
          actions: [
            { type: 'chooseHospital', params: ({ event }) => event.id },
            { type: 'showHospital', params: ({ event }) => event.id },
            { type: 'listHospital', params: ({ event }) => event.id },
          ],
        },
        'ward.changed': {
          guard: { type: 'isHere', params: ({ event }) => event.change },
          actions: [
            { type: 'noteChange', params: ({ event }) => event },
            { type: 'passChangeToBoard', params: ({ event }) => event },
            { type: 'passChangeToSheet', params: ({ event }) => event },
          ],
        },
        'stay.moved': {
          actions: [{ type: 'keepChanged', params: ({ event }) => event.id }, 'loadBeds', 'listAgain'],
        },
        /** After a discharge the list is shown, as after an admission. */
        'stay.ended': {
          actions: [
            { type: 'keepChanged', params: ({ event }) => event.id },
            { type: 'chooseTab', params: 'list' },
            'loadBeds',
            'listAgain',
          ],
        },
      },
    },
  },
})

export type WardActor = ActorRefFrom<typeof wardMachine>
