import { eq, sql } from 'drizzle-orm'
import type { DoctorProfile } from '../../src/core/doctors/doctors'
import type { Coordinates } from '../../src/core/kit/coordinates'
import { dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { clinics, doctorClinics, doctors, specialities } from './doctors.tables'

export interface CardClinic extends Coordinates {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly city: string
  readonly pincode: string
  readonly photoUrl: string | null
  readonly fee: number
}

/** In the doctor's own order. */
export const clinicsOfDoctor = sql`(select coalesce(json_agg(json_build_object('id', ${clinics.id}, 'name', ${clinics.name},
  'address', ${clinics.address}, 'city', ${clinics.city}, 'pincode', ${clinics.pincode}, 'photoUrl', ${clinics.photoUrl},
  'latitude', ${clinics.latitude}, 'longitude', ${clinics.longitude}, 'fee', ${doctorClinics.fee})
  order by ${doctorClinics.position}), '[]') as clinics
  from ${doctorClinics} join ${clinics} on ${clinics.id} = ${doctorClinics.clinicId}
  where ${doctorClinics.doctorId} = ${doctors.id}) places`

export const profileRow = async (db: Database, id: string) => {
  const [row] = await db
    .select({ doctor: doctors, speciality: specialities.name, clinics: sql<CardClinic[]>`places.clinics` })
    .from(doctors)
    .innerJoin(specialities, eq(specialities.id, doctors.specialityId))
    .leftJoinLateral(clinicsOfDoctor, sql`true`)
    .where(eq(doctors.id, id))
  return row
}

/** A doctor as patients read them; the distances of the clinics are not known. */
export const profileOf = (
  { doctor, speciality, clinics }: NonNullable<Awaited<ReturnType<typeof profileRow>>>,
  now: UnixSeconds,
): DoctorProfile => {
  const { id, name, photoUrl, coverUrl, registrationNumber, about, tags, reviewCount, city } = doctor
  return {
    id,
    name,
    photoUrl,
    coverUrl,
    registrationNumber,
    about,
    tags,
    reviewCount,
    city,
    speciality,
    ...sharedFacts(doctor, yearOf(now)),
    clinics: clinics.map((clinic) => ({ ...clinic, distance: null })),
  }
}

export const yearOf = (now: UnixSeconds): number => Number(dayOf(now).slice(0, 4))

export const sharedFacts = (doctor: typeof doctors.$inferSelect, year: number) => ({
  yearsOfExperience: Math.max(0, year - doctor.practisingSince),
  qualifications: doctor.qualifications.map((degreeName) => ({ degreeName })),
  languages: doctor.languages,
  expertise: doctor.expertise,
  profileTags: doctor.profileTags,
  contactSupport: doctor.contactSupport,
  rating: doctor.reviewCount === 0 ? null : Math.round((100 * doctor.ratingSum) / doctor.reviewCount) / 100,
})
