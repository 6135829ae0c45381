import { eq } from 'drizzle-orm'
import { entryFault } from '../../src/core/call/call.rules'
import type { Ring } from '../../src/core/call/ring'
import type { ringApi } from '../../src/core/call/ring.api'
import { isLive } from '../../src/core/call/ring.lifecycle'
import { done } from '../../src/core/kit/outcome'
import { ringOnWire } from '../../src/core/notifications/push.api'
import { announce } from '../kit/feed'
import type { Call as Calling, Database, Handlers, PatientCaller, TreatmentCaller } from '../kit/handlers'
import { isUuid } from '../kit/ids'
import { pushTopic } from '../notifications/notifications.port'
import { users } from '../people/people.tables'
import { type Call, callOf, isInAnother, peopleIn, sideOf } from './call.read'
import { announceCall, beginSession } from './call.store'
import { callRings, callSessions } from './call.tables'
import type texts from './ring.texts.json'
import { endRing, hasRungTooOften, liveRing, missRings, writeRing, writeRinging } from './ring.store'

type Text = keyof typeof texts
type Asked = Pick<Calling<never, Text, TreatmentCaller>, 'db' | 'caller' | 'now' | 'refusal' | 'touches'>

const callFor = async (bookingId: string, { db, caller, now, refusal, touches }: Asked): Promise<Call> => {
  if ((await callOf(db, caller, { bookingId }))?.sessionId === null) await beginSession(db, bookingId, now)
  const found = (await callOf(db, caller, { bookingId })) as Call | undefined
  if (found === undefined) throw refusal('notFound')
  touches([found.patientId])
  return found
}

/** A ring with its call, for one of the people of the call. */
const ringOf = async (id: string, asked: Asked) => {
  const [row] = isUuid(id)
    ? await asked.db
        .select({ ring: callRings, bookingId: callSessions.bookingId, name: users.name, photo: users.profilePhoto })
        .from(callRings)
        .innerJoin(callSessions, eq(callSessions.id, callRings.sessionId))
        .innerJoin(users, eq(users.id, callRings.byUser))
        .where(eq(callRings.id, id))
    : []
  if (row === undefined) throw asked.refusal('notFound')
  const call = await callFor(row.bookingId, asked)
  const { ring } = row
  const read: Ring = {
    id,
    bookingId: call.bookingId,
    memberId: call.memberId,
    channelName: call.channelName,
    callerId: ring.byUser,
    callerName: row.name ?? call.doctorName,
    callerPhoto: row.photo ?? call.photoUrl,
    doctorName: call.doctorName,
    patientId: call.patientId,
    patientName: call.patientName ?? '',
    startsAt: call.startsAt,
    at: ring.at,
    expiresAt: ring.expiresAt,
    ringingAt: ring.ringingAt,
    outcome: ring.outcome,
    isLive: isLive(ring, asked.now),
  }
  return { call, read }
}

/** Tells the open clients of a patient that it rings, or how a ring ended. */
const announceRing = async (
  db: Database,
  { call, read }: { readonly call: Call; readonly read: Ring },
  change: { readonly type: 'call' | 'rejected'; readonly outcome?: string },
): Promise<void> => {
  const { id, bookingId, memberId, channelName, callerId, callerName, callerPhoto, doctorName, patientId } = read
  const data = {
    ...change,
    id,
    bookingId,
    memberId,
    channelName,
    callerId,
    callerName,
    callerPhoto: callerPhoto ?? '',
    callingUserId: patientId,
    doctorName,
    patientId,
    patientName: read.patientName,
    startsAt: String(read.startsAt),
    expiresAt: String(read.expiresAt),
  }
  await announce(db, [{ topic: pushTopic(patientId), payload: ringOnWire(data) }])
  await announceCall(db, call)
}

export const ringHandlers: Handlers<typeof ringApi, Text, TreatmentCaller, { ringing: PatientCaller }> = {
  notify: async ({ id, type, bookingId }, asked) => {
    const { db, caller, now, refusal } = asked
    const call = await callFor(bookingId, asked)
    const side = sideOf(caller)
    await missRings(db, call, now)
    if (type === 'rejected') {
      const ring = await liveRing(db, call, now)
      if (ring === undefined) return done({ id: null, outcome: 'over' })
      const outcome = side === 'patient' ? 'declined' : 'cancelled'
      if (await endRing(db, ring.id, outcome, now))
        await announceRing(db, await ringOf(ring.id, asked), { type: 'rejected', outcome })
      return done({ id: ring.id, outcome: 'over' })
    }
    // Patients have no ring: they enter and wait.
    if (side === 'patient') throw refusal('forbidden')
    const fault = entryFault({ ...call, wasIn: true, isStaff: true }, now)
    if (fault !== null) throw refusal(fault)
    const isHere = (await peopleIn(db, call, now)).some((each) => each.side === 'patient' && each.isHere)
    if (isHere) return done({ id: null, outcome: 'alreadyHere' })
    if (await isInAnother(db, call, now)) return done({ id: null, outcome: 'busy' })
    if (await hasRungTooOften(db, call, now)) throw refusal('tooMany')
    if (!isUuid(id)) throw refusal('badInput')
    if (!(await writeRing(db, call, { id, by: caller.userId }, now))) throw refusal('alreadyRinging')
    await announceRing(db, await ringOf(id, asked), { type: 'call' })
    return done({ id, outcome: 'ringing' })
  },

  read: async ({ id }, asked) => done((await ringOf(id, asked)).read),

  ringing: async ({ id }, asked) => {
    const { call } = await ringOf(id, asked)
    if (await writeRinging(asked.db, id, asked.now)) await announceCall(asked.db, call)
    return done({})
  },
}
