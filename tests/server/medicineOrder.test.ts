import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { members } from '../../server/members/members.tables'
import { moveOrder } from '../../server/orders/order.store'
import { lineStock } from '../../server/orders/lineStock.tables'
import { providerOrders } from '../../server/orders/orders.tables'
import { orderLines } from '../../server/orders/lines.tables'
import { users } from '../../server/people/people.tables'
import { medicalRecords } from '../../server/records/records.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import type { Orderable, PlacedOrder } from '../../src/core/medicines/supply'
import { addDays, DAY, dayOf, HOUR } from '../../src/core/kit/dates'
import type { OrderAction } from '../../src/core/orders/order.lifecycle'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { levetiracetam, line } from '../kit/medicineLines'
import { aPaper } from '../kit/orders'
import { type GivenPharmacy, HERE, newPharmacy } from '../kit/pharmacies'
import { newAppointment, written } from '../kit/prescriptions'

/** 20 tablets, in ten days. */
const TWENTY = 20
let practice: TestBackend
let doctor: string
let patient: string
let memberId: string
let stranger: string
const patientId = demonstrationAccounts.patient.id

beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  patient = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
  stranger = await practice.logIn('7000054321')
})
afterAll(() => practice.close())
const pharmacy = (given: Partial<GivenPharmacy> = {}) => newPharmacy(practice.db, { name: 'Neem Tree', ...given })

/** The record of a prescription that the demonstration's doctor has just signed. */
const signed = async (medicine: readonly object[] = [levetiracetam]) => {
  const booked = await newAppointment(practice)
  memberId = booked.memberId
  const { result } = await practice.call<{ id: string }>(
    'prescription.create',
    { bookingId: booked.bookingId, ...written({ saveType: 'endConsultation', medicine }) },
    { token: doctor },
  )
  const [record] = await practice.db.select().from(medicalRecords).where(eq(medicalRecords.prescriptionId, result.id))
  return { recordId: record!.id, prescriptionId: result.id }
}
const paper = () => aPaper(practice.db, { patientId, memberId, addressId: '', phoneNumber: '' }, NOW)

interface Reply {
  readonly status: number
  readonly message: string
  readonly body: { readonly code?: string }
  readonly result: PlacedOrder & { readonly order_no: string; readonly answer_by: number }
}
const order = async (pharmacyId: string, medicalRecordId: string, more: object = {}, how: object = {}) => {
  const body = { medicalRecordId, memberId, pharmacyId, type: 'PICKUP', ...more }
  return (await practice.call('medicines.order', body, { token: patient, ...how })) as unknown as Reply
}
const refusal = async (...args: Parameters<typeof order>) => {
  const { status, message, body } = await order(...args)
  return { status, code: body.code, message }
}
const orderable = async (recordId: string) =>
  (
    await practice.call<readonly (Orderable & { open_order: Orderable['openOrder'] })[]>(
      'medicines.orderable',
      { memberId },
      { token: patient },
    )
  ).result.find(({ id }) => id === recordId)
const move = async (id: string, action: OrderAction, pharmacyId: string, set: object = {}) => {
  const moved = await practice.db.transaction((tx) =>
    moveOrder(
      tx,
      {
        id,
        action,
        by: { role: 'PHARMACY', userId: demonstrationAccounts.pharmacy.id, providerId: pharmacyId },
        set,
      },
      practice.clock.now(),
    ),
  )
  expect(moved.is).toBe('moved')
}
const bill = { total: 500_00, discount: 0, payable: 500_00, paymentMethodId: 1 }
const takenOf = async (prescriptionId: string) =>
  (await practice.db.select().from(lineStock).where(eq(lineStock.prescriptionId, prescriptionId))).map(
    ({ taken }) => taken,
  )

