import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '../kit/secrets'

/** Makes and judges what declines one ring, from a notification whose device has no session at hand. */
export const ringTokens = (secret: string) => {
  const key = keyFor(secret, 'decline a ring')
  const make = (ringId: string): string => createHmac('sha256', key).update(ringId).digest('base64url')
  return {
    make,
    isGood: (ringId: string, token: string): boolean => {
      const [given, right] = [Buffer.from(token), Buffer.from(make(ringId))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
