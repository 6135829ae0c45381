import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayIn } from '../../server/kit/dateWords'
import { notifications } from '../../server/notifications/notifications.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { addDays, DAY, dayOf, HOUR, startOfDay } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'
import { aMedicineOrder, aTestOrder, orderIn, placed, somebodyOrdering, staffOfAnother } from '../kit/orders'

type Order = Record<string, unknown> & { readonly id: string; readonly status: string; readonly stage: string }
interface OrderPage {
  readonly data: readonly Order[]
  readonly count: number
  readonly counts: Record<string, number>
}

let practice: TestBackend
let pharmacy: string
let centre: string
beforeAll(async () => {
  practice = await startBackend()
  pharmacy = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
  centre = await practice.logIn(demonstrationAccounts.diagnosticCentre.phoneNumber)
})
afterAll(() => practice.close())

const now = () => practice.clock.now()
const page = async (query: object = {}, token = pharmacy) => {
  const row = token === centre ? 'providerOrders.centreList' : 'providerOrders.pharmacyList'
  return (await practice.call<OrderPage>(row, { limit: '100', offset: '0', ...query }, { token })).result
}
const act = (input: Record<string, unknown>, key?: string) =>
  practice.call<Order>('providerOrders.pharmacyAct', input, { token: pharmacy, ...(key ? { key } : {}) })
const actAtCentre = (input: Record<string, unknown>) =>
  practice.call<Order>('providerOrders.centreAct', input, { token: centre })
const requested = async (way: 'PICKUP' | 'HOME_DELIVERY' = 'PICKUP', name?: string) => {
  const who = await somebodyOrdering(practice.db, now(), name)
  return placed(practice.db, await aMedicineOrder(practice.db, who, now(), way), now())
}

test('requests that wait are told without whose they are, and of nobody else (bell of requests)', async () => {
  const waiting = async (token: string) =>
    (await practice.call<{ ids: readonly string[] }>('providerOrders.requests', {}, { token })).result.ids
  const id = await requested()
  expect(await waiting(pharmacy)).toContain(id)
  expect(await waiting(centre)).not.toContain(id)
  await act({ orderId: id, status: 'confirmed' })
  expect(await waiting(pharmacy)).not.toContain(id)
})

test('orders are found by number, words of the name in any order, and mobile number (S2-055, S2-059)', async () => {
  const who = await somebodyOrdering(practice.db, now(), 'Kamala Devi Iyer')
  const id = await placed(practice.db, await aMedicineOrder(practice.db, who, now(), 'PICKUP'), now())
  const number = String((await page({ keyword: 'kamala' })).data[0]!['order_no'])
  const found = async (keyword: string) => (await page({ keyword })).data.map((order) => order.id)
  for (const keyword of ['kamala', 'Iyer  Kam', number, number.toLowerCase(), number.slice(2), who.phoneNumber])
    expect([keyword, await found(keyword)]).toEqual([keyword, expect.arrayContaining([id])])
  expect(await found(who.phoneNumber.slice(-4))).toContain(id)
  expect(await found(`+91 ${who.phoneNumber}`)).toEqual([id])
  expect(await found('amala')).toEqual([])
})

