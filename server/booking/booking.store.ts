import { and, asc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { FREE_SLOT } from '../../src/core/booking/appointment.lifecycle'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { clinics, doctors } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'
import { holdsSlot, isUnheld, stands, statusAfter } from './appointment.conditions'
import { appointments, schedules } from './booking.tables'
import { endOfWindow } from './slot'

type Beside = readonly { readonly startsAt: UnixSeconds; readonly endsAt: UnixSeconds }[]

/**
 * A doctor's schedules that are not over, in their order, each with its clinic, the numbers of its taken slots, and the
 * times of appointments that stay beside its slots since its hours were changed.
 * A doctor without any is one row without a schedule; an unknown doctor is no row.
 */
export const calendarRows = (db: Database, doctorId: string, clinicId: string | undefined, now: UnixSeconds) =>
  db
    .select({
      schedule: schedules,
      clinic: clinics,
      taken: sql<number[]>`taken.numbers`,
      beside: sql<Beside>`taken.beside`,
    })
    .from(doctors)
    .leftJoin(
      schedules,
      and(
        eq(schedules.doctorId, doctors.id),
        isNull(schedules.removedAt),
        gt(schedules.endsAt, now),
        lt(schedules.startsAt, endOfWindow(now)),
        clinicId === undefined ? undefined : eq(schedules.clinicId, clinicId),
      ),
    )
    .leftJoin(clinics, eq(clinics.id, schedules.clinicId))
    .leftJoinLateral(
      sql`(select coalesce(array_agg(${appointments.slotNo}), '{}') as numbers,
          coalesce(json_agg(json_build_object('startsAt', ${appointments.startsAt}, 'endsAt', ${appointments.endsAt}))
            filter (where ${appointments.slotNo} > ${schedules.totalSlots}), '[]') as beside
        from ${appointments}
        where ${appointments.scheduleId} = ${schedules.id} and ${holdsSlot(now)}) taken`,
      sql`true`,
    )
    .where(eq(doctors.id, doctorId))
    .orderBy(asc(schedules.startsAt))

/** Cancels what matches among the unpaid online bookings whose hold has passed: their slots are free again. */
export const releaseExpired = (db: Database, now: UnixSeconds, which?: SQL) =>
  db
    .update(appointments)
    .set({ status: statusAfter('release'), holdExpiresAt: null })
    .where(and(isUnheld(now), eq(appointments.paymentStatus, 'UNPAID'), which))
    .returning({ id: appointments.id })

/**
 * The hours that a slot is booked in, as they stay until the booking is committed: whoever changes them waits, and a
 * booking that comes during a change waits for what they become.
 */
export const scheduleToBook = async (db: Database, id: string) => {
  const [schedule] = await db
    .select()
    .from(schedules)
    .where(and(eq(schedules.id, id), isNull(schedules.removedAt)))
    .for('key share')
    .prepare('hours to book in')
    .execute()
  return schedule ?? null
}

export interface Wish {
  readonly scheduleId: string
  readonly slotNo: number
  readonly totalSlots: number
  readonly startsAt: UnixSeconds
  readonly endsAt: UnixSeconds
  readonly memberId: string
  readonly patientId: string
}

/**
 * What a booking depends on, in one statement that also frees expired holds in its way. Whether the slot is taken is
 * what most of a crowd are refused for; who is not is judged by the constraint. The rows of the member and of the person are locked: two bookings of one person queue here, where an exclusion constraint alone could
 * deadlock and a count could miss one.
 */
export const lookUp = async (db: Database, wish: Wish, now: UnixSeconds) => {
  const released = db.$with('released').as(
    releaseExpired(
      db,
      now,
      sql`(${appointments.memberId} = ${wish.memberId} or
        (${appointments.scheduleId} = ${wish.scheduleId} and ${appointments.slotNo} = ${wish.slotNo}))`,
    ),
  )
  const [row] = await db
    .with(released)
    .select({
      member: { name: members.name, age: members.age, gender: members.gender },
      released: sql<string[]>`(select coalesce(array_agg(id), '{}') from released)`,
      isTaken: sql<boolean>`exists (select 1 from ${appointments} where ${appointments.scheduleId} = ${wish.scheduleId}
        and ${holdsSlot(now)} and (${appointments.slotNo} = ${wish.slotNo} or (${appointments.slotNo} > ${wish.totalSlots}
          and ${appointments.startsAt} < ${wish.endsAt} and ${appointments.endsAt} > ${wish.startsAt})))`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.patientId))
    .where(and(eq(members.id, wish.memberId), eq(members.patientId, wish.patientId)))
    .for('no key update', { of: [members, users] })
    .prepare('what a booking depends on')
    .execute()
  return row
}

/** What a person has at a moment without having paid: slots held for an online payment, and other appointments to come. */
export const unpaidOf = async (db: Database, patientId: string, now: UnixSeconds) => {
  const isHeld = sql`${appointments.holdExpiresAt} is not null`
  const [row] = await db
    .select({
      holds: sql<number>`(count(*) filter (where ${isHeld}))::int`,
      others: sql<number>`(count(*) filter (where not ${isHeld}))::int`,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(appointments.paymentStatus, 'UNPAID'),
        gt(appointments.endsAt, now),
        holdsSlot(now),
      ),
    )
    .prepare('what a person has not paid')
    .execute()
  return row!
}

/** The database decides: throws its constraint's name when the slot or the member's time is taken. */
export const insertAppointment = (db: Database, row: typeof appointments.$inferInsert) =>
  db.insert(appointments).values(row).prepare('insert an appointment').execute()

const unpaid = (id: string) => and(eq(appointments.id, id), eq(appointments.paymentStatus, 'UNPAID'))

/** Marks an unpaid booking as paid, unless its slot was given up meanwhile; whether it was. */
export const markPaid = async (db: Database, id: string): Promise<boolean> => {
  const paid = await db
    .update(appointments)
    .set({ paymentStatus: 'PAID', holdExpiresAt: null, status: statusAfter('pay') })
    .where(and(unpaid(id), stands))
    .returning({ id: appointments.id })
  return paid.length > 0
}

/** Marks an unpaid booking whose slot was given up as refunded; whether it was. */
export const markRefunded = async (db: Database, id: string): Promise<boolean> => {
  const refunded = await db
    .update(appointments)
    .set({ paymentStatus: 'REFUNDED' })
    .where(and(unpaid(id), inArray(appointments.status, [...FREE_SLOT])))
    .returning({ id: appointments.id })
  return refunded.length > 0
}
