import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../server/kit/ids'
import { providerOffers } from '../../server/provider/provider.tables'
import { demonstrationProviders } from '../../server/seed/accounts'
import { DAY, dayOf, startOfDay } from '../../src/core/kit/dates'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { openCentre } from '../kit/centreDesk'
import { type Known, newKnown } from '../kit/clinicDay'

/** An offer of a centre that holds for the tests it chose: shown, reckoned, booked, billed and given back as one. */
let practice: TestBackend
let centre: Awaited<ReturnType<typeof openCentre>>
const { centre: centreId } = demonstrationProviders
const idOf = (key: string) => `${centreId}:${key}`
const near = { latitude: 28.57, longitude: 77.32, day: 5 }
const rupees = (amount: number) => Math.round(amount * 100) / 100

beforeAll(async () => {
  practice = await startBackend()
  centre = await openCentre(practice)
  const written = dayOf(NOW).split('-').toReversed().join('-')
  await practice.call(
    'sales.addOffer',
    {
      provider: 'diagnostic',
      percent: 20,
      most: null,
      testIds: [idOf('eeg'), idOf('baer')],
      from: written,
      to: written,
    },
    centre,
  )
})
afterAll(() => practice.close())

const pricesFor = async ({ token }: Known) => {
  const { result } = await practice.call<readonly { id: string; price: number }[]>(
    'diagnostics.tests',
    { diagnosticId: centreId, limit: 100, offset: 0, filter: 'all', search: '' },
    { token },
  )
  return (key: string) => result.find(({ id }) => id === idOf(key))!.price
}
const book = ({ memberId, token }: Known, keys: readonly string[], seenTotal: number) =>
  practice.call<{ id: string }>(
    'diagnostics.book',
    {
      memberId,
      diagnosticId: centreId,
      diagnosticTestIds: keys.map(idOf),
      bookingTimestamp: startOfDay(dayOf(NOW)),
      seenTotal,
      answers: [],
    },
    { token },
  )

test('the centre and the cart say for which tests it holds, and the sum that is booked takes off those alone', async () => {
  const who = await newKnown(practice, 'Asha Patel')
  const price = await pricesFor(who)
  const offer = { percent: 20, most: null, testIds: [idOf('eeg'), idOf('baer')], until: startOfDay(dayOf(NOW)) + DAY }
  const one = await practice.call<{ offer: unknown }>('diagnostics.centre', { id: centreId, ...near }, who)
  expect(one.result.offer).toEqual(offer)
  const cart = { diagnosticId: centreId, diagnosticTestIds: [idOf('eeg'), idOf('vep')], bookingTimestamp: NOW }
  const kept = await practice.call<{ offer: unknown }>('diagnostics.saveCart', { ...cart, action: 'ADD' }, who)
  expect(kept.result.offer).toEqual(offer)
  const total = price('eeg') + price('vep')
  expect((await book(who, ['eeg', 'vep'], total)).status).toBe(409)
  expect((await book(who, ['eeg', 'vep'], rupees(total * 0.8))).status).toBe(409)
  const payable = rupees(total - price('eeg') * 0.2)
  const { id } = (await book(who, ['eeg', 'vep'], payable)).result
  for (const read of [await centre.read(id), await centre.seenBy(who, id)])
    expect(read).toMatchObject({
      total_amount: total,
      discount_amount: rupees(price('eeg') * 0.2),
      payable_amount: payable,
      offer: { percent: 20, most: null, on: price('eeg') },
      diagnostic_test_details: [{ offered: true }, { offered: false }],
    })
})

test('an order of other tests has no offer, and none of it is taken off', async () => {
  const who = await newKnown(practice, 'Meera Rao')
  const price = await pricesFor(who)
  const { id } = (await book(who, ['vep'], price('vep'))).result
  expect(await centre.read(id)).toMatchObject({ offer: null, discount_amount: null, payable_amount: price('vep') })
})

