import { assign, setup } from 'xstate'
import type { inpatientApi } from '../../core/inpatient/inpatient.api'
import type { AdmitRequest, Hospital, Room, Stay, StayDetail, StayPage } from '../../core/inpatient/inpatient'
import { type AdmitDraft, withChange } from '../../core/inpatient/inpatient.rules'
import type { TypedAdmission } from '../../core/inpatient/typed'
import type { CalendarDay } from '../../core/kit/dates'
import type { CodeOf } from '../../core/kit/endpoint'
import { type Failure, hasCode, type Outcome } from '../../core/kit/outcome'
import { ageTyped } from '../../core/members/members.rules'
import { firstMemberOf, type PatientLookup } from '../../core/session/patientLookup'
import { go } from '../kit/appEvent'
import type { Attempt } from '../kit/attempt'
import { unplugged, unpluggedAction } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { emitEffect } from '../kit/effects'
import { patientNumberMachine } from '../session/patientNumber.machine'
import { changesOf, draftOfStay, EMPTY_DRAFT, isSendable, placedIn } from './admission.draft'

export interface AdmitInput {
  /** The stay that is over and taken up again; null for a new admission. */
  readonly readmits: string | null
  readonly today: CalendarDay
  readonly doctorName: string
  /** The hospital that stands there at first. */
  readonly hospitalId: string | null
  /** The bed that is chosen at first, while it is free. */
  readonly at?: { readonly roomId: string; readonly bedId: string } | undefined
  /** The form is a page of its own, which is left for the list. */
  readonly isPage: boolean
}

export interface AdmitContext extends AdmitInput {
  readonly patient: PatientLookup | null
  /** The stay that is taken up again. */
  readonly detail: StayDetail | null
  readonly draft: AdmitDraft
  /** What was typed before a reload. */
  readonly recalled: AdmitDraft | null
  /** Something was entered that would be lost. */
  readonly isTyped: boolean
  readonly hospitals: readonly Hospital[]
  readonly rooms: readonly Room[]
  readonly failure: Failure | null
  /** The stay somebody is in already. */
  readonly openStay: Stay | null
  readonly attempt: Attempt<AdmitRequest> | null
  readonly admitted: Stay | null
}

/** A member's own facts in the form; somebody new begins blank. */
const withMember = (draft: AdmitDraft, patient: PatientLookup | null, memberId: string | null): AdmitDraft => {
  const member = patient?.members.find(({ id }) => id === memberId)
  return {
    ...draft,
    memberId: member?.id ?? null,
    name: member?.name ?? '',
    age: member?.age == null ? '' : String(member.age),
    gender: member?.gender ?? null,
  }
}

export const lastDischargeOf = ({ detail }: AdmitContext): CalendarDay | null => detail?.stay.dischargedOn ?? null

/** Whether it was asked if this is another than who is in the family already: to send again is to say yes. */
export const isAskedAgain = ({ failure }: Pick<AdmitContext, 'failure'>): boolean => failure?.code === 'memberExists'

export const requestOf = ({ draft, patient, detail, failure }: AdmitContext): AdmitRequest => ({
  patientId: detail?.stay.patientId ?? patient?.userId ?? '',
  memberId: draft.memberId,
  name: draft.name.trim(),
  age: ageTyped(draft.age) ?? 0,
  gender: draft.gender ?? 'Female',
  hospitalId: draft.hospitalId,
  roomId: draft.roomId,
  bedId: draft.bedId,
  ...changesOf(draft),
  ...(detail === null ? {} : { readmits: detail.stay.id }),
  ...(isAskedAgain({ failure }) && { isAnother: true }),
})

type AdmitCode = CodeOf<typeof inpatientApi.admission>
type StayOutcome = Outcome<Stay, AdmitCode>

