import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { admissions } from '../../server/inpatient/inpatient.tables'
import { members } from '../../server/members/members.tables'
import { prescriptionAttributes } from '../../server/prescription/prescription.tables'
import { reviews } from '../../server/reviews/reviews.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/people/people.tables'
import { hospitalStaff } from '../../server/team/team.tables'
import { startBackend, type TestBackend } from '../kit/backend'

/** Stored before texts were cleaned: another encoding of a letter, and a character that nobody sees. */
const OLD_NAME = 'Meera\u200B \u095Bोया Nair'

let practice: TestBackend
let doctor: string
let doctorId: string
let target: typeof appointments.$inferSelect
let hospitalId: string

beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  const { db } = practice
  const [account] = await db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  doctorId = account!.doctorId!
  const [row] = await db.select().from(appointments).where(eq(appointments.doctorId, doctorId)).limit(1)
  target = row!
  await db.update(members).set({ name: OLD_NAME }).where(eq(members.id, target.memberId))
  await db.update(users).set({ phoneNumber: '7035217017', countryCode: '+91' }).where(eq(users.id, target.patientId))
  const [stay] = await db.select().from(admissions).where(eq(admissions.doctorId, doctorId)).limit(1)
  hospitalId = stay!.hospitalId
  await db
    .update(admissions)
    .set({ name: OLD_NAME, patientId: target.patientId, memberId: target.memberId })
    .where(eq(admissions.id, stay!.id))
  const [staff] = await db.select().from(hospitalStaff).where(eq(hospitalStaff.hospitalId, hospitalId)).limit(1)
  await db
    .update(hospitalStaff)
    .set({ name: OLD_NAME, phoneNumber: '7035217017', countryCode: '+91' })
    .where(eq(hospitalStaff.userId, staff!.userId))
  await db.insert(reviews).values({
    id: 'searched',
    doctorId,
    name: OLD_NAME,
    stars: 5,
    message: 'Well again',
    createdAt: 1,
    updatedAt: 1,
  })
})
afterAll(() => practice.close())

const found = async (row: Parameters<TestBackend['call']>[0], fields: Record<string, unknown>): Promise<string> =>
  JSON.stringify((await practice.call(row, fields, { token: doctor })).result)

const searches = {
  people: (term: string) => found('session.searchUser', { name: term }),
  appointments: (term: string) => found('schedule.search', { search: term }),
  stays: (term: string) => found('inpatient.stays', { keyword: term, page: 1, limit: 10 }),
  team: (term: string) => found('team.members', { hospital_id: hospitalId, search: term }),
  'teams of all hospitals': (term: string) => found('team.members', { search: term }),
}

describe.each(Object.entries(searches))('a search of %s', (_, search) => {
  test.each([
    ['a later word', 'nair'],
    ['words in another order', 'NAIR meer'],
    ['more blanks than one', '  meera \u00A0  nair '],
    ['one encoding of a letter', '\u095Bोया'],
    ['the other encoding', 'ज़ोया'],
    ['the number as the product shows it', '+91 70352 17017'],
    ['a zero before it', '070352 17017'],
    ['blanks in it', '70352 17'],
    ['dialled from abroad', '0091 7035217017'],
    ['its last four digits', '7017'],
    ['digits of Gujarati', '૭૦૩૫૨'],
  ])('finds somebody by %s', async (__, term) => expect(await search(term)).toContain('Nair'))

  test.each(['meera sharma', 'xair', '+92 7035217017', '035217', '%', '_'])('and nobody by %s', async (term) =>
    expect(await search(term)).not.toContain('Nair'),
  )
})

test('a number is found with and without the code of its country beside it', async () => {
  const asked = (phoneNumber: string, countryCode = '+91') => found('session.searchUser', { countryCode, phoneNumber })
  for (const number of ['7035', '070352', '+91 70352 17017', '17017']) expect(await asked(number)).toContain('Nair')
  expect(await asked('7035', '+1')).not.toContain('Nair')
})

test('reviews hold the words in any order, in any of their texts', async () => {
  const listed = (keyword: string) => found('reviews.list', { doctorId, keyword, page: 1, limit: 10 })
  for (const words of ['again well', 'NAIR well', 'ज़ोया']) expect(await listed(words)).toContain('searched')
  expect(await listed('well never')).not.toContain('searched')
})

test('chips hold the words in any order', async () => {
  const [chip] = await practice.db
    .select()
    .from(prescriptionAttributes)
    .where(eq(prescriptionAttributes.type, 'diagnosis'))
  const words = chip!.name.split(' ').toReversed().join('  ').toUpperCase()
  expect(await found('prescription.searchAttribute', { search: words, type: '3' })).toContain(chip!.name)
})
