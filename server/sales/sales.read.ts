import { and, asc, eq, sql } from 'drizzle-orm'
import type { DayRange } from '../../src/core/kit/calendar.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { ProviderKind } from '../../src/core/provider/provider'
import { type CalendarDay, dayOf } from '../../src/core/kit/dates'
import type { Paise } from '../../src/core/kit/money'
import type { BillLine } from '../../src/core/orders/billLines'
import type { OrderStatus } from '../../src/core/orders/order.lifecycle'
import type { ListedOffer, ProviderProfile, Sales, SalesDay, SalesLine } from '../../src/core/sales/sales'
import { inOrder, LISTED_OFFERS, offerStateAt } from '../../src/core/sales/offers.rules'
import { NO_END } from '../../src/core/provider/provider'
import type { Database, VerifiedCaller } from '../kit/handlers'
import { testNamesOf } from '../diagnostics/diagnostics.port'
import { closedDrawers } from '../orders/orders.port'
import { offersOfProvider } from '../provider/provider.port'
import { creditNotes, providerOrders } from '../orders/orders.tables'
import { users } from '../people/people.tables'
import { providerHours, providers } from '../provider/provider.tables'
import { countedIn, givenBackIn, ledgerOf, paid } from './ledger.conditions'

/** The provider that somebody works for, where it is of this kind. */
export const providerOf = async (
  db: Database,
  { userId }: Pick<VerifiedCaller, 'userId'>,
  kind: ProviderKind,
): Promise<typeof providers.$inferSelect | null> => {
  const [row] = await db
    .select({ provider: providers })
    .from(users)
    .innerJoin(providers, eq(providers.id, users.providerId))
    .where(and(eq(users.id, userId), eq(providers.kind, kind)))
  return row?.provider ?? null
}

/** A provider as its staff see it at a moment. */
export const profileOf = async (
  db: Database,
  provider: typeof providers.$inferSelect,
  now: UnixSeconds,
): Promise<ProviderProfile> => {
  const { weekday, opens, closes } = providerHours
  const hours = await db
    .select({ weekday, opens, closes })
    .from(providerHours)
    .where(eq(providerHours.providerId, provider.id))
    .orderBy(asc(weekday))
  const { pausedUntil } = provider
  const isPaused = pausedUntil !== null && pausedUntil > now
  return {
    profilePhoto: provider.photo,
    name: provider.name,
    countryCode: '+91',
    phoneNumber: provider.phoneNumber,
    address: `${provider.address}, ${provider.city} ${provider.pincode}`,
    workingDays: hours.map((each) => each.weekday),
    startTime: hours.length === 0 ? null : Math.min(...hours.map((each) => each.opens)),
    endTime: hours.length === 0 ? null : Math.max(...hours.map((each) => each.closes)),
    hours,
    isPaused,
    pausedUntil: isPaused && pausedUntil !== NO_END ? dayOf(pausedUntil) : null,
  }
}

/** Offers of a provider as its staff see them at a moment. */
export const listedOffers = async (db: Database, id: string, now: UnixSeconds): Promise<readonly ListedOffer[]> => {
  const rows = await offersOfProvider(db, id, LISTED_OFFERS)
  const names = await testNamesOf(
    db,
    rows.flatMap(({ testIds }) => testIds ?? []),
  )
  return inOrder(
    rows.map(({ id: offerId, percent, most, testIds, startsAt, endsAt }) => ({
      id: offerId,
      percent,
      most,
      tests: testIds && testIds.flatMap((testId) => names.get(testId) ?? []),
      from: dayOf(startsAt),
      to: dayOf(endsAt - 1),
      state: offerStateAt({ startsAt, endsAt }, now),
    })),
  )
}

