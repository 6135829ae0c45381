import { eq, inArray, or, and } from 'drizzle-orm'
import { type CalendarDay, dayOf } from '../../src/core/kit/dates'
import { scheduleChanged } from '../../src/core/notifications/push.api'
import { DOCTORS, isOneOf } from '../../src/core/session/roles'
import { announce } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { hook } from '../kit/hook'
import { users } from '../people/people.tables'
import { pushTopic } from '../notifications/notifications.port'

/** Days of a doctor or of a clinic on which something is not as it was. */
export interface ScheduleChange {
  readonly doctorId: string
  readonly clinicId: string | null
  readonly day: CalendarDay
}

/** Announces such days to rooms that show something of them. */
export const daysChanged = hook<(db: Database, changes: readonly ScheduleChange[]) => Promise<void>>('daysChanged')

/**
 * Sends the open clients of those who run a day, and of whoever waits in its queue, that something changed on it, in the transaction in which it did: heard
 * once it is certain. Nothing is kept of it, and no patient is named.
 */
export const announceScheduleChange = async (db: Database, changes: readonly ScheduleChange[]): Promise<void> => {
  if (changes.length === 0) return
  const doctorIds = [...new Set(changes.map(({ doctorId }) => doctorId))]
  const clinicIds = [...new Set(changes.flatMap(({ clinicId }) => (clinicId === null ? [] : [clinicId])))]
  const people = await db
    .select({ id: users.id, role: users.role, doctorId: users.doctorId, clinicId: users.clinicId })
    .from(users)
    .where(
      and(
        eq(users.isBlocked, false),
        or(
          and(inArray(users.doctorId, doctorIds), inArray(users.role, [...DOCTORS])),
          and(inArray(users.clinicId, clinicIds), eq(users.isClinicPatient, true)),
        ),
      ),
    )
  const daysFor = ({ role, doctorId, clinicId }: (typeof people)[number]) => {
    const theirs = changes.filter((each) =>
      isOneOf(DOCTORS, role) ? each.doctorId === doctorId : each.clinicId === clinicId,
    )
    return [...new Set(theirs.map(({ day }) => day))]
  }
  await announce(
    db,
    people.map((person) => ({ topic: pushTopic(person.id), payload: scheduleChanged(daysFor(person)) })),
  )
  for (const announceChange of daysChanged.listeners()) await announceChange(db, changes)
}

/** The day of an appointment, as a change of the schedule it stands in. */
export const changeOf = ({ startsAt, ...place }: { doctorId: string; clinicId: string | null; startsAt: number }) => ({
  doctorId: place.doctorId,
  clinicId: place.clinicId,
  day: dayOf(startsAt),
})
