import { assign, sendTo, setup } from 'xstate'
import type { Hospital, Room, Stay, StayDetail, StayFilter } from '../../core/inpatient/inpatient'
import type { WardTab } from '../../core/inpatient/inpatient.params'
import { LOOK_AGAIN, STAY_PAGE, STAY_SEARCH_DEBOUNCE } from '../../core/inpatient/inpatient.rules'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { WardChange } from '../../core/notifications/pushMessage'
import type { TeamMember } from '../../core/team/team'
import { go } from '../kit/appEvent'
import { unplugged } from '../kit/fromPort'
import { listMachine } from '../kit/list.machine'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { emitEffect } from '../kit/effects'
import { admissionMachine, type AdmissionActor } from './admission.machine'
import type { AdmissionMode } from './admission.setup'
import { dischargeMachine, type DischargeActor } from './discharge.machine'
import { shiftBedMachine, type ShiftBedActor } from './shiftBed.machine'
import type { WardChanged } from './ward.events'

/** Which stays are listed: by discharge or by what was typed, of these days, this room, this bed. */
export type StayQuery = Omit<StayFilter, 'memberId'>

export const stayListMachine = listMachine<Stay, StayQuery>({
  id: 'stayList',
  limit: STAY_PAGE,
  debounce: STAY_SEARCH_DEBOUNCE,
})

export interface WardInput {
  readonly tab: WardTab
  readonly hospitalId: string | null
  readonly stayId: string | null
  readonly changedId: string | null
  readonly isDischarging: boolean
  readonly today: CalendarDay
  readonly doctorName: string
}

export interface WardContext extends WardInput {
  readonly hospitals: readonly Hospital[]
  readonly rooms: readonly Room[]
  readonly failure: Failure | null
  readonly boardFailure: Failure | null
  readonly detail: StayDetail | null
  readonly stayFailure: Failure | null
  readonly team: Outcome<readonly TeamMember[]> | null
  /** Of the PDF of the open stay, where its summary is finished. */
  readonly summaryUrl: string | null
  /** Stays that somebody else changed since the list was loaded. */
  readonly news: readonly string[]
  /** Who changed the open stay meanwhile. */
  readonly changedBy: string | null
  /** Whose bed is changed or stay ended. */
  readonly acted: Stay | null
  /** What the staff bar shows of the page. */
  readonly bar: { readonly hospital: string | null }
}

