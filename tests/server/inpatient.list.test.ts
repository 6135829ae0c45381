import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { admissionEvents, bedOccupancies } from '../../server/inpatient/inpatient.tables'
import { auditEntries } from '../../server/kit/kit.tables'
import { newId } from '../../server/kit/ids'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { openSession } from '../../server/people/people.store'
import { userPermissions } from '../../server/people/people.tables'
import { EMPTY_SUMMARY } from '../../src/core/inpatient/summary.rules'
import { HOUR } from '../../src/core/kit/dates'
import { line } from '../kit/medicineLines'
import { startBackend, type TestBackend } from '../kit/backend'
import { documentAt } from '../kit/documents'
import { admissionOf, emptyHospital, type EmptyHospital, somebodyIll, wardCalls } from '../kit/wards'

let practice: TestBackend
let doctor: string
let place: EmptyHospital

const { send, change, discharge, admitted, list } = wardCalls(
  () => practice,
  () => doctor,
  () => place,
)
const isRefused =
  (code: string) =>
  ({ status, body }: { readonly status: number; readonly body: unknown }): boolean =>
    status === 409 && (body as { readonly code: string }).code === code

beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
})
beforeEach(async () => {
  place = await emptyHospital(practice)
})
afterAll(() => practice.close())

describe('the list', () => {
  test('comes in pages of ten, the admitted first, and by name, number or discharge', async () => {
    for (let number = 0; number < 12; number += 1) {
      const stay = await admitted({ hospital_uhid: `LIST-${number}` }, number === 0 ? 'Zubin Mistry' : 'Asha Patel')
      if (number < 11) await discharge(stay.id)
    }
    const first = await list()
    expect([first.data.length, first.count, first.page, first.hasMore]).toEqual([10, 12, 1, true])
    expect(first.data[0]!.status).toBe('admit')
    const second = await list({ page: 2 })
    expect([second.data.length, second.hasMore]).toEqual([2, false])
    expect((await list({ discharged: 'true' })).count).toBe(11)
    expect((await list({ discharged: 'false' })).count).toBe(1)
    expect((await list({ keyword: 'mis' })).count).toBe(1)
    expect((await list({ keyword: 'list-1' })).count).toBe(3)
    expect((await list({ room_id: place.icu.id })).count).toBe(0)
  })

  test('of rooms has intensive care first, and free beds alone when they are asked for', async () => {
    await admitted()
    const rooms = async (more: Record<string, unknown>) =>
      (
        await practice.call<{ name: string; beds: { id: string; occupant: unknown }[] }[]>(
          'inpatient.rooms',
          { hospital_id: place.hospitalId, ...more },
          { token: doctor },
        )
      ).result
    expect((await rooms({})).map(({ name, beds }) => [name, beds.length])).toEqual([
      ['Neuro ICU', 2],
      ['Ward A', 3],
    ])
    const free = await rooms({ admit: 'true', available: 'true', start_date: '05-01-2026' })
    expect(free.map(({ beds }) => beds.length)).toEqual([2, 2])
  })

  test("shows another doctor's bed as taken and says nothing of the patient", async () => {
    const rooms = await practice.call<{ beds: { occupant: { patient: unknown } | null }[] }[]>(
      'inpatient.rooms',
      { hospital_id: await seededHospital() },
      { token: doctor },
    )
    const occupants = rooms.result.flatMap(({ beds }) => beds.flatMap(({ occupant }) => occupant ?? []))
    expect(occupants.filter(({ patient }) => patient === null)).toHaveLength(3)
    expect(occupants.filter(({ patient }) => patient !== null)).toHaveLength(12)
  })
})

const seededHospital = async () =>
  (await practice.call<{ hospital_id: string }[]>('inpatient.hospitals', {}, { token: doctor })).result[0]!.hospital_id

test('a hospital comes with its sponsors as one text', async () => {
  const { result } = await practice.call<{ hospital_id: string; sponsors: string }[]>(
    'inpatient.hospitals',
    {},
    { token: doctor },
  )
  expect(result.find(({ hospital_id }) => hospital_id === place.hospitalId)?.sponsors).toBe('Self pay,CGHS')
})

