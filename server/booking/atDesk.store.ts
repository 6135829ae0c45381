import { and, eq } from 'drizzle-orm'
import type { Database } from '../kit/handlers'
import { stands, statusAfter } from './appointment.conditions'
import { appointments } from './booking.tables'

/** Marks an unpaid appointment as paid at the desk, with the way it was; whether it was unpaid and stands. */
export const markPaidAtDesk = async (db: Database, id: string, paymentMethodId: number): Promise<boolean> => {
  const paid = await db
    .update(appointments)
    .set({ paymentStatus: 'PAID', paymentMethodId, holdExpiresAt: null, status: statusAfter('pay') })
    .where(and(eq(appointments.id, id), eq(appointments.paymentStatus, 'UNPAID'), stands))
    .returning({ id: appointments.id })
  return paid.length > 0
}

/** Writes in which way a paid appointment was paid at the desk; whether it is paid. */
export const correctMethodAtDesk = async (db: Database, id: string, paymentMethodId: number): Promise<boolean> => {
  const corrected = await db
    .update(appointments)
    .set({ paymentMethodId })
    .where(and(eq(appointments.id, id), eq(appointments.paymentStatus, 'PAID'), stands))
    .returning({ id: appointments.id })
  return corrected.length > 0
}
