import { and, eq, gte, isNotNull, lt, ne, notInArray } from 'drizzle-orm'
import { addDays, dayOf, HOUR, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { CASH, LATER, ONLINE } from '../../src/core/payment/payment'
import { appointments, schedules } from '../booking/booking.tables'
import { slotTimes } from '../booking/slot'
import type { Database } from '../kit/handlers'
import { members } from '../members/members.tables'
import { demonstrationAccounts } from './accounts'
import { dice } from './random'
import { users } from '../people/people.tables'
import { varyHours } from './variedHours'

/** Days of the demonstration doctor that are filled, today among them. */
const FILLED = 7

type Row = typeof appointments.$inferInsert

/**
 * Half-full days for the demonstration doctor, so that a schedule has something of everything: seen, to come, called
 * off, paid and not. The families of the demonstration patient and of those who try things out are left alone.
 */
export const seedSchedule = async (db: Database, now: UnixSeconds): Promise<void> => {
  const { doctor, patient } = demonstrationAccounts
  const [own] = await db.select({ doctorId: users.doctorId }).from(users).where(eq(users.id, doctor.id))
  const doctorId = own?.doctorId ?? ''
  await varyHours(db, doctorId, now)
  const from = startOfDay(dayOf(now))
  const isFilled = and(
    eq(schedules.doctorId, doctorId),
    gte(schedules.startsAt, from),
    lt(schedules.startsAt, startOfDay(addDays(dayOf(now), FILLED))),
  )
  const hours = await db.select().from(schedules).where(isFilled).orderBy(schedules.startsAt)
  const taken = await db.select().from(appointments).where(eq(appointments.doctorId, doctorId))
  const busy = [...new Set(taken.map(({ memberId }) => memberId))]
  const people = await db
    .select()
    .from(members)
    .where(
      and(
        isNotNull(members.name),
        ne(members.patientId, patient.id),
        busy.length > 0 ? notInArray(members.id, busy) : undefined,
      ),
    )
    .orderBy(members.id)
  const roll = dice(21)
  const rows = hours.flatMap((schedule) =>
    Array.from({ length: schedule.totalSlots }, (_, index) => index + 1).flatMap((slotNo): Row[] => {
      const isOpen = !taken.some((each) => each.scheduleId === schedule.id && each.slotNo === slotNo)
      const person = roll.chance(0.45) && isOpen ? roll.pick(people) : null
      if (person === null) return []
      const times = slotTimes(schedule, slotNo)
      const isOver = times.endsAt <= now
      // What begins soon is left free for those who try to book it.
      if (!isOver && times.startsAt < now + HOUR) return []
      const isCancelled = roll.chance(0.1)
      const isPaid = isOver || roll.chance(0.6)
      const isVideo = schedule.consultation === 'video'
      return [
        {
          id: roll.uuid(),
          scheduleId: schedule.id,
          slotNo,
          ...times,
          doctorId,
          clinicId: schedule.clinicId,
          consultation: schedule.consultation,
          memberId: person.id,
          patientId: person.patientId,
          status: isCancelled ? 'cancelled' : isOver ? 'completed' : 'upcoming',
          paymentMethodId: isPaid ? (isVideo ? ONLINE : CASH) : LATER,
          paymentStatus: isCancelled && isPaid ? 'REFUNDED' : isPaid ? 'PAID' : 'UNPAID',
          consultationFee: schedule.fee,
          finalAmount: schedule.fee,
          createdAt: Math.min(times.startsAt, now) - 6 * HOUR,
        },
      ]
    }),
  )
  // Whoever is somewhere else at that time is left out by the database.
  for (const row of rows) await db.insert(appointments).values(row).onConflictDoNothing()
}
