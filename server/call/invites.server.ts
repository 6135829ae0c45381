import { callInvitePath } from '../../src/core/app/links'
import type { callApi } from '../../src/core/call/call.api'
import { MOST_INVITES } from '../../src/core/call/call.rules'
import { done } from '../../src/core/kit/outcome'
import { mobileFault } from '../../src/core/kit/phone'
import type { Handlers, PatientCaller, DoctorCaller, TreatmentCaller } from '../kit/handlers'
import { type Sms, SmsNotSent } from '../kit/outbox'
import { countries } from '../people/people.port'
import { type Call, callOf } from './call.read'
import { announceCall, holdSession, writeGivenWay } from './call.store'
import type texts from './call.texts.json'
import { putOut } from './putOut'
import { answerInvite, invitesOf, openInvite, takeBackAnswer, takeOut, writeInvite } from './invites.store'

/** What an invitation goes out with. */
export interface InviteNeeds {
  readonly sms: Sms
  readonly origin: string
  /** Whether media go through servers that can be told who is in a call no more. */
  readonly putsOut: boolean
}

type Own = Pick<typeof callApi, 'invite' | 'answerInvite' | 'takeOut' | 'openInvite'>

/** Bringing somebody of the family into a call, with the patient's yes. */
export const inviteHandlers = ({
  sms,
  origin,
  putsOut,
}: InviteNeeds): Handlers<
  Own,
  keyof typeof texts,
  TreatmentCaller,
  {
    invite: DoctorCaller
    answerInvite: PatientCaller
    takeOut: PatientCaller
    openInvite: PatientCaller
  }
> => ({
  invite: async ({ id, name, countryCode, phoneNumber }, { db, caller, now, refusal, say, touches }) => {
    const found = (await callOf({ db, caller, now }, { bookingId: id })) as Call | undefined
    if (found === undefined) throw refusal('notFound')
    touches([found.patientId])
    const country = countries.find(({ code }) => code === countryCode)
    if (country === undefined) throw refusal('countryUnknown')
    const fault = mobileFault(phoneNumber, country)
    if (fault !== null)
      throw fault === 'unknown' ? refusal('mobileUnknown') : refusal('mobileLength', { n: country.len })
    if (found.sessionId === null || (await holdSession(db, found.sessionId)).status !== 'live')
      throw refusal('callOver')
    const known = await invitesOf(db, found, now)
    if (known.some(({ isWaiting }) => isWaiting)) throw refusal('inviteWaiting')
    if (known.some(({ isHere }) => isHere)) throw refusal('callFull')
    const isNew = !known.some((each) => each.countryCode === countryCode && each.phoneNumber === phoneNumber)
    if (isNew && known.length >= MOST_INVITES) throw refusal('tooMany')
    const invite = await writeInvite(db, found, { name, countryCode, phoneNumber, by: caller.userId }, now)
    if (invite === 'patient') throw refusal('inviteOfPatient')
    await announceCall(db, found)
    return done(invite, say('inviteAsked', { patient: found.patientName ?? '' }))
  },

  answerInvite: async ({ id, inviteId, isAllowed }, call) => {
    const { db, caller, now, refusal, say, touches } = call
    const found = (await callOf({ db, caller, now }, { bookingId: id })) as Call | undefined
    if (found === undefined || found.sessionId === null) throw refusal('notFound')
    touches([found.patientId])
    if ((await holdSession(db, found.sessionId)).status !== 'live') throw refusal('callOver')
    const answered = await answerInvite(db, found, { inviteId, isAllowed }, now)
    if (answered === 'unknown') throw refusal('notFound')
    if (answered === 'answered') throw refusal('inviteAnswered')
    await announceCall(db, found)
    const { invite, to, token } = answered
    if (!isAllowed) return done(invite)
    const values = { doctor: found.doctorName, patient: found.patientName ?? '', link: origin + callInvitePath(token) }
    call.afterCommit(async (after) => {
      try {
        await sms.send(after, { to, text: say('inviteSms', values) }, now)
      } catch (error) {
        await takeBackAnswer(after, inviteId)
        throw error instanceof SmsNotSent ? refusal('inviteNotSent') : error
      }
    })
    return done(invite, say('inviteSent', { name: invite.name }))
  },

  takeOut: async ({ id, inviteId }, { db, caller, now, refusal, touches }) => {
    const found = (await callOf({ db, caller, now }, { bookingId: id })) as Call | undefined
    if (found === undefined || found.sessionId === null) throw refusal('notFound')
    touches([found.patientId])
    await holdSession(db, found.sessionId)
    const taken = await takeOut(db, found, inviteId)
    if (taken === undefined) throw refusal('notFound')
    if (taken.userId !== null) {
      await writeGivenWay(db, found, taken.userId, now)
      if (putsOut) await putOut(db, found, taken.userId)
    }
    await announceCall(db, found)
    return done(taken.invite)
  },

  openInvite: async ({ token }, { db, caller, now, refusal }) => {
    const opened = await openInvite(db, token, caller.userId, now)
    if (opened === 'over') throw refusal('inviteOver')
    if (opened === 'another') throw refusal('inviteOfAnother')
    return done(opened)
  },
})
