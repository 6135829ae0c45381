import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../src/core/kit/dates'
import { members } from '../../server/members/members.tables'
import { sentMessages } from '../../server/kit/outbox'
import { otps } from '../../server/session/session.tables'
import { sessions, users } from '../../server/people/people.tables'
import { startBackend, type TestBackend } from '../kit/backend'

let practice: TestBackend
beforeEach(async () => {
  practice = await startBackend()
})
afterEach(() => practice.close())

const NUMBER = '9812345678'
const phone = { country_code: '+91', phone_number: NUMBER }
const ask = (input: Record<string, unknown> = phone) => practice.call<{ OtpId: string }>('session.requestOtp', input)
const answer = (otp_code: string, token: string) =>
  practice.call<Record<string, unknown>>('session.verifyOtp', { otp_code, token })
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('asking for a code', () => {
  it('sends six digits to the number in the language of the caller', async () => {
    const reply = await practice.call('session.requestOtp', phone, { language: 'guj' })
    expect(reply).toMatchObject({ status: 200, message: 'OTP મોકલી દીધો છે', result: { OtpId: expect.any(String) } })
    const [message] = await sentMessages(practice.db)
    expect(message).toEqual({
      to: `+91${NUMBER}`,
      text: expect.stringMatching(/^\d{6} તમારો લૉગિન કોડ છે/),
      at: practice.clock.at,
    })
  })

  it('sends one code a minute', async () => {
    await ask()
    practice.clock.pass(59)
    const soon = await ask()
    expect(soon.status).toBe(429)
    expect(soon.body).toMatchObject({ message: 'Too many requests. Please try again in 1 seconds.', retryAfter: 1 })
    expect(soon.headers.get('Retry-After')).toBe('1')
    practice.clock.pass(1)
    expect((await ask()).status).toBe(200)
  })

  it('sends one code to a number however many ask at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(19)
    expect(await sentMessages(practice.db)).toHaveLength(1)
  })

  it.each([
    ['ten codes a day to a device that has logged in with the number', true, 10, 10],
    ['three to one that has not, and one long code that lasts', false, 10, 6],
  ])('sends %s, and more after midnight in Kolkata', async (_, isUsual, most, texts) => {
    if (isUsual) await practice.logIn(NUMBER)
    const before = (await sentMessages(practice.db)).length
    for (let sent = 0; sent < most; sent += 1) {
      practice.clock.pass(isUsual ? MINUTE : 5 * MINUTE)
      expect((await ask()).status).toBe(200)
    }
    expect(await sentMessages(practice.db)).toHaveLength(before + texts)
    practice.clock.pass(MINUTE)
    const refused = await ask()
    expect(refused).toMatchObject({
      status: 429,
      message: 'You have asked for too many OTPs today. Please try again tomorrow.',
    })
    const untilMidnight = 13 * HOUR + 30 * MINUTE - (isUsual ? most + 1 : 5 * most + 1) * MINUTE
    expect(Number(refused.headers.get('Retry-After'))).toBe(untilMidnight)
    practice.clock.pass(untilMidnight)
    expect((await ask()).status).toBe(200)
  })

  it.each([
    ['a country we do not serve', { country_code: '+7', phone_number: NUMBER }, 'This country code is not supported.'],
    ['nine digits', { ...phone, phone_number: '981234567' }, 'Mobile Number should have 10 digits'],
    ['letters', { ...phone, phone_number: '98123456ab' }, 'Mobile Number should have 10 digits'],
    ['no number', { country_code: '+91' }, 'All fields are required'],
  ])('refuses %s', async (_, input, message) => {
    expect(await ask(input)).toMatchObject({ status: 400, message })
    expect(await sentMessages(practice.db)).toEqual([])
  })

  it('refuses a blocked number', async () => {
    expect(await ask({ ...phone, phone_number: '9000000008' })).toMatchObject({
      status: 422,
      message: 'Your number has been blocked. Please contact support.',
    })
    expect(await sentMessages(practice.db)).toEqual([])
  })
})

