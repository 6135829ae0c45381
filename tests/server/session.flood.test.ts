import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sentMessages, SmsNotSent } from '../../server/kit/outbox'
import { limits } from '../../server/kit/kit.tables'
import { loginPlaces, otps } from '../../server/session/session.tables'
import { MINUTE } from '../../src/core/kit/dates'
import { OTP_PER_DAY, OTP_PER_DAY_ELSEWHERE, OTP_PER_MINUTE } from '../../src/core/session/session.rules'
import { type CallOptions, startBackend, type TestBackend } from '../kit/backend'

let practice: TestBackend
let isProviderDown = false
beforeEach(async () => {
  isProviderDown = false
  practice = await startBackend()
})
afterEach(() => practice.close())

const NUMBER = '9812345678'
const phone = { country_code: '+91', phone_number: NUMBER }
const ask = (how: CallOptions, number = NUMBER) =>
  practice.call<{ OtpId: string }>('session.requestOtp', { ...phone, phone_number: number }, how)
const verify = (otp_code: string, token: string, how: CallOptions) =>
  practice.call('session.verifyOtp', { otp_code, token }, how)

const home = { deviceId: 'phone of the owner', address: '203.0.113.7' }
const logInAtHome = async () => {
  const { result } = await ask(home)
  expect((await verify(await practice.latestCode(), result.OtpId, home)).status).toBe(200)
  practice.clock.pass(MINUTE)
}
/** Requests for the number from many devices and addresses. */
const flood = async () => {
  const statuses: number[] = []
  for (let stranger = 0; stranger < 40; stranger += 1)
    statuses.push((await ask({ deviceId: `stranger ${stranger}`, address: `198.51.100.${stranger}` })).status)
  return statuses
}

describe("a flood of requests for somebody's number", () => {
  it('does not void the code of the device the number logs in from', async () => {
    await logInAtHome()
    const { result } = await ask(home)
    const code = await practice.latestCode()
    await flood()
    expect((await verify(code, result.OtpId, home)).status).toBe(200)
  })

  it('does not keep a new code from that device, nor from another one at its usual address', async () => {
    await logInAtHome()
    await flood()
    expect((await ask(home)).status).toBe(200)
    expect((await ask({ ...home, deviceId: 'a new tab' })).status).toBe(200)
    expect((await ask({ ...home, address: '192.0.2.77' })).status).toBe(429)
    practice.clock.pass(MINUTE)
    expect((await ask({ ...home, address: '192.0.2.77' })).status).toBe(200)
  })

  it('sends the owner no more texts than a day allows', async () => {
    const statuses = await flood()
    expect(statuses.filter((status) => status === 200)).toHaveLength(OTP_PER_DAY)
    expect(await sentMessages(practice.db)).toHaveLength(OTP_PER_DAY)
  })

  it('from one address ends after a few, whatever device it names', async () => {
    let sent = 0
    for (let times = 0; times < 10; times += 1) {
      if ((await ask({ deviceId: `device ${times}`, address: '198.51.100.1' })).status === 200) sent += 1
      practice.clock.pass(MINUTE)
    }
    expect(sent).toBe(OTP_PER_DAY_ELSEWHERE)
  })
})

it('one address asks for codes of a few numbers a minute, and goes on after at most a minute', async () => {
  const from = { address: '198.51.100.1' }
  for (let number = 0; number < OTP_PER_MINUTE; number += 1)
    expect((await ask(from, String(9_810_000_000 + number))).status).toBe(200)
  const refused = await ask(from, '9820000000')
  expect(refused.status).toBe(429)
  const wait = Number(refused.headers.get('Retry-After'))
  expect(wait).toBeLessThanOrEqual(60)
  practice.clock.pass(wait)
  expect((await ask(from, '9820000000')).status).toBe(200)
})

it('nothing that is kept of limits and logins names a number, a device or an address', async () => {
  await logInAtHome()
  const kept = JSON.stringify([
    await practice.db.select().from(limits),
    await practice.db.select().from(loginPlaces),
    (await practice.db.select().from(otps)).map(({ requester }) => requester),
  ])
  expect(kept).not.toContain(NUMBER)
  expect(kept).not.toContain(home.deviceId)
  expect(kept).not.toContain(home.address)
})

it('a code that could not be sent may be asked for again at once, with the same key', async () => {
  const failing = await startBackend({
    sms: {
      send: async () => {
        if (isProviderDown) throw new SmsNotSent()
      },
    },
  })
  const request = () => failing.call('session.requestOtp', phone, { ...home, key: 'attempt-1' })
  isProviderDown = true
  expect(await request()).toMatchObject({
    status: 500,
    message: 'We could not send the text message. Please try again in a moment.',
  })
  expect(await failing.db.$count(otps)).toBe(0)
  isProviderDown = false
  expect((await request()).status).toBe(200)
  expect(await failing.db.$count(otps)).toBe(1)
  await failing.close()
})
