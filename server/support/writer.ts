import { eq } from 'drizzle-orm'
import type { Database } from '../kit/handlers'
import { users } from '../people/people.tables'

export interface Writer {
  readonly userId: string
  readonly name: string | null
  readonly countryCode: string
  readonly phoneNumber: string
}

/** Who writes, under the number they verified. */
export const writerOf = async (db: Database, userId: string): Promise<Writer> => {
  const { name, countryCode, phoneNumber } = users
  const [user] = await db.select({ name, countryCode, phoneNumber }).from(users).where(eq(users.id, userId))
  if (user === undefined) throw new Error('A session of a person has a person')
  return { userId, ...user }
}
