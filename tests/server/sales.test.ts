import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderBillLines } from '../../server/orders/lines.tables'
import { providers } from '../../server/provider/provider.tables'
import { ledgerHalves } from '../../server/sales/ledger.conditions'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { DAY, dayOf } from '../../src/core/kit/dates'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { salesBook } from '../kit/providerSales'
import { emptyTables } from '../kit/template'

const { pharmacy, diagnosticCentre, patient } = demonstrationAccounts
const today = dayOf(NOW)
const onWire = (day: string) => day.split('-').toReversed().join('-')
const whole = (from = today, to = today) => ({ startTime: `${from} 00:00:00`, endTime: `${to} 23:59:59` })
const range = (from = today, to = today) => ({ startDate: onWire(from), endDate: onWire(to) })

let backend: TestBackend
let book: Awaited<ReturnType<typeof salesBook>>
let token: string
let centre: string

beforeAll(async () => {
  backend = await startBackend()
  token = await backend.logIn(pharmacy.phoneNumber)
  centre = await backend.logIn(diagnosticCentre.phoneNumber)
})
afterAll(() => backend.close())
beforeEach(async () => {
  await emptyTables(backend, ['provider_orders'])
  book = await salesBook(backend.db)
})

const salesOf = async (input: object = whole()) =>
  (await backend.call('sales.sales', { provider: 'pharmacy', ...input }, { token })).result
const linesOf = async (input: object = range()) =>
  (
    await backend.call<readonly { orderNo: string; payable: number | null; refund: number | null }[]>(
      'sales.lines',
      { provider: 'pharmacy', limit: 50, offset: 0, ...input },
      { token },
    )
  ).result
const download = async (
  { provider = 'pharmacy', as = token }: { provider?: string; as?: string } = {},
  days: object = range(),
) => {
  const { result } = await backend.call<{ url: string }>('sales.export', { provider, ...days }, { token: as })
  return { url: result.url, answer: await backend.get(result.url) }
}
const paise = (rupees: string) => Math.round(Number(rupees) * 100)

describe('The profile of a provider', () => {
  test('has a photo, name, number, address, working days and hours', async () => {
    const { result } = await backend.call('sales.profile', { provider: 'pharmacy' }, { token })
    expect(Object.keys(result)).toEqual(
      expect.arrayContaining([
        'profilePhoto',
        'name',
        'countryCode',
        'phoneNumber',
        'address',
        'workingDays',
        'startTime',
        'endTime',
      ]),
    )
    expect(result).toMatchObject({ name: 'Neem Tree Pharmacy', countryCode: '+91', isPaused: false })
  })

  test('is that of the own kind alone', async () => {
    expect((await backend.call('sales.profile', { provider: 'diagnostic' }, { token })).status).toBe(404)
    expect((await backend.call('sales.profile', { provider: 'diagnostic' }, { token: centre })).result).toMatchObject({
      name: 'Sanjeevani Diagnostics',
    })
  })

  test('pauses new orders until a day or without an end, and takes them again', async () => {
    const pause = (isPaused: boolean, pausedUntil: string | null) =>
      backend.call(
        'sales.pause',
        { provider: 'pharmacy', isPaused, pausedUntil: pausedUntil && onWire(pausedUntil) },
        { token },
      )
    const tomorrow = dayOf(NOW + DAY)
    expect((await pause(true, tomorrow)).result).toMatchObject({ isPaused: true, pausedUntil: onWire(tomorrow) })
    expect((await pause(true, null)).result).toMatchObject({ isPaused: true, pausedUntil: null })
    expect(await pause(true, today)).toMatchObject({ status: 400, message: 'Choose a day after today' })
    expect((await pause(false, null)).result).toMatchObject({ isPaused: false, pausedUntil: null })
  })
})

