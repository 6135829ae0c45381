import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../server/kit/pdf/pdfText'
import { h1Register, orderEvents, providerOrders } from '../../server/orders/orders.tables'
import { orderBillLines, orderLines } from '../../server/orders/lines.tables'
import { providers } from '../../server/provider/provider.tables'
import { medicines } from '../../server/prescription/prescription.tables'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { DAY, dayOf } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'
import { orderIn } from '../kit/orders'

let practice: TestBackend
let token: string
beforeAll(async () => {
  practice = await startBackend()
  token = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
})
afterAll(() => practice.close())

const now = () => practice.clock.now()
const act = (input: Record<string, unknown>) =>
  practice.call<Record<string, unknown>>('providerOrders.pharmacyAct', input, { token })
const accepted = async () => (await orderIn(practice.db, { kind: 'medicine', stage: 'accepted' }, now())).id
const line = {
  name: 'Levetiracetam 500',
  quantity: 20,
  packSize: 1,
  price: 25,
  hsn: '3004',
  gst: 12,
  batch: 'B7',
  expiry: '2027-04',
  maker: 'Sun Pharma',
  isH1: false,
}
const read = async (url: string) => pdfText(Buffer.from(await (await practice.get(url)).arrayBuffer()))
const billOf = async (id: string) => {
  await practice.runJobs()
  const { result } = await practice.call<{ pdfurl: string }>('providerOrders.pharmacyOne', { id }, { token })
  return read(result.pdfurl)
}

describe('A bill of medicines', () => {
  test('has its lines, which make the total, and is a tax invoice where each names a rate', async () => {
    await practice.db
      .update(providers)
      .set({ gstin: '24AAAAA0000A1Z5' })
      .where(eq(providers.id, demonstrationProviders.pharmacy))
    const orderId = await accepted()
    const packed = await act({ orderId, status: 'confirmed', action: 'ready', billLines: [line], discount_amount: 20 })
    expect(packed.result).toMatchObject({ amount: 500, payable_amount: 480, billLines: [line] })
    await act({ orderId, status: 'completed' })
    const text = (await billOf(orderId))!.replaceAll(/\s+/g, ' ')
    for (const part of ['Tax invoice', 'HSN 3004', 'GST 12 %', 'Batch B7', 'Expires 04/2027', 'Sun Pharma', 'CGST'])
      expect(text).toContain(part)
  })

  test('is a bill of supply where a line names no rate', async () => {
    const orderId = await accepted()
    await act({ orderId, status: 'completed', billLines: [line, { ...line, gst: null }] })
    const text = await billOf(orderId)
    expect(text).toContain('Bill of supply')
    expect(text).not.toContain('CGST')
  })

  test('is refused where its lines do not make its total; nothing is kept of it', async () => {
    const orderId = await accepted()
    const refused = await act({ orderId, status: 'completed', amount: 499, billLines: [line] })
    expect(refused).toMatchObject({ status: 409, body: { code: 'payableDiffers' } })
    expect(await practice.db.$count(orderBillLines, eq(orderBillLines.orderId, orderId))).toBe(0)
  })

  test('keeps its lines when it is completed without them, and lets them go with another total', async () => {
    const orderId = await accepted()
    await act({ orderId, status: 'confirmed', action: 'ready', billLines: [line] })
    const changed = await act({ orderId, status: 'confirmed', action: 'bill', amount: 500, discount_amount: 10 })
    expect(changed.result).toMatchObject({ billLines: [line], payable_amount: 490 })
    const other = await act({ orderId, status: 'completed', amount: 450, is_unscheduled: true })
    expect(other.result).toMatchObject({ billLines: [], amount: 450 })
  })

  test.each([{ quantity: 0 }, { packSize: 0 }, { price: -1 }, { hsn: '30' }, { gst: 13 }, { expiry: '2027-13' }])(
    'is refused with %o',
    async (more) => {
      const reply = await act({ orderId: await accepted(), status: 'completed', billLines: [{ ...line, ...more }] })
      expect(reply.status).toBe(400)
    },
  )
})

