import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sentMessages, SmsNotSent } from '../../server/kit/outbox'
import { limits } from '../../server/kit/kit.tables'
import { loginPlaces, longOtps, otps } from '../../server/session/session.tables'
import { DAY, MINUTE } from '../../src/core/kit/dates'
import {
  LONG_OTP_PER_DAY,
  LONG_OTP_RESEND_WAIT,
  OTP_GUESSES,
  OTP_PER_DAY,
  OTP_PER_DAY_ANYWHERE,
  OTP_PER_DAY_ELSEWHERE,
  OTP_PER_MINUTE,
} from '../../src/core/session/session.rules'
import { type CallOptions, startBackend, type TestBackend } from '../kit/backend'

let practice: TestBackend
let isProviderDown = false
beforeEach(async () => {
  isProviderDown = false
  practice = await startBackend()
})
afterEach(() => practice.close())

interface Sent {
  OtpId: string
  longSentAt?: number
}
const NUMBER = '9812345678'
const phone = { country_code: '+91', phone_number: NUMBER }
const ask = (how: CallOptions, number = NUMBER) =>
  practice.call<Sent>('session.requestOtp', { ...phone, phone_number: number }, how)
const verify = (otp_code: string, token: string, how: CallOptions) =>
  practice.call('session.verifyOtp', { otp_code, token }, how)
const texts = async () => (await sentMessages(practice.db)).map(({ text }) => text)
/** The long code as its text message has it, without the gaps. */
const longCode = async () => {
  const found = (await texts())
    .map((text) => /^(\d{4}) (\d{4}) (\d{4}) /.exec(text))
    .findLast((match) => match !== null)
  return found!.slice(1).join('')
}

const home = { deviceId: 'phone of the owner', address: '203.0.113.7' }
/** The owner with another phone in another network. */
const away = { deviceId: 'new phone of the owner', address: '192.0.2.77' }
const logInAtHome = async () => {
  const { result } = await ask(home)
  expect((await verify(await practice.latestCode(), result.OtpId, home)).status).toBe(200)
  practice.clock.pass(MINUTE)
}
const stranger = (index: number): CallOptions => ({
  deviceId: `stranger ${index}`,
  address: `198.51.100.${index % 16}`,
})
/** Requests for the number from many devices and addresses. */
const flood = async (from = 0) => {
  const sent: Sent[] = []
  for (let index = from; index < from + 16; index += 1) {
    const { status, result } = await ask(stranger(index))
    expect(status).toBe(200)
    sent.push(result)
  }
  return sent
}

describe("a flood of requests for somebody's number", () => {
  it('does not void the code of the device the number logs in from', async () => {
    await logInAtHome()
    const { result } = await ask(home)
    const code = await practice.latestCode()
    await flood()
    expect((await verify(code, result.OtpId, home)).status).toBe(200)
  })

  it('does not keep a short code from that device, nor from another one at its usual address', async () => {
    await logInAtHome()
    await flood()
    for (const how of [home, { ...home, deviceId: 'a new tab' }, { ...home, address: '192.0.2.77' }]) {
      const { status, result } = await ask(how)
      expect(status).toBe(200)
      expect(result.longSentAt).toBeUndefined()
      practice.clock.pass(MINUTE)
    }
  })

  it.each([
    ['a number that never logged in', false],
    ['a number that logs in elsewhere', true],
  ])('does not keep %s from logging in with a new device in a new network at once', async (_, isKnown) => {
    if (isKnown) await logInAtHome()
    await flood()
    const { status, result, message } = await ask(away)
    expect({ status, message }).toEqual({ status: 200, message: 'Use the 12-digit code from our text message' })
    expect(result.longSentAt).toBe(practice.clock.at)
    expect((await verify(await longCode(), result.OtpId, away)).status).toBe(200)
  })

  it('goes on all day long and for days, and a new device gets in at any time', async () => {
    const from = practice.clock.at
    const statuses = new Set<number>()
    for (let round = 0; practice.clock.at < from + 3 * DAY; round += 1) {
      await flood(round * 16)
      practice.clock.pass(7 * 60 * MINUTE + 13)
      const phoneOfOwner = { deviceId: `phone ${round}`, address: `203.0.113.${100 + round}` }
      const { result } = await ask(phoneOfOwner)
      const code = result.longSentAt === undefined ? await practice.latestCode() : await longCode()
      // On every other round the owner leaves the code for later.
      if (round % 2 === 0) statuses.add((await verify(code, result.OtpId, phoneOfOwner)).status)
    }
    expect([...statuses]).toEqual([200])
  })

  it('sends the owner no more texts than a day allows, however often and from however many networks', async () => {
    for (let round = 0; round < 10; round += 1) {
      await flood(round * 16)
      practice.clock.pass(LONG_OTP_RESEND_WAIT)
    }
    const all = await texts()
    expect(all).toHaveLength(OTP_PER_DAY)
    expect(all.filter((text) => text.includes('longer than usual'))).toHaveLength(LONG_OTP_PER_DAY)
    expect(OTP_PER_DAY_ANYWHERE + LONG_OTP_PER_DAY).toBe(OTP_PER_DAY)
  })

  it('sends the same long code each time, which is stored nowhere', async () => {
    await flood()
    const first = await longCode()
    practice.clock.pass(LONG_OTP_RESEND_WAIT)
    await ask(away)
    expect((await texts()).filter((text) => text.includes('longer'))).toHaveLength(2)
    expect(await longCode()).toBe(first)
    const stored = [await practice.db.select().from(otps), await practice.db.select().from(longOtps)]
    expect(JSON.stringify(stored)).not.toContain(first)
  })

  it('from one address ends after a few short codes, whatever device it names', async () => {
    for (let times = 0; times < 10; times += 1) {
      await ask({ deviceId: `device ${times}`, address: '198.51.100.1' })
      practice.clock.pass(MINUTE)
    }
    const all = await texts()
    expect(all.filter((text) => !text.includes('longer'))).toHaveLength(OTP_PER_DAY_ELSEWHERE)
    expect(all).toHaveLength(OTP_PER_DAY_ELSEWHERE + 1)
  })
})

