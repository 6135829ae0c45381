import type { callApi } from '../../src/core/call/call.api'
import { CONSENT_VERSION, entryFault, returnsUntil, shownName } from '../../src/core/call/call.rules'
import { capacityFor } from '../../src/core/call/capacity.rules'
import type { IceServer } from '../../src/core/call/call'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import { startAppointment } from '../booking/booking.port'
import type { AgoraSettings } from '../kit/agora'
import { writeVisitReview } from '../reviews/reviews.port'
import type { Call as Calling, Database, DoctorCaller, Handlers, PatientCaller, TreatmentCaller } from '../kit/handlers'
import {
  type Call,
  callOf,
  entryOf,
  hasConsented,
  hasTalked,
  isMinor,
  othersIn,
  peopleIn,
  presenceOf,
  roomOf,
  participantKindOf,
  sessionOf,
  sideIn,
} from './call.read'
import {
  announceCall,
  beginSession,
  endCall,
  hasSentTooMany,
  holdSession,
  isEmpty,
  numberIn,
  writeConsent,
  writeEntry,
  writeGivenWay,
  writeLeft,
  writeSeen,
  writeSignal,
} from './call.store'
import type texts from './call.texts.json'
import { ringRow } from './ring.read'
import { liveRing } from './ring.store'
import { finishRing } from './ring.tasks'
import { inviteHandlers, type InviteNeeds } from './invites.server'
import { signalsAfter } from './signals.read'
import { agoraTokens } from './agoraTokens'
import { callTokens, type CallTokens } from './token'

type Text = keyof typeof texts
type Asked = Pick<Calling<never, Text, TreatmentCaller>, 'db' | 'caller' | 'now' | 'refusal' | 'touches'>

/** The servers through which browsers find each other, for one person until a moment. */
export type IceServersFor = (userId: string, until: number) => readonly IceServer[]

/** The call of a booking, begun where it was not; one that is none of the caller's does not exist. */
const ownCall = async (bookingId: string, asked: Asked, whose: typeof callOf = roomOf): Promise<Call> => {
  const { db, now, refusal, touches } = asked
  const find = () => whose(asked, { bookingId })
  let found = await find()
  if (found === undefined) throw refusal('notFound')
  touches([found.patientId])
  if (found.sessionId === null) {
    await beginSession(db, bookingId, now)
    found = (await find())!
  }
  return found as Call
}

/** Lets one into the time of a call, and no other. */
const refuseOutside = async (
  call: Call,
  {
    db,
    caller,
    now,
    refusal,
  }: Pick<Calling<'callOver' | 'callTooEarly', Text, TreatmentCaller>, 'db' | 'caller' | 'now' | 'refusal'>,
): Promise<void> => {
  const own = await presenceOf(db, call.sessionId, caller.userId, now)
  const fault = entryFault(entryOf(call, caller, own), now)
  if (fault !== null) throw refusal(fault)
}

/** Why somebody is not in a room at a place: they gave theirs up, it is over for them, or they are at another. */
const outFault = (own: Awaited<ReturnType<typeof presenceOf>>, place: string) => {
  if (own?.wasIn === true && own.place === null) return 'callFull'
  return own?.place === place ? 'callOver' : 'callReplaced'
}

/** Whoever enters has answered. */
const answerRing = async (db: Database, call: Call, now: UnixSeconds): Promise<void> => {
  const ring = await liveRing(db, call, now)
  const rung = ring && (await ringRow(db, ring.id, now))
  if (rung !== undefined) await finishRing(db, rung, 'accepted', now)
}

export const callHandlers = (
  secret: string,
  ice: { readonly serversFor: IceServersFor; readonly isRelayed: boolean },
  agora: AgoraSettings | null,
  invites: InviteNeeds,
): Handlers<
  typeof callApi,
  Text,
  TreatmentCaller,
  {
    end: DoctorCaller
    consent: PatientCaller
    invite: DoctorCaller
    answerInvite: PatientCaller
    takeOut: PatientCaller
    openInvite: PatientCaller
    review: PatientCaller
  }
