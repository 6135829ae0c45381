import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { AffectedAppointment, AffectedDecision, Hours } from '../../src/core/availability/availability'
import { appointmentLifecycle } from '../../src/core/booking/appointment.lifecycle'
import { publicSlots } from '../../src/core/kit/slots.rules'
import { dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import { allows, holdsSlot, stands, calendarRows, type Schedule, slotIdOf, slotTimes } from '../booking/booking.port'
import { appointments } from '../booking/booking.tables'
import type { Database } from '../kit/handlers'
import { members } from '../members/members.tables'
import { columnsOf } from './hours'

type Appointment = typeof appointments.$inferSelect

/** A free slot, in the hours as they will be. */
export interface FreeSlot {
  readonly slotId: string
  readonly scheduleId: string
  readonly slotNo: number
  readonly startsAt: UnixSeconds
  readonly endsAt: UnixSeconds
}

export interface Affected {
  readonly appointment: Appointment
  readonly patientName: string | null
  readonly nextFree: FreeSlot | null
}

export interface Change {
  /** The appointments that lose their slot, in the order of their times. */
  readonly affected: readonly Affected[]
  /** Where they could go. */
  readonly free: readonly FreeSlot[]
}

/** A doctor's hours of a day as a change leaves them; null when they are deleted. */
export const changed = (schedule: Schedule, hours: Hours | null): Schedule | null =>
  hours === null ? null : { ...schedule, ...columnsOf(hours, dayOf(schedule.startsAt)) }

const slotsOf = (schedule: Schedule) =>
  Array.from({ length: schedule.totalSlots }, (_, index) => ({
    slotNo: index + 1,
    ...slotTimes(schedule, index + 1),
  }))

/** What a change of hours does to the appointments that are booked in them. */
export const changeOf = async (
  db: Database,
  schedule: Schedule,
  after: Schedule | null,
  now: UnixSeconds,
): Promise<Change> => {
  const booked = await db
    .select({ appointment: appointments, patientName: members.name })
    .from(appointments)
    .innerJoin(members, eq(members.id, appointments.memberId))
    .where(
      and(eq(appointments.scheduleId, schedule.id), holdsSlot(now), allows('cancel'), gt(appointments.startsAt, now)),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  const starts = new Set(after === null ? [] : slotsOf(after).map(({ startsAt }) => startsAt))
  const isLost = ({ slotNo, startsAt }: Appointment): boolean =>
    after === null || (slotNo <= schedule.totalSlots && !starts.has(startsAt))
  const lost = booked.filter(({ appointment }) => isLost(appointment))
  if (lost.length === 0) return { affected: [], free: [] }
  const staying = booked.filter(({ appointment }) => !isLost(appointment)).map(({ appointment }) => appointment)
  const free = await freeSlots(db, schedule, after, staying, now)
  return { affected: await withNextFree(db, lost, free), free }
}

/** Slots that patients may have, of the same kind and place, in the hours as they will be. */
const freeSlots = async (
  db: Database,
  schedule: Schedule,
  after: Schedule | null,
  staying: readonly Appointment[],
  now: UnixSeconds,
): Promise<readonly FreeSlot[]> => {
  const { doctorId, clinicId, consultation } = schedule
  const rows = await calendarRows(db, doctorId, clinicId ?? undefined, now)
  const others = rows.flatMap(({ schedule: each, taken, beside }) =>
    each === null || each.id === schedule.id || each.consultation !== consultation ? [] : [{ each, taken, beside }],
  )
  const days = after === null ? others : [...others, { each: after, taken: [] as number[], beside: staying }]
  return days
    .flatMap(({ each, taken, beside }) => {
      const { first, last } = publicSlots(each)
      return slotsOf(each)
        .filter(
          ({ slotNo, startsAt, endsAt }) =>
            slotNo >= first &&
            slotNo <= last &&
            startsAt > now &&
            !taken.includes(slotNo) &&
            !beside.some((other) => other.startsAt < endsAt && other.endsAt > startsAt) &&
            !each.blockedRoles.includes('DOCTOR'),
        )
        .map((slot) => ({ ...slot, scheduleId: each.id, slotId: slotIdOf(each.id, slot.slotNo) }))
    })
    .toSorted((a, b) => a.startsAt - b.startsAt)
}

/** Gives each the next free slot after its own time, no two the same and none in which the person is elsewhere. */
const withNextFree = async (
  db: Database,
  lost: readonly Pick<Affected, 'appointment' | 'patientName'>[],
  free: readonly FreeSlot[],
): Promise<readonly Affected[]> => {
  const memberIds = lost.map(({ appointment }) => appointment.memberId)
  const elsewhere = await db
    .select({
      id: appointments.id,
      memberId: appointments.memberId,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
    })
    .from(appointments)
    .where(and(inArray(appointments.memberId, memberIds), stands))
  const given = new Set<string>()
  return lost.map(({ appointment, patientName }) => {
    const canMove = appointmentLifecycle.from('reschedule').includes(appointment.status)
    const isBusy = ({ startsAt, endsAt }: FreeSlot) =>
      elsewhere.some(
        (other) =>
          other.memberId === appointment.memberId &&
          other.id !== appointment.id &&
          other.startsAt < endsAt &&
          other.endsAt > startsAt,
      )
    const nextFree = canMove
      ? free.find((slot) => slot.startsAt > appointment.startsAt && !given.has(slot.slotId) && !isBusy(slot))
      : undefined
    if (nextFree !== undefined) given.add(nextFree.slotId)
    return { appointment, patientName, nextFree: nextFree ?? null }
  })
}

/** An affected appointment as the doctor sees it. */
export const shown = ({ appointment, patientName, nextFree }: Affected): AffectedAppointment => ({
  id: appointment.id,
  patientName,
  slotNo: appointment.slotNo,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  paymentStatus: appointment.paymentStatus,
  amount: appointment.finalAmount,
  nextFree: nextFree && { slotId: nextFree.slotId, startsAt: nextFree.startsAt, endsAt: nextFree.endsAt },
})

/** Whether the decisions are about exactly these appointments. */
export const decideAll = (decisions: readonly AffectedDecision[], affected: readonly Affected[]): boolean => {
  const ids = new Set(decisions.map(({ appointmentId }) => appointmentId))
  return (
    decisions.length === affected.length &&
    ids.size === affected.length &&
    affected.every(({ appointment }) => ids.has(appointment.id))
  )
}
