import { and, eq } from 'drizzle-orm'
import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notifications } from '../../server/notifications/notifications.tables'
import { pushTopic } from '../../server/notifications/notify'
import { render } from '../../server/notifications/words'
import { fileAddresses } from '../../server/kit/fileAddress'
import { openFeed } from '../../server/kit/feed'
import { lapseOrders, remindOfOrders } from '../../server/orders/order.jobs'
import { providerOrderById, type Reader } from '../../server/orders/order.read'
import type { MovedBy } from '../../server/orders/order.move'
import { moveOrder, placeOrder } from '../../server/orders/order.store'
import { lineStock } from '../../server/orders/lineStock.tables'
import { orderEvents, providerOrders } from '../../server/orders/orders.tables'
import { members } from '../../server/members/members.tables'
import { users } from '../../server/people/people.tables'
import { providerHours, providers } from '../../server/provider/provider.tables'
import { medicalRecords } from '../../server/records/records.tables'
import { demonstrationProviders } from '../../server/seed/accounts'
import { newId } from '../../server/kit/ids'
import { DAY, HOUR, MINUTE } from '../../src/core/kit/dates'
import {
  medicineLifecycle,
  type OrderAction,
  orderActions,
  type OrderKind,
  stageAfter,
  stagesOf,
  testLifecycle,
} from '../../src/core/orders/order.lifecycle'
import { ProviderOrderOnWire } from '../../src/core/orders/providerOrder.wire'
import { overtakenAt } from '../../src/core/orders/providerOrder.rules'
import { startBackend, type TestBackend } from '../kit/backend'
import { aMedicineOrder, aTestOrder, orderIn, pharmacist, placed, somebodyOrdering, technician } from '../kit/orders'

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())

const now = () => practice.clock.now()
const readerAt = (end: Reader['end']): Reader => ({ end, sessionId: newId(), addresses: fileAddresses('of a test') })
const rowOf = async (id: string) =>
  (await practice.db.select().from(providerOrders).where(eq(providerOrders.id, id)))[0]!
const eventsOf = (id: string) =>
  practice.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id)
const noticesOf = async (userId: string) =>
  (await practice.db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ event }) => event)
const aboutOrder = async (id: string) =>
  (await practice.db.select().from(notifications))
    .filter(({ about }) => about.startsWith(id))
    .map(({ event }) => event)
    .toSorted()
const bill = { total: 500_00, discount: 30_00, payable: 470_00, paymentMethodId: 1 }
const move = (id: string, action: OrderAction, by: MovedBy, more: object = {}) =>
  practice.db.transaction((tx) => moveOrder(tx, { id, action, by, ...more }, now()))

const actionsOf: Readonly<Record<OrderKind, readonly OrderAction[]>> = {
  medicine: [...new Set(medicineLifecycle.transitions.map(({ action }) => action))],
  test: [...new Set(testLifecycle.transitions.map(({ action }) => action))],
}
const cells = (['medicine', 'test'] as const).flatMap((kind) =>
  (kind === 'medicine' ? (['PICKUP', 'HOME_DELIVERY'] as const) : [undefined]).flatMap((way) =>
    stagesOf[kind].map((stage) => ({ kind, way, stage })),
  ),
)

describe('Every action at every stage', () => {
  test.each(cells)('of a $kind order ($way) that is $stage is as the table says', async ({ kind, way, stage }) => {
    const newOrder = () => orderIn(practice.db, { kind, ...(way ? { way } : {}), stage }, now())
    const facts = { kind, stage, way: way ?? null }
    // A refused action changes nothing: the next one is tried on the same order.
    const unmoved = await newOrder()
    for (const action of actionsOf[kind])
      for (const role of ['PATIENT', 'provider', 'PRACTICE'] as const) {
        const byPatient = (userId: string): MovedBy => ({ role: 'PATIENT', userId })
        const others: MovedBy = role === 'PRACTICE' ? { role } : kind === 'medicine' ? pharmacist : technician
        const roleOfMover = role === 'PATIENT' ? role : others.role
        const isPossible = orderActions(facts, roleOfMover).includes(action)
        const { id, who } = isPossible ? await newOrder() : unmoved
        const by = role === 'PATIENT' ? byPatient(who.patientId) : others
        const outcome = await move(id, action, by, { set: action === 'complete' || action === 'release' ? bill : {} })
        const after = await rowOf(id)
        const events = await eventsOf(id)
        const found = [action, role, outcome.is, after.stage, events.length, events.at(-1)!.to]
        const to = isPossible ? stageAfter(facts, action) : stage
        expect(found).toEqual([
          action,
          role,
          isPossible ? 'moved' : 'overtaken',
          to,
          isPossible ? 2 : 1,
          isPossible ? to : 'requested',
        ])
        expect('code' in outcome ? outcome.code : null).toBe(
          isPossible ? null : overtakenAt({ stage, paymentStatus: after.paymentStatus }),
        )
      }
  })
})

