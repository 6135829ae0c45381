import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RowName } from '../../server/contract'
import { sentMessages } from '../../server/kit/outbox'
import { pdfText } from '../../server/kit/pdf/pdfText'
import { members } from '../../server/members/members.tables'
import { notify } from '../../server/notifications/notifications.port'
import { users } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { EMPTY_SUMMARY } from '../../src/core/inpatient/summary.rules'
import { startBackend, type TestBackend } from '../kit/backend'
import { documentAt } from '../kit/documents'
import { written } from '../kit/prescriptions'
import { admissionOf, emptyHospital } from '../kit/wards'

const old = { name: 'Savitri Phoneless', age: 82, gender: 'Female' } as const

interface Slot {
  readonly slotId: string
  readonly isBooked: boolean
  readonly consultationFee: number
}
interface Registered {
  readonly userId: string
  readonly members: readonly { readonly id: string }[]
}

let practice: TestBackend
let doctor: string
let desk: string
let who: Registered
let bookingId: string
let before: number
const ask = <Result = unknown>(row: RowName, input: Record<string, unknown> = {}, token = doctor) =>
  practice.call<Result>(row, input, { token })

beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  desk = await practice.logIn(demonstrationAccounts.clinicPatientDesk.phoneNumber)
  before = (await sentMessages(practice.db)).length
  who = (await ask<Registered>('session.createWithoutNumber', old)).result
  const [own] = await practice.db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  const days = await ask<Record<'clinicAppointment', readonly { slots: readonly Slot[] }[]>>('booking.slots', {
    doctorId: own!.doctorId,
  })
  const free = days.result.clinicAppointment.flatMap(({ slots }) => slots).find(({ isBooked }) => !isBooked)!
  const booked = await ask<{ bookingId: string }>('booking.book', {
    patientId: who.userId,
    memberId: who.members[0]!.id,
    slotId: free.slotId,
    consultationType: 1,
    paymentAmount: free.consultationFee,
    patientName: old.name,
    patientAge: old.age,
    patientGender: old.gender,
  })
  bookingId = booked.result.bookingId
})
afterAll(() => practice.close())

/** What no reader may meet where a number should stand. */
const GAP = /\b(?:null|undefined|NaN)\b/
/** Every text of an answer; what is missing on the wire is none. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : value === null || typeof value !== 'object'
      ? []
      : Object.values(value).flatMap(textsIn)
const expectWhole = (answer: unknown) => expect(textsIn(answer).filter((text) => GAP.test(text))).toEqual([])

const dayOfPractice = () => {
  const start = practice.clock.now() - 86_400
  return { start, end: start + 8 * 86_400 }
}

test.each<[RowName, () => Record<string, unknown>, 'doctor' | 'desk']>([
  ['schedule.list', dayOfPractice, 'doctor'],
  ['schedule.list', dayOfPractice, 'desk'],
  ['schedule.search', () => ({ search: 'Phoneless' }), 'doctor'],
  ['schedule.search', () => ({ search: 'Phoneless' }), 'desk'],
  ['session.searchUser', () => ({ name: 'phoneless' }), 'doctor'],
  ['session.searchUser', () => ({ name: 'phoneless' }), 'desk'],
  ['session.openPatient', () => ({ patientId: who.userId }), 'doctor'],
  ['prescription.context', () => ({ bookingId }), 'doctor'],
])('%s tells of somebody without a number, and prints no gap', async (row, input, as) => {
  const { status, result } = await ask(row, input(), as === 'desk' ? desk : doctor)
  expect(status).toBe(200)
  expectWhole(result)
})

test('the waiting list of the day has them, with nothing to call', async () => {
  const { status, result } = await ask('reception.queue')
  expect(status).toBe(200)
  expectWhole(result)
})

test('what is printed of them has no gap: a prescription, and the summary of a discharge', async () => {
  const signed = await ask<{ id: string }>('prescription.create', {
    bookingId,
    ...written({ saveType: 'endConsultation' }),
  })
  expect(signed.status).toBe(200)
  const hospital = await emptyHospital(practice)
  const ill = { patient_id: who.userId, member_id: who.members[0]!.id, ...old }
  const stay = await ask<{ id: string }>('inpatient.admission', admissionOf(ill, hospital))
  expect(stay.status).toBe(200)
  const { id } = stay.result
  for (const [row, input] of [
    ['inpatient.stays', { hospital_id: hospital.hospitalId, page: 1, limit: 20 }],
    ['inpatient.stays', { keyword: 'Phoneless', page: 1, limit: 20 }],
    ['inpatient.stay', { id }],
    ['chat.conversations', { type: 'IN_PATIENT', limit: 50, offset: 0 }],
    ['chat.search', { search: 'Phoneless', type: 'IN_PATIENT', limit: 50, offset: 0 }],
    ['notifications.list', { page: 1, limit: 20 }],
  ] as const) {
    const { status, result } = await ask(row as RowName, input)
    expect([row, status]).toEqual([row, 200])
    expectWhole(result)
  }
  await ask('inpatient.saveSummary', { id, ...EMPTY_SUMMARY, diagnosis: 'Infarct', isFinished: true, revision: null })
  await ask('inpatient.admission', { status: 'discharged', id })
  for (const [row, input] of [
    ['prescription.link', { id: signed.result.id, purpose: 'read' }],
    ['inpatient.summaryLink', { id }],
  ] as const) {
    const paper = await practice.get(await documentAt(practice, row, input, doctor))
    const text = (await pdfText(Buffer.from(await paper.arrayBuffer())))!
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Phoneless')
    expect(text).not.toMatch(GAP)
  }
})

test('nothing is sent to nobody: what is told to their account reaches no phone', async () => {
  await practice.db.transaction((tx) =>
    notify(tx, [{ event: 'signup.welcome', facts: {}, to: [who.userId], about: who.userId }], practice.clock.now()),
  )
  await practice.runJobs()
  const after = (await sentMessages(practice.db)).slice(before)
  expect(after.filter(({ to, text }) => GAP.test(`${to} ${text}`) || !/^\+\d{6,}$/.test(to))).toEqual([])
  expect((await sentMessages(practice.db)).length).toBe(before)
  expect(await practice.db.$count(members, eq(members.patientId, who.userId))).toBe(1)
})