describe('A pharmacy', () => {
  test('offers something: neither lines nor words are refused, and the order stays accepted', async () => {
    const id = await requested()
    await act({ orderId: id, status: 'confirmed' })
    const reply = await act({ orderId: id, status: 'confirmed', action: 'offer' })
    expect([reply.status, reply.message]).toEqual([400, 'All fields are required'])
    expect((await page()).data.find((order) => order.id === id)).toMatchObject({ stage: 'accepted' })
    const words = await act({ orderId: id, status: 'confirmed', action: 'offer', words: 'No 500 mg today' })
    expect(words.result).toMatchObject({ stage: 'asking' })
  })

  test('accepts, packs and completes with the bill as it is reckoned (S2-276, S2-278, S2-458)', async () => {
    const id = await requested()
    expect(await act({ orderId: id, status: 'confirmed' })).toMatchObject({
      status: 200,
      result: { status: 'confirmed', stage: 'accepted' },
      body: { statusCode: 200, message: expect.stringMatching(/^M-\d+ is accepted\.$/) },
    })
    const packed = await act({
      orderId: id,
      status: 'confirmed',
      action: 'ready',
      amount: 500,
      discount_amount: 30,
      is_unscheduled: true,
    })
    expect(packed.result).toMatchObject({ stage: 'ready', amount: 500, discount_amount: 30, payable_amount: 470 })
    const done = await act({ orderId: id, status: 'completed', paymentMethodId: 2 })
    expect(done.result).toMatchObject({ status: 'completed', payment_status: 'PAID', payment_method: 2, pdfurl: null })
    await practice.runJobs()
    const [order] = (await page({ keyword: String(done.result['order_no']) })).data
    const file = await practice.get(order!['pdfurl'] as string)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('opens the bill of an order that was completed elsewhere: it is written when the order is read', async () => {
    const [before] = (await page({ status: 'completed' })).data.filter((each) => each['pdfurl'] === null)
    const read = async () =>
      (await practice.call<Order>('providerOrders.pharmacyOne', { id: before!.id }, { token: pharmacy })).result
    expect((await read())['pdfurl']).toBeNull()
    await practice.runJobs()
    expect((await practice.get((await read())['pdfurl'] as string)).headers.get('content-type')).toBe('application/pdf')
  })

  test('completes by PATCH too (S2-459)', async () => {
    const { id } = await orderIn(practice.db, { kind: 'medicine', stage: 'accepted' }, now())
    const patch = (discount: number) => {
      const input = { orderId: id, status: 'completed', amount: 100, discount_amount: discount, is_unscheduled: true }
      return practice.call<Order>('providerOrders.pharmacyPatch', input, { token: pharmacy })
    }
    expect(await patch(150)).toMatchObject({ status: 400, body: { code: 'discountTooLarge' } })
    expect(await patch(100)).toMatchObject({ status: 200, result: { status: 'completed', payable_amount: 0 } })
  })

  test.each([
    ['PICKUP', {}, 400],
    ['PICKUP', { amount: 100 }, 200],
    ['HOME_DELIVERY', { amount: 100 }, 400],
    ['HOME_DELIVERY', { amount: 100, delivery_partner: 'Dunzo' }, 200],
    ['HOME_DELIVERY', { amount: 100, tracking_id: '8841' }, 200],
  ] as const)('completing %s with %o answers %i (S2-337, S2-338)', async (way, bill, status) => {
    const { id } = await orderIn(practice.db, { kind: 'medicine', way, stage: 'accepted' }, now())
    const reply = await act({ orderId: id, status: 'completed', is_unscheduled: true, ...bill })
    expect(reply.status).toBe(status)
    expect(reply.message === 'All fields are required').toBe(status === 400)
    const after = (await page()).data.find((each) => each.id === id)
    expect(after?.status).toBe(status === 400 ? 'confirmed' : 'completed')
  })

  test('is refused what is payable when it is not total minus discount', async () => {
    const { id } = await orderIn(practice.db, { kind: 'medicine', stage: 'accepted' }, now())
    const bill = { amount: 100, discount_amount: 30, payable_amount: 71 }
    expect(await act({ orderId: id, status: 'completed', ...bill })).toMatchObject({
      status: 409,
      body: { code: 'payableDiffers' },
    })
  })

  test('rejects with a reason alone; other needs words (S2-277)', async () => {
    const id = await requested()
    expect((await act({ orderId: id, status: 'rejected' })).message).toBe('Please say why.')
    expect((await act({ orderId: id, status: 'rejected', reason: 'other' })).status).toBe(400)
    expect(await act({ orderId: id, status: 'rejected', reason: 'outOfStock' })).toMatchObject({
      status: 200,
      result: { status: 'rejected', reason: 'outOfStock' },
    })
  })

  test('tries again what came back from the door, with why; the patient is told, and it is sent once more', async () => {
    const { id, who } = await orderIn(practice.db, { kind: 'medicine', way: 'HOME_DELIVERY', stage: 'sent' }, now())
    expect((await act({ orderId: id, action: 'retry' })).message).toBe('Please say why.')
    const back = await act({ orderId: id, action: 'retry', reason: 'notReached' })
    expect(back.result).toMatchObject({ status: 'confirmed', stage: 'ready', reason: 'notReached' })
    const notices = await practice.db.select().from(notifications).where(eq(notifications.userId, who.patientId))
    expect(notices.map(({ event }) => event)).toContain('medicineOrder.returned')
    const again = await act({ orderId: id, action: 'send', status: 'confirmed', delivery_partner: 'Dunzo' })
    expect(again.result).toMatchObject({ stage: 'sent', reason: null })
    const events = again.result['events'] as readonly { action: string; reason: string | null }[]
    expect(events.slice(-2).map(({ action, reason }) => [action, reason])).toEqual([
      ['retry', 'notReached'],
      ['send', null],
    ])
    const refused = await act({ orderId: id, action: 'withdraw', reason: 'refusedAtDoor' })
    expect(refused.result).toMatchObject({ status: 'rejected', reason: 'refusedAtDoor' })
  })

  test('reads who was first, with the order as it stands', async () => {
    const id = await requested()
    await act({ orderId: id, status: 'confirmed' })
    const second = await act({ orderId: id, status: 'rejected', reason: 'outOfStock' })
    expect(second).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Meera Nambiar accepted M-\d+ at 10:30 am\.$/),
      body: { code: 'alreadyAccepted', result: { id, stage: 'accepted' } },
    })
  })

  test('gets the same answer for the same key', async () => {
    const id = await requested()
    const [one, two] = [
      await act({ orderId: id, status: 'confirmed' }, 'key-of-accept'),
      await act({ orderId: id, status: 'confirmed' }, 'key-of-accept'),
    ]
    expect(two.result).toEqual(one.result)
  })

  test('sees its own orders alone', async () => {
    const id = await requested()
    const test = await placed(practice.db, aTestOrder(await somebodyOrdering(practice.db, now()), now()), now())
    expect((await page()).data.map((each) => each.id)).toContain(id)
    expect((await page({}, centre)).data.map((each) => each.id)).not.toContain(id)
    expect((await act({ orderId: test, status: 'confirmed' })).status).toBe(404)
    expect((await practice.call('providerOrders.pharmacyOne', { id: test }, { token: pharmacy })).status).toBe(404)
    const desk = await practice.logIn(demonstrationAccounts.clinicPatientDesk.phoneNumber)
    expect(
      (await practice.call('providerOrders.pharmacyList', { limit: '1', offset: '0' }, { token: desk })).status,
    ).toBe(404)
  })

  test('reads, accepts and bills no order of another one', async () => {
    const another = await practice.logIn((await staffOfAnother(practice.db, 'pharmacy')).phoneNumber)
    const id = await requested()
    const call = (row: 'pharmacyOne' | 'pharmacyAct' | 'pharmacyPatch', input: object) =>
      practice.call(`providerOrders.${row}`, { ...input }, { token: another })
    expect(await page({}, another)).toMatchObject({ data: [], count: 0 })
    expect((await call('pharmacyOne', { id })).status).toBe(404)
    expect((await call('pharmacyAct', { orderId: id, status: 'confirmed' })).status).toBe(404)
    expect((await act({ orderId: id, status: 'confirmed' })).status).toBe(200)
    expect((await call('pharmacyAct', { orderId: id, action: 'ready', amount: 500 })).status).toBe(404)
    expect((await call('pharmacyPatch', { orderId: id, status: 'completed', amount: 500 })).status).toBe(404)
    expect((await page()).data.find((each) => each.id === id)).toMatchObject({ stage: 'accepted', amount: null })
  })

  test('filters by way, status, requests, words and days (S2-182, S2-457)', async () => {
    const brought = await requested('HOME_DELIVERY', 'Zubin Wadia')
    const fetched = await requested('PICKUP', 'Zubin Wadia')
    const ids = async (query: object) =>
      (await page({ keyword: 'zubin', ...query })).data.map((each) => each.id).toSorted()
    expect(await ids({})).toEqual([brought, fetched].toSorted())
    expect(await ids({ type: 'HOME_DELIVERY' })).toEqual([brought])
    expect(await ids({ isPending: 'true' })).toHaveLength(2)
    await act({ orderId: fetched, status: 'confirmed' })
    expect(await ids({ status: 'confirmed' })).toEqual([fetched])
    expect(await ids({ startTime: String(now() - HOUR), endTime: String(now() + HOUR) })).toHaveLength(2)
    expect(await ids({ startTime: String(now() + DAY) })).toEqual([])
  })

  test('changes the bill of what is packed, and notes a refund once', async () => {
    const { id } = await orderIn(practice.db, { kind: 'medicine', stage: 'accepted' }, now())
    await act({ orderId: id, action: 'ready', amount: 500, is_unscheduled: true })
    expect((await act({ orderId: id, action: 'bill', amount: 450, is_unscheduled: true })).result).toMatchObject({
      payable_amount: 450,
    })
    expect((await act({ orderId: id, action: 'refund', words: 'Wrong strength' })).status).toBe(409)
    await act({ orderId: id, status: 'completed' })
    expect((await act({ orderId: id, action: 'refund' })).message).toBe('Please say why.')
    const refunded = await act({ orderId: id, action: 'refund', words: 'Wrong strength' })
    expect(refunded.result).toMatchObject({ status: 'completed', payment_status: 'REFUNDED' })
    expect((await act({ orderId: id, action: 'refund', words: 'Again' })).status).toBe(409)
  })

  test('numbers its bills without gaps', async () => {
    const ids = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await orderIn(practice.db, { kind: 'medicine', stage: 'accepted' }, now())).id,
      ),
    )
    await Promise.all(ids.map((orderId) => act({ orderId, status: 'completed', amount: 10, is_unscheduled: true })))
    const { rows } = await practice.db.execute<{ no: string }>(
      `select invoice_no as no from provider_orders where invoice_no is not null and provider_id = '${demonstrationAccounts.pharmacy.providerId}' order by 1`,
    )
    const numbers = rows.map(({ no }) => Number(no.slice(-6)))
    expect(rows[0]!.no).toMatch(/^B\/25-26\/\d{6}$/)
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index))
  })
})

