import { afterAll, beforeAll, expect, it } from 'vitest'
import { MINUTE } from '../../src/core/kit/dates'
import { idempotencyKeys } from '../../server/kit/kit.tables'
import { sentMessages } from '../../server/kit/outbox'
import { otps } from '../../server/session/session.tables'
import { sessions, users } from '../../server/people/people.tables'
import { startBackend, type TestBackend } from '../kit/backend'

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(async () => {
  await practice.close()
})

const CROWD = 30
const numbered = (digits: number) => ({ country_code: '+91', phone_number: String(9_700_000_000 + digits) })
const crowd = <A>(one: (index: number) => Promise<A>) =>
  Promise.all(Array.from({ length: CROWD }, (_, index) => one(index)))

it('one code goes to a number however many ask at the same time', async () => {
  const before = (await sentMessages(practice.db)).length
  for (let round = 0; round < 3; round += 1) {
    const replies = await crowd(() => practice.call('session.requestOtp', numbered(1)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(CROWD - 1)
    practice.clock.pass(MINUTE)
  }
  expect((await sentMessages(practice.db)).length - before).toBe(3)
})

it('one attempt sent many times at once is done once and answered alike', async () => {
  const before = (await sentMessages(practice.db)).length
  const replies = await crowd(() => practice.call('session.requestOtp', numbered(2), { key: 'attempt-1' }))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(replies[0]!.status).toBe(200)
  expect((await sentMessages(practice.db)).length - before).toBe(1)
  expect((await practice.db.select().from(idempotencyKeys)).length).toBeGreaterThan(0)
})

it('no more than five guesses are compared however many come at the same time', async () => {
  const { result } = await practice.call<{ OtpId: string }>('session.requestOtp', numbered(3))
  const code = await practice.latestCode()
  const wrong = code === '000000' ? '000001' : '000000'
  const guess = (otp_code: string) => practice.call('session.verifyOtp', { otp_code, token: result.OtpId })
  const replies = await crowd(() => guess(wrong))
  expect(replies.every(({ status }) => status === 400)).toBe(true)
  expect((await practice.db.select().from(otps)).find(({ id }) => id === result.OtpId)?.guesses).toBe(5)
  expect((await guess(code)).status).toBe(400)
})

it('one code opens one session for one new person', async () => {
  const phone = numbered(4)
  const { result } = await practice.call<{ OtpId: string }>('session.requestOtp', phone)
  const answer = { otp_code: await practice.latestCode(), token: result.OtpId }
  const replies = await crowd(() => practice.call('session.verifyOtp', answer))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const people = await practice.db.select().from(users)
  expect(people.filter(({ phoneNumber }) => phoneNumber === phone.phone_number)).toHaveLength(1)
  expect(await practice.db.select().from(sessions)).toHaveLength(1)
})
