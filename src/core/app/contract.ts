import { configApi } from './config.api'
import { locationApi } from '../location/location.api'
import { notificationsApi } from '../notifications/notifications.api'
import { sessionApi } from '../session/session.api'

/**
 * The contract by room. Rows are loaded with the first call of their room, so that a page carries the schemas of its own
 * calls; those of a room whose api is `isEager` come with the ports.
 * `npm run lists` writes this file.
 */
export const contract = {
  availability: async () => (await import('../availability/availability.api')).availabilityApi,
  booking: async () => (await import('../booking/booking.api')).bookingApi,
  call: async () => (await import('../call/call.api')).callApi,
  chat: async () => (await import('../chat/chat.api')).chatApi,
  config: () => Promise.resolve(configApi),
  diagnostics: async () => (await import('../diagnostics/diagnostics.api')).diagnosticsApi,
  doctors: async () => (await import('../doctors/doctors.api')).doctorsApi,
  files: async () => (await import('../files/files.api')).filesApi,
  home: async () => (await import('../home/home.api')).homeApi,
  inpatient: async () => (await import('../inpatient/inpatient.api')).inpatientApi,
  location: () => Promise.resolve(locationApi),
  marketing: async () => (await import('../marketing/marketing.api')).marketingApi,
  medicines: async () => (await import('../medicines/medicines.api')).medicinesApi,
  members: async () => (await import('../members/members.api')).membersApi,
  notifications: () => Promise.resolve(notificationsApi),
  orderReports: async () => (await import('../orders/orderReports.api')).orderReportsApi,
  orders: async () => (await import('../orders/orders.api')).ordersApi,
  payment: async () => (await import('../payment/payment.api')).paymentApi,
  prescription: async () => (await import('../prescription/prescription.api')).prescriptionApi,
  profile: async () => (await import('../doctors/profile.api')).profileApi,
  providerOrders: async () => (await import('../orders/providerOrders.api')).providerOrdersApi,
  reception: async () => (await import('../reception/reception.api')).receptionApi,
  recordLinks: async () => (await import('../records/recordLinks.api')).recordLinksApi,
  records: async () => (await import('../records/records.api')).recordsApi,
  reviews: async () => (await import('../reviews/reviews.api')).reviewsApi,
  ring: async () => (await import('../call/ring.api')).ringApi,
  sales: async () => (await import('../sales/sales.api')).salesApi,
  schedule: async () => (await import('../schedule/schedule.api')).scheduleApi,
  sentReports: async () => (await import('../sentReports/sentReports.api')).sentReportsApi,
  session: () => Promise.resolve(sessionApi),
  support: async () => (await import('../support/support.api')).supportApi,
  team: async () => (await import('../team/team.api')).teamApi,
  templates: async () => (await import('../templates/templates.api')).templatesApi,
} as const

/** The rows of every room: what the server must implement and the documents describe. */
export type ContractRows = { readonly [R in keyof typeof contract]: Awaited<ReturnType<(typeof contract)[R]>> }
