import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files } from '../../server/files/files.tables'
import type { Database } from '../../server/kit/handlers'
import { newId } from '../../server/kit/ids'
import { h1Register, providerOrders } from '../../server/orders/orders.tables'
import { medicalRecords } from '../../server/records/records.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { DAY } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'
import { aMedicineOrder, type Orderer, placed, somebodyOrdering } from '../kit/orders'

let practice: TestBackend
let token: string
beforeAll(async () => {
  practice = await startBackend()
  token = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
})
afterAll(() => practice.close())

const now = () => practice.clock.now()

/** An upload of some bytes. */
const anUpload = async (db: Database, ownerId: string, hash: string) => {
  const id = newId()
  const paper = { purpose: 'report', type: 'jpeg', name: 'paper.jpg', size: 1000, createdAt: now() } as const
  await db.insert(files).values({ ...paper, id, ownerId, hash })
  return id
}

/** An order with an upload of some bytes, as it was placed some days ago. */
const ordered = async (who: Orderer, hash: string, daysAgo = 0) => {
  const order = await aMedicineOrder(practice.db, who, now())
  const fileId = await anUpload(practice.db, who.patientId, hash)
  await practice.db.update(medicalRecords).set({ fileId }).where(eq(medicalRecords.id, order.recordId))
  return placed(practice.db, order, now() - daysAgo * DAY)
}
const paperUsesOf = async (id: string) => {
  const row = 'providerOrders.pharmacyOne'
  return (await practice.call<{ paperUses: readonly unknown[] }>(row, { id }, { token })).result.paperUses
}

describe('A paper prescription that was ordered with before', () => {
  test('is named to the pharmacist with the day, for whichever patient', async () => {
    const [asha, ravi] = [
      await somebodyOrdering(practice.db, now()),
      await somebodyOrdering(practice.db, now(), 'Ravi'),
    ]
    const first = await ordered(asha, 'one paper', 9)
    expect(await paperUsesOf(first)).toEqual([])
    const again = await ordered(asha, 'one paper', 4)
    const others = await ordered(ravi, 'one paper')
    await ordered(asha, 'another paper')
    expect(await paperUsesOf(others)).toEqual([
      { at: now() - 4 * DAY, isAnother: true },
      { at: now() - 9 * DAY, isAnother: true },
    ])
    expect(await paperUsesOf(again)).toEqual([
      { at: now(), isAnother: true },
      { at: now() - 9 * DAY, isAnother: false },
    ])
  })

  test('is not where nothing came of the other order, nor for the patient', async () => {
    const who = await somebodyOrdering(practice.db, now())
    const refused = await ordered(who, 'refused paper', 2)
    await practice.db.update(providerOrders).set({ stage: 'rejected' }).where(eq(providerOrders.id, refused))
    const id = await ordered(who, 'refused paper')
    expect(await paperUsesOf(id)).toEqual([])
    await ordered(who, 'refused paper')
    expect(await paperUsesOf(id)).toHaveLength(1)
    const patient = await practice.logIn(who.phoneNumber)
    const own = await practice.call<{ paperUses: readonly unknown[] }>('orders.one', { id }, { token: patient })
    expect(own.result.paperUses).toEqual([])
  })
})

test('whoever the pharmacy names, the register and the bill have the doctor who signed here', async () => {
  const who = await somebodyOrdering(practice.db, now())
  const order = await aMedicineOrder(practice.db, who, now())
  const signed = { source: 'prescription', doctorName: 'Dr Kavita Rao' } as const
  await practice.db.update(medicalRecords).set(signed).where(eq(medicalRecords.id, order.recordId))
  const id = await placed(practice.db, order, now())
  const act = (input: object) =>
    practice.call<Record<string, unknown>>('providerOrders.pharmacyAct', { orderId: id, ...input }, { token })
  await act({ status: 'confirmed' })
  const line = {
    name: 'Tramadol 50',
    quantity: 4,
    price: 5,
    hsn: '',
    gst: null,
    batch: 'B7',
    expiry: '2027-04',
    maker: 'Sun Pharma',
  }
  const sold = { status: 'completed', billLines: [{ ...line, isH1: true }], prescriber: 'Dr Nobody, Paldi' }
  expect((await act(sold)).result).toMatchObject({ prescriber: 'Dr Kavita Rao', isSignedHere: true })
  expect(await practice.db.select().from(h1Register).where(eq(h1Register.orderId, id))).toMatchObject([
    { prescriber: 'Dr Kavita Rao' },
  ])
})
