import { asc, count, eq, sql } from 'drizzle-orm'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import type { Coordinates } from '../../src/core/kit/coordinates'
import { holdsSlot } from '../booking/appointment.conditions'
import { appointments, schedules } from '../booking/booking.tables'
import { isOpenToPatients, publicSlotRows, slotStart } from '../booking/schedule.conditions'
import { endOfWindow } from '../booking/slot'
import type { Database } from '../kit/handlers'
import { prepared } from '../kit/prepared'
import { clinics, doctorClinics, doctors, specialities } from './doctors.tables'

export const specialityRows = (db: Database) =>
  db
    .select({
      id: specialities.id,
      name: specialities.name,
      summary: specialities.summary,
      doctorCount: count(doctors.id),
    })
    .from(specialities)
    .leftJoin(doctors, eq(doctors.specialityId, specialities.id))
    .groupBy(specialities.id)
    .orderBy(asc(specialities.position))

const unixSeconds = (column: string) => sql<number | null>`${sql.raw(column)}`.mapWith((value) => Number(value))

/** The first slot of a schedule that a patient may book: `starts_at`. */
export const firstFree = (now: Parameters<typeof holdsSlot>[0]) =>
  sql`(select ${slotStart} as starts_at from ${publicSlotRows}
    where ${isOpenToPatients} and ${slotStart} > ${now} and not exists (select 1 from ${appointments}
      where ${appointments.scheduleId} = ${schedules.id} and ${holdsSlot(now)} and (${appointments.slotNo} = slot.no + 1
        or (${appointments.slotNo} > ${schedules.totalSlots} and ${appointments.endsAt} > ${slotStart}
          and ${appointments.startsAt} < ${slotStart} + ${schedules.slotSeconds})))
    order by slot.no limit 1)`

/**
 * The first free slot of a doctor inside the booking window: the schedules, which never overlap, are looked through in
 * their order until one has a free slot. A schedule that began over a day ago has ended.
 */
const nextSlot = (consultation: 'video' | 'inClinic', name: string) =>
  sql`(select first_free.starts_at, ${schedules.fee} as fee from ${schedules}
    cross join lateral ${firstFree(sql.placeholder('now'))} first_free
    where ${schedules.doctorId} = ${doctors.id} and ${schedules.consultation} = ${sql.raw(`'${consultation}'`)}
    and ${schedules.startsAt} between ${sql.placeholder('dayAgo')} and ${sql.placeholder('endOfWindow')}
    order by ${schedules.startsAt} limit 1) ${sql.raw(name)}`

const preparedCards = prepared((db) =>
  db
    .select({
      doctor: doctors,
      speciality: specialities.name,
      clinics: sql<CardClinic[]>`places.clinics`,
      nextVideoSlot: unixSeconds('video.starts_at'),
      videoFee: sql<number | null>`video.fee`,
      nextClinicSlot: unixSeconds('in_clinic.starts_at'),
      clinicFee: sql<number | null>`in_clinic.fee`,
    })
    .from(doctors)
    .innerJoin(specialities, eq(specialities.id, doctors.specialityId))
    .leftJoinLateral(clinicsOfDoctor, sql`true`)
    .leftJoinLateral(nextSlot('video', 'video'), sql`true`)
    .leftJoinLateral(nextSlot('inClinic', 'in_clinic'), sql`true`)
    .where(sql`${doctors.id} = any(${sql.placeholder('ids')})`)
    .prepare('cards of doctors'),
)

const preparedNext = prepared((db) =>
  db
    .select({
      id: doctors.id,
      video: unixSeconds('video.starts_at'),
      videoFee: sql<number | null>`video.fee`,
      inClinic: unixSeconds('in_clinic.starts_at'),
      clinicFee: sql<number | null>`in_clinic.fee`,
    })
    .from(doctors)
    .leftJoinLateral(nextSlot('video', 'video'), sql`true`)
    .leftJoinLateral(nextSlot('inClinic', 'in_clinic'), sql`true`)
    .where(sql`${doctors.id} = any(${sql.placeholder('ids')})`)
    .prepare('next free slots of doctors'),
)

/** When each of these doctors has their first free slot and its fee, by way of consulting. */
export const nextSlots = (db: Database, ids: readonly string[], now: UnixSeconds) =>
  preparedNext(db).execute({ ids, now, dayAgo: now - DAY, endOfWindow: endOfWindow(now) })

/** Doctors by id with their clinics and their next free slots, in no order. */
export const cardRows = (db: Database, ids: readonly string[], now: UnixSeconds) =>
  preparedCards(db).execute({ ids, now, dayAgo: now - DAY, endOfWindow: endOfWindow(now) })

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
const clinicsOfDoctor = sql`(select coalesce(json_agg(json_build_object('id', ${clinics.id}, 'name', ${clinics.name},
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

/** What a staff member's session shows of the doctor they are or work for. */
export const doctorOf = async (db: Database, doctorId: string) => {
  const { name, videoFee } = doctors
  const [doctor] = await db.select({ name, videoFee }).from(doctors).where(eq(doctors.id, doctorId))
  return doctor ?? null
}

/** Takes a review that was deleted out of its doctor's count and rating. */
export const uncountReview = (
  db: Database,
  { doctorId, stars }: { readonly doctorId: string; readonly stars: number },
) =>
  db
    .update(doctors)
    .set({ reviewCount: sql`${doctors.reviewCount} - 1`, ratingSum: sql`${doctors.ratingSum} - ${stars}` })
    .where(eq(doctors.id, doctorId))
