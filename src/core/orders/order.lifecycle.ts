import { lifecycle, type Transition } from '../kit/lifecycle'
import type { Mover } from '../kit/lifecycle'

/** What is ordered beside appointments and stays: medicines of a pharmacy, tests of a diagnostic centre. */
export const orderKinds = ['medicine', 'test'] as const
export type OrderKind = (typeof orderKinds)[number]

/** Where an order stands: what patients and providers tell apart. The six statuses of the wire follow from it. */
export const orderStages = [
  'requested',
  'accepted',
  'asking',
  'ready',
  'sent',
  'sampled',
  'completed',
  'uploaded',
  'rejected',
  'cancelled',
] as const
export type OrderStage = (typeof orderStages)[number]

/** The status of an order on the wire. */
export const orderStatuses = ['pending', 'confirmed', 'uploaded', 'completed', 'rejected', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The one status of each stage; the database's generated column is made from it. */
export const statusOfStage = {
  requested: 'pending',
  accepted: 'confirmed',
  asking: 'confirmed',
  ready: 'confirmed',
  sent: 'confirmed',
  sampled: 'confirmed',
  completed: 'completed',
  uploaded: 'uploaded',
  rejected: 'rejected',
  cancelled: 'cancelled',
} as const satisfies Record<OrderStage, OrderStatus>

/** Stages after which nothing is awaited any more. */
export const ORDER_OVER: readonly OrderStage[] = ['completed', 'uploaded', 'rejected', 'cancelled']

/** Stages in which an order still binds somebody: its prescription, its quantities, its place in the board. */
export const ORDER_LIVE: readonly OrderStage[] = orderStages.filter((stage) => !ORDER_OVER.includes(stage))

/** Whether an order ended with nothing handed over: nobody owes anything, and what was prepared is put back. */
export const isUnfulfilled = (stage: OrderStage): boolean => stage === 'rejected' || stage === 'cancelled'

/** How medicines come to the patient. */
export const deliveryWays = ['HOME_DELIVERY', 'PICKUP'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

export type MedicineAction =
  | 'accept'
  | 'reject'
  | 'cancel'
  | 'lapse'
  | 'offer'
  | 'agree'
  | 'ready'
  | 'send'
  | 'complete'
  | 'retry'
  | 'undo'
  | 'withdraw'

export type TestAction =
  | 'accept'
  | 'reject'
  | 'cancel'
  | 'lapse'
  | 'sample'
  | 'retake'
  | 'undo'
  | 'withdraw'
  | 'complete'
  | 'release'
  | 'attach'
  | 'retract'

export type OrderAction = MedicineAction | TestAction

const PATIENT: readonly Mover[] = ['PATIENT']
const PRACTICE: readonly Mover[] = ['PRACTICE']
const PHARMACY: readonly Mover[] = ['PHARMACY']
const CENTRE: readonly Mover[] = ['DIAGNOSTIC_CENTER']

const each = <Action extends OrderAction>(
  from: readonly OrderStage[],
  action: Action,
  by: readonly Mover[],
  to: OrderStage,
): readonly Transition<OrderStage, Action>[] => from.map((stage) => ({ from: stage, action, by, to }))

/**
 * A medicine order from its request to the counter or the door. What did not reach the door comes back, and is tried
 * again; who cannot supply it after all withdraws. `undo` takes a step back that was pressed too early.
 */
export const medicineLifecycle = lifecycle<OrderStage, MedicineAction>(
  [
    ...each(['requested'], 'accept', PHARMACY, 'accepted'),
    ...each(['requested'], 'reject', PHARMACY, 'rejected'),
    ...each(['requested'], 'lapse', PRACTICE, 'rejected'),
    ...each(['asking', 'ready'], 'lapse', PRACTICE, 'cancelled'),
    ...each(['requested', 'accepted', 'asking', 'ready'], 'cancel', PATIENT, 'cancelled'),
    ...each(['accepted', 'asking'], 'offer', PHARMACY, 'asking'),
    ...each(['asking'], 'agree', PATIENT, 'accepted'),
    ...each(['accepted'], 'ready', PHARMACY, 'ready'),
    ...each(['ready'], 'send', PHARMACY, 'sent'),
    ...each(['accepted', 'ready', 'sent'], 'complete', PHARMACY, 'completed'),
    ...each(['sent'], 'retry', PHARMACY, 'ready'),
    ...each(['accepted', 'asking', 'ready', 'sent'], 'withdraw', PHARMACY, 'rejected'),
    ...each(['ready'], 'undo', PHARMACY, 'accepted'),
    ...each(['sent'], 'undo', PHARMACY, 'ready'),
  ],
  ORDER_OVER,
)

/**
 * A test order from its request to the report; a sample that is unfit is taken again, and `undo` takes back that it was
 * taken at all. `complete` ends it without a report, `release` with those attached until
 * then; `attach` brings one later, `retract` takes the last one back.
 */
export const testLifecycle = lifecycle<OrderStage, TestAction>(
  [
    ...each(['requested'], 'accept', CENTRE, 'accepted'),
    ...each(['requested'], 'reject', CENTRE, 'rejected'),
    ...each(['requested'], 'lapse', PRACTICE, 'rejected'),
    ...each(['accepted'], 'lapse', PRACTICE, 'cancelled'),
    ...each(['requested', 'accepted'], 'cancel', PATIENT, 'cancelled'),
    ...each(['accepted'], 'sample', CENTRE, 'sampled'),
    ...each(['sampled'], 'retake', CENTRE, 'accepted'),
    ...each(['accepted', 'sampled'], 'withdraw', CENTRE, 'rejected'),
    ...each(['accepted', 'sampled'], 'complete', CENTRE, 'completed'),
    ...each(['accepted', 'sampled'], 'release', CENTRE, 'uploaded'),
    ...each(['completed', 'uploaded'], 'attach', CENTRE, 'uploaded'),
    ...each(['uploaded'], 'retract', CENTRE, 'completed'),
    ...each(['sampled'], 'undo', CENTRE, 'accepted'),
  ],
  ORDER_OVER,
)

/** Stages of a kind, in the order in which they are passed. */
export const stagesOf = {
  medicine: ['requested', 'accepted', 'asking', 'ready', 'sent', 'completed', 'rejected', 'cancelled'],
  test: ['requested', 'accepted', 'sampled', 'completed', 'uploaded', 'rejected', 'cancelled'],
} as const satisfies Record<OrderKind, readonly OrderStage[]>

/** What an order has to be, beside its stage, for an action. */
export interface OrderFacts {
  readonly kind: OrderKind
  readonly stage: OrderStage
  /** Null of a test order. */
  readonly way: DeliveryWay | null
}

/** Whether the way of delivery has the action: what is collected is not sent, and what is sent is not left lying. */
const hasWay = ({ stage, way }: OrderFacts, action: OrderAction): boolean => {
  if (action === 'send') return way === 'HOME_DELIVERY'
  if (action === 'lapse' && stage === 'ready') return way === 'PICKUP'
  return true
}

const NO_END = { endsAt: Number.MAX_SAFE_INTEGER, now: 0 }

/** What somebody may do with an order, main action first. */
export const orderActions = (order: OrderFacts, by: Mover): readonly OrderAction[] => {
  const { stage, kind } = order
  const actions: readonly OrderAction[] =
    kind === 'medicine' ? medicineLifecycle.actionsFor(stage, by, NO_END) : testLifecycle.actionsFor(stage, by, NO_END)
  return actions.filter((action) => hasWay(order, action))
}

/** Where an action leads; null where the order does not have it. */
export const stageAfter = (order: OrderFacts, action: OrderAction): OrderStage | null => {
  if (!hasWay(order, action)) return null
  return order.kind === 'medicine'
    ? medicineLifecycle.next(order.stage, action as MedicineAction)
    : testLifecycle.next(order.stage, action as TestAction)
}

/** Stages from which an action of a kind leads on; statements are made from it. */
export const stagesBefore = (kind: OrderKind, action: OrderAction): readonly OrderStage[] =>
  kind === 'medicine' ? medicineLifecycle.from(action as MedicineAction) : testLifecycle.from(action as TestAction)
