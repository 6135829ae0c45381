import { and, asc, eq, isNotNull, ne, notInArray } from 'drizzle-orm'
import { dayOf, HOUR, MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import { CASH, LATER } from '../../src/core/payment/payment'
import { appointments, schedules } from '../booking/booking.tables'
import { slotTimes } from '../booking/slot'
import { doctorClinics } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { members } from '../members/members.tables'
import { demonstrationAccounts } from './accounts'
import { dice } from './random'

const MORE_SLOTS = 12
const SLOT = 15 * MINUTE

/** Hours around now at the first clinic, each slot of them booked; none where the doctor has other hours then. */
export const addReceptionHours = async (db: Database, doctorId: string, now: UnixSeconds): Promise<void> => {
  const [link] = await db
    .select()
    .from(doctorClinics)
    .where(eq(doctorClinics.doctorId, doctorId))
    .orderBy(asc(doctorClinics.position))
    .limit(1)
  const startsAt = now - (now % SLOT) - HOUR
  const endsAt = startsAt + MORE_SLOTS * SLOT
  if (link === undefined || dayOf(startsAt) !== dayOf(endsAt)) return
  const { clinicId, fee } = link
  const [schedule] = await db
    .insert(schedules)
    .values({
      id: `${doctorId}_reception`,
      doctorId,
      consultation: 'inClinic',
      clinicId,
      startsAt,
      endsAt,
      totalSlots: MORE_SLOTS,
      slotSeconds: SLOT,
      fee,
    })
    .onConflictDoNothing()
    .returning()
  if (schedule === undefined) return
  const busy = await db
    .selectDistinct({ id: appointments.memberId })
    .from(appointments)
    .where(eq(appointments.doctorId, doctorId))
  const free = await db
    .select()
    .from(members)
    .where(
      and(
        isNotNull(members.name),
        ne(members.patientId, demonstrationAccounts.patient.id),
        busy.length > 0
          ? notInArray(
              members.id,
              busy.map(({ id }) => id),
            )
          : undefined,
      ),
    )
    .orderBy(asc(members.id))
    .limit(MORE_SLOTS)
  const roll = dice(31)
  for (const [index, { id: memberId, patientId }] of free.entries()) {
    const times = slotTimes(schedule, index + 1)
    const isOver = times.endsAt <= now - 30 * MINUTE
    const isPaid = isOver || roll.chance(0.6)
    await db
      .insert(appointments)
      .values({
        id: roll.uuid(),
        scheduleId: schedule.id,
        slotNo: index + 1,
        ...times,
        doctorId,
        clinicId,
        consultation: 'inClinic',
        memberId,
        patientId,
        status: isOver ? 'completed' : 'upcoming',
        paymentMethodId: isPaid ? CASH : LATER,
        paymentStatus: isPaid ? 'PAID' : 'UNPAID',
        consultationFee: fee,
        finalAmount: fee,
        createdAt: startsAt - 6 * HOUR,
      })
      .onConflictDoNothing()
  }
}
