import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { files } from '../../../server/files/files.tables'
import { medicalRecords } from '../../../server/records/records.tables'
import { addDays, dayOf } from '../../../src/core/kit/dates'
import { NOW, startBackend } from '../../kit/backend'
import { inboxOf, newKnown } from '../../kit/clinicDay'
import { billLine, openCounter } from '../../kit/counter'
import { levetiracetam, line } from '../../kit/medicineLines'
import { aPaper } from '../../kit/orders'

/** What a pharmacist tries at the counter, and what it expects: each with a patient of its own. */
const practice = await startBackend()
const { db, call } = practice
const counter = await openCounter(practice)
const { act, read, seenBy, signedOrder, paperOrder } = counter
afterAll(() => practice.close())
beforeEach(() => {
  practice.clock.at = NOW
})

/** Twenty tablets for ten days. */
const levipil = { name: 'Levipil 500', quantity: 20, price: 12.5 }
const codeOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
  status,
  (body as { code?: string }).code,
]

test('stock of twelve for twenty: the patient is asked, agrees, is billed twelve and no more, and eight stay to be had', async () => {
  const { who, recordId, id } = await signedOrder('Asha Patel', [levetiracetam])
  await act(id, { status: 'confirmed', action: 'offer', lines: [{ line: 0, quantity: 12 }], words: 'Twelve today' })
  expect((await inboxOf(practice, who.token)).at(-1)).toMatch(
    /^Not all of it is available\. .* can supply part of order M-/,
  )
  expect(await seenBy(who, id)).toMatchObject({ stage: 'asking', lines: [{ asked: 20, offered: 12 }] })
  expect((await counter.agree(who, id)).status).toBe(200)
  const billed = (quantity: number) => act(id, { status: 'completed', billLines: [billLine({ ...levipil, quantity })] })
  const tooMuch = await billed(13)
  expect([...codeOf(tooMuch), tooMuch.message]).toEqual([
    400,
    'tooMuchBilled',
    'Levipil 500: at most 12 were agreed, and the bill has 13.',
  ])
  expect((await billed(12)).result).toMatchObject({ status: 'completed', amount: 150, payable_amount: 150 })
  expect(await counter.leftOf(who, recordId)).toEqual([8])
})

test('an expired batch: it is not sold, nothing of the bill is kept, and a good batch is sold at once', async () => {
  const { id } = await paperOrder('Asha Patel')
  const refused = await act(id, { status: 'completed', billLines: [billLine({ ...levipil, expiry: '2025-12' })] })
  expect(codeOf(refused)).toEqual([400, 'expired'])
  expect(refused.message).toBe(
    'Levipil 500, batch B7, has expired: it was good until Wednesday, 31 December 2025. It must not be handed over.',
  )
  expect(refused.body).toMatchObject({ fields: [{ field: 'billLines.0.expiry' }] })
  const ofBefore = await act(id, { status: 'completed', billLines: [billLine({ ...levipil, expiry: '1927-04' })] })
  expect(codeOf(ofBefore)).toEqual([400, 'expired'])
  expect(await read(id)).toMatchObject({ stage: 'accepted', amount: null, invoice_no: null })
  const good = billLine({ ...levipil, expiry: '2026-01' })
  // It is the last month of this one: the pharmacist confirms that the patient knows.
  expect(codeOf(await act(id, { status: 'completed', billLines: [good] }))).toEqual([400, 'expiresSoon'])
  const sold = await act(id, { status: 'completed', billLines: [{ ...good, isSoonConfirmed: true }] })
  expect(sold.result).toMatchObject({ status: 'completed', amount: 250 })
})

test('a sale of Schedule H1: the register has day, patient, medicine, quantity, batch and the doctor who signed, whatever is typed', async () => {
  const { id } = await signedOrder('Harish Menon', [line(null, 'Zolpidem 10 mg tablet', '0-0-1 tablet')])
  const sold = billLine({ name: 'Zolpidem 10', quantity: 10, price: 6, batch: 'TR44' })
  expect((await act(id, { status: 'completed', billLines: [sold], prescriber: 'Dr Nobody' })).status).toBe(200)
  const register = await counter.register()
  for (const part of ['Register of Schedule H1', 'Harish Menon', 'Zolpidem 10', '10', 'TR44', counter.doctorName])
    expect(register).toContain(part)
  // The law asks for the prescriber's address too.
  for (const part of [counter.clinic.name, counter.clinic.pincode]) expect(register).toContain(part)
  expect(register).not.toContain('Dr Nobody')
})

