import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { auditEntries } from '../../server/kit/kit.tables'
import { prescriptionDrafts, prescriptions } from '../../server/prescription/prescription.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/people/people.tables'
import { prescriptionTemplates } from '../../server/templates/templates.tables'
import { EMPTY_CONTENT } from '../../src/core/prescription/prescription'
import { MOST_TEMPLATES } from '../../src/core/templates/templates.limits'
import { startBackend, type TestBackend } from '../kit/backend'
import { newAppointment, written } from '../kit/prescriptions'
import { PNG } from '../kit/sampleFiles'

let backend: TestBackend
let doctor: string
let junior: string
let patient: string

beforeAll(async () => {
  backend = await startBackend()
  const tokenOf = (account: keyof typeof demonstrationAccounts) =>
    backend.logIn(demonstrationAccounts[account].phoneNumber)
  doctor = await tokenOf('doctor')
  junior = await tokenOf('juniorDoctor')
  patient = await tokenOf('patient')
})
afterAll(() => backend.close())

interface Sent {
  readonly id: string
  readonly kind: string
  readonly signedAt: number | null
  readonly medicine: readonly unknown[]
  readonly complaint: readonly unknown[]
  readonly test: readonly unknown[]
}

const END = { saveType: 'endConsultation' }
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code
const create = (bookingId: string, more = {}, token = doctor) =>
  backend.call<Sent>('prescription.create', { bookingId, ...written(more) }, { token })
const statusOf = async (id: string) =>
  (await backend.db.select().from(appointments).where(eq(appointments.id, id)))[0]!.status
const upload = async (token: string): Promise<string> => {
  const file = new File([PNG], 'page.png', { type: 'image/png' })
  return (await backend.call<{ url: string }>('files.upload', { kind: 'prescription', file }, { token })).result.url
}
const fromFile = (bookingId: string, url: string) =>
  backend.call<Sent>('prescription.fromFile', { bookingId, healthCategoryId: 'spine', url }, { token: doctor })

describe('the end of a consultation', () => {
  test('whose paper cannot be enqueued leaves nothing behind: not signed, not completed, the draft is there', async () => {
    const { bookingId } = await newAppointment(backend)
    await backend.call('prescription.saveDraft', { bookingId, form: '{"a":1}', version: 0 }, { token: doctor })
    await backend.db.execute(
      sql`create function refuse_pdf() returns trigger language plpgsql as $$ begin raise exception 'no paper'; end $$`,
    )
    await backend.db.execute(
      sql`create trigger refuse_pdf before insert on graphile_worker._private_jobs for each row execute function refuse_pdf()`,
    )
    const ended = await create(bookingId, END)
    await backend.db.execute(sql`drop trigger refuse_pdf on graphile_worker._private_jobs`)
    expect(ended.status).toBe(500)
    expect(await backend.db.$count(prescriptions, eq(prescriptions.bookingId, bookingId))).toBe(0)
    expect(await backend.db.$count(prescriptionDrafts, eq(prescriptionDrafts.bookingId, bookingId))).toBe(1)
    expect(await statusOf(bookingId)).toBe('upcoming')
    expect((await create(bookingId, END)).status).toBe(200)
  })

  test('by a photograph signs the photograph alone: what was typed before and never signed is not prescribed', async () => {
    const { bookingId } = await newAppointment(backend)
    const typed = await create(bookingId)
    const { result, status } = await fromFile(bookingId, await upload(doctor))
    expect([status, result.id, result.kind]).toEqual([200, typed.result.id, 'file'])
    const read = await backend.call<Sent>('prescription.read', { id: result.id }, { token: patient })
    expect(read.result).toMatchObject({ kind: 'file', medicine: [], complaint: [], test: [] })
    expect(await statusOf(bookingId)).toBe('completed')
    expect(codeOf(await fromFile(bookingId, await upload(doctor)))).toBe('alreadySigned')
  })

  test('takes no file of somebody else, and none that was not uploaded', async () => {
    const { bookingId } = await newAppointment(backend)
    for (const url of [await upload(junior), '/files/none'])
      expect(codeOf(await fromFile(bookingId, url))).toBe('fileUnknown')
    expect(await backend.db.$count(prescriptions, eq(prescriptions.bookingId, bookingId))).toBe(0)
  })
})

test('a test that is asked for by an id must be in the catalogue', async () => {
  const { bookingId } = await newAppointment(backend)
  const refused = await create(bookingId, { test: [{ name: 'Aura scan', testId: 'aura-scan', note: '' }] })
  expect([codeOf(refused), refused.message]).toEqual([
    'medicineUnknown',
    'Aura scan is no longer in the catalogue. Search for it again or keep it in your own words.',
  ])
  expect((await create(bookingId, { test: [{ name: 'Aura scan', testId: null, note: '' }] })).status).toBe(200)
})

test('every way in which staff reach a prescription leaves who, what and whose', async () => {
  const { bookingId, patientId, memberId } = await newAppointment(backend)
  const call = (row: Parameters<typeof backend.call>[0], input: Record<string, unknown>) =>
    backend.call(row, input, { token: junior })
  const { result } = await create(bookingId, {}, junior)
  await call('prescription.context', { bookingId })
  await call('prescription.last', { bookingId })
  await call('prescription.draft', { bookingId })
  await call('prescription.saveDraft', { bookingId, form: '{}', version: 0 })
  await call('prescription.saveFacts', { bookingId, allergies: [], conditions: [], egfr: null })
  await call('prescription.active', { patientId, memberId, bookingId })
  await call('prescription.list', { limit: 100, offset: 0 })
  await call('prescription.link', { id: result.id, purpose: 'read' })
  await call('prescription.update', { id: result.id, revision: 1, amendReason: null, ...written() })
  const rows = await backend.db.select().from(auditEntries).where(eq(auditEntries.patientId, patientId))
  const own = rows.filter(({ userId }) => userId === demonstrationAccounts.juniorDoctor.id)
  expect(new Set(own.map(({ action }) => action))).toEqual(
    new Set(
      ['create', 'context', 'last', 'draft', 'saveDraft', 'saveFacts', 'active', 'list', 'link', 'update'].map(
        (row) => `prescription.${row}`,
      ),
    ),
  )
})

test('a list of a strange length is refused', async () => {
  for (const [limit, offset] of [
    [-5, 0],
    [1.5, -3],
    [1e9, 1e12],
  ])
    expect((await backend.call('prescription.list', { limit, offset }, { token: doctor })).status).toBe(400)
})

test('five tabs make the last template that a doctor may have: one of them does', async () => {
  const [account] = await backend.db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  const doctorId = account!.doctorId!
  const own = eq(prescriptionTemplates.doctorId, doctorId)
  const there = await backend.db.$count(prescriptionTemplates, own)
  await backend.db.insert(prescriptionTemplates).values(
    Array.from({ length: MOST_TEMPLATES - 1 - there }, (_, index) => ({
      id: crypto.randomUUID(),
      doctorId,
      name: `Of many ${index}`,
      content: EMPTY_CONTENT,
      revision: 1,
      changedAt: 1,
    })),
  )
  const { healthCategoryId: _h, saveType: _s, dismissals: _d, ...content } = written()
  const tabs = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      backend.call('templates.create', { name: `Last ${index}`, ...content }, { token: doctor }),
    ),
  )
  expect(tabs.map((tab) => tab.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  expect(await backend.db.$count(prescriptionTemplates, own)).toBe(MOST_TEMPLATES)
})
