import { and, asc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { addDays, type CalendarDay, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { ORDER_LIVE, ORDER_OVER } from '../../src/core/orders/order.lifecycle'
import { orderNumberTyped } from '../../src/core/orders/providerOrder.rules'
import { LATE_AFTER } from '../../src/core/orders/order.times'
import type { BoardCounts, ProviderOrderQuery } from '../../src/core/orders/providerOrders'
import { type Column, columnOf } from '../../src/core/orders/providerOrders.rules'
import type { Database } from '../kit/handlers'
import { beginning } from '../kit/like'
import { isMeantIn } from '../kit/search'
import { providerOrders } from './orders.tables'

const isOf = (providerId: string): SQL => eq(providerOrders.providerId, providerId)
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

/**
 * Ids of a page of a provider's orders, the board's columns as they are read, else the latest; and how many there are,
 * null of the whole board, of which its counts say it.
 */
export const providerOrderIds = async (
  db: Database,
  providerId: string,
  { limit, offset, status, type, isPending, from, to, keyword = '', isBoard }: ProviderOrderQuery,
  now: UnixSeconds,
): Promise<{
  readonly ids: readonly string[]
  readonly patientIds: readonly string[]
  readonly count: number | null
}> => {
  const where = and(
    isOf(providerId),
    status === undefined ? undefined : eq(providerOrders.status, status),
    type === undefined ? undefined : eq(providerOrders.way, type),
    isPending ? eq(providerOrders.stage, 'requested') : undefined,
    isBoard ? or(isLive, overToday(now)) : undefined,
    counted(from, to),
    hasWords(keyword),
  )
  const order = isPending
    ? [asc(providerOrders.answerBy), asc(providerOrders.id)]
    : isBoard
      ? [sql`${isOver}`, asc(providerOrders.stageAt), asc(providerOrders.id)]
      : [sql`${providerOrders.countedAt} desc nulls last`, asc(providerOrders.id)]
  const rows = await db
    .select({ id: providerOrders.id, patientId: providerOrders.patientId })
    .from(providerOrders)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const isWholeBoard = isBoard && !isPending && [status, type, from, to, keyword].every((each) => !each?.trim())
  const isAll = rows.length < limit && offset === 0
  const count = isAll ? rows.length : isWholeBoard ? null : await db.$count(providerOrders, where)
  return { ids: rows.map(({ id }) => id), patientIds: rows.map(({ patientId }) => patientId), count }
}

/** More requests than a bell tells apart. */
const MOST_WAITING = 200

/** Requests of a provider that wait for an answer, the most urgent first. */
export const waitingRequests = async (db: Database, providerId: string): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: providerOrders.id })
    .from(providerOrders)
    .where(and(isOf(providerId), eq(providerOrders.stage, 'requested')))
    .orderBy(asc(providerOrders.answerBy), asc(providerOrders.id))
    .limit(MOST_WAITING)
  return rows.map(({ id }) => id)
}

/** How many orders stand in each column of a provider's board. */
export const boardCounts = async (db: Database, providerId: string, now: UnixSeconds): Promise<BoardCounts> => {
  const rows = await db
    .select({
      stage: providerOrders.stage,
      count: sql`count(*)`.mapWith(Number),
      late: sql`count(*) filter (where ${or(
        and(eq(providerOrders.stage, 'requested'), lt(providerOrders.answerBy, now)),
        and(isLive, lt(providerOrders.acceptedAt, now - LATE_AFTER)),
      )})`.mapWith(Number),
    })
    .from(providerOrders)
    .where(and(isOf(providerId), or(isLive, overToday(now))))
    .groupBy(providerOrders.stage)
  const inColumn = (column: Column) =>
    rows.filter(({ stage }) => columnOf(stage) === column).reduce((sum, { count }) => sum + count, 0)
  return {
    requested: inColumn('requested'),
    accepted: inColumn('accepted'),
    ready: inColumn('ready'),
    done: inColumn('done'),
    late: rows.reduce((sum, { late }) => sum + late, 0),
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
