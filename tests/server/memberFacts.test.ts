import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../server/kit/ids'
import { memberStatements } from '../../server/members/facts.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { DAY } from '../../src/core/kit/dates'
import { countedAllergies } from '../../src/core/members/facts.rules'
import type { KnownFacts } from '../../src/core/members/members'
import { startBackend, type TestBackend } from '../kit/backend'
import { aMedicineOrder, placed, somebodyOrdering, staffOfAnother } from '../kit/orders'
import { newAppointment } from '../kit/prescriptions'
import { admissionOf, emptyHospital, somebodyIll, wardCalls } from '../kit/wards'

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

  test('stays as two forms say it that were open at the same time: each changes what it changed', async () => {
    const { bookingId, memberId: id } = await newAppointment(practice)
    await say(id, ['Latex'], ['Metformin'])
    // Both were opened now; somebody else saves first, and a doctor refutes what is not so.
    const seenNow = { allergies: ['Latex'], conditions: [], medicines: ['Metformin'] }
    await say(id, ['Latex', 'Penicillin'], ['Metformin'])
    const refuting = { bookingId, ...own, refuted: ['Latex'] }
    await practice.call('prescription.saveFacts', refuting, { token: doctor })
    const later = { id, allergies: ['Latex'], conditions: ['Asthma'], medicines: [], seen: seenNow }
    const { result } = await practice.call<KnownFacts>('members.saveFacts', later, { token: patient })
    expect(result.stated.map(({ name }) => name).toSorted()).toEqual(['Asthma', 'Penicillin'])
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

describe('Allergies on an order', () => {
  interface Seen {
    readonly allergies: readonly string[] | null
  }
  const one = (id: string, token: string) => practice.call<Seen>('providerOrders.pharmacyOne', { id }, { token })

  test('are for its pharmacy, until a month after the order is over; the family does not read them there', async () => {
    const who = await somebodyOrdering(practice.db, practice.clock.now())
    const family = await practice.logIn(who.phoneNumber)
    const pharmacy = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
    const another = await practice.logIn((await staffOfAnother(practice.db, 'pharmacy')).phoneNumber)
    const order = await aMedicineOrder(practice.db, who, practice.clock.now())
    const id = await placed(practice.db, order, practice.clock.now())
    expect((await one(id, pharmacy)).result.allergies).toBeNull()
    const facts = { id: who.memberId, allergies: ['Penicillin'], conditions: ['Migraine'], medicines: ['Metformin'] }
    await practice.call('members.saveFacts', facts, { token: family })
    const { result } = await one(id, pharmacy)
    expect(result.allergies).toEqual(['Penicillin'])
    // Of conditions and other medicines a pharmacy reads nothing.
    expect(JSON.stringify(result)).not.toMatch(/Migraine|Metformin/)
    const listed = await practice.call<{ readonly data: readonly (Seen & { id: string })[] }>(
      'providerOrders.pharmacyList',
      { limit: '100', offset: '0' },
      { token: pharmacy },
    )
    expect(listed.result.data.find((each) => each.id === id)?.allergies).toEqual(['Penicillin'])
    expect((await one(id, another)).status).toBe(404)
    const own = await practice.call('orders.one', { id }, { token: family })
    expect([own.status, JSON.stringify(own.result).includes('Penicillin')]).toEqual([200, false])
    await practice.call(
      'providerOrders.pharmacyAct',
      { orderId: id, status: 'rejected', reason: 'outOfStock' },
      { token: pharmacy },
    )
    practice.clock.pass(31 * DAY)
    const later = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
    expect((await one(id, later)).result.allergies).toBeNull()
  })
})

test('the doctor of a stay reads what is known of its patient', async () => {
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  const place = await emptyHospital(practice)
  const ward = wardCalls(
    () => practice,
    () => doctor,
    () => place,
  )
  const person = await somebodyIll(practice)
  const { result: stay } = await ward.send(admissionOf(person, place))
  await practice.db.insert(memberStatements).values({
    id: newId(),
    memberId: person.member_id,
    kind: 'allergy',
    name: 'Latex',
    statedBy: person.patient_id,
    statedAt: practice.clock.now(),
  })
  const open = (token: string) => practice.call<{ facts: KnownFacts }>('inpatient.stay', { id: stay.id }, { token })
  expect(countedAllergies((await open(doctor)).result.facts)).toEqual(['Latex'])
  // A patient, whose own stay it is not.
  const family = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
  expect((await open(family)).status).toBe(403)
})
