import { createHmac } from 'node:crypto'
import { and, eq, lt, lte, ne, or, sql } from 'drizzle-orm'
import { addDays, DAY, dayOf, MINUTE, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from './handlers'
import { limits } from './kit.tables'
import { keyFor } from './secrets'

/** How often somebody may do something; a day is one of Asia/Kolkata. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly per: 'minute' | 'day'
  /** Seconds between one time and the next. */
  readonly apart?: number
}

/** Granted, or how many seconds to wait and for what. */
export type Turn = { readonly is: 'granted' } | { readonly is: 'tooSoon' | 'tooMany'; readonly wait: number }

export interface Limits {
  /** Counts one more time. Whoever it is about is stored as a keyed hash; the row's lock makes calls take turns. */
  readonly take: (db: Database, limit: Limit, who: string, now: UnixSeconds) => Promise<Turn>
  /** Undoes a `take` whose purpose failed: it can be tried again at once. */
  readonly giveBack: (db: Database, limit: Limit, who: string, now: UnixSeconds) => Promise<void>
}

const beginOf = (per: Limit['per'], now: UnixSeconds): UnixSeconds =>
  per === 'minute' ? now - (now % MINUTE) : startOfDay(dayOf(now))

const endOf = (per: Limit['per'], now: UnixSeconds): UnixSeconds =>
  per === 'minute' ? beginOf(per, now) + MINUTE : startOfDay(addDays(dayOf(now), 1))

/** Limits that all processes share through the database. */
export const newLimits = (secret: string): Limits => {
  const key = keyFor(secret, 'limits')
  const hashed = (who: string): string => createHmac('sha256', key).update(who).digest('base64url')
  const rowOf = ({ name }: Limit, who: string) => and(eq(limits.name, name), eq(limits.who, hashed(who)))
  return {
    take: async (db, limit, who, now) => {
      const begun = beginOf(limit.per, now)
      const { times, lastAt } = limits
      const granted = await db
        .insert(limits)
        .values({ name: limit.name, who: hashed(who), begun, times: 1, lastAt: now })
        .onConflictDoUpdate({
          target: [limits.name, limits.who],
          set: { begun, times: sql`case when ${limits.begun} = ${begun} then ${times} + 1 else 1 end`, lastAt: now },
          setWhere: and(
            limit.apart === undefined ? undefined : lte(lastAt, now - limit.apart),
            or(ne(limits.begun, begun), lt(times, limit.most)),
          )!,
        })
        .returning({ times })
      if (granted.length > 0) return { is: 'granted' }
      const [row] = await db.select().from(limits).where(rowOf(limit, who))
      return row !== undefined && row.begun === begun && row.times >= limit.most
        ? { is: 'tooMany', wait: endOf(limit.per, now) - now }
        : { is: 'tooSoon', wait: Math.max(1, (row?.lastAt ?? now) + (limit.apart ?? 0) - now) }
    },
    giveBack: async (db, limit, who, now) => {
      await db
        .update(limits)
        .set({ times: sql`greatest(${limits.times} - 1, 0)`, lastAt: now - (limit.apart ?? 0) })
        .where(rowOf(limit, who))
    },
  }
}

/** Deletes counts that no limit looks at any more. */
export const forgetOldLimits = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(limits).where(lt(limits.lastAt, now - 2 * DAY))
}
