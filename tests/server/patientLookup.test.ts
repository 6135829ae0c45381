import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntries } from '../../server/kit/kit.tables'
import { sentMessages } from '../../server/kit/outbox'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { startBackend, type TestBackend } from '../kit/backend'

let practice: TestBackend
let doctor: string
beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
})
afterAll(() => practice.close())

const phone = (phoneNumber: string) => ({ countryCode: '+91', phoneNumber })
const find = (phoneNumber: string) => practice.call('session.searchPatient', phone(phoneNumber), { token: doctor })

describe('a number that staff check', () => {
  test('of a patient shows the family, and leaves an entry in the audit', async () => {
    const { patient } = demonstrationAccounts
    const { result } = await find(patient.phoneNumber)
    expect(result).toMatchObject({ userId: patient.id, phoneNumber: patient.phoneNumber })
    expect((result['members'] as object[])[0]).toEqual({
      id: expect.any(String),
      name: 'Rajat Mehrotra',
      age: 38,
      gender: 'Male',
      is_default: true,
    })
    const entries = await practice.db.select().from(auditEntries).where(eq(auditEntries.patientId, patient.id))
    expect(entries.map(({ action }) => action)).toContain('session.searchPatient')
  })

  test('of nobody is a bad request', async () => {
    expect(await find('7012345678')).toMatchObject({ status: 400, body: { code: 'patientUnknown' } })
  })

  test('of somebody who is no patient, or blocked, is forbidden and says why', async () => {
    const { pharmacy, blocked } = demonstrationAccounts
    expect(await find(pharmacy.phoneNumber)).toMatchObject({ status: 403, body: { code: 'notPatient' } })
    expect(await find(blocked.phoneNumber)).toMatchObject({ status: 403, body: { code: 'patientBlocked' } })
  })
})

describe('a new patient', () => {
  const ask = (number: string) =>
    practice.call<{ OtpId: string }>('session.createPatientOtp', phone(number), { token: doctor })

  test('is told who registers them, and exists once the code was read out', async () => {
    const { result } = await ask('7012345601')
    const text = (await sentMessages(practice.db)).at(-1)!.text
    expect(text).toMatch(/^\d{6} registers you as a patient with Dr\. /)
    const otp = await practice.latestCode()
    const made = await practice.call(
      'session.createPatient',
      { otp, otpId: result.OtpId, language: 'eng' },
      { token: doctor },
    )
    expect(made.result).toMatchObject({ phoneNumber: '7012345601', members: [{ name: null, is_default: true }] })
    expect((await find('7012345601')).status).toBe(200)
  })

  test('is not made with a wrong code, nor does the code log anybody in', async () => {
    const { result } = await ask('7012345602')
    const code = await practice.latestCode()
    const wrong = { otp: code === '000000' ? '111111' : '000000', otpId: result.OtpId, language: 'eng' }
    expect((await practice.call('session.createPatient', wrong, { token: doctor })).body).toMatchObject({
      code: 'otpWrong',
    })
    const login = await practice.call('session.verifyOtp', { otp_code: code, token: result.OtpId })
    expect(login.body).toMatchObject({ code: 'otpExpired' })
    expect((await find('7012345602')).status).toBe(400)
  })
})