> => {
  const { rtc, rtm } =
    agora === null ? { rtc: callTokens(secret, 'rtc'), rtm: callTokens(secret, 'rtm') } : agoraTokens(agora)
  const tokenFor = async (
    channelName: string,
    tokens: CallTokens,
    call: Calling<'callOver' | 'callTooEarly', Text, TreatmentCaller>,
  ) => {
    const found = (await roomOf(call, { channelName })) as Call | undefined
    if (found === undefined) throw call.refusal('notFound')
    call.touches([found.patientId])
    await refuseOutside(found, call)
    const uid = await numberIn(call.db, found.sessionId, call.caller.userId)
    return { uid, token: tokens.make({ channelName, uid, until: returnsUntil(found) }, call.now) }
  }
  return {
    session: async ({ id }, call) => done(await sessionOf(call.db, await ownCall(id, call), call.caller, call.now)),

    rtcToken: async ({ channelName }, call) => {
      const { uid, token } = await tokenFor(channelName, rtc, call)
      return done({ rtcToken: token, uid, appId: agora?.appId ?? null })
    },

    rtmToken: async ({ channelName }, call) => {
      const { uid, token } = await tokenFor(channelName, rtm, call)
      return done({ rtmToken: token, uid })
    },

    enter: async ({ id, channelName, memberId, rtcToken, place, isMoving = false }, call) => {
      const { db, caller, now, refusal } = call
      const found = await ownCall(id, call)
      if (found.channelName !== channelName || found.memberId !== memberId) throw refusal('notFound')
      const { status } = await holdSession(db, found.sessionId)
      await refuseOutside({ ...found, status }, call)
      const uid = await numberIn(db, found.sessionId, caller.userId)
      if (!rtc.isGood(rtcToken, { channelName, uid }, now)) throw refusal('tokenEnded')
      const side = sideIn(found, caller)
      if (side !== 'staff' && !(await hasConsented(db, found))) throw refusal('consentMissing')
      const own = (await presenceOf(db, found.sessionId, caller.userId, now))!
      if (own.isHere && own.place !== place && !isMoving) throw refusal('callElsewhere')
      const { isFree, givesWay } = capacityFor(
        participantKindOf(found, caller),
        await othersIn(db, found, caller.userId, now),
      )
      if (!isFree) throw refusal('callFull')
      if (givesWay !== null) await writeGivenWay(db, found, givesWay.userId, now)
      await writeEntry(db, found, { userId: caller.userId, place }, now)
      if (side === 'staff') await startAppointment(db, found.bookingId, now)
      if (side === 'patient') await answerRing(db, found, now)
      await announceCall(db, found)
      return done({
        uid,
        people: await peopleIn(db, found, now),
        lastSignal: own.lastSignal,
        iceServers: ice.serversFor(caller.userId, returnsUntil(found)),
        isRelayed: ice.isRelayed,
      })
    },

    presence: async ({ id, place }, call) => {
      const { db, caller, now, refusal } = call
      const found = await ownCall(id, call)
      const before = await presenceOf(db, found.sessionId, caller.userId, now)
      if (found.status === 'ended' || entryFault(entryOf(found, caller, before), now) !== null)
        throw refusal('callOver')
      if (!(await writeSeen(db, found, { userId: caller.userId, place }, now))) {
        // It may have been ended for all since it was read.
        const { status } = await holdSession(db, found.sessionId)
        throw refusal(status === 'ended' ? 'callOver' : outFault(before, place))
      }
      if (before?.isHere === false) await announceCall(db, found)
      return done({
        status: found.status,
        people: await peopleIn(db, found, now),
        lastSignal: before?.lastSignal ?? 0,
      })
    },

    signal: async ({ id, place, to, ...signal }, call) => {
      const { db, caller, now, refusal } = call
      const found = await ownCall(id, call)
      if (found.status === 'ended') throw refusal('callOver')
      const own = await presenceOf(db, found.sessionId, caller.userId, now)
      if (own?.isStaying !== true || own.place !== place) throw refusal(outFault(own, place))
      if (await hasSentTooMany(db, found, caller.userId, now)) throw refusal('tooMany', {}, 1)
      const sent = { ...signal, to, from: own.uid, fromUser: caller.userId }
      if (!(await writeSignal(db, found, sent, now))) throw refusal('notFound')
      return done({})
    },

    signals: async ({ id, after }, call) => {
      const found = await ownCall(id, call)
      return done(await signalsAfter(call.db, found, call.caller.userId, after))
    },

    consent: async ({ id, version, isAdultPresent = false }, call) => {
      const { db, caller, now, refusal, language } = call
      const found = await ownCall(id, call, callOf)
      if (version !== CONSENT_VERSION) throw refusal('consentOutdated')
      if (isMinor(found) && !isAdultPresent) throw refusal('adultMissing')
      const { bookingId, memberId } = found
      await writeConsent(db, { bookingId, memberId, userId: caller.userId, version, language, isAdultPresent, at: now })
      return done({})
    },

    ...inviteHandlers(invites),

    review: async ({ id, stars, message }, call) => {
      const { db, now, refusal, say } = call
      const found = await ownCall(id, call, callOf)
      if (!hasTalked(found)) throw refusal('notTalked')
      const { bookingId, doctorId, patientName } = found
      const review = { bookingId, doctorId, name: shownName(patientName ?? ''), stars, message }
      if (!(await writeVisitReview(db, review, now))) throw refusal('alreadyReviewed')
      await announceCall(db, found)
      return done({}, say('reviewed'))
    },

    leave: async ({ id, place }, { now, ...call }) => {
      const found = await ownCall(id, { now, ...call })
      await holdSession(call.db, found.sessionId)
      await writeLeft(call.db, found, { userId: call.caller.userId, place }, now)
      if (await isEmpty(call.db, found)) await endCall(call.db, found, { by: null, at: now }, now)
      await announceCall(call.db, found)
      return done({})
    },

    end: async ({ id }, call) => {
      const found = await ownCall(id, call)
      await holdSession(call.db, found.sessionId)
      await endCall(call.db, found, { by: call.caller.userId, at: call.now }, call.now)
      return done({})
    },
  }
}