test('the bill says of how much it was taken off; one test that was not done comes back at what was paid for it', async () => {
  const { who, id } = await centre.sampled('Farida Shaikh', ['eeg', 'vep', 'baer'])
  const price = await pricesFor(who)
  expect((await centre.act(id, { status: 'completed', discountAmount: 0 })).status).toBe(400)
  const { payable_amount: paid } = (await centre.act(id, { status: 'completed' })).result
  expect(paid).toBe(rupees(price('vep') + (price('eeg') + price('baer')) * 0.8))
  await practice.runJobs()
  const bill = await centre.billOf(id)
  expect(bill).toMatch(/Offer, 20% off ₹[\d,]+\.\d\d − ₹/)
  const vep = await centre.act(id, { action: 'refund', words: 'Machine down', testIds: [idOf('vep')] })
  expect(vep.result.credit_notes).toMatchObject([{ amount: price('vep') }])
  const eeg = await centre.act(id, { action: 'refund', words: 'Machine down', testIds: [idOf('eeg')] })
  expect(eeg.result.credit_notes.at(-1)).toMatchObject({ amount: rupees(price('eeg') * 0.8) })
  const rest = await centre.act(id, { action: 'refund', words: 'All of it' })
  const given = rest.result.credit_notes.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  expect([rest.result.payment_status, given]).toEqual(['REFUNDED', Math.round(paid! * 100)])
})

describe('is refused', () => {
  const add = (provider: string, testIds: readonly string[], token: string) => {
    const written = dayOf(NOW + 9 * DAY)
      .split('-')
      .toReversed()
      .join('-')
    const offer = { provider, percent: 10, most: null, testIds, from: written, to: written }
    return practice.call('sales.addOffer', offer, { token })
  }
  const codeOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
    status,
    (body as { code?: string }).code,
  ]

  test('for no test, for one of another centre or that is not offered, and by a pharmacy', async () => {
    expect(codeOf(await add('diagnostic', [], centre.token))).toEqual([400, 'badInput'])
    expect(codeOf(await add('diagnostic', [idOf('nothing')], centre.token))).toEqual([409, 'testNotOffered'])
    const pharmacist = await practice.logIn('9000000004')
    expect(codeOf(await add('pharmacy', [idOf('eeg')], pharmacist))).toEqual([409, 'testNotOffered'])
    expect(await practice.db.$count(providerOffers, eq(providerOffers.providerId, centreId))).toBe(1)
  })
})

test('no banner promises for all tests what holds for some, or up to a limit', async () => {
  await practice.db.delete(providerOffers)
  const row = { providerId: centreId, percent: 20, startsAt: NOW - DAY, endsAt: NOW + DAY }
  const shown = async (more: { most: number | null; testIds: string[] | null }) => {
    await practice.db.insert(providerOffers).values({ id: newId(), ...row, ...more })
    const { result } = await practice.call<readonly { title: string }[]>('marketing.banners', {}, {})
    await practice.db.delete(providerOffers)
    return result.some(({ title }) => title === 'Flat 20% discount on tests')
  }
  expect(await shown({ most: null, testIds: null })).toBe(true)
  expect(await shown({ most: null, testIds: [idOf('eeg')] })).toBe(false)
  expect(await shown({ most: 500_00, testIds: null })).toBe(false)
})

test('a centre reads its own tests as patients are told of them; nobody else does', async () => {
  const own = await practice.call<readonly { id: string; price: number; is_offered: boolean; asks: string[] }[]>(
    'diagnostics.ownTests',
    {},
    centre,
  )
  const who = await newKnown(practice, 'Kunal Sen')
  const price = await pricesFor(who)
  expect(own.result.find(({ id }) => id === idOf('mri-brain'))).toMatchObject({
    price: price('mri-brain'),
    is_offered: true,
    asks: ['implant', 'pregnancy'],
    notes: ['noMetal', 'earlierFilms'],
    fast_hours: 0,
  })
  const pharmacist = await practice.logIn('9000000004')
  expect((await practice.call('diagnostics.ownTests', {}, { token: pharmacist })).status).toBe(403)
})
