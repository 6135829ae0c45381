import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
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

const create = (bookingId: string, more = {}) =>
  backend.call<{ readonly id: string }>('prescription.create', { bookingId, ...written(more) }, { token: doctor })
const update = (id: string, revision: number, more = {}) =>
  backend.call('prescription.update', { id, revision, amendReason: null, ...written(more) }, { token: doctor })
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code
const END = { saveType: 'endConsultation' }
const statusOf = async (id: string) =>
  (await backend.db.select().from(appointments).where(eq(appointments.id, id)))[0]!.status

describe('what may not be prescribed', () => {
  test('by video neither Schedule X nor a narcotic, when it is saved and when it ends', async () => {
    const { bookingId } = await newAppointment(backend, { consultation: 'video' })
    const ketamine = { medicine: [line('ketamine-50-mg-ml-injection', 'Ketamine 50 mg/ml injection')] }
    for (const more of [ketamine, { ...ketamine, ...END }]) {
      const refused = await create(bookingId, more)
      expect([codeOf(refused), refused.message]).toEqual([
        'notByVideo',
        'Ketamine: not by video. Remove it or book a clinic visit.',
      ])
    }
    const clobazam = { medicine: [line('clobazam-10-mg-tablet', 'Clobazam 10 mg tablet', '0-0-1 tablet')] }
    expect((await create(bookingId, clobazam)).status).toBe(200)
  })

  test.each([
    ['Epilex 300', ''],
    ['Entacapone 400', ''],
    ['Triphala 10', '1-0-1'],
  ])('where a line can be read in two ways: %s', async (words, whenText) => {
    const { bookingId } = await newAppointment(backend)
    const medicine = [{ ...line(null, words, whenText), frequencyDays: null }]
    for (const saveType of ['savePrescription', 'endConsultation'])
      expect(codeOf(await create(bookingId, { medicine, saveType }))).toBe('lineUnclear')
    const clear = { medicine: [line(null, 'Epilex 300 mg', '1-0-0'), line(null, 'Dolo 650', '1-1-1')] }
    expect((await create(bookingId, clear)).status).toBe(200)
  })

  test.each([
    [line('levetiracetam-500-mg-tablet', 'Levetiracetam 500 mg tablet'), 'intravenous', 'into a vein (IV)'],
    [line(null, 'Levipil 500 mg tablet'), 'intramuscular', null],
    [line(null, 'Zymaxil eye drops', '1-1-1 drop'), 'rectal', null],
    [line(null, 'Somecream cream', ''), 'oral', null],
  ] as const)('in a way that its form cannot have: %o %s', async (typed, route, words) => {
    const { bookingId } = await newAppointment(backend)
    for (const saveType of ['savePrescription', 'endConsultation']) {
      const refused = await create(bookingId, { medicine: [{ ...typed, route }], saveType })
      expect([refused.status, codeOf(refused)]).toEqual([400, 'routeImpossible'])
      expect(refused.message).toContain(`“${typed.name}” cannot be given so: ${words ?? ''}`)
    }
  })

  test('but what is swallowed through a tube, and drops into an eye', async () => {
    const { bookingId } = await newAppointment(backend)
    const medicine = [
      { ...line('levetiracetam-500-mg-tablet', 'Levetiracetam 500 mg tablet'), route: 'tube' },
      { ...line(null, 'Zymaxil eye drops', '1-1-1 drop'), route: 'rightEye' },
      { ...line(null, 'Somecream cream', '1-0-1'), route: 'topical' },
    ]
    expect((await create(bookingId, { medicine })).status).toBe(200)
  })

  test.each([
    ['Inj. Ketamin 50 mg/ml', 'Ketamine'],
    ['Tab Morphine 10 mg', 'Morphine'],
    ['मॉर्फिन 10', 'Morphine'],
    ['Durogesic 25', 'Fentanyl'],
  ])('by video not as own words either: %s', async (words, name) => {
    const { bookingId } = await newAppointment(backend, { consultation: 'video' })
    const medicine = [{ ...line('levetiracetam-500-mg-tablet', words), medicineId: null }]
    for (const more of [{ medicine }, { medicine, ...END }]) {
      const refused = await create(bookingId, more)
      expect([codeOf(refused), refused.message]).toEqual([
        'notByVideo',
        `${name}: not by video. Remove it or book a clinic visit.`,
      ])
    }
    expect(await statusOf(bookingId)).toBe('upcoming')
  })

  test.each([
    [
      'the note of a medicine',
      { medicine: [{ ...line('levetiracetam-500-mg-tablet', 'x'), note: 'or Tab Morphine 10' }] },
    ],
    ['the advice', { dietAndExercise: 'Tab Morphine 10 mg at night' }],
    ['the note', { note: 'मॉर्फिन 10' }],
    ['a tag', { tags: [{ id: null, name: 'Morphine 10 mg' }] }],
  ])('by video not in %s', async (_, more) => {
    const { bookingId } = await newAppointment(backend, { consultation: 'video' })
    for (const saved of [more, { ...more, ...END }]) expect(codeOf(await create(bookingId, saved))).toBe('notByVideo')
    const { bookingId: inClinic } = await newAppointment(backend)
    expect(codeOf(await create(inClinic, more))).not.toBe('notByVideo')
  })

  test('a serious warning needs a reason before the consultation ends, and never before a save', async () => {
    const { bookingId } = await newAppointment(backend)
    const both = {
      medicine: [
        line('sodium-valproate-500-mg-tablet', 'Sodium valproate 500 mg tablet'),
        line('meropenem-1000-mg-injection', 'Meropenem 1000 mg injection', '1-0-1 ml'),
      ],
    }
    const saved = await create(bookingId, both)
    expect(saved.status).toBe(200)
    const refused = await update(saved.result.id, 1, { ...both, ...END })
    expect(codeOf(refused)).toBe('seriousUnanswered')
    expect(await statusOf(bookingId)).toBe('upcoming')
  })

  test('an answer counts for the warning as it stands alone: one that was made up does not', async () => {
    const { bookingId } = await newAppointment(backend)
    // The prescription names asthma among the other health problems.
    const propranolol = { medicine: [line('propranolol-40-mg-tablet', 'Propranolol 40 mg tablet')], ...END }
    const answer = { ruleId: 'asthmaBetaBlocker', ruleVersion: 1, reason: 'willMonitor', words: null }
    const fingerprint = 'asthmaBetaBlocker.1|propranolol-40-mg-tablet 1-0-1 tablet daily|Propranolol'
    for (const made of ['', fingerprint.replace('1-0-1', '1-0-0')])
      expect(codeOf(await create(bookingId, { ...propranolol, dismissals: [{ ...answer, fingerprint: made }] }))).toBe(
        'seriousUnanswered',
      )
    expect((await create(bookingId, { ...propranolol, dismissals: [{ ...answer, fingerprint }] })).status).toBe(200)
    expect(await statusOf(bookingId)).toBe('completed')
  })

  test('own words are checked before the end too: bupropion with an epilepsy', async () => {
    const { bookingId } = await newAppointment(backend)
    const refused = await create(bookingId, { medicine: [line(null, 'Tab Bupropion 150 mg')], ...END })
    expect([codeOf(refused), refused.message]).toEqual([
      'seriousUnanswered',
      'A serious warning needs your reason before the consultation ends: Bupropion.',
    ])
  })
})
