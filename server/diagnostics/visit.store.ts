import { and, eq } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { WeekdayHours } from '../../src/core/provider/provider'
import type { Database } from '../kit/handlers'
import { members } from '../members/members.tables'
import { providerOrders } from '../orders/orders.tables'
import { hoursOf } from '../provider/provider.port'
import { providers } from '../provider/provider.tables'

/** A centre as a visit to it is booked. */
export const visitedCentre = async (
  db: Database,
  id: string,
): Promise<{ name: string; pausedUntil: UnixSeconds | null; hours: readonly WeekdayHours[] } | undefined> => {
  const [centre] = await db
    .select({ name: providers.name, pausedUntil: providers.pausedUntil })
    .from(providers)
    .where(and(eq(providers.id, id), eq(providers.kind, 'centre')))
  return centre && { ...centre, hours: await hoursOf(db, id) }
}

export const isMemberOf = async (db: Database, patientId: string, memberId: string): Promise<boolean> =>
  (await db.$count(members, and(eq(members.id, memberId), eq(members.patientId, patientId)))) > 0

/** How many requests of a patient wait for an answer: in all, and at one provider. */
export const openRequests = async (
  db: Database,
  patientId: string,
  providerId: string,
): Promise<{ readonly all: number; readonly here: number }> => {
  const open = await db
    .select({ providerId: providerOrders.providerId })
    .from(providerOrders)
    .where(and(eq(providerOrders.patientId, patientId), eq(providerOrders.stage, 'requested')))
  return { all: open.length, here: open.filter((each) => each.providerId === providerId).length }
}

/** Until when a centre answers a request. */
export const answeredBy = async (db: Database, orderId: string): Promise<UnixSeconds | null> => {
  const [order] = await db
    .select({ answerBy: providerOrders.answerBy })
    .from(providerOrders)
    .where(eq(providerOrders.id, orderId))
  return order?.answerBy ?? null
}
