import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { startBackend, type TestBackend } from '../kit/backend'
import { newAppointment, written } from '../kit/prescriptions'

let backend: TestBackend
let doctor: string
let junior: string

beforeAll(async () => {
  backend = await startBackend()
  doctor = await backend.logIn(demonstrationAccounts.doctor.phoneNumber)
  junior = await backend.logIn(demonstrationAccounts.juniorDoctor.phoneNumber)
})
afterAll(() => backend.close())

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code

describe('drafts', () => {
  test('are written over the version they were made from', async () => {
    const { bookingId } = await newAppointment(backend)
    const save = (form: string, version: number, token = doctor) =>
      backend.call<{ version: number }>('prescription.saveDraft', { bookingId, form, version }, { token })
    expect((await save('one', 0)).result.version).toBe(1)
    expect((await save('two', 1)).result.version).toBe(2)
    expect(codeOf(await save('other device', 1, junior))).toBe('draftChanged')
    const draft = await backend.call('prescription.draft', { bookingId }, { token: junior })
    expect(draft.result).toMatchObject({ form: 'two', version: 2 })
  })

  test('of an amendment are kept beside the signed version, and gone when it is saved', async () => {
    const { bookingId } = await newAppointment(backend)
    const signed = { bookingId, ...written({ saveType: 'endConsultation' }) }
    const { result } = await backend.call<{ id: string }>('prescription.create', signed, { token: doctor })
    const save = (more = {}) =>
      backend.call('prescription.saveDraft', { bookingId, form: 'x', version: 0, ...more }, { token: doctor })
    expect(codeOf(await save())).toBe('alreadySigned')
    expect((await save({ isAmendment: true })).status).toBe(200)
    const amended = { id: result.id, revision: 1, amendReason: 'Dose corrected', ...written() }
    await backend.call('prescription.update', amended, { token: doctor })
    expect((await backend.call('prescription.draft', { bookingId }, { token: doctor })).result).toBeNull()
  })
})

describe('a word that stands for a name', () => {
  const line = { ...written().medicine[0]!, name: 'Levetiracetam', whenText: '', frequency: [], frequencyDays: null }

  test('is kept with who kept it when, for all people of the doctor, and taken back by each of them', async () => {
    const keep = (more: object) =>
      backend.call('prescription.saveFavourite', { alias: 'levet', line, ...more }, { token: junior })
    const listed = async () => (await backend.call<object[]>('prescription.favourites', {}, { token: doctor })).result
    const kept = { by: expect.stringMatching(/./), at: backend.clock.now() }
    expect((await keep({ isName: true })).result).toMatchObject({ alias: 'levet', isName: true, kept })
    expect(await listed()).toEqual([expect.objectContaining({ alias: 'levet', isName: true, kept })])
    await keep({})
    expect(await listed()).toEqual([expect.not.objectContaining({ isName: true })])
    await backend.call('prescription.dropFavourite', { alias: 'levet' }, { token: doctor })
    expect(await listed()).toEqual([])
  })
})

describe('own sentences', () => {
  const keep = (text: string, token = doctor) =>
    backend.call<{ id: string }>('prescription.saveSentence', { field: 'note', text }, { token })
  const kept = async () =>
    (await backend.call<{ id: string; text: string }[]>('prescription.sentences', {}, { token: junior })).result

  test('are shared by the people of a doctor, kept once, and removed', async () => {
    const [one, two] = [await keep('Never stop suddenly.'), await keep('Never stop suddenly.', junior)]
    expect(two.result.id).toBe(one.result.id)
    expect((await kept()).map(({ text }) => text)).toEqual(['Never stop suddenly.'])
    await backend.call('prescription.dropSentence', { id: one.result.id }, { token: doctor })
    expect(await kept()).toEqual([])
  })

  test('are a hundred at most, also when many are kept at once', async () => {
    const all = await Promise.all(Array.from({ length: 104 }, (_, number) => keep(`Sentence ${number}`)))
    expect(all.filter(({ status }) => status === 409)).toHaveLength(4)
    expect(await kept()).toHaveLength(100)
  })
})
