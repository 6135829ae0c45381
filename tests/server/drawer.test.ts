import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerOrders } from '../../server/orders/orders.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { addDays, dayOf, startOfDay } from '../../src/core/kit/dates'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { orderIn } from '../kit/orders'
import { emptyTables } from '../kit/template'

const today = dayOf(NOW)
const tomorrow = addDays(today, 1)
const CASH = 1
const UPI = 2
const CARD = 4

let practice: TestBackend
let token: string
beforeAll(async () => {
  practice = await startBackend()
  token = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
})
afterAll(() => practice.close())
beforeEach(async () => {
  await emptyTables(practice, ['provider_orders', 'drawers'])
  practice.clock.at = NOW
})

const onWire = (day: string) => day.split('-').toReversed().join('-')
const act = (input: Record<string, unknown>) =>
  practice.call<{ invoice_no: string | null }>('providerOrders.pharmacyAct', input, { token })
const accepted = async () => (await orderIn(practice.db, { kind: 'medicine', stage: 'accepted' }, NOW)).id
const sell = async (amount: number, paymentMethodId = CASH) => {
  const orderId = await accepted()
  return { orderId, ...(await act({ orderId, status: 'completed', amount, paymentMethodId, is_unscheduled: true })) }
}
const close = (counted: number, method = CASH, day = today) =>
  practice.call<Record<string, unknown>>(
    'sales.closeDrawer',
    { provider: 'pharmacy', day: onWire(day), payment_method: method, counted },
    { token },
  )
const salesOn = async (day: string) =>
  (
    await practice.call<{ methods: unknown; drawers: unknown; salesAmount: number }>(
      'sales.sales',
      { provider: 'pharmacy', startTime: `${day} 00:00:00`, endTime: `${day} 23:59:59` },
      { token },
    )
  ).result

describe('A drawer', () => {
  test.each([
    [500, 'The drawer is closed. It has what was sold.'],
    [480.5, 'The drawer is closed. ₹19.50 are missing from what was sold.'],
    [501, 'The drawer is closed. It has ₹1 more than was sold.'],
  ])('that is counted as %f says how that differs from what was sold', async (counted, words) => {
    await sell(300)
    await sell(200)
    await sell(70, CARD)
    const closed = await close(counted)
    expect([closed.status, closed.message]).toEqual([200, words])
    expect(closed.result).toEqual({ day: today, payment_method: CASH, expected: 500, counted, closed_at: NOW })
    expect(await salesOn(today)).toMatchObject({
      methods: [
        { payment_method: CASH, payable: 500 },
        { payment_method: CARD, payable: 70 },
      ],
      drawers: [{ payment_method: CASH, expected: 500, counted }],
    })
  })

  test('is closed once for a day, and not for a day to come', async () => {
    expect((await close(0)).status).toBe(200)
    const again = await close(0)
    expect([again.status, again.body, again.message]).toMatchObject([
      409,
      { code: 'drawerClosed' },
      'This drawer is closed for Monday, 5 January 2026 already.',
    ])
    expect(await close(0, CASH, tomorrow)).toMatchObject({ status: 400, body: { code: 'dayAhead' } })
    expect((await close(0, UPI)).status).toBe(200)
  })

  test('that is closed takes no sale and no refund any more: they count for the next day, and say so', async () => {
    const before = await sell(300)
    await close(300)
    const later = await sell(120)
    expect(later.message).toMatch(/ The drawer of today is closed: it counts for 6 Jan\.$/)
    const back = await act({ orderId: before.orderId, action: 'refund', words: 'Wrong strength' })
    expect(back.message).toMatch(/ The drawer of today is closed: it counts for 6 Jan\.$/)
    const byUpi = await sell(50, UPI)
    expect(byUpi.message).not.toContain('closed')
    expect(await salesOn(today)).toMatchObject({ salesAmount: 350, drawers: [{ expected: 300 }] })
    expect(await salesOn(tomorrow)).toMatchObject({ methods: [{ payment_method: CASH, payable: 120, refunded: 300 }] })
    const [order] = await practice.db.select().from(providerOrders).where(eq(providerOrders.id, later.orderId))
    expect([order!.completedAt, order!.countedAt]).toEqual([NOW, startOfDay(tomorrow)])
  })

  test('that is closed while bills are written has exactly what counts for its day', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, accepted))
    const sold = orders.map((orderId) =>
      act({ orderId, status: 'completed', amount: 10, paymentMethodId: CASH, is_unscheduled: true }),
    )
    const [closed, ...bills] = await Promise.all([close(0), ...sold])
    expect([closed.status, ...bills.map(({ status }) => status)]).toEqual([200, ...orders.map(() => 200)])
    const [ofToday, ofTomorrow] = [await salesOn(today), await salesOn(tomorrow)]
    expect(closed.result['expected']).toBe(ofToday.salesAmount)
    expect(ofToday.salesAmount + ofTomorrow.salesAmount).toBe(120)
    const later = bills.filter(({ message }) => message.includes('counts for 6 Jan'))
    expect(later).toHaveLength(ofTomorrow.salesAmount / 10)
  })

  test('of a pharmacy is nobody else’s', async () => {
    const centre = await practice.logIn(demonstrationAccounts.diagnosticCentre.phoneNumber)
    const input = { provider: 'pharmacy', day: onWire(today), payment_method: CASH, counted: 0 }
    expect((await practice.call('sales.closeDrawer', input, { token: centre })).status).toBe(404)
  })
})
