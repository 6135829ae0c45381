import { hkdfSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './handlers'
import { newToken } from './ids'
import { secrets } from './kit.tables'

/** A secret a trial makes at its first use and keeps in its database; production brings its own. */
export const storedSecret = async (db: Database, name: string): Promise<string> => {
  const read = () => db.select().from(secrets).where(eq(secrets.name, name))
  const [known] = await read()
  if (known !== undefined) return known.secret
  await db.insert(secrets).values({ name, secret: newToken() }).onConflictDoNothing()
  const [made] = await read()
  return made!.secret
}

/** `keyFor(secret, 'codes')`: a key of its own for each purpose, so that one is worthless for another. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
