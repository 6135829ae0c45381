import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clinics, doctorClinics } from '../../server/doctors/doctors.tables'
import { letterheadOf } from '../../server/prescription/letterhead.store'
import { appointments } from '../../server/booking/booking.tables'
import { prescriptions } from '../../server/prescription/prescription.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { startBackend, type TestBackend } from '../kit/backend'
import { line } from '../kit/medicineLines'
import { newAppointment, written } from '../kit/prescriptions'

let backend: TestBackend
let doctor: string
beforeAll(async () => {
  backend = await startBackend()
  doctor = await backend.logIn(demonstrationAccounts.doctor.phoneNumber)
})
afterAll(() => backend.close())

const END = { saveType: 'endConsultation' }
const create = (bookingId: string, more = {}) =>
  backend.call<{ id: string }>('prescription.create', { bookingId, ...written(more) }, { token: doctor })
const update = (id: string, revision: number, more = {}) =>
  backend.call('prescription.update', { id, revision, amendReason: null, ...written(more) }, { token: doctor })

test('what follows from the rest is worked out, and a name over another product is own words', async () => {
  const { bookingId } = await newAppointment(backend)
  const forged = {
    ...line('levetiracetam-500-mg-tablet', 'Aspirin 75 mg tablet', '1-0-0-2 tablet', 30),
    mealTypeTime: ['noon'],
    frequency: ['alternateDays'],
    frequencyText: 'Daily for 3 days',
  }
  const { result } = await create(bookingId, { vitals: { ...written().vitals, bmi: 99 }, medicine: [forged] })
  const read = await backend.call('prescription.read', { id: result.id }, { token: doctor })
  expect(read.result).toMatchObject({
    vitals: { weight: 70, height: 170, bmi: 24.22 },
    medicine: [
      {
        name: 'Aspirin 75 mg tablet',
        medicineId: null,
        mealTypeTime: ['morning', 'night'],
        frequencyText: 'On alternate days for 30 days',
      },
    ],
  })
  await update(result.id, 1, { vitals: { ...written().vitals, weight: null, bmi: 21 } })
  const changed = await backend.call('prescription.read', { id: result.id }, { token: doctor })
  expect(changed.result).toMatchObject({ vitals: { weight: null, bmi: null } })
  const pressure = { ...written().vitals, bpSystolic: 80, bpDiastolic: 120 }
  expect(await create((await newAppointment(backend)).bookingId, { vitals: pressure })).toMatchObject({
    status: 400,
    message: 'Check the vitals: BP.',
  })
})

test('what no font has is refused before it is signed, by its letters; a draft keeps it', async () => {
  const { bookingId } = await newAppointment(backend)
  const note = 'Call 李雷 at once 🙂'
  const refused = await create(bookingId, { ...END, note })
  expect(refused).toMatchObject({
    status: 400,
    message:
      'These letters cannot be printed: 李, 雷, 🙂, in “李雷”, “🙂”. Write them in English letters or in those of an Indian language; nothing was signed.',
  })
  expect(await backend.db.$count(prescriptions, eq(prescriptions.bookingId, bookingId))).toBe(0)
  const { result, status } = await create(bookingId, { note })
  expect(status).toBe(200)
  expect((await update(result.id, 1, { ...END, note })).status).toBe(400)
  const kept = await backend.call('prescription.read', { id: result.id }, { token: doctor })
  expect(kept.result).toMatchObject({ note, signedAt: null })
  const names = 'முருகன், వేంకటేశ్వర, ಶ್ರೀನಿವಾಸ, ശ്രീകുമാർ, ਗੁਰਪ੍ਰੀਤ, ଜଗନ୍ନାଥ, محمد علی'
  expect((await update(result.id, 1, { ...END, note: names })).status).toBe(200)
})

test('a paper of a video visit has the first clinic of the doctor with its address and phone', async () => {
  const { bookingId } = await newAppointment(backend, { consultation: 'video' })
  const [visit] = await backend.db.select().from(appointments).where(eq(appointments.id, bookingId))
  const [first] = await backend.db
    .select({ clinic: clinics })
    .from(doctorClinics)
    .innerJoin(clinics, eq(clinics.id, doctorClinics.clinicId))
    .where(eq(doctorClinics.doctorId, visit!.doctorId))
    .orderBy(doctorClinics.position)
    .limit(1)
  const { clinic } = await letterheadOf(backend.db, { bookingId } as never)
  const { name, address, city, pincode, phone } = first!.clinic
  expect(visit!.clinicId).toBeNull()
  expect(clinic.split('\n')).toEqual([name, `${address}, ${city} ${pincode}`, phone])
})

test('the code on the paper says the day and nothing else', async () => {
  const { bookingId } = await newAppointment(backend)
  const { result } = await create(bookingId)
  const [row] = await backend.db.select().from(prescriptions).where(eq(prescriptions.id, result.id))
  const look = (token: string) => backend.get(`/verify/${token}`)
  expect((await look(row!.token)).status).toBe(404)
  await update(result.id, 1, END)
  const genuine = await look(row!.token)
  expect(genuine.status).toBe(200)
  const paper = await genuine.text()
  expect(paper).toContain('Genuine, of Mon, 5 Jan 2026')
  const [, address] = /rel="stylesheet" href="([^"]+)"/.exec(paper) ?? []
  const styles = await backend.get(address ?? '')
  expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  const [, font] = /url\('([^']*gujarati[^']*)'\)/.exec(await styles.text()) ?? []
  const letters = await backend.get(font ?? '')
  expect([letters.status, letters.headers.get('content-type')]).toEqual([200, 'font/woff'])
  const gujarati = await backend.get(`/verify/${row!.token}`, { 'Accept-Language': 'gu-IN' })
  expect(await gujarati.text()).toContain('અસલ, સોમ, 5 જાન્યુ, 2026 નું')
  backend.clock.pass(26 * 3600)
  await update(result.id, 2, { ...END, amendReason: 'Dose corrected' })
  const [first, second] = await backend.db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.bookingId, bookingId))
    .orderBy(prescriptions.version)
  const replaced = await look(first!.token)
  const text = await replaced.text()
  expect([replaced.status, text.includes('Genuine')]).toEqual([200, false])
  expect(text).toContain(
    `Replaced: a newer version of Tue, 6 Jan 2026, 12:30 pm replaces this one of Mon, 5 Jan 2026. Ask for version 2 of No. ${first!.number}.`,
  )
  expect(await (await look(second!.token)).text()).toContain('Genuine, of Tue, 6 Jan 2026')
  await update(second!.id, 1, { amendReason: 'Being written' })
  expect(await (await look(second!.token)).text()).toContain('Genuine, of Tue, 6 Jan 2026')
  const unknown = await look('A'.repeat(22))
  expect([unknown.status, (await unknown.text()).includes('Cannot be confirmed')]).toEqual([404, true])
})
