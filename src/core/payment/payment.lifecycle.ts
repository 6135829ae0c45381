import type { AppointmentStatus } from '../orders/orders'
import type { BookingDetail } from './payment'

/** The details of a booking know four statuses; the others are stages of these. */
export const stageOf: Readonly<Record<AppointmentStatus, BookingDetail['status']>> = {
  pending: 'pending',
  upcoming: 'upcoming',
  active: 'upcoming',
  accepted: 'upcoming',
  confirmed: 'upcoming',
  completed: 'completed',
  uploaded: 'completed',
  admit: 'completed',
  discharged: 'completed',
  cancelled: 'cancelled',
  rejected: 'cancelled',
}
