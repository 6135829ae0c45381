import { and, eq, isNull, sql } from 'drizzle-orm'
import type { TestAnswer } from '../../src/core/diagnostics/diagnostics'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { type Change, noteBeside } from './order.beside'
import { ofMover, type OrderRow } from './order.move'
import { providerOrders } from './orders.tables'
import { testAnswers } from './testAnswers.tables'

export type Answered = Pick<typeof testAnswers.$inferSelect, 'question' | 'isYes' | 'side'>

export const answerIn = ({ question, isYes, side }: Answered): TestAnswer => ({
  question,
  answer: side ?? (isYes ? 'yes' : 'no'),
})

const answered = ({ question, answer }: TestAnswer): Answered =>
  answer === 'yes' || answer === 'no'
    ? { question, isYes: answer === 'yes', side: null }
    : { question, isYes: null, side: answer }

/** Writes what was answered before the tests of an order; of what was answered twice the first. */
export const writeAnswers = async (tx: Database, orderId: string, answers: readonly TestAnswer[]): Promise<void> => {
  if (answers.length === 0) return
  await tx
    .insert(testAnswers)
    .values(answers.map((answer) => ({ orderId, ...answered(answer) })))
    .onConflictDoNothing()
}

/** Notes who confirmed, with what they looked at, that the tests of an accepted order can be done. Null where it is not to be confirmed any more. */
export const clearOrder = async (
  tx: Database,
  change: Change,
  words: string,
  now: UnixSeconds,
): Promise<OrderRow | null> => {
  const [order] = await tx
    .update(providerOrders)
    .set({ clearedAt: now, revision: sql`${providerOrders.revision} + 1` })
    .where(
      and(
        eq(providerOrders.id, change.id),
        ofMover(change.by),
        eq(providerOrders.stage, 'accepted'),
        isNull(providerOrders.clearedAt),
        change.revision === undefined ? undefined : eq(providerOrders.revision, change.revision),
      ),
    )
    .returning()
  if (order === undefined) return null
  await noteBeside(tx, order, change, { action: 'clear', reason: words }, now)
  return order
}