describe('A step that was pressed too early', () => {
  const noticesOf = async (patientId: string) =>
    (await practice.db.select().from(notifications).where(eq(notifications.userId, patientId))).map(
      ({ event }) => event,
    )
  const actions = (result: object) =>
    (result as { events: readonly { action: string; name: string }[] }).events.map(({ action }) => action)

  test('of a centre is taken back until its report is sent, with its history; the patient is not called again', async () => {
    const { id, who } = await orderIn(practice.db, { kind: 'test', stage: 'sampled' }, now())
    const { status, result } = await actAtCentre({ id, action: 'undo' })
    expect([status, result['stage']]).toEqual([200, 'accepted'])
    expect(actions(result).at(-1)).toBe('undo')
    expect(await noticesOf(who.patientId)).toEqual([])
    expect((await actAtCentre({ id, status: 'confirmed', action: 'sample' })).result).toMatchObject({
      stage: 'sampled',
    })
    const done = await orderIn(practice.db, { kind: 'test', stage: 'completed' }, now())
    expect((await actAtCentre({ id: done.id, action: 'undo' })).status).toBe(409)
  })

  test('of a pharmacy is taken back: sent, then packed; the patient who was told reads that it is not so', async () => {
    const order = { kind: 'medicine', way: 'HOME_DELIVERY', stage: 'accepted' } as const
    const { id: orderId, who } = await orderIn(practice.db, order, now())
    await act({ orderId, action: 'ready', amount: 470, is_unscheduled: true })
    await act({ orderId, action: 'send', delivery_partner: 'Dunzo' })
    expect(await noticesOf(who.patientId)).toEqual(['medicineOrder.ready', 'medicineOrder.sent'])
    expect((await act({ orderId, action: 'undo' })).result).toMatchObject({ stage: 'ready', amount: 470 })
    const { result } = await act({ orderId, action: 'undo' })
    expect(result).toMatchObject({ stage: 'accepted', status: 'confirmed' })
    expect(actions(result)).toEqual(['place', 'ready', 'declare', 'send', 'undo', 'undo'])
    expect(new Set(await noticesOf(who.patientId))).toEqual(new Set(['medicineOrder.undone']))
    expect((await act({ orderId, action: 'undo' })).status).toBe(409)
    expect((await act({ orderId, action: 'ready', amount: 480, is_unscheduled: true })).result).toMatchObject({
      stage: 'ready',
      amount: 480,
    })
  })
})

