import type { AppointmentStatus } from '../orders/orders'
import type { UnixSeconds } from '../kit/dates'
import type { QueueStatus } from '../reception/reception.lifecycle'
import { appointmentLifecycle, holdsSlot } from './appointment.lifecycle'
import { hasBegun } from './appointment.status'

interface Own {
  readonly status: AppointmentStatus
  readonly startsAt: UnixSeconds
  readonly endsAt: UnixSeconds
  readonly holdExpiresAt: UnixSeconds | null
  /** Where its patient is today. */
  readonly queue?: { readonly status: QueueStatus } | null
}

/**
 * What patients may do with an appointment of their own: until it begins they cancel it or move it, and one that was
 * cancelled is moved at any time. From then on, and once they are with the doctor, the practice decides.
 */
export const patientActions = (own: Own, now: UnixSeconds): readonly ('cancel' | 'reschedule')[] =>
  appointmentLifecycle
    .actionsFor(own.status, 'PATIENT', { endsAt: own.endsAt, now })
    .filter((action) => action === 'cancel' || action === 'reschedule')
    .filter(
      () => own.status === 'cancelled' || (own.startsAt > now && holdsSlot(own, now) && !hasBegun(own.queue ?? null)),
    )
