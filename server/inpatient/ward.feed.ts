import { and, eq, inArray } from 'drizzle-orm'
import { wardChanged } from '../../src/core/notifications/push.api'
import { DOCTORS } from '../../src/core/session/roles'
import { announce } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { hook } from '../kit/hook'
import { pushTopic } from '../notifications/notifications.port'
import { users } from '../people/people.tables'
import { doctorHospitals } from '../team/team.tables'
import type { TreatedBy, StayRow } from './stays.store'

/** Announces a stay that is not as it was to rooms that keep something beside it. */
export const stayChanged = hook<(db: Database, stayId: string, now: TreatedBy['now']) => Promise<void>>('stayChanged')

/**
 * Sends the open clients of all who have patients in a hospital that a bed changed, in the transaction in which it did.
 * The stay and who changed it are named to the team of its own doctor alone.
 */
export const announceWardChange = async (
  { db, userId, now }: Pick<TreatedBy, 'db' | 'userId' | 'now'>,
  { id, doctorId, hospitalId }: Pick<StayRow, 'id' | 'doctorId' | 'hospitalId'>,
): Promise<void> => {
  const people = await db
    .select({ id: users.id, doctorId: users.doctorId })
    .from(users)
    .innerJoin(
      doctorHospitals,
      and(eq(doctorHospitals.doctorId, users.doctorId), eq(doctorHospitals.hospitalId, hospitalId)),
    )
    .where(and(inArray(users.role, [...DOCTORS]), eq(users.isBlocked, false)))
  const [by] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  await announce(
    db,
    people.map((person) => ({
      topic: pushTopic(person.id),
      payload: wardChanged({
        hospitalId,
        stayId: person.doctorId === doctorId ? id : null,
        by: person.doctorId === doctorId && person.id !== userId ? (by?.name ?? null) : null,
      }),
    })),
  )
  for (const follow of stayChanged.listeners()) await follow(db, id, now)
}
