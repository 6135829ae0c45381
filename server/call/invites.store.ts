import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { CallInvite } from '../../src/core/call/call'
import { CALLABLE } from '../../src/core/call/call.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { appointments } from '../booking/booking.tables'
import type { Database } from '../kit/handlers'
import { hashOf, isUuid, newId, newToken } from '../kit/ids'
import { listed } from '../kit/listed'
import { users } from '../people/people.tables'
import { type Call, isHere } from './call.read'
import { holdSession } from './call.store'
import { callInvites, callPresence, callSessions } from './call.tables'

const shown = { id: callInvites.id, name: callInvites.name, isAllowed: callInvites.isAllowed }

/** Everybody who was to be brought into a call: who waits for the patient's answer, and who is in the room. */
export const invitesOf = (db: Database, call: Call, now: UnixSeconds) =>
  db
    .select({
      countryCode: callInvites.countryCode,
      phoneNumber: callInvites.phoneNumber,
      isWaiting: sql<boolean>`${callInvites.isAllowed} is null`,
      isHere: sql<boolean>`coalesce(${isHere(now)}, false)`,
    })
    .from(callInvites)
    .leftJoin(
      callPresence,
      and(eq(callPresence.sessionId, callInvites.sessionId), eq(callPresence.userId, callInvites.userId)),
    )
    .where(eq(callInvites.sessionId, call.sessionId))

interface Invited {
  readonly name: string
  readonly countryCode: string
  readonly phoneNumber: string
  readonly by: string
}

/** Asks the patient whether somebody may come in; one at a time, so that what was allowed before ends. */
export const writeInvite = async (
  db: Database,
  { sessionId, patientId }: Call,
  { name, countryCode, phoneNumber, by }: Invited,
  now: UnixSeconds,
): Promise<CallInvite | 'patient'> => {
  const [patient] = await db.select().from(users).where(eq(users.id, patientId))
  if (patient?.countryCode === countryCode && patient.phoneNumber === phoneNumber) return 'patient'
  await db
    .update(callInvites)
    .set({ isAllowed: false, tokenHash: null })
    .where(and(eq(callInvites.sessionId, sessionId), eq(callInvites.isAllowed, true)))
  const asked = { name, invitedBy: by, at: now, isAllowed: null, answeredAt: null, tokenHash: null, usedAt: null }
  const [written] = await db
    .insert(callInvites)
    .values({ id: newId(), sessionId, countryCode, phoneNumber, userId: null, ...asked })
    .onConflictDoUpdate({
      target: [callInvites.sessionId, callInvites.countryCode, callInvites.phoneNumber],
      set: { ...asked, userId: null },
    })
    .returning(shown)
  return written!
}

/** The patient's answer, and where the invitation goes; the first one counts. */
export const answerInvite = async (
  db: Database,
  { sessionId }: Call,
  { inviteId, isAllowed }: { readonly inviteId: string; readonly isAllowed: boolean },
  now: UnixSeconds,
) => {
  if (!isUuid(inviteId)) return 'unknown'
  const its = and(eq(callInvites.id, inviteId), eq(callInvites.sessionId, sessionId))
  const token = newToken()
  const [answered] = await db
    .update(callInvites)
    .set({ isAllowed, answeredAt: now, tokenHash: isAllowed ? hashOf(token) : null })
    .where(and(its, isNull(callInvites.isAllowed)))
    .returning({ ...shown, countryCode: callInvites.countryCode, phoneNumber: callInvites.phoneNumber })
  if (answered === undefined) return (await db.$count(callInvites, its)) > 0 ? 'answered' : 'unknown'
  const { countryCode, phoneNumber, ...invite } = answered
  return { invite, to: countryCode + phoneNumber, token }
}

/** The patient is asked again: the invitation went nowhere. */
export const takeBackAnswer = async (db: Database, inviteId: string): Promise<void> => {
  await db
    .update(callInvites)
    .set({ isAllowed: null, answeredAt: null, tokenHash: null })
    .where(eq(callInvites.id, inviteId))
}

/** The patient lets somebody in no more; undefined of an unknown invitation. */
export const takeOut = async (
  db: Database,
  { sessionId }: Call,
  inviteId: string,
): Promise<{ readonly invite: CallInvite; readonly userId: string | null } | undefined> => {
  if (!isUuid(inviteId)) return undefined
  const [taken] = await db
    .update(callInvites)
    .set({ isAllowed: false, tokenHash: null })
    .where(and(eq(callInvites.id, inviteId), eq(callInvites.sessionId, sessionId), isNotNull(callInvites.isAllowed)))
    .returning({ ...shown, userId: callInvites.userId })
  if (taken === undefined) return undefined
  const { userId, ...invite } = taken
  return { invite, userId }
}

/** Lets whoever has the number of an invitation in; the first use binds it to them, and it ends with the visit's time. */
export const openInvite = async (
  db: Database,
  token: string,
  userId: string,
  now: UnixSeconds,
): Promise<{ readonly bookingId: string } | 'over' | 'another'> => {
  const [found] = await db
    .select({ invite: callInvites, bookingId: callSessions.bookingId })
    .from(callInvites)
    .innerJoin(callSessions, eq(callSessions.id, callInvites.sessionId))
    .innerJoin(appointments, eq(appointments.id, callSessions.bookingId))
    .where(
      and(
        eq(callInvites.tokenHash, hashOf(token)),
        eq(callInvites.isAllowed, true),
        ne(callSessions.status, 'ended'),
        sql`${appointments.endsAt} >= ${now}`,
        sql`${appointments.status} in (${listed(CALLABLE)})`,
      ),
    )
  if (found === undefined) return 'over'
  const { id, countryCode, phoneNumber } = found.invite
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.countryCode, countryCode), eq(users.phoneNumber, phoneNumber)))
  if (person === undefined) return 'another'
  if (found.invite.usedAt === null) await renumber(db, found.invite.sessionId, userId)
  await db
    .update(callInvites)
    .set({ userId, usedAt: sql`coalesce(${callInvites.usedAt}, ${now})` })
    .where(and(eq(callInvites.id, id), isNotNull(callInvites.tokenHash)))
  return { bookingId: found.bookingId }
}

/** Whoever comes back to a call they were taken out of has another number: the one before stays shut out. */
const renumber = async (db: Database, sessionId: string, userId: string): Promise<void> => {
  await holdSession(db, sessionId)
  await db
    .update(callPresence)
    .set({ uid: sql`(select max(all_of.uid) + 1 from ${callPresence} all_of where all_of.session_id = ${sessionId})` })
    .where(
      and(
        eq(callPresence.sessionId, sessionId),
        eq(callPresence.userId, userId),
        isNull(callPresence.place),
        isNotNull(callPresence.leftAt),
      ),
    )
}
