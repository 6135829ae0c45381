import { and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm'
import { HOUR, MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import { ONLINE } from '../../src/core/payment/payment'
import { appointments, schedules } from '../booking/booking.tables'
import { followBookings } from '../chat/conversation.store'
import { doctors } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'
import { demonstrationAccounts } from './accounts'

/** How long one of these visits lasts, and for how long there is one after the other. */
const LASTS = 30 * MINUTE
const AHEAD = 4 * HOUR
/** How long the first of them has been running, so that it can be joined at once. */
const BEFORE = 2 * MINUTE
const FEE = 80_000

/**
 * Gives the demonstration's patient video visits with the demonstration's doctor from now on, one after the other, so
 * that a call can be joined at any hour. Visits that are there already stay, and nobody is in two places at once.
 */
export const seedVisitsNow = async (db: Database, now: UnixSeconds): Promise<void> => {
  const { doctor, patient } = demonstrationAccounts
  // Held, so that two servers that start at once add none twice.
  const [account] = await db
    .select({ doctorId: users.doctorId })
    .from(users)
    .where(eq(users.id, doctor.id))
    .for('update')
  const doctorId = account?.doctorId
  const family = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.patientId, patient.id), isNotNull(members.name)))
    .orderBy(asc(members.createdAt), asc(members.id))
  const [known] = await db
    .select({ id: doctors.id })
    .from(doctors)
    .where(eq(doctors.id, doctorId ?? ''))
  if (!doctorId || known === undefined || family.length === 0) return
  // The last of them ends this much later at most: whoever is somewhere by then is not free for it.
  const until = now + AHEAD + LASTS
  const overlapping = await db
    .select({
      memberId: appointments.memberId,
      doctorId: appointments.doctorId,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      consultation: appointments.consultation,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patient.id),
        gt(appointments.endsAt, now - BEFORE),
        lt(appointments.startsAt, until),
      ),
    )
  const during = (startsAt: UnixSeconds) =>
    overlapping.filter((each) => each.startsAt < startsAt + LASTS && each.endsAt > startsAt)
  const visits: (typeof appointments.$inferInsert)[] = []
  // Its hours are not offered to anybody: the row is there for the visits in it.
  const schedule = {
    id: `visits_${newId()}`,
    doctorId,
    consultation: 'video' as const,
    startsAt: now - BEFORE,
    endsAt: until,
    totalSlots: AHEAD / LASTS + 1,
    slotSeconds: LASTS,
    fee: FEE,
    removedAt: now,
  }
  for (let startsAt = now - BEFORE; startsAt < now + AHEAD;) {
    const there = during(startsAt)
    const ours = there.find((each) => each.doctorId === doctorId && each.consultation === 'video')
    if (ours) {
      startsAt = ours.endsAt
      continue
    }
    const people = family.filter(({ id }) => !there.some(({ memberId }) => memberId === id))
    const member = people[visits.length % Math.max(1, people.length)]
    if (member !== undefined)
      visits.push({
        id: newId(),
        scheduleId: schedule.id,
        slotNo: visits.length + 1,
        doctorId,
        consultation: 'video',
        memberId: member.id,
        patientId: patient.id,
        startsAt,
        endsAt: startsAt + LASTS,
        status: 'upcoming',
        paymentMethodId: ONLINE,
        paymentStatus: 'PAID',
        consultationFee: FEE,
        finalAmount: FEE,
        createdAt: now,
      })
    startsAt += LASTS
  }
  if (visits.length === 0) return
  await db.insert(schedules).values(schedule)
  await db.insert(appointments).values(visits)
  await followBookings(
    db,
    visits.map(({ id }) => id),
    now,
  )
}
