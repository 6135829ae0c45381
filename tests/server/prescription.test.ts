import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { violatedConstraint } from '../../server/kit/constraint'
import { auditEntries } from '../../server/kit/kit.tables'
import { notifications } from '../../server/notifications/notifications.tables'
import { prescriptions } from '../../server/prescription/prescription.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { startBackend, type TestBackend } from '../kit/backend'
import { documentAt } from '../kit/documents'
import { line } from '../kit/medicineLines'
import { newAppointment, written } from '../kit/prescriptions'

interface Sent {
  readonly id: string
  readonly version: number
  readonly revision: number
  readonly signedAt: number | null
  readonly replacesId: string | null
  readonly activePrescription: boolean
}

let backend: TestBackend
let doctor: string
let junior: string
let patient: string
const tokenOf = (account: keyof typeof demonstrationAccounts) =>
  backend.logIn(demonstrationAccounts[account].phoneNumber)

beforeAll(async () => {
  backend = await startBackend()
  doctor = await tokenOf('doctor')
  junior = await tokenOf('juniorDoctor')
  patient = await tokenOf('patient')
})
afterAll(() => backend.close())

const create = (bookingId: string, more = {}, token = doctor) =>
  backend.call<Sent>('prescription.create', { bookingId, ...written(more) }, { token })
const update = (id: string, revision: number, more = {}, token = doctor) =>
  backend.call<Sent>('prescription.update', { id, revision, amendReason: null, ...written(more) }, { token })
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code
const END = { saveType: 'endConsultation' }

const bytesAt = async (url: string): Promise<Buffer> => Buffer.from(await (await backend.get(url)).arrayBuffer())
const statusOf = async (id: string) =>
  (await backend.db.select().from(appointments).where(eq(appointments.id, id)))[0]!.status

describe('writing', () => {
  test('a saved prescription is read back with every field, stays open, and has a PDF that says it is not signed', async () => {
    const { bookingId, memberId, patientId } = await newAppointment(backend)
    const { result, status } = await create(bookingId)
    expect(status).toBe(200)
    const read = await backend.call('prescription.read', { id: result.id }, { token: doctor })
    expect(read.result).toMatchObject({
      ...written(),
      bookingId,
      memberId,
      patientId,
      version: 1,
      revision: 1,
      signedAt: null,
      activePrescription: true,
      kind: 'typed',
      doctorId: expect.stringMatching(/./),
      prescription_id: expect.stringMatching(/^\d{6}-[A-Z0-9]{5}$/),
    })
    expect((read.result as { test: readonly object[] }).test.map((each) => Object.keys(each))).toEqual([
      ['name', 'testId', 'note'],
    ])
    expect(
      (await bytesAt(await documentAt(backend, 'prescription.link', { id: result.id, purpose: 'read' }, doctor)))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(await statusOf(bookingId)).toBe('upcoming')
  })

  test('an end of the consultation signs, completes the appointment and drops the draft, in one', async () => {
    const { bookingId } = await newAppointment(backend)
    await backend.call('prescription.saveDraft', { bookingId, form: '{"a":1}', version: 0 }, { token: doctor })
    const { result, message } = await create(bookingId, END)
    expect(result.signedAt).toBe(backend.clock.now())
    expect(message).toBe('Prescription signed. The consultation is complete.')
    expect(await statusOf(bookingId)).toBe('completed')
    const draft = await backend.call('prescription.draft', { bookingId }, { token: doctor })
    expect(draft.result).toBeNull()
  })

  test('there is one prescription an appointment: a second start is sent to the first', async () => {
    const { bookingId } = await newAppointment(backend)
    await create(bookingId)
    expect(codeOf(await create(bookingId))).toBe('alreadyActive')
  })

  test('a save names the one it was made from; one that was made meanwhile wins', async () => {
    const { bookingId } = await newAppointment(backend)
    const { result } = await create(bookingId)
    const first = await update(result.id, 1, { note: 'From the desk' })
    expect(first.result.revision).toBe(2)
    expect(codeOf(await update(result.id, 1, { note: 'From the phone' }, junior))).toBe('saveChanged')
  })

  test('a cancelled appointment takes no prescription', async () => {
    const { bookingId } = await newAppointment(backend)
    await backend.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, bookingId))
    expect(codeOf(await create(bookingId))).toBe('appointmentClosed')
  })

  test("another doctor's appointment does not exist", async () => {
    const { bookingId } = await newAppointment(backend)
    const [own] = await backend.db.select().from(appointments).where(eq(appointments.id, bookingId))
    const [foreign] = await backend.db.select().from(appointments).where(ne(appointments.doctorId, own!.doctorId))
    expect((await create(bookingId, {}, patient)).status).toBe(403)
    expect((await create(foreign!.id)).status).toBe(404)
  })

  test('a category and a product must be known', async () => {
    const { bookingId } = await newAppointment(backend)
    expect(codeOf(await create(bookingId, { healthCategoryId: 'hair' }))).toBe('categoryUnknown')
    const feverish = { vitals: { ...written().vitals, temp: 98.6 } }
    expect((await create(bookingId, feverish)).message).toBe('Check the vitals: temperature.')
    const gone = { medicine: [line('gone-1-mg-tablet', 'Gone 1 mg tablet')] }
    expect(codeOf(await create(bookingId, gone))).toBe('medicineUnknown')
    const own = { medicine: [line(null, 'Kashayam of the grandmother')] }
    expect((await create(bookingId, own)).status).toBe(200)
  })
})

