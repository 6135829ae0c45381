import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { purgeRemoved } from '../../server/records/records.store'
import { medicalRecords } from '../../server/records/records.tables'
import { appointmentRows } from '../../server/schedule/schedule.store'
import { demonstrationAccounts } from '../../server/seed/accounts'
import type { MedicalRecord } from '../../src/core/records/records'
import { dayOf } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'
import { newAppointment, written } from '../kit/prescriptions'
import { PNG } from '../kit/sampleFiles'

interface Sent {
  readonly id: string
  readonly prescription_id: string
}

let practice: TestBackend
let doctor: string
let patient: string
const onWire = (day: string) => day.split('-').toReversed().join('-')

beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  patient = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
})
afterAll(() => practice.close())

const sign = async (more: Record<string, unknown> = {}) => {
  const booked = await newAppointment(practice)
  const { result } = await practice.call<Sent>(
    'prescription.create',
    { bookingId: booked.bookingId, ...written({ saveType: 'endConsultation', ...more }) },
    { token: doctor },
  )
  return { ...booked, ...result }
}
const records = async (asked: Record<string, unknown>, token = patient, language = 'eng') =>
  (await practice.call<readonly MedicalRecord[]>('records.list', asked, { token, language })).result
const one = async (id: string) => (await practice.call<MedicalRecord>('records.one', { id }, { token: patient })).result

describe('The record of a signed prescription', () => {
  test('is written with the signature, and reads as the contract says', async () => {
    const { id, bookingId, memberId } = await sign()
    const [record, ...others] = await records({ bookingId })
    expect(others).toEqual([])
    expect(record).toEqual({
      id: expect.any(String) as string,
      memberId,
      memberName: expect.any(String) as string,
      title: 'Juvenile myoclonic epilepsy',
      type: 'prescription',
      healthCategoryId: 'epilepsy',
      healthCategory: { name: 'Epilepsy', icon: 'zap' },
      documentDate: onWire(dayOf(practice.clock.now())),
      source: 'prescription',
      bookingId,
      orderId: null,
      prescriptionId: id,
      doctorName: expect.stringMatching(/^Dr/) as string,
      uploaderBy: expect.any(String) as string,
      uploaderByUserId: demonstrationAccounts.doctor.id,
      url: null,
      thumbnailUrl: null,
      pages: null,
      sharedWith: [],
    })
  })

  test('is not there of what is only saved', async () => {
    const { bookingId } = await sign({ saveType: 'savePrescription' })
    expect(await records({ bookingId })).toEqual([])
  })

  test('has the address of its document once it is laid out, which ends in .pdf and works for the session alone', async () => {
    const { bookingId } = await sign()
    await practice.runJobs()
    const [record] = await records({ bookingId })
    expect(record!.url).toMatch(/^\/files\/[\w-]{70}\/prescription-[\w-]+\.pdf$/)
    const answer = await practice.get(record!.url!)
    const headers = ['content-type', 'content-security-policy', 'x-frame-options', 'x-content-type-options']
    expect([answer.status, ...headers.map((name) => answer.headers.get(name))]).toEqual([
      200,
      'application/pdf',
      "frame-ancestors 'self'",
      'SAMEORIGIN',
      'nosniff',
    ])
    const forged = record!.url!.replace(/.(?=\/prescription)/, (last) => (last === 'A' ? 'Q' : 'A'))
    expect((await practice.get(forged)).status).toBe(404)
  })

  test('is laid out when it is opened, where nothing did so before', async () => {
    const [seeded] = await practice.db
      .select()
      .from(medicalRecords)
      .where(
        and(
          eq(medicalRecords.patientId, demonstrationAccounts.patient.id),
          eq(medicalRecords.source, 'prescription'),
          isNull(medicalRecords.fileId),
        ),
      )
      .limit(1)
    expect((await one(seeded!.id)).url).toBeNull()
    await practice.runJobs()
    expect((await one(seeded!.id)).url).toMatch(/\.pdf$/)
  })

  test('gives its place to the one of the version that replaces it', async () => {
    const { id, bookingId } = await sign()
    const amended = await practice.call<Sent>(
      'prescription.update',
      { id, revision: 1, amendReason: 'Dose corrected', ...written({ saveType: 'endConsultation' }) },
      { token: doctor },
    )
    expect((await records({ bookingId })).map(({ prescriptionId }) => prescriptionId)).toEqual([amended.result.id])
  })

  test('is active for its member and first of the family, whatever else the family has, and for nobody else (S1-153)', async () => {
    const active = async (token = patient) =>
      practice.call<readonly { id: string; memberId: string }[]>('records.active', {}, { token })
    const first = await sign()
    practice.clock.pass(60)
    const { bookingId, memberId } = await sign()
    await keep({ memberId, documentDate: onWire(dayOf(practice.clock.now())) })
    const [signed] = await records({ bookingId })
    const { result } = await active()
    expect(result[0]).toEqual({ id: signed!.id, memberId })
    expect(new Set(result.map((each) => each.memberId)).size).toBe(result.length)
    expect(result.map(({ id }) => id)).not.toContain((await records({ bookingId: first.bookingId }))[0]!.id)
    expect((await active(doctor)).status).toBe(403)
  })

  test('is found by a word of its title, its doctor or its category in the language of the reader', async () => {
    const { bookingId } = await sign()
    const found = async (search: string, language = 'eng') =>
      (await records({ bookingId, search }, patient, language)).length
    expect([await found('myoclonic'), await found('मिर्गी', 'hin'), await found('knee')]).toEqual([1, 1, 0])
  })
})

