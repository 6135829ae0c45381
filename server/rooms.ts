import { availabilityRoom } from './availability/availability.room'
import { bookingRoom } from './booking/booking.room'
import { callRoom } from './call/call.room'
import { chatRoom } from './chat/chat.room'
import { configRoom } from './config/config.room'
import { diagnosticsRoom } from './diagnostics/diagnostics.room'
import { doctorsRoom } from './findDoctor/doctors.room'
import { filesRoom } from './files/files.room'
import { homeRoom } from './home/home.room'
import { inpatientRoom } from './inpatient/inpatient.room'
import { locationRoom } from './location/location.room'
import { marketingRoom } from './marketing/marketing.room'
import { medicinesRoom } from './medicines/medicines.room'
import { membersRoom } from './members/members.room'
import { notificationsRoom } from './notifications/notifications.room'
import { orderReportsRoom } from './orders/orderReports.room'
import { ordersRoom } from './orders/orders.room'
import { paymentRoom } from './payment/payment.room'
import { prescriptionRoom } from './prescription/prescription.room'
import { profileRoom } from './doctors/profile.room'
import { providerOrdersRoom } from './orders/providerOrders.room'
import { receptionRoom } from './reception/reception.room'
import { recordLinksRoom } from './records/recordLinks.room'
import { recordsRoom } from './records/records.room'
import { reviewsRoom } from './reviews/reviews.room'
import { ringRoom } from './call/ring.room'
import { salesRoom } from './sales/sales.room'
import { scheduleRoom } from './schedule/schedule.room'
import { sentReportsRoom } from './sentReports/sentReports.room'
import { sessionRoom } from './session/session.room'
import { supportRoom } from './support/support.room'
import { teamRoom } from './team/team.room'
import { templatesRoom } from './templates/templates.room'

/**
 * Every room of the server; handlers, policy, messages, jobs and mounts are built from this list.
 * `npm run lists` writes this file.
 */
export const rooms = {
  availability: availabilityRoom,
  booking: bookingRoom,
  call: callRoom,
  chat: chatRoom,
  config: configRoom,
  diagnostics: diagnosticsRoom,
  doctors: doctorsRoom,
  files: filesRoom,
  home: homeRoom,
  inpatient: inpatientRoom,
  location: locationRoom,
  marketing: marketingRoom,
  medicines: medicinesRoom,
  members: membersRoom,
  notifications: notificationsRoom,
  orderReports: orderReportsRoom,
  orders: ordersRoom,
  payment: paymentRoom,
  prescription: prescriptionRoom,
  profile: profileRoom,
  providerOrders: providerOrdersRoom,
  reception: receptionRoom,
  recordLinks: recordLinksRoom,
  records: recordsRoom,
  reviews: reviewsRoom,
  ring: ringRoom,
  sales: salesRoom,
  schedule: scheduleRoom,
  sentReports: sentReportsRoom,
  session: sessionRoom,
  support: supportRoom,
  team: teamRoom,
  templates: templatesRoom,
} as const
