import { availabilityRoom } from './availability/availability.room'
import { bookingRoom } from './booking/booking.room'
import { configRoom } from './config/config.room'
import { doctorsRoom } from './findDoctor/doctors.room'
import { filesRoom } from './files/files.room'
import { homeRoom } from './home/home.room'
import { inpatientRoom } from './inpatient/inpatient.room'
import { locationRoom } from './location/location.room'
import { marketingRoom } from './marketing/marketing.room'
import { membersRoom } from './members/members.room'
import { notificationsRoom } from './notifications/notifications.room'
import { ordersRoom } from './orders/orders.room'
import { paymentRoom } from './payment/payment.room'
import { prescriptionRoom } from './prescription/prescription.room'
import { profileRoom } from './doctors/profile.room'
import { receptionRoom } from './reception/reception.room'
import { reviewsRoom } from './reviews/reviews.room'
import { scheduleRoom } from './schedule/schedule.room'
import { sessionRoom } from './session/session.room'
import { supportRoom } from './support/support.room'
import { teamRoom } from './team/team.room'
import { templatesRoom } from './templates/templates.room'

/** Every room of the server; handlers, policy, messages, jobs and mounts are built from this list. */
export const rooms = {
  config: configRoom,
  session: sessionRoom,
  location: locationRoom,
  doctors: doctorsRoom,
  availability: availabilityRoom,
  booking: bookingRoom,
  payment: paymentRoom,
  orders: ordersRoom,
  members: membersRoom,
  schedule: scheduleRoom,
  notifications: notificationsRoom,
  files: filesRoom,
  home: homeRoom,
  marketing: marketingRoom,
  support: supportRoom,
  reviews: reviewsRoom,
  team: teamRoom,
  inpatient: inpatientRoom,
  prescription: prescriptionRoom,
  reception: receptionRoom,
  profile: profileRoom,
  templates: templatesRoom,
} as const