export type WardChildren = {
  readonly list?: unknown
  readonly shiftBed?: ShiftBedActor
  readonly discharge?: DischargeActor
  readonly form?: AdmissionActor
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
      | {
          type:
            | 'tab.turned'
            | 'hospital.changing'
            | 'filters.opened'
            | 'retry'
            | 'close'
            | 'refresh'
            | 'hospital.changed'
        }
      | { type: 'hospital.chosen'; id: string }
      | { type: 'stay.opened'; id: string }
      | { type: 'shift' | 'discharge'; stay: Stay }
      | { type: 'form.opened' }
      | { type: 'formPage.wanted'; mode: AdmissionMode }
      | { type: 'news.shown' | 'stay.again' }
      | WardChanged,
    children: {} as { list: 'list'; shiftBed: 'shiftBed'; discharge: 'discharge'; form: 'form' },
    tags: {} as
      | 'loading'
      | 'failed'
      | 'empty'
      | 'boardLoading'
      | 'boardFailed'
      | 'stale'
      | 'choosingHospital'
      | 'filtering'
      | 'stay'
      | 'stayLoading'
      | 'stayFailed'
      | 'shifting'
      | 'discharging'
      | 'form',
  },
  actors: {
    loadHospitals: unplugged<object, readonly Hospital[]>('inpatient.hospitals'),
    loadRooms: unplugged<{ hospitalId: string }, readonly Room[]>('inpatient.rooms'),
    loadStay: unplugged<{ id: string }, StayDetail>('inpatient.stay'),
    loadSummary: unplugged<{ id: string; hasSummary: boolean }, string | null>('inpatient.summaryLink'),
    loadTeam: unplugged<{ hospitalId: string }, readonly TeamMember[]>('team.members'),
    list: stayListMachine,
    shiftBed: shiftBedMachine,
    discharge: dischargeMachine,
    form: admissionMachine,
  },
  delays: { again: LOOK_AGAIN },
  guards: {
    ...outcomes,
    /** Of the hospital that is shown, or of no one in particular. */
    isHere: ({ context }, change: WardChange | null) => change === null || change.hospitalId === context.hospitalId,
    isNone: (_, outcome: Outcome<readonly Hospital[]>) => outcome.ok && outcome.value.length === 0,
    wantsDischarge: ({ context }, outcome: Outcome<StayDetail>) =>
      context.isDischarging && outcome.ok && outcome.value.stay.status === 'admit',
    hasStay: ({ context }) => context.stayId !== null,
    isChanged: (_, { isChanged }: { readonly isChanged: boolean }) => isChanged,
    isSaved: (_, { stay }: { readonly stay: Stay | null }) => stay !== null,
  },
  actions: {
    ...outcomeActions,
    keepHospitals: assign(({ context }, outcome: Outcome<readonly Hospital[]>) => {
      if (!outcome.ok) return {}
      const hospitals = outcome.value
      const hospital = hospitals.find(({ id }) => id === context.hospitalId) ?? hospitals[0]
      return { hospitals, hospitalId: hospital?.id ?? null, bar: { hospital: hospital?.name ?? null } }
    }),
    chooseHospital: assign(({ context }, id: string) => ({
      hospitalId: id,
      rooms: [],
      bar: { hospital: context.hospitals.find((each) => each.id === id)?.name ?? null },
    })),
    keepRooms: assign((_, outcome: Outcome<readonly Room[]>) =>
      outcome.ok ? { rooms: outcome.value, boardFailure: null } : { boardFailure: outcome.failure },
    ),
    noteChange: assign(({ context: { news, stayId, changedBy, changedId } }, change: WardChange | null) => {
      const { stayId: changed = null, by = null } = change ?? {}
      return {
        changedId: changed ?? changedId,
        news: changed === null || by === null || news.includes(changed) ? news : [...news, changed],
        changedBy: changed !== null && changed === stayId ? (by ?? changedBy) : changedBy,
      }
    }),
    forgetNews: assign({ news: [] }),
    chooseTab: assign((_, tab: WardTab) => ({ tab })),
    turnTab: assign(({ context }) => ({ tab: context.tab === 'board' ? ('list' as const) : ('board' as const) })),
    showList: assign({ tab: 'list' as const }),
    chooseStay: assign((_, stayId: string) => ({
      stayId,
      detail: null,
      team: null,
      summaryUrl: null,
      changedBy: null,
      stayFailure: null,
    })),
    dropStay: assign({
      stayId: null,
      detail: null,
      team: null,
      summaryUrl: null,
      changedBy: null,
      isDischarging: false,
    }),
    keepStay: assign((_, outcome: Outcome<StayDetail>) =>
      outcome.ok ? { detail: outcome.value, changedBy: null } : { stayFailure: outcome.failure },
    ),
    keepTeam: assign((_, outcome: Outcome<readonly TeamMember[]>) => ({ team: outcome })),
    keepSummary: assign((_, outcome: Outcome<string | null>) => ({ summaryUrl: outcome.ok ? outcome.value : null })),
    actOnOpened: assign((_, outcome: Outcome<StayDetail>) =>
      outcome.ok ? { acted: outcome.value.stay, isDischarging: false } : {},
    ),
    keepActed: assign((_, acted: Stay) => ({ acted })),
    keepChanged: assign(({ context }) => ({ changedId: context.acted?.id ?? null })),
    listAgain: sendTo('list', ({ context }) => ({
      type: 'query.chosen' as const,
      query: context.hospitalId === null ? {} : { hospitalId: context.hospitalId },
    })),
    /** Of another hospital, which has other rooms. */
    listHospital: sendTo('list', ({ context: { hospitalId } }) => ({
      type: 'query.chosen' as const,
      query: { ...(hospitalId !== null && { hospitalId }), roomId: undefined, bedId: undefined },
    })),
    goToForm: emitEffect(({ context }, mode: AdmissionMode) =>
      go(mode === 'new' ? '/admit-patient' : `/admit-patient?stay=${context.stayId ?? ''}&mode=${mode}`),
    ),
  },
})
