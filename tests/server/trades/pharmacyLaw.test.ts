import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { NOW, startBackend } from '../../kit/backend'
import { DAY, dayOf } from '../../../src/core/kit/dates'
import { newKnown } from '../../kit/clinicDay'
import { billLine, openCounter } from '../../kit/counter'
import { levetiracetam, line } from '../../kit/medicineLines'

/** What the Drugs Rules ask of a counter: its register and its bills. */
const practice = await startBackend()
const counter = await openCounter(practice)
const { act, read, signedOrder } = counter
afterAll(() => practice.close())
beforeEach(() => {
  practice.clock.at = NOW
})

/** Twenty tablets for ten days. */
const levipil = { name: 'Levipil 500', quantity: 20, price: 12.5 }

test.each([
  ['of the catalogue', line('pregabalin-75-mg-capsule', 'Pregabalin 75 mg capsule', '0-0-1 capsule')],
  ['in own words', line(null, 'Pregabalin 75 mg capsule', '0-0-1 capsule')],
])(
  'pregabalin %s: the order says that it is of Schedule H1, and its sale is registered, whatever its brand',
  async (_, preg) => {
    const { id } = await signedOrder('Naseem Bano', [preg])
    expect((await read(id)).lines).toMatchObject([{ isH1: true }])
    const sold = billLine({ name: 'Pregeb 75', quantity: 10, price: 14, batch: 'PG77' })
    expect((await act(id, { status: 'completed', billLines: [sold] })).status).toBe(200)
    const register = await counter.register()
    for (const part of ['Naseem Bano', 'Pregeb 75', '10 capsules', 'PG77']) expect(register).toContain(part)
    expect(await counter.paperOf(id)).toContain('Schedule H1')
  },
)

test('a medicine of a prescription is billed with who made it; other goods that the patient agreed to need nobody', async () => {
  const { who, id } = await signedOrder('Asha Patel', [levetiracetam])
  const billed = (more: object) =>
    act(id, { status: 'completed', billLines: [{ ...billLine(levipil), ...more }, ...plaster] })
  const plaster = [
    { ...billLine({ name: 'Sticking plaster', quantity: 1, price: 20, batch: '', expiry: '' }), maker: '' },
  ]
  await act(id, { status: 'confirmed', action: 'offer', words: 'A sticking plaster with it, ₹20?' })
  await counter.agree(who, id)
  const refused = await billed({ maker: '' })
  expect([refused.status, (refused.body as { code?: string }).code, refused.message]).toEqual([
    400,
    'makerMissing',
    'Levipil 500: the manufacturer is missing. A prescription medicine is billed with who made it.',
  ])
  expect(refused.body).toMatchObject({ fields: [{ field: 'billLines.0.maker' }] })
  expect((await billed({ maker: 'Sun Pharma' })).status).toBe(200)
  expect(await counter.paperOf(id)).toContain('Sun Pharma')
})

test('a batch that expires while the order lies packed is neither sent nor handed over; another one is', async () => {
  const who = await newKnown(practice, 'Asha Patel')
  const place = { latitude: 28.57, longitude: 77.32, address: '4 Shanti Kunj', city: 'Noida', pincode: '201301' }
  const { id: addressId } = (await practice.call<{ id: string }>('medicines.saveAddress', place, { token: who.token }))
    .result
  const recordId = await counter.signed(who, [levetiracetam])
  const id = await counter.accepted(who, recordId, { type: 'HOME_DELIVERY', addressId })
  const ending = { ...billLine({ ...levipil, expiry: dayOf(NOW).slice(0, 7) }), isSoonConfirmed: true }
  await act(id, { status: 'confirmed', action: 'ready', billLines: [ending] })
  practice.clock.at = NOW + 27 * DAY
  for (const late of [
    { status: 'confirmed', action: 'send', delivery_partner: 'Porter' },
    { status: 'completed', delivery_partner: 'Porter' },
  ]) {
    const refused = await act(id, late)
    expect([refused.status, (refused.body as { code?: string }).code]).toEqual([400, 'expired'])
  }
  await act(id, { status: 'confirmed', action: 'bill', billLines: [billLine(levipil)] })
  expect((await act(id, { status: 'confirmed', action: 'send', delivery_partner: 'Porter' })).status).toBe(200)
  expect((await act(id, { status: 'completed' })).result).toMatchObject({ status: 'completed', amount: 250 })
})

