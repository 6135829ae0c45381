import type { AnsweredFailure } from '../kit/outcome'
import { folded } from '../kit/search'
import type { OrderFacts, OrderKind, OrderStage } from './order.lifecycle'
import { isMedicineOrder, type lapseReasons, type ProviderOrder } from './providerOrder'

/** With which code a call is refused that came after somebody else's; the answer's `current` is the order as it is. */
export const overtakenErrors = {
  alreadyAccepted: 'conflict',
  alreadyCancelled: 'conflict',
  alreadyRejected: 'conflict',
  alreadySent: 'conflict',
  alreadyCompleted: 'conflict',
  alreadyRefunded: 'conflict',
  samplesTaken: 'conflict',
  changedMeanwhile: 'conflict',
} as const satisfies Readonly<Record<string, AnsweredFailure>>
export type Overtaken = keyof typeof overtakenErrors

/** With which code an act of a provider is refused. */
export const actErrors = {
  ...overtakenErrors,
  reasonMissing: 'badRequest',
  payableDiffers: 'conflict',
  discountTooLarge: 'badRequest',
  offerNotGiven: 'badRequest',
  expired: 'badRequest',
  expiresSoon: 'badRequest',
  batchMissing: 'badRequest',
  expiryMissing: 'badRequest',
  makerMissing: 'badRequest',
  notSold: 'badRequest',
  notAgreed: 'badRequest',
  nameUnclear: 'badRequest',
  notTheSame: 'badRequest',
  strengthMissing: 'badRequest',
  packMissing: 'badRequest',
  tooMuchBilled: 'badRequest',
  notRefundable: 'conflict',
  testRefunded: 'conflict',
  notReturned: 'conflict',
  orderedAgain: 'conflict',
  tooMuchOffered: 'badRequest',
  prescriberMissing: 'badRequest',
  linesMissing: 'badRequest',
  scheduledUnbilled: 'badRequest',
  visitAhead: 'conflict',
  notCleared: 'conflict',
  reportMissing: 'badRequest',
  reportsDiffer: 'conflict',
  dayPast: 'conflict',
  dayClosed: 'conflict',
  dayTooFar: 'conflict',
  sameDay: 'badRequest',
  visitBegun: 'conflict',
  alreadyBooked: 'conflict',
} as const satisfies Readonly<Record<string, AnsweredFailure>>
export type ActCode = keyof typeof actErrors

const overtakenBy: Partial<Record<OrderStage, Overtaken>> = {
  accepted: 'alreadyAccepted',
  cancelled: 'alreadyCancelled',
  rejected: 'alreadyRejected',
  sent: 'alreadySent',
  sampled: 'samplesTaken',
  completed: 'alreadyCompleted',
  uploaded: 'alreadyCompleted',
}

/** The code of what an order is, for a call that it no longer takes. */
export const overtakenAt = ({ stage, paymentStatus }: Pick<ProviderOrder, 'stage' | 'paymentStatus'>): Overtaken =>
  paymentStatus === 'REFUNDED' ? 'alreadyRefunded' : (overtakenBy[stage] ?? 'changedMeanwhile')

const lapsedIn: Partial<Record<OrderStage, (typeof lapseReasons)[number]>> = {
  requested: 'unanswered',
  asking: 'offerUnanswered',
  ready: 'notCollected',
  accepted: 'notVisited',
}

/** Why an order ends that waited too long in a stage. */
export const lapseReason = (stage: OrderStage): (typeof lapseReasons)[number] => lapsedIn[stage] ?? 'unanswered'

/** What the lifecycle asks of an order. */
export const factsOfOrder = (order: ProviderOrder): OrderFacts => ({
  kind: order.kind,
  stage: order.stage,
  way: isMedicineOrder(order) ? order.way : null,
})

/** Whether it had been accepted before its provider gave it up. */
export const isWithdrawn = ({ stage, events }: ProviderOrder): boolean =>
  stage === 'rejected' && events.at(-1)?.action === 'withdraw'

const letters = { medicine: 'M', test: 'T' } as const satisfies Record<OrderKind, string>

/** `orderNumber('medicine', 104283)` is `M-104283`. */
export const orderNumber = (kind: OrderKind, no: number): string => `${letters[kind]}-${no}`

/** Digits of an order's number as somebody types it: `M-1042`, `t 1042`, `1042`; null for everything else. */
export const orderNumberTyped = (term: string): string | null =>
  /^(?:[mt][-\s]*)?(\d+)$/.exec(folded(term))?.[1] ?? null
