import { and, eq, isNull, ne } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import type { sessionApi } from '../../src/core/session/session.api'
import { FRESH_LOGIN } from '../../src/core/session/session.rules'
import type { Database, Handlers, PatientCaller, VerifiedCaller } from '../kit/handlers'
import type { NumberChange } from '../members/members.port'
import { findUser, phoneOf, userOf } from '../people/people.port'
import { sessions } from '../people/people.tables'
import { patientRequester } from './login.places'
import { numberFault, type OtpNeeds, requestNumberOtp } from './otp.request'
import { guessCode, guessOtp } from './otp.store'
import { endSession } from './session.store'
import type texts from './session.texts.json'

export type NumberRow = 'ownNumberOtp' | 'newNumberOtp'

/** Whether a session began so short a time ago that its login proves the number. */
const isFresh = async (db: Database, { sessionId }: VerifiedCaller, now: UnixSeconds): Promise<boolean> => {
  const [session] = await db.select({ at: sessions.createdAt }).from(sessions).where(eq(sessions.id, sessionId))
  return session !== undefined && now - session.at <= FRESH_LOGIN
}

/** How a patient proves the number they have, and the one they change to. */
export const numberHandlers = (
  needs: OtpNeeds,
): Pick<Handlers<typeof sessionApi, keyof typeof texts, PatientCaller>, NumberRow> => ({
  ownNumberOtp: async (_, call) => {
    const { db, caller, now, refusal } = call
    if (await isFresh(db, caller, now)) return done({ otpId: null })
    const user = await userOf(db, caller.userId)
    const phone = user && phoneOf(user)
    if (!phone) throw refusal('unauthenticated')
    return requestNumberOtp(needs, phone, { userId: user.id, purpose: 'ownNumber' }, call)
  },
  newNumberOtp: async ({ countryCode, phoneNumber, oldCode, oldOtpId }, call) => {
    const { db, caller, now, refuse, refusal } = call
    const phone = { countryCode, phoneNumber }
    const fault = numberFault(phone, call)
    if (fault !== null) return fault
    const holder = await findUser(db, phone)
    if (holder !== null) return refuse(holder.id === caller.userId ? 'numberOwn' : 'numberTaken')
    if (!(await isFresh(db, caller, now))) {
      const user = await userOf(db, caller.userId)
      const own = user && phoneOf(user)
      if (!own) throw refusal('unauthenticated')
      if (oldCode === undefined || oldOtpId === undefined) return refuse('proofNeeded')
      const requester = patientRequester(needs.key, own, user.id)
      const guess = await guessOtp(db, needs.key, { id: oldOtpId, code: oldCode, purpose: 'ownNumber', requester }, now)
      if (guess.is !== 'right') return refuse(guessCode[guess.is])
    }
    return requestNumberOtp(needs, phone, { userId: caller.userId, purpose: 'newNumber' }, call)
  },
})

/** Judges the code of a new number: it was sent because the old one was proved. Sessions elsewhere end. */
export const proveNewNumber: NumberChange = async (key, { phone, otpId, code }, { db, caller, now }) => {
  const requester = patientRequester(key, phone, caller.userId)
  const guess = await guessOtp(db, key, { id: otpId, code, purpose: 'newNumber', requester }, now)
  if (guess.is !== 'right') return guessCode[guess.is]
  const others = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, caller.userId), ne(sessions.id, caller.sessionId), isNull(sessions.endedAt)))
  for (const { id } of others) await endSession(db, id, now)
  return null
}
