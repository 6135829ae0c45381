import { and, asc, between, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { addDays, DAY, dayOf, HOUR, hourOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { ARRIVES_WITHIN, COLLECT_REMINDERS, REMIND_OPEN_MINUTES } from '../../src/core/orders/order.times'
import { openMinutesAfter } from '../../src/core/provider/openHours.rules'
import type { Database } from '../kit/handlers'
import { oneByOne } from '../kit/jobs'
import { hoursByProvider } from '../provider/provider.port'
import { notifyOfOrder, type OrderNotice } from './order.events'
import type { OrderRow } from './order.move'
import { lapsed, moveOrder } from './order.store'
import { orderReports, providerOrders } from './orders.tables'

/** Ends orders whose time has passed, each by the same conditional update as a person's act: one of them wins. */
export const lapseOrders = async (db: Database, now: UnixSeconds): Promise<void> => {
  const by = { role: 'PRACTICE' } as const
  await oneByOne(
    (await lapsed(db, now)).map(({ id }) => id),
    (id) =>
      db.transaction(async (tx) => {
        await moveOrder(tx, { id, action: 'lapse', by, only: sql`${providerOrders.lapsesAt} < ${now}` }, now)
      }),
  )
}

/** Seconds after its moment for which a reminder is still given: a server that was away longer gives the next one. */
const GIVEN_WITHIN = HOUR
/** Hours of the day, in India, at which days that come and reports that are missing are reminded of. */
const EVENING = 18
const MORNING = 9

interface Reminder {
  readonly order: OrderRow
  readonly event: OrderNotice
  readonly occasion: string
}

/** Reminds both ends of what waits, each time once: a notice of one occasion is given once. */
export const remindOfOrders = async (db: Database, now: UnixSeconds): Promise<void> => {
  const due = [
    ...(await ofRequests(db, now)),
    ...(await ofUncollected(db, now)),
    ...(await ofSent(db, now)),
    ...(hourOf(now) === EVENING ? await ofVisits(db, now) : []),
    ...(hourOf(now) === MORNING ? await ofReports(db, now) : []),
  ]
  const reminders = new Map(due.map((each) => [`${each.order.id} ${each.event} ${each.occasion}`, each]))
  await oneByOne(reminders.keys(), (key) => {
    const { order, event, occasion } = reminders.get(key)!
    return db.transaction((tx) => notifyOfOrder(tx, order, event, occasion, now))
  })
}

const read = (db: Database, where: SQL | undefined) =>
  db.select().from(providerOrders).where(where).orderBy(asc(providerOrders.id))

const isDue = (at: UnixSeconds | null, now: UnixSeconds) => at !== null && at <= now && now < at + GIVEN_WITHIN
const cameBefore = (seconds: number, now: UnixSeconds) =>
  between(providerOrders.stageAt, now - seconds - GIVEN_WITHIN + 1, now - seconds)

const ofRequests = async (db: Database, now: UnixSeconds): Promise<readonly Reminder[]> => {
  const requests = await read(db, and(eq(providerOrders.stage, 'requested'), isNotNull(providerOrders.answerBy)))
  const weeks = await hoursByProvider(db, [...new Set(requests.map(({ providerId }) => providerId))])
  return requests.flatMap((order) =>
    REMIND_OPEN_MINUTES.filter((minutes) =>
      isDue(openMinutesAfter(weeks.get(order.providerId)!, order.createdAt, minutes), now),
    ).map((minutes): Reminder => ({ order, event: 'order.waiting', occasion: `${minutes} minutes` })),
  )
}

const ofUncollected = async (db: Database, now: UnixSeconds): Promise<readonly Reminder[]> => {
  const waiting = await Promise.all(
    COLLECT_REMINDERS.map(async (days) =>
      (
        await read(
          db,
          and(eq(providerOrders.stage, 'ready'), eq(providerOrders.way, 'PICKUP'), cameBefore(days * DAY, now)),
        )
      ).map((order): Reminder => ({ order, event: 'medicineOrder.ready', occasion: `day ${days}` })),
    ),
  )
  return waiting.flat()
}

const ofSent = async (db: Database, now: UnixSeconds): Promise<readonly Reminder[]> =>
  (await read(db, and(eq(providerOrders.stage, 'sent'), cameBefore(ARRIVES_WITHIN, now)))).flatMap((order) =>
    (['order.waiting', 'medicineOrder.sent'] as const).map((event) => ({ order, event, occasion: 'arrived?' })),
  )

const ofVisits = async (db: Database, now: UnixSeconds): Promise<readonly Reminder[]> =>
  (
    await read(
      db,
      and(eq(providerOrders.stage, 'accepted'), eq(providerOrders.testDay, startOfDay(addDays(dayOf(now), 1)))),
    )
  ).map((order) => ({ order, event: 'testOrder.tomorrow', occasion: `tomorrow ${order.testDay}` }))

/** A report waits for the end of its order: nobody but the centre can see it. */
const holdsReport = sql`exists (select 1 from ${orderReports} where ${orderReports.orderId} = ${providerOrders.id}
  and ${orderReports.retractedAt} is null and ${providerOrders.stage} in ('accepted', 'sampled'))`

const ofReports = async (db: Database, now: UnixSeconds): Promise<readonly Reminder[]> =>
  (await read(db, and(eq(providerOrders.kind, 'test'), or(eq(providerOrders.stage, 'completed'), holdsReport)))).map(
    (order) => ({
      order,
      event: 'order.waiting',
      occasion: `report ${dayOf(now)}`,
    }),
  )
