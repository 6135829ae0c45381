import { and, inArray, not, notInArray, or, type Placeholder, sql } from 'drizzle-orm'
import { type AppointmentAction, appointmentLifecycle, FREE_SLOT } from '../../src/core/booking/appointment.lifecycle'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { appointments } from './booking.tables'

/** Unix seconds, or where they come to stand in a prepared statement. */
type Time = UnixSeconds | Placeholder

/** An unpaid online booking whose hold has passed. */
export const isUnheld = (now: Time) =>
  and(allows('release'), sql`coalesce(${appointments.holdExpiresAt} <= ${now}, false)`)!

/** `holdsSlot` of the core as a condition. */
export const holdsSlot = (now: Time) => and(notInArray(appointments.status, [...FREE_SLOT]), not(isUnheld(now)))!

/** `isOver` of the core as a condition. */
export const isOver = (now: UnixSeconds) =>
  or(sql`${appointments.endsAt} <= ${now}`, inArray(appointments.status, [...appointmentLifecycle.over]))!

/** Appointments in whose status an action is possible. */
export const allows = (action: AppointmentAction) =>
  inArray(appointments.status, [...appointmentLifecycle.from(action)])

/** Appointments in whose status staff may do something though their time is over. */
export const allowsAfterEnd = (action: AppointmentAction) =>
  inArray(appointments.status, [...appointmentLifecycle.fromAfterEnd(action, 'DOCTOR')])

/** The status after an action: in every status that does not allow it, the one it has. */
export const statusAfter = (action: AppointmentAction) => {
  const steps = appointmentLifecycle.transitions.filter((each) => each.action === action)
  const cases = steps.map(({ from, to }) => sql`when ${from} then ${to}`)
  return sql`case ${appointments.status} ${sql.join(cases, sql` `)} else ${appointments.status} end`
}
