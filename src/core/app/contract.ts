import { notificationsApi } from '../notifications/notifications.api'
import { locationApi } from '../location/location.api'
import { sessionApi } from '../session/session.api'
import { configApi } from './config.api'
/**
 * The contract by room. Rows are loaded with the room's first call, so that a page carries the schemas of its own calls;
 * those that every page calls come with the ports.
 */
export const contract = {
  config: () => Promise.resolve(configApi),
  session: () => Promise.resolve(sessionApi),
  location: () => Promise.resolve(locationApi),
  doctors: async () => (await import('../doctors/doctors.api')).doctorsApi,
  availability: async () => (await import('../availability/availability.api')).availabilityApi,
  booking: async () => (await import('../booking/booking.api')).bookingApi,
  payment: async () => (await import('../payment/payment.api')).paymentApi,
  orders: async () => (await import('../orders/orders.api')).ordersApi,
  members: async () => (await import('../members/members.api')).membersApi,
  schedule: async () => (await import('../schedule/schedule.api')).scheduleApi,
  notifications: () => Promise.resolve(notificationsApi),
  files: async () => (await import('../files/files.api')).filesApi,
  home: async () => (await import('../home/home.api')).homeApi,
  marketing: async () => (await import('../marketing/marketing.api')).marketingApi,
  support: async () => (await import('../support/support.api')).supportApi,
  reviews: async () => (await import('../reviews/reviews.api')).reviewsApi,
  team: async () => (await import('../team/team.api')).teamApi,
  inpatient: async () => (await import('../inpatient/inpatient.api')).inpatientApi,
  prescription: async () => (await import('../prescription/prescription.api')).prescriptionApi,
  reception: async () => (await import('../reception/reception.api')).receptionApi,
  profile: async () => (await import('../doctors/profile.api')).profileApi,
  templates: async () => (await import('../templates/templates.api')).templatesApi,
} as const

/** The rows of every room: what the server must implement and the documents describe. */
export type ContractRows = { readonly [R in keyof typeof contract]: Awaited<ReturnType<(typeof contract)[R]>> }
