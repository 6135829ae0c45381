import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { diagnosticTests } from '../../server/diagnostics/diagnostics.tables'
import { members } from '../../server/members/members.tables'
import { orderEvents, orderTests, providerOrders } from '../../server/orders/orders.tables'
import { testAnswers } from '../../server/orders/testAnswers.tables'
import { providers } from '../../server/provider/provider.tables'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { addDays, type CalendarDay, dayOf, startOfDay } from '../../src/core/kit/dates'
import { weekdayOf } from '../../src/core/provider/openHours.rules'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { somebodyOrdering } from '../kit/orders'

interface Booked {
  readonly id: string
  readonly order_no: string
  readonly answer_by: number | null
}

let practice: TestBackend
let patient: string
let memberId: string

const { centre } = demonstrationProviders
const patientId = demonstrationAccounts.patient.id
const own = (key: string) => `${centre}:${key}`
const TODAY = dayOf(NOW)
/** The next day of a weekday, 1 Monday. */
const next = (weekday: number): CalendarDay => {
  for (let ahead = 1; ; ahead += 1) if (weekdayOf(addDays(TODAY, ahead)) === weekday) return addDays(TODAY, ahead)
}

beforeAll(async () => {
  practice = await startBackend()
  patient = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
  const [member] = await practice.db.select().from(members).where(eq(members.patientId, patientId))
  memberId = member!.id
})
afterAll(() => practice.close())
beforeEach(async () => {
  await practice.db
    .update(providerOrders)
    .set({ stage: 'cancelled', closedAt: NOW })
    .where(eq(providerOrders.patientId, patientId))
})

const priceOf = async (key: string) => {
  const [row] = await practice.db
    .select()
    .from(diagnosticTests)
    .where(eq(diagnosticTests.id, own(key)))
  return row!.price
}
const rupees = async (keys: readonly string[]) => {
  const prices = await Promise.all(keys.map(priceOf))
  return prices.reduce((sum, price) => sum + price, 0) / 100
}
const book = async (keys: readonly string[], more: object = {}, headers: object = {}) =>
  practice.call<Booked>(
    'diagnostics.book',
    {
      memberId,
      diagnosticId: centre,
      diagnosticTestIds: keys.map(own),
      bookingTimestamp: startOfDay(next(1)),
      seenTotal: await rupees(keys),
      answers: [],
      ...more,
    },
    { token: patient, ...headers },
  )
const save = (keys: readonly string[], revision: number) =>
  practice.call<{ revision: number; diagnosticTestIds: readonly string[] }>(
    'diagnostics.saveCart',
    {
      diagnosticId: centre,
      diagnosticTestIds: keys.map(own),
      bookingTimestamp: startOfDay(TODAY),
      action: 'ADD',
      revision,
    },
    { token: patient },
  )
const cart = async () =>
  (
    await practice.call<{ revision: number; diagnosticId: string | null; diagnosticTestIds: readonly string[] }>(
      'diagnostics.cart',
      {},
      { token: patient },
    )
  ).result

