import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { MOST_RINGS, RING_LASTS, type RingOutcome } from '../../src/core/call/ring.lifecycle'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import type { Call } from './call.read'
import { callRings } from './call.tables'

const isLive = (now: UnixSeconds) => and(isNull(callRings.outcome), gt(callRings.expiresAt, now))

/** Ends a ring with an outcome if it is still on; whether it was. The first to say so wins. */
export const endRing = async (db: Database, id: string, outcome: RingOutcome, now: UnixSeconds): Promise<boolean> => {
  const ended = await db
    .update(callRings)
    .set({ outcome, overAt: now })
    .where(and(eq(callRings.id, id), outcome === 'missed' ? isNull(callRings.outcome) : isLive(now)))
    .returning({ id: callRings.id })
  return ended.length > 0
}

/** Rings of a call whose time has passed and of which nothing became. */
export const pastRings = async (db: Database, call: Call, now: UnixSeconds): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: callRings.id })
    .from(callRings)
    .where(and(eq(callRings.sessionId, call.sessionId), isNull(callRings.outcome), lte(callRings.expiresAt, now)))
  return rows.map(({ id }) => id)
}

/** The ring of a call that is on. */
export const liveRing = async (db: Database, call: Call, now: UnixSeconds) => {
  const [row] = await db
    .select()
    .from(callRings)
    .where(and(eq(callRings.sessionId, call.sessionId), isLive(now)))
  return row
}

/** The id of the ring that is on for a patient, the last where several are. */
export const ringFor = async (db: Database, patientId: string, now: UnixSeconds): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: callRings.id })
    .from(callRings)
    .where(and(eq(callRings.toUser, patientId), isLive(now)))
    .orderBy(desc(callRings.at))
    .limit(1)
  return row?.id
}

export const hasRungTooOften = async (db: Database, call: Call, now: UnixSeconds): Promise<boolean> => {
  const lately = and(eq(callRings.sessionId, call.sessionId), gt(callRings.at, now - MOST_RINGS.within))
  return (await db.$count(callRings, lately)) >= MOST_RINGS.count
}

/** Rings; false where somebody of the team rings already. */
export const writeRing = async (
  db: Database,
  call: Call,
  { id, by }: { readonly id: string; readonly by: string },
  now: UnixSeconds,
): Promise<boolean> => {
  const ring = {
    id,
    sessionId: call.sessionId,
    byUser: by,
    toUser: call.patientId,
    at: now,
    expiresAt: now + RING_LASTS,
  }
  const written = await db.insert(callRings).values(ring).onConflictDoNothing().returning({ id: callRings.id })
  return written.length > 0
}

/** Notes that a device of the patient rings; whether it was the first. */
export const writeRinging = async (db: Database, id: string, now: UnixSeconds): Promise<boolean> => {
  const ringing = await db
    .update(callRings)
    .set({ ringingAt: sql`coalesce(${callRings.ringingAt}, ${now})` })
    .where(and(eq(callRings.id, id), isLive(now), isNull(callRings.ringingAt)))
    .returning({ id: callRings.id })
  return ringing.length > 0
}
