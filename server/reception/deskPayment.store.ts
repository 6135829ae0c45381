import { and, asc, eq, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { paymentAttempts } from '../payment/payment.tables'
import { users } from '../people/people.tables'
import { deskPayments } from './reception.tables'

interface Noted {
  readonly appointmentId: string
  readonly paymentMethodId: number
  readonly byUserId: string
  readonly at: UnixSeconds
}

/** Notes what was received at the desk, or how it was after all: the locked appointment says what holds now. */
export const noteDeskPayment = async (db: Database, noted: Noted): Promise<void> => {
  await db.insert(deskPayments).values(noted)
}

/** What was paid online afterwards, once the desk had paid back, is not the desk's. */
const isPaidOnlineSince = sql`exists (select 1 from ${paymentAttempts}
  where ${paymentAttempts.bookingId} = ${deskPayments.appointmentId} and ${paymentAttempts.status} = 'paid'
    and ${paymentAttempts.settledAt} >= ${deskPayments.at})`

/** What the desk received for an appointment and how that was corrected, the oldest first. */
export const deskPaymentsOf = (db: Database, appointmentId: string) =>
  db
    .select({ paymentMethodId: deskPayments.paymentMethodId, by: users.name, at: deskPayments.at })
    .from(deskPayments)
    .innerJoin(users, eq(users.id, deskPayments.byUserId))
    .where(and(eq(deskPayments.appointmentId, appointmentId), sql`not ${isPaidOnlineSince}`))
    .orderBy(asc(deskPayments.id))
