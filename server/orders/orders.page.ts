import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { addDays, DAY, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { appointmentLifecycle } from '../../src/core/booking/appointment.lifecycle'
import { ORDER_LIVE, ORDER_OVER } from '../../src/core/orders/order.lifecycle'
import type { Order } from '../../src/core/orders/orders'
import { EVERY_ORDER, type OrdersQuery, type OrderType, orderTypes } from '../../src/core/orders/orders.query'
import { isOver } from '../booking/booking.port'
import { appointments } from '../booking/booking.tables'
import { clinics, doctors } from '../doctors/doctors.tables'
import { admissions } from '../inpatient/inpatient.tables'
import type { Database } from '../kit/handlers'
import { listed } from '../kit/listed'
import { holdsWords } from '../kit/search'
import { members } from '../members/members.tables'
import { providers } from '../provider/provider.tables'
import { hospitals } from '../team/team.tables'
import type { Reader } from './order.read'
import { ordersOf, type Placed } from './ordersOf.read'
import { providerOrders } from './orders.tables'

interface Page {
  readonly limit: number
  readonly offset: number
}

/** What is listed of one patient at a moment. */
interface Asked {
  readonly db: Database
  readonly patientId: string
  readonly query: OrdersQuery
  readonly now: UnixSeconds
  /** As many of each kind as the page can need. */
  readonly most: number
  /** The one that is looked for; null lists all. */
  readonly id: string | null
}

/** Orders whose day is within the range that was asked for. */
const onDays = ({ from, to }: OrdersQuery, begins: SQL, ends = begins): SQL | undefined =>
  and(
    from === null ? undefined : sql`${ends} >= ${startOfDay(from)}`,
    to === null ? undefined : sql`${begins} < ${startOfDay(addDays(to, 1))}`,
  )

/** Orders in whose texts every word that was asked for stands. */
const holding = ({ keyword }: OrdersQuery, ...texts: readonly SQL[]): SQL | undefined =>
  keyword.trim() === '' ? undefined : holdsWords(keyword, sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`)

/** Where an order stands in the list: what is soon, what else is open, what is over. */
const RANK = { soon: 0, open: 1, over: 2 } as const

/** The first second that is not soon any more: today and tomorrow are. */
const endOfSoon = (now: UnixSeconds): UnixSeconds => startOfDay(addDays(dayOf(now), 2))

/** Visits whose day is today or tomorrow, called off or not, and slots that wait for their payment. */
const isSoonVisit = (now: UnixSeconds): SQL => {
  const { startsAt, endsAt, status, holdExpiresAt } = appointments
  const isAhead = sql`${endsAt} > ${now} and ${startsAt} < ${endOfSoon(now)}`
  const isWaited = sql`${startsAt} between ${startOfDay(dayOf(now))} and ${now}
    and ${status} in (${listed(appointmentLifecycle.from('complete'))})`
  return sql`((${isAhead}) or (${isWaited}) or coalesce(${holdExpiresAt} > ${now}, false))`
}

/** How far a moment is, before or after now: what has just changed is as near as what comes next. */
const distance = (moment: SQL, now: UnixSeconds): SQL => sql`abs(${moment} - ${now})`

const bookedOnes = ({ db, patientId, query, now, most, id }: Asked) => {
  const over = isOver(now)
  const soon = isSoonVisit(now)
  const { startsAt, endsAt } = appointments
  return db
    .select({
      id: sql<string>`${appointments.id}`.as('id'),
      type: sql<OrderType>`'appointment'`.as('type'),
      rank: sql<number>`case when ${soon} then ${RANK.soon}::int when ${over} then ${RANK.over} else ${RANK.open} end`.as(
        'rank',
      ),
      // Whose time went by today may still wait for a late doctor: they stand behind those who come.
      place:
        sql<number>`case when ${soon} then ${startsAt} + case when ${endsAt} > ${now} then 0 else ${2 * DAY}::int end
        when ${over} then -${endsAt} else ${distance(sql`${startsAt}`, now)} end`.as('place'),
      moment: sql<number>`${startsAt}`.as('moment'),
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        id === null ? undefined : eq(appointments.id, id),
        query.status === null ? undefined : sql`${appointments.status} = ${query.status}`,
        onDays(query, sql`${appointments.startsAt}`),
        holding(
          query,
          sql`(select ${doctors.name} from ${doctors} where ${doctors.id} = ${appointments.doctorId})`,
          sql`(select ${clinics.name} from ${clinics} where ${clinics.id} = ${appointments.clinicId})`,
          sql`(select ${members.name} from ${members} where ${members.id} = ${appointments.memberId})`,
        ),
      ),
    )
    .orderBy(sql`rank`, sql`place`, sql`moment`, sql`id`)
    .limit(most)
}

/** A stay that goes on is now. */
const stays = ({ db, patientId, query, most, id }: Asked) =>
  db
    .select({
      id: sql<string>`${admissions.id}`.as('id'),
      type: sql<OrderType>`'inPatient'`.as('type'),
      rank: sql<number>`case when ${isNull(admissions.dischargedAt)} then ${RANK.open}::int else ${RANK.over} end`.as(
        'rank',
      ),
      place: sql<number>`coalesce(-${admissions.dischargedAt}, 0)`.as('place'),
      moment: sql<number>`${admissions.admittedAt}`.as('moment'),
    })
    .from(admissions)
    .where(
      and(
        eq(admissions.patientId, patientId),
        id === null ? undefined : eq(admissions.id, id),
        query.status === null
          ? undefined
          : query.status === 'admit'
            ? isNull(admissions.dischargedAt)
            : query.status === 'discharged'
              ? isNotNull(admissions.dischargedAt)
              : sql`false`,
        onDays(query, sql`${admissions.admittedAt}`, sql`coalesce(${admissions.dischargedAt}, 'infinity'::float8)`),
        holding(
          query,
          sql`(select ${hospitals.name} from ${hospitals} where ${hospitals.id} = ${admissions.hospitalId})`,
          sql`(select ${doctors.name} from ${doctors} where ${doctors.id} = ${admissions.doctorId})`,
          sql`${admissions.name}`,
        ),
      ),
    )
    .orderBy(sql`rank`, sql`place`, sql`moment`, sql`id`)
    .limit(most)

/** Live orders of a kind are few; those that are over are read from their index, the latest first. */
const supplied = ({ db, patientId, query, now, most, id }: Asked, kind: 'medicine' | 'test', over: boolean) => {
  const matters = sql`coalesce(${providerOrders.testDay}, ${providerOrders.createdAt})`
  const soon = sql`coalesce(${providerOrders.testDay} between ${startOfDay(dayOf(now))} and ${endOfSoon(now) - 1}, false)`
  const near = sql`least(${distance(sql`${providerOrders.testDay}`, now)}, ${distance(sql`${providerOrders.stageAt}`, now)})`
  const isOver = sql`${providerOrders.stage} in (${listed(ORDER_OVER)})`
  return db
    .select({
      id: sql<string>`${providerOrders.id}::text`.as('id'),
      type: sql<OrderType>`${providerOrders.kind}`.as('type'),
      rank: (over
        ? sql<number>`${RANK.over}::int`
        : sql<number>`case when ${soon} then ${RANK.soon}::int else ${RANK.open} end`
      ).as('rank'),
      place: (over
        ? sql<number>`-${providerOrders.countedAt}`
        : sql<number>`case when ${soon} then ${providerOrders.testDay} else ${near} end`
      ).as('place'),
      // What changed at one moment stands by its day; what is over is read in the order of its index.
      moment: (over ? sql<number>`0::bigint` : sql<number>`${matters}`).as('moment'),
    })
    .from(providerOrders)
    .where(
      and(
        eq(providerOrders.patientId, patientId),
        eq(providerOrders.kind, kind),
        over ? isOver : sql`${providerOrders.stage} in (${listed(ORDER_LIVE)})`,
        id === null ? undefined : sql`${providerOrders.id}::text = ${id}`,
        query.status === null ? undefined : sql`${providerOrders.status} = ${query.status}`,
        onDays(query, matters),
        holding(
          query,
          sql`(select ${providers.name} from ${providers} where ${providers.id} = ${providerOrders.providerId})`,
          sql`${providerOrders.patientName}`,
          sql`upper(left(${providerOrders.kind}, 1)) || '-' || ${providerOrders.orderNo}`,
        ),
      ),
    )
    .orderBy(
      ...(over
        ? [sql`${providerOrders.countedAt} desc nulls last`, providerOrders.id]
        : [sql`rank`, sql`place`, sql`moment`, sql`id`]),
    )
    .limit(most)
}

/** Each kind's parts of the list: each sorts and ends by itself before they are merged. */
const parts = {
  appointment: (asked: Asked) => [bookedOnes(asked)],
  inPatient: (asked: Asked) => [stays(asked)],
  medicine: (asked: Asked) => [supplied(asked, 'medicine', false), supplied(asked, 'medicine', true)],
  test: (asked: Asked) => [supplied(asked, 'test', false), supplied(asked, 'test', true)],
} as const satisfies Readonly<Record<OrderType, (asked: Asked) => readonly object[]>>

/** Where and for whom orders are read. */
interface Read {
  readonly db: Database
  readonly patientId: string
  readonly reader: Reader
  readonly now: UnixSeconds
}

const readParts = async (
  { db, patientId, reader, now }: Read,
  query: OrdersQuery,
  { limit, offset }: Page,
  id: string | null,
): Promise<readonly Order[]> => {
  const asked = { db, patientId, query, now, most: offset + limit, id }
  const types = query.type === null ? orderTypes : [query.type]
  const merged = sql.join(
    types.flatMap((type) => parts[type](asked).map((part) => sql`(${part})`)),
    sql` union all `,
  )
  const { rows } = await db.execute<Placed & Record<string, unknown>>(
    sql`select id, type from (${merged}) as listed order by rank, place, moment, id limit ${limit} offset ${offset}`,
  )
  return ordersOf(db, rows, reader, now)
}

/**
 * What a patient ordered, of every kind: visits of today and tomorrow first, those that were called off among them, then
 * what else is open, the nearest to now first by its day or its last change, then what is over, the latest first.
 */
export const orderRows = (read: Read, query: OrdersQuery, page: Page): Promise<readonly Order[]> =>
  readParts(read, query, page, null)

/** One of a patient's orders. */
export const ownOrder = async (read: Read, id: string): Promise<Order | undefined> => {
  const [order] = await readParts(read, EVERY_ORDER, { limit: 1, offset: 0 }, id)
  return order
}