describe('A move', () => {
  test("of somebody else's order is of none", async () => {
    const { id } = await orderIn(practice.db, { kind: 'medicine', stage: 'requested' }, now())
    const stranger = await somebodyOrdering(practice.db, now())
    const other = { ...pharmacist, providerId: 'another' } as MovedBy
    expect(await move(id, 'accept', other)).toEqual({ is: 'unknown' })
    expect(await move(id, 'cancel', { role: 'PATIENT', userId: stranger.patientId })).toEqual({ is: 'unknown' })
    expect(await move(newId(), 'accept', pharmacist)).toEqual({ is: 'unknown' })
  })

  test('of what was seen in an older revision is overtaken', async () => {
    const { id } = await orderIn(practice.db, { kind: 'medicine', stage: 'accepted' }, now())
    expect(await move(id, 'ready', pharmacist, { revision: 9, set: bill })).toMatchObject({ is: 'overtaken' })
    expect(await move(id, 'ready', pharmacist, { revision: 1, set: bill })).toMatchObject({ is: 'moved' })
  })

  test.each([
    [{ kind: 'medicine', stage: 'accepted' }, pharmacist, 'Order cannot be supplied', 'medicineOrder.withdrawn'],
    [{ kind: 'test', stage: 'accepted' }, technician, 'Booking cannot be kept', 'testOrder.withdrawn'],
  ] as const)(
    'of a provider who gives up what it had accepted is not called a refusal: %o',
    async (order, by, title, event) => {
      const { id, who } = await orderIn(practice.db, order, now())
      await move(id, 'withdraw', by, { reason: 'other', words: 'The strip is torn' })
      const [notice] = await practice.db.select().from(notifications).where(eq(notifications.userId, who.patientId))
      expect(notice!.event).toBe(event)
      expect(render(notice!.event, notice!.facts, 'eng').title).toBe(title)
    },
  )

  test('tells the other end by name and number, never what is ordered', async () => {
    const who = await somebodyOrdering(practice.db, now())
    const id = await placed(practice.db, await aMedicineOrder(practice.db, who, now()), now())
    const { orderNo } = await rowOf(id)
    const feed = await openFeed(practice)
    const received: unknown[] = []
    feed.on(pushTopic(who.patientId), (payload) => received.push(payload))
    await move(id, 'accept', pharmacist)
    expect(await noticesOf(who.patientId)).toEqual(['medicineOrder.accepted'])
    const changed = { data: { type: 'order.changed', kind: 'medicine', order: id } }
    await expect.poll(() => received).toContainEqual(changed)
    await feed.close()
    const [notice] = await practice.db.select().from(notifications).where(eq(notifications.userId, who.patientId))
    expect(notice!.facts).toMatchObject({ order: `M-${orderNo}`, orderId: id, pharmacy: 'Neem Tree Pharmacy' })
  })
})

