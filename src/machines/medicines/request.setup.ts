import { assign, setup } from 'xstate'
import { EMPTY_ADDRESS } from '../../core/medicines/address.rules'
import type { PatientAddress, Pharmacy, RequestDraft, WantedLine, Way } from '../../core/medicines/medicines'
import type { medicinesApi } from '../../core/medicines/medicines.api'
import { offersWay } from '../../core/medicines/medicines.rules'
import type { RequestAttempt, RequestProgress } from '../../core/medicines/requestProgress'
import type { MedicineRequest, Orderable, PlacedOrder } from '../../core/medicines/supply'
import { askedLines, askedOf } from '../../core/medicines/supply.rules'
import type { CalendarDay } from '../../core/kit/dates'
import type { CodeOf, OutcomeOf } from '../../core/kit/endpoint'
import { type Failure, hasCode, type Outcome } from '../../core/kit/outcome'
import type { Member } from '../../core/members/members'
import { isProfileComplete } from '../../core/members/members.rules'
import type { Intent } from '../../core/session/intent'
import { go } from '../kit/appEvent'
import { attemptKey } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { verificationMachine } from '../kit/verification.machine'
import { recordFormMachine, type RecordFormOutput } from '../records/recordForm.machine'
import { type ChooserOutput, memberChooserMachine } from '../members/memberChooser.machine'
import { addressMachine, type AddressOutput } from './address.machine'

/** What a request needs beside what is chosen: the pharmacy, and of a patient the address and the family. */
export interface RequestChoices {
  readonly pharmacy: Pharmacy
  readonly address: PatientAddress | null
  readonly members: readonly Member[]
}

/** For whom they are asked; a request that was sent already begins no more. */
export interface ChoicesAsked {
  readonly pharmacyId: string
  readonly isGuest: boolean
  readonly begins: boolean
  readonly replaces: string | null
}

export const choicesAsked = ({ pharmacyId, isGuest, attempt, placed, draft }: RequestContext): ChoicesAsked => ({
  pharmacyId,
  isGuest,
  begins: !isGuest && attempt === null && placed === null,
  replaces: draft.replaces,
})

export interface RequestInput extends RequestProgress {
  readonly isGuest: boolean
  /** On a phone the prescription is a view of its own. */
  readonly isPhone: boolean
  readonly today: CalendarDay
}

/** Why the request was left, with what had been chosen: closed, or for a pharmacy that can do it. */
export interface RequestOutput {
  readonly kind: 'closed' | 'elsewhere' | 'done'
  readonly draft: RequestDraft
  readonly failure: Failure | null
}

export interface RequestContext extends RequestInput {
  readonly pharmacy: Pharmacy | null
  readonly address: PatientAddress | null
  readonly members: readonly Member[]
  readonly records: readonly Orderable[]
  readonly failure: Failure | null
  /** What is gone on with once the guest has verified a number. */
  readonly intent: Intent | null
  /** The address was asked for on the way to the review. */
  readonly isAddressLast: boolean
  /** The paper that is added is photographed. */
  readonly isPhoto: boolean
  readonly left: RequestOutput['kind']
}

export const memberOf = ({ members, draft }: Pick<RequestContext, 'members' | 'draft'>): Member | undefined =>
  members.find(({ id }) => id === draft.memberId)

export const recordOf = ({ records, draft }: Pick<RequestContext, 'records' | 'draft'>): Orderable | undefined =>
  records.find(({ id }) => id === draft.recordId)

/** Whether something would come of sending a record as it is chosen. */
const canSupply = (record: Orderable | undefined, wanted: readonly WantedLine[]): boolean =>
  record?.state === 'free' && (record.lines.length === 0 || askedLines(record.lines, wanted).length > 0)

/** What a request lacks, in the order in which it is mended. */
export const missingOf = (
  context: Pick<RequestContext, 'pharmacy' | 'address' | 'members' | 'records' | 'draft'>,
): 'way' | 'address' | 'record' | 'lines' | 'member' | 'details' | null => {
  const { pharmacy, address, draft } = context
  if (pharmacy === null || !offersWay(pharmacy, draft.way)) return 'way'
  if (draft.way === 'HOME_DELIVERY' && address === null) return 'address'
  const member = memberOf(context)
  if (member === undefined) return 'member'
  if (!isProfileComplete(member)) return 'details'
  const record = recordOf(context)
  if (record === undefined || record.state !== 'free') return 'record'
  return canSupply(record, draft.wanted) ? null : 'lines'
}

