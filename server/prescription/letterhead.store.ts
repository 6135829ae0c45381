import { eq, sql } from 'drizzle-orm'
import type { Prescription } from '../../src/core/prescription/prescription'
import { appointments } from '../booking/booking.tables'
import { clinics, doctorClinics, doctors, specialities } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import type { Letterhead } from './paper'

/** Where the doctor of a video consultation can be found. */
const firstClinic = sql`(select ${doctorClinics.clinicId} from ${doctorClinics}
  where ${doctorClinics.doctorId} = ${appointments.doctorId} order by ${doctorClinics.position} limit 1)`

/** Where who prescribed in a consultation can be found; empty where nobody knows. */
export const placeOfPrescriber = async (db: Database, bookingId: string): Promise<string> => {
  const [row] = await db
    .select({ clinic: clinics })
    .from(appointments)
    .leftJoin(clinics, eq(clinics.id, sql`coalesce(${appointments.clinicId}, ${firstClinic})`))
    .where(eq(appointments.id, bookingId))
  const clinic = row?.clinic ?? null
  return clinic === null ? '' : `${clinic.name}, ${clinic.address}, ${clinic.city} ${clinic.pincode}`
}

/** Who prescribed, and where the consultation was or the doctor can be found. */
export const letterheadOf = async (db: Database, { bookingId }: Prescription): Promise<Letterhead> => {
  const [row] = await db
    .select({ doctor: doctors, speciality: specialities.name, clinic: clinics })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(specialities, eq(specialities.id, doctors.specialityId))
    .leftJoin(clinics, eq(clinics.id, sql`coalesce(${appointments.clinicId}, ${firstClinic})`))
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
