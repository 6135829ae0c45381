import { and, not, or, type Placeholder, sql } from 'drizzle-orm'
import { type AppointmentAction, appointmentLifecycle, FREE_SLOT } from '../../src/core/booking/appointment.lifecycle'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { listed } from '../kit/listed'
import { appointments } from './booking.tables'

/** Unix seconds, or where they come to stand in a prepared statement. */
type Time = UnixSeconds | Placeholder

/**
 * Statuses stand in a statement as they are, as in the conditions of the indexes: with placeholders a plan that is made
 * once cannot use an index on them.
 */
const isOneOf = (statuses: readonly string[]) => sql`${appointments.status} in (${listed(statuses)})`

/** Appointments that stand: neither cancelled nor moved, whatever became of an unpaid one's hold. */
export const stands = sql`${appointments.status} not in (${listed(FREE_SLOT)})`

/** An unpaid online booking whose hold has passed. */
export const isUnheld = (now: Time) =>
  and(allows('release'), sql`coalesce(${appointments.holdExpiresAt} <= ${now}, false)`)!

/** `holdsSlot` of the core as a condition. */
export const holdsSlot = (now: Time) => and(stands, not(isUnheld(now)))!

/** `isOver` of the core as a condition. */
export const isOver = (now: UnixSeconds) =>
  or(sql`${appointments.endsAt} <= ${now}`, isOneOf(appointmentLifecycle.over))!

/** Appointments in whose status an action is possible. */
export const allows = (action: AppointmentAction) => isOneOf(appointmentLifecycle.from(action))

/** Appointments in whose status staff may do something though their time is over. */
export const allowsAfterEnd = (action: AppointmentAction) =>
  isOneOf(appointmentLifecycle.fromAfterEnd(action, 'DOCTOR'))

/** The status after an action: in every status that does not allow it, the one it has. */
export const statusAfter = (action: AppointmentAction) => {
  const steps = appointmentLifecycle.transitions.filter((each) => each.action === action)
  const cases = steps.map(({ from, to }) => sql`when ${from} then ${to}`)
  return sql`case ${appointments.status} ${sql.join(cases, sql` `)} else ${appointments.status} end`
}