test('Schedule X: neither ordered nor billed, and the counter reads why', async () => {
  const { id } = await paperOrder('Asha Patel')
  const refused = await act(id, {
    status: 'completed',
    billLines: [billLine({ name: 'Methylphenidate 10', quantity: 5, price: 20 })],
  })
  expect([...codeOf(refused), refused.message]).toEqual([
    400,
    'notSold',
    'A medicine on the bill is not sold by order: Schedule X and narcotics only over the counter.',
  ])
  const who = await newKnown(practice, 'Ketan Shah')
  const ordered = await counter.order(who, await counter.signed(who, [line(null, 'Ketamine 50 mg injection')]))
  expect(codeOf(ordered)).toEqual([409, 'notSoldOnline'])
})

test('another brand of the strength that was agreed: sold, and the bill names what was handed over', async () => {
  const { id } = await signedOrder('Asha Patel', [levetiracetam])
  expect(
    (await act(id, { status: 'completed', billLines: [billLine({ ...levipil, name: 'Levera 500' })] })).status,
  ).toBe(200)
  const paper = await counter.paperOf(id)
  expect(paper).toContain('Levera 500 · 20 × ₹12.50')
  expect(paper).not.toContain('Levipil')
})

test('another strength than was agreed: not sold, and the counter reads what is wrong with the line', async () => {
  const { id } = await signedOrder('Asha Patel', [levetiracetam])
  const refused = await act(id, { status: 'completed', billLines: [billLine({ ...levipil, name: 'Levipil 250' })] })
  expect([...codeOf(refused), refused.message]).toEqual([
    400,
    'notTheSame',
    'A line of the bill is another strength or form than the prescription has.',
  ])
  expect(await read(id)).toMatchObject({ stage: 'accepted', invoice_no: null })
})

test('a strip that comes back sealed: the patient gets what they paid, the pharmacy a credit note, the prescription the tablets, once', async () => {
  const before = await counter.sales()
  const { who, recordId, id } = await signedOrder('Meera Rao', [levetiracetam])
  await act(id, { status: 'completed', billLines: [billLine(levipil)], discount_amount: 25 })
  expect(await counter.leftOf(who, recordId)).toEqual([0])
  const { result } = await act(id, { action: 'refund', words: 'Came back sealed' })
  expect(result).toMatchObject({
    payment_status: 'REFUNDED',
    credit_note_no: expect.stringMatching(/^C\/25-26\/\d{6}$/),
  })
  const { credit_note_no: no, invoice_no: bill } = result
  const note = await counter.paperOf(id, 'credit_note_url')
  for (const part of ['Credit note', no!, `For tax invoice ${bill}`, 'Came back sealed', 'Given back ₹225.00'])
    expect(note).toContain(part)
  expect((await inboxOf(practice, who.token)).at(-1)).toMatch(/^Payment given back\. Neem Tree Pharmacy gave ₹225 back/)
  expect(await counter.leftOf(who, recordId)).toEqual([20])
  const again = await act(id, { action: 'refund', words: 'Again' })
  expect([...codeOf(again), again.message]).toEqual([
    409,
    'alreadyRefunded',
    `Meera Nambiar gave the payment of ${result.order_no} back at 10:30 am.`,
  ])
  expect(await read(id)).toMatchObject({ credit_note_no: no })
  const after = await counter.sales()
  expect([after.sum, after.completed - before.completed]).toEqual([before.sum, 1])
})

/** An order of somebody new that is on its way to their door, with its bill to be paid there. */
const sentToDoor = async () => {
  const who = await newKnown(practice, 'Meera Rao')
  const place = { latitude: 28.57, longitude: 77.32, address: '4 Shanti Kunj', city: 'Noida', pincode: '201301' }
  const address = await call<{ id: string }>('medicines.saveAddress', place, { token: who.token })
  const recordId = await counter.signed(who, [levetiracetam])
  const id = await counter.accepted(who, recordId, { type: 'HOME_DELIVERY', addressId: address.result.id })
  await act(id, { status: 'confirmed', action: 'ready', billLines: [billLine(levipil)] })
  await act(id, { status: 'confirmed', action: 'send', delivery_partner: 'Dunzo' })
  return { who, recordId, id }
}

