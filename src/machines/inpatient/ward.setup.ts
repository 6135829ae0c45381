import { type ActorRefFrom, assign, sendTo, setup } from 'xstate'
import type { Hospital, Stay, StayFilter } from '../../core/inpatient/inpatient'
import type { WardTab } from '../../core/inpatient/inpatient.params'
import { STAY_PAGE, STAY_SEARCH_DEBOUNCE } from '../../core/inpatient/inpatient.rules'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { WardChange } from '../../core/notifications/pushMessage'
import { go } from '../kit/appEvent'
import { unplugged } from '../kit/fromPort'
import { listMachine } from '../kit/list.machine'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { emitEffect } from '../kit/effects'
import { boardMachine } from './board.machine'
import { sheetMachine } from './sheet.machine'
import type { WardChanged } from './ward.events'

/** Which stays are listed: by discharge or by what was typed, of these days, this room, this bed. */
export type StayQuery = Omit<StayFilter, 'memberId'>

export const stayListMachine = listMachine<Stay, StayQuery>({
  id: 'stayList',
  limit: STAY_PAGE,
  debounce: STAY_SEARCH_DEBOUNCE,
})

export type StayListActor = ActorRefFrom<typeof stayListMachine>

export interface WardInput {
  readonly tab: WardTab
  readonly hospitalId: string | null
  readonly changedId: string | null
  /** The stay that a link opens, to be ended where it says so. */
  readonly stayId: string | null
  readonly isDischarging: boolean
  readonly today: CalendarDay
  readonly doctorName: string
}

export interface WardContext extends WardInput {
  readonly hospitals: readonly Hospital[]
  readonly failure: Failure | null
  /** Stays that somebody else changed since the list was loaded. */
  readonly news: readonly string[]
  /** What the staff bar shows of the page. */
  readonly bar: { readonly hospital: string | null }
}

/** Said by what lies over the page. */
type SheetSays = { readonly type: 'hospital.chosen'; readonly id: string } | StayActed

interface StayActed {
  readonly type: 'stay.moved' | 'stay.ended'
  readonly id: string | null
}

export const hospitalOf = ({ hospitals, hospitalId }: WardContext): Hospital | undefined =>
  hospitals.find(({ id }) => id === hospitalId) ?? hospitals[0]

/** What the page of in-patients knows and does. */
export const wardSetup = setup({
  types: {
    context: {} as WardContext,
    input: {} as WardInput,
    events: {} as
      | { type: 'tab.chosen'; tab: WardTab }
      /** `hospital.changing` comes from the bar, for what lies over the page. */
      | { type: 'tab.turned' | 'news.shown' | 'admit.wanted' | 'hospital.changing' | 'retry' }
      | SheetSays
      | WardChanged,
    children: {} as { list: 'list'; board: 'board'; sheet: 'sheet' },
    tags: {} as 'loading' | 'failed' | 'empty',
  },
  actors: {
    loadHospitals: unplugged<object, readonly Hospital[]>('inpatient.hospitals'),
    list: stayListMachine,
    board: boardMachine,
    sheet: sheetMachine,
  },
  guards: {
    ...outcomes,
    /** Of the hospital that is shown, or of no one in particular. */
    isHere: ({ context }, change: WardChange | null) => change === null || change.hospitalId === context.hospitalId,
    isNone: (_, outcome: Outcome<readonly Hospital[]>) => outcome.ok && outcome.value.length === 0,
  },
  actions: {
    ...outcomeActions,
    keepHospitals: assign(({ context }, outcome: Outcome<readonly Hospital[]>) => {
      if (!outcome.ok) return {}
      const hospitals = outcome.value
      const hospital = hospitals.find(({ id }) => id === context.hospitalId) ?? hospitals[0]
      return { hospitals, hospitalId: hospital?.id ?? null, bar: { hospital: hospital?.name ?? null } }
    }),
    chooseHospital: assign(({ context }, hospitalId: string) => ({
      hospitalId,
      news: [],
      bar: { hospital: context.hospitals.find(({ id }) => id === hospitalId)?.name ?? null },
    })),
    /** Of another hospital, which has other rooms. */
    listHospital: sendTo('list', (_, hospitalId: string) => ({
      type: 'query.chosen' as const,
      query: { hospitalId, roomId: undefined, bedId: undefined },
    })),
    showHospital: sendTo('board', (_, id: string) => ({ type: 'hospital.chosen' as const, id })),
    noteChange: assign(({ context: { news, changedId } }, { change }: WardChanged) => {
      const { stayId: changed = null, by = null } = change ?? {}
      return {
        changedId: changed ?? changedId,
        news: changed === null || by === null || news.includes(changed) ? news : [...news, changed],
      }
    }),
    passChangeToBoard: sendTo('board', (_, event: WardChanged) => event),
    passChangeToSheet: sendTo('sheet', (_, event: WardChanged) => event),
    changeHospital: sendTo('sheet', { type: 'hospital.changing' }),
    forgetNews: assign({ news: [] }),
    listAgain: sendTo('list', ({ context: { hospitalId } }) => ({
      type: 'query.chosen' as const,
      query: hospitalId === null ? {} : { hospitalId },
    })),
    loadBeds: sendTo('board', { type: 'refresh' }),
    keepChanged: assign((_, changedId: string | null) => ({ changedId, news: [] })),
    chooseTab: assign((_, tab: WardTab) => ({ tab })),
    turnTab: assign(({ context }) => ({ tab: context.tab === 'board' ? ('list' as const) : ('board' as const) })),
    goToForm: emitEffect(({ context }) => go('/admit-patient', { hospital: hospitalOf(context)?.id })),
  },
})
