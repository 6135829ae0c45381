import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Paise } from '../../src/core/kit/money'
import type { EventType } from '../../src/core/notifications/events'

/** What the words of a notification can be filled with. */
interface Facts {
  readonly doctor: string
  readonly doctorId: string
  readonly patient: string
  readonly hospital: string
  readonly pharmacy: string
  readonly centre: string
  /** Of an order whose provider may be either. */
  readonly provider: string
  /** The number of an order. */
  readonly order: string
  /** For whom a link was made. */
  readonly receiver: string
  readonly sender: string
  readonly title: string
  readonly when: UnixSeconds
  /** A day whose hour says nothing. */
  readonly day: UnixSeconds
  readonly amount: Paise
  readonly percent: number
  readonly minutes: number
  readonly stars: number
}
type Fact = keyof Facts

const meeting = ['doctor', 'when'] as const
const visit = ['patient', 'when'] as const
const supplied = ['order', 'pharmacy'] as const
const tested = ['order', 'centre'] as const
const ordered = ['order', 'patient'] as const
const money = ['doctor', 'amount'] as const

/** What each event's words need. */
export const factsOf = {
  'appointment.held': meeting,
  'appointment.booked': meeting,
  'appointment.confirmed': meeting,
  'appointment.reminder': meeting,
  'appointment.rescheduled': meeting,
  'visit.delayed': ['doctor', 'when', 'minutes'],
  'visit.onTime': meeting,
  'appointment.cancelled': meeting,
  'appointment.released': meeting,
  'payment.failed': money,
  'payment.refunded': money,
  'slots.opened': ['doctor', 'doctorId', 'when'],
  'videoCall.missed': ['doctor'],
  'medicineOrder.accepted': supplied,
  'medicineOrder.rejected': supplied,
  'medicineOrder.withdrawn': supplied,
  'medicineOrder.lapsed': supplied,
  'medicineOrder.offered': supplied,
  'medicineOrder.ready': supplied,
  'medicineOrder.sent': supplied,
  'medicineOrder.returned': supplied,
  'medicineOrder.undone': supplied,
  'medicineOrder.completed': ['order', 'pharmacy', 'amount'],
  'testOrder.accepted': tested,
  'testOrder.rejected': tested,
  'testOrder.withdrawn': tested,
  'testOrder.lapsed': tested,
  'testOrder.retaken': tested,
  'testOrder.moved': ['order', 'centre', 'day'],
  'testOrder.ready': tested,
  'testOrder.retracted': tested,
  'testOrder.tomorrow': tested,
  'testOrder.completed': ['order', 'centre', 'amount'],
  'order.refunded': ['order', 'provider', 'amount'],
  'report.sent': ['centre', 'patient'],
  'prescription.ready': ['doctor', 'patient'],
  'recordLink.opened': ['receiver'],
  'medicine.offer': ['percent'],
  'tests.offer': ['percent'],
  'healthHub.article': ['title'],
  'assessment.due': [],
  'chat.message': ['sender'],
  'chat.solved': [],
  'discharge.done': ['hospital'],
  'signup.welcome': [],
  'practice.offer': ['amount'],
  'booking.received': visit,
  'booking.cancelled': visit,
  'inPatient.admitted': ['patient', 'hospital'],
  'hospitalLink.added': ['hospital'],
  'review.received': ['stars'],
  'order.received': ordered,
  'order.cancelled': ordered,
  'order.answered': ordered,
  'order.waiting': ordered,
} as const satisfies Readonly<Record<EventType, readonly Fact[]>>

export type FactsOf<E extends EventType> = Pick<Facts, (typeof factsOf)[E][number]> & Beside
/** `isOwn`: who is notified did it themselves, and read the answer to that. `orderId`: the order that a tap opens. */
interface Beside {
  readonly isOwn?: true
  readonly orderId?: string
  /** The conversation that a tap opens. */
  readonly conversationId?: string
}
export type AnyFacts = Partial<Facts> & Beside