test('refused at the door with cash due: nothing is charged, nothing is sold, the medicines are free again and the patient reads so', async () => {
  const before = await counter.sales()
  const { who, recordId, id } = await sentToDoor()
  const back = await act(id, { status: 'rejected', action: 'withdraw', reason: 'refusedAtDoor' })
  expect(back.result).toMatchObject({ status: 'rejected', payment_status: 'UNPAID', reason: 'refusedAtDoor' })
  expect((await inboxOf(practice, who.token)).at(-1)).toMatch(
    /cannot supply order M-\d+ after all\. Nothing was charged\.$/,
  )
  expect(await counter.leftOf(who, recordId)).toEqual([20])
  expect(await counter.sales()).toEqual(before)
})

test('the rider did not reach: the order is back with its bill, the patient reads that it is tried again, and it is sent and paid', async () => {
  const { who, id } = await sentToDoor()
  expect((await act(id, { action: 'retry', reason: 'notReached' })).result).toMatchObject({
    stage: 'ready',
    payable_amount: 250,
    payment_status: 'UNPAID',
  })
  expect((await inboxOf(practice, who.token)).at(-1)).toMatch(
    /came back to Neem Tree Pharmacy\. They will try again\.$/,
  )
  await act(id, { status: 'confirmed', action: 'send', delivery_partner: 'Porter' })
  expect((await act(id, { status: 'completed' })).result).toMatchObject({ status: 'completed', payment_status: 'PAID' })
})

test('several rates of GST on one bill: each with its taxable sum and two equal halves, and all of it makes what is paid', async () => {
  const { id } = await paperOrder('Asha Patel')
  const billLines = [
    billLine({ name: 'Levipil 500', quantity: 7, price: 13.33, gst: 5 }),
    billLine({ name: 'Frisium 10', quantity: 3, price: 9.99, gst: 12 }),
    billLine({ name: 'Sticking plaster', quantity: 1, price: 10.01, gst: 18 }),
  ]
  await act(id, { status: 'completed', billLines })
  const paper = await counter.paperOf(id)
  expect(paper).toContain('Tax invoice')
  const rows = [...paper.matchAll(/GST (\d+) %: taxable ₹([\d.]+), CGST ₹([\d.]+), SGST ₹([\d.]+) ₹([\d.]+)/g)]
  expect(rows.map(([, rate]) => rate)).toEqual(['5', '12', '18'])
  const paise = (text: string) => Math.round(Number(text) * 100)
  for (const [, , taxable, cgst, sgst, sum] of rows) {
    expect(cgst).toBe(sgst)
    expect(paise(taxable!) + paise(cgst!) + paise(sgst!)).toBe(paise(sum!))
  }
  expect(rows.reduce((sum, row) => sum + paise(row[5]!), 0)).toBe(93_31 + 29_97 + 10_01)
  expect(paper).toContain('Paid ₹133.29')
})

test('a discount with paise: taken off to the paisa, and printed and told so', async () => {
  const { who, id } = await paperOrder('Asha Patel')
  const sold = await act(id, { status: 'completed', billLines: [billLine(levipil)], discount_amount: 12.35 })
  expect(sold.result).toMatchObject({ amount: 250, discount_amount: 12.35, payable_amount: 237.65 })
  const paper = await counter.paperOf(id)
  for (const part of ['Total ₹250.00', 'Discount − ₹12.35', 'Paid ₹237.65']) expect(paper).toContain(part)
  expect((await inboxOf(practice, who.token)).at(-1)).toContain('₹237.65 paid')
})

test('one paper prescription used twice: the second time the counter reads when it was used, and whether by another patient', async () => {
  const { who, recordId, id } = await paperOrder('Asha Patel')
  const [file] = await db.select().from(files).limit(1)
  await db.update(medicalRecords).set({ fileId: file!.id }).where(eq(medicalRecords.id, recordId))
  expect((await read(id)).paperUses).toEqual([])
  await act(id, { status: 'completed', amount: 90, is_unscheduled: true })
  const again = await counter.accepted(who, recordId)
  expect((await read(again)).paperUses).toEqual([{ at: NOW, isAnother: false }])
  const other = await paperOrder('Ravi Patel')
  await db.update(medicalRecords).set({ fileId: file!.id }).where(eq(medicalRecords.id, other.recordId))
  expect((await read(other.id)).paperUses).toEqual([
    { at: NOW, isAnother: true },
    { at: NOW, isAnother: true },
  ])
  expect((await seenBy(other.who, other.id)).paperUses).toEqual([])
})