describe('Whoever commits first wins', () => {
  test('when two of a pharmacy accept at once', async () => {
    const { id } = await orderIn(practice.db, { kind: 'medicine', stage: 'requested' }, now())
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => move(id, 'accept', pharmacist)))
    expect(outcomes.filter(({ is }) => is === 'moved')).toHaveLength(1)
    const lost = outcomes.filter(({ is }) => is === 'overtaken')
    expect(lost).toHaveLength(7)
    for (const each of lost) expect(each).toMatchObject({ code: 'alreadyAccepted', who: 'Meera Nambiar', when: now() })
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['place', 'accept'])
  })

  test('when cancel, accept and lapse meet: what was accepted may still be cancelled, and never lapses', async () => {
    for (let round = 0; round < 12; round++) {
      const { id, who } = await orderIn(practice.db, { kind: 'medicine', stage: 'requested' }, now())
      const [cancelled, accepted, lapsed] = await Promise.all([
        move(id, 'cancel', { role: 'PATIENT', userId: who.patientId }),
        move(id, 'accept', pharmacist),
        move(id, 'lapse', { role: 'PRACTICE' }),
      ])
      const ways = (await eventsOf(id)).map(({ action }) => action).join(' ')
      expect(['place cancel', 'place accept', 'place accept cancel', 'place lapse']).toContain(ways)
      const moved = { cancel: cancelled, accept: accepted, lapse: lapsed }
      for (const [action, { is }] of Object.entries(moved))
        expect([action, is]).toEqual([action, ways.split(' ').includes(action) ? 'moved' : 'overtaken'])
      expect((await eventsOf(id)).at(-1)!.to).toBe((await rowOf(id)).stage)
    }
  })

  test('when cancel, reject and lapse meet', async () => {
    for (let round = 0; round < 12; round++) {
      const { id, who } = await orderIn(practice.db, { kind: 'medicine', stage: 'requested' }, now())
      const outcomes = await Promise.all([
        move(id, 'cancel', { role: 'PATIENT', userId: who.patientId }),
        move(id, 'reject', pharmacist, { set: { reason: 'outOfStock' } }),
        move(id, 'lapse', { role: 'PRACTICE' }),
      ])
      expect(outcomes.filter(({ is }) => is === 'moved')).toHaveLength(1)
      expect((await eventsOf(id)).length).toBe(2)
      const row = await rowOf(id)
      expect((await eventsOf(id)).at(-1)!.to).toBe(row.stage)
    }
  })
})

describe('Placing', () => {
  test('the same request twice at one pharmacy names the one that is open', async () => {
    const who = await somebodyOrdering(practice.db, now())
    const order = await aMedicineOrder(practice.db, who, now())
    const id = await placed(practice.db, order, now())
    const again = await practice.db.transaction((tx) => placeOrder(tx, order, now()))
    expect(again).toEqual({ is: 'alreadyOpen', id })
    const tests = aTestOrder(who, now())
    const booked = await placed(practice.db, tests, now())
    expect(await practice.db.transaction((tx) => placeOrder(tx, tests, now()))).toEqual({
      is: 'alreadyOpen',
      id: booked,
    })
  })

  test('takes a prescription once, and an order that ends gives it back', async () => {
    const who = await somebodyOrdering(practice.db, now())
    const base = await aMedicineOrder(practice.db, who, now())
    const prescriptionId = newId()
    await practice.db.update(medicalRecords).set({ prescriptionId }).where(eq(medicalRecords.id, base.recordId))
    const lines = [{ line: 0, medicineId: null, name: 'Levetiracetam 500', prescribed: 60, asked: 40, unit: 'tablets' }]
    const id = await placed(practice.db, { ...base, lines }, now())
    const second = { ...base, providerId: (await otherPharmacy()).id, lines }
    const refused = await practice.db
      .transaction(async (tx) => {
        const outcome = await placeOrder(tx, second, now())
        if (outcome.is !== 'placed') throw outcome
        return outcome
      })
      .catch((outcome: unknown) => outcome)
    expect(refused).toEqual({ is: 'lineTaken', line: 0, openId: id })
    const taken = async () =>
      (await practice.db.select().from(lineStock).where(eq(lineStock.prescriptionId, prescriptionId)))[0]!.taken
    expect(await taken()).toBe(40)
    await move(id, 'cancel', { role: 'PATIENT', userId: who.patientId })
    expect(await taken()).toBe(0)
    await placed(practice.db, second, now())
    expect(await taken()).toBe(40)
  })

  test('of a member whose profile is not complete is refused', async () => {
    const who = await somebodyOrdering(practice.db, now())
    const order = await aMedicineOrder(practice.db, who, now())
    await practice.db.update(members).set({ age: null }).where(eq(members.id, who.memberId))
    expect(await practice.db.transaction((tx) => placeOrder(tx, order, now()))).toEqual({ is: 'profileIncomplete' })
  })
})

