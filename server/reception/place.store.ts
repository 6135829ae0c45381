import { and, eq } from 'drizzle-orm'
import { dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import type { QueueStep } from '../../src/core/reception/reception'
import type { Database } from '../kit/handlers'
import { queueEntries, queueEvents, type Written } from './reception.tables'

/** Who works at the reception, for which doctor, and when. */
export interface Desk {
  readonly db: Database
  readonly doctorId: string
  readonly userId: string
  readonly now: UnixSeconds
}

export interface Place {
  readonly id: string
  readonly clinicId: string
}

/** Somebody of whom nothing is written yet. */
const EXPECTED: Written = { status: 'expected', arrivedAt: null, calledAt: null, callNo: null }

/** The entry of somebody's place today. */
export const isPlace = ({ id, clinicId }: Place, now: UnixSeconds) =>
  and(eq(queueEntries.appointmentId, id), eq(queueEntries.clinicId, clinicId), eq(queueEntries.day, dayOf(now)))

/** What is written of somebody's place. */
export const writtenOf = (entry: typeof queueEntries.$inferSelect | undefined): Written =>
  entry === undefined
    ? EXPECTED
    : { status: entry.status, arrivedAt: entry.arrivedAt, calledAt: entry.calledAt, callNo: entry.callNo }

/** Notes a step, with how it was before. */
export const record = async (
  { db, userId, now }: Desk,
  { id, clinicId }: Place,
  step: QueueStep | 'undo',
  before: Written,
): Promise<void> => {
  await db
    .insert(queueEvents)
    .values({ appointmentId: id, clinicId, day: dayOf(now), step, byUserId: userId, at: now, before })
}
