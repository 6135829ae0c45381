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

/** The team of a hospital, or those of it whose name or role has the words. */
export const memberRows = (db: Database, hospitalId: string, words: string) =>
  db
    .select({
      userId: hospitalStaff.userId,
      name: hospitalStaff.name,
      role: hospitalStaff.role,
      photoUrl: hospitalStaff.photoUrl,
      countryCode: hospitalStaff.countryCode,
      phoneNumber: hospitalStaff.phoneNumber,
    })
    .from(hospitalStaff)
    .where(
      and(
        eq(hospitalStaff.hospitalId, hospitalId),
        or(holdsWords(words, hospitalStaff.name, hospitalStaff.role), hasNumber(words, hospitalStaff)),
      ),
    )
    .orderBy(asc(hospitalStaff.position), asc(hospitalStaff.userId))
