import { eq } from 'drizzle-orm'
import type { Database } from '../kit/handlers'
import { phoneOf } from '../people/people.port'
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
  const phone = user && phoneOf(user)
  if (!phone) throw new Error('A session of a person has a person with a number')
  return { userId, name: user.name, ...phone }
}
