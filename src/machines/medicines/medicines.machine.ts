import { assign, sendTo, setup } from 'xstate'
import type { Pharmacy, PharmacyQuery, RequestDraft } from '../../core/medicines/medicines'
import { PHARMACY_DEBOUNCE, PHARMACY_PAGE } from '../../core/medicines/medicines.limits'
import type { RequestProgress } from '../../core/medicines/requestProgress'
import type { CalendarDay } from '../../core/kit/dates'
import { type Failure, type Outcome } from '../../core/kit/outcome'
import { unplugged } from '../kit/fromPort'
import { listMachine } from '../kit/list.machine'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { medicineRequestMachine } from './request.machine'
import type { RequestOutput } from './request.setup'

export const pharmacyListMachine = listMachine<Pharmacy, PharmacyQuery>({
  id: 'pharmacyList',
  limit: PHARMACY_PAGE,
  debounce: PHARMACY_DEBOUNCE,
})

/** An order that is asked for once more; one that nobody answered is replaced. */
export interface EarlierOrder {
  readonly id: string
  readonly isReplaced: boolean
}

/** What was chosen of it, and where it went. */
export interface EarlierRequest {
  readonly pharmacyId: string
  readonly draft: RequestDraft
}

export interface MedicinesInput {
  readonly query: PharmacyQuery
  readonly listed: number
  readonly isGuest: boolean
  readonly isPhone: boolean
  readonly today: CalendarDay
  /** What was chosen, whichever pharmacy it goes to. */
  readonly draft: RequestDraft
  /** The order whose choices are taken over. */
  readonly earlier: EarlierOrder | null
  /** The request that was open. */
  readonly request: RequestProgress | null
}

interface Context extends MedicinesInput {
  /** Why the last pharmacy could not take the request. */
  readonly failure: Failure | null
}

const medicinesSetup = setup({
  types: {
    context: {} as Context,
    input: {} as MedicinesInput,
    events: {} as { type: 'pharmacy.chosen'; id: string } | { type: 'notice.closed' },
    children: {} as { list: 'list'; request: 'request'; earlier: 'loadEarlier' },
    tags: {} as 'ordering' | 'recalling',
  },
  actors: {
    loadEarlier: unplugged<{ id: string }, EarlierRequest | null>('orders.one'),
    list: pharmacyListMachine,
    request: medicineRequestMachine,
  },
  guards: {
    ...outcomes,
    isRecalling: ({ context }) => context.earlier !== null,
    isAnotherWanted: ({ context }, outcome: Outcome<EarlierRequest | null>) =>
      outcome.ok && outcome.value !== null && context.earlier?.isReplaced === true,
    isAgainWanted: (_, outcome: Outcome<EarlierRequest | null>) => outcome.ok && outcome.value !== null,
    isOrdering: ({ context }) => context.request !== null,
  },
  actions: {
    keepEarlier: assign(({ context: { earlier } }, outcome: Outcome<EarlierRequest | null>) =>
      outcome.ok && outcome.value !== null
        ? { draft: { ...outcome.value.draft, replaces: earlier?.isReplaced ? earlier.id : null }, earlier: null }
        : { earlier: null },
    ),
    openAgain: assign(({ context: { draft } }, outcome: Outcome<EarlierRequest | null>) =>
      outcome.ok && outcome.value !== null
        ? {
            request: {
              pharmacyId: outcome.value.pharmacyId,
              step: 'way' as const,
              draft,
              attempt: null,
              placed: null,
            },
          }
        : {},
    ),
    openRequest: assign(({ context: { draft } }, pharmacyId: string) => ({
      request: { pharmacyId, step: 'way' as const, draft, attempt: null, placed: null },
      failure: null,
    })),
    /** What was chosen goes on to another pharmacy; what was sent is over. */
    keepDraft: assign((_, { kind, draft, failure }: RequestOutput) => ({
      draft,
      request: null,
      failure: kind === 'elsewhere' ? failure : null,
    })),
    endDraft: assign(
      ({
        context: {
          draft: { prescriptionId: _, ...draft },
        },
      }) => ({
        draft: { ...draft, recordId: null, wanted: [], replaces: null },
        request: null,
        failure: null,
      }),
    ),
    lookElsewhere: sendTo('list', (_, { draft }: RequestOutput) => ({
      type: 'query.chosen' as const,
      query: { way: draft.way },
    })),
    dropFailure: assign({ failure: null }),
  },
})

const { onOutcome, onKind } = outcomeTransitions(medicinesSetup)

/** Ordering medicines: the pharmacies around a place, and the request to one of them over the list. */
export const medicinesMachine = medicinesSetup.createMachine({
  id: 'medicines',
  context: ({ input }) => ({ ...input, failure: null }),
  invoke: { id: 'list', src: 'list', input: ({ context: { query, listed } }) => ({ query, listed }) },
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'isOrdering', target: 'ordering' },
        { guard: 'isRecalling', target: 'recalling' },
        { target: 'browsing' },
      ],
    },
    /** What was chosen of an earlier order is taken over. */
    recalling: {
      tags: 'recalling',
      invoke: {
        id: 'earlier',
        src: 'loadEarlier',
        input: ({ context }) => ({ id: context.earlier?.id ?? '' }),
        onDone: onOutcome('loadEarlier', {
          isAnotherWanted: { target: 'browsing', actions: 'keepEarlier' },
          isAgainWanted: { target: 'ordering', actions: ['keepEarlier', 'openAgain'] },
          done: { target: 'browsing', actions: 'keepEarlier' },
        }),
      },
      on: {
        'pharmacy.chosen': { target: 'ordering', actions: { type: 'openRequest', params: ({ event }) => event.id } },
      },
    },
    browsing: {
      on: {
        'pharmacy.chosen': { target: 'ordering', actions: { type: 'openRequest', params: ({ event }) => event.id } },
        'notice.closed': { actions: 'dropFailure' },
      },
    },
    ordering: {
      tags: 'ordering',
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context: { request, isGuest, isPhone, today } }) => ({ ...request!, isGuest, isPhone, today }),
        onDone: onKind('request', {
          closed: { target: 'browsing', actions: 'keepDraft' },
          elsewhere: { target: 'browsing', actions: ['keepDraft', 'lookElsewhere'] },
          done: { target: 'browsing', actions: 'endDraft' },
        }),
      },
    },
  },
})
