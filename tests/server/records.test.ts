import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { medicalRecords } from '../../server/records/records.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import type { MedicalRecord } from '../../src/core/records/records'
import { dayOf } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'
import { newAppointment, written } from '../kit/prescriptions'

interface Sent {
  readonly id: string
  readonly prescription_id: string
}

let practice: TestBackend
let doctor: string
let patient: string
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
      documentDate: dayOf(practice.clock.now()),
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
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const forged = record!.url!.replace(/.(?=\/prescription)/, (last) => (last === 'A' ? 'Q' : 'A'))
    expect((await practice.get(forged)).status).toBe(404)
  })

  test('is laid out when it is opened, where nothing did so before', async () => {
    const [seeded] = await practice.db
      .select()
      .from(medicalRecords)
      .where(eq(medicalRecords.patientId, demonstrationAccounts.patient.id))
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

  test('is found by a word of its title, its doctor or its category in the language of the reader', async () => {
    const { bookingId } = await sign()
    const found = async (search: string, language = 'eng') =>
      (await records({ bookingId, search }, patient, language)).length
    expect([await found('myoclonic'), await found('मिर्गी', 'hin'), await found('knee')]).toEqual([1, 1, 0])
  })
})
