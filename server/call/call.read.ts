import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { CallInvite, CallPerson, CallQueue, CallSession, CallSide, CallStatus } from '../../src/core/call/call'
import {
  ADULT_FROM,
  CALLABLE,
  CONSENT_VERSION,
  entryFault,
  joinsFrom,
  PRESENCE_LASTS,
  returnsUntil,
} from '../../src/core/call/call.rules'
import type { ParticipantKind } from '../../src/core/call/capacity.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { channelOf } from '../../src/core/chat/chat.rules'
import type { Role } from '../../src/core/session/roles'
import { appointments } from '../booking/booking.tables'
import { doctors } from '../doctors/doctors.tables'
import type { Database, TreatmentCaller } from '../kit/handlers'
import { listed } from '../kit/listed'
import { ageAt } from '../members/members.port'
import { members } from '../members/members.tables'
import { phoneOf } from '../people/people.port'
import { users } from '../people/people.tables'
import { isReviewed } from '../reviews/reviews.port'
import { prescriptions } from '../prescription/prescription.tables'
import { callConsents, callInvites, callPresence, callRings, callSessions } from './call.tables'

/** Whether somebody of a presence row has entered and not left. */
export const isStaying = sql<boolean>`(${callPresence.enteredAt} is not null and ${callPresence.leftAt} is null)`

/** Whether somebody of a presence row is in the room: entered, not left, and heard of lately. */
export const isHere = (now: UnixSeconds) =>
  sql<boolean>`(${isStaying} and coalesce(${callPresence.seenAt} > ${now - PRESENCE_LASTS}, false))`

/** Whether somebody of a presence row has been in the room; a number alone is given before one enters. */
const wasIn = sql<boolean>`${callPresence.enteredAt} is not null`

/** Appointments that a caller is one of the people of. */
const isOfCaller = (caller: TreatmentCaller): SQL =>
  caller.role === 'PATIENT' ? eq(appointments.patientId, caller.userId) : eq(appointments.doctorId, caller.doctorId)

/** Whether somebody came in with an invitation that the patient allowed; it ends with the visit's time. */
const isInvited = ({ userId }: TreatmentCaller): SQL =>
  sql`exists (select 1 from ${callInvites} where ${callInvites.sessionId} = ${callSessions.id}
    and ${callInvites.userId} = ${userId} and ${callInvites.isAllowed})`

/** Whether the patient was rung after the call ended, and has answered or still may. */
const isCalledAgain = (now: UnixSeconds) =>
  sql<boolean>`exists (select 1 from ${callRings} where ${callRings.sessionId} = ${callSessions.id}
    and ${callRings.at} >= ${callSessions.endedAt}
    and (${callRings.outcome} = 'accepted' or (${callRings.outcome} is null and ${callRings.expiresAt} > ${now})))`

/** Whether somebody of a side of the visit is in the room of its call, or their line is away. */
const isIn = (side: Exclude<CallSide, 'family'>) =>
  sql<boolean>`exists (select 1 from ${callPresence} join ${users} person on person.id = ${callPresence.userId}
    where ${callPresence.sessionId} = ${callSessions.id} and ${isStaying}
    and ${side === 'staff' ? sql`person.role <> 'PATIENT'` : sql`${callPresence.userId} = ${appointments.patientId}`})`

/** What lets somebody into a call, or not. */
export const entryOf = (call: Call, caller: TreatmentCaller, own: { readonly wasIn: boolean } | undefined) => {
  const side = sideIn(call, caller)
  return {
    ...call,
    isEndedForAll: call.status === 'ended' && call.endedBy !== null,
    wasIn: own?.wasIn ?? false,
    isStaff: side === 'staff',
    isCalled: side === 'patient' && call.isCalledAgain,
    isAwaited: side === 'staff' ? call.isPatientIn : side === 'patient' && call.isStaffIn,
  }
}

/** Who looks, and when. */
interface Looking {
  readonly db: Database
  readonly caller: TreatmentCaller
  readonly now: UnixSeconds
}
type Which = { readonly bookingId: string } | { readonly channelName: string }

/** A video appointment with the people of its call; undefined where it is none of the caller's. */
export const callOf = ({ db, caller, now }: Looking, which: Which) => callWhere(db, which, isOfCaller(caller), now)

/** The same for whoever may be in its room: the people of the appointment, and whom the patient let in. */
export const roomOf = ({ db, caller, now }: Looking, which: Which) =>
  callWhere(db, which, sql`(${isOfCaller(caller)} or ${isInvited(caller)})`, now)

