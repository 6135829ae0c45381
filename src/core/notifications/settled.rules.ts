import type { EventType } from './events'

const delays: readonly EventType[] = ['visit.delayed', 'visit.onTime']
const unpaid: readonly EventType[] = ['appointment.held', 'payment.failed']

/** What is out of date as soon as something else happens to the same record: a payment is not asked for once it came. */
const settled: Readonly<Partial<Record<EventType, readonly EventType[]>>> = {
  'appointment.confirmed': unpaid,
  'appointment.released': unpaid,
  'appointment.cancelled': [...unpaid, ...delays, 'appointment.reminder'],
  'appointment.rescheduled': [...delays, 'appointment.reminder'],
  // What was stated last is what holds.
  'visit.delayed': delays,
  'visit.onTime': delays,
  'medicineOrder.ready': ['medicineOrder.offered'],
  'medicineOrder.sent': ['medicineOrder.offered'],
  'medicineOrder.undone': ['medicineOrder.ready', 'medicineOrder.sent'],
  // A request is refused before anything of it is offered.
  'medicineOrder.withdrawn': ['medicineOrder.offered'],
  'medicineOrder.lapsed': ['medicineOrder.offered'],
  // Of the day that it had.
  'testOrder.moved': ['testOrder.moved', 'testOrder.tomorrow'],
  'order.cancelled': ['order.received', 'order.waiting', 'order.answered'],
}

/** Events of a record whose notices are struck from a person's list when they are told this one about it. */
export const settledBy = (event: EventType): readonly EventType[] => settled[event] ?? []
