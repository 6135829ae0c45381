import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catchUpCounters } from '../../server/backup/tables'
import { clinics, doctors } from '../../server/doctors/doctors.tables'
import { newId } from '../../server/kit/ids'
import { sentMessages } from '../../server/kit/outbox'
import { members } from '../../server/members/members.tables'
import { forgetKnownPatients } from '../../server/people/people.port'
import { knownPatients, users } from '../../server/people/people.tables'
import { DAY } from '../../src/core/kit/dates'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { startBackend, type TestBackend } from '../kit/backend'
import { admissionOf, emptyHospital } from '../kit/wards'

let practice: TestBackend
let doctor: string
let desk: string
beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  desk = await practice.logIn(demonstrationAccounts.clinicPatientDesk.phoneNumber)
})
afterAll(() => practice.close())

interface Registered {
  readonly userId: string
  readonly patientNo: number
  readonly phoneNumber: string | null
  readonly members: readonly { readonly id: string; readonly name: string }[]
}
interface Slot {
  readonly slotId: string
  readonly isBooked: boolean
  readonly consultationFee: number
}

const old = { name: 'Kashibai Without', age: 82, gender: 'Female' } as const
const register = (person: Record<string, unknown>, token = doctor) =>
  practice.call<Registered>('session.createWithoutNumber', person, { token })
const registered = async (name: string, token = doctor) => (await register({ ...old, name }, token)).result
const search = async (asked: Record<string, unknown>, token = doctor) =>
  (await practice.call<readonly { userId: string }[]>('session.searchUser', asked, { token })).result.map(
    ({ userId }) => userId,
  )
const codeFor = async (phoneNumber: string, token = doctor) => {
  const phone = { countryCode: '+91', phoneNumber }
  const { result } = await practice.call<{ OtpId: string }>('session.createPatientOtp', phone, { token })
  return { otpId: result.OtpId, otp: await practice.latestCode() }
}

const book = async (who: Registered, consultation: 'video' | 'inClinic', token = doctor) => {
  const [own] = await practice.db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  const days = await practice.call<
    Record<'videoAppointment' | 'clinicAppointment', readonly { slots: readonly Slot[] }[]>
  >('booking.slots', { doctorId: own!.doctorId }, { token })
  const list = days.result[consultation === 'video' ? 'videoAppointment' : 'clinicAppointment']
  const free = list.flatMap(({ slots }) => slots).find(({ isBooked }) => !isBooked)!
  const slot = {
    slotId: free.slotId,
    consultationType: consultation === 'video' ? 2 : 1,
    paymentAmount: free.consultationFee,
  }
  const names = { patientName: who.members[0]!.name, patientAge: old.age, patientGender: old.gender }
  return practice.call(
    'booking.book',
    { patientId: who.userId, memberId: who.members[0]!.id, ...slot, ...names },
    { token },
  )
}

