import { bookingApi } from '../booking/booking.api'
import { doctorsApi } from '../doctors/doctors.api'
import { locationApi } from '../location/location.api'
import { filesApi } from '../files/files.api'
import { homeApi } from '../home/home.api'
import { marketingApi } from '../marketing/marketing.api'
import { membersApi } from '../members/members.api'
import { notificationsApi } from '../notifications/notifications.api'
import { ordersApi } from '../orders/orders.api'
import { paymentApi } from '../payment/payment.api'
import { reviewsApi } from '../reviews/reviews.api'
import { scheduleApi } from '../schedule/schedule.api'
import { sessionApi } from '../session/session.api'
import { supportApi } from '../support/support.api'
import { teamApi } from '../team/team.api'
import { configApi } from './config.api'

/** The whole contract by room: what the server must implement and the documents describe. */
export const contract = {
  config: configApi,
  session: sessionApi,
  location: locationApi,
  doctors: doctorsApi,
  booking: bookingApi,
  payment: paymentApi,
  orders: ordersApi,
  members: membersApi,
  schedule: scheduleApi,
  notifications: notificationsApi,
  files: filesApi,
  home: homeApi,
  marketing: marketingApi,
  support: supportApi,
  reviews: reviewsApi,
  team: teamApi,
} as const