describe('Sales', () => {
  test('grow by what an order was paid for, and count orders by status', async () => {
    await book.medicine({ ...book.paidAt(NOW), total: 53_000, discount: 3_000, payable: 50_000 })
    await book.medicine({ stage: 'accepted', acceptedAt: NOW, total: 900, payable: 900 })
    await book.medicine({ stage: 'rejected', createdAt: NOW - 90 * DAY, closedAt: NOW })
    expect(await salesOf()).toEqual({
      salesAmount: 500,
      payable: 500,
      refunded: 0,
      salesCount: [
        { status: 'completed', statusCount: 1 },
        { status: 'confirmed', statusCount: 1 },
        { status: 'rejected', statusCount: 1 },
      ],
      days: [{ day: today, payable: 500, refunded: 0 }],
      methods: [{ payment_method: 1, payable: 500, refunded: 0 }],
      drawers: [],
    })
  })

  test('lose a refund on its own day; the day of the sale stays as it was', async () => {
    const sold = NOW - 2 * DAY
    const refunded = { paymentStatus: 'REFUNDED' as const, refundedAt: NOW }
    await book.medicine({ ...book.paidAt(sold), total: 47_001, payable: 47_001, ...refunded })
    expect(await salesOf(whole(dayOf(sold), dayOf(sold)))).toMatchObject({ salesAmount: 470.01, refunded: 0 })
    expect(await salesOf()).toMatchObject({ salesAmount: -470.01, payable: 0, refunded: 470.01, salesCount: [] })
    expect(await salesOf(whole(dayOf(sold), today))).toMatchObject({ salesAmount: 0, payable: 470.01 })
    expect(await linesOf()).toMatchObject([{ payable: null, refund: 470.01 }])
  })

  test('are told apart by how they were paid, so that a drawer can be closed for a day', async () => {
    const cash = { ...book.paidAt(NOW), total: 300_00, payable: 300_00 }
    await book.medicine(cash)
    await book.medicine({ ...cash, paymentMethodId: 2, total: 200_50, payable: 200_50 })
    await book.medicine({ ...cash, ...book.paidAt(NOW - DAY), paymentStatus: 'REFUNDED', refundedAt: NOW })
    expect(await salesOf()).toMatchObject({
      salesAmount: 200.5,
      methods: [
        { payment_method: 1, payable: 300, refunded: 300 },
        { payment_method: 2, payable: 200.5, refunded: 0 },
      ],
    })
  })

  test('are those of the first to the last second of a day in India', async () => {
    const [first, last] = [NOW - (10 * 3600 + 30 * 60), NOW + (13 * 3600 + 29 * 60 + 59)]
    for (const at of [first - 1, first, last, last + 1])
      await book.medicine({ ...book.paidAt(at), total: 100, payable: 100 })
    expect(await salesOf()).toMatchObject({ salesAmount: 2 })
  })

  test('are refused for more than a year, and to others', async () => {
    const call = (input: object, as: string) =>
      backend.call('sales.sales', { provider: 'pharmacy', ...input }, { token: as })
    expect((await call(whole('2024-01-01', today), token)).status).toBe(400)
    expect((await call(whole(), centre)).status).toBe(404)
    expect((await call(whole(), await backend.logIn(patient.phoneNumber))).status).toBe(403)
  })

  test('of a panel, a list and an export are the same to the paisa', async () => {
    await book.many(700, NOW)
    await book.medicine({
      ...book.paidAt(NOW + 60),
      total: 12_345,
      payable: 12_345,
      paymentStatus: 'REFUNDED',
      refundedAt: NOW + 120,
    })
    const lines: Awaited<ReturnType<typeof linesOf>>[number][] = []
    for (let offset = 0; offset < 750; offset += 50) lines.push(...(await linesOf({ ...range(), offset })))
    const sum = lines.reduce((all, { payable, refund }) => all + Math.round(((payable ?? 0) - (refund ?? 0)) * 100), 0)
    const { answer } = await download()
    const rows = (await answer.text()).trim().split('\r\n').slice(1)
    const exported = rows.reduce((all, row) => all + paise(row.split(',')[7]!) - paise(row.split(',')[8]!), 0)
    const { salesAmount } = await salesOf()
    expect([lines.length, rows.length]).toEqual([702, 702])
    expect([sum, exported]).toEqual([paise(String(salesAmount)), paise(String(salesAmount))])
  })
})

/** Of no tax invoice nothing stands below the rates of GST. */
const noRates = ','.repeat(13)

