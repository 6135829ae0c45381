import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '../../server/people/people.tables'
import { MINUTE } from '../../src/core/kit/dates'
import { GUESTS_PER_MINUTE } from '../../src/core/session/session.rules'
import { type CallOptions, startBackend, type TestBackend } from '../kit/backend'

let practice: TestBackend
beforeEach(async () => {
  practice = await startBackend()
})
afterEach(() => practice.close())

describe('a guest', () => {
  const enter = (address: string, more: CallOptions = {}) =>
    practice.call('session.guestLogin', {}, { address, ...more })
  const enterAll = async (address: string) => {
    const replies = []
    for (let guest = 0; guest < GUESTS_PER_MINUTE; guest += 1) replies.push((await enter(address)).status)
    return replies
  }
  const everybody = Array.from({ length: GUESTS_PER_MINUTE }, () => 200)

  it('is let in so many times a minute from one address, then told how long to wait', async () => {
    expect(await enterAll('203.0.113.7')).toEqual(everybody)
    const wait = MINUTE - (practice.clock.at % MINUTE)
    const refused = await enter('203.0.113.7', { key: 'attempt-1' })
    expect(refused.body).toMatchObject({
      statusCode: 429,
      message: `Too many requests. Please try again in ${wait} seconds.`,
      retryAfter: wait,
    })
    expect(refused.headers.get('Retry-After')).toBe(String(wait))
    const languages = ['hin', 'guj', 'ben']
    const messages = await Promise.all(languages.map((language) => enter('203.0.113.7', { language })))
    expect(messages.map(({ status, message }) => [status, message])).toEqual([
      [429, `बहुत अधिक अनुरोध किए गए। कृपया ${wait} सेकंड बाद फिर कोशिश करें।`],
      [429, `ઘણી બધી વિનંતીઓ થઈ. કૃપા કરીને ${wait} સેકન્ડ પછી ફરી પ્રયાસ કરો.`],
      [429, `অনেক বেশি অনুরোধ করা হয়েছে। অনুগ্রহ করে ${wait} সেকেন্ড পরে আবার চেষ্টা করুন।`],
    ])
    expect(await practice.db.$count(sessions)).toBe(GUESTS_PER_MINUTE)
    practice.clock.pass(wait)
    expect((await enter('203.0.113.7', { key: 'attempt-1' })).status).toBe(200)
  })

  it('of another address is let in meanwhile', async () => {
    await enterAll('203.0.113.7')
    expect((await enter('203.0.113.7')).status).toBe(429)
    expect((await enter('203.0.113.8')).status).toBe(200)
  })

  it('who asks again with the same key is not counted again', async () => {
    for (let again = 0; again <= GUESTS_PER_MINUTE; again += 1)
      expect((await enter('203.0.113.7', { key: 'attempt-1' })).status).toBe(200)
    expect(await practice.db.$count(sessions)).toBe(1)
  })

  it('cannot take another address of the same network, nor name one', async () => {
    expect(await enterAll('2001:db8:1:2::7')).toEqual(everybody)
    expect((await enter('2001:db8:1:2:ffff::8')).status).toBe(429)
    expect((await enter('2001:db8:1:3::7')).status).toBe(200)
    const named = { headers: { 'x-forwarded-for': '198.51.100.1' } }
    expect((await enter('2001:db8:1:2::7', named)).status).toBe(429)
  })
})

describe('a guest behind a proxy', () => {
  it('is known by the address the proxy wrote last', async () => {
    const proxied = await startBackend({ behindProxy: true })
    const enter = async (forwarded: string) => {
      const how = { address: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } }
      return (await proxied.call('session.guestLogin', {}, how)).status
    }
    for (let guest = 0; guest < GUESTS_PER_MINUTE; guest += 1) await enter(`198.51.100.${guest}, 203.0.113.7`)
    expect(await enter('203.0.113.7')).toBe(429)
    expect(await enter('203.0.113.7, 203.0.113.8')).toBe(200)
    await proxied.close()
  })
})