describe('answering with the code', () => {
  it('makes a patient of a new number, with a blank default member', async () => {
    const { result } = await ask()
    const reply = await answer(await practice.latestCode(), result.OtpId)
    expect(reply).toMatchObject({
      status: 200,
      result: { role: 'PATIENT', phone_number: NUMBER, country_code: '+91', name: null, isProfileComplete: false },
    })
    const [user] = await practice.db.select().from(users).where(eq(users.phoneNumber, NUMBER))
    const family = await practice.db.select().from(members).where(eq(members.patientId, user!.id))
    expect(family).toMatchObject([{ isDefault: true, name: null }])
    expect(reply.result['user_id']).toBe(user!.id)
  })

  it('knows a doctor by the number', async () => {
    const { result } = await ask({ ...phone, phone_number: '9000000002' })
    const reply = await answer(await practice.latestCode(), result.OtpId)
    expect(reply.result).toMatchObject({
      role: 'DOCTOR',
      doctor_name: expect.any(String),
      doctorBasicInfo: { user_id: reply.result['user_id'], name: reply.result['doctor_name'] },
      isProfileComplete: true,
    })
  })

  it('tells a junior of the doctor they work for: name and account are one person’s', async () => {
    const { result } = await ask({ ...phone, phone_number: '9000000003' })
    const reply = await answer(await practice.latestCode(), result.OtpId)
    const [doctor] = await practice.db.select().from(users).where(eq(users.phoneNumber, '9000000002'))
    expect(reply.result).toMatchObject({
      role: 'JR_DOCTOR',
      doctorBasicInfo: { user_id: doctor!.id, name: reply.result['doctor_name'] },
    })
    expect(reply.result['user_id']).not.toBe(doctor!.id)
  })

  it('works once', async () => {
    const { result } = await ask()
    const code = await practice.latestCode()
    expect((await answer(code, result.OtpId)).status).toBe(200)
    expect(await answer(code, result.OtpId)).toMatchObject({
      status: 400,
      message: 'This OTP is no longer valid. Please ask for a new one.',
    })
  })

  it('logs in once when the same code is answered many times at once', async () => {
    const { result } = await ask()
    const code = await practice.latestCode()
    const replies = await Promise.all(Array.from({ length: 10 }, () => answer(code, result.OtpId)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await practice.db.select().from(sessions)).toHaveLength(1)
  })

  it('stops after five wrong guesses, the right code included', async () => {
    const { result } = await ask()
    const code = await practice.latestCode()
    const messages = []
    for (let guess = 0; guess < 5; guess += 1) messages.push((await answer(wrongFor(code), result.OtpId)).message)
    const wrong = 'The OTP is not correct. Please check and try again.'
    const exhausted = 'You have entered a wrong OTP too many times. Please ask for a new one.'
    expect(messages).toEqual([wrong, wrong, wrong, wrong, exhausted])
    expect(await answer(code, result.OtpId)).toMatchObject({ status: 400, message: exhausted })
    expect(await practice.db.select().from(sessions)).toEqual([])
  })

  it('compares at most five guesses however many come at once', async () => {
    const { result } = await ask()
    const code = await practice.latestCode()
    const replies = await Promise.all(Array.from({ length: 30 }, () => answer(wrongFor(code), result.OtpId)))
    expect(replies.every(({ status }) => status === 400)).toBe(true)
    expect(await practice.db.select({ guesses: otps.guesses }).from(otps)).toEqual([{ guesses: 5 }])
    expect((await answer(code, result.OtpId)).status).toBe(400)
  })

  it('is over after ten minutes, and when a newer code was sent', async () => {
    const first = await ask()
    const firstCode = await practice.latestCode()
    practice.clock.pass(MINUTE)
    const second = await ask()
    const expired = 'This OTP is no longer valid. Please ask for a new one.'
    expect(await answer(firstCode, first.result.OtpId)).toMatchObject({ status: 400, message: expired })
    practice.clock.pass(10 * MINUTE)
    expect(await answer(await practice.latestCode(), second.result.OtpId)).toMatchObject({
      status: 400,
      message: expired,
    })
    expect(await answer('123456', 'no such code')).toMatchObject({ status: 400, message: expired })
  })

  it('is bound to the number it was sent to', async () => {
    const mine = await ask()
    const myCode = await practice.latestCode()
    const theirs = await ask({ ...phone, phone_number: '9812345679' })
    const theirCode = await practice.latestCode()
    const crossed = await answer(myCode === theirCode ? wrongFor(myCode) : myCode, theirs.result.OtpId)
    expect(crossed.status).toBe(400)
    expect((await answer(myCode, mine.result.OtpId)).result).toMatchObject({ phone_number: NUMBER })
  })

  it('keeps neither the code nor the token as they are', async () => {
    const token = await practice.logIn(NUMBER)
    const stored = JSON.stringify([await practice.db.select().from(otps), await practice.db.select().from(sessions)])
    expect(stored).not.toContain(await practice.latestCode())
    expect(stored).not.toContain(token)
  })
})

describe('a session', () => {
  it('is told who it is at a refresh', async () => {
    const token = await practice.logIn('9000000001')
    const { status, result } = await practice.call('session.refreshPage', {}, { token })
    expect(status).toBe(200)
    expect(result).toMatchObject({ role: 'PATIENT', user_id: expect.any(String), isProfileComplete: true })
  })

  it.each([
    ['9000000001', { role: 'PATIENT', name: 'Rajat Mehrotra', age: 38, gender: 'Male' }],
    ['9000000002', { role: 'DOCTOR', age: null, gender: null }],
  ])('of %s says what is known of whoever asks, and nothing of anybody else', async (number, known) => {
    const token = await practice.logIn(number)
    const { status, result } = await practice.call('session.details', {}, { token })
    expect(status).toBe(200)
    expect(result).toMatchObject({ user_id: expect.any(String), country_code: '+91', phone_number: number, ...known })
    expect((await practice.call('session.details', {}, { token: await practice.guest() })).status).toBe(403)
  })

  it('of a guest is a session without a person', async () => {
    const token = await practice.guest()
    expect((await practice.call('session.accessToken', {}, { token })).status).toBe(200)
    const { result } = await practice.call('session.refreshPage', {}, { token })
    expect(result).toMatchObject({ role: 'GUEST', user_id: null, isProfileComplete: false })
  })

  it('of a guest ends when the person logs in', async () => {
    const token = await practice.guest()
    const { result } = await ask()
    const code = await practice.latestCode()
    await practice.call('session.verifyOtp', { otp_code: code, token: result.OtpId }, { token })
    expect((await practice.call('session.accessToken', {}, { token })).status).toBe(401)
  })

  it('ends with logout, for this device alone', async () => {
    const here = await practice.logIn('9000000001')
    practice.clock.pass(MINUTE)
    const there = await practice.logIn('9000000001')
    expect(await practice.call('session.logout', {}, { token: here })).toMatchObject({
      status: 200,
      message: 'Logged out successfully',
    })
    expect((await practice.call('session.accessToken', {}, { token: here })).status).toBe(401)
    expect((await practice.call('session.logout', {}, { token: here })).status).toBe(401)
    expect((await practice.call('session.accessToken', {}, { token: there })).status).toBe(200)
  })

  it('ends by itself after thirty days', async () => {
    const token = await practice.logIn('9000000001')
    practice.clock.pass(30 * DAY - 1)
    expect((await practice.call('session.accessToken', {}, { token })).status).toBe(200)
    practice.clock.pass(1)
    expect((await practice.call('session.accessToken', {}, { token })).status).toBe(401)
  })

  it('of a person who was blocked since is refused as blocked', async () => {
    const token = await practice.logIn(NUMBER)
    await practice.db.update(users).set({ isBlocked: true }).where(eq(users.phoneNumber, NUMBER))
    expect((await practice.call('session.refreshPage', {}, { token })).status).toBe(422)
  })
})