test('the chat is turned off and on, and the history says who did what', async () => {
  const stay = await admitted()
  expect(await change({ id: stay.id, status: 'disabled' })).toMatchObject({ result: { is_chat_enabled: false } })
  expect(await change({ id: stay.id, status: 'active' })).toMatchObject({ result: { is_chat_enabled: true } })
  practice.clock.pass(HOUR)
  await discharge(stay.id)
  practice.clock.pass(-HOUR)
  const { result } = await practice.call<{ history: { action: string; by: string; bed: string | null }[] }>(
    'inpatient.stay',
    { id: stay.id },
    { token: doctor },
  )
  expect(result.history.map(({ action }) => action).toSorted()).toEqual([
    'admitted',
    'chatDisabled',
    'chatEnabled',
    'discharged',
  ])
  expect(result.history[0]).toMatchObject({ action: 'discharged', place: { room: 'Ward A', bed: '1' } })
})

test('nothing of a history can be changed or taken away', async () => {
  const stay = await admitted()
  const own = eq(admissionEvents.admissionId, stay.id)
  const refused = { cause: { message: 'rows of admission_events are added, never changed' } }
  await expect(practice.db.update(admissionEvents).set({ at: 1 }).where(own)).rejects.toMatchObject(refused)
  await expect(practice.db.delete(admissionEvents).where(own)).rejects.toMatchObject(refused)
})

test('a summary is kept as a draft that frees no bed, is finished once and then not due any more', async () => {
  const stay = await admitted()
  const text = {
    diagnosis: 'Infarct',
    course: 'Well',
    medicines: [
      {
        ...line('aspirin-75-mg-tablet', 'Aspirin 75 mg tablet', '0-1-0 tablet', 30),
        mealTypeTime: ['noon'],
        change: 'new',
      },
    ],
    dismissals: [],
    adviceLanguage: 'guj',
    standardAdvice: ['walk'],
    advice: 'આરામ કરો',
    followUpOn: '12-01-2026',
    followUp: 'Clinic',
  }
  const save = (isFinished: boolean) =>
    practice.call('inpatient.saveSummary', { id: stay.id, ...text, isFinished, revision: null }, { token: doctor })
  expect((await save(false)).result).toMatchObject({ ...text, isFinished: false })
  expect((await list()).data[0]).toMatchObject({ status: 'admit', is_summary_due: false })
  await discharge(stay.id)
  expect((await list()).data[0]).toMatchObject({ status: 'discharged', is_summary_due: true })
  await save(true)
  expect((await list()).data[0]).toMatchObject({ is_summary_due: false })
  const read = await practice.call('inpatient.summary', { id: stay.id }, { token: doctor })
  expect(read.result).toMatchObject({ ...text, isFinished: true })
})

test('a finished summary is a PDF for the doctor and for the patient alone, made anew when it is corrected', async () => {
  const person = await somebodyIll(practice)
  const { result: stay } = await send(admissionOf(person, place))
  const [family, stranger] = await Promise.all(
    [person.patient_id, (await somebodyIll(practice)).patient_id].map((userId) =>
      openSession(practice.db, { userId, role: 'PATIENT', deviceId: null }, practice.clock.now()),
    ),
  )
  const link = (token: string) => practice.call('inpatient.summaryLink', { id: stay.id }, { token })
  const urlFor = (token: string) => documentAt(practice, 'inpatient.summaryLink', { id: stay.id }, token)
  const save = (diagnosis: string) =>
    practice.call(
      'inpatient.saveSummary',
      { id: stay.id, ...EMPTY_SUMMARY, diagnosis, isFinished: true, revision: null },
      { token: doctor },
    )
  const read = async (url: string) => Buffer.from(await (await practice.get(url)).arrayBuffer())
  await save('Infarct')
  expect(await link(doctor)).toMatchObject({ status: 409, body: { code: 'summaryDue' } })
  await discharge(stay.id)
  expect((await link(doctor)).result).toEqual({ state: 'notReady' })
  const [own, theirs] = [await urlFor(doctor), await urlFor(family!)]
  const first = await read(own)
  expect(first.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await read(theirs)).toEqual(first)
  expect((await link(stranger!)).status).toBe(404)
  await save('Infarct of the left hemisphere')
  expect((await practice.get(own)).status).toBe(404)
  expect(await read(await urlFor(family!))).not.toEqual(first)
  const events = await practice.db.select().from(admissionEvents).where(eq(admissionEvents.admissionId, stay.id))
  expect(events.flatMap(({ before }) => before?.['diagnosis'] ?? [])).toEqual(['Infarct'])
})

