import { and, asc, desc, eq, gt, gte, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { AdmitRequest, StayAction, StayChanges } from '../../src/core/inpatient/inpatient'
import { addDays, type CalendarDay, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { users } from '../people/people.tables'
import { doctorHospitals } from '../team/team.tables'
import { allows } from './admission.conditions'
import {
  admissionEvents,
  admissions,
  bedOccupancies,
  hospitalRooms,
  hospitalSponsors,
  roomBeds,
} from './inpatient.tables'

/** Who acts, for whom and when. */
export interface TreatedBy {
  readonly db: Database
  readonly doctorId: string
  readonly userId: string
  readonly now: UnixSeconds
}

interface Happened {
  readonly action: StayAction
  readonly bedId?: string
  readonly before?: Readonly<Record<string, unknown>>
}

export const record = async (
  { db, userId, now }: TreatedBy,
  admissionId: string,
  happened: Happened,
): Promise<void> => {
  await db.insert(admissionEvents).values({ id: newId(), admissionId, byUserId: userId, at: now, ...happened })
}

/**
 * A bed of a hospital where the doctor works, and undefined for any other. Its row is locked: two who want one bed queue
 * here, where an exclusion constraint alone could deadlock.
 */
export const lockBed = async (
  { db, doctorId }: Pick<TreatedBy, 'db' | 'doctorId'>,
  { hospitalId, roomId, bedId }: Pick<AdmitRequest, 'hospitalId' | 'roomId' | 'bedId'>,
) => {
  const [found] = await db
    .select({ bed: roomBeds, room: hospitalRooms })
    .from(roomBeds)
    .innerJoin(hospitalRooms, eq(hospitalRooms.id, roomBeds.roomId))
    .innerJoin(
      doctorHospitals,
      and(eq(doctorHospitals.hospitalId, hospitalRooms.hospitalId), eq(doctorHospitals.doctorId, doctorId)),
    )
    .where(and(eq(roomBeds.id, bedId), eq(hospitalRooms.id, roomId), eq(hospitalRooms.hospitalId, hospitalId)))
    .for('no key update', { of: roomBeds })
  return found
}

export const hasSponsor = async (db: Database, hospitalId: string, name: string): Promise<boolean> =>
  (await db.$count(
    hospitalSponsors,
    and(eq(hospitalSponsors.hospitalId, hospitalId), eq(hospitalSponsors.name, name)),
  )) > 0

/** A stay of the doctor's, locked: of a discharge and a shift at once, the second finds what the first did. */
export const lockStay = async ({ db, doctorId }: Pick<TreatedBy, 'db' | 'doctorId'>, id: string) => {
  const [stay] = await db
    .select()
    .from(admissions)
    .where(and(eq(admissions.id, id), eq(admissions.doctorId, doctorId)))
    .for('update')
  return stay
}

export type StayRow = NonNullable<Awaited<ReturnType<typeof lockStay>>>

const occupancyAt = async (db: Database, admissionId: string, order: SQL) => {
  const [found] = await db
    .select({ occupancy: bedOccupancies, bed: roomBeds, room: hospitalRooms })
    .from(bedOccupancies)
    .innerJoin(roomBeds, eq(roomBeds.id, bedOccupancies.bedId))
    .innerJoin(hospitalRooms, eq(hospitalRooms.id, roomBeds.roomId))
    .where(eq(bedOccupancies.admissionId, admissionId))
    .orderBy(order)
    .limit(1)
  if (found === undefined) throw new Error('A stay has a bed')
  return found
}

/** The bed of the admission. */
export const firstOccupancy = (db: Database, admissionId: string) =>
  occupancyAt(db, admissionId, asc(bedOccupancies.position))

/** The bed a stay has now, or had last. */
export const lastOccupancy = (db: Database, admissionId: string) =>
  occupancyAt(db, admissionId, desc(bedOccupancies.position))

/** When the stay ended that this one takes up again. */
export const previousDischarge = async (db: Database, { previousId }: StayRow): Promise<UnixSeconds | null> => {
  if (previousId === null) return null
  const [previous] = await db
    .select({ at: admissions.dischargedAt })
    .from(admissions)
    .where(eq(admissions.id, previousId))
  return previous?.at ?? null
}

/**
 * When somebody came on a day: now, when it is today; on an earlier day its beginning, or where the bed or the person was
 * not free yet on that day, the moment they became it, for the hour of the day is not known.
 */
export const arrivalOn = async (
  { db, now }: Pick<TreatedBy, 'db' | 'now'>,
  day: CalendarDay,
  { bedId, memberId, besides }: { readonly bedId: string; readonly memberId: string; readonly besides: string },
): Promise<UnixSeconds> => {
  if (day === dayOf(now)) return now
  const [from, to] = [startOfDay(day), startOfDay(addDays(day, 1))]
  const [left] = await db
    .select({ at: bedOccupancies.endsAt })
    .from(bedOccupancies)
    .where(
      and(
        or(eq(bedOccupancies.bedId, bedId), eq(bedOccupancies.memberId, memberId)),
        ne(bedOccupancies.admissionId, besides),
        gte(bedOccupancies.endsAt, from),
        lt(bedOccupancies.endsAt, to),
      ),
    )
    .orderBy(desc(bedOccupancies.endsAt))
    .limit(1)
  return left?.at ?? from
}

/** Since when a bed, or a person, is taken in the time from a moment on. */
export const takenSince = async (
  db: Database,
  whose: { readonly bedId: string } | { readonly memberId: string },
  from: UnixSeconds,
  besides: string,
): Promise<UnixSeconds> => {
  const [first] = await db
    .select({ since: bedOccupancies.startsAt })
    .from(bedOccupancies)
    .where(
      and(
        'bedId' in whose ? eq(bedOccupancies.bedId, whose.bedId) : eq(bedOccupancies.memberId, whose.memberId),
        or(isNull(bedOccupancies.endsAt), gt(bedOccupancies.endsAt, from)),
        ne(bedOccupancies.admissionId, besides),
      ),
    )
    .orderBy(bedOccupancies.startsAt)
    .limit(1)
  return first?.since ?? from
}

/** Writes a stay with its first bed. The database refuses a bed or a person that is taken, by a constraint's name. */
export const insertStay = async (
  { db, doctorId, now }: TreatedBy,
  id: string,
  request: AdmitRequest & { readonly memberId: string },
  admittedAt: UnixSeconds,
): Promise<void> => {
  const { bedId, memberId, readmits, roomId: _, admittedOn: __, ...kept } = request
  await db
    .insert(admissions)
    .values({ id, previousId: readmits ?? null, doctorId, memberId, ...kept, admittedAt, createdAt: now })
  await db.insert(bedOccupancies).values({ admissionId: id, position: 1, memberId, bedId, startsAt: admittedAt })
}

/** Moves a person to another bed from now on. */
export const moveTo = async ({ db, now }: TreatedBy, stay: StayRow, bedId: string): Promise<void> => {
  const { occupancy } = await lastOccupancy(db, stay.id)
  await endOccupancy(db, stay.id, now)
  await db.insert(bedOccupancies).values({
    admissionId: stay.id,
    position: occupancy.position + 1,
    memberId: stay.memberId,
    bedId,
    startsAt: now,
  })
}

const endOccupancy = (db: Database, admissionId: string, at: UnixSeconds) =>
  db
    .update(bedOccupancies)
    .set({ endsAt: at })
    .where(and(eq(bedOccupancies.admissionId, admissionId), isNull(bedOccupancies.endsAt)))

/** Ends a stay and frees its bed. */
export const endStay = async ({ db, now }: TreatedBy, id: string): Promise<void> => {
  await endOccupancy(db, id, now)
  await db
    .update(admissions)
    .set({ dischargedAt: now })
    .where(and(eq(admissions.id, id), allows('discharge')))
}

/** Corrects a stay, and with its day the time of its first bed. */
export const changeStay = async (
  { db }: TreatedBy,
  id: string,
  { admittedOn: _, ...fields }: StayChanges,
  admittedAt: UnixSeconds,
): Promise<void> => {
  await db
    .update(admissions)
    .set({ ...fields, admittedAt })
    .where(eq(admissions.id, id))
  await db
    .update(bedOccupancies)
    .set({ startsAt: admittedAt })
    .where(and(eq(bedOccupancies.admissionId, id), eq(bedOccupancies.position, 1)))
}

export const setChat = async ({ db }: TreatedBy, id: string, isChatEnabled: boolean): Promise<void> => {
  await db.update(admissions).set({ isChatEnabled }).where(eq(admissions.id, id))
}

/** Who ended a stay. */
export const dischargedBy = async (db: Database, id: string): Promise<string> => {
  const [event] = await db
    .select({ name: users.name })
    .from(admissionEvents)
    .innerJoin(users, eq(users.id, admissionEvents.byUserId))
    .where(and(eq(admissionEvents.admissionId, id), eq(admissionEvents.action, 'discharged')))
  return event?.name ?? ''
}

/** Who corrected a stay last, and when. */
export const editedBy = async (
  db: Database,
  id: string,
): Promise<{ readonly by: string; readonly at: UnixSeconds }> => {
  const [event] = await db
    .select({ by: users.name, at: admissionEvents.at })
    .from(admissionEvents)
    .innerJoin(users, eq(users.id, admissionEvents.byUserId))
    .where(and(eq(admissionEvents.admissionId, id), eq(admissionEvents.action, 'edited')))
    .orderBy(desc(admissionEvents.at))
    .limit(1)
  return { by: event?.by ?? '', at: event?.at ?? 0 }
}
