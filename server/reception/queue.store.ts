import { and, asc, eq, sql } from 'drizzle-orm'
import { dayOf } from '../../src/core/kit/dates'
import type { QueueStep } from '../../src/core/reception/reception'
import { queueLifecycle, type QueueStatus } from '../../src/core/reception/reception.lifecycle'
import { type LastStep, queueStatusOf } from '../../src/core/reception/reception.rules'
import { isWithin, writeNoShow } from '../booking/booking.port'
import { appointments } from '../booking/booking.tables'
import type { Scope } from '../people/people.port'
import { lastStepOf } from './lastStep.read'
import { allows, isOfAppointment, isToday, isUnseen, turn } from './queue.conditions'
import { type Desk, isPlace, type Place, record, writtenOf } from './place.store'
import { queueEntries, queueEvents, queueRooms, queues, type Written } from './reception.tables'
import { emptyRoom, isRoomTaken, peopleInside, restoreRoom } from './room.store'

/** The row of a doctor's day at a clinic, held until the transaction ends: whoever changes the queue takes turns. */
const lockQueue = async ({ db, doctorId, now }: Omit<Desk, 'userId'>, clinicId: string): Promise<number> => {
  const key = { doctorId, clinicId, day: dayOf(now) }
  const [row] = await db
    .insert(queues)
    .values(key)
    .onConflictDoUpdate({
      target: [queues.doctorId, queues.clinicId, queues.day],
      set: { calls: sql`${queues.calls}` },
    })
    .returning({ calls: queues.calls })
  return row!.calls
}

const countCall = async ({ db, doctorId, now }: Desk, clinicId: string): Promise<number> => {
  const [row] = await db
    .update(queues)
    .set({ calls: sql`${queues.calls} + 1` })
    .where(and(eq(queues.doctorId, doctorId), eq(queues.clinicId, clinicId), eq(queues.day, dayOf(now))))
    .returning({ calls: queues.calls })
  return row!.calls
}

/**
 * An appointment of today with its place in the queue, held until the transaction ends; undefined for those of others.
 */
export const lockPlace = async ({ db, now }: Pick<Desk, 'db' | 'now'>, scope: Scope, id: string) => {
  const [held] = await db
    .select({
      id: appointments.id,
      doctorId: appointments.doctorId,
      clinicId: appointments.clinicId,
      patientId: appointments.patientId,
      appointmentStatus: appointments.status,
      paymentStatus: appointments.paymentStatus,
    })
    .from(appointments)
    .where(and(eq(appointments.id, id), isWithin(appointments, scope), isToday(now)))
    .for('no key update', { of: appointments })
  // Hours on video have no queue.
  if (held === undefined || held.clinicId === null) return undefined
  const place = { id, clinicId: held.clinicId }
  await lockQueue({ db, doctorId: held.doctorId, now }, place.clinicId)
  const [entry] = await db.select().from(queueEntries).where(isPlace(place, now))
  return { ...held, ...place, entry, status: queueStatusOf(entry?.status ?? null, held.appointmentStatus) }
}
export type LockedPlace = NonNullable<Awaited<ReturnType<typeof lockPlace>>>

/** What a step writes beside the status. */
const changesOf = async (desk: Desk, { clinicId }: Place, step: QueueStep): Promise<Partial<Written>> => {
  switch (step) {
    case 'arrive':
      return { arrivedAt: desk.now, calledAt: null, callNo: null }
    case 'call':
      return { calledAt: desk.now, callNo: await countCall(desk, clinicId) }
    case 'recall':
      return { calledAt: desk.now }
    case 'return':
      await countCall(desk, clinicId)
      return { calledAt: null, callNo: null }
    case 'seat':
    case 'finish':
    case 'noShow':
      return {}
  }
}

/** The schedule says of a no-show of the queue that nobody came, until they do. */
const noteNoShow = async ({ db, now }: Desk, { id, status }: LockedPlace, to: QueueStatus): Promise<void> => {
  if ((to === 'noShow') !== (status === 'noShow')) await writeNoShow(db, id, to === 'noShow' ? now : null)
}

