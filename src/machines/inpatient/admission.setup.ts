import { assign, setup } from 'xstate'
import type { inpatientApi } from '../../core/inpatient/inpatient.api'
import type {
  AdmitRequest,
  Hospital,
  Room,
  Stay,
  StayChanges,
  StayDetail,
  StayPage,
} from '../../core/inpatient/inpatient'
import { type AdmitDraft, isAdmissionDay, missingFields, withChange } from '../../core/inpatient/inpatient.rules'
import type { CalendarDay } from '../../core/kit/dates'
import { ageFault, ageTyped } from '../../core/members/members.rules'
import type { TypedAdmission } from '../../core/inpatient/typed'
import type { CodeOf } from '../../core/kit/endpoint'
import { type Failure, hasCode, type Outcome } from '../../core/kit/outcome'
import type { PatientLookup } from '../../core/session/patientLookup'
import { go } from '../kit/appEvent'
import { type Attempt, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { emitEffect } from '../kit/effects'
import { patientNumberMachine } from '../session/patientNumber.machine'

/** What the form is opened for; who is admitted can be seen, and changed after Edit. */
export type AdmissionMode = 'new' | 'view' | 'edit' | 'readmit'

export interface AdmissionInput {
  readonly mode: AdmissionMode
  /** The stay that is shown, changed or taken up again. */
  readonly stayId: string | null
  readonly today: CalendarDay
  readonly doctorName: string
  /** The hospital that stands there at first. */
  readonly hospitalId: string | null
  /** The form is a page of its own, which is left for the list. */
  readonly isPage: boolean
}

export interface AdmissionContext extends AdmissionInput {
  readonly patient: PatientLookup | null
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
  readonly attempt: Attempt | null
  readonly admitted: Stay | null
}

export const EMPTY_DRAFT: AdmitDraft = {
  memberId: null,
  name: '',
  age: '',
  gender: null,
  hospitalId: '',
  roomId: '',
  bedId: '',
  sponsor: '',
  caseHistory: '',
  uhid: '',
  admittedOn: null,
}

const draftOfStay = (stay: Stay): AdmitDraft => ({
  memberId: stay.memberId,
  name: stay.name,
  age: String(stay.age),
  gender: stay.gender,
  hospitalId: stay.hospitalId,
  roomId: stay.roomId,
  bedId: stay.bedId,
  sponsor: stay.sponsor,
  caseHistory: stay.caseHistory,
  uhid: stay.uhid,
  admittedOn: stay.admittedOn,
})

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

export const lastDischargeOf = ({ mode, detail }: AdmissionContext): CalendarDay | null =>
  mode === 'readmit' ? (detail?.stay.dischargedOn ?? null) : null

const changesOf = ({ draft }: AdmissionContext): StayChanges => ({
  sponsor: draft.sponsor,
  caseHistory: draft.caseHistory.trim(),
  uhid: draft.uhid.trim(),
  admittedOn: draft.admittedOn ?? '',
})

export const requestOf = (context: AdmissionContext): AdmitRequest => {
  const { draft, patient, detail, mode } = context
  return {
    patientId: detail?.stay.patientId ?? patient?.userId ?? '',
    memberId: draft.memberId,
    name: draft.name.trim(),
    age: ageTyped(draft.age) ?? 0,
    gender: draft.gender ?? 'Female',
    hospitalId: draft.hospitalId,
    roomId: draft.roomId,
    bedId: draft.bedId,
    ...changesOf(context),
    ...(mode === 'readmit' && detail !== null ? { readmits: detail.stay.id } : {}),
  }
}

type AdmitCode = CodeOf<typeof inpatientApi.admission>
type StayOutcome = Outcome<Stay, AdmitCode>

/** What the form of an admission knows and does. */
export const admissionSetup = setup({
  types: {
    context: {} as AdmissionContext,
    input: {} as AdmissionInput,
    output: {} as { readonly stay: Stay | null },
    events: {} as
      | { type: 'changed'; change: Partial<AdmitDraft> }
      | { type: 'member.chosen'; id: string | null }
      | { type: 'admit' | 'edit' | 'save' | 'chat.toggle' | 'confirm' | 'dismiss' | 'retry' | 'close' | 'openStay' }
      | { type: 'leave.confirmed' | 'leave.declined' },
    children: {} as { number: 'number' },
    tags: {} as
      | 'loading'
      | 'failed'
      | 'form'
      | 'locked'
      | 'busy'
      | 'loadingRooms'
      | 'roomsFailed'
      | 'confirmingChat'
      | 'confirmingLeave',
  },
  actors: {
    number: patientNumberMachine,
    recall: unplugged<{ mode: AdmissionMode; stayId: string | null }, TypedAdmission | null>('inpatient.typed'),
    loadStay: unplugged<{ id: string }, StayDetail>('inpatient.stay'),
    loadHospitals: unplugged<object, readonly Hospital[]>('inpatient.hospitals'),
    loadRooms: unplugged<{ hospitalId: string; startDate: CalendarDay | null }, readonly Room[]>('inpatient.rooms'),
    admit: unplugged<AdmitRequest & { key: string }, Stay, AdmitCode>('inpatient.admission'),
    save: unplugged<
      StayChanges & { id: string; seen?: StayChanges; key: string },
      Stay,
      CodeOf<typeof inpatientApi.update>
    >('inpatient.update'),
    switchChat: unplugged<{ id: string; isOn: boolean; key: string }, Stay>('inpatient.update'),
    findStay: unplugged<{ memberId: string }, StayPage>('inpatient.stays'),
  },
  guards: {
    ...outcomes,
    isNew: ({ context }) => context.stayId === null,
    isView: ({ context }) => context.mode === 'view',
    /** What was typed before has its patient. */
    isKeptNew: ({ context }, outcome: Outcome<TypedAdmission | null>) =>
      context.mode === 'new' && outcome.ok && outcome.value?.patient != null,
    isEdit: ({ context }) => context.mode === 'edit',
    isTyped: ({ context }) => context.isTyped,
    isComplete: ({ context }) =>
      missingFields(context.draft).length === 0 &&
      ageFault(context.draft.age) === null &&
      isAdmissionDay(context.draft.admittedOn ?? '', context.today, lastDischargeOf(context)),
    isBedTaken: (_, outcome: StayOutcome) => hasCode(outcome, 'bedTaken'),
    isChanged: (_, outcome: Outcome<Stay, CodeOf<typeof inpatientApi.update>>) => hasCode(outcome, 'stayChanged'),
    isAlreadyAdmitted: (_, outcome: StayOutcome) => hasCode(outcome, 'alreadyAdmitted'),
    /** Other rooms and beds are free then. */
    changesRooms: ({ context: { draft } }, change: Partial<AdmitDraft>) =>
      (change.hospitalId !== undefined && change.hospitalId !== draft.hospitalId) ||
      (change.admittedOn !== undefined && change.admittedOn !== draft.admittedOn),
  },
  actions: {
    ...outcomeActions,
    /** The device keeps what is typed until the form ends; wiring says how. */
    keepTyped: () => undefined,
    dropTyped: () => undefined,
    keepRecalled: assign((_, outcome: Outcome<TypedAdmission | null>) =>
      outcome.ok && outcome.value !== null
        ? { recalled: outcome.value.draft, draft: outcome.value.draft, patient: outcome.value.patient, isTyped: true }
        : {},
    ),
    keepPatient: assign(({ context }, { patient, memberId }: { patient: PatientLookup; memberId?: string | null }) => {
      const { members } = patient
      const own = members.find(({ id }) => id === memberId) ?? members.find(({ isDefault }) => isDefault) ?? members[0]
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
            draft: context.recalled ?? {
              ...draftOfStay(outcome.value.stay),
              ...(context.mode === 'readmit' ? { admittedOn: context.today } : {}),
            },
          }
        : {},
    ),
    renewStay: assign((_, outcome: Outcome<StayDetail>) => (outcome.ok ? { detail: outcome.value } : {})),
    keepHospitals: assign(({ context }, outcome: Outcome<readonly Hospital[]>) => {
      if (!outcome.ok) return {}
      const first = outcome.value.find(({ id }) => id === context.hospitalId) ?? outcome.value[0]
      const hospitalId = context.draft.hospitalId || (first?.id ?? '')
      return {
        hospitals: outcome.value,
        draft: { ...context.draft, hospitalId, admittedOn: context.draft.admittedOn ?? context.today },
      }
    }),
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
    beginEdit: assign({ mode: 'edit' as const }),
    beginAttempt: assign(({ context }) => ({
      attempt: attemptAt(requestOf(context), context.attempt),
      failure: null,
      openStay: null,
    })),
    beginChat: assign(({ context }) => ({
      attempt: attemptAt({ chat: !context.detail?.stay.isChatEnabled }, context.attempt),
    })),
    keepOpenStay: assign((_, outcome: Outcome<StayPage>) =>
      outcome.ok ? { openStay: outcome.value.stays[0] ?? null } : {},
    ),
    keepChat: assign(({ context: { detail } }, outcome: Outcome<Stay>) =>
      outcome.ok && detail !== null ? { detail: { ...detail, stay: outcome.value }, attempt: null } : {},
    ),
    keepAdmitted: assign((_, outcome: Outcome<Stay>) => (outcome.ok ? { admitted: outcome.value, attempt: null } : {})),
    goToList: emitEffect(({ context }) => go('/ip-dash', { navItem: 1, changed: context.admitted?.id })),
    goToOpenStay: emitEffect(({ context }) => go('/ip-dash', { navItem: 1, stay: context.openStay?.id })),
    goBack: emitEffect(({ context }) => (context.isPage ? go('/ip-dash', { navItem: 1 }) : null)),
  },
})

export const savedChanges = (context: AdmissionContext) => ({
  id: context.detail?.stay.id ?? '',
  ...changesOf(context),
  ...(context.detail === null ? {} : { seen: seenOf(context.detail.stay) }),
  key: context.attempt?.key ?? '',
})

const seenOf = ({ sponsor, caseHistory, uhid, admittedOn }: Stay): StayChanges => ({
  sponsor,
  caseHistory,
  uhid,
  admittedOn,
})