describe('a stranger in the same network', () => {
  it('does not cost an owner with a new device a second', async () => {
    const shared = '203.0.113.50'
    await ask({ deviceId: 'stranger', address: shared })
    const mine = { deviceId: 'owner', address: shared }
    const { status, result } = await ask(mine)
    expect(status).toBe(200)
    expect((await verify(await practice.latestCode(), result.OtpId, mine)).status).toBe(200)
  })

  it('who asks a hundred times with a hundred devices costs them a longer code, and others in it nothing', async () => {
    const shared = '203.0.113.50'
    for (let device = 0; device < 100; device += 1) await ask({ deviceId: `stranger ${device}`, address: shared })
    const mine = { deviceId: 'owner', address: shared }
    const { result } = await ask(mine)
    expect((await verify(await longCode(), result.OtpId, mine)).status).toBe(200)
    expect(await texts()).toHaveLength(OTP_PER_DAY_ELSEWHERE + 1)
    expect((await ask({ deviceId: 'neighbour', address: shared }, '9823456789')).result.longSentAt).toBeUndefined()
  })

  it('who uses up its texts of a minute keeps no code from a device the number has logged in from', async () => {
    await logInAtHome()
    for (let number = 0; number < OTP_PER_MINUTE; number += 1)
      await ask({ deviceId: 'stranger', address: home.address }, String(9_810_000_000 + number))
    expect((await ask(home)).status).toBe(200)
  })
})

describe('a long code', () => {
  const twoAsk = async () => {
    await flood()
    const [mine, theirs] = [await ask(away), await ask({ deviceId: 'stranger', address: '198.51.100.200' })]
    return { mine: mine.result.OtpId, theirs: theirs.result.OtpId, code: await longCode() }
  }

  it('works once, whoever asked for it', async () => {
    const { mine, theirs, code } = await twoAsk()
    const answers = await Promise.all([verify(code, mine, away), verify(code, theirs, away), verify(code, mine, away)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400])
    const { result } = await ask({ ...away, deviceId: 'another phone' })
    expect((await verify(code, result.OtpId, away)).status).toBe(400)
    expect(await longCode()).toBe(code)
  })

  it("takes five guesses of each who asks, and a stranger's wrong ones cost its owner none", async () => {
    const { mine, theirs, code } = await twoAsk()
    const wrong = code === '000000000000' ? '000000000001' : '000000000000'
    for (let guess = 0; guess < OTP_GUESSES; guess += 1) expect((await verify(wrong, theirs, away)).status).toBe(400)
    expect((await verify(code, theirs, away)).body).toMatchObject({ code: 'otpExhausted' })
    expect((await verify(code, mine, away)).status).toBe(200)
  })

  it('is no answer to a request for a short one, nor a short one to it', async () => {
    const [short] = await flood()
    const { result } = await ask(away)
    const code = await longCode()
    expect((await verify(code, short!.OtpId, away)).status).toBe(400)
    expect((await verify(code.slice(0, 6), result.OtpId, away)).status).toBe(400)
    expect((await verify(code, result.OtpId, away)).status).toBe(200)
  })

  it('that could not be sent is sent to whoever asks next', async () => {
    const failing = await startBackend({
      sms: {
        send: async (_, { code }) => {
          if (isProviderDown && code!.length > 6) throw new SmsNotSent()
          last = code!
        },
      },
    })
    let last = ''
    isProviderDown = true
    const asked = async (index: number) => failing.call<Sent>('session.requestOtp', phone, stranger(index))
    for (let index = 0; index < OTP_PER_DAY_ANYWHERE; index += 1) expect((await asked(index)).status).toBe(200)
    expect((await asked(20)).status).toBe(500)
    expect(await failing.db.$count(longOtps)).toBe(0)
    isProviderDown = false
    const { result } = await asked(20)
    const answer = await failing.call('session.verifyOtp', { otp_code: last, token: result.OtpId }, stranger(20))
    expect(answer.status).toBe(200)
    await failing.close()
  })
})

it("strangers' requests keep no clinic from registering a patient with a short code", async () => {
  await flood()
  const token = await practice.logIn('9000000002')
  const asked = { countryCode: '+91', phoneNumber: NUMBER }
  const { status, result } = await practice.call<Sent>('session.createPatientOtp', asked, { token })
  expect(status).toBe(200)
  expect(result).toEqual({ OtpId: expect.any(String) })
  const input = { otp: await practice.latestCode(), otpId: result.OtpId, language: 'en' }
  expect((await practice.call('session.createPatient', input, { token })).status).toBe(200)
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
  await flood()
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