/** Takes somebody a step further; whether their status allowed it. */
export const takeStep = async (desk: Desk, place: LockedPlace, step: QueueStep): Promise<boolean> => {
  const to = queueLifecycle.next(place.status, step)
  if (to === null) return false
  const { db, doctorId, now } = desk
  const changes = { status: to, ...(await changesOf(desk, place, step)) }
  await db
    .insert(queueEntries)
    .values({
      appointmentId: place.id,
      doctorId,
      clinicId: place.clinicId,
      day: dayOf(now),
      ...writtenOf(place.entry),
      ...changes,
    })
    .onConflictDoUpdate({
      target: [queueEntries.appointmentId, queueEntries.clinicId, queueEntries.day],
      set: changes,
    })
  await record(desk, place, step, writtenOf(place.entry))
  await noteNoShow(desk, place, to)
  return true
}

/** Seats whoever has arrived, when nothing more is to be paid; whoever has not is left where they are. */
export const seatPaid = async ({ db, now }: Desk, place: Place): Promise<void> => {
  await db
    .update(queueEntries)
    .set({ status: queueLifecycle.next('arrived', 'seat')! })
    .where(and(isPlace(place, now), allows('seat')))
}

export interface NextCall {
  /** Null where nobody waits. */
  readonly id: string | null
  readonly calls: number
  readonly isOvertaken: boolean
}

/**
 * Calls whoever is next, for somebody who saw the call of this number. Callers take turns at the row of the day: those
 * after the first find that the number has changed and are answered with whom it was. Who is with the doctor comes out.
 */
export const callNext = async (desk: Desk, clinicId: string, seen: number): Promise<NextCall> => {
  const { db, doctorId, now } = desk
  const calls = await lockQueue(desk, clinicId)
  if (calls !== seen) {
    const [current] = await peopleInside(desk, clinicId)
    return { id: current?.id ?? null, calls, isOvertaken: true }
  }
  const [next] = await db
    .select({ id: appointments.id, entry: queueEntries })
    .from(queueEntries)
    .innerJoin(appointments, isOfAppointment(now))
    .where(
      and(
        eq(queueEntries.doctorId, doctorId),
        eq(queueEntries.clinicId, clinicId),
        allows('call'),
        isToday(now),
        isUnseen(),
      ),
    )
    .orderBy(turn, asc(appointments.slotNo), asc(appointments.id))
    .limit(1)
  if (next === undefined) return { id: null, calls, isOvertaken: false }
  await emptyRoom(desk, clinicId)
  const callNo = await countCall(desk, clinicId)
  const place = { id: next.id, clinicId }
  await db
    .update(queueEntries)
    .set({ status: queueLifecycle.next(next.entry.status, 'call')!, calledAt: now, callNo })
    .where(isPlace(place, now))
  await record(desk, place, 'call', writtenOf(next.entry))
  return { id: next.id, calls: callNo, isOvertaken: false }
}

/**
 * Takes the last step of somebody back, when it is one that may be; whether it was. Nobody comes back to a doctor who sees
 * another; a call that is taken back leaves the doctor with whom it had ended.
 */
export const undoStep = async (desk: Desk, place: LockedPlace, may: (last: LastStep) => boolean): Promise<boolean> => {
  const { db, now } = desk
  const last = await lastStepOf(db, place.id, now)
  if (last === undefined || place.status === 'done' || !may(last)) return false
  if (last.before.status === 'inConsultation' && (await isRoomTaken(desk, place))) return false
  if (last.step === 'call' || last.step === 'return') await countCall(desk, place.clinicId)
  await db.update(queueEntries).set(last.before).where(isPlace(place, now))
  await db.update(queueEvents).set({ isUndone: true }).where(eq(queueEvents.id, last.id))
  await record(desk, place, 'undo', writtenOf(place.entry))
  if (last.step === 'call') await restoreRoom(desk, place, last)
  await noteNoShow(desk, place, last.before.status)
  return true
}

/** Writes where a doctor sees people at a clinic; an empty name forgets it. */
export const writeRoom = async ({ db, doctorId }: Desk, clinicId: string, room: string): Promise<void> => {
  const key = and(eq(queueRooms.doctorId, doctorId), eq(queueRooms.clinicId, clinicId))
  if (room === '') await db.delete(queueRooms).where(key)
  else
    await db
      .insert(queueRooms)
      .values({ doctorId, clinicId, room })
      .onConflictDoUpdate({ target: [queueRooms.doctorId, queueRooms.clinicId], set: { room } })
}
