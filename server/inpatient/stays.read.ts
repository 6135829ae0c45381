import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Stay, StayFilter } from '../../src/core/inpatient/inpatient'
import { admissionStatus } from '../../src/core/inpatient/inpatient.lifecycle'
import { addDays, dayOf, startOfDay } from '../../src/core/kit/dates'
import { doctors } from '../doctors/doctors.tables'
import { folded } from '../../src/core/kit/search'
import type { Database } from '../kit/handlers'
import { beginning } from '../kit/like'
import { hasName, isMeant } from '../kit/search'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'
import type { Scope } from '../people/people.port'
import { hospitals } from '../team/team.tables'
import { hasStatus } from './admission.conditions'
import {
  admissionEvents,
  admissions,
  bedOccupancies,
  dischargeSummaries,
  hospitalRooms,
  roomBeds,
} from './inpatient.tables'

const isFinished = sql`exists (select 1 from ${dischargeSummaries}
  where ${dischargeSummaries.admissionId} = ${admissions.id} and ${dischargeSummaries.isFinished})`

/** Stays of which no summary was finished. */
export const isSummaryUnfinished = sql`not ${isFinished}`

/** Its bed now, or the one a person was discharged from. */
const isLastBed = and(
  eq(bedOccupancies.admissionId, admissions.id),
  sql`${bedOccupancies.position} = (select max(last.position) from ${bedOccupancies} last
    where last.admission_id = ${admissions.id})`,
)

/** A query for the members who have or had a stay with the doctor of a scope; a clinic's desk has none. */
export const membersWithStays = (scope: Scope): SQL | null =>
  'doctorId' in scope
    ? sql`select ${admissions.memberId} from ${admissions} where ${admissions.doctorId} = ${scope.doctorId}`
    : null

/** A stay that was taken up again is shown by its successor. */
const isLatest = sql`not exists (select 1 from ${admissions} later where later.previous_id = ${admissions.id})`

const staySelect = (db: Database) =>
  db
    .select({
      stay: admissions,
      bed: roomBeds,
      room: hospitalRooms,
      countryCode: users.countryCode,
      phoneNumber: users.phoneNumber,
      nameNow: members.name,
      isSummaryDue: sql<boolean>`${hasStatus('discharged')} and not ${isFinished}`,
    })
    .from(admissions)
    .innerJoin(bedOccupancies, isLastBed)
    .innerJoin(roomBeds, eq(roomBeds.id, bedOccupancies.bedId))
    .innerJoin(hospitalRooms, eq(hospitalRooms.id, roomBeds.roomId))
    .innerJoin(users, eq(users.id, admissions.patientId))
    .innerJoin(members, eq(members.id, admissions.memberId))

type StayRow = Awaited<ReturnType<typeof staySelect>>[number]

const stayOf = ({ stay, bed, room, nameNow, ...more }: StayRow): Stay => {
  const { previousId: _, admittedAt, dischargedAt, createdAt: __, ...kept } = stay
  return {
    ...kept,
    ...more,
    ...(nameNow === null || nameNow === stay.name ? {} : { nameNow }),
    status: admissionStatus(stay),
    admittedOn: dayOf(admittedAt),
    dischargedOn: dischargedAt === null ? null : dayOf(dischargedAt),
    roomId: room.id,
    roomName: room.name,
    roomType: room.type,
    roomPhone: room.phone,
    bedId: bed.id,
    bedNumber: bed.number,
  }
}

/** Whether a patient can have the summary of a stay. */
export const hasSummary = ({ status, isSummaryDue }: Pick<Stay, 'status' | 'isSummaryDue'>): boolean =>
  status === 'discharged' && !isSummaryDue

export const staysWhere = async (db: Database, condition: SQL): Promise<readonly Stay[]> =>
  (await staySelect(db).where(condition)).map(stayOf)

/** A stay of the doctor's patients; undefined for everybody else's. */
export const stayById = async (db: Database, doctorId: string, id: string): Promise<Stay | undefined> => {
  const [row] = await staySelect(db).where(and(eq(admissions.id, id), eq(admissions.doctorId, doctorId)))
  return row && stayOf(row)
}

/** A stay of somebody of a patient's family; undefined for everybody else's. */
export const familyStay = async (db: Database, patientId: string, id: string): Promise<Stay | undefined> => {
  const [row] = await staySelect(db).where(and(eq(admissions.id, id), eq(admissions.patientId, patientId)))
  return row && stayOf(row)
}