/** What the form that admits somebody knows and does. */
export const admitSetup = setup({
  types: {
    context: {} as AdmitContext,
    input: {} as AdmitInput,
    output: {} as { readonly stay: Stay | null },
    events: {} as
      | { type: 'changed'; change: Partial<AdmitDraft> }
      | { type: 'member.chosen'; id: string | null }
      | { type: 'admit' | 'retry' | 'close' | 'openStay' }
      | { type: 'leave.confirmed' | 'leave.declined' },
    children: {} as { number: 'number' },
    tags: {} as 'loading' | 'failed' | 'form' | 'busy' | 'loadingRooms' | 'roomsFailed' | 'confirmingLeave',
  },
  actors: {
    number: patientNumberMachine,
    recall: unplugged<{ readmits: string | null }, TypedAdmission | null>('inpatient.typed'),
    loadStay: unplugged<{ id: string }, StayDetail>('inpatient.stay'),
    loadHospitals: unplugged<object, readonly Hospital[]>('inpatient.hospitals'),
    loadRooms: unplugged<{ hospitalId: string; startDate: CalendarDay | null }, readonly Room[]>('inpatient.rooms'),
    admit: unplugged<AdmitRequest & { key: string }, Stay, AdmitCode>('inpatient.admission'),
    findStay: unplugged<{ memberId: string }, StayPage>('inpatient.stays'),
  },
  guards: {
    ...outcomes,
    isReadmission: ({ context }) => context.readmits !== null,
    /** What was typed before has its patient. */
    hasPatient: (_, outcome: Outcome<TypedAdmission | null>) => outcome.ok && outcome.value?.patient != null,
    isTyped: ({ context }) => context.isTyped,
    isComplete: ({ context }) => isSendable(context.draft, context.today, lastDischargeOf(context)),
    isBedTaken: (_, outcome: StayOutcome) => hasCode(outcome, 'bedTaken'),
    isAlreadyAdmitted: (_, outcome: StayOutcome) => hasCode(outcome, 'alreadyAdmitted'),
    /** Other rooms and beds are free then. */
    changesRooms: ({ context: { draft } }, change: Partial<AdmitDraft>) =>
      (change.hospitalId !== undefined && change.hospitalId !== draft.hospitalId) ||
      (change.admittedOn !== undefined && change.admittedOn !== draft.admittedOn),
  },
  actions: {
    ...outcomeActions,
    /** The device keeps what is typed until the form ends; wiring says how. */
    keepTyped: unpluggedAction('inpatient.keepTyped'),
    dropTyped: unpluggedAction('inpatient.dropTyped'),
    keepRecalled: assign((_, outcome: Outcome<TypedAdmission | null>) =>
      outcome.ok && outcome.value !== null
        ? { recalled: outcome.value.draft, draft: outcome.value.draft, patient: outcome.value.patient, isTyped: true }
        : {},
    ),
    keepPatient: assign(({ context }, { patient, memberId }: { patient: PatientLookup; memberId?: string | null }) => {
      const own = patient.members.find(({ id }) => id === memberId) ?? firstMemberOf(patient)
      return { patient, draft: withMember(context.draft, patient, own?.id ?? null) }
    }),
    chooseMember: assign(({ context }, id: string | null) => ({
      draft: withMember(context.draft, context.patient, id),
      failure: null,
      openStay: null,
    })),
    keepStay: assign(({ context }, outcome: Outcome<StayDetail>) =>
      outcome.ok
        ? {
            detail: outcome.value,
            draft: context.recalled ?? { ...draftOfStay(outcome.value.stay), admittedOn: context.today },
          }
        : {},
    ),
    keepHospitals: assign(({ context }, outcome: Outcome<readonly Hospital[]>) =>
      outcome.ok ? { hospitals: outcome.value, draft: placedIn(context.draft, outcome.value, context) } : {},
    ),
    /** A bed that is not free any more is chosen anew. */
    keepRooms: assign(({ context: { draft } }, outcome: Outcome<readonly Room[]>) => {
      if (!outcome.ok) return {}
      const room = outcome.value.find(({ id }) => id === draft.roomId)
      const isFree = room?.beds.some(({ id, occupant }) => id === draft.bedId && occupant === null) ?? false
      return {
        rooms: outcome.value,
        draft: { ...draft, roomId: room?.id ?? '', bedId: isFree ? draft.bedId : '' },
      }
    }),
    change: assign(({ context }, change: Partial<AdmitDraft>) => ({
      draft: withChange(context.draft, change),
      isTyped: true,
      failure: null,
    })),
    clearBed: assign(({ context }) => ({ draft: { ...context.draft, bedId: '' } })),
    beginAttempt: beginAttempt(requestOf),
    forgetOpenStay: assign({ openStay: null }),
    keepOpenStay: assign((_, outcome: Outcome<StayPage>) =>
      outcome.ok ? { openStay: outcome.value.stays[0] ?? null } : {},
    ),
    keepAdmitted: assign((_, outcome: Outcome<Stay>) => (outcome.ok ? { admitted: outcome.value, attempt: null } : {})),
    goToList: emitEffect(({ context: { admitted } }) =>
      go('/ip-dash', { navItem: 1, hospital: admitted?.hospitalId, changed: admitted?.id }),
    ),
    goToOpenStay: emitEffect(({ context: { openStay } }) =>
      go('/ip-dash', { navItem: 1, hospital: openStay?.hospitalId, stay: openStay?.id }),
    ),
    goBack: emitEffect(({ context }) => (context.isPage ? go('/ip-dash', { navItem: 1 }) : null)),
  },
})

export const blankAdmission = (input: AdmitInput): AdmitContext => ({
  ...input,
  patient: null,
  detail: null,
  draft: { ...EMPTY_DRAFT, ...input.at },
  recalled: null,
  isTyped: false,
  hospitals: [],
  rooms: [],
  failure: null,
  openStay: null,
  attempt: null,
  admitted: null,
})
