import { and, asc, between, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { ConsultationType } from '../../src/core/booking/booking'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import { schedules } from '../booking/booking.tables'
import { endOfWindow, firstFree, nextSlots } from '../booking/booking.port'
import type { Database } from '../kit/handlers'
import { doctors } from '../doctors/doctors.tables'
import { compareRanked, type Ranked } from './compareRanked'

interface Search {
  readonly consultation: ConsultationType | null
  readonly now: UnixSeconds
  readonly limit: number
  readonly offset: number
}

/** The most doctors who are asked for their first free slot one by one. */
const FEW = 200
/** Schedules looked at for each doctor wanted: many are booked out, and most doctors have several. */
const SCHEDULES = 4

/**
 * One page of doctors by their first free slot, those without any last. Few are asked one by one; of many the schedules
 * of all are walked in their order until no later one can change the page.
 */
export const earliest = async (
  db: Database,
  search: Search,
  matching: () => SQL | undefined,
  most = FEW,
): Promise<Ranked[]> => {
  const { now, limit, offset } = search
  const page = (found: readonly Ranked[]): Ranked[] => found.toSorted(compareRanked).slice(offset, offset + limit)
  const few = await idsOf(db, matching(), most + 1)
  if (few.length <= most) {
    const rows = await nextSlots(db, few, now)
    return page(rows.map((row) => ({ id: row.id, by: first(row, search.consultation) })))
  }
  const wanted = offset + limit
  for (let far = SCHEDULES * wanted; ; far *= SCHEDULES) {
    const walked = await walk(db, search, matching(), far)
    const found = firstOfEach(walked)
    const isWhole = walked.length < far
    // Whoever was not reached begins later, or at the same time with a later id.
    const reached = walked.at(-1)
    const until = reached && { id: reached.id, by: reached.startsAt }
    const settled = isWhole || !until ? found : found.filter((each) => compareRanked(each, until) < 0)
    if (settled.length >= wanted) return page(settled)
    if (isWhole) return page([...settled, ...(await withoutSlots(db, matching(), settled, wanted))])
  }
}

const first = (
  slots: Readonly<Record<ConsultationType, number | null>>,
  consultation: ConsultationType | null,
): number | null => {
  const asked = consultation === null ? [slots.video, slots.inClinic] : [slots[consultation]]
  const known = asked.filter((at) => at !== null)
  return known.length === 0 ? null : Math.min(...known)
}

const idsOf = async (db: Database, matching: SQL | undefined, limit: number): Promise<string[]> =>
  (await db.select({ id: doctors.id }).from(doctors).where(matching).limit(limit)).map(({ id }) => id)

/** Schedules that have not ended, in their order, each with its first free slot. */
const walk = (db: Database, { consultation, now }: Search, matching: SQL | undefined, limit: number) => {
  const isOpen = and(
    between(schedules.startsAt, now - DAY, endOfWindow(now)),
    gt(schedules.endsAt, now),
    consultation === null ? undefined : eq(schedules.consultation, consultation),
    matching && inArray(schedules.doctorId, db.select({ id: doctors.id }).from(doctors).where(matching)),
  )
  return db
    .select({
      id: schedules.doctorId,
      startsAt: schedules.startsAt,
      at: sql<number | null>`${firstFree(now)}`.mapWith(Number),
    })
    .from(schedules)
    .where(isOpen)
    .orderBy(asc(schedules.startsAt), asc(schedules.doctorId))
    .limit(limit)
}

const firstOfEach = (walked: Awaited<ReturnType<typeof walk>>): Ranked[] => {
  const firsts = new Map<string, number>()
  for (const { id, at } of walked) if (at !== null) firsts.set(id, Math.min(at, firsts.get(id) ?? Infinity))
  return [...firsts].map(([id, by]) => ({ id, by }))
}

const withoutSlots = async (
  db: Database,
  matching: SQL | undefined,
  found: readonly Ranked[],
  limit: number,
): Promise<Ranked[]> => {
  const ids = found.map(({ id }) => id)
  const rest = await db
    .select({ id: doctors.id })
    .from(doctors)
    .where(and(matching, ids.length === 0 ? undefined : notInArray(doctors.id, ids)))
    .orderBy(asc(doctors.id))
    .limit(limit)
  return rest.map(({ id }) => ({ id, by: null }))
}
