import { afterAll, beforeEach, expect, test } from 'vitest'
import { pdfText } from '../../../server/kit/pdf/pdfText'
import { dayOf } from '../../../src/core/kit/dates'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import { NOW, startBackend } from '../../kit/backend'
import { newKnown } from '../../kit/clinicDay'
import { billLine, openCounter } from '../../kit/counter'
import { levetiracetam, line } from '../../kit/medicineLines'

/** What a pharmacy writes once and needs again: in its books, beside the parcel, on the next bill. */
const practice = await startBackend()
const counter = await openCounter(practice)
const { act, read, signedOrder, paperOrder } = counter
const token = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
afterAll(() => practice.close())
beforeEach(() => {
  practice.clock.at = NOW
})

/** Twenty tablets for ten days. */
const levipil = { name: 'Levipil 500', quantity: 20, price: 12.5 }

/** Rows of today's export by their headings, those of one order. */
const booksOf = async (orderNo: string) => {
  const day = dayOf(practice.clock.now()).split('-').toReversed().join('-')
  const asked = { provider: 'pharmacy', startDate: day, endDate: day }
  const { result } = await practice.call<{ url: string }>('sales.export', asked, { token })
  const [head, ...rows] = (await (await practice.get(result.url)).text()).trim().split('\r\n')
  const names = head!.split(',')
  return rows
    .map((row) => Object.fromEntries(row.split(',').map((cell, at) => [names[at]!, cell])))
    .filter((row) => row['Order no'] === orderNo || row['\uFEFFOrder no'] === orderNo)
}

/** Taxable amounts and taxes of a document by rate, as it prints them. */
const printed = (paper: string) =>
  [...paper.matchAll(/GST (\d+) %: taxable ₹([\d,.]+), CGST ₹([\d.]+), SGST ₹([\d.]+)/g)].map(
    ([, rate, taxable, cgst, sgst]) => [rate, taxable!.replaceAll(',', ''), cgst, sgst],
  )
/** The same of a row of the export; what goes out is below nothing. */
const booked = (row: Readonly<Record<string, string>>) =>
  ['0', '5', '12', '18', '28'].flatMap((rate) => {
    const taxable = row[`Taxable ${rate} %`]
    const halves = rate === '0' ? ['0.00', '0.00'] : [row[`CGST ${rate} %`], row[`SGST ${rate} %`]]
    return taxable === '' || taxable === undefined ? [] : [[rate, taxable, ...halves]]
  })
const outgoing = (rows: readonly (readonly (string | undefined)[])[]) =>
  rows.map(([rate, ...amounts]) => [rate, ...amounts.map((each) => (each === '0.00' ? each : `-${each}`))])

test('the export has what a return of GST asks for, by rate, as the bill and each credit note print it', async () => {
  const { id } = await paperOrder('Asha Patel')
  const billLines = [
    billLine({ name: 'Levipil 500', quantity: 7, price: 13.33, gst: 5 }),
    billLine({ name: 'Supradyn', quantity: 3, price: 9.99, gst: 12 }),
    billLine({ name: 'Sticking plaster', quantity: 1, price: 10.01, gst: 18 }),
    billLine({ name: 'ORS', quantity: 2, price: 20, gst: 0 }),
  ]
  const sold = await act(id, { status: 'completed', billLines, discount_amount: 7.77 })
  const bill = printed(await counter.paperOf(id))
  expect(bill.map(([rate]) => rate)).toEqual(['0', '5', '12', '18'])
  const [sale] = await booksOf(sold.result.order_no)
  expect(booked(sale!)).toEqual(bill)
  practice.clock.at = NOW + 60
  await act(id, { action: 'refund', words: 'Two came back', returned: [{ line: 0, quantity: 2 }] })
  const note = printed(await counter.paperOf(id, 'credit_note_url'))
  expect(note.map(([rate]) => rate)).toEqual(['5'])
  const [back] = await booksOf(sold.result.order_no)
  expect(back).toMatchObject({ Status: 'refunded' })
  expect(booked(back!)).toEqual(outgoing(note))
  const tax = note.reduce((sum, [, , cgst, sgst]) => sum + Number(cgst) + Number(sgst), 0)
  expect(Number(back!['Tax'])).toBeCloseTo(-tax, 2)
})

test('what comes back of a bill of supply has no tax in it, in the credit note and in the books', async () => {
  const { id } = await paperOrder('Asha Patel')
  const billLines = [
    billLine({ name: 'Levipil 500', quantity: 7, price: 13.33, gst: 5 }),
    billLine({ name: 'Sticking plaster', quantity: 1, price: 10, gst: null }),
  ]
  const sold = await act(id, { status: 'completed', billLines })
  expect(await counter.paperOf(id)).toContain('Bill of supply')
  practice.clock.at = NOW + 60
  await act(id, { action: 'refund', words: 'Two came back', returned: [{ line: 0, quantity: 2 }] })
  const note = await counter.paperOf(id, 'credit_note_url')
  expect(note).toContain('No tax is collected')
  expect(note).not.toMatch(/GST \d|CGST/)
  const rows = await booksOf(sold.result.order_no)
  expect(rows.map(({ Status, Tax, 'Taxable 5 %': taxable }) => [Status, Tax, taxable])).toEqual([
    ['refunded', '', ''],
    ['completed', '', ''],
  ])
})

