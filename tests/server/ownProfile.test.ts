import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doctors } from '../../server/doctors/doctors.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/people/people.tables'
import { startBackend, type TestBackend } from '../kit/backend'

interface Own {
  readonly profile: { readonly id: string; readonly about_me: string; readonly language: readonly string[] }
  readonly video_consultation_fee: number | null
  readonly revision: number
  readonly can_edit: boolean
}

let practice: TestBackend
let doctor: string
let doctorId: string

beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  const [own] = await practice.db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  doctorId = own!.doctorId!
})
afterAll(() => practice.close())

const read = async (token = doctor) => (await practice.call<Own>('profile.own', {}, { token })).result
const save = (change: Record<string, unknown>, token = doctor) => practice.call<Own>('profile.save', change, { token })
const written = (revision: number, more: object = {}) => ({
  about_me: 'Treats epilepsy and migraine.',
  language: ['English', 'Bengali'],
  expertise: ['Chronic migraine'],
  tags: ['Second opinions welcome'],
  video_consultation_fee: 950.5,
  revision,
  ...more,
})

test('what a doctor saves is what patients read, and find', async () => {
  const { revision, can_edit: canEdit } = await read()
  expect(canEdit).toBe(true)
  const saved = await save(written(revision))
  expect(saved).toMatchObject({ status: 200, result: { revision: revision + 1, video_consultation_fee: 950.5 } })
  const guest = await practice.call<{ about_me: string; language: string[] }>(
    'doctors.profile',
    { id: doctorId, latitude: 28.6, longitude: 77.3 },
    { token: doctor },
  )
  expect(guest.result).toMatchObject({ about_me: 'Treats epilepsy and migraine.', language: ['English', 'Bengali'] })
  const [row] = await practice.db.select().from(doctors).where(eq(doctors.id, doctorId))
  expect(row).toMatchObject({ videoFee: 95_050, tags: ['Second opinions welcome'], expertise: ['Chronic migraine'] })
})

test('a save over what somebody else saved meanwhile changes nothing', async () => {
  const { revision } = await read()
  await save(written(revision, { about_me: 'Theirs.' }))
  expect(await save(written(revision))).toMatchObject({ status: 409, body: { code: 'profileChanged' } })
  expect((await read()).profile.about_me).toBe('Theirs.')
})

test.each([
  ['a language nobody has', { language: ['Klingon'] }],
  ['an expertise of no list', { expertise: ['Miracles'] }],
  ['no language', { language: [] }],
  ['thirteen tags', { tags: Array.from({ length: 13 }, (_, index) => `Tag ${index}`) }],
  ['a fee of nothing', { video_consultation_fee: 0 }],
  ['a fee without an end', { video_consultation_fee: 50_001 }],
  ['more than a thousand characters', { about_me: 'a'.repeat(1001) }],
])('%s is refused in words, and nothing is stored', async (_, more) => {
  const before = await read()
  const refused = await save(written(before.revision, more))
  expect(refused.status).toBe(400)
  expect(refused.message).not.toBe('')
  expect(await read()).toEqual(before)
})

test('a junior doctor reads the profile of the doctor they work for, and saves none', async () => {
  const junior = await practice.logIn(demonstrationAccounts.juniorDoctor.phoneNumber)
  const own = await read(junior)
  expect(own).toMatchObject({ can_edit: false })
  expect((await save(written(own.revision), junior)).status).toBe(403)
})
