import { eq, sql } from 'drizzle-orm'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import { nextSlot, unixSeconds, endOfWindow } from '../booking/booking.port'
import { doctors, specialities } from '../doctors/doctors.tables'
import { type CardClinic, clinicsOfDoctor } from '../doctors/doctors.port'
import type { Database } from '../kit/handlers'
import { prepared } from '../kit/prepared'

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

/** Doctors by id with their clinics and their next free slots, in no order. */
export const cardRows = (db: Database, ids: readonly string[], now: UnixSeconds) =>
  preparedCards(db).execute({ ids, now, dayAgo: now - DAY, endOfWindow: endOfWindow(now) })