const requestOf = (context: RequestContext): MedicineRequest => {
  const { pharmacyId, draft, address } = context
  // What is seen is what is sent: less that is left meanwhile is refused, not supplied.
  const wanted = (recordOf(context)?.lines ?? []).flatMap((line) => {
    const quantity = askedOf(line, draft.wanted)
    return quantity === null || !line.isSold ? [] : [{ line: line.line, quantity }]
  })
  return {
    medicalRecordId: draft.recordId ?? '',
    memberId: draft.memberId ?? '',
    pharmacyId,
    type: draft.way,
    ...(draft.way === 'HOME_DELIVERY' && address !== null && { addressId: address.id }),
    ...(wanted.length > 0 && { lines: wanted }),
    ...(draft.replaces !== null && { replaces: draft.replaces }),
  }
}

type OrderOutcome = OutcomeOf<typeof medicinesApi.order>

/** Codes that each step mends. */
const ofPharmacy = ['pharmacyClosed', 'pharmacyGone', 'notDelivered', 'tooManyOpenHere'] as const
const ofAddress = ['addressChanged', 'addressMissing'] as const
const ofRecord = [
  'recordGone',
  'recordTooOld',
  'notSoldOnline',
  'prescriptionInUse',
  'prescriptionSpent',
  'quantityTaken',
] as const