const uploadOf = async (content: Buffer, { name = 'scan.png', kind = 'report', token = patient } = {}) =>
  practice.call<{ url: string; thumbnailUrl: string | null }>(
    'files.upload',
    { kind, file: new File([new Uint8Array(content)], name) },
    { token },
  )
const family = async () =>
  (await practice.call<readonly { id: string }[]>('members.list', {}, { token: patient })).result.map(({ id }) => id)
const keep = async (more: Record<string, unknown> = {}) => {
  const { result } = await uploadOf(Buffer.from(PNG))
  const [memberId] = await family()
  const record = {
    memberId,
    type: 'report',
    healthCategoryId: 'spine',
    documentDate: '10-01-2020',
    title: 'MRI of the back',
  }
  return practice.call<MedicalRecord>('records.save', { ...record, url: result.url, ...more }, { token: patient })
}
const statuses = (answer: { readonly status: number; readonly body: unknown }) => [
  answer.status,
  (answer.body as { readonly code?: string }).code,
]

describe('A record that the family adds', () => {
  test('is kept with what was said of it and shows its picture', async () => {
    const { result } = await keep()
    expect({ ...result, id: '', memberId: '', memberName: '' }).toMatchObject({
      title: 'MRI of the back',
      type: 'report',
      source: 'upload',
      healthCategory: { name: 'Spine', icon: 'bone' },
      documentDate: '10-01-2020',
      pages: 1,
    })
    expect(result.url).toMatch(/\.png$/)
  })

  test('of tomorrow, of no category, or with a file that is not theirs is refused', async () => {
    const tomorrow = dayOf(practice.clock.now() + 86_400)
    expect(statuses(await keep({ documentDate: onWire(tomorrow) }))).toEqual([400, 'dateAhead'])
    expect(statuses(await keep({ healthCategoryId: 'knees' }))).toEqual([400, 'categoryUnknown'])
    const others = await uploadOf(Buffer.from(PNG), { token: doctor })
    expect(statuses(await keep({ url: others.result.url }))).toEqual([400, 'fileUnknown'])
    expect(statuses(await keep({ memberId: 'nobody' }))).toEqual([404, 'notFound'])
  })

  test('is of a visit of its member, and of none once it is another’s', async () => {
    const { bookingId, memberId } = await newAppointment(practice)
    const another = (await family()).find((id) => id !== memberId)
    for (const elsewhere of [{ bookingId: 'not-a-booking' }, { bookingId, memberId: another }])
      expect(statuses(await keep({ memberId, ...elsewhere }))).toEqual([404, 'notFound'])
    const { result } = await keep({ memberId, bookingId })
    expect((await records({ bookingId })).map(({ id }) => id)).toEqual([result.id])
    const about = { title: 'MRI', healthCategoryId: 'spine', documentDate: '10-01-2020' }
    await practice.call('records.update', { id: result.id, memberId: another, ...about }, { token: patient })
    expect(await records({ bookingId })).toEqual([])
  })

  test('of several photographed pages becomes one document, made by the server', async () => {
    const pages = await Promise.all([1, 2, 3].map(async () => (await uploadOf(Buffer.from(PNG))).result.url))
    const [url, ...others] = pages
    const { result } = await keep({ url, pages: others })
    expect([result.url, result.pages]).toEqual([null, 3])
    await practice.runJobs()
    const made = await one(result.id)
    expect([made.url?.endsWith('/record.pdf'), made.pages]).toEqual([true, 3])
    const answer = await practice.get(made.url!)
    expect(
      Buffer.from(await answer.arrayBuffer())
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(3)
  })

  test('is renamed, dated anew and moved to another member; what a doctor signed stays as it is', async () => {
    const { result } = await keep()
    const [, other] = await family()
    const change = { memberId: other, healthCategoryId: 'nerve', documentDate: '01-02-2020', title: 'Nerve study' }
    const changed = await practice.call<MedicalRecord>(
      'records.update',
      { id: result.id, ...change },
      { token: patient },
    )
    expect(changed.result).toMatchObject(change)
    const { bookingId } = await sign()
    const [signed] = await records({ bookingId })
    const refused = await practice.call('records.update', { id: signed!.id, ...change }, { token: patient })
    expect(statuses(refused)).toEqual([409, 'notOwn'])
    expect(statuses(await practice.call('records.remove', { id: signed!.id }, { token: patient }))).toEqual([
      409,
      'notOwn',
    ])
  })

  test('that is deleted is in no list, comes back when that is undone, and loses its file after 30 days', async () => {
    const { result } = await keep()
    const isListed = async () =>
      (await records({ memberId: result.memberId, limit: 100 })).some(({ id }) => id === result.id)
    await practice.call('records.remove', { id: result.id }, { token: patient })
    expect([
      await isListed(),
      (await practice.call('records.one', { id: result.id }, { token: patient })).status,
    ]).toEqual([false, 404])
    await practice.call('records.restore', { id: result.id }, { token: patient })
    expect(await isListed()).toBe(true)
    await practice.call('records.remove', { id: result.id }, { token: patient })
    await purgeRemoved(practice.db, practice.clock.now() + 31 * 86_400)
    const [row] = await practice.db.select().from(medicalRecords).where(eq(medicalRecords.id, result.id))
    expect(row!.fileId).toBeNull()
  })
})

describe('The count of records beside an appointment (S2-072)', () => {
  test('names what the doctor then sees: signed ones and what the family brought', async () => {
    const { bookingId, memberId } = await sign()
    await keep({ memberId })
    const listed = (
      await practice.call<readonly MedicalRecord[]>('records.list', { memberId }, { token: doctor })
    ).result.map(({ id }) => id)
    const [appointment] = await practice.db.select().from(appointments).where(eq(appointments.id, bookingId))
    const range = { start: appointment!.startsAt, end: appointment!.startsAt + 1 }
    const rows = await appointmentRows(practice.db, { doctorId: appointment!.doctorId }, range, practice.clock.now())
    const row = rows.find((each) => each.appointment.id === bookingId)!
    expect(listed.length).toBeGreaterThan(1)
    expect([...row.records].toSorted()).toEqual([...listed].toSorted())
  })
})
