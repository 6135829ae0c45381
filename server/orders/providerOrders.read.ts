import { and, asc, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { addDays, type CalendarDay, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { ORDER_LIVE, ORDER_OVER } from '../../src/core/orders/order.lifecycle'
import { orderNumberTyped } from '../../src/core/orders/providerOrder.rules'
import { LATE_AFTER } from '../../src/core/orders/order.times'
import type { BoardCounts, Column, ProviderOrderQuery, WaitingRequests } from '../../src/core/orders/providerOrders'
import { columnOf, isLatestFirst, type Lane, lanesOf, stagesIn } from '../../src/core/orders/providerOrders.rules'
import type { Database } from '../kit/handlers'
import { beginning } from '../kit/like'
import { isMeantIn } from '../kit/search'
import { providerOrders } from './orders.tables'
import { unseenOrders } from './seen.store'

const isOf = (providerId: string): SQL => eq(providerOrders.providerId, providerId)
const isRequested = eq(providerOrders.stage, 'requested')
const isOver = inArray(providerOrders.stage, [...ORDER_OVER])
const isLive = inArray(providerOrders.stage, [...ORDER_LIVE])
const overToday = (now: UnixSeconds) => and(isOver, gte(providerOrders.stageAt, startOfDay(dayOf(now))))

/** Words of the patient's name, their number, or the order's. */
const hasWords = (keyword: string): SQL | undefined => {
  if (keyword.trim() === '') return undefined
  const number = orderNumberTyped(keyword)
  return or(
    isMeantIn(keyword, providerOrders.searchText, providerOrders),
    number === null ? undefined : sql`${providerOrders.orderNo}::text like ${beginning(number)}`,
  )
}

const counted = (from?: CalendarDay, to?: CalendarDay) =>
  and(
    from === undefined ? undefined : gte(providerOrders.countedAt, startOfDay(from)),
    to === undefined ? undefined : lt(providerOrders.countedAt, startOfDay(addDays(to, 1))),
  )

/** Which of a provider's orders are asked for, in whichever column and part of it. */
const asked = (
  providerId: string,
  { status, type, isPending, from, to, keyword = '', isBoard }: ProviderOrderQuery,
  now: UnixSeconds,
) =>
  and(
    isOf(providerId),
    status === undefined ? undefined : eq(providerOrders.status, status),
    type === undefined ? undefined : eq(providerOrders.way, type),
    isPending ? isRequested : undefined,
    isBoard && from === undefined && to === undefined ? or(isLive, overToday(now)) : undefined,
    counted(from, to),
    hasWords(keyword),
  )

/** What places an order in a lane, as the core has it. */
const placeIn: Readonly<Record<Lane, SQL>> = {
  requested: sql`coalesce(${providerOrders.answerBy}, ${providerOrders.createdAt})`,
  // Of tests the day of the visit.
  accepted: sql`coalesce(${providerOrders.testDay}, ${providerOrders.stageAt})`,
  ready: sql`${providerOrders.stageAt}`,
  done: sql`${providerOrders.stageAt}`,
  all: sql`${providerOrders.countedAt}`,
}

/** What stands in a lane after an order that was read. */
const isAfter = (lane: Lane, { afterAt, afterId }: ProviderOrderQuery): SQL | undefined => {
  if (afterAt === undefined || afterId === undefined) return undefined
  const place = placeIn[lane]
  const isBeyond = isLatestFirst(lane) ? sql`${place} < ${afterAt}` : sql`${place} > ${afterAt}`
  return or(isBeyond, and(sql`${place} = ${afterAt}`, gt(providerOrders.id, afterId)))
}

/** Ids of a page of a provider's orders, so many of each lane that is asked for. */
export const providerOrderIds = async (
  db: Database,
  providerId: string,
  query: ProviderOrderQuery,
  now: UnixSeconds,
): Promise<{ readonly ids: readonly string[]; readonly patientIds: readonly string[] }> => {
  const { limit, offset, ids } = query
  const readLane = (lane: Lane) =>
    db
      .select({ id: providerOrders.id, patientId: providerOrders.patientId })
      .from(providerOrders)
      .where(
        and(
          asked(providerId, query, now),
          lane === 'all' ? undefined : inArray(providerOrders.stage, [...stagesIn(lane)]),
          isAfter(lane, query),
          ids === undefined ? undefined : inArray(providerOrders.id, [...ids]),
        ),
      )
      .orderBy(
        isLatestFirst(lane) ? sql`${placeIn[lane]} desc nulls last` : sql`${placeIn[lane]}`,
        asc(providerOrders.id),
      )
      .limit(limit)
      .offset(offset)
  const rows = (await Promise.all(lanesOf(query).map(readLane))).flat()
  return { ids: rows.map(({ id }) => id), patientIds: rows.map(({ patientId }) => patientId) }
}

/** How many of a provider's orders fit, read or not. */
export const countOrders = (
  db: Database,
  providerId: string,
  query: ProviderOrderQuery,
  now: UnixSeconds,
): Promise<number> => db.$count(providerOrders, asked(providerId, query, now))

/** The latest requests, by which a bell tells a new one from those that it rang for. */
const MOST_WAITING = 200

/** Requests of a provider that wait for an answer: the latest of them, and how many there are. */
export const waitingRequests = async (db: Database, providerId: string): Promise<WaitingRequests> => {
  const where = and(isOf(providerId), isRequested)
  const rows = await db
    .select({ id: providerOrders.id })
    .from(providerOrders)
    .where(where)
    .orderBy(desc(providerOrders.createdAt), asc(providerOrders.id))
    .limit(MOST_WAITING)
  const count = rows.length < MOST_WAITING ? rows.length : await db.$count(providerOrders, where)
  return { ids: rows.map(({ id }) => id), count }
}

/** Since when an order waits for its provider, as the core's `lateness` has it. */
const waitsSince = sql`case when ${eq(providerOrders.kind, 'medicine')} then coalesce(${providerOrders.acceptedAt}, ${providerOrders.stageAt}) when ${eq(providerOrders.stage, 'accepted')} then ${providerOrders.testDay} else ${providerOrders.stageAt} end`
const isPrepared = inArray(
  providerOrders.stage,
  ORDER_LIVE.filter((stage) => stage !== 'requested'),
)

/** How many orders stand in each column of a provider's board, how many of them are late, and how long that holds. */
export const boardCounts = async (
  db: Database,
  providerId: string,
  query: ProviderOrderQuery,
  now: UnixSeconds,
): Promise<BoardCounts> => {
  /** The first moment at which it is late, as the core's `lateness` has it; null of what is over. */
  const lateFrom = sql`case when ${isRequested} then ${providerOrders.answerBy} + 1 when ${isPrepared} then ${waitsSince} + ${LATE_AFTER}::int end`
  const rows = await db
    .select({
      stage: providerOrders.stage,
      count: sql`count(*)`.mapWith(Number),
      late: sql`count(*) filter (where ${lateFrom} <= ${now})`.mapWith(Number),
      nextLate: sql<string | null>`min(${lateFrom}) filter (where ${lateFrom} > ${now})`,
    })
    .from(providerOrders)
    .where(asked(providerId, query, now))
    .groupBy(providerOrders.stage)
  const countsOf = (column: Column) => {
    const own = rows.filter(({ stage }) => columnOf(stage) === column)
    return {
      count: own.reduce((sum, { count }) => sum + count, 0),
      late: own.reduce((sum, { late }) => sum + late, 0),
    }
  }
  const endOfDay = startOfDay(addDays(dayOf(now), 1))
  const next = rows.flatMap(({ nextLate }) => (nextLate === null ? [] : [Number(nextLate)]))
  return {
    requested: countsOf('requested'),
    accepted: countsOf('accepted'),
    ready: countsOf('ready'),
    done: countsOf('done'),
    unseen: await unseenOrders(db, providerId),
    holdsFor: Math.min(endOfDay, ...next) - now,
  }
}

/** Whose an order of a provider is; null where the provider has no such order. */
export const patientOfOrder = async (db: Database, id: string, providerId: string): Promise<string | null> => {
  const [order] = await db
    .select({ patientId: providerOrders.patientId })
    .from(providerOrders)
    .where(and(eq(providerOrders.id, id), isOf(providerId)))
  return order?.patientId ?? null
}
