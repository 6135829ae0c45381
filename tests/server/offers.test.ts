import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violatedConstraint } from '../../server/kit/constraint'
import { newId } from '../../server/kit/ids'
import { diagnosticCarts } from '../../server/diagnostics/diagnostics.tables'
import { providerOffers } from '../../server/provider/provider.tables'
import { demonstrationProviders } from '../../server/seed/accounts'
import { DAY, dayOf, startOfDay } from '../../src/core/kit/dates'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { openCentre } from '../kit/centreDesk'
import { type Known, newKnown } from '../kit/clinicDay'
import { openCounter } from '../kit/counter'

let practice: TestBackend
let centre: Awaited<ReturnType<typeof openCentre>>
let counter: Awaited<ReturnType<typeof openCounter>>
const { centre: centreId, pharmacy: pharmacyId } = demonstrationProviders
const FROM = { startsAt: NOW - DAY, endsAt: NOW + 5 * DAY }
const offering = (providerId: string, offer: { percent: number; most: number | null }, more: object = FROM) =>
  practice.db.insert(providerOffers).values({ id: newId(), providerId, ...FROM, ...offer, ...more })

beforeAll(async () => {
  practice = await startBackend()
  centre = await openCentre(practice)
  counter = await openCounter(practice)
  await offering(centreId, { percent: 20, most: null })
  await offering(pharmacyId, { percent: 15, most: 1000_00 })
})
afterAll(() => practice.close())

interface Offered {
  readonly offer: { readonly percent: number; readonly most: number | null } | null
}
const amountsOf = ({ total_amount, discount_amount, payable_amount, offer }: Record<string, unknown>) => ({
  total: total_amount,
  discount: discount_amount,
  payable: payable_amount,
  offer,
})
const codeOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
  status,
  (body as { readonly code?: string }).code,
]

test('of one provider no two offers hold at once', async () => {
  const second = { startsAt: NOW + 4 * DAY, endsAt: NOW + 9 * DAY }
  const refused = await offering(centreId, { percent: 10, most: null }, second).catch(violatedConstraint)
  expect(refused).toBe('provider_offers_one')
  await offering(centreId, { percent: 10, most: null }, { startsAt: NOW + 5 * DAY, endsAt: NOW + 9 * DAY })
})

describe('what a centre takes off its tests', () => {
  const near = { latitude: 28.57, longitude: 77.32, day: 5 }
  const testIds = ['eeg', 'vep'].map((key) => `${centreId}:${key}`)
  const bookSeeing = async ({ memberId, token }: Known, seenTotal: number, at = NOW) =>
    practice.call<{ id: string }>(
      'diagnostics.book',
      {
        memberId,
        diagnosticId: centreId,
        diagnosticTestIds: testIds,
        bookingTimestamp: startOfDay(dayOf(at + DAY)),
        seenTotal,
        answers: [],
      },
      { token },
    )
  const prices = async (token: string) => {
    const { result } = await practice.call<readonly { id: string; price: number }[]>(
      'diagnostics.tests',
      { diagnosticId: centreId, limit: 100, offset: 0, filter: 'all', search: '' },
      { token },
    )
    return result.filter(({ id }) => testIds.includes(id)).reduce((sum, { price }) => sum + price, 0)
  }

  test('stands at the centre, in the cart, in the sum that is booked, on the order of both ends and on the bill', async () => {
    const who = await newKnown(practice, 'Asha Patel')
    const { token } = who
    const offer = { percent: 20, most: null, testIds: null, until: FROM.endsAt }
    const one = await practice.call<Offered>('diagnostics.centre', { id: centreId, ...near }, { token })
    expect(one.result.offer).toEqual(offer)
    const cart = { diagnosticId: centreId, diagnosticTestIds: testIds, bookingTimestamp: startOfDay(dayOf(NOW)) }
    const kept = await practice.call<Offered>('diagnostics.saveCart', { ...cart, action: 'ADD' }, { token })
    expect(kept.result.offer).toEqual(offer)
    const total = await prices(token)
    expect(codeOf(await bookSeeing(who, total))).toEqual([409, 'priceChanged'])
    const { id } = (await bookSeeing(who, total * 0.8)).result
    const taken = { total, discount: total * 0.2, payable: total * 0.8, offer: { percent: 20, most: null, on: null } }
    expect(amountsOf({ ...(await centre.seenBy(who, id)) })).toEqual(taken)
    expect(amountsOf({ ...(await centre.read(id)) })).toEqual(taken)
    await practice.db.delete(diagnosticCarts)
  })

  test('stays with what was booked, and is never less at its end; more may be given', async () => {
    const who = await newKnown(practice, 'Meera Rao')
    const total = await prices(who.token)
    const { id } = (await bookSeeing(who, total * 0.8)).result
    await centre.act(id, { status: 'confirmed' })
    practice.clock.at = NOW + 7 * DAY
    try {
      expect(codeOf(await centre.act(id, { status: 'completed', discountAmount: 0 }))).toEqual([400, 'offerNotGiven'])
      const { result } = await centre.act(id, { status: 'completed', discountAmount: total * 0.2 + 10 })
      expect(amountsOf({ ...result })).toMatchObject({ discount: total * 0.2 + 10, payable: total * 0.8 - 10 })
      // What is booked now has the next offer.
      const later = await newKnown(practice, 'Ramesh Kumar')
      const next = await bookSeeing(later, total * 0.9, practice.clock.at)
      expect(amountsOf({ ...(await centre.read(next.result.id)) })).toMatchObject({ payable: total * 0.9 })
    } finally {
      practice.clock.at = NOW
    }
  })

  test('is in the sum of an order that is completed as it is', async () => {
    const who = await newKnown(practice, 'Farida Shaikh')
    const { id } = (await centre.book(who, ['eeg'])).result
    await centre.act(id, { status: 'confirmed' })
    const { result } = await centre.act(id, { status: 'completed' })
    expect(result.payable_amount).toBe(result.total_amount * 0.8)
  })
})

