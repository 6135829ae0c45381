import { eq } from 'drizzle-orm'
import { availabilityHandlers } from '../../server/availability/availability.server'
import { appointments } from '../../server/booking/booking.tables'
import type { RowName } from '../../server/contract'
import type { Call, Database, DoctorCaller } from '../../server/kit/handlers'
import { notifications } from '../../server/notifications/notifications.tables'
import type { AffectedAppointment, AffectedDecision, Hours, NewHours } from '../../src/core/availability/availability'
import { dayOf, MINUTE, startOfDay } from '../../src/core/kit/dates'
import { NOW } from './backend'
import { answerOf, book, callOf, FEE, type TestPatient, TOMORROW } from './practice'

export const DAY = dayOf(TOMORROW)
const minute = (at: number): number => (at - startOfDay(DAY)) / MINUTE
export const START = minute(TOMORROW)
/** The fifty video slots of tomorrow, or as many of them. */
export const hours = (more: Partial<Hours> = {}): Hours => {
  const totalSlots = more.totalSlots ?? 50
  return {
    ranges: [{ start: START, end: START + totalSlots * 15 }],
    totalSlots,
    bufferMinutes: 0,
    fee: FEE,
    shownSlots: totalSlots,
    reservedSlots: 0,
    reservedFrom: 'start',
    ...more,
  }
}
export const clinicHours = (more: Partial<NewHours> = {}): NewHours => ({
  ...hours({ ranges: [{ start: 60, end: 120 }], totalSlots: 4, fee: 60_000 }),
  consultation: 'inClinic',
  clinicId: 'clinic',
  dates: [DAY],
  ...more,
})

export const asDoctor = (
  db: Database,
  doctorId = 'doctor',
  now = NOW,
  row: RowName = 'availability.decide',
): Call<string, string, DoctorCaller> => {
  const call = callOf(db, 'the doctor', now, row)
  return { ...call, caller: { ...call.caller, role: 'DOCTOR', doctorId } }
}
const id = 'video-schedule'

/** What a doctor does with the hours of `aPractice`, on a test's database. */
export const hoursOn = (db: () => Database) => {
  const create = (wanted: NewHours) =>
    answerOf(db(), (tx) => availabilityHandlers.create(wanted, asDoctor(tx, 'doctor', NOW, 'availability.create')))
  const update = (wanted: Hours & { readonly revision?: number }, doctorId = 'doctor') =>
    answerOf(db(), (tx) =>
      availabilityHandlers.update({ id, ...wanted }, asDoctor(tx, doctorId, NOW, 'availability.update')),
    )
  const remove = () =>
    answerOf(db(), (tx) => availabilityHandlers.remove({ id }, asDoctor(tx, 'doctor', NOW, 'availability.remove')))
  const affected = async (wanted: Hours | null): Promise<readonly AffectedAppointment[]> => {
    const answer = await answerOf(db(), (tx) => availabilityHandlers.affected({ id, hours: wanted }, asDoctor(tx)))
    if (!Array.isArray(answer)) throw new Error(JSON.stringify(answer))
    return answer as AffectedAppointment[]
  }
  const decide = (wanted: Hours | null, decisions: readonly AffectedDecision[], revision?: number) =>
    answerOf(db(), (tx) =>
      availabilityHandlers.decide(
        { id, hours: wanted, decisions, ...(revision === undefined ? {} : { revision }) },
        asDoctor(tx),
      ),
    )
  const list = async (filter: Parameters<typeof availabilityHandlers.list>[0] = {}) => {
    const outcome = await availabilityHandlers.list(filter, asDoctor(db()))
    if (!outcome.ok) throw new Error(outcome.failure.message)
    return outcome.value
  }
  const bookSlot = (patient: TestPatient, slotNo: number) => book(db(), patient, { slotId: `${id}.${slotNo}` })
  const stored = () =>
    db()
      .select({
        memberId: appointments.memberId,
        slotNo: appointments.slotNo,
        startsAt: appointments.startsAt,
        status: appointments.status,
      })
      .from(appointments)
      .orderBy(appointments.startsAt, appointments.memberId)
  const notified = (event: string) =>
    db().$count(notifications, eq(notifications.event, event as typeof notifications.$inferSelect.event))
  return { create, update, remove, affected, decide, list, bookSlot, stored, notified }
}
