import { and, eq, isNull, lt, lte, max, or, type SQL, sql } from 'drizzle-orm'
import type { CallSignal } from '../../src/core/call/call'
import { EMPTY_FOR, MOST_SIGNALS, returnsUntil } from '../../src/core/call/call.rules'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import { appointments } from '../booking/booking.tables'
import { callChanged } from '../../src/core/notifications/push.api'
import { cardOfCall } from '../chat/chat.port'
import { announce } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { oneByOne } from '../kit/jobs'
import { pushTopic, staffOf } from '../notifications/notifications.port'
import { users } from '../people/people.tables'
import { type Call, isStaying } from './call.read'
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
    .set({
      status: 'live',
      // One that ended and begins again is counted from there.
      startedAt: sql`case when ${callSessions.status} = 'live' then ${callSessions.startedAt} else ${now}::bigint end`,
      endedAt: null,
      endedBy: null,
    })
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

/** Gives up the place of somebody for whoever comes: where they are, it is not. */
export const writeGivenWay = async (db: Database, call: Call, userId: string, now: UnixSeconds): Promise<void> => {
  await db.update(callPresence).set({ leftAt: now, place: null }).where(ownRow(call, userId))
}

/** Whether nobody is in a room any more, not even one whose line is away. */
export const isEmpty = async (db: Database, { sessionId }: Call): Promise<boolean> =>
  (await db.$count(callPresence, and(eq(callPresence.sessionId, sessionId), isStaying))) === 0

/** Whether both ends of the visit have been in a call since it began. */
const wasTalk = async (db: Database, { sessionId, patientId }: Pick<Call, 'sessionId' | 'patientId'>) => {
  const [found] = await db
    .select({
      hasPatient: sql<boolean>`coalesce(bool_or(${callPresence.userId} = ${patientId}), false)`,
      hasStaff: sql<boolean>`coalesce(bool_or(${users.role} <> 'PATIENT'), false)`,
    })
    .from(callPresence)
    .innerJoin(users, eq(users.id, callPresence.userId))
    .innerJoin(callSessions, eq(callSessions.id, callPresence.sessionId))
    .where(and(eq(callPresence.sessionId, sessionId), sql`${callPresence.enteredAt} >= ${callSessions.startedAt}`))
  return found !== undefined && found.hasPatient && found.hasStaff
}

/** Ends a call that is live, for everybody, and writes into the chat of its pair how long they talked. */
export const endCall = async (
  db: Database,
  call: Ending,
  { by, at }: { readonly by: string | null; readonly at: UnixSeconds },
  now: UnixSeconds,
): Promise<void> => {
  if (!(await writeEnd(db, call, by, at))) return
  await announceCall(db, call)
  if (!(await wasTalk(db, call))) return
  const { bookingId, doctorId, memberId, startedAt } = call
  const length = { outcome: 'ended', seconds: Math.max(0, at - (startedAt ?? at)) } as const
  await cardOfCall(db, { bookingId, doctorId, memberId, ...length }, now)
}
type Ending = Pick<Call, 'sessionId' | 'bookingId' | 'doctorId' | 'memberId' | 'patientId' | 'startedAt'>

/** Ends a call for everybody; whether it was live. */
const writeEnd = async (
  db: Database,
  call: Pick<Call, 'sessionId'>,
  userId: string | null,
  now: UnixSeconds,
): Promise<boolean> => {
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
    .where(and(eq(callPresence.sessionId, call.sessionId), eq(callPresence.uid, to), isStaying))
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

/** Calls that nobody can come back to, or in which nobody was heard of for long: with the last sign of anybody. */
const leftCalls = (db: Database, now: UnixSeconds, which?: SQL) =>
  db
    .select({
      sessionId: callSessions.id,
      startedAt: callSessions.startedAt,
      bookingId: appointments.id,
      doctorId: appointments.doctorId,
      memberId: appointments.memberId,
      patientId: appointments.patientId,
      seenAt: sql`(select max(${callPresence.seenAt}) from ${callPresence}
        where ${callPresence.sessionId} = ${callSessions.id})`.mapWith(Number),
    })
    .from(callSessions)
    .innerJoin(appointments, eq(appointments.id, callSessions.bookingId))
    .where(
      and(
        which,
        eq(callSessions.status, 'live'),
        or(
          lt(appointments.endsAt, now - returnsUntil({ endsAt: 0 })),
          sql`not exists (select 1 from ${callPresence} where ${callPresence.sessionId} = ${callSessions.id}
            and ${isStaying} and ${callPresence.seenAt} > ${now - EMPTY_FOR})`,
        ),
      ),
    )

/** Ends calls that everybody is gone from, and forgets what browsers told each other a day ago. */
export const closeCalls = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(callSignals).where(lte(callSignals.at, now - DAY))
  const leftNow = await leftCalls(db, now)
  await oneByOne(
    leftNow.map(({ sessionId }) => sessionId),
    (sessionId) =>
      db.transaction(async (tx) => {
        await holdSession(tx, sessionId)
        // Somebody may have come back since.
        const [left] = await leftCalls(tx, now, eq(callSessions.id, sessionId))
        if (left !== undefined) await endCall(tx, left, { by: null, at: left.seenAt }, now)
      }),
  )
}
