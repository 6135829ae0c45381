import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appointments, schedules } from '../../server/booking/booking.tables'
import { newId } from '../../server/kit/ids'
import { members } from '../../server/members/members.tables'
import { moveOrder } from '../../server/orders/order.store'
import { providerOrders } from '../../server/orders/orders.tables'
import { orderLines } from '../../server/orders/lines.tables'
import { openSession } from '../../server/people/people.port'
import { addDays, DAY, dayOf, HOUR } from '../../src/core/kit/dates'
import type { OrderStage } from '../../src/core/orders/order.lifecycle'
import { startBackend, type TestBackend } from '../kit/backend'
import {
  aMedicineOrder,
  aTestOrder,
  type Orderer,
  pharmacist,
  placed,
  somebodyOrdering,
  technician,
} from '../kit/orders'

interface OrderOnWire {
  readonly id: string
  readonly order_no?: string
  readonly order_type?: string
  readonly status: string
  readonly stage?: string
  readonly revision?: number
}

let practice: TestBackend
let asha: Orderer
let token: string

beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())
beforeEach(async () => {
  asha = await somebodyOrdering(practice.db, now())
  token = await openSession(practice.db, { userId: asha.patientId, role: 'PATIENT', deviceId: null }, now())
})

const now = () => practice.clock.now()
const medicine = async (at = now()) => placed(practice.db, await aMedicineOrder(practice.db, asha, at), at)
const tests = (days = 1, at = now()) => placed(practice.db, aTestOrder(asha, at, addDays(dayOf(at), days)), at)
const list = async (asked: object = {}, page = { limit: 10, offset: 0 }) =>
  (await practice.call<OrderOnWire[]>('orders.list', { ...page, ...asked }, { token })).result
const ids = async (asked: object = {}, page = { limit: 10, offset: 0 }) => (await list(asked, page)).map(({ id }) => id)
/** A visit of somebody at a moment. */
const visitOf = async ({ patientId, memberId }: Orderer, startsAt: number, status: 'cancelled' | 'upcoming') => {
  const [hours] = await practice.db.select().from(schedules).where(eq(schedules.consultation, 'inClinic')).limit(1)
  const { id: scheduleId, doctorId, clinicId } = hours!
  const id = newId()
  const times = { startsAt, endsAt: startsAt + 900, createdAt: 1 }
  const fee = { consultationFee: 100, finalAmount: 100, paymentMethodId: 3, paymentStatus: 'UNPAID' as const }
  const slot = { scheduleId, doctorId, clinicId, consultation: 'inClinic' as const, slotNo: (visits += 1) }
  await practice.db.insert(appointments).values({ id, ...slot, ...times, ...fee, memberId, patientId, status })
  return id
}
let visits = 3000
const inStage = (id: string, stage: OrderStage) =>
  practice.db
    .update(providerOrders)
    .set({ stage, ...(stage === 'cancelled' && { closedAt: now() }) })
    .where(eq(providerOrders.id, id))

describe('The list of all orders', () => {
  test('begins with what comes or has changed next to now, then what is over, the latest first', async () => {
    const visit = await tests(2)
    const earlier = await medicine(now() - HOUR)
    const gone = await medicine(now() - 2 * DAY)
    await inStage(gone, 'cancelled')
    expect(await ids()).toEqual([visit, earlier, gone])
    expect((await list()).map(({ order_type }) => order_type)).toEqual(['test', 'medicine', 'medicine'])
  })

  test('is filtered by kind, status, days and words, each alone and together', async () => {
    const pills = await medicine(now() - 3 * DAY)
    const visit = await tests(3)
    const done = await medicine()
    await inStage(done, 'cancelled')
    expect(await ids({ type: 'test' })).toEqual([visit])
    expect(await ids({ type: 'appointment' })).toEqual([])
    expect(await ids({ status: 'cancelled' })).toEqual([done])
    expect(await ids({ type: 'test', status: 'cancelled' })).toEqual([])
    const day = (days: number) => addDays(dayOf(now()), days).split('-').toReversed().join('-')
    expect(await ids({ startDate: day(3), endDate: day(3) })).toEqual([visit])
    expect(await ids({ startDate: day(-3), endDate: day(-1) })).toEqual([pills])
    expect(await ids({ endDate: day(0) })).toEqual([pills, done])
    expect(await ids({ keyword: 'sanjeevani' })).toEqual([visit])
    expect(await ids({ keyword: 'NEEM asha' })).toEqual([pills, done])
    expect(await ids({ keyword: 'nobody' })).toEqual([])
    const [one] = await list({ type: 'medicine' })
    expect(await ids({ keyword: one!.order_no!.toLowerCase() })).toEqual([one!.id])
  })

  test('has a visit of tomorrow on its first page, called off or not, and what has changed before what waits', async () => {
    const waiting: string[] = []
    for (let count = 0; count < 12; count += 1) waiting.push(await medicine(now() - (count + 1) * DAY))
    const tomorrow = await tests(1)
    const off = await visitOf(asha, now() + 20 * HOUR, 'cancelled')
    const far = await visitOf(asha, now() + 20 * DAY, 'cancelled')
    const stands = await visitOf(asha, now() + 22 * HOUR, 'upcoming')
    const ready = waiting.at(-1)!
    await practice.db.update(providerOrders).set({ stage: 'ready', stageAt: now() }).where(eq(providerOrders.id, ready))
    const first = await ids()
    expect(first.slice(0, 4)).toEqual([tomorrow, off, stands, ready])
    expect(first.slice(4)).toEqual(waiting.slice(0, 6))
    expect((await ids({}, { limit: 10, offset: 10 })).at(-1)).toBe(far)
  })

  test('comes in pages that neither repeat nor leave out any', async () => {
    const all: string[] = []
    for (let count = 0; count < 13; count += 1) all.push(await medicine(now() - 100 + count))
    const pages = [
      await ids({}, { limit: 5, offset: 0 }),
      await ids({}, { limit: 5, offset: 5 }),
      await ids({}, { limit: 5, offset: 10 }),
    ]
    expect(pages.flat()).toEqual(all.toReversed())
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 3])
  })

  test('keeps the name of the moment of ordering', async () => {
    const id = await medicine()
    await practice.db.update(members).set({ name: 'Asha Shah' }).where(eq(members.id, asha.memberId))
    const { result } = await practice.call<{ patientName: string }>('orders.one', { id }, { token })
    expect(result.patientName).toBe('Asha Patel')
  })
})