describe('a booking', () => {
  test('is a request with the prices of the moment, and leaves the cart', async () => {
    await save(['eeg', 'hba1c', 'mri-brain'], (await cart()).revision)
    const { status, result } = await book(['eeg', 'mri-brain'], {
      answers: [{ question: 'implant', isYes: true }],
    })
    expect(status).toBe(200)
    expect(result.order_no).toMatch(/^T-\d+$/)
    const [order] = await practice.db.select().from(providerOrders).where(eq(providerOrders.id, result.id))
    const [eeg, mri] = [await priceOf('eeg'), await priceOf('mri-brain')]
    expect(order).toMatchObject({
      kind: 'test',
      stage: 'requested',
      status: 'pending',
      providerId: centre,
      patientId,
      testDay: startOfDay(next(1)),
      total: eeg + mri,
      payable: eeg + mri,
      answerBy: result.answer_by,
    })
    const tests = await practice.db
      .select()
      .from(orderTests)
      .where(eq(orderTests.orderId, result.id))
      .orderBy(orderTests.name)
    expect(tests.map(({ name, price }) => [name, price])).toEqual([
      ['EEG, awake', eeg],
      ['MRI brain, plain', mri],
    ])
    const { fastHours, needsFood, notes } = diagnosticTests
    for (const { testId, ...booked } of tests) {
      const offered = await practice.db
        .select({ fastHours, needsFood, notes })
        .from(diagnosticTests)
        .where(eq(diagnosticTests.id, testId))
      expect(offered).toEqual([{ fastHours: booked.fastHours, needsFood: booked.needsFood, notes: booked.notes }])
      expect(booked.notes).not.toEqual([])
    }
    expect(await practice.db.select().from(testAnswers).where(eq(testAnswers.orderId, result.id))).toEqual([
      { orderId: result.id, question: 'implant', isYes: true, side: null },
    ])
    expect((await practice.db.select().from(orderEvents).where(eq(orderEvents.orderId, result.id)))[0]).toMatchObject({
      action: 'place',
      role: 'PATIENT',
      to: 'requested',
    })
    expect((await cart()).diagnosticTestIds).toEqual([own('hba1c')])
    await book(['hba1c'])
    expect(await cart()).toMatchObject({ diagnosticId: null, diagnosticTestIds: [] })
  })

  test('needs no more than for whom, where, which tests and on which day; the server computes the total', async () => {
    const { status, result } = await practice.call<Booked>(
      'diagnostics.book',
      {
        memberId,
        diagnosticId: centre,
        diagnosticTestIds: [own('eeg'), own('vep')],
        bookingTimestamp: startOfDay(next(1)),
      },
      { token: patient },
    )
    const [order] = await practice.db.select().from(providerOrders).where(eq(providerOrders.id, result.id))
    expect({ status, total: order?.total }).toEqual({
      status: 200,
      total: (await priceOf('eeg')) + (await priceOf('vep')),
    })
  })

  test('whose answer was lost is the same one when it is sent again with its key', async () => {
    const key = crypto.randomUUID()
    const [first, second] = [await book(['eeg'], {}, { key }), await book(['eeg'], {}, { key })]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.result).toEqual(first.result)
  })

  test('with another total is refused, and the cart stays', async () => {
    await save(['eeg'], (await cart()).revision)
    const refused = await book(['eeg'], { seenTotal: 1 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'priceChanged' } })
    expect((await cart()).diagnosticTestIds).toEqual([own('eeg')])
  })

  test('of the same tests for the same member and day is refused while the first is open', async () => {
    await book(['eeg', 'vep'])
    expect(await book(['vep', 'eeg'])).toMatchObject({ status: 409, body: { code: 'alreadyBooked' } })
    expect((await book(['eeg', 'vep'], { bookingTimestamp: startOfDay(next(2)) })).status).toBe(200)
  })

  test('for a day that is over, closed or too far is refused in words', async () => {
    const refusal = async (day: CalendarDay) =>
      (await book(['vep'], { bookingTimestamp: startOfDay(day) })).body as { code: string; message: string }
    expect(await refusal(addDays(TODAY, -1))).toMatchObject({
      code: 'dayPast',
      message: 'That day is over. Please choose another one.',
    })
    expect(await refusal(addDays(TODAY, 45))).toMatchObject({
      code: 'dayTooFar',
      message: 'Tests can be booked 45 days ahead. Please choose an earlier day.',
    })
    const [closed] = await practice.db
      .select()
      .from(diagnosticTests)
      .innerJoin(providers, eq(providers.id, diagnosticTests.providerId))
      .where(eq(diagnosticTests.providerId, await closedOnSunday()))
    expect(
      (
        await book([], {
          diagnosticId: closed!.providers.id,
          diagnosticTestIds: [closed!.diagnostic_tests.id],
          seenTotal: closed!.diagnostic_tests.price / 100,
          bookingTimestamp: startOfDay(next(7)),
        })
      ).body,
    ).toMatchObject({ code: 'dayClosed' })
  })

  test('of a foreign test, for a stranger’s member or at a paused centre is refused', async () => {
    const [foreign] = (await practice.db.select().from(diagnosticTests)).filter(
      ({ providerId }) => providerId !== centre,
    )
    expect(await book(['vep'], { diagnosticTestIds: [own('vep'), foreign!.id] })).toMatchObject({
      status: 409,
      body: { code: 'testNotOffered' },
    })
    const stranger = await somebodyOrdering(practice.db, NOW)
    expect((await book(['vep'], { memberId: stranger.memberId })).status).toBe(404)
    expect((await book(['vep'], { diagnosticId: demonstrationProviders.pharmacy })).status).toBe(404)
    await practice.db
      .update(providers)
      .set({ pausedUntil: NOW + 86_400 })
      .where(eq(providers.id, centre))
    expect(await book(['vep'])).toMatchObject({ status: 409, body: { code: 'centrePaused' } })
    await practice.db.update(providers).set({ pausedUntil: null }).where(eq(providers.id, centre))
  })

  test('waits for earlier requests once three are open at one centre, also of four at once', async () => {
    const ended = await Promise.all(['eeg', 'vep', 'baer', 'ssep'].map((key) => book([key])))
    const refused = ended.filter(({ status }) => status === 409)
    expect([ended.filter(({ status }) => status === 200).length, refused.length]).toEqual([3, 1])
    expect(refused[0]!.body).toMatchObject({ code: 'tooManyOpen' })
    const near = { id: centre, latitude: 28.6, longitude: 77.3, day: 1 }
    const begun = await practice.call('diagnostics.centre', { ...near, begins: 'true' }, { token: patient })
    expect([begun.status, begun.body]).toMatchObject([409, { code: 'tooManyOpen' }])
    expect((await practice.call('diagnostics.centre', near, { token: patient })).status).toBe(200)
  })
})

const closedOnSunday = async (): Promise<string> => {
  const { result } = await practice.call<readonly { user_id: string; hours: readonly { weekday: number }[] }[]>(
    'diagnostics.centres',
    { latitude: 28.6, longitude: 77.3, limit: 100, offset: 0, day: 7, search: '' },
    { token: patient },
  )
  return result.find(({ hours }) => hours.every(({ weekday }) => weekday !== 7))!.user_id
}
