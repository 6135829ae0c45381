import { and, asc, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import type { Centre, DiagnosticTest, OwnTest, TestCategory } from '../../src/core/diagnostics/diagnostics'
import { testsNamedWith } from '../../src/core/diagnostics/testNames'
import type { Coordinates } from '../../src/core/kit/coordinates'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { searchedWords } from '../../src/core/kit/search'
import { kilometres } from '../kit/distance'
import type { Database } from '../kit/handlers'
import { containing } from '../kit/like'
import { offersOf } from '../provider/provider.port'
import { providerHours, providers } from '../provider/provider.tables'
import { diagnosticTests } from './diagnostics.tables'

export interface CentreSearch {
  readonly near: Coordinates
  readonly weekday: number
  readonly search: string
  readonly limit: number
  readonly offset: number
  readonly now: UnixSeconds
}

/** Words looked for in one search. */
const WORDS = 8

/** A test is found by its name, by its other names, and by what it is called in the other languages. */
const isTestOf = (word: string): SQL =>
  or(like(diagnosticTests.searchText, containing(word)), inArray(diagnosticTests.name, [...testsNamedWith(word)]))!

/** A centre is found by its own name and place, and by the tests it offers. */
const matches = (search: string): SQL | undefined =>
  and(
    ...searchedWords(search)
      .slice(0, WORDS)
      .map((word) =>
        or(
          like(
            sql`lower(${providers.name} || ' ' || ${providers.address} || ' ' || ${providers.city})`,
            containing(word),
          ),
          like(providers.pincode, containing(word)),
          sql`exists (select from ${diagnosticTests} where ${diagnosticTests.providerId} = ${providers.id} and ${diagnosticTests.isOffered} and ${isTestOf(word)})`,
        ),
      ),
  )

const isCentre = eq(providers.kind, 'centre')

const rowsOf = async (db: Database, where: SQL | undefined, now: UnixSeconds) => {
  const rows = await db.select().from(providers).where(and(isCentre, where))
  const ids = rows.map(({ id }) => id)
  const hours =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(providerHours)
          .where(inArray(providerHours.providerId, ids))
          .orderBy(asc(providerHours.weekday))
  const offers = await offersOf(db, ids, now)
  return rows.map((row) => ({
    ...row,
    offer: offers.get(row.id) ?? null,
    hours: hours
      .filter(({ providerId }) => providerId === row.id)
      .map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
  }))
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const centreOf = (row: Row, near: Coordinates, weekday: number): Centre => {
  const { id, name, address, city, pincode, phoneNumber, latitude, longitude, hours, pausedUntil, offer } = row
  const day = hours.find((each) => each.weekday === weekday)
  const distance = Math.round(kilometres(near, row) * 10) / 10
  return {
    id,
    name,
    address,
    city,
    pincode,
    phoneNumber,
    latitude,
    longitude,
    distance,
    opens: day?.opens ?? null,
    closes: day?.closes ?? null,
    hours,
    pausedUntil,
    offer,
  }
}

/** Those that are open on the day first, then by distance, then by name; a name alone orders no two centres. */
const compare = (one: Centre, other: Centre): number =>
  Number(one.opens === null) - Number(other.opens === null) ||
  (one.distance ?? 0) - (other.distance ?? 0) ||
  one.name.localeCompare(other.name) ||
  one.id.localeCompare(other.id)

/** Centres that take orders. There are few in a country: they are ordered here, after the search. */
export const centresNear = async (db: Database, search: CentreSearch): Promise<readonly Centre[]> => {
  const { near, weekday, limit, offset, now } = search
  const takesOrders = sql`coalesce(${providers.pausedUntil}, 0) <= ${now}`
  const rows = await rowsOf(db, and(takesOrders, matches(search.search)), now)
  return rows
    .map((row) => centreOf(row, near, weekday))
    .sort(compare)
    .slice(offset, offset + limit)
}

export const centreBy = async (
  db: Database,
  id: string,
  near: Coordinates,
  weekday: number,
  now: UnixSeconds,
): Promise<Centre | undefined> => {
  const [row] = await rowsOf(db, eq(providers.id, id), now)
  return row && centreOf(row, near, weekday)
}

type TestRow = typeof diagnosticTests.$inferSelect

export const testOf = ({ id, name, price, category, fastHours, needsFood, asks, notes }: TestRow): DiagnosticTest => ({
  id,
  name,
  price,
  category,
  fastHours,
  needsFood,
  asks,
  notes,
})

export interface TestSearch {
  readonly centreId: string
  readonly filter: TestCategory | 'all'
  readonly search: string
  readonly limit: number
  readonly offset: number
}

/** Tests that a centre offers, by name. */
export const testsAt = async (db: Database, { centreId, filter, search, limit, offset }: TestSearch) => {
  const rows = await db
    .select()
    .from(diagnosticTests)
    .where(
      and(
        eq(diagnosticTests.providerId, centreId),
        diagnosticTests.isOffered,
        filter === 'all' ? undefined : eq(diagnosticTests.category, filter),
        ...searchedWords(search).slice(0, WORDS).map(isTestOf),
      ),
    )
    .orderBy(asc(diagnosticTests.name), asc(diagnosticTests.id))
    .limit(limit)
    .offset(offset)
  return rows.map(testOf)
}

/** Names of tests, by their ids. */
export const testNamesOf = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ id: diagnosticTests.id, name: diagnosticTests.name })
    .from(diagnosticTests)
    .where(inArray(diagnosticTests.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** All tests of a centre, by name. */
export const ownTests = async (db: Database, centreId: string): Promise<readonly OwnTest[]> => {
  const rows = await db
    .select()
    .from(diagnosticTests)
    .where(eq(diagnosticTests.providerId, centreId))
    .orderBy(asc(diagnosticTests.name), asc(diagnosticTests.id))
  return rows.map((row) => ({ ...testOf(row), isOffered: row.isOffered }))
}

/** Those of some tests that a centre offers, in the order in which they are named. */
export const offeredOf = async (db: Database, centreId: string, testIds: readonly string[]) => {
  if (testIds.length === 0) return []
  const rows = await db
    .select()
    .from(diagnosticTests)
    .where(
      and(eq(diagnosticTests.providerId, centreId), diagnosticTests.isOffered, inArray(diagnosticTests.id, testIds)),
    )
  const byId = new Map(rows.map((row) => [row.id, testOf(row)]))
  return testIds.flatMap((id) => byId.get(id) ?? [])
}
