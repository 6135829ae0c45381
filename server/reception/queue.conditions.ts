import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { addDays, dayOf, startOfDay } from '../../src/core/kit/dates'
import { type QueueAction, queueLifecycle, type QueueStatus } from '../../src/core/reception/reception.lifecycle'
import { SEEN } from '../../src/core/reception/reception.rules'
import { holdsSlot } from '../booking/booking.port'
import { appointments } from '../booking/booking.tables'
import { queueEntries } from './reception.tables'

/** An entry of the day and clinic that its appointment has now. */
export const isOfAppointment = (now: UnixSeconds) =>
  and(
    eq(queueEntries.appointmentId, appointments.id),
    eq(queueEntries.clinicId, appointments.clinicId),
    eq(queueEntries.day, dayOf(now)),
  )!

/** Appointments in a clinic today that stand: neither called off nor only held for a payment. */
export const isToday = (now: UnixSeconds) => {
  const day = dayOf(now)
  return and(
    eq(appointments.consultation, 'inClinic'),
    sql`${appointments.startsAt} >= ${startOfDay(day)} and ${appointments.startsAt} < ${startOfDay(addDays(day, 1))}`,
    holdsSlot(now),
    sql`not (${appointments.status} = 'pending' and ${appointments.holdExpiresAt} is not null)`,
  )!
}

/** Appointments whose consultation is not over. */
export const isUnseen = () => notInArray(appointments.status, [...SEEN])

/** Entries in whose status an action is possible. */
export const allows = (action: QueueAction) => inArray(queueEntries.status, [...queueLifecycle.from(action)])

/** `byTurn` of the core as an order. */
export const turn = sql`greatest(${appointments.startsAt}, ${queueEntries.arrivedAt})`

const BEGUN: readonly QueueStatus[] = ['inConsultation', 'finished']

/** Appointments of today whose patient is with the doctor, or was. */
export const hasBegun = (now: UnixSeconds): SQL =>
  sql`exists (select 1 from ${queueEntries} where ${and(isOfAppointment(now), inArray(queueEntries.status, [...BEGUN]))})`