describe('somebody who has no mobile number', () => {
  test('is registered under a number of the practice, and nothing is sent to anybody', async () => {
    const before = (await sentMessages(practice.db)).length
    const [one, other] = [await registered('Kashibai Without'), await registered('Sakhubai Without')]
    expect(one).toMatchObject({ phoneNumber: null, patientNo: expect.any(Number) })
    expect(other.patientNo).toBeGreaterThan(one.patientNo)
    expect(one.members).toEqual([expect.objectContaining({ ...old, is_default: true })])
    expect((await sentMessages(practice.db)).length).toBe(before)
  })

  test('is found by name and by number, by whoever registered them, and by nobody else before they are treated', async () => {
    const { userId, patientNo } = await registered('Gangubai Without')
    expect(await search({ name: 'gangubai' })).toEqual([userId])
    expect(await search({ name: `P-${patientNo}` })).toEqual([userId])
    expect(await search({ countryCode: '+91', phoneNumber: String(patientNo) })).toContain(userId)
    expect(await search({ name: 'gangubai' }, desk)).toEqual([])
    const opened = await practice.call('session.openPatient', { patientId: userId }, { token: desk })
    expect(opened.status).toBe(404)
  })

  test('is found after years too, by who registered them', async () => {
    const { userId, patientNo } = await registered('Kept Withoutnumber')
    const years = 3 * 366 * DAY
    await practice.db.update(knownPatients).set({ at: sql`${knownPatients.at} - ${years}::bigint` })
    await forgetKnownPatients(practice.db, Math.floor(Date.now() / 1000))
    expect(await search({ name: `P-${patientNo}` })).toEqual([userId])
  })
  test('is asked about before there are two of them, and two who register at once make one', async () => {
    const person = { ...old, name: 'Twice Without' }
    const both = await Promise.all([register(person), register(person)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'patientExists' })
    expect((await register({ ...person, is_another: true })).status).toBe(200)
    expect(await practice.db.$count(members, eq(members.name, person.name))).toBe(2)
  })

  test('is booked for at the clinic, not for a video, and admitted', async () => {
    const who = await registered('Booked Without')
    expect((await book(who, 'video')).body).toMatchObject({ code: 'numberNeeded' })
    expect((await book(who, 'inClinic')).status).toBe(200)
    const hospital = await emptyHospital(practice)
    const ill = { patient_id: who.userId, member_id: who.members[0]!.id, ...old, name: 'Booked Without' }
    const admitted = await practice.call('inpatient.admission', admissionOf(ill, hospital), { token: doctor })
    expect(admitted.status).toBe(200)
    expect(admitted.result).toMatchObject({ phone_number: null })
  })

  test('gets a number with the code that was sent to it, and logs in to the same record', async () => {
    const who = await registered('Given Without')
    const added = await practice.call<Registered>(
      'session.addNumber',
      { patientId: who.userId, ...(await codeFor('9812300001')) },
      { token: doctor },
    )
    expect(added.result).toMatchObject({ userId: who.userId, phoneNumber: '9812300001', patientNo: who.patientNo })
    const own = await practice.logIn('9812300001')
    const family = await practice.call<readonly { name: string }[]>('members.list', {}, { token: own })
    expect(family.result.map(({ name }) => name)).toEqual(['Given Without'])
    const again = await practice.call(
      'session.addNumber',
      { patientId: who.userId, ...(await codeFor('9812300002')) },
      { token: doctor },
    )
    expect(again.body).toMatchObject({ code: 'hasNumber' })
  })

  test('gets none with a wrong code, with a number that has an account, or from somebody who does not treat them', async () => {
    const who = await registered('Kept Without')
    const give = async (phoneNumber: string, more: object = {}, token = doctor) => {
      const code = await codeFor(phoneNumber, token)
      return practice.call('session.addNumber', { patientId: who.userId, ...code, ...more }, { token })
    }
    expect((await give('9812300003', { otp: '000000' })).body).toMatchObject({ code: 'otpWrong' })
    expect((await give('9812300004', {}, desk)).status).toBe(404)
    await practice.logIn('9812300005')
    expect((await give('9812300005')).body).toMatchObject({ code: 'numberTaken' })
    const [row] = await practice.db.select().from(users).where(eq(users.id, who.userId))
    expect(row).toMatchObject({ countryCode: null, phoneNumber: null, patientNo: who.patientNo })
  })

  test('has one number when two are given at once', async () => {
    const who = await registered('Raced Without')
    const codes = [await codeFor('9812300006'), await codeFor('9812300007', desk)]
    const given = await Promise.all(
      codes.map((code) => practice.call('session.addNumber', { patientId: who.userId, ...code }, { token: doctor })),
    )
    expect(given.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('the record of somebody without a number', () => {
  const numberOf = async (id: string) => {
    const [row] = await practice.db.select().from(users).where(eq(users.id, id))
    return row!.phoneNumber
  }
  const give = (who: Registered, code: object, token = doctor) =>
    practice.call('session.addNumber', { patientId: who.userId, ...code }, { token })

  test('is claimed by no stranger: a patient and a guest neither find nor open it, nor give it their number', async () => {
    const who = await registered('Claimed Without')
    const [code, patient, guest] = [
      await codeFor('9812300020'),
      await practice.logIn('9812300021'),
      await practice.guest(),
    ]
    for (const token of [patient, guest]) {
      expect((await give(who, code, token)).status).toBe(403)
      const opened = await practice.call('session.openPatient', { patientId: who.userId }, { token })
      const found = await practice.call('session.searchUser', { name: `P-${who.patientNo}` }, { token })
      expect([opened.status, found.status]).toEqual([403, 403])
    }
    expect(await numberOf(who.userId)).toBe(null)
  })

  test("is neither found, opened, booked for, admitted nor given a number by another doctor's staff", async () => {
    const who = await registered('Hidden Without')
    await book(who, 'inClinic')
    const [known] = await practice.db.select().from(doctors).limit(1)
    const [doctorId, clinicId] = [newId(), newId()]
    await practice.db.insert(doctors).values({
      ...(({ leastFee: _, ...facts }) => facts)(known!),
      id: doctorId,
      userId: null,
      registrationNumber: doctorId,
      searchText: '',
    })
    const [clinic] = await practice.db.select().from(clinics).limit(1)
    await practice.db.insert(clinics).values({ ...clinic!, id: clinicId })
    const staff = [
      { role: 'DOCTOR', doctorId },
      { role: 'JR_DOCTOR', doctorId },
      { role: 'PHARMACY', clinicId, isClinicPatient: true },
    ] as const
    for (const [place, more] of staff.entries()) {
      const phoneNumber = String(9_812_300_030 + place)
      await practice.db.insert(users).values({ id: newId(), countryCode: '+91', phoneNumber, createdAt: 1, ...more })
      const token = await practice.logIn(phoneNumber)
      expect(await search({ name: 'hidden' }, token)).toEqual([])
      expect(await search({ name: `P-${who.patientNo}` }, token)).toEqual([])
      expect(await search({ countryCode: '+91', phoneNumber: String(who.patientNo) }, token)).toEqual([])
      const code = await codeFor(String(9_812_300_040 + place), token)
      expect((await give(who, code, token)).status).toBe(404)
      const opened = await practice.call('session.openPatient', { patientId: who.userId }, { token })
      expect(opened.status).toBe(404)
      expect((await book(who, 'inClinic', token)).status).toBeGreaterThanOrEqual(400)
      if (more.role === 'PHARMACY') continue
      const ill = { patient_id: who.userId, member_id: who.members[0]!.id, ...old, name: 'Hidden Without' }
      const hospital = await emptyHospital(practice, doctorId)
      const admitted = await practice.call('inpatient.admission', admissionOf(ill, hospital), { token })
      expect(admitted.status).toBeGreaterThanOrEqual(400)
    }
    expect(await numberOf(who.userId)).toBe(null)
  })

  test("is given nobody else's number: not with a code of a login, nor one that was used, nor where its holder logged in meanwhile", async () => {
    const who = await registered('Careful Without')
    const phone = { country_code: '+91', phone_number: '9812300050' }
    const login = await practice.call<{ OtpId: string }>('session.requestOtp', phone)
    const ofLogin = { otpId: login.result.OtpId, otp: await practice.latestCode() }
    expect((await give(who, ofLogin)).status).toBe(400)
    const used = await codeFor('9812300051')
    await practice.call('session.createPatient', { ...used, language: 'eng' }, { token: doctor })
    expect((await give(who, used)).status).toBeGreaterThanOrEqual(400)
    const slow = await codeFor('9812300052')
    await practice.logIn('9812300052')
    expect((await give(who, slow)).body).toMatchObject({ code: 'numberTaken' })
    const ofStaff = { countryCode: '+91', phoneNumber: demonstrationAccounts.clinicPatientDesk.phoneNumber }
    const asked = await practice.call('session.createPatientOtp', ofStaff, { token: doctor })
    expect(asked.body).toMatchObject({ code: 'notPatient' })
    expect(await numberOf(who.userId)).toBe(null)
  })

  test('shares its number with no other, when two records are given one at once, or its holder logs in at that moment', async () => {
    const both = [await registered('First Without'), await registered('Second Without')]
    const codes = [await codeFor('9812300060'), await codeFor('9812300060', desk)]
    const given = await Promise.all(both.map((who, place) => give(who, codes[place]!)))
    expect(given.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(await practice.db.$count(users, eq(users.phoneNumber, '9812300060'))).toBeLessThanOrEqual(1)
    const who = await registered('Met Without')
    const code = await codeFor('9812300061')
    const phone = { country_code: '+91', phone_number: '9812300061' }
    const asked = await practice.call<{ OtpId: string }>('session.requestOtp', phone)
    const answer = { otp_code: await practice.latestCode(), token: asked.result.OtpId }
    const [added, entered] = await Promise.all([give(who, code), practice.call('session.verifyOtp', answer)])
    expect([added.status, entered.status]).not.toContain(500)
    expect(await practice.db.$count(users, eq(users.phoneNumber, '9812300061'))).toBe(1)
    expect((await numberOf(who.userId)) === null).toBe(added.status !== 200)
  })

  test('keeps the numbers going where a copy is restored: the next is behind the last, and the first of none has five digits', async () => {
    const { patientNo } = await registered('Copied Without')
    const client = new Client(practice.url)
    await client.connect()
    // As they stand in a database into which the rows were copied.
    await client.query("select setval('patient_numbers', 10001, false)")
    await catchUpCounters(client, { name: 'users', columns: ['id', 'patient_no'] })
    expect((await registered('Behind Without')).patientNo).toBe(patientNo + 1)
    await client.query('create table counted (no integer)')
    await client.query('create sequence counted_no start 10001 owned by counted.no')
    await catchUpCounters(client, { name: 'counted', columns: ['no'] })
    const { rows } = await client.query("select nextval('counted_no') as no")
    expect(rows).toEqual([{ no: '10001' }])
    await client.query('drop table counted')
    await client.end()
  })
})

describe("a relative's number", () => {
  test('stays the account of the relative: who is admitted under it joins the family, and the own profile stays blank', async () => {
    const made = await practice.call<Registered>(
      'session.createPatient',
      { ...(await codeFor('9812300010')), language: 'eng' },
      { token: doctor },
    )
    const hospital = await emptyHospital(practice)
    const ill = { patient_id: made.result.userId, member_id: '', ...old, name: 'Brought Along' }
    const admitted = await practice.call(
      'inpatient.admission',
      { ...admissionOf(ill, hospital), member_id: null },
      { token: doctor },
    )
    expect(admitted.status).toBe(200)
    const family = await practice.db.select().from(members).where(eq(members.patientId, made.result.userId))
    expect(family.map(({ name, isDefault }) => [name, isDefault])).toEqual(
      expect.arrayContaining([
        [null, true],
        ['Brought Along', false],
      ]),
    )
  })
})

describe('who somebody without a number is', () => {
  const correct = (id: string, token = desk, person: object = { name: 'Baburao Naik', age: 58, gender: 'Male' }) =>
    practice.call<{ name: string; age: number; gender: string }>('members.correct', { id, ...person }, { token })

  test('is corrected by whoever registered or treats them, and stands wherever they are named', async () => {
    const unknown = { name: 'Unknown man', age: 50, gender: 'Male' }
    const { result: who } = await register(unknown, desk)
    const [member] = who.members
    const answer = await correct(member!.id)
    expect(answer.message).toBe('The name, age and gender are corrected.')
    expect(answer.result).toMatchObject({ name: 'Baburao Naik', age: 58, gender: 'Male' })
    const [account] = await practice.db.select().from(users).where(eq(users.id, who.userId))
    expect(account!.name).toBe('Baburao Naik')
    expect(await search({ name: 'Baburao' }, desk)).toEqual([who.userId])
    expect((await correct(member!.id, desk, { name: ' ', age: 58, gender: 'Male' })).status).toBe(400)
  })

  test('is not corrected for somebody else, nor for whoever has a number and changes it themselves', async () => {
    const { members: own } = await registered('Nobody Elses', doctor)
    expect((await correct(own[0]!.id, desk)).status).toBe(404)
    const [known] = await practice.db
      .select({ id: members.id })
      .from(members)
      .innerJoin(users, eq(users.id, members.patientId))
      .where(eq(users.phoneNumber, demonstrationAccounts.patient.phoneNumber))
    const refused = await correct(known!.id, doctor)
    expect([refused.status, refused.message]).toEqual([
      409,
      'This patient has a mobile number: they change their name, age and gender in the app themselves.',
    ])
    const [still] = await practice.db.select().from(members).where(eq(members.id, known!.id))
    expect(still!.name).not.toBe('Baburao Naik')
  })
})

test('a visit is found by the number that the practice gave its patient', async () => {
  const who = await registered('Found By Number')
  const { result } = await book(who, 'inClinic')
  const find = async (text: string) =>
    (
      await practice.call<readonly { patientName: string }[]>('schedule.search', { search: text }, { token: doctor })
    ).result.map(({ patientName }) => patientName)
  expect(result).not.toBeNull()
  expect(await find(`P-${who.patientNo}`)).toEqual(['Found By Number'])
  expect(await find(String(who.patientNo))).toContain('Found By Number')
})
