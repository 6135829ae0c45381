import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../server/kit/ids'
import { pdfText } from '../../server/kit/pdf/pdfText'
import { lineStock } from '../../server/orders/lineStock.tables'
import { creditNotes, h1Register, orderTests, providerOrders } from '../../server/orders/orders.tables'
import { providers } from '../../server/provider/provider.tables'
import { medicalRecords } from '../../server/records/records.tables'
import { pdfOfRegister } from '../../server/sales/h1Register.paper'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { startBackend, type TestBackend } from '../kit/backend'
import { sessionFor } from '../kit/clinicDay'
import { aMedicineOrder, orderIn, pharmacist, placed, somebodyOrdering } from '../kit/orders'
import { moveOrder } from '../../server/orders/order.store'

interface OrderWire {
  readonly billLines: readonly { readonly returned: number }[]
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
    await act({ orderId, status: 'completed', amount: 80, is_unscheduled: true })
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

  test('but not of an empty list, which would read as all of it: what comes back is named, or left out', async () => {
    const orderId = await accepted()
    await act({ orderId, status: 'completed', billLines })
    const refused = await act({ orderId, action: 'refund', words: 'Nothing of it', returned: [] })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'badInput', fields: [{ field: 'returned', reason: 'noneNamed' }] },
    })
    expect(refused.message).toContain('name at least one, or leave it out for all')
    const centre = await sessionFor(practice, demonstrationAccounts.diagnosticCentre.id, 'DIAGNOSTIC_CENTER')
    const { id } = await orderIn(practice.db, { kind: 'test', stage: 'completed' }, now())
    const none = { id, action: 'refund', words: 'None', testIds: [] }
    expect(await practice.call('providerOrders.centreAct', none, { token: centre })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'testIds' }] },
    })
    expect(await practice.db.$count(creditNotes, eq(creditNotes.orderId, orderId))).toBe(0)
  })

  test('but not where nothing was paid', async () => {
    const orderId = await accepted()
    await act({ orderId, status: 'completed', amount: 100, discount_amount: 100, is_unscheduled: true })
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

describe('Medicines that come back', () => {
  const names = ['Levetiracetam 500 mg tablet', 'Clobazam 10 mg tablet']
  const sold = async (discount = 0) => {
    const who = await somebodyOrdering(practice.db, now())
    const order = await aMedicineOrder(practice.db, who, now())
    const prescriptionId = newId()
    await practice.db.update(medicalRecords).set({ prescriptionId }).where(eq(medicalRecords.id, order.recordId))
    const lines = names.map((name, at) => ({
      line: at,
      medicineId: null,
      name,
      prescribed: 60,
      asked: 20,
      unit: 'tablet',
    }))
    const id = await placed(practice.db, { ...order, lines }, now())
    await practice.db.transaction((tx) => moveOrder(tx, { id, action: 'accept', by: pharmacist }, now()))
    const bill = names.map((name, fills) => ({ ...billLines[0]!, name, fills, gst: 5, isH1: fills === 1 }))
    const done = await act({
      orderId: id,
      status: 'completed',
      billLines: bill,
      discount_amount: discount,
      prescriber: 'Dr Mehta',
    })
    expect(done.status).toBe(200)
    const stock = async () =>
      (await practice.db.select().from(lineStock).where(eq(lineStock.prescriptionId, prescriptionId)))
        .toSorted((one, other) => one.line - other.line)
        .map(({ taken }) => taken)
    const back = (quantity: number, on = 1) =>
      act({ orderId: id, action: 'refund', words: 'Drowsy on it', returned: [{ line: on, quantity }] })
    return { id, stock, back }
  }

  test('are paid back at their price less their share of the discount, and are to be had again', async () => {
    const { id, stock, back } = await sold(100)
    expect(await back(5)).toMatchObject({
      status: 200,
      result: { payment_status: 'PAID', billLines: [{ returned: 0 }, { returned: 5 }] },
    })
    expect(await stock()).toEqual([20, 15])
    const { credit_note_url: url, credit_note_no: no } = await opened(id)
    const text = await read(url)
    for (const part of [
      'Clobazam 10 mg tablet · 5 × ₹25.00',
      'share of the discount',
      '− ₹12.50',
      'Given back',
      '₹112.50',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Levetiracetam')
    const range = { from: '2000-01-01', to: '2100-01-01' } as never
    const [provider] = await practice.db
      .select()
      .from(providers)
      .where(eq(providers.id, demonstrationProviders.pharmacy))
    const register = (await pdfText(await pdfOfRegister(practice.db, provider!, range, now())))!.replaceAll(/\s+/g, ' ')
    expect(register).toContain(`Came back: 5 as billed`)
    expect(register).toContain(no!)
  })

  test('are never more than were sold, and the last of them gives back the rest', async () => {
    const { id, stock, back } = await sold(0.01)
    await back(15)
    const refused = { status: 409, body: { code: 'notReturned', fields: [{ field: 'returned.0.quantity' }] } }
    expect(await back(6)).toMatchObject(refused)
    expect(await back(1, 7)).toMatchObject(refused)
    const twice = [
      { line: 1, quantity: 3 },
      { line: 1, quantity: 3 },
    ]
    expect(await act({ orderId: id, action: 'refund', words: 'Twice', returned: twice })).toMatchObject({
      status: 409,
      body: { code: 'notReturned', fields: [{ field: 'returned.1.quantity' }] },
    })
    expect(await stock()).toEqual([20, 5])
    await act({ orderId: id, action: 'refund', words: 'All the rest' })
    const [order] = await practice.db.select().from(providerOrders).where(eq(providerOrders.id, id))
    expect(order).toMatchObject({ paymentStatus: 'REFUNDED', refunded: 99_999 })
    expect(await stock()).toEqual([0, 0])
  })

  test('were never handed over where the wrong order was completed: it is open again, with its bill', async () => {
    const { id, stock } = await sold()
    const mistake = { orderId: id, action: 'refund', words: 'Of the man before her', is_mistaken: true }
    const answer = await act(mistake)
    expect(answer).toMatchObject({ status: 200, result: { payment_status: 'REFUNDED' } })
    const { recordId } = (await practice.db.select().from(providerOrders).where(eq(providerOrders.id, id)))[0]!
    const [again] = await practice.db
      .select()
      .from(providerOrders)
      .where(and(eq(providerOrders.recordId, recordId!), eq(providerOrders.stage, 'accepted')))
    expect(answer.body).toMatchObject({ message: expect.stringContaining(`M-${again!.orderNo}`) })
    expect(again).toMatchObject({ paymentStatus: 'UNPAID', payable: 100_000, invoiceNo: null, refunded: 0 })
    expect(await stock()).toEqual([20, 20])
    expect((await opened(again!.id)).billLines).toMatchObject([{ returned: 0 }, { returned: 0 }])
    expect(await act(mistake)).toMatchObject({ status: 409, body: { code: 'alreadyRefunded' } })
    // It is sold as any other, and its register has it once more.
    expect(await act({ orderId: again!.id, status: 'completed' })).toMatchObject({ status: 200 })
    expect(await practice.db.$count(h1Register, eq(h1Register.orderId, again!.id))).toBe(1)
  })

  test('of a wrong order are not opened again where the patient has ordered them again, and nothing is given back', async () => {
    const { id, back } = await sold()
    const [old] = await practice.db.select().from(providerOrders).where(eq(providerOrders.id, id))
    const { patientId, memberId, recordId } = old!
    await placed(
      practice.db,
      {
        kind: 'medicine',
        way: 'PICKUP',
        addressId: null,
        providerId: old!.providerId,
        patientId,
        memberId,
        recordId: recordId!,
        lines: [],
      },
      now(),
    )
    const mistake = { orderId: id, action: 'refund', words: 'Not hers', is_mistaken: true }
    expect(await act(mistake)).toMatchObject({ status: 409, body: { code: 'orderedAgain' } })
    expect(await practice.db.$count(creditNotes, eq(creditNotes.orderId, id))).toBe(0)
    // What some came back of was handed over.
    await back(1)
    expect(await act(mistake)).toMatchObject({ status: 409, body: { code: 'notReturned' } })
    expect(await practice.db.$count(creditNotes, eq(creditNotes.orderId, id))).toBe(1)
  })

  test('come back once, however often that is sent at the same time', async () => {
    const { id, stock, back } = await sold()
    const answers = await Promise.all(Array.from({ length: 6 }, () => back(20)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await stock()).toEqual([20, 0])
    expect(await practice.db.$count(creditNotes, eq(creditNotes.orderId, id))).toBe(1)
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