/** A pharmacy beside the demonstration's. */
const otherPharmacy = async () => {
  const all = await practice.db.select().from(providers).where(eq(providers.kind, 'pharmacy'))
  return all.find(({ id }) => id !== demonstrationProviders.pharmacy)!
}

describe('Time', () => {
  test('ends a request that nobody answered, once, and says so to the patient', async () => {
    const { id, who } = await orderIn(practice.db, { kind: 'medicine', stage: 'requested' }, now())
    const { answerBy, lapsesAt } = await rowOf(id)
    // Monday 10:30 am, open from nine to ten in the evening: an hour to answer, until Tuesday's close.
    expect([answerBy! - now(), lapsesAt! - now()]).toEqual([HOUR, DAY + 11.5 * HOUR])
    await lapseOrders(practice.db, lapsesAt!)
    expect((await rowOf(id)).stage).toBe('requested')
    await Promise.all([lapseOrders(practice.db, lapsesAt! + 1), lapseOrders(practice.db, lapsesAt! + 1)])
    expect(await rowOf(id)).toMatchObject({ stage: 'rejected', reason: 'unanswered' })
    expect(await noticesOf(who.patientId)).toEqual(['medicineOrder.lapsed'])
  })

  test('reminds the pharmacy after 15 and 45 open minutes, each once', async () => {
    const { id } = await orderIn(practice.db, { kind: 'medicine', stage: 'requested' }, now())
    for (const minutes of [14, 15, 16, 44, 45, 46]) await remindOfOrders(practice.db, now() + minutes * MINUTE)
    expect((await aboutOrder(id)).filter((event) => event === 'order.waiting')).toHaveLength(2)
  })

  test('reminds of what is not collected on days 2 and 5, and ends it after a week', async () => {
    const { id, who } = await orderIn(practice.db, { kind: 'medicine', stage: 'accepted' }, now())
    await move(id, 'ready', pharmacist, { set: bill })
    for (const days of [1, 2, 3, 5, 6]) await remindOfOrders(practice.db, now() + days * DAY)
    expect((await noticesOf(who.patientId)).filter((event) => event === 'medicineOrder.ready')).toHaveLength(3)
    await lapseOrders(practice.db, now() + 7 * DAY + 1)
    expect(await rowOf(id)).toMatchObject({ stage: 'cancelled', reason: 'notCollected' })
    expect(await aboutOrder(id)).toEqual(expect.arrayContaining(['medicineOrder.lapsed', 'order.cancelled']))
  })

  test('asks both ends of what was sent two days ago', async () => {
    const { id } = await orderIn(practice.db, { kind: 'medicine', way: 'HOME_DELIVERY', stage: 'sent' }, now())
    for (const minutes of [-1, 0, 1]) await remindOfOrders(practice.db, now() + 2 * DAY + minutes * MINUTE)
    expect((await aboutOrder(id)).toSorted()).toEqual(['medicineOrder.sent', 'order.received', 'order.waiting'])
  })

  test('reminds the evening before of a visit, and each morning of a report that is missing', async () => {
    const tomorrow = aTestOrder(await somebodyOrdering(practice.db, now()), now())
    const visit = { id: await placed(practice.db, tomorrow, now()) }
    await move(visit.id, 'accept', technician)
    const done = await orderIn(practice.db, { kind: 'test', stage: 'completed' }, now())
    // 6:00 pm, the next day 9:00 and 9:01 am.
    for (const at of [7.5 * HOUR, 22.5 * HOUR, 22.5 * HOUR + MINUTE]) await remindOfOrders(practice.db, now() + at)
    expect(await aboutOrder(visit.id)).toEqual(['order.received', 'testOrder.accepted', 'testOrder.tomorrow'])
    expect((await aboutOrder(done.id)).filter((event) => event === 'order.waiting')).toHaveLength(1)
  })
})