describe('what a pharmacy takes off a first order', () => {
  const pharmacyFor = async (token: string) =>
    (
      await practice.call<Offered>(
        'medicines.pharmacy',
        { id: pharmacyId, latitude: 28.57, longitude: 77.32 },
        { token },
      )
    ).result.offer

  test('is a line of its bill, up to its limit, for the first order alone', async () => {
    const { who, id } = await counter.paperOrder('Asha Patel')
    expect(await counter.seenBy(who, id)).toMatchObject({ offer: { percent: 15, most: 1000 }, discount_amount: null })
    const small = await counter.act(id, { action: 'ready', amount: 2000, is_unscheduled: true })
    expect(small.result).toMatchObject({ amount: 2000, discount_amount: 300, payable_amount: 1700 })
    expect(codeOf(await counter.act(id, { action: 'bill', amount: 9000, discount_amount: 999 }))).toEqual([
      400,
      'offerNotGiven',
    ])
    const large = await counter.act(id, { action: 'bill', amount: 9000, discount_amount: 1000, is_unscheduled: true })
    expect(large.result).toMatchObject({ amount: 9000, discount_amount: 1000, payable_amount: 8000 })
    await counter.act(id, { status: 'completed', amount: 9000, discount_amount: 1050 })
    expect(await counter.paperOf(id)).toContain('Offer, 15% off − ₹1,000.00 Discount − ₹50.00')
    expect(await pharmacyFor(who.token)).toBeNull()
  })

  test('is there for whoever has not ordered, and again where the first came to nothing', async () => {
    const nobody = await newKnown(practice, 'Meera Rao')
    expect(await pharmacyFor(nobody.token)).toMatchObject({ percent: 15, most: 1000 })
    const { who, id } = await counter.paperOrder('Kunal Sen')
    expect(await pharmacyFor(who.token)).toBeNull()
    await counter.cancel(who, id)
    expect(await pharmacyFor(who.token)).toMatchObject({ percent: 15 })
  })
})

test('a banner speaks of an offer on tests only while a centre makes it', async () => {
  const titles = async () =>
    (await practice.call<readonly { title: string }[]>('marketing.banners', {}, {})).result.map(({ title }) => title)
  expect(await titles()).toContain('Flat 20% discount on tests')
  await practice.db.delete(providerOffers)
  expect(await titles()).not.toContain('Flat 20% discount on tests')
})

