import { and, asc, eq, isNotNull, isNull, ne, notInArray } from 'drizzle-orm'
import { DAY, dayOf, HOUR, MINUTE, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { CASH, LATER } from '../../src/core/payment/payment'
import { appointments, schedules } from '../booking/booking.tables'
import { slotTimes } from '../booking/slot'
import { doctorClinics } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { members } from '../members/members.tables'
import { demonstrationAccounts } from './accounts'
import { dice } from './random'

const SLOTS = 12
const SLOT = 15 * MINUTE
/** So many are still to be seen, however late the doctor runs. */
const TO_BE_SEEN = 6
/** When the clinic opens, after midnight in Asia/Kolkata. */
const OPENS = 7 * HOUR

interface Time {
  readonly startsAt: UnixSeconds
  readonly endsAt: UnixSeconds
}

/** When hours begin that are as near as can be to an hour before now, on its day and beside the doctor's others. */
export const receptionStart = (now: UnixSeconds, others: readonly Time[]): UnixSeconds | undefined => {
  const midnight = startOfDay(dayOf(now))
  const length = SLOTS * SLOT
  const isFree = (from: UnixSeconds) =>
    others.every(({ startsAt, endsAt }) => from + length <= startsAt || endsAt <= from)
  const starts: UnixSeconds[] = []
  for (let from = midnight + OPENS; from + length <= midnight + DAY; from += SLOT) if (isFree(from)) starts.push(from)
  const distance = (from: UnixSeconds) => Math.abs(from - (now - HOUR))
  return starts.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** Hours of today at the first clinic, each slot of them booked; none where the doctor's other hours leave no room. */
export const addReceptionHours = async (db: Database, doctorId: string, now: UnixSeconds): Promise<void> => {
  const [link] = await db
    .select()
    .from(doctorClinics)
    .where(eq(doctorClinics.doctorId, doctorId))
    .orderBy(asc(doctorClinics.position))
    .limit(1)
  const others = await db
    .select({ startsAt: schedules.startsAt, endsAt: schedules.endsAt })
    .from(schedules)
    .where(and(eq(schedules.doctorId, doctorId), isNull(schedules.removedAt)))
  const startsAt = receptionStart(now, others)
  if (link === undefined || startsAt === undefined) return
  const { clinicId, fee } = link
  const [schedule] = await db
    .insert(schedules)
    .values({
      id: `${doctorId}_reception`,
      doctorId,
      consultation: 'inClinic',
      clinicId,
      startsAt,
      endsAt: startsAt + SLOTS * SLOT,
      totalSlots: SLOTS,
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
    .limit(SLOTS)
  const roll = dice(31)
  for (const [index, { id: memberId, patientId }] of free.entries()) {
    const times = slotTimes(schedule, index + 1)
    const isOver = times.endsAt <= now - 30 * MINUTE && index < SLOTS - TO_BE_SEEN
    const isPaid = isOver || index % 3 > 0
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