describe('The export', () => {
  test('is a file named sales.csv with the columns of a pharmacy, without a phone', async () => {
    const order = await book.medicine({ ...book.paidAt(NOW), total: 53_000, discount: 3_000, payable: 50_000 })
    const { answer } = await download()
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="sales.csv"')
    expect(new Uint8Array(await answer.clone().arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(await answer.text()).toBe(
      [
        'Order no,Date,Patient,Type,Status,Amount,Discount,Payable,Refund,Bill no,Cash,UPI,Card,Tax,' +
          'Taxable 0 %,Taxable 5 %,CGST 5 %,SGST 5 %,Taxable 12 %,CGST 12 %,SGST 12 %,' +
          'Taxable 18 %,CGST 18 %,SGST 18 %,Taxable 28 %,CGST 28 %,SGST 28 %',
        `M-${order.orderNo},05-01-2026,Asha Patel,PICKUP,completed,530.00,30.00,500.00,,,500.00,,,${noRates}`,
        '',
      ].join('\r\n'),
    )
  })

  test('has the document, the drawer and the tax of each sale; a refund is no second completed one', async () => {
    const { pharmacy: providerId } = demonstrationProviders
    await backend.db.update(providers).set({ gstin: '24AAAAA0000A1Z5' }).where(eq(providers.id, providerId))
    const sold = { ...book.paidAt(NOW - DAY), paymentMethodId: 2, total: 112_00, payable: 112_00 }
    const back = { paymentStatus: 'REFUNDED', refundedAt: NOW } as const
    const order = await book.medicine({ ...sold, invoiceNo: 'B/25-26/900001', ...back }, 'C/25-26/900001')
    const item = {
      name: 'Levetiracetam 500',
      quantity: 1,
      price: 112_00,
      hsn: '3004',
      batch: '',
      expiry: '',
      maker: '',
    }
    await backend.db.insert(orderBillLines).values({ ...item, orderId: order.id, line: 0, gst: 12, isH1: false })
    const { answer } = await download({}, range(dayOf(NOW - DAY), today))
    expect((await answer.text()).trim().split('\r\n').slice(1)).toEqual([
      `M-${order.orderNo},05-01-2026,Asha Patel,PICKUP,refunded,,,,112.00,C/25-26/900001,,-112.00,,-12.00,,,,,-100.00,-6.00,-6.00,,,,,,`,
      `M-${order.orderNo},04-01-2026,Asha Patel,PICKUP,completed,112.00,,112.00,,B/25-26/900001,,112.00,,12.00,,,,,100.00,6.00,6.00,,,,,,`,
    ])
    expect(await linesOf()).toMatchObject([{ status: 'refunded', document_no: 'C/25-26/900001', payment_method: 2 }])
  })

  test('has the columns of a diagnostic centre, with its tests', async () => {
    const order = await book.test({ ...book.paidAt(NOW), total: 80_000, payable: 80_000 }, ['EEG', 'MRI brain'])
    const { answer } = await download({ provider: 'diagnostic', as: centre })
    expect((await answer.text()).split('\r\n').slice(0, 2)).toEqual([
      'Order no,Date,Patient,Tests,Status,Total,Discount,Payable,Refund,Bill no,Cash,UPI,Card,Tax',
      `T-${order.orderNo},05-01-2026,Asha Patel,EEG; MRI brain,completed,800.00,,800.00,,,800.00,,,`,
    ])
  })

  test('runs nothing in a spreadsheet', async () => {
    for (const patientName of ['=1+1', '+1', '-1', '@x', '＝1', '  =1', '\t1'])
      await book.medicine({ ...book.paidAt(NOW), patientName, total: 100, payable: 100 })
    const { answer } = await download()
    const names = (await answer.text())
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[2]!)
    expect(names.toSorted()).toEqual(["'\t1", "'  =1", "'+1", "'-1", "'=1+1", "'@x", "'＝1"].toSorted())
  })

  test('keeps a name of two lines, with quotes and commas, in one cell of one row', async () => {
    for (const patientName of ['Two\nlines', 'Two\rlines', 'Rao, "Meena"'])
      await book.medicine({ ...book.paidAt(NOW), patientName, total: 100, payable: 100 })
    const { answer } = await download()
    const names = (await answer.text())
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => /,("(?:[^"]|"")*"),/.exec(row)?.[1] ?? row)
    expect(names.toSorted()).toEqual(['"Rao, ""Meena"""', '"Two\nlines"', '"Two\rlines"'])
  })

  test('works once, for a minute', async () => {
    const { url, answer } = await download()
    expect([answer.status, (await backend.get(url)).status]).toEqual([200, 404])
    const { result } = await backend.call<{ url: string }>(
      'sales.export',
      { provider: 'pharmacy', ...range() },
      { token },
    )
    backend.clock.pass(61)
    expect((await backend.get(result.url)).status).toBe(404)
    backend.clock.pass(-61)
  })

  test('is one snapshot, whatever changes while it is read', async () => {
    await book.many(3_000, NOW)
    const { answer } = await download()
    const reader = answer.body!.getReader()
    const decoder = new TextDecoder()
    let text = decoder.decode((await reader.read()).value, { stream: true })
    await backend.exec('update provider_orders set total = total * 2, payable = payable * 2')
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += decoder.decode(part.value, { stream: true })
    const sum = text
      .trim()
      .split('\r\n')
      .slice(1)
      .reduce((all, row) => all + paise(row.split(',')[7]!), 0)
    expect(sum).toBe(3_000 * 10_000 + (3_000 * 3_001) / 2)
  })

  test('runs twice at the same time and no more; who leaves makes room', async () => {
    await book.many(30_000, NOW)
    const [one, two] = [await download(), await download()]
    expect([one.answer.status, two.answer.status]).toEqual([200, 200])
    expect((await download()).answer.status).toBe(429)
    await one.answer.body!.cancel()
    const next = async () => {
      const { answer } = await download()
      await answer.body?.cancel()
      return answer.status
    }
    await expect.poll(next).toBe(200)
    await two.answer.body!.cancel()
  })

  test('follows indexes: nothing is sorted', async () => {
    await book.many(5_000, NOW)
    await backend.exec(`insert into credit_notes (id, order_id, provider_id, no, amount, words, at, counted_at)
      select gen_random_uuid(), id, provider_id, 'C/' || order_no, payable, '', completed_at, completed_at
      from provider_orders where payable > 0`)
    await backend.exec('analyze provider_orders')
    await backend.exec('analyze credit_notes')
    const plans = await Promise.all(
      ledgerHalves(demonstrationProviders.pharmacy, { from: today, to: today }).map(async (half) => {
        const { rows } = await backend.db.execute<Record<string, string>>(sql`explain declare half cursor for ${half}`)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }),
    )
    expect(plans[0]).toMatch(/^Index Scan using provider_orders_counted/)
    expect(plans[1]).toMatch(/^Nested Loop.*\n *->  Index Scan using credit_notes_counted/)
  })
})
