import { and, asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Hospital, Room } from '../../src/core/inpatient/inpatient'
import { addDays, type CalendarDay, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { doctorHospitals, hospitals } from '../team/team.tables'
import { bedOccupancies, hospitalRooms, hospitalSponsors, roomBeds } from './inpatient.tables'
import { staysByBed } from './stays.read'

/** The hospitals a doctor works at, each with its sponsors. */
export const hospitalsOf = (db: Database, doctorId: string): Promise<Hospital[]> =>
  db
    .select({
      id: hospitals.id,
      name: hospitals.name,
      city: hospitals.city,
      sponsors: sql<string[]>`array(select ${hospitalSponsors.name} from ${hospitalSponsors}
        where ${hospitalSponsors.hospitalId} = ${hospitals.id} order by ${hospitalSponsors.position})`,
    })
    .from(doctorHospitals)
    .innerJoin(hospitals, eq(hospitals.id, doctorHospitals.hospitalId))
    .where(eq(doctorHospitals.doctorId, doctorId))
    .orderBy(asc(doctorHospitals.position), asc(hospitals.id))

export interface RoomQuestion {
  readonly hospitalId: string
  readonly isForAdmission?: boolean
  readonly isAvailable?: boolean
  readonly startDate?: CalendarDay
  readonly endDate?: CalendarDay
}

/**
 * From when a bed must be free for somebody who comes on a day: from now today, on an earlier day from its end, for the
 * day's own hour is not known and a bed that came free on that day can be had from then on.
 */
const freeFrom = (day: CalendarDay | undefined, now: UnixSeconds): UnixSeconds =>
  day === undefined || day >= dayOf(now) ? now : startOfDay(addDays(day, 1))

/** The rooms of a hospital in their order, intensive care first, and who lies in their beds: named for the own doctor. */
export const roomRows = async (
  db: Database,
  doctorId: string,
  { hospitalId, isForAdmission = false, isAvailable = false, startDate, endDate }: RoomQuestion,
  now: UnixSeconds,
): Promise<Room[]> => {
  const rows = await db
    .select({ room: hospitalRooms, bed: roomBeds, since: sql<number | null>`min(${bedOccupancies.startsAt})::float8` })
    .from(hospitalRooms)
    .innerJoin(roomBeds, eq(roomBeds.roomId, hospitalRooms.id))
    .leftJoin(
      bedOccupancies,
      and(
        eq(bedOccupancies.bedId, roomBeds.id),
        or(isNull(bedOccupancies.endsAt), gte(bedOccupancies.endsAt, freeFrom(startDate, now) + 1)),
        endDate === undefined ? undefined : lt(bedOccupancies.startsAt, startOfDay(addDays(endDate, 1))),
      ),
    )
    .where(eq(hospitalRooms.hospitalId, hospitalId))
    .groupBy(hospitalRooms.id, roomBeds.id)
    .orderBy(asc(sql`${hospitalRooms.type} <> 'ICU'`), asc(hospitalRooms.position), asc(roomBeds.position))
  const own = isForAdmission ? new Map() : await staysByBed(db, doctorId, hospitalId)
  const rooms = new Map<string, Room & { beds: Room['beds'][number][] }>()
  for (const { room, bed, since } of rows) {
    const { id, name, type, phone } = room
    const kept = rooms.get(id) ?? { id, name, type, phone, beds: [] }
    rooms.set(id, kept)
    if (since !== null && isAvailable) continue
    const occupant = since === null ? null : { since: dayOf(since), stay: own.get(bed.id) ?? null }
    kept.beds.push({ id: bed.id, number: bed.number, occupant })
  }
  return [...rooms.values()]
}
