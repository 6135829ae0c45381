import { eq, inArray, sql } from 'drizzle-orm'
import { MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import type { AppointmentOrder } from '../../src/core/orders/orders'
import { paymentMethodName } from '../../src/core/payment/payment.rules'
import { appointments, schedules } from '../booking/booking.tables'
import { clinics, doctors, specialities } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { ageAt } from '../members/members.port'
import { members } from '../members/members.tables'
import { activePrescription } from '../prescription/prescription.port'
import { isOfAppointment, livePosition } from '../reception/reception.port'
import { queueEntries } from '../reception/reception.tables'
import { users } from '../people/people.tables'

/** Appointments by their ids. */
export const appointmentOrders = async (
  db: Database,
  ids: readonly string[],
  now: UnixSeconds,
): Promise<ReadonlyMap<string, AppointmentOrder>> => {
  const rows = await db
    .select({
      id: appointments.id,
      status: appointments.status,
      consultation: appointments.consultation,
      scheduleId: appointments.scheduleId,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      slotNo: appointments.slotNo,
      doctorId: appointments.doctorId,
      doctorName: doctors.name,
      doctorPhotoUrl: doctors.photoUrl,
      speciality: specialities.name,
      languages: doctors.languages,
      memberId: appointments.memberId,
      patientName: members.name,
      age: ageAt(appointments.startsAt),
      gender: members.gender,
      isPatientBlocked: users.isBlocked,
      clinicId: appointments.clinicId,
      clinicName: clinics.name,
      clinicPhone: clinics.phone,
      address: clinics.address,
      latitude: clinics.latitude,
      longitude: clinics.longitude,
      paymentStatus: appointments.paymentStatus,
      paymentMethodId: appointments.paymentMethodId,
      consultationFee: appointments.consultationFee,
      discountAmount: appointments.discountAmount,
      finalAmount: appointments.finalAmount,
      holdExpiresAt: appointments.holdExpiresAt,
      activePrescription: activePrescription({ isSignedAlone: true }),
      liveQueue: livePosition(now),
      isNoShow: sql<boolean>`${appointments.noShowAt} is not null`,
      delayMinutes: schedules.delayMinutes,
      queue: { status: queueEntries.status },
    })
    .from(appointments)
    .innerJoin(schedules, eq(schedules.id, appointments.scheduleId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(specialities, eq(specialities.id, doctors.specialityId))
    .innerJoin(members, eq(members.id, appointments.memberId))
    .innerJoin(users, eq(users.id, appointments.patientId))
    .leftJoin(clinics, eq(clinics.id, appointments.clinicId))
    .leftJoin(queueEntries, isOfAppointment(now))
    .where(inArray(appointments.id, [...ids]))
  return new Map(
    rows.map((row): [string, AppointmentOrder] => [
      row.id,
      {
        ...row,
        typeOfConsultation: row.consultation,
        slotTime: (row.endsAt - row.startsAt) / MINUTE,
        paymentMethod: paymentMethodName(row.paymentMethodId),
        patient: { name: row.patientName, age: row.age, records: [] },
        ...notYet,
      },
    ]),
  )
}

/** What rooms of the practice that are not open yet have to tell of an appointment. */
const notYet = { patientPhotoUrl: null }