describe('One order', () => {
  test('is read by its own patient, of whatever kind and on whatever page', async () => {
    const id = await tests()
    expect((await practice.call<OrderOnWire>('orders.one', { id }, { token })).result).toMatchObject({
      id,
      stage: 'requested',
    })
    const other = await somebodyOrdering(practice.db, now())
    const stranger = await openSession(practice.db, { userId: other.patientId, role: 'PATIENT', deviceId: null }, now())
    expect((await practice.call('orders.one', { id }, { token: stranger })).status).toBe(404)
  })
})

describe('A patient cancels', () => {
  const cancelMedicine = (orderId: string) =>
    practice.call<OrderOnWire>('orders.changeMedicine', { orderId, status: 'cancelled' }, { token })
  const cancelTest = (orderId: string) =>
    practice.call<OrderOnWire>('orders.cancelTest', { orderId, status: 'cancelled' }, { token })

  test('what is requested, accepted, asked about or packed, and a visit before its samples', async () => {
    for (const stage of ['requested', 'accepted', 'asking', 'ready'] as const) {
      const id = await medicine()
      await inStage(id, stage)
      expect([stage, (await cancelMedicine(id)).result.status]).toEqual([stage, 'cancelled'])
    }
    for (const [days, stage] of [
      [1, 'requested'],
      [2, 'accepted'],
    ] as const) {
      const id = await tests(days)
      await inStage(id, stage)
      expect([stage, (await cancelTest(id)).result.status]).toEqual([stage, 'cancelled'])
    }
  })

  test('no parcel on its way and no sample that was taken: the answer says who was first and what is', async () => {
    const parcel = await medicine()
    await inStage(parcel, 'sent')
    expect(await cancelMedicine(parcel)).toMatchObject({ status: 409, result: { id: parcel, stage: 'sent' } })
    const visit = await tests()
    await practice.db.transaction((tx) => moveOrder(tx, { id: visit, action: 'accept', by: technician }, now()))
    await inStage(visit, 'sampled')
    expect(await cancelTest(visit)).toMatchObject({ status: 409, result: { id: visit, stage: 'sampled' } })
  })

  test('an order by the call of its own kind', async () => {
    expect((await cancelTest(await medicine())).status).toBe(404)
    expect((await cancelMedicine(await tests())).status).toBe(404)
  })
})

test('a patient agrees to the offer that was read, and to no other', async () => {
  const id = await medicine()
  const offer = () =>
    practice.db.transaction((tx) =>
      moveOrder(tx, { id, action: 'offer', by: pharmacist, set: { offerWords: 'Less' } }, now()),
    )
  await practice.db.transaction((tx) => moveOrder(tx, { id, action: 'accept', by: pharmacist }, now()))
  await offer()
  const read = (await practice.call<OrderOnWire>('orders.one', { id }, { token })).result
  await offer()
  const agree = (revision: number) =>
    practice.call<OrderOnWire>(
      'orders.changeMedicine',
      { orderId: id, revision, status: 'confirmed', action: 'agree' },
      { token },
    )
  expect(await agree(read.revision!)).toMatchObject({ status: 409, result: { stage: 'asking' } })
  expect(await agree(read.revision! + 1)).toMatchObject({
    status: 200,
    result: { stage: 'accepted', status: 'confirmed' },
  })
  expect(await practice.db.select().from(orderLines).where(eq(orderLines.orderId, id))).toEqual([])
})

test('home shows what comes next of all kinds, at most three, with a report that just came', async () => {
  const home = async () =>
    (
      await practice.call<{ next_appointment: null; upcoming: OrderOnWire[] }>(
        'home.read',
        { user_id: asha.patientId },
        { token },
      )
    ).result.upcoming.map(({ id }) => id)
  expect(await home()).toEqual([])
  const pills = await medicine(now() - HOUR)
  const visits = [await tests(1), await tests(2), await tests(3)]
  expect(await home()).toEqual(visits)
  await inStage(pills, 'ready')
  expect(await home()).toEqual([visits[0], pills, visits[1]])
  await practice.db
    .update(providerOrders)
    .set({
      stage: 'uploaded',
      stageAt: now(),
      total: 500_00,
      payable: 500_00,
      paymentMethodId: 1,
      completedAt: now(),
      paymentStatus: 'PAID',
    })
    .where(eq(providerOrders.id, visits[2]!))
  expect(await home()).toEqual([visits[2], visits[0], pills])
})
