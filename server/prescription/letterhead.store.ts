import { eq } from 'drizzle-orm'
import type { Prescription } from '../../src/core/prescription/prescription'
import { appointments } from '../booking/booking.tables'
import { clinics, doctors, specialities } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import type { Letterhead } from './paper'

/** Who prescribed and where the consultation was. */
export const letterheadOf = async (db: Database, { bookingId }: Prescription): Promise<Letterhead> => {
  const [row] = await db
    .select({ doctor: doctors, speciality: specialities.name, clinic: clinics })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(specialities, eq(specialities.id, doctors.specialityId))
    .leftJoin(clinics, eq(clinics.id, appointments.clinicId))
    .where(eq(appointments.id, bookingId))
  const { doctor, speciality, clinic } = row!
  return {
    doctor: doctor.name,
    degrees: doctor.qualifications.join(', '),
    registration: `${doctor.registrationNumber}, ${doctor.registrationCouncil}`,
    speciality,
    clinic:
      clinic === null
        ? ''
        : [clinic.name, `${clinic.address}, ${clinic.city} ${clinic.pincode}`, clinic.phone ?? '']
            .filter(Boolean)
            .join('\n'),
  }
}