test('a packed order has what goes along with it: its lines, its total, the number of the order and none of a bill', async () => {
  const who = await newKnown(practice, 'Asha Patel')
  const place = { latitude: 28.57, longitude: 77.32, address: '4 Shanti Kunj', city: 'Noida', pincode: '201301' }
  const address = await practice.call<{ id: string }>('medicines.saveAddress', place, { token: who.token })
  const more = { type: 'HOME_DELIVERY', addressId: address.result.id }
  const id = await counter.accepted(who, await counter.signed(who, [levetiracetam]), more)
  expect((await read(id)).delivery_note_url).toBeNull()
  await act(id, { action: 'ready', billLines: [billLine(levipil)], discount_amount: 10 })
  const { delivery_note_url: url, order_no: no } = await read(id)
  expect((await counter.seenBy(who, id)).delivery_note_url).toBeNull()
  const noteAt = async (at: string) => {
    const answer = await practice.get(at)
    if (answer.status !== 200) return answer.status
    return (await pdfText(Buffer.from(await answer.arrayBuffer())))!.replaceAll(/\s+/g, ' ')
  }
  const note = await noteAt(url!)
  for (const part of ['Delivery challan', `No. ${no}`, 'Not a bill', 'Levipil 500 · 20 × ₹12.50', 'Batch B7', 'GSTIN'])
    expect(note).toContain(part)
  for (const part of ['4 Shanti Kunj, Noida 201301', 'Total ₹250.00', 'To pay ₹240.00', counter.doctorName])
    expect(note).toContain(part)
  expect(note).not.toMatch(/B\/\d\d-\d\d\//)
  expect(await noteAt(url!.replace('/delivery-notes/', '/files/'))).toBe(404)
  await act(id, { action: 'bill', billLines: [billLine({ ...levipil, price: 12 })] })
  expect(await noteAt(url!)).toContain('To pay ₹230.00')
  practice.clock.at = NOW + 3 * 60 * 60
  expect(await noteAt(url!)).toBe(404)
  practice.clock.at = NOW
  await act(id, { status: 'completed', delivery_partner: 'Porter' })
  expect(await read(id)).toMatchObject({ delivery_note_url: null, invoice_no: expect.stringMatching(/^B\//) })
  expect(await noteAt(url!)).toBe(404)
})

test('what is collected goes with a proforma', async () => {
  const { id } = await paperOrder('Asha Patel')
  await act(id, { action: 'ready', billLines: [billLine(levipil)] })
  const answer = await practice.get((await read(id)).delivery_note_url!)
  expect(await pdfText(Buffer.from(await answer.arrayBuffer()))).toContain('Proforma')
})

test('the next bill knows the last one of each product, of this pharmacy alone: never a batch or an expiry', async () => {
  const lastOf = async (name: string, as = token) => {
    const { result } = await practice.call<readonly { name: string }[]>('providerOrders.lastBills', {}, { token: as })
    return result.filter((each) => each.name.toLowerCase() === name)
  }
  const sell = async (more: object) => {
    const { id } = await paperOrder('Asha Patel')
    await act(id, { status: 'completed', billLines: [{ ...billLine({ ...levipil, name: 'Valparin 200' }), ...more }] })
  }
  expect(await lastOf('valparin 200')).toEqual([])
  const { id: packed } = await paperOrder('Asha Patel')
  await act(packed, { action: 'ready', billLines: [billLine({ ...levipil, name: 'Valparin 200', price: 39 })] })
  expect(await lastOf('valparin 200')).toMatchObject([{ price: 39, at: NOW }])
  await act(packed, { action: 'withdraw', reason: 'outOfStock', status: 'rejected' })
  expect(await lastOf('valparin 200')).toEqual([])
  await sell({ price: 40, packSize: 10, maker: 'Torrent' })
  practice.clock.at = NOW + 60
  await sell({
    name: 'VALPARIN 200',
    price: 44.5,
    packSize: 10,
    maker: 'Sanofi',
    gst: 5,
    batch: 'B9',
    expiry: '2027-09',
  })
  expect(await lastOf('valparin 200')).toEqual([
    { name: 'VALPARIN 200', packSize: 10, price: 44.5, hsn: '3004', gst: 5, maker: 'Sanofi', at: NOW + 60 },
  ])
  practice.clock.at = NOW + 181 * 24 * 60 * 60
  const later = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
  expect(await lastOf('valparin 200', later)).toEqual([])
})

test('how each medicine is taken stands with its line for the pharmacist, as it was prescribed; the patient has the paper', async () => {
  const { who, id } = await signedOrder('Asha Patel', [
    { ...levetiracetam, note: 'Not with milk' },
    line(null, 'Pregabalin 75 mg capsule', '0-0-1 capsule', 30),
  ])
  expect((await read(id)).lines).toMatchObject([
    { directions: { whenText: '1-0-1 tablet', mealType: 'afterFood', frequencyDays: 10, note: 'Not with milk' } },
    { directions: { whenText: '0-0-1 capsule', frequencyDays: 30 } },
  ])
  expect((await counter.seenBy(who, id)).lines).toMatchObject([{ directions: null }, { directions: null }])
})
