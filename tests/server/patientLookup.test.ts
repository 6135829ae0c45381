import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { auditEntries } from '../../server/kit/kit.tables'
import { sentMessages } from '../../server/kit/outbox'
import { memberStatements } from '../../server/members/facts.tables'
import { members } from '../../server/members/members.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { forgetKnownPatients, markKnown } from '../../server/people/knownPatients.store'
import { knownPatients, users } from '../../server/people/people.tables'
import { newId } from '../../server/kit/ids'
import { DAY } from '../../src/core/kit/dates'
import { admissionOf, emptyHospital } from '../kit/wards'
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
      allergies: null,
    })
    const entries = await practice.db.select().from(auditEntries).where(eq(auditEntries.patientId, patient.id))
    expect(entries.map(({ action }) => action)).toContain('session.searchPatient')
  })

  test('says what the family is allergic to, to doctors alone', async () => {
    const { patient, clinicPatientDesk } = demonstrationAccounts
    const { result } = await find(patient.phoneNumber)
    const [member] = result['members'] as { id: string; allergies: readonly string[] | null }[]
    await practice.db.insert(memberStatements).values({
      id: newId(),
      memberId: member!.id,
      kind: 'allergy',
      name: 'Latex',
      statedBy: patient.id,
      statedAt: practice.clock.now(),
    })
    const again = (await find(patient.phoneNumber)).result['members'] as (typeof result)[]
    expect(again.find(({ id }) => id === member!.id)?.['allergies']).toEqual(['Latex'])
    const desk = await practice.logIn(clinicPatientDesk.phoneNumber)
    const seen = await practice.call('session.searchPatient', phone(patient.phoneNumber), { token: desk })
    expect([seen.status, JSON.stringify(seen.body).includes('allergies')]).toEqual([200, false])
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

interface Slot {
  readonly slotId: string
  readonly isBooked: boolean
  readonly consultationFee: number
}

describe("a patient's id", () => {
  const theirs = { name: 'Somebody Else', age: 50, gender: 'Female' } as const
  /** Somebody of another practice, whose number nobody here has presented. */
  const stranger = async (phoneNumber: string) => {
    const [patientId, memberId] = [newId(), newId()]
    await practice.db
      .insert(users)
      .values({ id: patientId, role: 'PATIENT', ...phone(phoneNumber), name: theirs.name, createdAt: 1 })
    await practice.db.insert(members).values({ id: memberId, patientId, ...theirs, isDefault: true, createdAt: 1 })
    return { patientId, memberId }
  }
  const person = { name: 'Added Person', age: 41, gender: 'Female' }
  const add = (patientId: string, token = doctor) =>
    practice.call<{ id: string }>('members.addFor', { patientId, ...person, is_another: true }, { token })
  /** Books the doctor's next free video slot for somebody. */
  const book = async (who: { patientId: string; memberId: string }) => {
    const [own] = await practice.db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
    const { doctorId } = own!
    const { result } = await practice.call<{ videoAppointment: readonly { slots: readonly Slot[] }[] }>(
      'booking.slots',
      { doctorId },
      { token: doctor },
    )
    const free = result.videoAppointment.flatMap(({ slots }) => slots).find(({ isBooked }) => !isBooked)!
    const names = { patientName: theirs.name, patientAge: theirs.age, patientGender: theirs.gender }
    const slot = { slotId: free.slotId, consultationType: 2, paymentAmount: free.consultationFee }
    return practice.call('booking.book', { ...who, ...slot, ...names }, { token: doctor })
  }

  test('alone adds nobody to the family, books nothing and admits nobody: it is answered as if there were no such patient', async () => {
    const { patientId, memberId } = await stranger('9777700001')
    const nobody = await add(newId())
    expect(nobody.status).toBe(404)
    expect((await add(patientId)).body).toEqual(nobody.body)
    const hospital = await emptyHospital(practice)
    const ill = { patient_id: patientId, member_id: memberId, ...theirs }
    const admitted = await practice.call('inpatient.admission', admissionOf(ill, hospital), { token: doctor })
    expect(admitted.status).toBe(404)
    expect((await book({ patientId, memberId })).status).toBe(404)
    expect(await practice.db.$count(members, eq(members.patientId, patientId))).toBe(1)
  })

  test('does so once the number was presented, by whoever presented it alone', async () => {
    const { patientId, memberId } = await stranger('9777700002')
    await find('9777700002')
    expect((await add(patientId)).status).toBe(200)
    expect((await book({ patientId, memberId })).status).toBe(200)
    const desk = await practice.logIn(demonstrationAccounts.clinicPatientDesk.phoneNumber)
    expect((await add(patientId, desk)).status).toBe(404)
    const hospital = await emptyHospital(practice)
    const ill = { patient_id: patientId, member_id: memberId, ...theirs }
    const admitted = await practice.call('inpatient.admission', admissionOf(ill, hospital), { token: doctor })
    expect(admitted.status).toBe(200)
    // The doctor treats them now: whoever works for the doctor may as well.
    const junior = await practice.logIn(demonstrationAccounts.juniorDoctor.phoneNumber)
    expect((await add(patientId, junior)).status).toBe(200)
  })

  test('is forgotten with the number after thirty days', async () => {
    const { patientId } = await stranger('9777700003')
    await markKnown(
      practice.db,
      { staffId: demonstrationAccounts.doctor.id, patientId },
      practice.clock.now() - 30 * DAY,
    )
    expect((await add(patientId)).status).toBe(404)
    await forgetKnownPatients(practice.db, practice.clock.now())
    expect(await practice.db.$count(knownPatients, eq(knownPatients.patientId, patientId))).toBe(0)
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
    const byNumber = await search({ countryCode: '+91', phoneNumber: someone.phoneNumber!.slice(0, 9) })
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
