import type { AppointmentStatus } from '../../core/orders/orders'
import type { BadgeTone } from '../kit/Badge'

/** The colour of an appointment's status, the same wherever it is shown. */
export const statusTones: Readonly<Record<AppointmentStatus, BadgeTone>> = {
  pending: 'warm',
  upcoming: 'info',
  active: 'good',
  accepted: 'info',
  confirmed: 'info',
  completed: 'good',
  cancelled: 'bad',
  uploaded: 'good',
  admit: 'calm',
  rejected: 'bad',
  discharged: 'neutral',
}
