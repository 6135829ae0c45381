import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { auditEntries } from '../../server/kit/kit.tables'
import { sentMessages } from '../../server/kit/outbox'
import { members } from '../../server/members/members.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/session/session.tables'
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

describe('people who were treated here', () => {
  const search = (asked: Record<string, unknown>, token = doctor) =>
    practice.call<readonly { memberId: string; name: string; userId: string; phoneNumber: string }[]>(
      'session.searchUser',
      asked,
      { token },
    )
  /** Whom the doctor has treated, as the schedule names them. */
  const treated = async () => {
    const rows = await practice.db
      .selectDistinct({ memberId: appointments.memberId, name: members.name, phoneNumber: users.phoneNumber })
      .from(appointments)
      .innerJoin(members, eq(members.id, appointments.memberId))
      .innerJoin(users, eq(users.id, appointments.patientId))
      .where(
        inArray(
          appointments.doctorId,
          practice.db
            .select({ id: sql<string>`doctor_id` })
            .from(users)
            .where(eq(users.id, demonstrationAccounts.doctor.id)),
        ),
      )
    return rows.filter((row) => row.name !== null)
  }

  test('are found by a later word of their name and by the beginning of their number, which the audit keeps', async () => {
    const someone = (await treated())[0]!
    const surname = someone.name!.split(' ').at(-1)!.toUpperCase()
    const byName = await search({ name: surname })
    expect(byName.result.map(({ memberId }) => memberId)).toContain(someone.memberId)
    const byNumber = await search({ countryCode: '+91', phoneNumber: someone.phoneNumber.slice(0, 9) })
    const found = byNumber.result.find(({ memberId }) => memberId === someone.memberId)
    expect(found).toMatchObject({ name: someone.name, phoneNumber: someone.phoneNumber })
    const entries = await practice.db.select().from(auditEntries).where(eq(auditEntries.patientId, found!.userId))
    expect(entries.map(({ action }) => action)).toContain('session.searchUser')
  })

  test('are those of the doctor or of the desk’s clinic alone, and a letter or three digits find nobody', async () => {
    const known = new Set((await treated()).map(({ memberId }) => memberId))
    const everybody = await practice.db.select({ id: members.id, name: members.name }).from(members)
    const stranger = everybody.find(({ id, name }) => name !== null && !known.has(id))!
    const { result } = await search({ name: stranger.name! })
    expect(result.map(({ memberId }) => memberId)).not.toContain(stranger.id)
    expect((await search({ name: 'a' })).result).toEqual([])
    expect((await search({ name: '%%' })).result).toEqual([])
    expect((await search({ countryCode: '+91', phoneNumber: '900' })).result).toEqual([])
    expect((await search({})).result).toEqual([])
    const pharmacy = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
    expect((await search({ name: (await treated())[0]!.name! }, pharmacy)).result).toEqual([])
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