/** Who lies in the beds of a hospital under a doctor, by bed. */
export const staysByBed = async (
  db: Database,
  doctorId: string,
  hospitalId: string,
): Promise<ReadonlyMap<string, Stay>> => {
  const rows = await staySelect(db).where(
    and(eq(admissions.doctorId, doctorId), eq(admissions.hospitalId, hospitalId), hasStatus('admit')),
  )
  return new Map(rows.map((row) => [row.bed.id, stayOf(row)]))
}

/** Stays in a bed of this room, or in this bed, or last there. */
const isInBed = (condition: SQL): SQL => sql`exists (select 1 from ${bedOccupancies}
  inner join ${roomBeds} on ${roomBeds.id} = ${bedOccupancies.bedId} where ${isLastBed} and ${condition})`

/** Asked of the stays alone, so that a page is found by its index before anything is joined to it. */
const matching = (doctorId: string, filter: StayFilter): SQL | undefined => {
  const keyword = filter.isDischarged === undefined ? folded(filter.keyword ?? '') : ''
  return and(
    eq(admissions.doctorId, doctorId),
    isLatest,
    filter.hospitalId === undefined ? undefined : eq(admissions.hospitalId, filter.hospitalId),
    filter.memberId === undefined ? undefined : eq(admissions.memberId, filter.memberId),
    filter.roomId === undefined ? undefined : isInBed(eq(roomBeds.roomId, filter.roomId)),
    filter.bedId === undefined ? undefined : isInBed(eq(roomBeds.id, filter.bedId)),
    filter.startDate === undefined ? undefined : gte(admissions.admittedAt, startOfDay(filter.startDate)),
    filter.endDate === undefined ? undefined : lt(admissions.admittedAt, startOfDay(addDays(filter.endDate, 1))),
    filter.isDischarged === undefined ? undefined : hasStatus(filter.isDischarged ? 'discharged' : 'admit'),
    keyword === ''
      ? undefined
      : or(
          hasName(keyword, admissions.name),
          sql`lower(${admissions.uhid}) like ${beginning(keyword)}`,
          sql`exists (select 1 from ${members} join ${users} on ${users.id} = ${members.patientId}
            where ${members.id} = ${admissions.memberId} and ${isMeant(keyword, members.name, users)})`,
        ),
  )
}

/** A page of the doctor's stays: who is admitted first, the latest admission first; and how many there are. */
export const stayPage = async (
  db: Database,
  doctorId: string,
  filter: StayFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly stays: readonly Stay[]; readonly count: number }> => {
  const where = matching(doctorId, filter)
  const listed = await db
    .select({ id: admissions.id })
    .from(admissions)
    .where(where)
    .orderBy(asc(sql`(${hasStatus('discharged')})`), desc(admissions.admittedAt), asc(admissions.id))
    .limit(limit)
    .offset(offset)
  const ids = listed.map(({ id }) => id)
  const stays = new Map((await staysWhere(db, inArray(admissions.id, ids))).map((stay) => [stay.id, stay]))
  return { stays: ids.flatMap((id) => stays.get(id) ?? []), count: await db.$count(admissions, where) }
}

/** What happened to a stay, latest first. */
export const historyOf = async (db: Database, admissionId: string) => {
  const rows = await db
    .select({
      id: admissionEvents.id,
      action: admissionEvents.action,
      at: admissionEvents.at,
      by: users.name,
      room: hospitalRooms.name,
      bed: roomBeds.number,
    })
    .from(admissionEvents)
    .innerJoin(users, eq(users.id, admissionEvents.byUserId))
    .leftJoin(roomBeds, eq(roomBeds.id, admissionEvents.bedId))
    .leftJoin(hospitalRooms, eq(hospitalRooms.id, roomBeds.roomId))
    .where(eq(admissionEvents.admissionId, admissionId))
    .orderBy(desc(admissionEvents.at), desc(admissionEvents.id))
  return rows.map(({ by, room, bed, ...event }) => ({
    ...event,
    by: by ?? '',
    place: room === null || bed === null ? null : { room, bed },
  }))
}

/** Names that frame a stay. */
export const namesAround = async (db: Database, stay: Pick<Stay, 'hospitalId' | 'doctorId'>) => {
  const [row] = await db
    .select({ hospitalName: hospitals.name, doctorName: doctors.name })
    .from(hospitals)
    .innerJoin(doctors, eq(doctors.id, stay.doctorId))
    .where(eq(hospitals.id, stay.hospitalId))
  return row ?? { hospitalName: '', doctorName: '' }
}
