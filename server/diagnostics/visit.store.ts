import { and, eq } from 'drizzle-orm'
import type { TestAnswer } from '../../src/core/diagnostics/diagnostics'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { WeekdayHours } from '../../src/core/provider/provider'
import type { Database } from '../kit/handlers'
import { members } from '../members/members.tables'
import { providerOrders } from '../orders/orders.tables'
import { hoursOf } from '../provider/provider.port'
import { providers } from '../provider/provider.tables'
import { testAnswers } from './diagnostics.tables'

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

export const writeAnswers = async (db: Database, orderId: string, answers: readonly TestAnswer[]): Promise<void> => {
  if (answers.length > 0)
    await db
      .insert(testAnswers)
      .values(answers.map((answer) => ({ orderId, ...answer })))
      .onConflictDoNothing()
}

/** Until when a centre answers a request. */
export const answeredBy = async (db: Database, orderId: string): Promise<UnixSeconds | null> => {
  const [order] = await db
    .select({ answerBy: providerOrders.answerBy })
    .from(providerOrders)
    .where(eq(providerOrders.id, orderId))
  return order?.answerBy ?? null
}

/** What was answered before the tests of a provider's order, and whose it is. */
export const answersOf = async (
  db: Database,
  orderId: string,
  providerId: string | null,
): Promise<{ readonly patientId: string; readonly answers: readonly TestAnswer[] } | undefined> => {
  const [order] = await db
    .select({ patientId: providerOrders.patientId, providerId: providerOrders.providerId })
    .from(providerOrders)
    .where(and(eq(providerOrders.id, orderId), eq(providerOrders.kind, 'test')))
  if (order === undefined || order.providerId !== providerId) return undefined
  const answers = await db
    .select({ question: testAnswers.question, isYes: testAnswers.isYes })
    .from(testAnswers)
    .where(eq(testAnswers.orderId, orderId))
    .orderBy(testAnswers.question)
  return { patientId: order.patientId, answers }
}
