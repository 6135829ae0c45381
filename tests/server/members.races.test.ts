import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RowName } from '../../server/contract'
import { newId } from '../../server/kit/ids'
import { members } from '../../server/members/members.tables'
import { enquiries } from '../../server/support/support.tables'
import { ENQUIRIES_PER_DAY } from '../../server/support/support.store'
import { openSession } from '../../server/people/people.store'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { MOST_MEMBERS } from '../../src/core/members/members.limits'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { somebodyOrdering } from '../kit/orders'
import { present } from '../kit/present'
import { admissionOf, emptyHospital, somebodyIll } from '../kit/wards'

const CROWD = 20

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
  // Whoever races has a connection by then, and does not wait for it behind another.
  await Promise.all(Array.from({ length: CROWD }, () => practice.call('config.read', { key: 'countryCodes' })))
})
afterAll(() => practice.close())

const MINA = { name: 'Mina', age: 8, gender: 'Female' } as const

const tokenOf = (userId: string) =>
  openSession(practice.db, { userId, role: 'PATIENT', deviceId: null }, practice.clock.now())

/** How calls that were made at once ended, each code with how often. */
const crowd = async (row: RowName, input: Record<string, unknown>, token: string, many = CROWD) => {
  const replies = await Promise.all(Array.from({ length: many }, () => practice.call(row, input, { token })))
  const codes = replies.map(({ status, body }) => (body as { readonly code?: string }).code ?? String(status))
  return Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((each) => each === code).length]))
}
const familyOf = (patientId: string) => practice.db.$count(members, eq(members.patientId, patientId))

describe('Somebody who joins a family many times at once', () => {
  test('is in it once when the family adds them', async () => {
    const { patientId } = await somebodyOrdering(practice.db, NOW)
    const ended = await crowd('members.add', { ...MINA, is_default: false }, await tokenOf(patientId))
    expect(ended).toEqual({ 200: 1, memberExists: CROWD - 1 })
    expect(await familyOf(patientId)).toBe(2)
  })

  test('is in it once when staff add them', async () => {
    const { patientId } = await somebodyOrdering(practice.db, NOW)
    await present(practice.db, patientId, [demonstrationAccounts.doctor.id])
    const token = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
    expect(await crowd('members.addFor', { patientId, ...MINA }, token)).toEqual({ 200: 1, memberExists: CROWD - 1 })
    expect(await familyOf(patientId)).toBe(2)
  })

  test('is in it once when they are admitted, and lies in one bed', async () => {
    const hospital = await emptyHospital(practice)
    const person = await somebodyIll(practice)
    const token = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
    const beds = [...hospital.ward.beds, ...hospital.icu.beds]
    const replies = await Promise.all(
      Array.from({ length: CROWD }, (_, at) => {
        const room_bed_id = beds[at % beds.length]
        const hospital_room_id = at % beds.length < hospital.ward.beds.length ? hospital.ward.id : hospital.icu.id
        const admission = admissionOf({ ...person, ...MINA }, hospital, {
          member_id: null,
          room_bed_id,
          hospital_room_id,
        })
        return practice.call('inpatient.admission', admission, { token })
      }),
    )
    const codes = replies.map(({ status, body }) => (body as { readonly code?: string }).code ?? String(status))
    expect(codes.toSorted()).toEqual(['200', ...Array.from({ length: CROWD - 1 }, () => 'memberExists')])
    expect(await familyOf(person.patient_id)).toBe(2)
  })

  test('finds room for as many as a family has, and no more', async () => {
    const { patientId } = await somebodyOrdering(practice.db, NOW)
    const rows = Array.from({ length: MOST_MEMBERS - 3 }, (_, at) => ({
      id: newId(),
      patientId,
      name: `Cousin ${at}`,
      isDefault: false,
      createdAt: NOW,
    }))
    await practice.db.insert(members).values(rows)
    const token = await tokenOf(patientId)
    const ended = await crowd('members.add', { ...MINA, is_default: false, is_another: true }, token)
    expect(ended).toEqual({ 200: 2, familyFull: CROWD - 2 })
    const { message } = await practice.call('members.add', { ...MINA, is_default: false, is_another: true }, { token })
    expect(message).toBe(`A family has room for ${MOST_MEMBERS} people here.`)
  })
})

test('Of many messages to the support at once no more are taken than a day has room for', async () => {
  const { patientId } = await somebodyOrdering(practice.db, NOW)
  const more = 5
  const ended = await crowd(
    'support.patientTicket',
    { kind: 'helpMeChoose' },
    await tokenOf(patientId),
    ENQUIRIES_PER_DAY + more,
  )
  expect(ended).toEqual({ 200: ENQUIRIES_PER_DAY, dailyLimit: more })
  expect(await practice.db.$count(enquiries, eq(enquiries.userId, patientId))).toBe(ENQUIRIES_PER_DAY)
})
