import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { EMPTY_CART, type Picks } from '../../src/core/diagnostics/cart.rules'
import type { Cart } from '../../src/core/diagnostics/diagnostics'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { takeTurn } from '../kit/takeTurn'
import { offerOf } from '../provider/provider.port'
import { providers } from '../provider/provider.tables'
import { testOf } from './centres.read'
import { diagnosticCarts, diagnosticCartTests, diagnosticTests } from './diagnostics.tables'

/**
 * A patient's cart; what its centre no longer offers is not in it. One statement reads the cart and its tests: of two,
 * the second would see what another tab wrote after the first, tests in a cart that is of no centre.
 */
export const cartOf = async (db: Database, patientId: string, now: UnixSeconds): Promise<Cart> => {
  const rows = await db
    .select({ cart: diagnosticCarts, centreName: providers.name, test: diagnosticTests })
    .from(diagnosticCarts)
    .leftJoin(providers, eq(providers.id, diagnosticCarts.providerId))
    .leftJoin(diagnosticCartTests, eq(diagnosticCartTests.patientId, diagnosticCarts.patientId))
    .leftJoin(diagnosticTests, and(eq(diagnosticTests.id, diagnosticCartTests.testId), diagnosticTests.isOffered))
    .where(eq(diagnosticCarts.patientId, patientId))
    .orderBy(asc(diagnosticCartTests.position), asc(diagnosticCartTests.testId))
  const [first] = rows
  if (first === undefined) return EMPTY_CART
  const tests = rows.flatMap(({ test }) => (test === null ? [] : [testOf(test)]))
  return {
    centreId: first.cart.providerId,
    centreName: first.centreName,
    day: first.cart.day,
    revision: first.cart.revision,
    testIds: tests.map(({ id }) => id),
    tests,
    offer: first.cart.providerId === null ? null : await offerOf(db, first.cart.providerId, now),
  }
}

/** What stands in a patient's cart while nobody else changes it; a patient without one has revision 0. */
export const lockCart = async (
  db: Database,
  patientId: string,
): Promise<{ readonly revision: number; readonly centreId: string | null; readonly count: number }> => {
  await takeTurn(db, `cart of ${patientId}`)
  const [cart] = await db.select().from(diagnosticCarts).where(eq(diagnosticCarts.patientId, patientId))
  const count = await db.$count(diagnosticCartTests, eq(diagnosticCartTests.patientId, patientId))
  return { revision: cart?.revision ?? 0, centreId: cart?.providerId ?? null, count }
}

interface WrittenCart extends Picks {
  readonly day: UnixSeconds
}

/**
 * Puts a list in place of what the cart holds; an empty one frees it from its centre. A test of another centre violates
 * `diagnostic_cart_tests_test`.
 */
export const writeCart = async (
  db: Database,
  patientId: string,
  { centreId, testIds, day }: WrittenCart,
  now: UnixSeconds,
): Promise<void> => {
  const isEmpty = testIds.length === 0
  const set = { providerId: isEmpty ? null : centreId, day: isEmpty ? null : day, changedAt: now }
  await db.delete(diagnosticCartTests).where(eq(diagnosticCartTests.patientId, patientId))
  await db
    .insert(diagnosticCarts)
    .values({ patientId, revision: 1, ...set })
    .onConflictDoUpdate({
      target: diagnosticCarts.patientId,
      set: { ...set, revision: sql`${diagnosticCarts.revision} + 1` },
    })
  if (!isEmpty)
    await db
      .insert(diagnosticCartTests)
      .values(testIds.map((testId, position) => ({ patientId, providerId: centreId, testId, position })))
}

/** Takes what was booked out of a patient's cart; an emptied one is freed from its centre. */
export const takeFromCart = async (
  db: Database,
  patientId: string,
  testIds: readonly string[],
  now: UnixSeconds,
): Promise<void> => {
  await lockCart(db, patientId)
  const taken = await db
    .delete(diagnosticCartTests)
    .where(and(eq(diagnosticCartTests.patientId, patientId), inArray(diagnosticCartTests.testId, [...testIds])))
    .returning({ id: diagnosticCartTests.testId })
  if (taken.length === 0) return
  const left = await db.$count(diagnosticCartTests, eq(diagnosticCartTests.patientId, patientId))
  await db
    .update(diagnosticCarts)
    .set({
      revision: sql`${diagnosticCarts.revision} + 1`,
      changedAt: now,
      ...(left === 0 ? { providerId: null, day: null } : {}),
    })
    .where(eq(diagnosticCarts.patientId, patientId))
}
