import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { clinics, doctorClinics } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'

/** Numbers of the desks at which some doctors are reached, by doctor: of several clinics, that of the first that has one. */
export const clinicPhones = async (
  db: Database,
  doctorIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (doctorIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([doctorClinics.doctorId], { doctorId: doctorClinics.doctorId, phone: clinics.phone })
    .from(doctorClinics)
    .innerJoin(clinics, eq(clinics.id, doctorClinics.clinicId))
    .where(and(inArray(doctorClinics.doctorId, [...doctorIds]), isNotNull(clinics.phone)))
    .orderBy(doctorClinics.doctorId, asc(doctorClinics.position))
  return new Map(rows.map(({ doctorId, phone }) => [doctorId, phone!]))
}
