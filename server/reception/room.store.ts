import { and, desc, eq, ne } from 'drizzle-orm'
import { dayOf } from '../../src/core/kit/dates'
import { queueLifecycle, type QueueStatus } from '../../src/core/reception/reception.lifecycle'
import { appointments } from '../booking/booking.tables'
import { isOfAppointment, isToday, isUnseen } from './queue.conditions'
import { type Desk, isPlace, type Place, record, writtenOf } from './place.store'
import { queueEntries, queueEvents } from './reception.tables'

const INSIDE: QueueStatus = 'inConsultation'

/** Who is with a doctor at a clinic, the last who was called first. The row of the day is held by whoever acts on it. */
export const peopleInside = ({ db, doctorId, now }: Omit<Desk, 'userId'>, clinicId: string) =>
  db
    .select({ id: appointments.id, slotNo: appointments.slotNo, entry: queueEntries })
    .from(queueEntries)
    .innerJoin(appointments, isOfAppointment(now))
    .where(
      and(
        eq(queueEntries.doctorId, doctorId),
        eq(queueEntries.clinicId, clinicId),
        eq(queueEntries.status, INSIDE),
        isToday(now),
        isUnseen(),
      ),
    )
    .orderBy(desc(queueEntries.callNo))

/** Whether somebody else than this one is with the doctor. */
export const isRoomTaken = async (desk: Omit<Desk, 'userId'>, { id, clinicId }: Place): Promise<boolean> =>
  (await peopleInside(desk, clinicId)).some((each) => each.id !== id)

/** Ends the consultation of whoever is with the doctor: the next one is about to be called in. */
export const emptyRoom = async (desk: Desk, clinicId: string, besides?: string): Promise<void> => {
  for (const { id, entry } of await peopleInside(desk, clinicId)) {
    if (id === besides) continue
    const place = { id, clinicId }
    await desk.db
      .update(queueEntries)
      .set({ status: queueLifecycle.next(INSIDE, 'finish')! })
      .where(isPlace(place, desk.now))
    await record(desk, place, 'finish', writtenOf(entry))
  }
}

/** The call that is taken back. */
interface TakenBackCall {
  readonly at: number
  readonly byUserId: string
}

/** Takes those back into the room whose consultation a call had ended that is taken back itself. */
export const restoreRoom = async (desk: Desk, place: Place, { at, byUserId }: TakenBackCall): Promise<void> => {
  const ended = await desk.db
    .select({ id: queueEvents.id, appointmentId: queueEvents.appointmentId, before: queueEvents.before })
    .from(queueEvents)
    .innerJoin(
      queueEntries,
      and(
        eq(queueEntries.appointmentId, queueEvents.appointmentId),
        eq(queueEntries.clinicId, queueEvents.clinicId),
        eq(queueEntries.day, queueEvents.day),
        eq(queueEntries.status, queueLifecycle.next(INSIDE, 'finish')!),
        eq(queueEntries.doctorId, desk.doctorId),
      ),
    )
    .where(
      and(
        eq(queueEvents.clinicId, place.clinicId),
        eq(queueEvents.day, dayOf(desk.now)),
        eq(queueEvents.step, 'finish'),
        eq(queueEvents.at, at),
        eq(queueEvents.byUserId, byUserId),
        eq(queueEvents.isUndone, false),
        ne(queueEvents.appointmentId, place.id),
      ),
    )
  for (const { id, appointmentId, before } of ended) {
    const back = { id: appointmentId, clinicId: place.clinicId }
    await desk.db.update(queueEntries).set(before).where(isPlace(back, desk.now))
    await desk.db.update(queueEvents).set({ isUndone: true }).where(eq(queueEvents.id, id))
    await record(desk, back, 'undo', { ...before, status: queueLifecycle.next(INSIDE, 'finish')! })
  }
}
