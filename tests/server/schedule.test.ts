import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { appointments } from '../../server/booking/booking.tables'
import { members } from '../../server/members/members.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { userPermissions, users } from '../../server/people/people.tables'
import { newId } from '../../server/kit/ids'
import { startBackend, type TestBackend } from '../kit/backend'

interface Found {
  readonly id: string
  readonly patientName: string
}

let backend: TestBackend
let doctor: string
let target: { id: string; doctorId: string; clinicId: string | null; memberId: string; patientId: string }
let name: string

const search = (token: string, fields: Record<string, unknown>) =>
  backend.call<Found[]>('schedule.search', fields, { token })
const logInAs = (account: keyof typeof demonstrationAccounts) =>
  backend.logIn(demonstrationAccounts[account].phoneNumber)

beforeAll(async () => {
  backend = await startBackend()
  doctor = await logInAs('doctor')
  const [own] = await backend.db
    .select({ doctorId: users.doctorId })
    .from(users)
    .where(eq(users.id, demonstrationAccounts.doctor.id))
  const [row] = await backend.db.select().from(appointments).where(eq(appointments.doctorId, own!.doctorId!)).limit(1)
  target = row!
  const [member] = await backend.db.select().from(members).where(eq(members.id, target.memberId))
  name = member!.name!
})
afterAll(() => backend.close())

describe('searching appointments', () => {
  test("finds a doctor's own by the beginning of any word of the patient's name", async () => {
    for (const word of name.split(' ')) {
      const { status, result } = await search(doctor, { search: ` ${word.slice(0, 3).toUpperCase()} ` })
      expect(status).toBe(200)
      expect(result.map(({ id }) => id)).toContain(target.id)
      for (const { patientName } of result)
        expect(
          patientName
            .toLowerCase()
            .split(' ')
            .some((each) => each.startsWith(word.slice(0, 3).toLowerCase())),
        ).toBe(true)
    }
  })

  test('finds them by the beginning or the end of the mobile number', async () => {
    const [patient] = await backend.db.select().from(users).where(eq(users.id, target.patientId))
    const { result } = await search(doctor, { search: patient!.phoneNumber })
    expect(result.map(({ id }) => id)).toContain(target.id)
    for (const end of [patient!.phoneNumber!.slice(1), patient!.phoneNumber!.slice(-4)])
      expect((await search(doctor, { search: end })).result.map(({ id }) => id)).toContain(target.id)
    const middle = await search(doctor, { search: patient!.phoneNumber!.slice(1, -1) })
    expect(middle.result.map(({ id }) => id)).not.toContain(target.id)
  })

  test('finds none of another doctor', async () => {
    const all = (await search(doctor, { search: '9' })).result.map(({ id }) => id)
    const rows = await backend.db.select().from(appointments)
    const own = new Set(rows.filter(({ doctorId }) => doctorId === target.doctorId).map(({ id }) => id))
    expect(all.length).toBeGreaterThan(0)
    expect(all.filter((id) => !own.has(id))).toEqual([])
    expect(rows.length).toBeGreaterThan(own.size)
  })

  test('a junior doctor searches the days of the doctor they work for', async () => {
    const junior = await logInAs('juniorDoctor')
    const [theirs, own] = [await search(junior, { search: '9' }), await search(doctor, { search: '9' })]
    expect(theirs.result).toEqual(own.result)
  })

  test('a clinic desk finds what is at its clinic, a pharmacy without one nothing', async () => {
    const desk = await logInAs('clinicPatientDesk')
    const [row] = await backend.db
      .select({ clinicId: users.clinicId })
      .from(users)
      .where(eq(users.id, demonstrationAccounts.clinicPatientDesk.id))
    await backend.db.update(appointments).set({ clinicId: row!.clinicId }).where(eq(appointments.id, target.id))
    const found = (await search(desk, { search: '9' })).result.map(({ id }) => id)
    const there = await backend.db.select().from(appointments).where(eq(appointments.clinicId, row!.clinicId!))
    expect(found).toContain(target.id)
    expect(found.toSorted()).toEqual(there.map(({ id }) => id).toSorted())
    expect((await search(await logInAs('pharmacy'), { search: '9' })).result).toEqual([])
    await backend.db.update(appointments).set({ clinicId: target.clinicId }).where(eq(appointments.id, target.id))
  })

  test('signs of a pattern mean themselves, blanks are no words', async () => {
    for (const words of ['%', '_', '\\']) expect((await search(doctor, { search: words })).result).toEqual([])
    expect((await search(doctor, { search: '   ' })).status).toBe(400)
    expect((await search(doctor, {})).status).toBe(400)
  })

  test('keeps to the days asked for', async () => {
    const all = (await search(doctor, { search: '9' })).result.length
    const on = (startDate: string, endDate: string) => search(doctor, { search: '9', startDate, endDate })
    expect((await on('01-01-2020', '01-01-2030')).result.length).toBe(all)
    expect((await on('01-01-2020', '02-01-2020')).result).toEqual([])
    expect((await on('2020-01-01', '02-01-2020')).status).toBe(400)
  })

  test('is refused as soon as its permission is switched off, for the person or the role, and back when on', async () => {
    const { db } = backend
    const off = { id: newId(), module: 'appointment', feature: 'search', access: 1 as const }
    const status = async () => (await search(doctor, { search: '9' })).status
    expect(await status()).toBe(200)
    await db.insert(userPermissions).values({ ...off, userId: demonstrationAccounts.doctor.id })
    expect(await status()).toBe(405)
    await db.delete(userPermissions)
    expect(await status()).toBe(200)
    await db.insert(userPermissions).values({ ...off, role: 'DOCTOR' })
    const refused = await search(doctor, { search: '9' })
    expect([refused.status, refused.message]).toEqual([
      405,
      'You are not authorized to perform this action, Please contact your administrator',
    ])
    await db.delete(userPermissions)
  })
})
