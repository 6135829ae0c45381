import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetOver } from '../../server/session/forget'
import { loginPlaces, otps } from '../../server/session/session.tables'
import { sessions } from '../../server/people/people.tables'
import { DAY, MINUTE } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'

let practice: TestBackend
beforeEach(async () => {
  practice = await startBackend()
})
afterEach(() => practice.close())

const NUMBER = '9812345678'
const ask = () => practice.call<{ OtpId: string }>('session.requestOtp', { country_code: '+91', phone_number: NUMBER })
const answer = (otp_code: string, token: string) => practice.call('session.verifyOtp', { otp_code, token })

describe('what is over', () => {
  const stored = async () => ({
    sessions: await practice.db.$count(sessions),
    codes: await practice.db.$count(otps),
    places: await practice.db.$count(loginPlaces),
  })
  const forget = () => forgetOver(practice.db, practice.clock.at)

  it('is forgotten: a used code and a session that was ended', async () => {
    const token = await practice.logIn(NUMBER)
    await practice.call('session.logout', {}, { token })
    await forget()
    expect(await stored()).toEqual({ sessions: 0, codes: 0, places: 1 })
  })

  it('is forgotten when its time has come, not a second before', async () => {
    const token = await practice.guest()
    const { result } = await ask()
    const code = await practice.latestCode()
    practice.clock.pass(10 * MINUTE - 1)
    await forget()
    expect(await stored()).toEqual({ sessions: 1, codes: 1, places: 0 })
    expect((await answer(code, result.OtpId)).status).toBe(200)
    await ask()
    practice.clock.pass(10 * MINUTE)
    await forget()
    expect(await stored()).toEqual({ sessions: 2, codes: 0, places: 1 })
    practice.clock.pass(DAY)
    await forget()
    expect(await stored()).toEqual({ sessions: 2, codes: 0, places: 1 })
    expect((await practice.call('session.accessToken', {}, { token })).status).toBe(200)
    practice.clock.pass(29 * DAY)
    await forget()
    expect(await stored()).toEqual({ sessions: 0, codes: 0, places: 1 })
    practice.clock.pass(90 * DAY)
    await forget()
    expect(await stored()).toEqual({ sessions: 0, codes: 0, places: 0 })
  })
})
