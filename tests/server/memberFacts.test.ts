import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demonstrationAccounts } from '../../server/seed/accounts'
import type { KnownFacts } from '../../src/core/members/members'
import { countedAllergies } from '../../src/core/prescription/allergies.rules'
import { startBackend, type TestBackend } from '../kit/backend'
import { newAppointment } from '../kit/prescriptions'

let practice: TestBackend
let doctor: string
let patient: string
beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  patient = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
})
afterAll(() => practice.close())

const say = async (id: string, allergies: readonly string[], medicines: readonly string[] = []) =>
  (
    await practice.call<KnownFacts>(
      'members.saveFacts',
      { id, allergies, conditions: [], medicines },
      { token: patient },
    )
  ).result
const seen = async (bookingId: string) =>
  (await practice.call<{ facts: KnownFacts }>('prescription.context', { bookingId }, { token: doctor })).result.facts
const own = { allergies: ['Aspirin'], conditions: [], egfr: null }

describe('What the family says of a member', () => {
  test('stands with its day on the prescription page, and counts in the checks beside what doctors wrote', async () => {
    const { bookingId, memberId } = await newAppointment(practice)
    await practice.call('prescription.saveFacts', { bookingId, ...own }, { token: doctor })
    const at = practice.clock.now()
    await say(memberId, ['Penicillin'], ['Metformin'])
    const facts = await seen(bookingId)
    expect(facts.stated).toEqual([
      { kind: 'medicine', name: 'Metformin', at },
      { kind: 'allergy', name: 'Penicillin', at },
    ])
    expect(countedAllergies(facts)).toEqual(['Aspirin', 'Penicillin'])
  })

  test('keeps its day while it is stated again, and goes when the family withdraws it', async () => {
    const { bookingId, memberId } = await newAppointment(practice)
    await say(memberId, ['Latex'])
    const at = practice.clock.now()
    practice.clock.pass(3600)
    await say(memberId, ['latex', 'Peanut'])
    const allergies = (await seen(bookingId)).stated.filter(({ kind }) => kind === 'allergy')
    expect(allergies).toEqual([
      { kind: 'allergy', name: 'Latex', at },
      { kind: 'allergy', name: 'Peanut', at: practice.clock.now() },
    ])
    await say(memberId, [])
    expect((await seen(bookingId)).stated).toEqual([])
  })

  test('counts no more once a doctor refutes it, and what doctors wrote the family does not change', async () => {
    const { bookingId, memberId } = await newAppointment(practice)
    await say(memberId, ['Penicillin'])
    const refuted = await practice.call<KnownFacts>(
      'prescription.saveFacts',
      { bookingId, ...own, refuted: ['Penicillin'] },
      { token: doctor },
    )
    expect(refuted.result).toEqual({ ...own, stated: [] })
    const { allergies } = await say(memberId, [])
    expect(allergies).toEqual(['Aspirin'])
  })
})
