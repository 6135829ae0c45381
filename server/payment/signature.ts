import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../kit/handlers'
import { newToken } from '../kit/ids'
import { paymentSecrets } from './payment.tables'

/** What a signature is good for: one made for one purpose is worthless for another. */
export type Purpose = 'checkout' | 'choice' | 'callback'

const GATEWAY = 'gateway'

/** The secret shared with the gateway. */
export const gatewaySecret = async (db: Database): Promise<string> => {
  const read = () => db.select().from(paymentSecrets).where(eq(paymentSecrets.name, GATEWAY))
  const [known] = await read()
  if (known !== undefined) return known.secret
  await db.insert(paymentSecrets).values({ name: GATEWAY, secret: newToken() }).onConflictDoNothing()
  const [made] = await read()
  return made!.secret
}

/** HMAC-SHA-256 over the purpose and the parts, in an encoding in which no two lists of parts read alike. */
export const signed = (secret: string, purpose: Purpose, parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')

/** True when a signature is ours; takes the same time whatever it is. */
export const isSigned = (
  secret: string,
  purpose: Purpose,
  parts: readonly (string | number)[],
  signature: string,
): boolean => {
  const [right, given] = [signed(secret, purpose, parts), signature].map((text) => Buffer.from(text))
  return right!.length === given!.length && timingSafeEqual(right!, given!)
}
