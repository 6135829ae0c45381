import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBackend, type TestBackend } from '../kit/backend'

let backend: TestBackend
let own: string
let token: string
let numbers = 7_100_000_000

const newNumber = () => String((numbers += 1))
const pass = () => backend.clock.pass(6 * 60)
const onWire = (phoneNumber: string) => ({ country_code: '+91', phone_number: phoneNumber })
const profile = { name: 'Anil Rao', age: 41, gender: 'Male' }

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  own = newNumber()
  token = await backend.logIn(own)
})

const call = <A>(row: Parameters<TestBackend['call']>[0], input: Record<string, unknown> = {}, as = token) =>
  backend.call<A>(row, input, { token: as })
/** The code that proves the own number. */
const proveOld = async () => {
  const { result } = await call<{ OtpId: string | null }>('session.ownNumberOtp')
  return { otp_code: await backend.latestCode(), otpId: result.OtpId }
}
const askNew = (phoneNumber: string, proof: object = {}) =>
  call<{ OtpId: string }>('session.newNumberOtp', { ...onWire(phoneNumber), ...proof })
const save = async (phoneNumber: string, otpId: string, code?: string) =>
  call('members.saveProfile', {
    ...profile,
    ...onWire(phoneNumber),
    otp_code: code ?? (await backend.latestCode()),
    otpId,
  })

describe('A mobile number', () => {
  test('changes right after a login with the code of the new number', async () => {
    const next = newNumber()
    expect((await call('session.ownNumberOtp')).result).toEqual({ OtpId: null })
    const { result } = await askNew(next)
    expect(await save(next, result.OtpId)).toMatchObject({ status: 200, message: 'Your mobile number was changed' })
    expect((await call('session.details')).result).toMatchObject(onWire(next))
    const { result: members } = await call<readonly object[]>('members.list')
    expect(members).toMatchObject([{ mobileNo: `+91${next}`, is_default: true, name: 'Anil Rao' }])
  })

  test('changes later with the code of the old number as well', async () => {
    const next = newNumber()
    pass()
    expect(await askNew(next)).toMatchObject({ status: 400, body: { code: 'proofNeeded' } })
    const proof = await proveOld()
    const { result } = await askNew(next, proof)
    expect((await save(next, result.OtpId)).status).toBe(200)
    expect(await askNew(newNumber(), proof)).toMatchObject({ status: 400, body: { code: 'otpExpired' } })
  })

  test('ends the sessions of other devices, not this one', async () => {
    backend.clock.pass(60)
    const here = await backend.logIn(own)
    const next = newNumber()
    const asked = await call<{ OtpId: string }>('session.newNumberOtp', onWire(next), here)
    const changed = { ...profile, ...onWire(next), otp_code: await backend.latestCode(), otpId: asked.result.OtpId }
    expect((await call('members.saveProfile', changed, here)).status).toBe(200)
    expect((await call('members.list', {}, here)).status).toBe(200)
    expect((await call('members.list')).status).toBe(401)
  })

  test('that has an account is refused in words, when it is asked for and when it is taken meanwhile', async () => {
    const taken = newNumber()
    await backend.logIn(taken)
    expect(await askNew(taken)).toMatchObject({ status: 409, message: 'This number already has an account.' })
    expect(await askNew(own)).toMatchObject({ status: 409, message: 'This is the number you have now.' })
    const next = newNumber()
    const { result } = await askNew(next)
    const code = await backend.latestCode()
    await backend.logIn(next)
    expect(await save(next, result.OtpId, code)).toMatchObject({ status: 409, body: { code: 'numberTaken' } })
    expect((await call('session.details')).result).toMatchObject(onWire(own))
  })

  test('that two people change to at once becomes the one’s; the other reads that it is taken', async () => {
    const next = newNumber()
    const change = async (as: string) => {
      const { result } = await call<{ OtpId: string }>('session.newNumberOtp', onWire(next), as)
      return { as, form: { ...profile, ...onWire(next), otpId: result.OtpId, otp_code: await backend.latestCode() } }
    }
    const changes = [await change(token), await change(await backend.logIn(newNumber()))]
    const replies = await Promise.all(changes.map(({ as, form }) => call('members.saveProfile', form, as)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'numberTaken' })
    const after = await Promise.all(
      changes.map(async ({ as }) => (await call<{ phone_number: string }>('session.details', {}, as)).result),
    )
    expect(after.filter(({ phone_number }) => phone_number === next)).toHaveLength(1)
  })

  test('does not change with a wrong code, a code of another number, or the code of somebody else', async () => {
    const [next, other] = [newNumber(), newNumber()]
    const { result } = await askNew(next)
    const code = await backend.latestCode()
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await save(next, result.OtpId, wrong)).toMatchObject({ status: 400, body: { code: 'otpWrong' } })
    expect(await save(other, result.OtpId, code)).toMatchObject({ status: 400, body: { code: 'otpExpired' } })
    const stranger = await backend.logIn(newNumber())
    const stolen = { ...profile, ...onWire(next), otp_code: code, otpId: result.OtpId }
    expect(await call('members.saveProfile', stolen, stranger)).toMatchObject({ body: { code: 'otpExpired' } })
    expect((await call('session.details')).result).toMatchObject(onWire(own))
  })

  test('is no way to log in: its code opens nothing', async () => {
    const next = newNumber()
    const { result } = await askNew(next)
    const answer = await backend.call('session.verifyOtp', {
      otp_code: await backend.latestCode(),
      token: result.OtpId,
    })
    expect(answer.body).toMatchObject({ code: 'otpExpired' })
  })
})
