import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../kit/handlers'
import { clinics, doctorClinics, doctorPlaces, doctors } from './doctors.tables'
import { projected } from '../kit/distance'

/** Writes anew what find-doctor searches, for doctors whose facts or clinics have changed. */
export const indexDoctors = async (db: Database, doctorIds: readonly string[]): Promise<void> => {
  if (doctorIds.length === 0) return
  const rows = await db
    .select({ doctor: doctors, clinic: clinics })
    .from(doctors)
    .leftJoin(doctorClinics, eq(doctorClinics.doctorId, doctors.id))
    .leftJoin(clinics, eq(clinics.id, doctorClinics.clinicId))
    .where(inArray(doctors.id, [...doctorIds]))
    .orderBy(asc(doctors.id), asc(doctorClinics.position))
  await db.delete(doctorPlaces).where(inArray(doctorPlaces.doctorId, [...doctorIds]))
  if (rows.length === 0) return
  await db.insert(doctorPlaces).values(
    rows.map(({ doctor: { id, specialityId, practisingSince, languages, searchText }, clinic }) => ({
      doctorId: id,
      clinicId: clinic?.id ?? null,
      place: clinic === null ? null : projected(clinic),
      specialityId,
      practisingSince,
      languages,
      searchText,
    })),
  )
}
