import { and, eq, inArray, sql } from 'drizzle-orm'
import { type CalendarDay, startOfDay } from '../../src/core/kit/dates'
import { ORDER_LIVE } from '../../src/core/orders/order.lifecycle'
import type { Database } from '../kit/handlers'
import { providerOrders } from './orders.tables'

export const isLive = inArray(providerOrders.stage, [...ORDER_LIVE])

/** Tests of an order as one text, in whatever order they were chosen. */
export const setOf = (tests: readonly { readonly testId: string }[]): string =>
  tests
    .map(({ testId }) => testId)
    .toSorted()
    .join(' ')

/** What two orders have in common that the constraints take for one request. */
type Request = { readonly providerId: string } & (
  | { readonly kind: 'medicine'; readonly recordId: string }
  | {
      readonly kind: 'test'
      readonly memberId: string
      readonly day: CalendarDay
      readonly tests: readonly { readonly testId: string }[]
    }
)

/** The live order that the constraints take for the same request. */
export const openTwin = async (tx: Database, order: Request): Promise<string> => {
  const same =
    order.kind === 'medicine'
      ? eq(providerOrders.recordId, order.recordId)
      : and(
          eq(providerOrders.memberId, order.memberId),
          eq(providerOrders.testDay, startOfDay(order.day)),
          eq(providerOrders.testSet, setOf(order.tests)),
        )
  const [open] = await tx
    .select({ id: providerOrders.id })
    .from(providerOrders)
    .where(and(eq(providerOrders.providerId, order.providerId), isLive, same))
  return open?.id ?? ''
}

/** Another live order of a record. */
export const openOf = async (tx: Database, recordId: string, but: string): Promise<string | null> => {
  const [open] = await tx
    .select({ id: providerOrders.id })
    .from(providerOrders)
    .where(and(eq(providerOrders.recordId, recordId), isLive, sql`${providerOrders.id} <> ${but}`))
  return open?.id ?? null
}
