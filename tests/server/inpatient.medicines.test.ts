import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dischargeSummaries } from '../../server/inpatient/inpatient.tables'
import { prescriptions } from '../../server/prescription/prescription.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { EMPTY_SUMMARY } from '../../src/core/inpatient/summary.rules'
import { startBackend, type TestBackend } from '../kit/backend'
import { documentAt } from '../kit/documents'
import { line } from '../kit/medicineLines'
import { newAppointment, written } from '../kit/prescriptions'
import { admissionOf, emptyHospital, type EmptyHospital, somebodyIll, wardCalls } from '../kit/wards'

let practice: TestBackend
let doctor: string
let place: EmptyHospital
const { send, admitted, discharge } = wardCalls(
  () => practice,
  () => doctor,
  () => place,
)
beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
})
beforeEach(async () => {
  place = await emptyHospital(practice)
})
afterAll(() => practice.close())

const save = (id: string, more: object, isFinished = true) =>
  practice.call(
    'inpatient.saveSummary',
    { id, ...EMPTY_SUMMARY, ...more, isFinished, revision: null },
    { token: doctor },
  )
const read = async (id: string) =>
  (await practice.call<{ medicines: object[] }>('inpatient.summary', { id }, { token: doctor })).result

test('what a patient took when the stay began is named, and counts for the checks until it stops', async () => {
  const person = await somebodyIll(practice)
  const { bookingId, patientId } = await newAppointment(practice)
  const taken = line('sodium-valproate-500-mg-tablet', 'Sodium valproate 500 mg tablet', '1-0-1 tablet', 60)
  await practice.call('prescription.create', { bookingId, ...written({ medicine: [taken] }) }, { token: doctor })
  await practice.db
    .update(prescriptions)
    .set({ memberId: person.member_id, signedAt: practice.clock.now(), signedBy: patientId })
    .where(eq(prescriptions.bookingId, bookingId))
  const { result: stay, status } = await send(admissionOf(person, place))
  expect(status).toBe(200)
  const before = await practice.call<{ taken: { name: string }[] }>(
    'inpatient.medicines',
    { id: stay.id },
    { token: doctor },
  )
  expect(before.result.taken).toEqual([expect.objectContaining({ name: 'Sodium valproate 500 mg tablet' })])
  const meropenem = {
    ...line('meropenem-1000-mg-injection', 'Meropenem 1000 mg injection', '1-0-1 dose', 7),
    change: 'new',
  }
  expect(await save(stay.id, { medicines: [meropenem] })).toMatchObject({
    status: 400,
    body: { code: 'seriousUnanswered' },
  })
  expect((await save(stay.id, { medicines: [meropenem] }, false)).status).toBe(200)
  expect((await save(stay.id, { medicines: [meropenem, { ...taken, change: 'stops' }] })).status).toBe(200)
})

test('each is stored under the product’s own name, with what becomes of it', async () => {
  const stay = await admitted()
  const valproate = { ...line('sodium-valproate-500-mg-tablet', 'Forged', '1-0-1 tablet', 30), change: 'new' }
  const unknown = await save(stay.id, { medicines: [{ ...valproate, medicineId: 'nothing' }] })
  expect(unknown).toMatchObject({ status: 400, body: { code: 'medicineUnknown' } })
  const stops = { ...line('levetiracetam-500-mg-tablet', 'levetiracetam  500 mg Tablet'), change: 'stops' }
  expect((await save(stay.id, { medicines: [stops] })).status).toBe(200)
  expect((await read(stay.id)).medicines).toMatchObject([{ name: 'Levetiracetam 500 mg tablet', change: 'stops' }])
  const over = { ...line('levetiracetam-500-mg-tablet', 'Triphala', '1-0-1 tablet', 30), change: 'new' }
  expect((await save(stay.id, { medicines: [over] })).status).toBe(200)
  expect((await read(stay.id)).medicines).toMatchObject([{ name: 'Triphala', medicineId: null }])
  const draft = await save(stay.id, { medicines: [{ ...valproate, medicineId: 'nothing' }] }, false)
  expect(draft.status).toBe(200)
})

test('a way of giving that a form cannot have is named before a summary is finished', async () => {
  const stay = await admitted()
  const tablet = line('levetiracetam-500-mg-tablet', 'Levetiracetam 500 mg tablet')
  const medicines = [{ ...tablet, route: 'intravenous', change: 'new' }]
  expect(await save(stay.id, { medicines })).toMatchObject({ status: 400, body: { code: 'routeImpossible' } })
})

test('own words with a number of two meanings are kept in a draft, and named before a summary is finished', async () => {
  const stay = await admitted()
  const unclear = { ...line(null, 'Epilex 300', ''), frequencyDays: null, change: 'new' }
  expect((await save(stay.id, { medicines: [unclear] }, false)).status).toBe(200)
  expect(await save(stay.id, { medicines: [unclear] })).toMatchObject({ status: 400, body: { code: 'lineUnclear' } })
  expect((await save(stay.id, { medicines: [{ ...unclear, change: 'stops' }] })).status).toBe(200)
  const clear = { ...line(null, 'Epilex 300 mg', '1-0-0'), change: 'new' }
  expect((await save(stay.id, { medicines: [clear] })).status).toBe(200)
})

test('letters that no paper can show are named before a summary is finished; a draft keeps them', async () => {
  const stay = await admitted()
  expect((await save(stay.id, { course: 'Seen by 李 🙂' }, false)).status).toBe(200)
  expect(await save(stay.id, { course: 'Seen by 李 🙂' })).toMatchObject({
    status: 400,
    message: expect.stringMatching(/^These letters cannot be printed: 李, 🙂/),
  })
})

test('a summary of four texts a medicine is read, printed and saved again', async () => {
  const stay = await admitted()
  await save(stay.id, { diagnosis: 'Infarct' })
  const { medicines: _, dismissals: _d, ...text } = EMPTY_SUMMARY
  const free = { name: 'ASPIRIN', dose: '75 mg', pattern: '0-1-0', days: '30' }
  await practice.db
    .update(dischargeSummaries)
    .set({ text: { ...text, medicines: [free] } })
    .where(eq(dischargeSummaries.admissionId, stay.id))
  const { medicines } = await read(stay.id)
  expect(medicines).toMatchObject([
    { name: 'ASPIRIN 75 mg', medicineId: null, whenText: '0-1-0', frequencyDays: 30, change: 'new' },
  ])
  await discharge(stay.id)
  const url = await documentAt(practice, 'inpatient.summaryLink', { id: stay.id }, doctor)
  expect((await practice.get(url)).status).toBe(200)
  expect((await save(stay.id, { medicines })).status).toBe(200)
})