describe('an offer that a centre makes itself', () => {
  const own = { provider: 'diagnostic' }
  const day = (ahead: number) =>
    dayOf(NOW + ahead * DAY)
      .split('-')
      .toReversed()
      .join('-')
  interface Listed {
    readonly id: string
    readonly percent: number
    readonly from: string
    readonly to: string
    readonly state: string
  }
  const add = (percent: unknown, from: string, to: string, more: object = {}) =>
    practice.call<readonly Listed[]>('sales.addOffer', { ...own, percent, most: null, from, to, ...more }, centre)
  const end = (id: string) => practice.call<readonly Listed[]>('sales.endOffer', { ...own, id }, centre)
  const priceAt = async (who: Known, at: number): Promise<number> => {
    practice.clock.at = at
    try {
      const cart = {
        diagnosticId: centreId,
        diagnosticTestIds: [`${centreId}:eeg`],
        bookingTimestamp: startOfDay(dayOf(at)),
      }
      const kept = await practice.call<Offered & { total_amount?: number }>(
        'diagnostics.saveCart',
        { ...cart, action: 'ADD' },
        who,
      )
      return kept.result.offer?.percent ?? 0
    } finally {
      practice.clock.at = NOW
    }
  }

  test('holds from the first second of its first day to the last of its last, in India, and the sum booked is the sum shown', async () => {
    const who = await newKnown(practice, 'Asha Patel')
    const made = await add(25, day(2), day(3))
    expect(made.result).toMatchObject([{ percent: 25, most: null, from: day(2), to: day(3), state: 'ahead' }])
    const [first, last] = [startOfDay(dayOf(NOW + 2 * DAY)), startOfDay(dayOf(NOW + 4 * DAY)) - 1]
    const shown = []
    for (const at of [first - 1, first, last, last + 1]) shown.push(await priceAt(who, at))
    expect(shown).toEqual([0, 25, 25, 0])
    const { result: tests } = await practice.call<readonly { id: string; price: number }[]>(
      'diagnostics.tests',
      { diagnosticId: centreId, limit: 100, offset: 0, filter: 'all', search: '' },
      who,
    )
    const price = tests.find(({ id }) => id === `${centreId}:eeg`)!.price
    practice.clock.at = last
    try {
      const booking = {
        memberId: who.memberId,
        diagnosticId: centreId,
        diagnosticTestIds: [`${centreId}:eeg`],
        bookingTimestamp: startOfDay(dayOf(last + DAY)),
        answers: [],
      }
      const refused = await practice.call('diagnostics.book', { ...booking, seenTotal: price }, who)
      expect(codeOf(refused)).toEqual([409, 'priceChanged'])
      const { result } = await practice.call<{ id: string }>(
        'diagnostics.book',
        { ...booking, seenTotal: price * 0.75 },
        who,
      )
      expect(amountsOf({ ...(await centre.read(result.id)) })).toMatchObject({
        total: price,
        discount: price * 0.25,
        payable: price * 0.75,
      })
    } finally {
      practice.clock.at = NOW
    }
  })

  test('is refused beside another, before today, out of its bounds; of two made at once one is there', async () => {
    expect(codeOf(await add(10, day(3), day(9)))).toEqual([409, 'offerOverlaps'])
    expect(codeOf(await add(10, day(-1), day(1)))).toEqual([400, 'offerDays'])
    expect(codeOf(await add(10, day(9), day(8)))).toEqual([400, 'offerDays'])
    expect(codeOf(await add(10, day(5), day(5 + 366)))).toEqual([400, 'offerDays'])
    for (const percent of [0, 101, 2.5, '10']) expect((await add(percent, day(20), day(21))).status).toBe(400)
    expect((await add(10, day(20), day(21), { most: 0 })).status).toBe(400)
    const both = await Promise.all([add(10, day(20), day(25)), add(12, day(25), day(30))])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('is ended where it holds and taken away where it comes; another’s does not exist', async () => {
    const { result } = await practice.call<readonly Listed[]>('sales.offers', own, centre)
    expect(result.map(({ state }) => state)).toEqual(['ahead', 'ahead'])
    const [first, second] = result
    practice.clock.at = startOfDay(dayOf(NOW + 2 * DAY)) + 3600
    try {
      const ended = await end(first!.id)
      expect(ended.result.map(({ id, state, to }) => [id, state, to])).toEqual([
        [second!.id, 'ahead', second!.to],
        [first!.id, 'over', day(2)],
      ])
      expect(codeOf(await end(first!.id))).toEqual([409, 'offerOver'])
      expect((await end(second!.id)).result.map(({ id }) => id)).toEqual([first!.id])
    } finally {
      practice.clock.at = NOW
    }
    const id = newId()
    await offering(pharmacyId, { percent: 5, most: null }, { id, startsAt: NOW + 50 * DAY, endsAt: NOW + 60 * DAY })
    expect((await end(id)).status).toBe(404)
  })
})
