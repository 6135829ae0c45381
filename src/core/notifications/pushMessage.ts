import { orderKinds } from '../orders/order.lifecycle'

/** A message that comes to a device by itself. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly eventType: string | null
  /** What it is beside an event, such as a call. */
  readonly type: string | null
  readonly senderId: string | null
  readonly conversationId: string | null
  /** All its data, for the room it is meant for. */
  readonly details: Readonly<Record<string, string>>
}

/** The type of a message that says nothing to the person: an open schedule is loaded again. */
export const SCHEDULE_CHANGED = 'schedule.changed'

/** The days that are not as they were, of a message about a schedule; null of every other message. */
export const changedDays = ({ type, details }: PushMessage): readonly string[] | null =>
  type === SCHEDULE_CHANGED ? (details['days'] ?? '').split(',').filter((day) => day !== '') : null

/** The type of a message that says nothing to the person: an open queue is loaded again. */
export const QUEUE_CHANGED = 'queue.changed'

/** The type of a message that says nothing to the person: open wards are loaded again. */
export const WARD_CHANGED = 'ward.changed'

/** A hospital where something about its beds is not as it was; the stay is named to its own doctor's team. */
export interface WardChange {
  readonly hospitalId: string
  readonly stayId: string | null
  /** Who changed it; null where it was the person who reads this. */
  readonly by: string | null
}

/** What a message says of a ward; null of every other message. */
export const changedWard = ({ type, details }: PushMessage): WardChange | null =>
  type === WARD_CHANGED
    ? { hospitalId: details['hospital'] ?? '', stayId: details['stay'] || null, by: details['by'] || null }
    : null

/** The type of a message that says nothing to the person: an open order is loaded again. */
export const ORDER_CHANGED = 'order.changed'

const changedKinds = [...orderKinds, 'appointment'] as const

/** An order or appointment that is not as it was; what it is now is read by whoever may. */
export interface OrderChange {
  readonly kind: (typeof changedKinds)[number]
  readonly id: string
}

/** The order that a message says has changed; null of every other message. */
export const changedOrder = ({ type, details }: PushMessage): OrderChange | null => {
  const kind = changedKinds.find((each) => each === details['kind'])
  return type === ORDER_CHANGED && kind !== undefined ? { kind, id: details['order'] ?? '' } : null
}

/** The type of a message that says nothing to the person: open lists of reports without an order are loaded again. */
export const REPORT_CHANGED = 'report.changed'

/** The type of a message that says nothing to the person: an open call looks at who is there and what was sent to it. */
export const CALL_CHANGED = 'call.changed'

/** The booking of the call that a message says has changed; null of every other message. */
export const changedCall = ({ type, details }: PushMessage): string | null =>
  type === CALL_CHANGED ? (details['booking'] ?? '') : null
