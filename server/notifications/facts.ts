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
  readonly sender: string
  readonly title: string
  readonly when: UnixSeconds
  readonly amount: Paise
  readonly percent: number
  readonly stars: number
}
type Fact = keyof Facts

const meeting = ['doctor', 'when'] as const
const visit = ['patient', 'when'] as const
const money = ['doctor', 'amount'] as const

/** What each event's words need. */
export const factsOf = {
  'appointment.held': meeting,
  'appointment.booked': meeting,
  'appointment.confirmed': meeting,
  'appointment.reminder': meeting,
  'appointment.rescheduled': meeting,
  'appointment.cancelled': meeting,
  'appointment.released': meeting,
  'payment.failed': money,
  'payment.refunded': money,
  'slots.opened': ['doctor', 'doctorId', 'when'],
  'videoCall.missed': ['doctor'],
  'medicineOrder.accepted': ['pharmacy'],
  'medicineOrder.ready': ['pharmacy'],
  'testOrder.accepted': ['centre'],
  'testOrder.ready': ['centre'],
  'prescription.ready': ['doctor', 'patient'],
  'medicine.offer': ['percent'],
  'tests.offer': ['percent'],
  'healthHub.article': ['title'],
  'assessment.due': [],
  'chat.message': ['sender'],
  'discharge.done': ['hospital'],
  'signup.welcome': [],
  'practice.offer': ['amount'],
  'booking.received': visit,
  'booking.cancelled': visit,
  'inPatient.admitted': ['patient', 'hospital'],
  'hospitalLink.added': ['hospital'],
  'review.received': ['stars'],
  'order.received': ['patient'],
} as const satisfies Readonly<Record<EventType, readonly Fact[]>>

export type FactsOf<E extends EventType> = Pick<Facts, (typeof factsOf)[E][number]>
/** `isOwn`: who is notified did it themselves, and read the answer to that. */
export type AnyFacts = Partial<Facts> & { readonly isOwn?: true }
