import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctors } from '../../server/doctors/doctors.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/people/people.tables'
import { doctorHospitals, hospitals, hospitalStaff } from '../../server/team/team.tables'
import { startBackend, type TestBackend } from '../kit/backend'
import { emptyTables } from '../kit/template'

let practice: TestBackend
let doctor: string

const member = (
  id: number,
  more: Partial<typeof hospitalStaff.$inferInsert> = {},
): typeof hospitalStaff.$inferInsert => ({
  hospitalId: 'own',
  userId: `00000000-0000-4000-a000-${String(id).padStart(12, '0')}`,
  name: 'Sister Mary Thomas',
  role: 'Ward Nurse',
  countryCode: '+91',
  phoneNumber: '9810200001',
  position: id,
  ...more,
})

beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  const [own] = await practice.db
    .select({ doctorId: users.doctorId })
    .from(users)
    .where(eq(users.id, demonstrationAccounts.doctor.id))
  const [other] = await practice.db.select().from(doctors).where(ne(doctors.id, own!.doctorId!)).limit(1)
  await emptyTables(practice, ['hospitals'])
  await practice.db.insert(hospitals).values([
    { id: 'empty', name: 'Nadi Hospital', area: 'Sector 62', city: 'Noida' },
    { id: 'own', name: 'Sanjeevani Hospital', area: 'Sector 18', city: 'Noida' },
    { id: 'foreign', name: 'Elsewhere Hospital', area: 'Powai', city: 'Mumbai' },
  ])
  await practice.db.insert(doctorHospitals).values([
    { doctorId: own!.doctorId!, hospitalId: 'own', position: 0 },
    { doctorId: own!.doctorId!, hospitalId: 'empty', position: 1 },
    { doctorId: other!.id, hospitalId: 'foreign', position: 0 },
  ])
  await practice.db
    .insert(hospitalStaff)
    .values([
      member(2, { name: 'Kunal Sen', role: 'Physiotherapist', photoUrl: '/media/portraits/1.svg' }),
      member(1),
      member(3, { hospitalId: 'foreign' }),
    ])
})
afterAll(() => practice.close())

const members = (input: Record<string, string>) =>
  practice.call<{ name: string }[]>('team.members', input, { token: doctor })

describe('The clinical team of a doctor', () => {
  test('lists the hospitals the doctor works at, each with the size of its team', async () => {
    const { result } = await practice.call('team.hospitals', {}, { token: doctor })
    expect(result).toEqual([
      { hospital_id: 'own', hospital_name: 'Sanjeevani Hospital', area: 'Sector 18', city: 'Noida', member_count: 2 },
      { hospital_id: 'empty', hospital_name: 'Nadi Hospital', area: 'Sector 62', city: 'Noida', member_count: 0 },
    ])
  })

  test('has name, role as the hospital calls it, photo and number of each', async () => {
    const { result } = await members({ hospital_id: 'own' })
    expect(result).toEqual([
      {
        userId: '00000000-0000-4000-a000-000000000001',
        name: 'Sister Mary Thomas',
        role: 'Ward Nurse',
        photo_url: null,
        country_code: '+91',
        phone_number: '9810200001',
        hospital_id: 'own',
        hospital_name: 'Sanjeevani Hospital',
      },
      expect.objectContaining({ name: 'Kunal Sen', photo_url: '/media/portraits/1.svg' }),
    ])
  })

  test.each([
    ['nurse', ['Sister Mary Thomas']],
    [' kunal ', ['Kunal Sen']],
    ['%', []],
    ['', ['Sister Mary Thomas', 'Kunal Sen']],
  ])('searched for %o finds %o', async (search, names) => {
    expect((await members({ hospital_id: 'own', search })).result.map(({ name }) => name)).toEqual(names)
  })

  test('without a hospital is that of all the doctor works at, and of no other', async () => {
    const { result } = await members({ search: 'mary' })
    expect(result).toEqual([expect.objectContaining({ name: 'Sister Mary Thomas', hospital_id: 'own' })])
  })

  test.each(['foreign', 'nowhere'])('of the hospital %s is nobody’s business here', async (hospital) => {
    const reply = await members({ hospital_id: hospital })
    expect(reply.status).toBe(404)
    expect(reply.result).toBeUndefined()
  })
})
