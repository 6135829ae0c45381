import { eq, inArray } from 'drizzle-orm'
import type { StayOrder } from '../../src/core/orders/orders'
import { doctors } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { hospitals } from '../team/team.tables'
import { admissions } from './inpatient.tables'
import { hasSummary, staysWhere } from './stays.read'

/** Stays by their ids, as a patient's orders carry them. */
export const stayOrders = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, StayOrder>> => {
  if (ids.length === 0) return new Map()
  const isOne = inArray(admissions.id, [...ids])
  const places = await db
    .select({ id: admissions.id, hospital: hospitals, doctorName: doctors.name, doctorPhotoUrl: doctors.photoUrl })
    .from(admissions)
    .innerJoin(hospitals, eq(hospitals.id, admissions.hospitalId))
    .innerJoin(doctors, eq(doctors.id, admissions.doctorId))
    .where(isOne)
  const around = new Map(places.map(({ id, ...place }) => [id, place]))
  return new Map(
    (await staysWhere(db, isOne)).map((stay): [string, StayOrder] => {
      const { hospital, ...doctor } = around.get(stay.id)!
      return [
        stay.id,
        {
          id: stay.id,
          status: stay.status,
          admittedOn: stay.admittedOn,
          dischargedOn: stay.dischargedOn,
          doctorId: stay.doctorId,
          memberId: stay.memberId,
          age: stay.age,
          gender: stay.gender,
          roomName: stay.roomName,
          bedNumber: stay.bedNumber,
          ...doctor,
          patientName: stay.name,
          hospitalName: hospital.name,
          wardPhone: stay.roomPhone,
          address: `${hospital.area}, ${hospital.city}`,
          latitude: hospital.latitude,
          longitude: hospital.longitude,
          hasSummary: hasSummary(stay),
        },
      ]
    }),
  )
}
