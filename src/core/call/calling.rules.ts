import type { ConsultationType } from '../booking/booking'
import type { UnixSeconds } from '../kit/dates'
import type { AppointmentStatus } from '../orders/orders'
import { DOCTORS, isOneOf, type Role } from '../session/roles'
import type { CallStatus } from './call'
import { CALLABLE, type EntryFault, entryFault } from './call.rules'

/** What of a visit says whether its patient can be rung. */
export interface Ringable {
  readonly status: AppointmentStatus
  readonly consultation: ConsultationType
  readonly startsAt: UnixSeconds
  readonly endsAt: UnixSeconds
  /** Where its call is; whoever does not know it leaves what goes on after the slot to the server. */
  readonly call?: CallStatus
}

/** Why the patient of a visit cannot be rung: not by this role, not of this visit, or not now. */
export type RingFault = 'forbidden' | 'notFound' | EntryFault

/**
 * Who may ring whom, and when: the doctor's team rings the patient of a visit by video that is sure, while its call can
 * be entered. Patients ring nobody, they enter and wait. Null where nothing speaks against it.
 */
export const ringFault = (
  { status, consultation, call = 'live', ...visit }: Ringable,
  role: Role | null,
  now: UnixSeconds,
): RingFault | null => {
  if (!isOneOf(DOCTORS, role)) return 'forbidden'
  if (consultation !== 'video' || !CALLABLE.includes(status)) return 'notFound'
  const team = { isEndedForAll: false, wasIn: true, isStaff: true, isCalled: false, isAwaited: false }
  return entryFault({ ...visit, status: call, ...team }, now)
}

/** Statuses of a visit of which there is nobody to be called any more. */
const CLOSED: readonly AppointmentStatus[] = ['cancelled', 'rejected', 'uploaded', 'admit', 'discharged']

/** The call that a visit offers to the team, by its kind; one that was ended rings again while its slot lasts. */
export const callOffered = (
  visit: Ringable,
  role: Role | null,
  now: UnixSeconds,
): 'videoCall' | 'clinicCall' | null => {
  if (CLOSED.includes(visit.status)) return null
  if (visit.status === 'completed')
    return ringFault({ call: 'ended', ...visit }, role, now) === null ? 'videoCall' : null
  return visit.consultation === 'video' ? 'videoCall' : 'clinicCall'
}
