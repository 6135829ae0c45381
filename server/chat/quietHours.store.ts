import { eq, inArray } from 'drizzle-orm'
import { isQuietByDefault } from '../../src/core/chat/quietHours.rules'
import type { Database } from '../kit/handlers'
import { users } from '../people/people.tables'
import { quietHours } from './chat.tables'

/** Those of some people whose nights are quiet. */
export const quietOnes = async (db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const people = await db
    .select({ id: users.id, role: users.role, isOn: quietHours.isOn })
    .from(users)
    .leftJoin(quietHours, eq(quietHours.userId, users.id))
    .where(inArray(users.id, [...ids]))
  return new Set(people.filter(({ role, isOn }) => isOn ?? isQuietByDefault(role)).map(({ id }) => id))
}

export const setQuiet = async (db: Database, userId: string, isOn: boolean): Promise<void> => {
  await db.insert(quietHours).values({ userId, isOn }).onConflictDoUpdate({ target: quietHours.userId, set: { isOn } })
}
