import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { oneByOne } from '../kit/jobs'
import { paymentAttempts, paymentRefunds } from './payment.tables'
import { GatewayDown, type PaymentGateway } from './paymentGateway'

interface DueRefund {
  readonly paymentId: string
  readonly reference: string
  /** Paise. */
  readonly amount: number
}

/** Notes, once, that a payment is to be paid back in full. */
export const dueRefund = async (db: Database, refund: DueRefund, now: UnixSeconds): Promise<void> => {
  await db
    .insert(paymentRefunds)
    .values({ ...refund, createdAt: now })
    .onConflictDoNothing()
}

/** Refunds of one run: a gateway that is down is asked again with the next one. */
const MOST = 50

/** Pays back what is due. Of several processes one asks for each refund; one that fails stays due. */
export const payBack =
  ({ refund }: Pick<PaymentGateway, 'refund'>) =>
  async (db: Database, now: UnixSeconds): Promise<void> => {
    const due = await db
      .select()
      .from(paymentRefunds)
      .where(isNull(paymentRefunds.refundedAt))
      .orderBy(asc(paymentRefunds.createdAt))
      .limit(MOST)
    await oneByOne(
      due.map(({ paymentId }) => paymentId),
      (paymentId) =>
        db.transaction(async (tx) => {
          const [row] = await tx
            .select()
            .from(paymentRefunds)
            .where(and(eq(paymentRefunds.paymentId, paymentId), isNull(paymentRefunds.refundedAt)))
            .for('update', { skipLocked: true })
          if (row === undefined) return
          try {
            const refundId = await refund(row)
            await tx
              .update(paymentRefunds)
              .set({ refundId, refundedAt: now })
              .where(eq(paymentRefunds.paymentId, paymentId))
          } catch (error) {
            if (!(error instanceof GatewayDown)) throw error
          }
        }),
    )
  }

/** Notes that what was paid online for these bookings is to be paid back; answers which of them were. */
export const refundPaid = async (
  db: Database,
  bookingIds: readonly string[],
  now: UnixSeconds,
): Promise<readonly string[]> => {
  if (bookingIds.length === 0) return []
  const paid = await db
    .select()
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.bookingId, [...bookingIds]), eq(paymentAttempts.status, 'paid')))
  for (const { nonce, reference, amount } of paid)
    if (nonce !== null) await dueRefund(db, { paymentId: nonce, reference, amount }, now)
  return [...new Set(paid.map(({ bookingId }) => bookingId))]
}