describe('A bill is what the patient agreed to', () => {
  /** An order of 20 tablets of levetiracetam, and of no clobazam since the patient agreed to an offer without it. */
  const agreed = async () => {
    const orderId = await accepted()
    const of = { orderId, medicineId: null, unit: 'tablet', prescribed: 30 }
    await practice.db.insert(orderLines).values([
      { ...of, line: 0, name: 'Levetiracetam 500 mg tablet', asked: 20 },
      { ...of, line: 1, name: 'Clobazam 10 mg tablet', asked: 0 },
    ])
    return orderId
  }

  test.each([
    ['more than was agreed, under another name', [{ name: 'Levipil 500', quantity: 9999 }], 'tooMuchBilled'],
    [
      'more than was agreed, in two lines',
      [
        { name: 'Levipil 500', quantity: 15 },
        { name: 'Levera 500', quantity: 6 },
      ],
      'tooMuchBilled',
    ],
    ['two strips of fifteen for twenty', [{ name: 'Levipil 500', quantity: 2, packSize: 15 }], 'tooMuchBilled'],
    [
      'packs of which nobody said what they hold',
      [{ name: 'Levipil 500', quantity: 2, packSize: null }],
      'packMissing',
    ],
    ['what is left out of the offer', [{ name: 'Frisium 10', quantity: 1 }], 'tooMuchBilled'],
    ['what nobody prescribed', [{ name: 'Tramadol 50', quantity: 5 }], 'notAgreed'],
    ['Schedule X', [{ name: 'Methylphenidate 10', quantity: 5 }], 'notSold'],
    ['another strength of it', [{ name: 'Levipil 750', quantity: 10 }], 'notTheSame'],
    ['another form of it', [{ name: 'Levipil 500 mg injection', quantity: 10 }], 'notTheSame'],
    ['what is released otherwise', [{ name: 'Levipil XR 500', quantity: 10 }], 'notTheSame'],
    ['a medicine for the line of another one', [{ name: 'Levipil 500', quantity: 10, fills: 1 }], 'notAgreed'],
    ['a letter that makes another medicine of it', [{ name: 'Levipil D 500', quantity: 10 }], 'nameUnclear'],
    ['the same behind its strength', [{ name: 'Levipil 500 M', quantity: 10 }], 'nameUnclear'],
    ['the same in brackets', [{ name: 'Levipil (D) 500', quantity: 10 }], 'nameUnclear'],
    ['a brand of several strengths without one', [{ name: 'Levipil', quantity: 10 }], 'strengthMissing'],
    ['for a line that is none', [{ name: 'Levroxa 500', quantity: 10, fills: 9 }], 'notAgreed'],
    ['more under a name that nobody knows', [{ name: 'Levroxa 500', quantity: 21, fills: 0 }], 'tooMuchBilled'],
    ['goods that were in no offer', [{ name: 'Sticking plaster', quantity: 1 }], 'notAgreed'],
    ['an expired batch', [{ expiry: '2020-03' }], 'expired'],
    ['without its batch', [{ batch: '' }], 'batchMissing'],
    ['without its expiry', [{ expiry: '' }], 'expiryMissing'],
  ])('not %s', async (_, lines, code) => {
    const orderId = await agreed()
    const billLines = lines.map((more) => ({ ...line, ...more }))
    expect(await act({ orderId, status: 'completed', billLines })).toMatchObject({ status: 400, body: { code } })
    expect(await practice.db.$count(orderBillLines, eq(orderBillLines.orderId, orderId))).toBe(0)
  })

  describe.each([
    ['Aceclofenac 100 mg tablet', ['Zerodol 100', 'Tab. Hifenac 100mg'], ['Zerodol P 100', 'Zerodol SP', 'Hifenac-D']],
    ['Pantoprazole 40 mg tablet', ['Pan 40', 'Pan-40 Tablet 10s'], ['Pan D 40', 'Pan 40 D', 'Pan DSR', 'Pan L 40']],
    [
      'Telmisartan 40 mg tablet',
      ['Telma 40', 'TELMA-40 TAB'],
      ['Telma H 40', 'Telma 40 H', 'Telma AM 40', 'Telma AMH'],
    ],
    ['Tramadol 50 mg capsule', ['Tramadol 50 mg cap'], ['Ultracet', 'Tramadol P 50']],
    [
      'Aceclofenac + Paracetamol 100+325 mg tablet (Zerodol P)',
      ['Zerodol P', 'Zerodol-P tab 100/325', 'Aceclofenac + Paracetamol 100+325 mg tablet (Zerodol P)'],
      ['Zerodol 100', 'Zerodol SP', 'Paracetamol 325'],
    ],
    [
      'Pantoprazole + Domperidone 40+30 mg capsule (Pan D)',
      ['Pan D', 'Pan-D 40 capsule', 'Pantop D 40'],
      ['Pan 40', 'Pantoprazole 40'],
    ],
    [
      'Telmisartan + Hydrochlorothiazide 40+12.5 mg tablet',
      ['Telma H 40', 'Telma-H 40/12.5'],
      ['Telma 40', 'Telma AM 40', 'Telma H'],
    ],
    ['Tramadol + Paracetamol 37.5+325 mg tablet', ['Ultracet'], ['Tramadol 37.5', 'Ultracet Semi']],
    [
      'Cholecalciferol 60000 iu sachet',
      ['Calcirol 60K', 'Calcirol 60,000 IU', 'Calcirol sachet'],
      ['Calcirol 1000 iu'],
    ],
  ])('of %s', (prescribed, same, others) => {
    const billed = async (name: string) => {
      const orderId = await accepted()
      const typed = { orderId, line: 0, medicineId: null, name: prescribed, unit: 'tablet', prescribed: 20, asked: 20 }
      await practice.db.insert(orderLines).values(typed)
      const billLines = [{ ...line, name, fills: 0 }]
      return act({ orderId, status: 'confirmed', action: 'ready', billLines })
    }

    test.each(same)('%s fills it', async (name) => expect(await billed(name)).toMatchObject({ status: 200 }))

    test.each(others)('%s does not', async (name) => {
      const reply = await billed(name)
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({
        code: expect.stringMatching(/^(?:notAgreed|nameUnclear|notTheSame|strengthMissing)$/),
      })
    })
  })

  test('and says by how much it is too much, and of what', async () => {
    const billLines = [
      { ...line, name: 'Levipil 500', quantity: 10 },
      { ...line, name: 'Levera 500', quantity: 2, packSize: 15 },
    ]
    expect(await act({ orderId: await agreed(), status: 'completed', billLines })).toMatchObject({
      body: { message: 'Levera 500: at most 20 were agreed, and the bill has 40.' },
    })
  })

  test('within a limit, also of what is taken when needed', async () => {
    const orderId = await accepted()
    const of = { orderId, medicineId: null, unit: 'tablet', prescribed: null, asked: null }
    await practice.db.insert(orderLines).values([
      { ...of, line: 0, name: 'Paracetamol 500 mg tablet', most: 12 },
      { ...of, line: 1, name: 'Pantoprazole 40 mg tablet' },
    ])
    const billed = (more: object) =>
      act({ orderId, status: 'confirmed', action: 'ready', billLines: [{ ...line, ...more }] })
    const paracetamol = { name: 'Paracetamol 500', quantity: 1, fills: 0 }
    expect(await billed({ ...paracetamol, packSize: 15 })).toMatchObject({
      body: { code: 'tooMuchBilled', message: 'Paracetamol 500: at most 12 were agreed, and the bill has 15.' },
    })
    expect(await billed({ ...paracetamol, packSize: null })).toMatchObject({ body: { code: 'packMissing' } })
    const pantoprazole = { name: 'Pantoprazole 40', fills: 1 }
    expect(await billed({ ...pantoprazole, quantity: 31 })).toMatchObject({ body: { code: 'tooMuchBilled' } })
    expect((await billed({ ...paracetamol, packSize: 10 })).status).toBe(200)
  })

  test('asked about where a batch expires before it is used up: the pharmacist confirms, and is not asked again', async () => {
    const orderId = await accepted()
    const [thisMonth, later] = [dayOf(now()).slice(0, 7), dayOf(now() + 70 * DAY).slice(0, 7)]
    const typed = { orderId, line: 0, medicineId: null, name: 'Levetiracetam 500 mg tablet', unit: 'tablet' }
    await practice.db.insert(orderLines).values({ ...typed, prescribed: 180, asked: 180, days: 120 })
    const packed = (more: object) =>
      act({ orderId, status: 'confirmed', action: 'ready', billLines: [{ ...line, ...more }] })
    for (const expiry of [thisMonth, later])
      expect(await packed({ expiry })).toMatchObject({
        status: 400,
        body: { code: 'expiresSoon', message: expect.stringContaining('is good only until') },
      })
    expect((await packed({ expiry: later, isSoonConfirmed: true })).status).toBe(200)
    expect((await act({ orderId, status: 'completed' })).status).toBe(200)
  })

  test('but other brands of it, and a plaster that the patient agreed to beside', async () => {
    const orderId = await agreed()
    const event = { orderId, at: now(), role: 'PATIENT', action: 'agree', to: 'accepted' } as const
    await practice.db.insert(orderEvents).values(event)
    await practice.db
      .update(providerOrders)
      .set({ offerWords: 'No clobazam today. A sticking plaster comes with it, ₹20.' })
      .where(eq(providerOrders.id, orderId))
    const billLines = [
      { ...line, name: 'Levipil 0.5 g tablet', quantity: 12 },
      { ...line, name: 'Levroxa 500', quantity: 8, fills: 0 },
      { ...line, name: 'Sticking plaster', quantity: 1, batch: '', expiry: '' },
    ]
    expect((await act({ orderId, status: 'completed', billLines })).status).toBe(200)
    const kept = await practice.db
      .select({ fills: orderBillLines.fills })
      .from(orderBillLines)
      .where(eq(orderBillLines.orderId, orderId))
      .orderBy(orderBillLines.line)
    expect(kept.map(({ fills }) => fills)).toEqual([0, 0, null])
  })

  test('a plaster in as many as the offer counts, and nothing of which it names a letter', async () => {
    const offered = async (offerWords: string, goods: object) => {
      const orderId = await agreed()
      const event = { orderId, at: now(), role: 'PATIENT', action: 'agree', to: 'accepted' } as const
      await practice.db.insert(orderEvents).values(event)
      await practice.db.update(providerOrders).set({ offerWords }).where(eq(providerOrders.id, orderId))
      const billLines = [{ ...line, batch: '', expiry: '', name: 'Sticking plaster', ...goods }]
      return (await act({ orderId, status: 'confirmed', action: 'ready', billLines })).body
    }
    expect(await offered('A sticking plaster, ₹20.', { quantity: 9999 })).toMatchObject({ code: 'tooMuchBilled' })
    expect(await offered('A sticking plaster, Rs 20.', { quantity: 2 })).toMatchObject({ code: 'tooMuchBilled' })
    expect(await offered('A sticking plaster.', { name: 'a', quantity: 1 })).toMatchObject({ code: 'notAgreed' })
    expect(await offered('Sticking plasters: 3, sticking plaster roll.', { quantity: 3 })).toMatchObject({
      result: { status: 'confirmed' },
    })
  })

  test('and says the schedule that the catalogue has, whatever is ticked', async () => {
    const orderId = await accepted()
    const billLines = [
      { ...line, name: 'Levipil 500' },
      { ...line, name: 'Tramadol 50', quantity: 4 },
    ]
    await act({ orderId, status: 'completed', billLines, prescriber: 'Dr Rao, Paldi' })
    const text = (await billOf(orderId))!.replaceAll(/\s+/g, ' ')
    for (const part of ['Schedule H ·', 'Schedule H1 ·']) expect(text).toContain(part)
  })

  test('with batch and expiry of a paper too, named by its line', async () => {
    for (const [more, code, field] of [
      [{ batch: '' }, 'batchMissing', 'billLines.1.batch'],
      [{ expiry: '' }, 'expiryMissing', 'billLines.1.expiry'],
    ] as const) {
      const billLines = [line, { ...line, ...more }]
      expect(await act({ orderId: await accepted(), status: 'confirmed', action: 'ready', billLines })).toMatchObject({
        status: 400,
        body: { code, fields: [{ field }] },
      })
    }
  })

  test('of a prescription on paper too nothing expired is sold, nor Schedule X', async () => {
    for (const [more, code] of [
      [{ expiry: '2020-03' }, 'expired'],
      [{ name: 'Methylphenidate 10' }, 'notSold'],
    ] as const)
      expect(
        await act({ orderId: await accepted(), status: 'completed', billLines: [{ ...line, ...more }] }),
      ).toMatchObject({ status: 400, body: { code } })
  })
})

