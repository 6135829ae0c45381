import { sql } from 'drizzle-orm'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import { doctors } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { prepared } from '../kit/prepared'
import { holdsSlot } from './appointment.conditions'
import { appointments, schedules } from './booking.tables'
import { isOpenToPatients, publicSlotRows, slotStart } from './schedule.conditions'
import { endOfWindow } from './slot'

export const unixSeconds = (column: string) => sql<number | null>`${sql.raw(column)}`.mapWith((value) => Number(value))

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
export const nextSlot = (consultation: 'video' | 'inClinic', name: string) =>
  sql`(select first_free.starts_at, ${schedules.fee} as fee from ${schedules}
    cross join lateral ${firstFree(sql.placeholder('now'))} first_free
    where ${schedules.doctorId} = ${doctors.id} and ${schedules.consultation} = ${sql.raw(`'${consultation}'`)}
    and ${schedules.startsAt} between ${sql.placeholder('dayAgo')} and ${sql.placeholder('endOfWindow')}
    order by ${schedules.startsAt} limit 1) ${sql.raw(name)}`

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