test('a bill names where the prescriber can be found and where the medicines were brought', async () => {
  const who = await newKnown(practice, 'Asha Patel')
  const place = { latitude: 28.57, longitude: 77.32, address: '4 Shanti Kunj', city: 'Noida', pincode: '201301' }
  const { id: addressId } = (await practice.call<{ id: string }>('medicines.saveAddress', place, { token: who.token }))
    .result
  const recordId = await counter.signed(who, [levetiracetam])
  const id = await counter.accepted(who, recordId, { type: 'HOME_DELIVERY', addressId })
  await act(id, { status: 'completed', billLines: [billLine(levipil)], delivery_partner: 'Porter' })
  const bill = await counter.paperOf(id)
  for (const part of [counter.doctorName, counter.clinic.pincode, '4 Shanti Kunj, Noida 201301'])
    expect(bill).toContain(part)
})

test('a bill of medicines has a place for the signature of its pharmacist', async () => {
  const { id } = await signedOrder('Asha Patel', [levetiracetam])
  await act(id, { status: 'completed', billLines: [billLine(levipil)] })
  expect(await counter.paperOf(id)).toContain('Signature of the registered pharmacist')
})

test('what is refused names its field: who prescribed, and the word that a batch is handed over although it ends soon', async () => {
  const { id } = await counter.paperOrder('Imran Sheikh')
  const sold = billLine({ name: 'Ultracet', quantity: 15, price: 14.5 })
  const unnamed = await act(id, { status: 'completed', billLines: [sold] })
  expect(unnamed.body).toMatchObject({ code: 'prescriberMissing', fields: [{ field: 'prescriber' }] })
  const ending = { ...sold, expiry: dayOf(NOW).slice(0, 7) }
  const unconfirmed = await act(id, { status: 'completed', billLines: [ending], prescriber: 'Dr Rao, Paldi' })
  expect(unconfirmed.body).toMatchObject({ code: 'expiresSoon', fields: [{ field: 'billLines.0.isSoonConfirmed' }] })
})

describe('a bill that says a total alone', () => {
  const codeOf = ({ status, body, message }: { status: number; body: unknown; message: string }) => [
    status,
    (body as { code?: string }).code,
    message,
  ]
  const STATE =
    'Bill each medicine with its batch and expiry, or state that nothing of Schedule H or H1 is on this bill.'

  test.each(['ready', 'complete'])(
    'is not taken of a paper before the pharmacist states that nothing of Schedule H or H1 is on it (%s), which stays in the history',
    async (action) => {
      const { id } = await counter.paperOrder('Imran Sheikh')
      const alone = { action, status: action === 'ready' ? 'confirmed' : 'completed', amount: 120 }
      for (const sent of [alone, { ...alone, is_unscheduled: false }]) {
        const refused = await act(id, sent)
        expect(codeOf(refused)).toEqual([400, 'linesMissing', STATE])
        expect(refused.body).toMatchObject({ fields: [{ field: 'is_unscheduled' }] })
      }
      expect(await read(id)).toMatchObject({ stage: 'accepted', amount: null, invoice_no: null })
      expect((await act(id, { ...alone, is_unscheduled: true })).status).toBe(200)
      const { events } = await read(id)
      expect(events.filter(({ action: of }) => of === 'declare')).toMatchObject([
        { name: 'Meera Nambiar', role: 'PHARMACY', to: action === 'ready' ? 'ready' : 'completed' },
      ])
    },
  )

  test('is stated once for its total, and again for another one', async () => {
    const { id } = await counter.paperOrder('Imran Sheikh')
    await act(id, { action: 'ready', amount: 120, is_unscheduled: true })
    expect(codeOf(await act(id, { action: 'bill', amount: 900 }))).toEqual([400, 'linesMissing', STATE])
    expect((await act(id, { action: 'bill', amount: 120, discount_amount: 5 })).status).toBe(200)
    expect((await act(id, { status: 'completed' })).result).toMatchObject({ status: 'completed', amount: 120 })
  })

  test('is not taken of a signed prescription of Schedule H or H1, whatever is stated: its batch is missing', async () => {
    const alone = { status: 'completed', amount: 120, is_unscheduled: true }
    const h = await signedOrder('Asha Patel', [levetiracetam])
    expect(codeOf(await act(h.id, alone))).toEqual([
      400,
      'scheduledUnbilled',
      'Levetiracetam 500 mg tablet is of Schedule H: bill each medicine with its batch and expiry. A total alone is not enough.',
    ])
    const h1 = await signedOrder('Asha Patel', [line(null, 'Pregabalin 75 mg capsule', '0-0-1 capsule')])
    expect(codeOf(await act(h1.id, alone)).slice(0, 2)).toEqual([400, 'scheduledUnbilled'])
    expect(await read(h1.id)).toMatchObject({ stage: 'accepted', amount: null, invoice_no: null })
  })
})