describe('The register of Schedule H1', () => {
  const entries = (orderId: string) => practice.db.select().from(h1Register).where(eq(h1Register.orderId, orderId))

  test('asks who prescribed what is marked, and has patient, prescriber, medicine and quantity', async () => {
    const orderId = await accepted()
    const sold = { orderId, status: 'completed', billLines: [line, { ...line, name: 'Clonazepam 0.5', isH1: true }] }
    expect(await act(sold)).toMatchObject({ status: 400, body: { code: 'prescriberMissing' } })
    expect(await entries(orderId)).toEqual([])
    await act({ ...sold, prescriber: 'Dr Rao, Paldi' })
    expect(await entries(orderId)).toMatchObject([
      { medicine: 'Clonazepam 0.5', quantity: 20, batch: 'B7', prescriber: 'Dr Rao, Paldi', patientName: 'Asha Patel' },
    ])
    await expect(practice.db.delete(h1Register).where(eq(h1Register.orderId, orderId))).rejects.toThrow('Failed query')
  })

  test('has what the catalogue says, though nobody marked it', async () => {
    const [h1] = await practice.db.select().from(medicines).where(eq(medicines.schedule, 'H1')).limit(1)
    const orderId = await accepted()
    const typed = { line: 0, name: h1!.generic, prescribed: 10, asked: 10, unit: 'tablet' }
    await practice.db.insert(orderLines).values({ orderId, medicineId: h1!.id, ...typed })
    const sold = { orderId, status: 'completed', billLines: [{ ...line, name: h1!.generic, quantity: 10 }] }
    expect(await act(sold)).toMatchObject({ body: { code: 'prescriberMissing' } })
    await act({ ...sold, prescriber: 'Dr Rao, Paldi' })
    expect(await entries(orderId)).toMatchObject([{ medicine: h1!.generic, quantity: 10, unit: 'tablet' }])
  })

  test('has what the catalogue says of a paper prescription too, whatever the bill calls it', async () => {
    const [h1] = await practice.db.select().from(medicines).where(eq(medicines.generic, 'Tramadol')).limit(1)
    expect(h1!.schedule).toBe('H1')
    const orderId = await accepted()
    const sold = { orderId, status: 'completed', billLines: [{ ...line, name: `${h1!.brands[0]} 50`, isH1: false }] }
    expect(await act(sold)).toMatchObject({ status: 400, body: { code: 'prescriberMissing' } })
    await act({ ...sold, prescriber: 'Dr Rao, Paldi' })
    expect(await entries(orderId)).toMatchObject([{ medicine: `${h1!.brands[0]} 50`, quantity: 20 }])
  })

  test.each(['Cefixime 200', 'Librium 10', 'Tab. Moxifloxacin 400', 'HYDROXYCHLOROQUINE 200'])(
    'has %s of a paper prescription, which is in no catalogue',
    async (name) => {
      const orderId = await accepted()
      const sold = { orderId, status: 'completed', billLines: [{ ...line, name }] }
      expect(await act(sold)).toMatchObject({ status: 400, body: { code: 'prescriberMissing' } })
      await act({ ...sold, prescriber: 'Dr Rao, Paldi' })
      expect(await entries(orderId)).toMatchObject([{ medicine: name, quantity: 20 }])
    },
  )

  test('is printed for a range of days by its pharmacy alone, each address once', async () => {
    const days = { startDate: '01-01-2026', endDate: '31-12-2026', document: 'h1Register' }
    const ask = (provider: string, as: string) =>
      practice.call<{ url: string }>('sales.export', { provider, ...days }, { token: as })
    const { result } = await ask('pharmacy', token)
    expect(result.url).toMatch(/h1-register\.pdf$/)
    const text = (await read(result.url))!
    for (const part of ['Register of Schedule H1', 'Clonazepam 0.5', 'Asha Patel', 'Dr Rao, Paldi'])
      expect(text).toContain(part)
    expect((await practice.get(result.url)).status).toBe(404)
    const centre = await practice.logIn(demonstrationAccounts.diagnosticCentre.phoneNumber)
    expect((await ask('diagnostic', centre)).status).toBe(404)
  })
})
