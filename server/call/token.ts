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
export interface CallTokens {
  readonly make: (who: TokenFor, now: UnixSeconds) => string
  readonly isGood: (token: string, who: Omit<TokenFor, 'until'>, now: UnixSeconds) => boolean
}

/** Tokens of this server's own, where browsers reach each other without another service. */
export const callTokens = (secret: string, purpose: 'rtc' | 'rtm'): CallTokens => {
  const key = keyFor(secret, `call ${purpose}`)
  const signed = ({ channelName, uid, until }: TokenFor) =>
    createHmac('sha256', key).update(`${channelName} ${uid} ${until}`).digest('base64url')
  return {
    make: (who) => `${who.until}.${signed(who)}`,
    isGood: (token, who, now) => {
      const [until = '', signature = ''] = token.split('.')
      if (!/^\d{1,12}$/.test(until) || Number(until) < now) return false
      const expected = Buffer.from(signed({ ...who, until: Number(until) }))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