export const requestSetup = setup({
  types: {
    context: {} as RequestContext,
    input: {} as RequestInput,
    output: {} as RequestOutput,
    events: {} as
      | { type: 'way.chosen'; way: Way }
      | { type: 'address.editing' }
      | { type: 'proceed' }
      | { type: 'record.chosen'; id: string }
      | { type: 'line.wanted'; wanted: WantedLine }
      | { type: 'paper.adding'; isPhoto: boolean }
      | { type: 'member.changing' }
      | { type: 'send' }
      | { type: 'back' }
      | { type: 'close' }
      | { type: 'retry' }
      | { type: 'track' }
      | { type: 'orders.opened' },
    children: {} as { address: 'address'; chooser: 'chooser'; form: 'form'; verification: 'verification' },
    tags: {} as
      | 'preparing'
      | 'unprepared'
      | 'gone'
      | 'way'
      | 'address'
      | 'prescription'
      | 'loadingRecords'
      | 'recordsFailed'
      | 'review'
      | 'busy'
      | 'unsettled'
      | 'sent',
  },
  actors: {
    loadChoices: unplugged<ChoicesAsked, RequestChoices>('medicines.loadChoices'),
    loadRecords: unplugged<{ memberId: string }, readonly Orderable[]>('medicines.orderable'),
    order: unplugged<MedicineRequest & { key: string }, PlacedOrder, CodeOf<typeof medicinesApi.order>>(
      'medicines.order',
    ),
    address: addressMachine,
    chooser: memberChooserMachine,
    form: recordFormMachine,
    verification: verificationMachine,
  },
  guards: {
    ...outcomes,
    hasAttempt: ({ context }) => context.attempt !== null && !context.isGuest,
    wasSent: ({ context }) => context.placed !== null,
    opensAddress: ({ context }) => context.step === 'address' && !context.isGuest,
    opensRecords: ({ context: { step, isGuest, isPhone, members } }) =>
      !isGuest &&
      members.length > 0 &&
      (step === 'prescription' || step === 'paper' || step === 'review' || (step === 'proceed' && isPhone)),
    isGuest: ({ context }) => context.isGuest,
    canProceed: ({ context: { pharmacy, draft, address } }) =>
      pharmacy !== null && offersWay(pharmacy, draft.way) && (draft.way === 'PICKUP' || address !== null),
    mustVerify: ({ context: { isGuest, pharmacy, draft } }) =>
      isGuest && pharmacy !== null && offersWay(pharmacy, draft.way),
    isReviewing: ({ context }) => context.step === 'review' && context.failure === null && missingOf(context) === null,
    isAddingPaper: ({ context }) => context.step === 'paper',
    lacksAddress: ({ context }) => missingOf(context) === 'address',
    isReady: ({ context }) => missingOf(context) === null,
    isAddressLast: ({ context }) => context.isAddressLast,
    lacksDetails: ({ context }) => ['member', 'details'].includes(missingOf(context) ?? ''),
    isGone: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'notFound',
    isOfPharmacy: (_, outcome: OrderOutcome) => hasCode(outcome, ...ofPharmacy),
    isOfWay: (_, outcome: OrderOutcome) => hasCode(outcome, 'wayNotOffered'),
    isOfAddress: (_, outcome: OrderOutcome) => hasCode(outcome, ...ofAddress),
    isOfRecord: (_, outcome: OrderOutcome) => hasCode(outcome, ...ofRecord),
    isOfMember: (_, outcome: OrderOutcome) => hasCode(outcome, 'profileIncomplete'),
  },
  actions: {
    ...outcomeActions,
    keepChoices: assign(({ context: { draft } }, outcome: Outcome<RequestChoices>) => {
      if (!outcome.ok) return {}
      const { pharmacy, members } = outcome.value
      const member =
        members.find(({ id }) => id === draft.memberId) ?? members.find(({ isDefault }) => isDefault) ?? members[0]
      const other: Way = draft.way === 'PICKUP' ? 'HOME_DELIVERY' : 'PICKUP'
      return {
        ...outcome.value,
        draft: {
          ...draft,
          memberId: member?.id ?? null,
          // A pharmacy that has one way alone is asked for that.
          way: offersWay(pharmacy, draft.way) ? draft.way : other,
        },
      }
    }),
    keepRecords: assign(({ context: { draft } }, outcome: Outcome<readonly Orderable[]>) => {
      if (!outcome.ok) return {}
      const { prescriptionId: meant, ...known } = draft
      const chosen = outcome.value.find(({ id, prescriptionId }) =>
        draft.recordId === null ? prescriptionId !== null && prescriptionId === meant : id === draft.recordId,
      )
      // A paper that was supplied once is used up, as far as anybody knows; of a signed one what is left is counted.
      const [first] = outcome.value.filter(
        ({ state, type, openOrder, suppliedAt, lines }) =>
          state === 'free' &&
          type === 'prescription' &&
          openOrder === null &&
          (lines.length > 0 || suppliedAt === null),
      )
      return {
        records: outcome.value,
        draft: {
          ...known,
          // Whoever came for one prescription is given no other in its place.
          recordId: (chosen?.state === 'free' ? chosen : meant === undefined ? first : undefined)?.id ?? null,
        },
      }
    }),
    choosePhoto: assign((_, isPhoto: boolean) => ({ isPhoto })),
    /** What was added is what is sent, for whom it was added. */
    choosePaper: assign(({ context: { draft } }, output: RecordFormOutput) =>
      output.kind === 'saved'
        ? {
            draft: { ...draft, memberId: output.record.memberId, recordId: output.record.id, wanted: [] },
            step: 'prescription' as const,
            failure: null,
          }
        : {},
    ),
    chooseWay: assign(({ context: { draft } }, way: Way) => ({ draft: { ...draft, way }, failure: null })),
    chooseRecord: assign(({ context: { draft } }, recordId: string) => ({
      draft: { ...draft, recordId, wanted: draft.recordId === recordId ? draft.wanted : [] },
      failure: null,
    })),
    wantLine: assign(({ context: { draft } }, wanted: WantedLine) => ({
      draft: { ...draft, wanted: [...draft.wanted.filter(({ line }) => line !== wanted.line), wanted] },
      failure: null,
    })),
    keepMember: assign(({ context: { draft } }, { members, memberId }: ChooserOutput) => ({
      members,
      draft: {
        ...draft,
        memberId,
        ...(memberId !== draft.memberId && { recordId: null, wanted: [] }),
      },
      failure: null,
    })),
    keepAddress: assign(({ context }, { address, draft: typed }: AddressOutput) => ({
      address: address ?? context.address,
      draft: { ...context.draft, address: address === null && typed !== EMPTY_ADDRESS ? typed : null },
      failure: null,
    })),
    dropTyped: assign(({ context: { draft } }) => ({ draft: { ...draft, address: null } })),
    intendAddress: assign(({ context: { pharmacyId, draft } }) => ({
      intent: { _tag: 'AddAddress' as const, pharmacyId, type: draft.way, draft },
    })),
    intendOrder: assign(({ context: { pharmacyId, draft } }) => ({
      intent: { _tag: 'ProceedOrder' as const, pharmacyId, type: draft.way, draft },
    })),
    comeFromReview: assign({ isAddressLast: true }),
    comeFromWay: assign({ isAddressLast: false }),
    stepTo: assign((_, step: RequestProgress['step']) => ({ step })),
    stepToWay: assign({ step: 'way' as const }),
    beginOrder: assign(({ context }) => ({
      failure: null,
      attempt: context.attempt ?? ({ sent: requestOf(context), key: attemptKey() } satisfies RequestAttempt),
    })),
    endOrder: assign({ attempt: null }),
    keepPlaced: assign((_, outcome: Outcome<PlacedOrder>) => (outcome.ok ? { placed: outcome.value } : {})),
    leaveElsewhere: assign({ left: 'elsewhere' as const }),
    leaveDone: assign({ left: 'done' as const }),
    track: emitEffect(({ context: { placed } }) => go(placed ? `/order-list?order=${placed.id}` : '/order-list')),
    goToOrders: emitEffect(go('/order-list')),
    goHome: emitEffect(go('/home')),
  },
})