test('something over the counter beside a prescription: billed once the patient read of it in an offer and agreed, a medicine that nobody agreed to is not', async () => {
  const { who, id } = await signedOrder('Asha Patel', [levetiracetam])
  const beside = (name: string) =>
    act(id, { status: 'completed', billLines: [billLine(levipil), billLine({ name, quantity: 1, price: 20 })] })
  const words = 'Something on the bill is neither in the order that the patient agreed to nor in an offer.'
  for (const name of ['Sticking plaster', 'Paracetamol 500']) {
    const refused = await beside(name)
    expect([...codeOf(refused), refused.message]).toEqual([400, 'notAgreed', words])
  }
  await act(id, { status: 'confirmed', action: 'offer', words: 'A sticking plaster with it, ₹20?' })
  await counter.agree(who, id)
  expect(codeOf(await beside('Paracetamol 500'))).toEqual([400, 'notAgreed'])
  expect((await beside('Sticking plaster')).result).toMatchObject({ status: 'completed', amount: 270 })
})

test('two of the staff accept at once: it is accepted once, and the second reads who was first and when', async () => {
  const who = await newKnown(practice, 'Asha Patel')
  const recordId = await aPaper(db, { ...who, addressId: '' }, NOW)
  const { id, order_no: no } = (await counter.order(who, recordId)).result
  const answers = await Promise.all([
    act(id, { status: 'confirmed' }),
    act(id, { status: 'confirmed' }, counter.colleague),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.message).toMatch(
    new RegExp(`^(Meera Nambiar|Second pharmacist) accepted ${no} at 10:30 am\\.$`),
  )
  expect(
    (await inboxOf(practice, who.token)).filter((text) => text.startsWith('Medicine order accepted')),
  ).toHaveLength(1)
})

test('cancelled before it is handed over: nothing was charged; paid by UPI and given back: all of it, by the way it is noted', async () => {
  const early = await paperOrder('Early')
  await act(early.id, { status: 'confirmed', action: 'ready', amount: 250, is_unscheduled: true })
  expect((await counter.cancel(early.who, early.id)).result).toMatchObject({
    status: 'cancelled',
    payment_status: 'UNPAID',
  })
  const { who, id } = await paperOrder('Paid')
  await act(id, { status: 'completed', billLines: [billLine(levipil)], discount_amount: 0.5, paymentMethodId: 2 })
  expect(codeOf(await counter.cancel(who, id))).toEqual([409, 'alreadyCompleted'])
  await act(id, { action: 'refund', words: 'Not needed any more' })
  expect(await seenBy(who, id)).toMatchObject({ payment_status: 'REFUNDED', payable_amount: 249.5 })
  const note = await counter.paperOf(id, 'credit_note_url')
  for (const part of ['Given back ₹249.50', 'UPI']) expect(note).toContain(part)
})

test('a prescription that is too old: not taken, with the reason, and the last day on which it is', async () => {
  const who = await newKnown(practice, 'Asha Patel')
  const recordId = await aPaper(db, { ...who, addressId: '' }, NOW)
  const dated = (days: number) =>
    db
      .update(medicalRecords)
      .set({ documentDate: addDays(dayOf(NOW), -days) })
      .where(eq(medicalRecords.id, recordId))
  await dated(181)
  const refused = await counter.order(who, recordId)
  expect(codeOf(refused)).toEqual([409, 'recordTooOld'])
  expect(refused.message).toMatch(/180/)
  await dated(180)
  expect((await counter.order(who, recordId)).status).toBe(200)
})

test('ten strips billed for ten tablets: refused, however many of them stand in a strip; ten tablets of one strip are sold', async () => {
  const tenTablets = [line('levetiracetam-500-mg-tablet', 'Levetiracetam 500 mg tablet', '1-0-1 tablet', 5)]
  const { who, recordId, id } = await signedOrder('Asha Patel', tenTablets)
  const billed = (quantity: number, packSize: number | null) =>
    act(id, { status: 'completed', billLines: [billLine({ ...levipil, quantity, packSize, price: 125 })] })
  expect(codeOf(await billed(100, 1))).toEqual([400, 'tooMuchBilled'])
  expect(codeOf(await billed(10, 10))).toEqual([400, 'tooMuchBilled'])
  expect(codeOf(await billed(2, 10))).toEqual([400, 'tooMuchBilled'])
  const unclear = await billed(10, null)
  expect([...codeOf(unclear), unclear.message]).toEqual([
    400,
    'packMissing',
    'How many are in one Levipil 500? Say what is in a pack, 1 for single ones: the patient agreed to a number, not to packs.',
  ])
  expect((await billed(1, 10)).result).toMatchObject({ status: 'completed', amount: 125 })
  expect(await counter.leftOf(who, recordId)).toEqual([0])
  expect(await counter.paperOf(id)).toContain('Levipil 500 · 1 × ₹125.00 ₹125.00 Schedule H · Pack of 10')
})

test('half a strip for ten tablets: what is not handed over stays to be had, in tablets', async () => {
  const { who, recordId, id } = await signedOrder('Asha Patel', [levetiracetam])
  await act(id, { status: 'completed', billLines: [billLine({ ...levipil, quantity: 1, packSize: 15 })] })
  expect(await counter.leftOf(who, recordId)).toEqual([5])
})

test('a syrup for 150 ml: two bottles of 100, for a bottle is not cut; a third one is too much', async () => {
  const syrup = [line(null, 'Levetiracetam 100 mg/ml syrup', '5-0-10 ml', 10)]
  const { who, recordId, id } = await signedOrder('Asha Patel', syrup)
  const billed = (quantity: number) =>
    act(id, {
      status: 'completed',
      billLines: [billLine({ name: 'Levetiracetam 100 mg/ml syrup', quantity, packSize: 100, price: 250 })],
    })
  expect(codeOf(await billed(3))).toEqual([400, 'tooMuchBilled'])
  expect((await billed(2)).result).toMatchObject({ status: 'completed', amount: 500 })
  expect(await counter.leftOf(who, recordId)).toEqual([0])
})

test('two strips prescribed: two are sold, whatever is in one, and a third is refused', async () => {
  const twoStrips = [{ ...levetiracetam, supply: { count: 2, pack: 'strip' } }]
  const { who, recordId, id } = await signedOrder('Asha Patel', twoStrips)
  expect((await read(id)).lines).toMatchObject([{ asked: 2, unit: 'strip' }])
  const billed = (quantity: number, packSize: number | null) =>
    act(id, { status: 'completed', billLines: [billLine({ ...levipil, quantity, packSize })] })
  expect(codeOf(await billed(3, 10))).toEqual([400, 'tooMuchBilled'])
  expect(codeOf(await billed(20, 1))).toEqual([400, 'tooMuchBilled'])
  expect((await billed(2, null)).status).toBe(200)
  expect(await counter.leftOf(who, recordId)).toEqual([0])
})

test('a discount above the sum: refused with the field, in words; all of the sum can be taken off', async () => {
  const { id } = await paperOrder('Asha Patel')
  const sold = { status: 'completed', billLines: [billLine(levipil)] }
  const refused = await act(id, { ...sold, discount_amount: 250.01 })
  expect([...codeOf(refused), refused.message]).toEqual([
    400,
    'discountTooLarge',
    'The discount is more than the total of ₹250. At most all of it can be taken off.',
  ])
  expect(refused.body).toMatchObject({ fields: [{ field: 'discount_amount' }] })
  expect(await read(id)).toMatchObject({ stage: 'accepted', discount_amount: null, invoice_no: null })
  expect((await act(id, { ...sold, discount_amount: 250 })).result).toMatchObject({ payable_amount: 0 })
})

test('the drawer at closing time: cash and UPI stand apart, and what was given back in cash is out of it', async () => {
  const before = await counter.sales()
  const sell = async (amount: number, paymentMethodId: number) => {
    const { id } = await paperOrder('Asha Patel')
    await act(id, { status: 'completed', amount, paymentMethodId, is_unscheduled: true })
    return id
  }
  const [kept, back] = [await sell(300, 1), await sell(120.5, 1)]
  await sell(200, 2)
  await act(back, { action: 'refund', words: 'Wrong strength' })
  const after = await counter.sales()
  expect([after.sum - before.sum, after.cash - before.cash]).toEqual([500_00, 300_00])
  expect(after.completed - before.completed).toBe(3)
  expect(await read(kept)).toMatchObject({ payment_status: 'PAID', credit_note_no: null })
})