test('a patient finds the stay of the family among the orders, with the ward to call, and follows it', async () => {
  const person = await somebodyIll(practice)
  const { result: stay } = await send(admissionOf(person, place))
  const token = await openSession(
    practice.db,
    { userId: person.patient_id, role: 'PATIENT', deviceId: null },
    practice.clock.now(),
  )
  const orders = async () => (await practice.call<object[]>('orders.list', { limit: 10, offset: 0 }, { token })).result
  const card = {
    id: stay.id,
    status: 'admit',
    name: 'Nadi Hospital',
    patientName: 'Meera Rao',
    age: 61,
    gender: 'Female',
    member_id: person.member_id,
    admission_date: '05-01-2026',
    discharged_date: null,
    icu_ward_phone_number: '01204600101',
    address: 'Sector 62, Noida',
    latitude: null,
    longitude: null,
    doctorName: expect.stringMatching(/^Dr/),
    doctor_id: expect.any(String),
    photo: expect.any(String),
    has_summary: false,
  }
  expect(await orders()).toEqual([expect.objectContaining(card)])
  await change({ id: stay.id, hospital_room_id: place.icu.id, room_bed_id: place.icu.beds[0] })
  await discharge(stay.id)
  expect(await orders()).toMatchObject([{ status: 'discharged', discharged_date: '05-01-2026' }])
  const { result } = await practice.call<{ history: object[] }>('inpatient.ownStay', { id: stay.id }, { token })
  expect(result).toMatchObject({
    status: 'discharged',
    doctor_id: expect.any(String),
    member_id: person.member_id,
    room_name: 'Neuro ICU',
    history: expect.arrayContaining([
      expect.objectContaining({ action: 'shifted', place: { room: 'Neuro ICU', bed: '1' } }),
    ]),
  })
  expect(result.history.flatMap(Object.keys)).not.toContain('by')
})

test('whoever may admit and not discharge is refused the discharge, and nothing happens', async () => {
  const stay = await admitted()
  const id = newId()
  await practice.db.insert(userPermissions).values({
    id,
    userId: demonstrationAccounts.doctor.id,
    module: 'ipDashboard',
    feature: 'dischargeAndEdit',
    access: 1,
  })
  expect((await discharge(stay.id)).status).toBe(405)
  await practice.db.delete(userPermissions).where(eq(userPermissions.id, id))
  expect((await list()).data[0]!.status).toBe('admit')
})

test('what a doctor reads of a patient is audited', async () => {
  const person = await somebodyIll(practice)
  const { result } = await send(admissionOf(person, place))
  await practice.call('inpatient.stay', { id: result.id }, { token: doctor })
  const entries = await practice.db.select().from(auditEntries).where(eq(auditEntries.patientId, person.patient_id))
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['inpatient.admission', 'inpatient.stay']))
})

describe('at the same time', () => {
  test('twenty admissions into one bed: one patient lies in it, the others are told it is taken', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => somebodyIll(practice)))
    const answers = await Promise.all(people.map((person) => send(admissionOf(person, place))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(isRefused('bedTaken'))).toHaveLength(19)
    const taken = await practice.db.select().from(bedOccupancies).where(eq(bedOccupancies.bedId, place.ward.beds[0]!))
    expect(taken).toHaveLength(1)
  })

  test('one patient into many beds: in one', async () => {
    const person = await somebodyIll(practice)
    const beds = [
      ...place.ward.beds.map((bed) => [place.ward.id, bed]),
      ...place.icu.beds.map((bed) => [place.icu.id, bed]),
    ]
    const answers = await Promise.all(
      beds.map(([hospital_room_id, room_bed_id]) =>
        send(admissionOf(person, place, { hospital_room_id, room_bed_id })),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(isRefused('alreadyAdmitted'))).toHaveLength(4)
  })

  test('a discharge against a shift: the bed the person is in at the end is free, and whoever was late is told', async () => {
    for (let round = 0; round < 6; round += 1) {
      const stay = await admitted()
      const shift = () => change({ id: stay.id, hospital_room_id: place.icu.id, room_bed_id: place.icu.beds[0] })
      const both = round % 2 === 0 ? [discharge(stay.id), shift()] : [shift(), discharge(stay.id)]
      const answers = await Promise.all(both)
      const [ended, moved] = round % 2 === 0 ? answers : answers.toReversed()
      expect(ended!.status).toBe(200)
      const isMoved = moved!.status === 200
      expect(isMoved || isRefused('stayOver')(moved!)).toBe(true)
      expect(ended!.message).toBe(`Meera Rao is discharged. Bed 1 in ${isMoved ? 'Neuro ICU' : 'Ward A'} is free.`)
      const open = await practice.db.select().from(bedOccupancies).where(eq(bedOccupancies.admissionId, stay.id))
      expect(open.filter(({ endsAt }) => endsAt === null)).toEqual([])
    }
  })
})
