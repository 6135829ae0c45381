import { createHmac, timingSafeEqual } from 'node:crypto'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { keyFor } from '../kit/secrets'

/** Whom a token lets into which channel, and until when. */
export interface TokenFor {
  readonly channelName: string
  readonly uid: number
  readonly until: UnixSeconds
}

/** Makes and judges tokens of calls: each is good for one person of one channel. */
export const callTokens = (secret: string, purpose: 'rtc' | 'rtm') => {
  const key = keyFor(secret, `call ${purpose}`)
  const signed = ({ channelName, uid, until }: TokenFor) =>
    createHmac('sha256', key).update(`${channelName} ${uid} ${until}`).digest('base64url')
  return {
    make: (who: TokenFor): string => `${who.until}.${signed(who)}`,
    isGood: (token: string, who: Omit<TokenFor, 'until'>, now: UnixSeconds): boolean => {
      const [until = '', signature = ''] = token.split('.')
      if (!/^\d{1,12}$/.test(until) || Number(until) < now) return false
      const expected = Buffer.from(signed({ ...who, until: Number(until) }))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
