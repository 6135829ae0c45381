import { and, asc, eq } from 'drizzle-orm'
import { appointments, schedules } from '../../server/booking/booking.tables'
import { followBookings } from '../../server/chat/conversation.store'
import { systemClock } from '../../server/kit/clock'
import { newId } from '../../server/kit/ids'
import { MINUTE } from '../../src/core/kit/dates'
import type { Patient } from './patients'
import type { Served } from './served'
import type { Doctor } from './staff'

/** Beyond the slots of any hours: a visit takes none of those that can be booked. */
let slots = 1000

export interface Visit {
  readonly bookingId: string
  readonly memberId: string
  /** The chat of the pair, which is open. */
  readonly channelId: string
}

/** A visit of a patient's with a doctor who has hours: by video and begun a minute ago unless said otherwise. */
export const newVisit = async (
  { db }: Pick<Served, 'db'>,
  { id: doctorId }: Pick<Doctor, 'id'>,
  { login, members }: Pick<Patient, 'login' | 'members'>,
  more: Partial<typeof appointments.$inferInsert> = {},
): Promise<Visit> => {
  const now = systemClock.now()
  const { consultation = 'video' } = more
  const [hours] = await db
    .select()
    .from(schedules)
    .where(and(eq(schedules.doctorId, doctorId), eq(schedules.consultation, consultation)))
    .orderBy(asc(schedules.startsAt))
    .limit(1)
  const bookingId = newId()
  const startsAt = more.startsAt ?? now - MINUTE
  const visit = {
    id: bookingId,
    scheduleId: hours!.id,
    slotNo: (slots += 1),
    startsAt,
    endsAt: startsAt + 15 * MINUTE,
    doctorId,
    consultation,
    clinicId: hours!.clinicId,
    memberId: members.find(({ isDefault }) => isDefault)!.id,
    patientId: login.userId!,
    status: 'upcoming' as const,
    paymentMethodId: 3,
    paymentStatus: 'UNPAID' as const,
    consultationFee: 800_00,
    finalAmount: 800_00,
    createdAt: 1,
    ...more,
  }
  await db.transaction(async (tx) => {
    await tx.insert(appointments).values(visit)
    await followBookings(tx, [bookingId], now)
  })
  return { bookingId, memberId: visit.memberId, channelId: `app_${doctorId}_${visit.memberId}` }
}
