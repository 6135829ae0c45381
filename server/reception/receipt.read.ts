import { and, eq } from 'drizzle-orm'
import { paymentMethodName } from '../../src/core/payment/payment.rules'
import { isWithin } from '../booking/booking.port'
import { appointments } from '../booking/booking.tables'
import { clinics, doctors } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { ageAt } from '../members/members.port'
import { members } from '../members/members.tables'
import type { Scope } from '../people/people.port'
import { deskPaymentsOf } from './deskPayment.store'

/** What the receipt of an appointment says; undefined for those of others. */
export const receiptOf = async (db: Database, scope: Scope, bookingId: string) => {
  const [row] = await db
    .select({
      bookingId: appointments.id,
      patientId: appointments.patientId,
      patientName: members.name,
      age: ageAt(appointments.startsAt),
      gender: members.gender,
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
  return {
    ...row,
    paymentMethod: paymentMethodName(row.paymentMethodId),
    received: noted.map(({ paymentMethodId, by, at }) => ({
      paymentMethod: paymentMethodName(paymentMethodId),
      by,
      at,
    })),
  }
}
