import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../server/kit/ids'
import { pdfText } from '../../server/kit/pdf/pdfText'
import { lineStock } from '../../server/orders/lineStock.tables'
import { creditNotes, orderTests, providerOrders } from '../../server/orders/orders.tables'
import { providers } from '../../server/provider/provider.tables'
import { medicalRecords } from '../../server/records/records.tables'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { startBackend, type TestBackend } from '../kit/backend'
import { aMedicineOrder, orderIn, pharmacist, placed, somebodyOrdering } from '../kit/orders'
import { moveOrder } from '../../server/orders/order.store'

interface OrderWire {
  readonly payment_status: string
  readonly invoice_no: string
  readonly credit_note_no: string | null
  readonly credit_note_url: string | null
  readonly pdfurl: string | null
}

let practice: TestBackend
let token: string
beforeAll(async () => {
  practice = await startBackend()
  token = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
})
afterAll(() => practice.close())

const now = () => practice.clock.now()
const act = (input: Record<string, unknown>, as = token) =>
  practice.call<OrderWire>('providerOrders.pharmacyAct', input, { token: as })
const accepted = async () => (await orderIn(practice.db, { kind: 'medicine', stage: 'accepted' }, now())).id
const read = async (url: string | null) =>
  (await pdfText(Buffer.from(await (await practice.get(url!)).arrayBuffer())))!.replaceAll(/\s+/g, ' ')
const opened = async (id: string) => {
  await practice.runJobs()
  return (await practice.call<OrderWire>('providerOrders.pharmacyOne', { id }, { token })).result
}
const line = { name: 'Levetiracetam 500', quantity: 20, packSize: 1, price: 25, hsn: '3004', gst: 12, batch: 'B7' }
const billLines = [{ ...line, expiry: '2027-04', maker: 'Sun Pharma', isH1: false }]

describe('What was paid is given back', () => {
  test('as a credit note with a number of its own, without gaps, which names its bill', async () => {
    await practice.db
      .update(providers)
      .set({ gstin: '24AAAAA0000A1Z5' })
      .where(eq(providers.id, demonstrationProviders.pharmacy))
    const numbers: string[] = []
    for (const amount of [500, 500]) {
      const orderId = await accepted()
      await act({ orderId, status: 'completed', amount, billLines })
      await act({ orderId, action: 'refund', words: 'Wrong strength' })
      const { credit_note_no: no, credit_note_url: url, invoice_no: bill } = await opened(orderId)
      numbers.push(no!)
      const text = await read(url)
      for (const part of ['Credit note', no!, `For tax invoice ${bill}`, 'Wrong strength', 'Given back', '₹500.00'])
        expect(text).toContain(part)
    }
    expect(numbers).toEqual(['C/25-26/000001', 'C/25-26/000002'])
  })

  test('to the patient as well', async () => {
    const who = await somebodyOrdering(practice.db, now())
    const orderId = await placed(practice.db, await aMedicineOrder(practice.db, who, now()), now())
    await act({ orderId, status: 'confirmed' })
    await act({ orderId, status: 'completed', amount: 80 })
    await act({ orderId, action: 'refund', words: 'Not taken' })
    const { credit_note_url: url } = await opened(orderId)
    const own = await practice.call<OrderWire>(
      'orders.one',
      { id: orderId },
      { token: await practice.logIn(who.phoneNumber) },
    )
    expect(own.result).toMatchObject({ credit_note_no: expect.stringMatching(/^C\//), payment_status: 'REFUNDED' })
    expect((await practice.get(own.result.credit_note_url!)).status).toBe(200)
    expect((await practice.get(url!)).status).toBe(200)
  })

  test.each(['providerOrders.centreAct', 'providerOrders.centrePatch'] as const)(
    'but no test of another order: %s',
    async (row) => {
      const centre = await practice.logIn(demonstrationAccounts.diagnosticCentre.phoneNumber)
      const paid = async () => {
        const { id } = await orderIn(practice.db, { kind: 'test', stage: 'sampled' }, now())
        await practice.call(row, { id, status: 'completed' }, { token: centre })
        return id
      }
      const id = await paid()
      const [other] = await practice.db
        .update(orderTests)
        .set({ testId: 'of-another' })
        .where(and(eq(orderTests.orderId, await paid()), eq(orderTests.testId, 'eeg')))
        .returning()
      const refund = { id, action: 'refund', words: 'Not done', testIds: [other!.testId] }
      expect(await practice.call(row, refund, { token: centre })).toMatchObject({
        status: 409,
        body: { code: 'testRefunded', fields: [{ field: 'testIds' }] },
      })
      expect(await practice.db.$count(creditNotes, eq(creditNotes.orderId, id))).toBe(0)
    },
  )

  test('but not where nothing was paid', async () => {
    const orderId = await accepted()
    await act({ orderId, status: 'completed', amount: 100, discount_amount: 100 })
    expect(await act({ orderId, action: 'refund', words: 'Wrong strength' })).toMatchObject({ status: 409 })
    const [order] = await practice.db.select().from(providerOrders).where(eq(providerOrders.id, orderId))
    expect(order).toMatchObject({ paymentStatus: 'PAID', refunded: 0 })
  })

  test('and is to be had from its prescription again', async () => {
    const who = await somebodyOrdering(practice.db, now())
    const order = await aMedicineOrder(practice.db, who, now())
    const prescriptionId = newId()
    await practice.db.update(medicalRecords).set({ prescriptionId }).where(eq(medicalRecords.id, order.recordId))
    const lines = [
      { line: 0, medicineId: null, name: 'Levetiracetam 500 mg tablet', prescribed: 90, asked: 30, unit: 'tablet' },
    ]
    const id = await placed(practice.db, { ...order, lines }, now())
    await practice.db.transaction((tx) => moveOrder(tx, { id, action: 'accept', by: pharmacist }, now()))
    const taken = async () =>
      (await practice.db.select().from(lineStock).where(eq(lineStock.prescriptionId, prescriptionId)))[0]?.taken
    await act({ orderId: id, status: 'completed', billLines })
    // Of thirty twenty were handed over.
    expect(await taken()).toBe(20)
    await act({ orderId: id, action: 'refund', words: 'Returned unopened' })
    expect(await taken()).toBe(0)
  })
})

describe('A bill of supply', () => {
  test('says nothing of a tax, and a bill its paise', async () => {
    const orderId = await accepted()
    await act({ orderId, status: 'completed', billLines: [...billLines, { ...billLines[0]!, gst: null }] })
    const text = await read((await opened(orderId)).pdfurl)
    for (const part of ['Bill of supply', 'No tax is collected', '₹1,000.00']) expect(text).toContain(part)
    for (const part of ['GST 12', 'CGST', 'include all taxes', 'Tax invoice']) expect(text).not.toContain(part)
  })
})
