import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { notifyOfOpenSlots } from '../../server/booking/slotAlert.store'
import { schedules } from '../../server/booking/booking.tables'
import { slotAlerts } from '../../server/booking/slotAlert.tables'
import { notifications } from '../../server/notifications/notifications.tables'
import { lapseOrders, remindOfOrders } from '../../server/orders/order.jobs'
import { providerOrders } from '../../server/orders/orders.tables'
import { ItemsFailed } from '../../server/kit/itemsFailed'
import { MINUTE } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'
import { orderIn } from '../kit/orders'

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())
afterEach(() => practice.db.execute(sql`drop function if exists refuse_one() cascade`))

/** Whatever is done to these rows fails, as one does that holds something nobody expected. */
const breakOn = async (table: string, column: string, value: string) => {
  await practice.db.execute(
    sql.raw(`create function refuse_one() returns trigger language plpgsql as $$ begin
      if coalesce(new.${column}, old.${column})::text = '${value}' then raise exception 'broken'; end if;
      return coalesce(new, old); end $$`),
  )
  await practice.db.execute(
    sql.raw(`create trigger refuse_one before insert or update or delete on ${table}
      for each row execute function refuse_one()`),
  )
}

const now = () => practice.clock.now()
const twoOrders = async () => {
  const orders = [1, 2].map(() => orderIn(practice.db, { kind: 'medicine', stage: 'requested' }, now()))
  const [first, second] = (await Promise.all(orders)).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return { first: first!.id, second: second!.id }
}

test('an order that cannot be ended holds up no other', async () => {
  const { first, second } = await twoOrders()
  await practice.db
    .update(providerOrders)
    .set({ lapsesAt: now() - 1 })
    .where(inArray(providerOrders.id, [first, second]))
  await breakOn('provider_orders', 'id', first)
  await expect(lapseOrders(practice.db, now())).rejects.toThrow(ItemsFailed)
  const stageOf = async (id: string) =>
    (await practice.db.select().from(providerOrders).where(eq(providerOrders.id, id)))[0]!.stage
  expect([await stageOf(first), await stageOf(second)]).toEqual(['requested', 'rejected'])
})

test('a reminder that cannot be given holds up no other', async () => {
  const { first, second } = await twoOrders()
  const about = (id: string) =>
    practice.db.$count(
      notifications,
      and(eq(notifications.event, 'order.waiting'), sql`${notifications.facts}::text like ${`%${id}%`}`),
    )
  await practice.db.execute(
    sql.raw(`create function refuse_one() returns trigger language plpgsql as $$ begin
      if new.facts::text like '%${first}%' then raise exception 'broken'; end if; return new; end $$`),
  )
  await practice.db.execute(
    sql.raw('create trigger refuse_one before insert on notifications for each row execute function refuse_one()'),
  )
  await expect(remindOfOrders(practice.db, now() + 15 * MINUTE)).rejects.toThrow(ItemsFailed)
  expect(await about(first)).toBe(0)
  expect(await about(second)).toBeGreaterThan(0)
})

test('a doctor of whom nobody can be notified holds up no other', async () => {
  const [one, other] = await practice.db
    .selectDistinct({ id: schedules.doctorId })
    .from(schedules)
    .orderBy(schedules.doctorId)
    .limit(2)
  const { who } = await orderIn(practice.db, { kind: 'medicine', stage: 'requested' }, now())
  const asked = { patientId: who.patientId, askedAt: now() }
  await practice.db.insert(slotAlerts).values([one!, other!].map(({ id: doctorId }) => ({ doctorId, ...asked })))
  await breakOn('slot_alerts', 'doctor_id', one!.id)
  await expect(notifyOfOpenSlots(practice.db, now())).rejects.toThrow(ItemsFailed)
  const left = await practice.db.select().from(slotAlerts).where(eq(slotAlerts.patientId, who.patientId))
  expect(left.map(({ doctorId }) => doctorId)).toEqual([one!.id])
})
