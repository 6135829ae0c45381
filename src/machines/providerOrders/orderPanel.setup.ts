import { assign, setup } from 'xstate'
import type { CalendarDay } from '../../core/kit/dates'
import { type CommonCode, currentOf, type Failure, hasCode, type Outcome } from '../../core/kit/outcome'
import type { OrderKind } from '../../core/orders/order.lifecycle'
import { isMedicineOrder, type OrderReason, type ProviderOrder } from '../../core/orders/providerOrder'
import type { OfferedLine, OrderAct, ProviderAct } from '../../core/orders/providerOrders'
import { type ActCode, overtakenErrors, type Overtaken } from '../../core/orders/providerOrder.rules'
import {
  type BillDraft,
  detailsOf,
  draftAfter,
  draftFor,
  draftWithLast,
  discountEntered,
  discountLeft,
  type DraftField,
  type Missing,
  draftOf,
  missingIn,
  needsOf,
} from '../../core/orders/billDraft.rules'
import { canTake, isReasoned } from '../../core/orders/providerOrders.rules'
import type { ReturnedLine } from '../../core/orders/billLines'
import type { LastBill } from '../../core/orders/lastBill'
import { keptOf, type LineChange, limitOf } from '../../core/orders/billLines.rules'
import { wholeNumber } from '../../core/kit/typedNumber'
import { CASH, type CounterMethod, counterMethods } from '../../core/payment/payment'
import type { Attempt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { toParent } from '../kit/toParent'
import { reportUploadMachine } from './reportUpload.machine'

/** An order is not as it was; without an id, any of them may not be. */
export interface OrderChanged {
  readonly type: 'order.changed'
  readonly id: string | null
}

export const orderChanged = (id: string | null): OrderChanged => ({ type: 'order.changed', id })

export interface OrderPanelInput {
  readonly id: string
  readonly kind: OrderKind
  /** As the board has it; null is read first. */
  readonly order: ProviderOrder | null
}

export type Method = CounterMethod

export interface OrderPanelContext extends OrderPanelInput {
  readonly failure: Failure | null
  /** Somebody else was first: the server's words for it. */
  readonly overtaken: Failure | null
  /** Somebody changed the order while a form was open over it. */
  readonly isChanged: boolean
  /** The form that was open was closed: the order no longer takes what it was for. */
  readonly isClosed: boolean
  /** What is being done. */
  readonly act: ProviderAct
  readonly draft: BillDraft
  /** What this pharmacy billed last of each product; none before that is asked for. */
  readonly lastBills: readonly LastBill[]
  readonly method: Method
  /** What was missing when it was to be sent. */
  readonly missing: readonly (Missing | 'offer')[]
  readonly reason: OrderReason | null
  readonly words: string
  /** Tests whose price is given back; none where all that was paid is. */
  readonly refunding: readonly string[]
  /** How many come back of lines of the bill, as they are typed, by line. */
  readonly returning: Readonly<Record<number, string>>
  /** The wrong order was completed: it is opened again. */
  readonly isMistaken: boolean
  /** The day to which a visit is moved; null where none is chosen. */
  readonly day: CalendarDay | null
  /** Quantities of an offer as they are typed, by line. */
  readonly offered: Readonly<Record<number, string>>
  readonly attempt: Attempt<OrderAct> | null
}

const EMPTY_DRAFT: BillDraft = { total: '', discount: '0.00', partner: '', tracking: '', prescriber: '', lines: [] }

export const beginPanel = (input: OrderPanelInput): OrderPanelContext => ({
  ...input,
  failure: null,
  overtaken: null,
  isChanged: false,
  isClosed: false,
  act: 'accept',
  draft: input.order === null ? EMPTY_DRAFT : draftOf(input.order),
  lastBills: [],
  method: CASH,
  missing: [],
  reason: null,
  words: '',
  refunding: [],
  returning: {},
  isMistaken: false,
  day: null,
  offered: {},
  attempt: null,
})

type Offering = Pick<OrderPanelContext, 'order' | 'offered' | 'words'>

/** Quantities as they are typed, and what stood there; null for what is no whole number, or more than was asked for. */
const quantitiesIn = ({ order, offered }: Offering) =>
  order?.kind !== 'medicine'
    ? []
    : order.lines.flatMap(({ line, asked, most, offered: before }) => {
        const text = offered[line]
        if (text === undefined) return []
        const limit = limitOf({ asked, most })
        return [{ line, before: before ?? limit, quantity: wholeNumber(text, limit) }]
      })

/** Lines whose quantity is none; one that was emptied is not an offer of nothing. */
export const wrongOffersIn = (offering: Offering): readonly number[] =>
  quantitiesIn(offering).flatMap(({ line, quantity }) => (quantity === null ? [line] : []))

/** No quantity is another than it was, and no words say what is missing. */
export const isOfferEmpty = (offering: Offering): boolean =>
  offering.words.trim() === '' && quantitiesIn(offering).every(({ before, quantity }) => quantity === before)

const offeredIn = (offering: Offering): readonly OfferedLine[] =>
  quantitiesIn(offering).flatMap(({ line, quantity }) => (quantity === null ? [] : [{ line, quantity }]))

type Returning = Pick<OrderPanelContext, 'order' | 'returning'>

/** How many of each line of the bill come back; null for what is no whole number, nought, or more than was kept. */
const returnsIn = ({ order, returning }: Returning) =>
  order?.kind !== 'medicine'
    ? []
    : order.billLines.flatMap((sold, line) => {
        const text = returning[line]?.trim() ?? ''
        return text === '' ? [] : [{ line, quantity: wholeNumber(text, keptOf(sold)) || null }]
      })

export const wrongReturnsIn = (returning: Returning): readonly number[] =>
  returnsIn(returning).flatMap(({ line, quantity }) => (quantity === null ? [line] : []))

/** Lines of the bill that come back. */
export const returnedIn = (returning: Returning): readonly ReturnedLine[] =>
  returnsIn(returning).flatMap(({ line, quantity }) => (quantity === null ? [] : [{ line, quantity }]))

/** The reports with which an order of tests is completed, as they are seen. */
const reportsOf = ({ order, act }: OrderPanelContext): readonly string[] =>
  act !== 'complete' || order === null || isMedicineOrder(order)
    ? []
    : order.reports.filter(({ retractedAt }) => retractedAt === null).map(({ id }) => id)

/** Acts that are explained in words; those with a reason to choose from name it. */
export const needsWords = (act: ProviderAct): boolean => act === 'refund' || act === 'clear'
const isExplained = (act: ProviderAct): boolean => isReasoned(act) || needsWords(act)

const sentBy = (context: OrderPanelContext): OrderAct => {
  const { id, order, act, draft, method, reason, words } = context
  const written = words.trim() === '' ? {} : { words: words.trim() }
  const reports = reportsOf(context)
  const { isMistaken } = context
  const returned = act === 'refund' ? returnedIn(context) : []
  return {
    id,
    act,
    revision: order?.revision ?? 0,
    ...(order === null ? {} : detailsOf(draft, needsOf(order, act))),
    ...(act === 'complete' ? { paymentMethodId: method } : {}),
    ...(reports.length > 0 ? { medicalRecordIds: reports } : {}),
    ...(isReasoned(act) && reason !== null ? { reason, ...written } : {}),
    ...(act === 'move' && context.day !== null ? { day: context.day } : {}),
    ...(needsWords(act) ? written : {}),
    ...(act === 'refund' && context.refunding.length > 0 ? { testIds: context.refunding } : {}),
    ...(returned.length > 0 ? { returned } : {}),
    ...(act === 'refund' && isMistaken ? { isMistaken } : {}),
    ...(act === 'offer' ? { lines: offeredIn(context), ...written } : {}),
  }
}

const overtakenCodes = Object.keys(overtakenErrors) as readonly Overtaken[]

/** What staff do with one order, and what is kept of it. */
export const orderPanelSetup = setup({
  types: {
    context: {} as OrderPanelContext,
    input: {} as OrderPanelInput,
    events: {} as
      | { type: 'act.wanted'; act: ProviderAct }
      | { type: 'field.typed'; field: DraftField; text: string }
      | { type: 'lines.changed'; change: LineChange }
      | { type: 'unscheduled.stated'; isUnscheduled: boolean }
      | { type: 'discount.entered' | 'discount.left' }
      | { type: 'method.chosen'; method: Method }
      | { type: 'reason.chosen'; reason: OrderReason }
      | { type: 'words.typed'; text: string }
      | { type: 'test.marked'; id: string }
      | { type: 'mistake.marked' }
      | { type: 'day.chosen'; day: CalendarDay | null }
      | { type: 'quantity.typed' | 'return.typed'; line: number; text: string }
      | { type: 'send' | 'confirm' | 'dismiss' | 'retry' }
      | OrderChanged,
    children: {} as { reports: 'reports' },
    tags: {} as 'loading' | 'failed' | 'busy' | 'reasoning' | 'billing' | 'confirming' | 'offering',
  },
  actors: {
    read: unplugged<{ id: string; kind: OrderKind }, ProviderOrder>('providerOrders.one'),
    act: unplugged<OrderAct & { kind: OrderKind; key: string }, ProviderOrder, ActCode | CommonCode>(
      'providerOrders.act',
    ),
    lastBills: unplugged<object, readonly LastBill[]>('providerOrders.lastBills'),
    reports: reportUploadMachine,
  },
  guards: {
    ...outcomes,
    isKnown: ({ context }) => context.order !== null,
    isThis: ({ context }, { id }: OrderChanged) => id === null || id === context.id,
    needsReason: (_, act: ProviderAct) => isExplained(act),
    needsOffer: (_, act: ProviderAct) => act === 'offer',
    billsMedicines: ({ context: { order } }, act: ProviderAct) =>
      order !== null && isMedicineOrder(order) && needsOf(order, act).isBilled,
    needsForm: ({ context: { order } }, act: ProviderAct) => {
      if (order === null) return false
      const { isBilled, isDelivered } = needsOf(order, act)
      return isBilled || isDelivered
    },
    hasReason: ({ context }) => {
      const { act, reason, words } = context
      if (wrongReturnsIn(context).length > 0 || (act === 'move' && context.day === null)) return false
      return needsWords(act) ? words.trim() !== '' : reason !== null && (reason !== 'other' || words.trim() !== '')
    },
    hasOffer: ({ context }) => wrongOffersIn(context).length === 0 && !isOfferEmpty(context),
    isWhole: ({ context: { order, act, draft } }) =>
      order !== null && missingIn(draft, needsOf(order, act)).length === 0,
    isCompleting: ({ context }) => context.act === 'complete',
    isReasoned: ({ context: { act } }) => isExplained(act),
    isOffering: ({ context }) => context.act === 'offer',
    isFormed: ({ context: { order, act } }) => {
      if (order === null) return false
      const { isBilled, isDelivered } = needsOf(order, act)
      return isBilled || isDelivered
    },
    isPast: ({ context: { order, act } }) => order !== null && !canTake(order, act),
    isOvertaken: (_, outcome: Outcome<ProviderOrder, string>) => hasCode(outcome, ...overtakenCodes),
  },
  actions: {
    ...outcomeActions,
    keepOrder: assign(({ context }, outcome: Outcome<ProviderOrder>) =>
      outcome.ok
        ? {
            order: outcome.value,
            failure: null,
            draft: context.order === null ? draftOf(outcome.value) : context.draft,
          }
        : { failure: outcome.failure },
    ),
    keepDone: assign((_, outcome: Outcome<ProviderOrder, string>) =>
      outcome.ok
        ? {
            order: outcome.value,
            failure: null,
            overtaken: null,
            isChanged: false,
            isClosed: false,
            draft: draftOf(outcome.value),
            reason: null,
            words: '',
            refunding: [],
            returning: {},
            isMistaken: false,
            day: null,
            offered: {},
          }
        : {},
    ),
    keepOvertaken: assign(({ context }, outcome: Outcome<ProviderOrder, string>) =>
      outcome.ok
        ? {}
        : { overtaken: outcome.failure, failure: null, order: currentOf<ProviderOrder>(outcome) ?? context.order },
    ),
    keepRefusal: assign(({ context: { draft } }, outcome: Outcome<ProviderOrder, string>) =>
      outcome.ok
        ? {}
        : {
            failure: outcome.failure,
            // Who prescribed is asked for from now on.
            draft: hasCode(outcome, 'prescriberMissing') ? { ...draft, hasH1: true } : draft,
          },
    ),
    chooseAct: assign(({ context: { order, draft, lastBills } }, act: ProviderAct) => ({
      act,
      draft: order === null ? draft : draftFor(draft, order, act, lastBills),
      failure: null,
      overtaken: null,
      isClosed: false,
      missing: [],
      method: counterMethods.find((id) => id === order?.paymentMethodId) ?? CASH,
      refunding: [],
      returning: {},
      isMistaken: false,
      day: null,
    })),
    type: assign(({ context: { draft } }, { field, text }: { field: DraftField; text: string }) => ({
      draft: { ...draft, [field]: text },
      missing: [],
      failure: null,
    })),
    changeLines: assign(({ context: { draft, order, lastBills } }, change: LineChange) => ({
      draft: draftAfter(draft, change, order, lastBills),
      missing: [],
      failure: null,
    })),
    keepLastBills: assign(({ context: { draft, order } }, outcome: Outcome<readonly LastBill[]>) =>
      outcome.ok ? { lastBills: outcome.value, draft: draftWithLast(draft, order, outcome.value) } : {},
    ),
    stateUnscheduled: assign(({ context: { draft } }, isUnscheduled: boolean) => ({
      draft: { ...draft, isUnscheduled },
      missing: [],
      failure: null,
    })),
    enterDiscount: assign(({ context: { draft } }) => ({
      draft: { ...draft, discount: discountEntered(draft.discount) },
    })),
    leaveDiscount: assign(({ context: { draft } }) => ({
      draft: { ...draft, discount: discountLeft(draft.discount) },
    })),
    chooseMethod: assign((_, method: Method) => ({ method })),
    chooseReason: assign((_, reason: OrderReason) => ({ reason, failure: null })),
    chooseDay: assign((_, day: CalendarDay | null) => ({ day, failure: null })),
    typeWords: assign((_, words: string) => ({ words, missing: [], failure: null })),
    markTest: assign(({ context: { refunding } }, id: string) => ({
      refunding: refunding.includes(id) ? refunding.filter((each) => each !== id) : [...refunding, id],
      failure: null,
    })),
    markMistake: assign(({ context: { isMistaken } }) => ({
      isMistaken: !isMistaken,
      returning: {},
      failure: null,
    })),
    typeReturn: assign(({ context: { returning } }, { line, text }: { line: number; text: string }) => ({
      returning: { ...returning, [line]: text },
      failure: null,
    })),
    typeQuantity: assign(({ context: { offered } }, { line, text }: { line: number; text: string }) => ({
      offered: { ...offered, [line]: text },
      missing: [],
      failure: null,
    })),
    noteMissing: assign(({ context: { order, act, draft } }) => ({
      missing: order === null ? [] : missingIn(draft, needsOf(order, act)),
    })),
    noteNoOffer: assign({ missing: ['offer' as const] }),
    noteChange: assign({ isChanged: true }),
    forgetChange: assign({ isChanged: false }),
    noteClosed: assign({ isChanged: false, isClosed: true, failure: null, missing: [] }),
    beginAttempt: beginAttempt((context: OrderPanelContext) => sentBy(context)),
    tellBoard: toParent(({ context }) => ({ type: 'order.read' as const, order: context.order })),
  },
})
