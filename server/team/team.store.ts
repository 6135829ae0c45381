import { and, asc, count, eq, or } from 'drizzle-orm'
import type { Database } from '../kit/handlers'
import { hasNumber, holdsWords } from '../kit/search'
import { doctorHospitals, hospitals, hospitalStaff } from './team.tables'

/** The hospitals a doctor works at, each with the size of its team. */
export const hospitalRows = (db: Database, doctorId: string) =>
  db
    .select({
      id: hospitals.id,
      name: hospitals.name,
      area: hospitals.area,
      city: hospitals.city,
      memberCount: count(hospitalStaff.userId),
    })
    .from(doctorHospitals)
    .innerJoin(hospitals, eq(hospitals.id, doctorHospitals.hospitalId))
    .leftJoin(hospitalStaff, eq(hospitalStaff.hospitalId, hospitals.id))
    .where(eq(doctorHospitals.doctorId, doctorId))
    .groupBy(hospitals.id, doctorHospitals.position)
    .orderBy(asc(doctorHospitals.position), asc(hospitals.id))

export const worksAt = async (db: Database, doctorId: string, hospitalId: string): Promise<boolean> =>
  (await db.$count(
    doctorHospitals,
    and(eq(doctorHospitals.doctorId, doctorId), eq(doctorHospitals.hospitalId, hospitalId)),
  )) > 0

interface SoughtMembers {
  readonly doctorId: string
  /** One alone; undefined for all the doctor works at. */
  readonly hospitalId: string | undefined
  /** Of a name or a role, or a number. */
  readonly words: string
}

/** The teams of the hospitals a doctor works at, or those of one, who have the words. */
export const memberRows = (db: Database, { doctorId, hospitalId, words }: SoughtMembers) =>
  db
    .select({
      userId: hospitalStaff.userId,
      name: hospitalStaff.name,
      role: hospitalStaff.role,
      photoUrl: hospitalStaff.photoUrl,
      countryCode: hospitalStaff.countryCode,
      phoneNumber: hospitalStaff.phoneNumber,
      hospitalId: hospitals.id,
      hospitalName: hospitals.name,
    })
    .from(hospitalStaff)
    .innerJoin(hospitals, eq(hospitals.id, hospitalStaff.hospitalId))
    .innerJoin(
      doctorHospitals,
      and(eq(doctorHospitals.hospitalId, hospitals.id), eq(doctorHospitals.doctorId, doctorId)),
    )
    .where(
      and(
        hospitalId === undefined ? undefined : eq(hospitals.id, hospitalId),
        or(holdsWords(words, hospitalStaff.name, hospitalStaff.role), hasNumber(words, hospitalStaff)),
      ),
    )
    .orderBy(asc(doctorHospitals.position), asc(hospitals.id), asc(hospitalStaff.position), asc(hospitalStaff.userId))
