import { and, eq, isNull, lt, lte, max, sql } from 'drizzle-orm'
import type { CallSignal } from '../../src/core/call/call'
import { MOST_SIGNALS, returnsUntil } from '../../src/core/call/call.rules'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import { appointments } from '../booking/booking.tables'
import { callChanged } from '../../src/core/notifications/push.api'
import { announce } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { pushTopic, staffOf } from '../notifications/notifications.port'
import type { Call } from './call.read'
import { callConsents, callPresence, callSessions, callSignals } from './call.tables'

/** Begins the session of a booking; one that was begun before stays. */
export const beginSession = async (db: Database, bookingId: string, now: UnixSeconds): Promise<void> => {
  const session = { id: newId(), bookingId, channelName: `vc_${newId()}`, status: 'scheduled', createdAt: now } as const
  await db.insert(callSessions).values(session).onConflictDoNothing()
}

/** The session's row, held until the transaction ends: those who enter, leave and end take turns. */
export const holdSession = async (db: Database, sessionId: string) => {
  const [row] = await db.select().from(callSessions).where(eq(callSessions.id, sessionId)).for('update')
  return row!
}

/** Somebody's number in a call: the same for as long as the call is known. */
export const numberIn = async (db: Database, sessionId: string, userId: string): Promise<number> =>
  db.transaction(async (tx) => {
    const own = and(eq(callPresence.sessionId, sessionId), eq(callPresence.userId, userId))
    const read = () => tx.select({ uid: callPresence.uid }).from(callPresence).where(own)
    const [known] = await read()
    if (known !== undefined) return known.uid
    await holdSession(tx, sessionId)
    const [last] = await tx
      .select({ uid: max(callPresence.uid) })
      .from(callPresence)
      .where(eq(callPresence.sessionId, sessionId))
    await tx
      .insert(callPresence)
      .values({ sessionId, userId, uid: (last?.uid ?? 0) + 1 })
      .onConflictDoNothing()
    return (await read())[0]!.uid
  })

const ownRow = (call: Call, userId: string) =>
  and(eq(callPresence.sessionId, call.sessionId), eq(callPresence.userId, userId))

/** Notes that somebody is in the room; the call is live from now on. */
export const writeEntry = async (
  db: Database,
  call: Call,
  { userId, place }: { readonly userId: string; readonly place: string },
  now: UnixSeconds,
): Promise<void> => {
  await db.update(callPresence).set({ place, enteredAt: now, seenAt: now, leftAt: null }).where(ownRow(call, userId))
  await db
    .update(callSessions)
    .set({ status: 'live', startedAt: sql`coalesce(${callSessions.startedAt}, ${now})`, endedAt: null, endedBy: null })
    .where(eq(callSessions.id, call.sessionId))
}

/** A sign of life; whether the person is still in the room at this place. */
export const writeSeen = async (
  db: Database,
  call: Call,
  { userId, place }: { readonly userId: string; readonly place: string },
  now: UnixSeconds,
): Promise<boolean> => {
  const seen = await db
    .update(callPresence)
    .set({ seenAt: now })
    .where(and(ownRow(call, userId), eq(callPresence.place, place), isNull(callPresence.leftAt)))
    .returning({ uid: callPresence.uid })
  return seen.length > 0
}

/** Notes that somebody left; nothing where they are at another place by now. */
export const writeLeft = async (
  db: Database,
  call: Call,
  { userId, place }: { readonly userId: string; readonly place: string },
  now: UnixSeconds,
): Promise<void> => {
  await db
    .update(callPresence)
    .set({ leftAt: now })
    .where(and(ownRow(call, userId), eq(callPresence.place, place), isNull(callPresence.leftAt)))
}

/** Ends a call for everybody; whether it was live. */
export const writeEnd = async (db: Database, call: Call, userId: string | null, now: UnixSeconds): Promise<boolean> => {
  const ended = await db
    .update(callSessions)
    .set({ status: 'ended', endedAt: now, endedBy: userId })
    .where(and(eq(callSessions.id, call.sessionId), eq(callSessions.status, 'live')))
    .returning({ id: callSessions.id })
  await db
    .update(callPresence)
    .set({ leftAt: now })
    .where(and(eq(callPresence.sessionId, call.sessionId), isNull(callPresence.leftAt)))
  return ended.length > 0
}

/** Whether somebody has sent as many signals as one may lately. */
export const hasSentTooMany = async (db: Database, call: Call, userId: string, now: UnixSeconds): Promise<boolean> => {
  const lately = and(
    eq(callSignals.sessionId, call.sessionId),
    eq(callSignals.fromUser, userId),
    sql`${callSignals.at} > ${now - MOST_SIGNALS.within}`,
  )
  return (await db.$count(callSignals, lately)) >= MOST_SIGNALS.count
}

/** Writes a signal for one of the others, under their next number; whether there is somebody of that number. */
export const writeSignal = async (
  db: Database,
  call: Call,
  signal: Omit<CallSignal, 'seq'> & { readonly fromUser: string; readonly to: number },
  now: UnixSeconds,
): Promise<boolean> => {
  const { to, from, ...rest } = signal
  const [next] = await db
    .update(callPresence)
    .set({ lastSignal: sql`${callPresence.lastSignal} + 1` })
    .where(and(eq(callPresence.sessionId, call.sessionId), eq(callPresence.uid, to)))
    .returning({ toUser: callPresence.userId, seq: callPresence.lastSignal })
  if (next === undefined) return false
  await db.insert(callSignals).values({ ...rest, ...next, fromUid: from, sessionId: call.sessionId, at: now })
  await announce(db, [{ topic: pushTopic(next.toUser), payload: callChanged(call.bookingId) }])
  return true
}

export const writeConsent = async (
  db: Database,
  consent: Omit<typeof callConsents.$inferInsert, 'id'>,
): Promise<void> => {
  await db
    .insert(callConsents)
    .values({ id: newId(), ...consent })
    .onConflictDoNothing()
}

/** Tells open clients of everybody who may be in a call that something about it changed. */
export const announceCall = async (
  db: Database,
  call: Pick<Call, 'bookingId' | 'doctorId' | 'patientId' | 'sessionId'>,
): Promise<void> => {
  const staff = (await staffOf(db, [call.doctorId])).get(call.doctorId) ?? []
  const invited = await db
    .select({ id: callPresence.userId })
    .from(callPresence)
    .where(eq(callPresence.sessionId, call.sessionId))
  const people = new Set([call.patientId, ...staff, ...invited.map(({ id }) => id)])
  await announce(
    db,
    [...people].map((id) => ({ topic: pushTopic(id), payload: callChanged(call.bookingId) })),
  )
}

/** Ends calls that nobody can come back to, and forgets what browsers told each other a day ago. */
export const closeCalls = async (db: Database, now: UnixSeconds): Promise<void> => {
  const over = db
    .select({ id: appointments.id })
    .from(appointments)
    .where(lt(appointments.endsAt, now - returnsUntil({ endsAt: 0 })))
  await db
    .update(callSessions)
    .set({ status: 'ended', endedAt: now })
    .where(and(eq(callSessions.status, 'live'), sql`${callSessions.bookingId} in (${over})`))
  await db.delete(callSignals).where(lte(callSignals.at, now - DAY))
}
