import { assign, setup } from 'xstate'
import type { inpatientApi } from '../../core/inpatient/inpatient.api'
import type { Hospital, Stay, StayChanges, StayDetail } from '../../core/inpatient/inpatient'
import { type AdmitDraft, withChange } from '../../core/inpatient/inpatient.rules'
import type { TypedAdmission } from '../../core/inpatient/typed'
import type { CalendarDay } from '../../core/kit/dates'
import type { CodeOf } from '../../core/kit/endpoint'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { go } from '../kit/appEvent'
import type { Attempt } from '../kit/attempt'
import { unplugged, unpluggedAction } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { supersededBy } from '../kit/save'
import { emitEffect } from '../kit/effects'
import { changesOf, draftOfStay, EMPTY_DRAFT, isSendable } from './admission.draft'

export interface StayInput {
  readonly stayId: string
  /** It is opened to be corrected, not to be looked at. */
  readonly isToCorrect: boolean
  readonly today: CalendarDay
  readonly doctorName: string
  /** The form is a page of its own, which is left for the list. */
  readonly isPage: boolean
}

export interface StayContext extends StayInput {
  readonly detail: StayDetail | null
  readonly draft: AdmitDraft
  /** What was typed before a reload. */
  readonly recalled: AdmitDraft | null
  /** Something was entered that would be lost. */
  readonly isTyped: boolean
  readonly hospitals: readonly Hospital[]
  readonly failure: Failure | null
  readonly attempt: Attempt<SentChanges | SentChat> | null
  readonly saved: Stay | null
}

type UpdateCode = CodeOf<typeof inpatientApi.update>

/** Corrections, with what they were made on. */
export type SentChanges = StayChanges & { readonly id: string; readonly seen?: StayChanges }

export interface SentChat {
  readonly id: string
  readonly isOn: boolean
}

const sentOf = ({ draft, detail }: StayContext): SentChanges => ({
  id: detail?.stay.id ?? '',
  ...changesOf(draft),
  ...(detail === null ? {} : { seen: seenOf(detail.stay) }),
})

const seenOf = ({ sponsor, caseHistory, uhid, admittedOn }: Stay): StayChanges => ({
  sponsor,
  caseHistory,
  uhid,
  admittedOn,
})

/** What the form of a stay knows and does. */
export const staySetup = setup({
  types: {
    context: {} as StayContext,
    input: {} as StayInput,
    output: {} as { readonly stay: Stay | null },
    events: {} as
      | { type: 'changed'; change: Partial<AdmitDraft> }
      | { type: 'edit' | 'save' | 'chat.toggle' | 'confirm' | 'dismiss' | 'retry' | 'close' }
      | { type: 'leave.confirmed' | 'leave.declined' },
    tags: {} as 'loading' | 'failed' | 'form' | 'locked' | 'correcting' | 'busy' | 'confirmingChat' | 'confirmingLeave',
  },
  actors: {
    recall: unplugged<{ stayId: string }, TypedAdmission | null>('inpatient.typed'),
    loadStay: unplugged<{ id: string }, StayDetail>('inpatient.stay'),
    loadHospitals: unplugged<object, readonly Hospital[]>('inpatient.hospitals'),
    save: unplugged<SentChanges & { key: string }, Stay, UpdateCode>('inpatient.update'),
    switchChat: unplugged<SentChat & { key: string }, Stay>('inpatient.update'),
  },
  guards: {
    ...outcomes,
    isToCorrect: ({ context }) => context.isToCorrect,
    isTyped: ({ context }) => context.isTyped,
    isComplete: ({ context }) => isSendable(context.draft, context.today, null),
    isSuperseded: supersededBy<typeof inpatientApi.update>('stayChanged'),
  },
  actions: {
    ...outcomeActions,
    /** The device keeps what is typed until the form ends; wiring says how. */
    keepTyped: unpluggedAction('inpatient.keepTyped'),
    dropTyped: unpluggedAction('inpatient.dropTyped'),
    keepRecalled: assign((_, outcome: Outcome<TypedAdmission | null>) =>
      outcome.ok && outcome.value !== null
        ? { recalled: outcome.value.draft, draft: outcome.value.draft, isTyped: true }
        : {},
    ),
    keepStay: assign(({ context }, outcome: Outcome<StayDetail>) =>
      outcome.ok ? { detail: outcome.value, draft: context.recalled ?? draftOfStay(outcome.value.stay) } : {},
    ),
    renewStay: assign((_, outcome: Outcome<StayDetail>) => (outcome.ok ? { detail: outcome.value } : {})),
    keepHospitals: assign((_, outcome: Outcome<readonly Hospital[]>) =>
      outcome.ok ? { hospitals: outcome.value } : {},
    ),
    change: assign(({ context }, change: Partial<AdmitDraft>) => ({
      draft: withChange(context.draft, change),
      isTyped: true,
      failure: null,
    })),
    beginAttempt: beginAttempt(sentOf),
    beginChat: beginAttempt(({ detail }: StayContext) => ({
      id: detail?.stay.id ?? '',
      isOn: !detail?.stay.isChatEnabled,
    })),
    keepChat: assign(({ context: { detail } }, outcome: Outcome<Stay>) =>
      outcome.ok && detail !== null ? { detail: { ...detail, stay: outcome.value }, attempt: null } : {},
    ),
    keepSaved: assign((_, outcome: Outcome<Stay>) => (outcome.ok ? { saved: outcome.value, attempt: null } : {})),
    goToList: emitEffect(({ context: { saved } }) =>
      go('/ip-dash', { navItem: 1, hospital: saved?.hospitalId, changed: saved?.id }),
    ),
    goBack: emitEffect(({ context }) => (context.isPage ? go('/ip-dash', { navItem: 1 }) : null)),
  },
})

export const unopenedStay = (input: StayInput): StayContext => ({
  ...input,
  detail: null,
  draft: EMPTY_DRAFT,
  recalled: null,
  isTyped: false,
  hospitals: [],
  failure: null,
  attempt: null,
  saved: null,
})
