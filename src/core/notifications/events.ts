import { doctorPath } from '../app/links'
import type { Role } from '../session/permissions'
import { DOCTORS, isOneOf, PROVIDERS, SUPPORT } from '../session/roles'

/** Where a notification leads, and what the page is told on arrival. */
export interface Target {
  readonly to: string
  readonly state?: object
}

interface Lead {
  /** Tapping the card; of what happened to a doctor or an order the page of that one, where it is known. */
  readonly tap: Target | 'doctor' | 'order'
  /** Its button, for events that have one. */
  readonly action?: Target
}

const home: Target = { to: '/home' }
const findDoctor: Target = { to: '/find-doctor' }
const orderList: Target = { to: '/order-list' }
const medicines: Target = { to: '/medicines' }
const tests: Target = { to: '/test-reports' }
const healthHub: Target = { to: '/health-hub' }
const chat: Target = { to: '/chat' }
const inPatients: Target = { to: '/ip-dash', state: { navItem: 1 } }
const doctorProfile: Target = { to: '/profile' }
const schedule: Target = { to: '/schedule' }

/** Every event people are told of, and where its card and its button lead. */
export const events = {
  'appointment.held': { tap: orderList },
  'appointment.booked': { tap: orderList },
  'appointment.confirmed': { tap: orderList },
  'appointment.reminder': { tap: orderList },
  'appointment.rescheduled': { tap: orderList },
  'visit.delayed': { tap: orderList },
  'visit.onTime': { tap: orderList },
  'appointment.cancelled': { tap: orderList, action: findDoctor },
  'appointment.released': { tap: orderList, action: findDoctor },
  'payment.failed': { tap: orderList },
  'payment.refunded': { tap: orderList, action: findDoctor },
  'slots.opened': { tap: 'doctor' },
  'videoCall.missed': { tap: orderList, action: chat },
  'medicineOrder.accepted': { tap: 'order' },
  'medicineOrder.rejected': { tap: 'order' },
  'medicineOrder.withdrawn': { tap: 'order' },
  'medicineOrder.lapsed': { tap: 'order' },
  'medicineOrder.offered': { tap: 'order' },
  'medicineOrder.ready': { tap: 'order' },
  'medicineOrder.sent': { tap: 'order' },
  'medicineOrder.returned': { tap: 'order' },
  'medicineOrder.undone': { tap: 'order' },
  'medicineOrder.completed': { tap: 'order' },
  'testOrder.accepted': { tap: 'order' },
  'testOrder.rejected': { tap: 'order' },
  'testOrder.withdrawn': { tap: 'order' },
  'testOrder.lapsed': { tap: 'order' },
  'testOrder.retaken': { tap: 'order' },
  'testOrder.moved': { tap: 'order' },
  'testOrder.completed': { tap: 'order' },
  'testOrder.ready': { tap: 'order' },
  'testOrder.retracted': { tap: 'order' },
  'testOrder.tomorrow': { tap: 'order' },
  'order.refunded': { tap: 'order' },
  'report.sent': { tap: { to: '/medical-records' } },
  'prescription.ready': { tap: orderList },
  'recordLink.opened': { tap: { to: '/medical-records' } },
  'medicine.offer': { tap: medicines, action: medicines },
  'tests.offer': { tap: tests, action: tests },
  'healthHub.article': { tap: healthHub, action: healthHub },
  'assessment.due': { tap: { to: '/health-assessment?type=Brain' } },
  'chat.message': { tap: chat, action: chat },
  'chat.solved': { tap: chat, action: chat },
  'discharge.done': { tap: chat, action: chat },
  'signup.welcome': { tap: { to: '/medical-records', state: { view: 'editProfile' } }, action: findDoctor },
  'practice.offer': { tap: home, action: home },
  'booking.received': { tap: schedule },
  'booking.cancelled': { tap: schedule },
  'inPatient.admitted': { tap: inPatients, action: inPatients },
  'hospitalLink.added': { tap: inPatients, action: inPatients },
  'review.received': { tap: doctorProfile, action: doctorProfile },
  'order.received': { tap: 'order' },
  'order.cancelled': { tap: 'order' },
  'order.answered': { tap: 'order' },
  'order.waiting': { tap: 'order' },
} as const satisfies Readonly<Record<string, Lead>>

export type EventType = keyof typeof events
export const eventTypes = Object.keys(events) as readonly EventType[]

/** What an event is about: the part of its name before the dot. */
export type Family = EventType extends `${infer About}.${string}` ? About : never

const isEvent = (name: string): name is EventType => Object.hasOwn(events, name)

/** `familyOf('chat.message')` is `chat`; an event this client does not know is of none. */
export const familyOf = (eventType: string): Family | null =>
  isEvent(eventType) ? (eventType.slice(0, eventType.indexOf('.')) as Family) : null

const doctorsPlaces: Readonly<Record<string, string>> = { '/chat': '/chats', '/order-list': '/schedule' }
const supportsPlaces: Readonly<Record<string, string>> = { '/chat': '/support-desk' }
const providersPlaces: Readonly<Record<string, string>> = {
  '/chat': '/support-chat',
  '/order-list': '/orders',
  '/profile': '/profile-details',
}

/** The same place in the area of those who work here. */
const placeFor = (target: Target, role: Role | null): Target => {
  const groups = [
    [DOCTORS, doctorsPlaces],
    [PROVIDERS, providersPlaces],
    [SUPPORT, supportsPlaces],
  ] as const
  const places = groups.find(([group]) => isOneOf(group, role))?.[1] ?? {}
  const to = places[target.to]
  return to === undefined ? target : { ...target, to }
}

/** Which one of many an event is about, where that is known. */
export interface Concerned {
  readonly doctorId?: string | null | undefined
  readonly orderId?: string | null | undefined
  readonly conversationId?: string | null | undefined
}

const tapped = (tap: Lead['tap'], { doctorId }: Concerned): Target => {
  if (tap === 'doctor') return doctorId ? { to: doctorPath(doctorId) } : findDoctor
  return tap === 'order' ? orderList : tap
}

/** The same place with its one order opened. */
const withOrder = (target: Target, { orderId }: Concerned): Target =>
  orderId ? { ...target, to: `${target.to}?order=${encodeURIComponent(orderId)}` } : target

/** The same place with its one conversation opened. */
const withConversation = (lead: Target | Lead['tap'], target: Target, { conversationId }: Concerned): Target =>
  lead === chat && conversationId
    ? {
        to: `${target.to}?channelId=${encodeURIComponent(conversationId)}`,
        state: { ...target.state, channelId: conversationId },
      }
    : target

/** Where tapping a notification leads; null for an event this client does not know. */
export const tapTarget = (eventType: string, role: Role | null, about: Concerned = {}): Target | null => {
  if (!isEvent(eventType)) return null
  const { tap }: Lead = events[eventType]
  const target = placeFor(tapped(tap, about), role)
  return tap === 'order' ? withOrder(target, about) : withConversation(tap, target, about)
}

/** Where a notification's button leads; one that came with an event that has none leads where the card does. */
export const actionTarget = (eventType: string, role: Role | null, about: Concerned = {}): Target | null => {
  if (!isEvent(eventType)) return null
  const { action }: Lead = events[eventType]
  if (action === undefined) return tapTarget(eventType, role, about)
  return withConversation(action, placeFor(action, role), about)
}