describe('A request to a pharmacy', () => {
  test('is placed with its lines, and says until when it is answered', async () => {
    const [neem, { recordId }] = await Promise.all([pharmacy(), signed()])
    const { status, result, message } = await order(neem, recordId)
    expect({ status, message }).toEqual({ status: 200, message: 'Your request has been sent to Neem Tree.' })
    expect(result).toEqual({
      id: expect.any(String),
      order_no: expect.stringMatching(/^M-\d+$/),
      answer_by: NOW + HOUR,
    })
    const lines = await practice.db.select().from(orderLines).where(eq(orderLines.orderId, result.id))
    expect(lines).toMatchObject([{ line: 0, name: 'Levetiracetam 500 mg tablet', prescribed: TWENTY, asked: TWENTY }])
  })

  test('has a signed prescription laid out that nobody opened yet, for the pharmacy reads it', async () => {
    const [neem, { recordId, prescriptionId }] = await Promise.all([pharmacy(), signed()])
    const waiting = sql`from graphile_worker.jobs where key like ${`%${prescriptionId}%`}`
    await practice.db.execute(sql`select graphile_worker.remove_job(key) ${waiting}`)
    await order(neem, recordId)
    expect((await practice.db.execute(sql`select key ${waiting}`)).rows).toHaveLength(1)
  })

  test('is one order however often it is sent with its key', async () => {
    const [neem, { recordId }] = await Promise.all([pharmacy(), signed()])
    const once = await order(neem, recordId, {}, { key: 'one-press-of-send' })
    const again = await order(neem, recordId, {}, { key: 'one-press-of-send' })
    expect(again.result).toEqual(once.result)
  })

  test('is refused where the same is open there, and goes to another with what is left alone', async () => {
    const [neem, other, { recordId, prescriptionId }] = [await pharmacy(), await pharmacy(), await signed()]
    await order(neem, recordId, { lines: [{ line: 0, quantity: 5 }] })
    expect(await refusal(neem, recordId)).toMatchObject({ status: 409, code: 'alreadyOrdered' })
    expect(await orderable(recordId)).toMatchObject({ state: 'free', lines: [{ left: 15 }] })
    const rest = await order(other, recordId)
    expect(rest.status).toBe(200)
    expect(await takenOf(prescriptionId)).toEqual([TWENTY])
  })

  test('that asks for all finds it in use, then spent, and free again when an order ends unsupplied', async () => {
    const [neem, other, third] = [await pharmacy(), await pharmacy({ name: 'Sanjivani' }), await pharmacy()]
    const { recordId, prescriptionId } = await signed()
    const first = await order(neem, recordId)
    expect(await refusal(other, recordId)).toEqual({
      status: 409,
      code: 'prescriptionInUse',
      message: `All of it is in your open order ${first.result.order_no} at Neem Tree.`,
    })
    expect(await orderable(recordId)).toMatchObject({ state: 'inUse', open_order: { id: first.result.id } })
    await move(first.result.id, 'reject', neem, { reason: 'outOfStock' })
    expect(await takenOf(prescriptionId)).toEqual([0])
    const second = await order(other, recordId)
    await move(second.result.id, 'accept', other)
    await move(second.result.id, 'complete', other, bill)
    const spent = await refusal(third, recordId)
    expect(spent).toMatchObject({ status: 409, code: 'prescriptionSpent' })
    expect(spent.message).toMatch(/^All of it was supplied on 5 Jan\. Ask Dr\.? .+ for a new one\.$/)
    expect(await orderable(recordId)).toMatchObject({ state: 'spent', supplied_at: NOW })
  })

  test('is left out of what is not sold online, and refused where nothing else is asked for', async () => {
    const neem = await pharmacy()
    const ketamine = line(null, 'Ketamine 50 mg injection')
    const both = await signed([levetiracetam, ketamine])
    const { result } = await order(neem, both.recordId)
    const lines = await practice.db.select().from(orderLines).where(eq(orderLines.orderId, result.id))
    expect(lines.map(({ name }) => name)).toEqual(['Levetiracetam 500 mg tablet'])
    const only = await signed([ketamine])
    expect(await refusal(neem, only.recordId)).toEqual({
      status: 409,
      code: 'notSoldOnline',
      message: 'Ketamine 50 mg injection: not sold online. Take the paper to a licensed pharmacy.',
    })
  })

  test('needs a prescription of its own family that is not removed', async () => {
    const [neem, { recordId }] = await Promise.all([pharmacy(), signed()])
    const gone = { status: 404, code: 'recordGone' }
    expect(await refusal(neem, recordId, {}, { token: stranger })).toMatchObject(gone)
    const family = await practice.db.select().from(members).where(eq(members.patientId, patientId))
    const other = family.find(({ id }) => id !== memberId)
    expect(await refusal(neem, recordId, { memberId: other!.id })).toMatchObject(gone)
    expect(await refusal(neem, '00000000-0000-4000-8000-00000000dead')).toMatchObject(gone)
    const kept = await paper()
    await practice.db.update(medicalRecords).set({ removedAt: NOW }).where(eq(medicalRecords.id, kept))
    expect(await refusal(neem, kept)).toMatchObject(gone)
    await practice.db.update(medicalRecords).set({ removedAt: null, heldFor: neem }).where(eq(medicalRecords.id, kept))
    expect(await refusal(neem, kept)).toMatchObject(gone)
  })

  test('is refused with a prescription of more than 180 days', async () => {
    const neem = await pharmacy()
    const kept = await paper()
    const dated = (days: number) =>
      practice.db
        .update(medicalRecords)
        .set({ documentDate: addDays(dayOf(NOW), -days) })
        .where(eq(medicalRecords.id, kept))
    await dated(181)
    expect(await refusal(neem, kept)).toMatchObject({ status: 409, code: 'recordTooOld' })
    await dated(180)
    expect((await order(neem, kept)).status).toBe(200)
  })

  test('is refused by a pharmacy that is paused, shut, gone, or without the way, and says how many others there are', async () => {
    const kept = await paper()
    const paused = await pharmacy({ name: 'Paused', more: { pausedUntil: NOW + 3 * DAY } })
    const closed = await refusal(paused, kept)
    expect(closed).toMatchObject({ status: 409, code: 'pharmacyClosed' })
    expect(closed.message).toMatch(/^Paused takes no orders until 8 Jan\. Others near it that do: [1-9]\d*\.$/)
    const shut = await pharmacy({ name: 'Thursdays', weekdays: [4] })
    expect(await refusal(shut, kept)).toMatchObject({ code: 'pharmacyClosed' })
    const counter = await pharmacy({ name: 'Counter', more: { offersDelivery: false, deliveryKm: null } })
    expect(await refusal(counter, kept, { type: 'HOME_DELIVERY' })).toMatchObject({
      code: 'wayNotOffered',
      message: 'Counter does not offer home delivery. Choose the other way.',
    })
    expect(await refusal('nobody', kept)).toMatchObject({ status: 404, code: 'pharmacyGone' })
    const outside = await pharmacy({ name: 'Evening', hours: [18 * 60, 22 * 60] })
    const { status, result } = await order(outside, kept)
    expect({ status, answerBy: result.answer_by }).toEqual({ status: 200, answerBy: 1_767_551_400 + 19 * HOUR })
  })

  test('goes to the address that was seen, as far as the pharmacy delivers', async () => {
    const kept = await paper()
    const neem = await pharmacy({ more: { deliveryKm: 3 } })
    const delivery = (addressId?: string) => ({ type: 'HOME_DELIVERY', ...(addressId && { addressId }) })
    const save = async (more: object) =>
      (
        await practice.call<{ id: string }>(
          'medicines.saveAddress',
          { ...HERE, address: '4, Port Road', city: 'Bhuj', pincode: '370001', ...more },
          { token: patient },
        )
      ).result.id
    expect(await refusal(neem, kept, delivery())).toMatchObject({ status: 409, code: 'addressMissing' })
    const first = await save({})
    const second = await save({ latitude: HERE.latitude + 0.1 })
    expect(await refusal(neem, kept, delivery(first))).toMatchObject({
      code: 'addressChanged',
      message: 'Your address was changed meanwhile. It is now 4, Port Road, Bhuj. Send again if that is right.',
    })
    const far = await refusal(neem, kept, delivery(second))
    expect(far).toMatchObject({ status: 409, code: 'notDelivered' })
    expect(far.message).toMatch(/^Neem Tree does not deliver to 370001\. Others near you that do: \d+\.$/)
    const near = await save({})
    const { result } = await order(neem, kept, delivery(near))
    const [row] = await practice.db.select().from(providerOrders).where(eq(providerOrders.id, result.id))
    expect(row).toMatchObject({ way: 'HOME_DELIVERY', addressId: near })
  })

  test('goes to the address of now where none is named', async () => {
    const kept = await paper()
    const neem = await pharmacy()
    const { result: address } = await practice.call<{ id: string }>(
      'medicines.saveAddress',
      { ...HERE, address: '5, Port Road', city: 'Bhuj', pincode: '370001' },
      { token: patient },
    )
    const { result } = await order(neem, kept, { type: 'HOME_DELIVERY' })
    const [row] = await practice.db.select().from(providerOrders).where(eq(providerOrders.id, result.id))
    expect(row).toMatchObject({ way: 'HOME_DELIVERY', addressId: address.id })
    const over = { stage: 'cancelled', closedAt: NOW } as const
    await practice.db.update(providerOrders).set(over).where(eq(providerOrders.id, result.id))
  })

  test('takes the place of one that nobody has answered, and not of one that was accepted meanwhile', async () => {
    const [neem, other, third] = [await pharmacy(), await pharmacy(), await pharmacy()]
    const { recordId } = await signed()
    const first = (await order(neem, recordId)).result.id
    const second = (await order(other, recordId, { replaces: first })).result.id
    const stageOf = async (id: string) =>
      (await practice.db.select().from(providerOrders).where(eq(providerOrders.id, id)))[0]!.stage
    expect(await stageOf(first)).toBe('cancelled')
    await move(second, 'accept', other)
    expect(await refusal(third, recordId, { replaces: second })).toEqual({
      status: 409,
      code: 'alreadyAccepted',
      message: 'Neem Tree has just accepted your order. Keep it?',
    })
    expect(await stageOf(second)).toBe('accepted')
    expect(await refusal(third, await paper(), { replaces: second }, { token: stranger })).toMatchObject({
      status: 404,
    })
  })

  /** What is answered where a request begins: before anything is typed. */
  const beginning = async (id: string, more: object = { begins: 'true' }) => {
    const asked = { id, latitude: 28.6, longitude: 77.3, ...more }
    const { status, body } = await practice.call('medicines.pharmacy', asked, { token: patient })
    return status === 200 ? status : (body as { code?: string }).code
  }

  test('is one of three at a pharmacy and of ten in all, which is known before it is begun', async () => {
    await practice.db
      .update(providerOrders)
      .set({ stage: 'cancelled', closedAt: NOW })
      .where(eq(providerOrders.stage, 'requested'))
    const neem = await pharmacy()
    for (let each = 0; each < 3; each += 1) expect((await order(neem, await paper())).status).toBe(200)
    expect(await refusal(neem, await paper())).toMatchObject({ status: 409, code: 'tooManyOpenHere' })
    expect([await beginning(neem), await beginning(neem, {})]).toEqual(['tooManyOpenHere', 200])
    const [open] = await practice.db
      .select({ id: providerOrders.id })
      .from(providerOrders)
      .where(and(eq(providerOrders.providerId, neem), eq(providerOrders.stage, 'requested')))
    expect(await beginning(neem, { begins: 'true', replaces: open!.id })).toBe(200)
    expect(await beginning(await pharmacy())).toBe(200)
    for (let each = 0; each < 7; each += 1) expect((await order(await pharmacy(), await paper())).status).toBe(200)
    expect(await refusal(await pharmacy(), await paper())).toEqual({
      status: 409,
      code: 'tooManyOpen',
      message: 'You have 10 open requests. Wait for an answer or cancel one in My orders.',
    })
    expect(await beginning(await pharmacy())).toBe('tooManyOpen')
    await practice.db
      .update(providerOrders)
      .set({ stage: 'cancelled', closedAt: NOW })
      .where(eq(providerOrders.stage, 'requested'))
  })

  test('is refused for somebody of whom name, age or gender is missing', async () => {
    const [user] = await practice.db.select().from(users).where(eq(users.phoneNumber, '7000054321'))
    const [own] = await practice.db.select().from(members).where(eq(members.patientId, user!.id))
    const record = await aPaper(
      practice.db,
      { patientId: user!.id, memberId: own!.id, addressId: '', phoneNumber: '' },
      NOW,
    )
    expect(await refusal(await pharmacy(), record, { memberId: own!.id }, { token: stranger })).toMatchObject({
      status: 409,
      code: 'profileIncomplete',
    })
  })

  /** The record of a prescription that replaces a signed one. */
  const amended = async (prescriptionId: string, medicine: readonly object[]) => {
    const amend = (id: string, more: object) =>
      practice.call<{ id: string }>(
        'prescription.update',
        { id, revision: 1, amendReason: 'Dose corrected', ...written({ medicine, ...more }) },
        { token: doctor },
      )
    const draft = await amend(prescriptionId, {})
    const version = await amend(draft.result.id, { saveType: 'endConsultation' })
    const [record] = await practice.db
      .select()
      .from(medicalRecords)
      .where(eq(medicalRecords.prescriptionId, version.result.id))
    return record!.id
  }
  const leftOf = async (recordId: string) => (await orderable(recordId))?.lines.map((each) => each.left)

  test('of an amended prescription that counts in another unit gives nothing more of what was supplied before', async () => {
    const first = await signed([{ ...levetiracetam, supply: { count: 2, pack: 'strip' } }])
    const { result } = await order(await pharmacy(), first.recordId, { lines: [{ line: 0, quantity: 1 }] })
    const recordId = await amended(first.prescriptionId, [levetiracetam])
    expect(await leftOf(recordId)).toEqual([0])
    expect(await refusal(await pharmacy(), recordId)).toMatchObject({ status: 409 })
    await practice.db.transaction((tx) =>
      moveOrder(tx, { id: result.id, action: 'cancel', by: { role: 'PATIENT', userId: patientId } }, NOW),
    )
    expect(await leftOf(recordId)).toEqual([TWENTY])
  })

  test('of an amended prescription gives no more of a medicine than is left of the versions before it', async () => {
    const first = await signed()
    const { result } = await order(await pharmacy(), first.recordId, { lines: [{ line: 0, quantity: 15 }] })
    // What was the first line stands second now.
    const medicine = [{ ...levetiracetam, medicineId: null, name: 'Folic acid' }, levetiracetam]
    const recordId = await amended(first.prescriptionId, medicine)
    const left = () => leftOf(recordId)
    expect(await left()).toEqual([TWENTY, 5])
    expect(await refusal(await pharmacy(), recordId, { lines: [{ line: 1, quantity: 6 }] })).toMatchObject({
      status: 409,
    })
    await practice.db.transaction((tx) =>
      moveOrder(tx, { id: result.id, action: 'cancel', by: { role: 'PATIENT', userId: patientId } }, NOW),
    )
    expect(await left()).toEqual([TWENTY, TWENTY])
  })

  test('of one prescription never takes more than was prescribed, however many pharmacies are asked at once', async () => {
    const { recordId, prescriptionId } = await signed()
    const all = await Promise.all(Array.from({ length: 8 }, () => pharmacy()))
    const answers = await Promise.all(all.map((id) => order(id, recordId, { lines: [{ line: 0, quantity: 8 }] })))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await takenOf(prescriptionId)).toEqual([16])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.flatMap(({ status, body }) => (status === 409 ? [body.code] : []))).toEqual(
      Array(6).fill('quantityTaken'),
    )
  })
})

test('the records of a member stand with prescriptions first, and name what is wrong with each', async () => {
  const { recordId } = await signed([levetiracetam, line(null, 'Paracetamol 500 mg tablet', 'SOS 1 tablet', null)])
  expect(await orderable(recordId)).toMatchObject({
    source: 'prescription',
    state: 'free',
    lines: [
      { line: 0, prescribed: TWENTY, left: TWENTY, unit: 'tablet', isSold: true },
      { line: 1, prescribed: null, left: null, isSold: true },
    ],
  })
})