describe('An order is read', () => {
  test('by its pharmacy with the names of its staff, by its patient with the pharmacy alone', async () => {
    const { id } = await orderIn(practice.db, { kind: 'medicine', way: 'HOME_DELIVERY', stage: 'requested' }, now())
    await move(id, 'accept', pharmacist)
    const read = (end: 'patient' | 'provider') => providerOrderById(practice.db, id, readerAt(end), now())
    const [own, theirs] = [await read('patient'), await read('provider')]
    const provider = own!.providerName
    expect(own!.events.map(({ name, action }) => [name, action])).toEqual([
      ['Asha Patel', 'place'],
      [provider, 'accept'],
    ])
    expect(theirs!.events.at(-1)!.name).toBe('Meera Nambiar')
    expect(theirs).toMatchObject({ kind: 'medicine', way: 'HOME_DELIVERY', city: 'Ahmedabad', pincode: '380007' })
    const wire = Schema.encodeSync(ProviderOrderOnWire)(theirs!) as Record<string, unknown>
    expect(Object.keys(wire)).toEqual(expect.arrayContaining(MEDICINE_FIELDS))
    expect(theirs).toMatchObject(Schema.decodeUnknownSync(ProviderOrderOnWire)(wire))
  })

  test('with who of its pharmacy accepted and who packed it; who has no name is read by the pharmacy’s', async () => {
    const { id } = await orderIn(practice.db, { kind: 'medicine', stage: 'requested' }, now())
    const colleague = async (name: string | null) => {
      const userId = newId()
      const phoneNumber = String(7_900_000_000 + Number.parseInt(userId.slice(0, 6), 16))
      await practice.db.insert(users).values({
        id: userId,
        role: 'PHARMACY',
        countryCode: '+91',
        phoneNumber,
        name,
        providerId: demonstrationProviders.pharmacy,
        createdAt: now(),
      })
      return { ...pharmacist, userId }
    }
    await move(id, 'accept', await colleague('Harish Solanki'))
    await move(id, 'ready', await colleague('Farida Shaikh'), { set: { total: 100_00, payable: 100_00 } })
    await move(id, 'withdraw', await colleague(null), { set: { reason: 'outOfStock' } })
    const order = await providerOrderById(practice.db, id, readerAt('provider'), now())
    expect(order!.events.slice(1).map(({ name, action }) => [name, action])).toEqual([
      ['Harish Solanki', 'accept'],
      ['Farida Shaikh', 'ready'],
      ['Neem Tree Pharmacy', 'withdraw'],
    ])
  })

  test('with its tests and their sum', async () => {
    const { id } = await orderIn(practice.db, { kind: 'test', stage: 'requested' }, now())
    const order = await providerOrderById(practice.db, id, readerAt('patient'), now())
    const wire = Schema.encodeSync(ProviderOrderOnWire)(order!) as Record<string, unknown>
    expect(Object.keys(wire)).toEqual(expect.arrayContaining(TEST_FIELDS))
    expect(wire).toMatchObject({
      total_amount: 2150,
      payable_amount: 2150,
      date: '06-01-2026',
      tests: ['EEG', 'TSH'],
      diagnostic_test_details: [
        { name: 'EEG', fast_hours: 0, needs_food: false, notes: ['washedHair'] },
        { name: 'TSH', fast_hours: 8, needs_food: true, notes: [] },
      ],
    })
    const [tuesday] = await practice.db
      .select({ opens: providerHours.opens })
      .from(providerHours)
      .where(and(eq(providerHours.providerId, demonstrationProviders.centre), eq(providerHours.weekday, 2)))
    expect(wire['visit_from']).toBe(Number(wire['booking_timestamp']) + tuesday!.opens * MINUTE)
  })
})

// S1-230 to S1-232, S2-230; S1-235, S1-236, S2-231.
const MEDICINE_FIELDS = (
  'id name type status createdat order_no gender age patientName phone_number member_id medicalRecordId s3Url pdfurl ' +
  'address city pincode latitude longitude distance tracking_id delivery_partner amount discount_amount payable_amount ' +
  'pharmacyid pharmacyname pharmacyprofilephoto start_time end_time deliveryEnabled pickupEnabled'
).split(' ')
const TEST_FIELDS = (
  'id status name date address city pincode tests phone_number latitude longitude gender age booking_timestamp order_no ' +
  'patientName total_amount discount_amount payable_amount diagnostic_test_details reports created_at'
).split(' ')
