import { and, eq, sql } from 'drizzle-orm'
import { paymentMethodName } from '../../src/core/payment/payment.rules'
import { isWithin } from '../booking/booking.port'
import { appointments } from '../booking/booking.tables'
import { clinics, doctors } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { namedAt } from '../members/members.port'
import { members } from '../members/members.tables'
import type { Scope } from '../people/people.port'
import { paymentAttempts } from '../payment/payment.tables'
import { deskPaymentsOf } from './deskPayment.store'
import { deskPayments } from './reception.tables'

/** When an appointment was paid, at the desk or online; null while it is not. */
const issuedAt = sql`(case when ${appointments.paymentStatus} <> 'UNPAID' then coalesce(
  (select min(${deskPayments.at}) from ${deskPayments} where ${deskPayments.appointmentId} = ${appointments.id}),
  (select min(${paymentAttempts.settledAt}) from ${paymentAttempts}
    where ${paymentAttempts.bookingId} = ${appointments.id} and ${paymentAttempts.status} = 'paid')) end)`

/** What the receipt of an appointment says, in the name in which it was paid; undefined for those of others. */
export const receiptOf = async (db: Database, scope: Scope, bookingId: string) => {
  const [row] = await db
    .select({
      bookingId: appointments.id,
      patientId: appointments.patientId,
      named: namedAt(issuedAt, appointments.startsAt),
      nameNow: members.name,
      doctorName: doctors.name,
      registrationNumber: doctors.registrationNumber,
      clinicName: clinics.name,
      address: clinics.address,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      slotNo: appointments.slotNo,
      consultationFee: appointments.consultationFee,
      discountAmount: appointments.discountAmount,
      finalAmount: appointments.finalAmount,
      paymentStatus: appointments.paymentStatus,
      paymentMethodId: appointments.paymentMethodId,
    })
    .from(appointments)
    .innerJoin(members, eq(members.id, appointments.memberId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .leftJoin(clinics, eq(clinics.id, appointments.clinicId))
    .where(and(eq(appointments.id, bookingId), isWithin(appointments, scope)))
  if (row === undefined) return undefined
  const noted = await deskPaymentsOf(db, bookingId)
  const { named, nameNow, ...bill } = row
  return {
    ...bill,
    patientName: named.name,
    age: named.age,
    gender: named.gender,
    ...(nameNow === named.name ? {} : { nameNow }),
    paymentMethod: paymentMethodName(row.paymentMethodId),
    received: noted.map(({ paymentMethodId, by, at }) => ({
      paymentMethod: paymentMethodName(paymentMethodId),
      by,
      at,
    })),
  }
}