describe('signing', () => {
  test('a signed prescription is never changed or deleted, not by a statement either', async () => {
    const { bookingId } = await newAppointment(backend)
    const { result } = await create(bookingId, END)
    const isOne = eq(prescriptions.id, result.id)
    const tries = [
      backend.db.update(prescriptions).set({ number: 'x' }).where(isOne),
      backend.db.delete(prescriptions).where(isOne),
    ]
    for (const tried of await Promise.allSettled(tries))
      expect(tried.status === 'rejected' && violatedConstraint(tried.reason)).toBe('prescriptions_signed_stay')
    expect(codeOf(await update(result.id, 1))).toBe('alreadySigned')
  })

  test('the patient is notified of a signature once, and not of a save', async () => {
    const { bookingId, patientId } = await newAppointment(backend)
    const { result } = await create(bookingId)
    const received = () => backend.db.$count(notifications, eq(notifications.about, result.id))
    expect(await received()).toBe(0)
    await update(result.id, 1, END)
    expect(await received()).toBe(1)
    const [row] = await backend.db.select().from(notifications).where(eq(notifications.about, result.id))
    expect([row!.event, row!.userId]).toEqual(['prescription.ready', patientId])
  })

  test('what is known of the patient is answered before the end: a condition makes a medicine serious', async () => {
    const { bookingId } = await newAppointment(backend)
    const facts = { allergies: [], conditions: ['asthma'], egfr: null }
    await backend.call('prescription.saveFacts', { bookingId, ...facts }, { token: doctor })
    const propranolol = {
      medicine: [line('propranolol-40-mg-tablet', 'Propranolol 40 mg tablet')],
      otherHealthProblems: [],
      ...END,
    }
    const refused = await create(bookingId, propranolol)
    await backend.call('prescription.saveFacts', { bookingId, ...facts, conditions: [] }, { token: doctor })
    expect([codeOf(refused), (await create(bookingId, propranolol)).status]).toEqual(['seriousUnanswered', 200])
  })

  test('signed in two tabs at once it is signed once, and the other tab is told', async () => {
    const { bookingId } = await newAppointment(backend)
    const { result } = await create(bookingId)
    const tabs = await Promise.all([
      update(result.id, 1, { ...END, note: 'One' }),
      update(result.id, 1, { ...END, note: 'Two' }, junior),
    ])
    expect(tabs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(tabs.map(codeOf)).toContain('alreadySigned')
    const rows = await backend.db.select().from(prescriptions).where(eq(prescriptions.bookingId, bookingId))
    expect(rows.map(({ version, signedAt }) => [version, signedAt !== null])).toEqual([[1, true]])
  })

  test('started and signed by fifty at once there is one', async () => {
    const { bookingId } = await newAppointment(backend)
    const all = await Promise.all(Array.from({ length: 50 }, () => create(bookingId, END)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await backend.db.$count(prescriptions, eq(prescriptions.bookingId, bookingId))).toBe(1)
  })

  test('an attempt that is made again is answered with the first one', async () => {
    const { bookingId } = await newAppointment(backend)
    const input = { bookingId, ...written(END) }
    const [one, two] = [
      await backend.call<Sent>('prescription.create', input, { token: doctor, key: 'attempt-of-signing' }),
      await backend.call<Sent>('prescription.create', input, { token: doctor, key: 'attempt-of-signing' }),
    ]
    expect(two.result).toEqual(one.result)
  })

  test('an amendment is a version of its own that names the one it replaces, and the patient sees it once it is signed', async () => {
    const { bookingId, patientId, memberId } = await newAppointment(backend)
    const first = await create(bookingId, END)
    const amended = await backend.call<Sent>(
      'prescription.update',
      { id: first.result.id, revision: 1, amendReason: 'Dose corrected', ...written({ note: 'Once a day' }) },
      { token: doctor },
    )
    expect(amended.result).toMatchObject({ version: 2, replacesId: first.result.id, signedAt: null })
    const seen = () => backend.call<Sent>('prescription.active', { patientId, memberId, bookingId }, { token: patient })
    expect((await seen()).result).toMatchObject({ id: first.result.id, activePrescription: true })
    await update(amended.result.id, 1, END)
    expect((await seen()).result).toMatchObject({ id: amended.result.id, version: 2, activePrescription: true })
    const old = await backend.call<Sent>('prescription.read', { id: first.result.id }, { token: patient })
    expect(old.result.activePrescription).toBe(false)
    expect(codeOf(await update(first.result.id, 1, END))).toBe('replaced')
  })
})

describe('reading', () => {
  test('patients read their own signed ones alone', async () => {
    const { bookingId } = await newAppointment(backend)
    const { result } = await create(bookingId)
    const asPatient = () => backend.call('prescription.read', { id: result.id }, { token: patient })
    expect((await asPatient()).status).toBe(404)
    await update(result.id, 1, END)
    expect((await asPatient()).status).toBe(200)
    const list = await backend.call<Sent[]>('prescription.list', { limit: 100, offset: 0 }, { token: patient })
    expect(list.result.map(({ id }) => id)).toContain(result.id)
  })

  test('what staff read or write of a patient is audited', async () => {
    const { bookingId, patientId } = await newAppointment(backend)
    const { result } = await create(bookingId)
    await backend.call('prescription.read', { id: result.id }, { token: junior })
    const rows = await backend.db.select().from(auditEntries).where(eq(auditEntries.patientId, patientId))
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['prescription.create', 'prescription.read']),
    )
  })

  test('the context says who is treated, what they take and whether they were here before', async () => {
    const { bookingId } = await newAppointment(backend)
    await create((await newAppointment(backend)).bookingId, END)
    const facts = { allergies: ['Penicillin'], conditions: ['asthma'], egfr: 64 }
    await backend.call('prescription.saveFacts', { bookingId, ...facts }, { token: doctor })
    const { result } = await backend.call<Record<string, unknown>>(
      'prescription.context',
      { bookingId },
      { token: doctor },
    )
    expect(result).toMatchObject({ isFirstVisit: false, isOpen: true, facts })
    // Oldest first, so that the line ends with what was measured last.
    const measured = result['measured'] as readonly { readonly at: number }[]
    expect(measured.at(-1)).toMatchObject({ systolic: 128, diastolic: 82, weight: 70 })
    expect(measured.map(({ at }) => at)).toEqual(measured.map(({ at }) => at).toSorted((one, other) => one - other))
    expect((result['currentMedicines'] as { generic: string }[]).map(({ generic }) => generic)).toContain(
      'Levetiracetam',
    )
  })
})
