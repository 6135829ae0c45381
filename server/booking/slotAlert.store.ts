import { and, eq, gte, inArray, min } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { doctorOf } from '../doctors/doctors.port'
import { nextSlots } from './freeSlots.read'
import type { Database } from '../kit/handlers'
import { oneByOne } from '../kit/jobs'
import { notify } from '../notifications/notifications.port'
import { schedules } from './booking.tables'
import { isOpenToPatients } from './schedule.conditions'
import { endOfWindow } from './slot'
import { slotAlerts } from './slotAlert.tables'

/** When a doctor's first slot after the booking window begins; null where none is set. */
export const firstAfterWindow = async (db: Database, doctorId: string, now: UnixSeconds) => {
  const [row] = await db
    .select({ at: min(schedules.startsAt) })
    .from(schedules)
    .where(and(isOpenToPatients, eq(schedules.doctorId, doctorId), gte(schedules.startsAt, endOfWindow(now))))
  return row?.at ?? null
}

const ofPatient = (doctorId: string, patientId: string) =>
  and(eq(slotAlerts.doctorId, doctorId), eq(slotAlerts.patientId, patientId))

export const isAlertSet = async (db: Database, doctorId: string, patientId: string): Promise<boolean> => {
  const rows = await db.select({ at: slotAlerts.askedAt }).from(slotAlerts).where(ofPatient(doctorId, patientId))
  return rows.length > 0
}

/** One alert a patient and doctor: asking again changes nothing. */
export const setAlert = (db: Database, doctorId: string, patientId: string, now: UnixSeconds) =>
  db.insert(slotAlerts).values({ doctorId, patientId, askedAt: now }).onConflictDoNothing()

/**
 * Notifies those who asked of doctors with a free slot inside the booking window, and forgets that they asked. Call it
 * with the doctors whose hours were added to; a job calls it for all, because the window moves and slots are released.
 */
export const notifyOfOpenSlots = async (db: Database, now: UnixSeconds, among?: readonly string[]): Promise<void> => {
  const awaited = await db
    .selectDistinct({ id: slotAlerts.doctorId })
    .from(slotAlerts)
    .where(among && inArray(slotAlerts.doctorId, [...among]))
  if (awaited.length === 0) return
  const opened = await nextSlots(
    db,
    awaited.map(({ id }) => id),
    now,
  )
  const soonest = new Map(
    opened.map(({ id, video, inClinic }) => [id, Math.min(video ?? Infinity, inClinic ?? Infinity)] as const),
  )
  await oneByOne(soonest.keys(), async (id) => {
    const when = soonest.get(id)!
    if (when === Infinity) return
    await db.transaction(async (tx) => {
      const asked = await tx.delete(slotAlerts).where(eq(slotAlerts.doctorId, id)).returning()
      const doctor = (await doctorOf(tx, id))?.name ?? ''
      const events = asked.map(({ patientId, askedAt }) => ({
        event: 'slots.opened' as const,
        facts: { doctor, doctorId: id, when },
        to: [patientId],
        about: `${id} ${askedAt}`,
      }))
      await notify(tx, events, now)
    })
  })
}