describe('A centre', () => {
  test('takes a sample again that was unfit, and the words of a reason of its own stay in the history', async () => {
    const { id, who } = await orderIn(practice.db, { kind: 'test', stage: 'sampled' }, now())
    expect((await actAtCentre({ id, action: 'retake', reason: 'sampleUnfit' })).result).toMatchObject({
      stage: 'accepted',
    })
    const notices = await practice.db.select().from(notifications).where(eq(notifications.userId, who.patientId))
    expect(notices.map(({ event }) => event)).toContain('testOrder.retaken')
    await actAtCentre({ id, status: 'confirmed', action: 'sample' })
    await actAtCentre({ id, action: 'retake', reason: 'other', words: 'The tube broke' })
    const { result } = await actAtCentre({ id, status: 'confirmed', action: 'sample' })
    const events = result['events'] as readonly { action: string; reason: string | null }[]
    expect(events.filter(({ action }) => action === 'retake').map(({ reason }) => reason)).toEqual([
      'sampleUnfit',
      'The tube broke',
    ])
  })

  test('accepts, takes the tests and completes; its total is the order’s (S2-343, S2-462)', async () => {
    const who = await somebodyOrdering(practice.db, now())
    const id = await placed(practice.db, aTestOrder(who, now(), dayOf(now())), now())
    await actAtCentre({ id, status: 'confirmed' })
    await actAtCentre({ id, status: 'confirmed', action: 'sample' })
    const done = await actAtCentre({ id, status: 'completed', discountAmount: 150, total: 1 })
    expect(done.result).toMatchObject({ status: 'completed', total_amount: 2150, payable_amount: 2000 })
  })

  test('notes no tests as done before the day of their visit, and says which day that is', async () => {
    const who = await somebodyOrdering(practice.db, now())
    const tomorrow = addDays(dayOf(now()), 1)
    const id = await placed(practice.db, aTestOrder(who, now(), tomorrow), now())
    await actAtCentre({ id, status: 'confirmed' })
    const early = await actAtCentre({ id, status: 'confirmed', action: 'sample' })
    expect(early).toMatchObject({ status: 409, body: { code: 'visitAhead' } })
    expect(early.message).toContain(dayIn('eng', startOfDay(tomorrow)))
    expect((await page({}, centre)).data.find((order) => order.id === id)).toMatchObject({ stage: 'accepted' })
  })

  test('filters by status, words and days (S2-183, S2-461)', async () => {
    const { id } = await orderIn(practice.db, { kind: 'test', stage: 'uploaded' }, now())
    const ids = async (query: object) => (await page(query, centre)).data.map((each) => each.id)
    expect(await ids({ status: 'uploaded' })).toContain(id)
    expect(await ids({ status: 'uploaded', startDate: '05-01-2026', endDate: '05-01-2026' })).toContain(id)
    expect(await ids({ startDate: '06-01-2026' })).not.toContain(id)
  })
})