const dayIn = (at: typeof providerOrders.countedAt | typeof creditNotes.countedAt) =>
  sql<string>`to_char(to_timestamp(${at}) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

type Taken = Pick<SalesDay, 'payable' | 'refunded'>

const add = <Key>(sums: Map<Key, Taken>, key: Key, { payable = 0, refunded = 0 }: Partial<Taken>): void => {
  const sum = sums.get(key)
  sums.set(key, { payable: (sum?.payable ?? 0) + payable, refunded: (sum?.refunded ?? 0) + refunded })
}

/** Sums and counts of a range: what was taken and what was given back, each on its own day. */
export const salesOf = async (db: Database, provider: string, range: DayRange): Promise<Sales> => {
  const { status, countedAt, paymentMethodId: method } = providerOrders
  const salesCount = await db
    .select({ status: sql<OrderStatus>`${status}`, statusCount: sql`count(*)`.mapWith(Number) })
    .from(providerOrders)
    .where(countedIn(provider, range))
    .groupBy(status)
    .orderBy(asc(status))
  const taken = await db
    .select({ day: dayIn(countedAt), method, amount: sql`coalesce(sum(${paid}), 0)`.mapWith(Number) })
    .from(providerOrders)
    .where(countedIn(provider, range))
    .groupBy(sql`1`, method)
  const givenBack = await db
    .select({
      day: dayIn(creditNotes.countedAt),
      method,
      amount: sql`coalesce(sum(${creditNotes.amount}), 0)`.mapWith(Number),
    })
    .from(creditNotes)
    .innerJoin(providerOrders, eq(providerOrders.id, creditNotes.orderId))
    .where(givenBackIn(provider, range))
    .groupBy(sql`1`, method)
  const days = new Map<string, Taken>()
  const methods = new Map<number, Taken>()
  for (const { day, method: by, amount } of taken) {
    add(days, day, { payable: amount })
    if (by !== null) add(methods, by, { payable: amount })
  }
  for (const { day, method: by, amount } of givenBack) {
    add(days, day, { refunded: amount })
    if (by !== null) add(methods, by, { refunded: amount })
  }
  const isSome = (sum: Taken): boolean => sum.payable !== 0 || sum.refunded !== 0
  const all = [...days].map(([day, sum]): SalesDay => ({ day, ...sum })).filter(isSome)
  const sumOf = (key: 'payable' | 'refunded') => all.reduce((sum, each) => sum + each[key], 0)
  return {
    salesAmount: sumOf('payable') - sumOf('refunded'),
    payable: sumOf('payable'),
    refunded: sumOf('refunded'),
    salesCount,
    days: all.toSorted((one, other) => one.day.localeCompare(other.day)),
    methods: [...methods]
      .filter(([, sum]) => isSome(sum))
      .map(([paymentMethodId, sum]) => ({ paymentMethodId, ...sum }))
      .toSorted((one, other) => one.paymentMethodId - other.paymentMethodId),
    drawers: await closedDrawers(db, provider, range),
  }
}

/** What should be in a drawer at the end of a day. */
export const expectedIn = async (
  db: Database,
  provider: string,
  day: CalendarDay,
  paymentMethodId: number,
): Promise<Paise> => {
  const { methods } = await salesOf(db, provider, { from: day, to: day })
  const drawer = methods.find((each) => each.paymentMethodId === paymentMethodId)
  return drawer === undefined ? 0 : drawer.payable - drawer.refunded
}

/** Columns of the ledger as the database answers them. */
export interface LedgerRow extends Record<string, unknown> {
  readonly id: string
  readonly line: string
  readonly at: string
  readonly order_no: string
  readonly patient_name: string
  readonly way: string | null
  /** Names of tests; null of medicines. */
  readonly tests: string | null
  readonly status: SalesLine['status']
  readonly document_no: string | null
  readonly payment_method: number | null
  /** Null of a bill that says a total alone. */
  readonly bill_lines: readonly Pick<BillLine, 'quantity' | 'price' | 'gst'>[] | null
  readonly total: number | null
  readonly discount: number | null
  readonly payable: number | null
  readonly refund: number | null
}

/** Lines of a range, latest first. */
export const linesOf = async (
  db: Database,
  provider: string,
  range: DayRange,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly SalesLine[]> => {
  const { rows } = await db.execute<LedgerRow>(sql`${ledgerOf(provider, range)} limit ${limit} offset ${offset}`)
  return rows.map(({ line, at, order_no: orderNo, patient_name: patientName, status, ...amounts }) => ({
    id: line,
    orderNo,
    at: Number(at),
    patientName,
    status,
    documentNo: amounts.document_no,
    paymentMethodId: amounts.payment_method,
    total: amounts.total,
    discount: amounts.discount,
    payable: amounts.payable,
    refund: amounts.refund,
  }))
}
