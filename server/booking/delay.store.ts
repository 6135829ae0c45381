import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../kit/handlers'
import type { Scope } from '../people/people.port'
import { schedules } from './booking.tables'
import { isWithin } from './scope.conditions'

/** Hours in a clinic within a scope, held until the transaction ends; undefined where there are none. */
export const lockClinicHours = async (db: Database, scope: Scope, id: string) => {
  const [hours] = await db
    .select()
    .from(schedules)
    .where(
      and(
        eq(schedules.id, id),
        isWithin(schedules, scope),
        eq(schedules.consultation, 'inClinic'),
        isNull(schedules.removedAt),
      ),
    )
    .for('no key update')
  return hours
}

/** Writes by how many minutes hours run late; null ends it. No booking is moved. */
export const writeDelay = async (db: Database, id: string, delayMinutes: number | null): Promise<void> => {
  await db.update(schedules).set({ delayMinutes }).where(eq(schedules.id, id))
}
