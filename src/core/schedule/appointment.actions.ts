import type { Width } from '../kit/route'
import { appointmentLifecycle } from '../booking/appointment.lifecycle'
import { hasBegun } from '../booking/appointment.status'
import { callOffered } from '../call/calling.rules'
import { isWindowOpen, windowOf } from '../chat/chat.lifecycle'
import type { UnixSeconds } from '../kit/dates'
import type { AppointmentStatus } from '../orders/orders'
import type { QueueStatus } from '../reception/reception.lifecycle'
import type { Role } from '../session/permissions'
import type { ScheduledAppointment } from './schedule'

/** What can be done with an appointment of the schedule. */
export type ScheduleAction =
  | 'prescription'
  | 'continuePrescription'
  | 'videoCall'
  | 'clinicCall'
  | 'message'
  | 'callPatient'
  | 'reschedule'
  | 'noShow'
  | 'came'
  | 'cancel'

/** Who asks, on which screen, and when. */
export interface Asking {
  readonly role: Role
  readonly width: Width
  readonly now: UnixSeconds
}

type Facts = Pick<
  ScheduledAppointment,
  'status' | 'consultation' | 'startsAt' | 'endsAt' | 'activePrescription' | 'isNoShow'
> & {
  /** Where its patient is today. */
  readonly queue: { readonly status: QueueStatus } | null
}

/** Statuses in which the patient has still to be seen. */
const AWAITED: readonly AppointmentStatus[] = ['pending', 'upcoming', 'active']

/** Whether somebody may cancel an appointment now: not once its patient is with the doctor. */
export const isCancellable = (
  { status, endsAt, queue }: Pick<Facts, 'status' | 'endsAt' | 'queue'>,
  { role, now }: Omit<Asking, 'width'>,
) => !hasBegun(queue) && appointmentLifecycle.actionsFor(status, role, { endsAt, now }).includes('cancel')

/** What is left for staff when the time is over and nothing was noted: another time, or that nobody came, and back. */
const afterEnd = ({ status, endsAt, isNoShow, queue }: Facts, { role, now }: Asking): readonly ScheduleAction[] => {
  if (hasBegun(queue)) return []
  const may = appointmentLifecycle.actionsFor(status, role, { endsAt, now })
  if (!may.includes('noShow')) return []
  return [...(may.includes('reschedule') ? (['reschedule'] as const) : []), isNoShow ? 'came' : 'noShow']
}

/**
 * The actions an appointment offers, the main one first. A prescription is begun by the doctor alone, once, and on a
 * desktop while the patient has still to be seen; one that was saved without a signature is gone on with.
 */
export const actionsOf = (appointment: Facts, asking: Asking): readonly ScheduleAction[] => {
  const { status, activePrescription } = appointment
  const offered = callOffered(appointment, asking.role, asking.now)
  const call = offered === null ? [] : [offered]
  if (status === 'cancelled') return ['reschedule']
  if (status === 'completed') return [...call, 'message', 'callPatient']
  const isOpen = offered !== null
  const isDoctor = isOpen && asking.role === 'DOCTOR'
  const mayPrescribe =
    isDoctor && activePrescription === null && (asking.width !== 'desktop' || AWAITED.includes(status))
  return [
    ...(mayPrescribe ? (['prescription'] as const) : []),
    // A signature completes the appointment: what stands for an open one is not signed.
    ...(isDoctor && activePrescription !== null ? (['continuePrescription'] as const) : []),
    ...call,
    ...(isOpen && isWindowOpen(windowOf(appointment), asking.now) ? (['message'] as const) : []),
    'callPatient',
    ...afterEnd(appointment, asking),
    ...(isCancellable(appointment, asking) ? (['cancel'] as const) : []),
  ]
}
