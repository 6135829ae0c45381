import { and, eq, isNull, sql } from 'drizzle-orm'
import { visitProblem } from '../../src/core/diagnostics/visit.rules'
import { type CalendarDay, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import type { OrderReason } from '../../src/core/orders/providerOrder'
import { violatedConstraint } from '../kit/constraint'
import type { Database } from '../kit/handlers'
import { hoursOf } from '../provider/provider.port'
import { type Change, noteBeside } from './order.beside'
import { deadlinesOf } from './order.deadlines'
import { notifyOfOrder } from './order.events'
import { ofMover, type OrderRow } from './order.move'
import { takeRequestTurn } from './order.store'
import { orderReports, providerOrders } from './orders.tables'

export interface VisitMove {
  readonly patientId: string
  readonly day: CalendarDay
  readonly reason: OrderReason
  readonly words?: string | undefined
}

/** What became of moving a visit. `gone`: the order does not take it any more, or is not as it was seen. */
export type VisitMoved =
  | { readonly is: 'moved'; readonly order: OrderRow }
  | { readonly is: 'gone' | 'visitBegun' | 'sameDay' | 'alreadyBooked' | 'dayPast' | 'dayClosed' | 'dayTooFar' }

/**
 * Moves an accepted visit to another day on which the centre is open, in turn with the bookings of its patient. The day
 * it had stays in the history; what was confirmed of its safety is looked at again on the new one.
 */
export const moveVisit = async (
  tx: Database,
  change: Change,
  { patientId, day, reason, words }: VisitMove,
  now: UnixSeconds,
): Promise<VisitMoved> => {
  await takeRequestTurn(tx, patientId)
  const its = and(
    eq(providerOrders.id, change.id),
    ofMover(change.by),
    eq(providerOrders.stage, 'accepted'),
    change.revision === undefined ? undefined : eq(providerOrders.revision, change.revision),
  )
  const [held] = await tx.select().from(providerOrders).where(its).for('update')
  if (held === undefined || held.testDay === null) return { is: 'gone' }
  const reports = and(eq(orderReports.orderId, held.id), isNull(orderReports.retractedAt))
  if ((await tx.$count(orderReports, reports)) > 0) return { is: 'visitBegun' }
  const testDay = startOfDay(day)
  if (held.testDay === testDay) return { is: 'sameDay' }
  const week = await hoursOf(tx, held.providerId)
  const problem = visitProblem(week, day, now)
  if (problem !== null) return { is: problem }
  const deadlines = deadlinesOf({ kind: held.kind, stage: held.stage, way: held.way, day }, week, held.stageAt)
  try {
    // In a transaction of its own: what is refused leaves the one around it as it was.
    const [order] = await tx.transaction((own) =>
      own
        .update(providerOrders)
        .set({ testDay, ...deadlines, clearedAt: null, revision: sql`${providerOrders.revision} + 1` })
        .where(eq(providerOrders.id, held.id))
        .returning(),
    )
    const why = reason === 'other' ? (words ?? null) : reason
    await noteBeside(tx, order!, change, { action: 'move', reason: why, movedFrom: held.testDay }, now)
    await notifyOfOrder(tx, order!, 'testOrder.moved', `move ${order!.revision}`, now)
    return { is: 'moved', order: order! }
  } catch (error) {
    if (violatedConstraint(error) === 'provider_orders_tests_once') return { is: 'alreadyBooked' }
    throw error
  }
}
