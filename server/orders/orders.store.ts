import { asc, eq, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { isOver } from '../booking/appointment.conditions'
import { appointments } from '../booking/booking.tables'
import { clinics, doctors, specialities } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { members } from '../members/members.tables'

/** A patient's appointments: those to come by their time, then what is over or called off, the latest first. */
export const orderRows = (
  db: Database,
  patientId: string,
  now: UnixSeconds,
  { limit, offset }: { limit: number; offset: number },
) => {
  const over = isOver(now)
  return db
    .select({
      id: appointments.id,
      status: appointments.status,
      consultation: appointments.consultation,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      slotNo: appointments.slotNo,
      doctorId: appointments.doctorId,
      doctorName: doctors.name,
      doctorPhotoUrl: doctors.photoUrl,
      speciality: specialities.name,
      memberId: appointments.memberId,
      patientName: members.name,
      clinicName: clinics.name,
      address: clinics.address,
      latitude: clinics.latitude,
      longitude: clinics.longitude,
      paymentStatus: appointments.paymentStatus,
      paymentMethodId: appointments.paymentMethodId,
      finalAmount: appointments.finalAmount,
      holdExpiresAt: appointments.holdExpiresAt,
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(specialities, eq(specialities.id, doctors.specialityId))
    .innerJoin(members, eq(members.id, appointments.memberId))
    .leftJoin(clinics, eq(clinics.id, appointments.clinicId))
    .where(eq(appointments.patientId, patientId))
    .orderBy(
      sql`${over}`,
      sql`case when ${over} then -${appointments.startsAt} else ${appointments.startsAt} end`,
      asc(appointments.id),
    )
    .limit(limit)
    .offset(offset)
}
