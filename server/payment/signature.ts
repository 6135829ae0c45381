import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../kit/handlers'
import { storedSecret } from '../kit/secrets'

/** What a signature is good for: one made for one purpose is worthless for another. */
export type Purpose = 'checkout' | 'choice' | 'callback'

/** The secret shared with the demonstration gateway. */
export const gatewaySecret = (db: Database): Promise<string> => storedSecret(db, 'gateway')

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

/** True when a signature is the hexadecimal HMAC-SHA-256 of a text; takes the same time whatever it is. */
export const isHexSignature = (secret: string, text: string, signature: string): boolean => {
  const right = Buffer.from(createHmac('sha256', secret).update(text).digest('hex'))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given)
}
