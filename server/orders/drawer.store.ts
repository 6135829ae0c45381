import { and, eq, sql } from 'drizzle-orm'
import { addDays, type CalendarDay, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import type { Paise } from '../../src/core/kit/money'
import type { Database } from '../kit/handlers'
import { takeTurn } from '../kit/takeTurn'
import { drawers } from './ledger.tables'

/** Money of one method that a provider takes and gives back. */
export interface Drawer {
  readonly providerId: string
  readonly paymentMethodId: number
}

/** What is sold, what is given back and the closing of a drawer come one after the other, until their transactions end. */
const takeDrawerTurn = (tx: Database, { providerId, paymentMethodId }: Drawer): Promise<void> =>
  takeTurn(tx, `drawer ${paymentMethodId} of ${providerId}`)

/** The moment from which a sale or a refund of now counts: now, or the first second of the first day that is open. */
export const countsFrom = async (tx: Database, drawer: Drawer, now: UnixSeconds): Promise<UnixSeconds> => {
  await takeDrawerTurn(tx, drawer)
  const today = dayOf(now)
  const isClosed = await tx.$count(drawers, and(ofDrawer(drawer), eq(drawers.day, today)))
  // A day that did not begin is not closed.
  return isClosed > 0 ? startOfDay(addDays(today, 1)) : now
}

const ofDrawer = ({ providerId, paymentMethodId }: Drawer) =>
  and(eq(drawers.providerId, providerId), eq(drawers.paymentMethodId, paymentMethodId))

export interface Closing extends Drawer {
  readonly day: CalendarDay
  readonly counted: Paise
  readonly closedBy: string
}

/** Closes a drawer for a day with what should be in it; null where it was closed before. */
export const closeDrawer = async (
  tx: Database,
  closing: Closing,
  expectedOf: () => Promise<Paise>,
  now: UnixSeconds,
): Promise<typeof drawers.$inferSelect | null> => {
  await takeDrawerTurn(tx, closing)
  const [closed] = await tx
    .insert(drawers)
    .values({ ...closing, expected: await expectedOf(), closedAt: now })
    .onConflictDoNothing()
    .returning()
  return closed ?? null
}

/** Drawers of a provider that were closed on days of a range, in order. */
export const closedDrawers = (db: Database, providerId: string, { from, to }: { from: CalendarDay; to: CalendarDay }) =>
  db
    .select()
    .from(drawers)
    .where(and(eq(drawers.providerId, providerId), sql`${drawers.day} between ${from} and ${to}`))
    .orderBy(drawers.day, drawers.paymentMethodId)