const callWhere = async (db: Database, which: Which, isTheirs: SQL, now: UnixSeconds) => {
  const [row] = await db
    .select({
      sessionId: callSessions.id,
      channelName: callSessions.channelName,
      status: callSessions.status,
      startedAt: callSessions.startedAt,
      endedAt: callSessions.endedAt,
      endedBy: callSessions.endedBy,
      isCalledAgain: isCalledAgain(now),
      isPatientIn: isIn('patient'),
      isStaffIn: isIn('staff'),
      bookingId: appointments.id,
      visit: appointments.status,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      patientId: appointments.patientId,
      memberId: appointments.memberId,
      doctorId: appointments.doctorId,
      doctorName: doctors.name,
      photoUrl: doctors.photoUrl,
      registrationNumber: doctors.registrationNumber,
      registrationCouncil: doctors.registrationCouncil,
      patientName: members.name,
      age: ageAt(appointments.startsAt),
      gender: members.gender,
      phone: { countryCode: users.countryCode, phoneNumber: users.phoneNumber },
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(members, eq(members.id, appointments.memberId))
    .innerJoin(users, eq(users.id, appointments.patientId))
    .leftJoin(callSessions, eq(callSessions.bookingId, appointments.id))
    .where(
      and(
        'bookingId' in which ? eq(appointments.id, which.bookingId) : eq(callSessions.channelName, which.channelName),
        eq(appointments.consultation, 'video'),
        sql`${appointments.status} in (${listed(CALLABLE)})`,
        isTheirs,
      ),
    )
  return row
}
type Found = NonNullable<Awaited<ReturnType<typeof callOf>>>

/** A call whose session was begun. */
export interface Call extends Found {
  readonly sessionId: string
  readonly channelName: string
  readonly status: CallStatus
}

export const sideOf = ({ role }: TreatmentCaller): Exclude<CallSide, 'family'> =>
  role === 'PATIENT' ? 'patient' : 'staff'

/** On which side of a call somebody of its room is. */
export const sideIn = ({ patientId }: Pick<Found, 'patientId'>, { role, userId }: TreatmentCaller): CallSide =>
  role !== 'PATIENT' ? 'staff' : userId === patientId ? 'patient' : 'family'

/** Everybody who has a number in a call, in the order in which they came. */
export const peopleIn = async (db: Database, call: Call, now: UnixSeconds): Promise<readonly CallPerson[]> => {
  const rows = await db
    .select({
      uid: callPresence.uid,
      userId: callPresence.userId,
      name: users.name,
      role: users.role,
      isHere: isHere(now),
      wasIn,
      isAway: sql<boolean>`(${isStaying} and not ${isHere(now)})`,
    })
    .from(callPresence)
    .innerJoin(users, eq(users.id, callPresence.userId))
    .where(eq(callPresence.sessionId, call.sessionId))
    .orderBy(callPresence.uid)
  const invited = await db
    .select({ userId: callInvites.userId, name: callInvites.name })
    .from(callInvites)
    .where(eq(callInvites.sessionId, call.sessionId))
  const invitedAs = (userId: string) => invited.find((each) => each.userId === userId)?.name
  return rows.map(({ role, name, ...each }): CallPerson => {
    const side: CallSide = role !== 'PATIENT' ? 'staff' : each.userId === call.patientId ? 'patient' : 'family'
    // The patient of the visit is a member of the account's family; whoever was brought in is called as invited.
    const names = { staff: name, patient: call.patientName, family: invitedAs(each.userId) ?? name }
    return { ...each, side, name: names[side] ?? '' }
  })
}

/** Who is in a room beside somebody, in the order in which they came. */
export const othersIn = async (db: Database, call: Call, userId: string, now: UnixSeconds) => {
  const rows = await db
    .select({ userId: callPresence.userId, role: users.role })
    .from(callPresence)
    .innerJoin(users, eq(users.id, callPresence.userId))
    .where(and(eq(callPresence.sessionId, call.sessionId), ne(callPresence.userId, userId), isHere(now)))
    .orderBy(callPresence.enteredAt, callPresence.uid)
  return rows.map((row) => ({ userId: row.userId, kind: participantKindOf(call, row) }))
}

/** What gives somebody of a call their place in its room. */
export const participantKindOf = (
  call: Pick<Found, 'patientId'>,
  { role, userId }: Pick<TreatmentCaller, 'userId'> & { readonly role: Role },
): ParticipantKind => {
  if (role === 'DOCTOR') return 'doctor'
  if (role !== 'PATIENT') return 'team'
  return userId === call.patientId ? 'patient' : 'family'
}

/** The own row of somebody in a call; undefined for whoever never asked for a number. */
export const presenceOf = async (db: Database, sessionId: string, userId: string, now: UnixSeconds) => {
  const [row] = await db
    .select({
      uid: callPresence.uid,
      place: callPresence.place,
      lastSignal: callPresence.lastSignal,
      wasIn,
      isStaying,
      isHere: isHere(now),
    })
    .from(callPresence)
    .where(and(eq(callPresence.sessionId, sessionId), eq(callPresence.userId, userId)))
  return row
}

/** Whether the patient of a call talks with somebody in another one; whoever waits alone in its room can be called. */
export const isInAnother = async (db: Database, call: Call, now: UnixSeconds): Promise<boolean> => {
  const rooms = db
    .select({ sessionId: callPresence.sessionId })
    .from(callPresence)
    .where(and(eq(callPresence.userId, call.patientId), ne(callPresence.sessionId, call.sessionId), isHere(now)))
  const others = and(inArray(callPresence.sessionId, rooms), ne(callPresence.userId, call.patientId), isHere(now))
  return (await db.$count(callPresence, others)) > 0
}

export const hasConsented = async (db: Database, call: Call): Promise<boolean> =>
  (await db.$count(
    callConsents,
    and(eq(callConsents.bookingId, call.bookingId), eq(callConsents.version, CONSENT_VERSION)),
  )) > 0

export const isMinor = ({ age }: Pick<Found, 'age'>): boolean => age !== null && age < ADULT_FROM

/** Rooms of the doctor's other calls in which somebody is: who is treated there, and who waits before this patient. */
const queueOf = async (db: Database, call: Call, now: UnixSeconds): Promise<CallQueue> => {
  const rooms = await db
    .select({
      isBefore: sql<boolean>`${appointments.startsAt} < ${call.startsAt}`,
      hasStaff: sql<boolean>`bool_or(${users.role} <> 'PATIENT')`,
      hasPatient: sql<boolean>`bool_or(${users.role} = 'PATIENT')`,
    })
    .from(callPresence)
    .innerJoin(users, eq(users.id, callPresence.userId))
    .innerJoin(callSessions, eq(callSessions.id, callPresence.sessionId))
    .innerJoin(appointments, eq(appointments.id, callSessions.bookingId))
    .where(and(eq(appointments.doctorId, call.doctorId), ne(appointments.id, call.bookingId), isHere(now)))
    .groupBy(appointments.id)
  return {
    ahead: rooms.filter(({ isBefore, hasPatient }) => isBefore && hasPatient).length,
    isWithAnother: rooms.some(({ hasStaff, hasPatient }) => hasStaff && hasPatient),
  }
}

/** Whether somebody of the staff came in while the patient did. */
export const hasTalked = ({ startedAt, visit }: Pick<Found, 'startedAt' | 'visit'>): boolean =>
  startedAt !== null && (visit === 'active' || visit === 'completed')

/** Whom staff last wanted to bring into a call. */
const lastInvite = async (db: Database, { sessionId }: Call): Promise<CallInvite | null> => {
  const [row] = await db
    .select({ id: callInvites.id, name: callInvites.name, isAllowed: callInvites.isAllowed })
    .from(callInvites)
    .where(eq(callInvites.sessionId, sessionId))
    .orderBy(desc(callInvites.at), desc(callInvites.id))
    .limit(1)
  return row ?? null
}

/** A call as one of its people sees it; whoever was brought in sees the call alone, nothing of the treatment. */
export const sessionOf = async (
  db: Database,
  call: Call,
  caller: TreatmentCaller,
  now: UnixSeconds,
): Promise<CallSession> => {
  const side = sideIn(call, caller)
  const isOfVisit = side !== 'family'
  const own = await presenceOf(db, call.sessionId, caller.userId, now)
  const [ring] = await db
    .select({ id: callRings.id })
    .from(callRings)
    .where(
      and(eq(callRings.sessionId, call.sessionId), isNull(callRings.outcome), sql`${callRings.expiresAt} > ${now}`),
    )
  const [signed] = await db
    .select({ id: prescriptions.id })
    .from(prescriptions)
    .where(eq(prescriptions.bookingId, call.bookingId))
    .orderBy(desc(prescriptions.version))
    .limit(1)
  return {
    bookingId: call.bookingId,
    channelName: call.channelName,
    status: call.status,
    startedAt: call.startedAt,
    endedAt: call.endedAt,
    startsAt: call.startsAt,
    endsAt: call.endsAt,
    opensAt: joinsFrom(call),
    closesAt: call.endsAt,
    returnsUntil: returnsUntil(call),
    side,
    closed: entryFault(entryOf(call, caller, own), now),
    wasIn: own?.wasIn ?? false,
    memberId: call.memberId,
    doctor: {
      id: call.doctorId,
      name: call.doctorName,
      photoUrl: call.photoUrl,
      registrationNumber: call.registrationNumber,
      registrationCouncil: call.registrationCouncil,
    },
    patient: {
      name: call.patientName ?? '',
      age: isOfVisit ? call.age : null,
      gender: isOfVisit ? call.gender : null,
      userId: side === 'staff' ? call.patientId : null,
      phone: side === 'staff' ? phoneOf(call.phone) : null,
    },
    consent:
      side === 'patient'
        ? { version: CONSENT_VERSION, isGiven: await hasConsented(db, call), isMinor: isMinor(call) }
        : null,
    people: await peopleIn(db, call, now),
    ringId: isOfVisit ? (ring?.id ?? null) : null,
    prescriptionId: isOfVisit ? (signed?.id ?? null) : null,
    channelId: isOfVisit ? channelOf('appointment', call.doctorId, call.memberId) : null,
    invite: isOfVisit ? await lastInvite(db, call) : null,
    mayReview: side === 'patient' && hasTalked(call) && !(await isReviewed(db, call.bookingId)),
    queue: side === 'patient' ? await queueOf(db, call, now) : null,
  }
}
