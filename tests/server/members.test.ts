import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/kit/database'
import { membersHandlers as handlersWith } from '../../server/members/members.server'
import { onNewPatient, profileOf } from '../../server/members/members.store'
import { users } from '../../server/people/people.tables'
import type { MemberForm } from '../../src/core/members/members'
import { DAY } from '../../src/core/kit/dates'
import { NOW } from '../kit/backend'
import { callOf, somePatients } from '../kit/practice'
import { emptyTables, openTestDatabase } from '../kit/template'

const UNKNOWN = {
  ok: false,
  failure: { kind: 'notFound', code: 'notFound', message: 'We could not find what you are looking for.' },
}
const MINA: MemberForm = { name: 'Mina', age: 8, gender: 'Female', isDefault: false }

const membersHandlers = handlersWith(Buffer.alloc(32))

let opened: OpenDatabase
let anil: string
let bela: string

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await emptyTables(opened, ['users'])
  ;[anil, bela] = (await somePatients(opened.db, 2)).map(({ userId }) => userId) as [string, string]
})

const call = (userId = anil, now = NOW) => callOf(opened.db, userId, now, 'members.add')
const family = async (userId = anil) => {
  const outcome = await membersHandlers.list({}, call(userId))
  return outcome.ok ? outcome.value.map(({ name, isDefault }) => `${name}${isDefault ? ' *' : ''}`) : []
}
const add = async (form: MemberForm, now = NOW + 1): Promise<string> => {
  const outcome = await membersHandlers.add(form, call(anil, now))
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.value.id
}
const nameOfUser = async () =>
  (await opened.db.select({ name: users.name }).from(users).where(eq(users.id, anil)))[0]!.name

describe("A patient's family", () => {
  test('lists the main profile first and the others as they were added', async () => {
    await add({ ...MINA, name: 'Zoya' }, NOW + 1)
    await add({ ...MINA, name: 'Arun', isDefault: true }, NOW + 2)
    expect(await family()).toEqual(['Arun *', 'Patient', 'Zoya'])
    expect(await family(bela)).toEqual(['Patient *'])
  })

  test('grows by a member who is told back whole', async () => {
    expect(await membersHandlers.add(MINA, call())).toEqual({
      ok: true,
      value: { id: expect.any(String), ...MINA, countryCode: null, phoneNumber: null, mobileNo: null },
      message: 'Member added successfully',
    })
  })

  test('asks before the same member is added twice, and adds another when that is meant', async () => {
    await add(MINA)
    const again = { ...MINA, name: ' mina ', age: 9 }
    await expect(membersHandlers.add(again, call())).rejects.toMatchObject({
      failure: { kind: 'conflict', code: 'memberExists', message: 'Mina, 8, is already in the family. Add another?' },
    })
    expect(await family()).toEqual(['Patient *', 'Mina'])
    await membersHandlers.add({ ...again, isAnother: true }, call())
    expect((await family()).length).toBe(3)
  })

  test('grows older: an age is that of the day it was given and the years since', async () => {
    const year = 365.25 * DAY
    const id = await add({ ...MINA, age: 41 }, NOW)
    const ageIn = async (years: number) => {
      const listed = await membersHandlers.list({}, call(anil, Math.round(NOW + years * year)))
      return listed.ok ? listed.value.find((member) => member.id === id)?.age : null
    }
    expect([await ageIn(0), await ageIn(0.9), await ageIn(1.1), await ageIn(2.1), await ageIn(200)]).toEqual([
      41, 41, 42, 43, 123,
    ])
    // Saved as it is shown it stays as it was given; another age is given anew.
    const later = Math.round(NOW + 2.5 * year)
    await membersHandlers.update({ id, ...MINA, age: 43 }, call(anil, later))
    expect([await ageIn(2.6), await ageIn(3.1)]).toEqual([43, 44])
    await membersHandlers.update({ id, ...MINA, age: 50 }, call(anil, later))
    expect([await ageIn(2.6), await ageIn(3.1), await ageIn(3.6)]).toEqual([50, 50, 51])
    const own = { name: 'Anil Rao', gender: 'Male' as const }
    await membersHandlers.saveProfile({ ...own, age: 60 }, call(anil, NOW))
    expect(await profileOf(opened.db, anil, later)).toEqual({ ...own, age: 62 })
  })

  test('has another main profile as soon as one is chosen, and the person is called so', async () => {
    const id = await add(MINA)
    const outcome = await membersHandlers.setDefault({ id, isDefault: true }, call())
    expect(outcome).toMatchObject({ ok: true, value: { id, isDefault: true }, message: 'Profile saved successfully' })
    expect(await family()).toEqual(['Mina *', 'Patient'])
    expect(await nameOfUser()).toBe('Mina')
  })

  test('has another main profile when one is saved with the mark', async () => {
    const id = await add(MINA)
    const outcome = await membersHandlers.update({ id, ...MINA, age: 9, isDefault: true }, call())
    expect(outcome).toMatchObject({ ok: true, value: { id, age: 9, isDefault: true } })
    expect(await family()).toEqual(['Mina *', 'Patient'])
    expect(await nameOfUser()).toBe('Mina')
  })

  test('keeps its main profile when that one is saved without the mark', async () => {
    const outcome = await membersHandlers.update({ id: 'member-1', ...MINA, name: 'Anil' }, call())
    expect(outcome).toMatchObject({ ok: true, value: { name: 'Anil', isDefault: true } })
    expect(await family()).toEqual(['Anil *'])
  })

  test("is closed to others: another family's member and none answer alike and nothing changes", async () => {
    for (const id of ['member-1', 'nobody']) {
      expect(await membersHandlers.update({ id, ...MINA, isDefault: true }, call(bela))).toEqual(UNKNOWN)
      expect(await membersHandlers.setDefault({ id, isDefault: true }, call(bela))).toEqual(UNKNOWN)
    }
    expect([await family(), await family(bela)]).toEqual([['Patient *'], ['Patient *']])
  })
})

describe("A patient's own profile", () => {
  test('is blank for someone new and made once', async () => {
    await emptyTables(opened, ['members'])
    const phone = { countryCode: '+91', phoneNumber: '9000000001' }
    await onNewPatient(opened.db, anil, phone, NOW)
    await onNewPatient(opened.db, anil, phone, NOW)
    const outcome = await membersHandlers.list({}, call())
    expect(outcome).toEqual({
      ok: true,
      value: [
        {
          id: expect.any(String),
          name: null,
          age: null,
          gender: null,
          isDefault: true,
          ...phone,
          mobileNo: '+919000000001',
          photo: null,
        },
      ],
    })
    expect(await profileOf(opened.db, anil, NOW)).toEqual({ name: null, age: null, gender: null })
  })

  test('is the default member: saving it names the person', async () => {
    const profile = { name: 'Anil Rao', age: 41, gender: 'Male' as const }
    expect(await membersHandlers.saveProfile(profile, call())).toEqual({
      ok: true,
      value: profile,
      message: 'Profile saved successfully',
    })
    expect(await membersHandlers.profile({}, call())).toEqual({ ok: true, value: profile })
    expect(await family()).toEqual(['Anil Rao *'])
    expect(await nameOfUser()).toBe('Anil Rao')
    expect(await profileOf(opened.db, bela, NOW)).toMatchObject({ name: 'Patient' })
  })

  test('can be saved where there is none yet', async () => {
    await emptyTables(opened, ['members'])
    await membersHandlers.saveProfile({ name: 'Anil', age: 41, gender: 'Male' }, call())
    expect(await family()).toEqual(['Anil *'])
  })
})
