import type { UnixSeconds } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import { isProfileComplete } from '../../src/core/members/members.rules'
import type { PatientProfile } from '../../src/core/members/members'
import type { Role } from '../../src/core/session/permissions'
import type { sessionApi } from '../../src/core/session/session.api'
import type { LoginResult } from '../../src/core/session/session'
import { GUESTS_PER_MINUTE } from '../../src/core/session/session.rules'
import type { Call, Caller, Database, Handlers, PatientCaller, VerifiedCaller } from '../kit/handlers'
import type { Limit } from '../kit/limits'
import { rememberPlaces } from './login.places'
import { requestOtp } from './otp.request'
import { guessCode, guessOtp } from './otp.store'
import { numberHandlers, type NumberRow } from './number.server'
import { patientHandlers, type PatientNeeds, type PatientRow } from './patients.server'
import { endSession } from './session.store'
import {
  accountOfDoctor,
  findOrCreatePatient,
  openSession,
  permissionsOf,
  type User,
  userOf,
} from '../people/people.port'
import type texts from './session.texts.json'

/** What the session room asks of other rooms. */
export interface SessionNeeds extends PatientNeeds {
  /** A patient's own name, age and gender. */
  readonly profileOf: (db: Database, userId: string, now: UnixSeconds) => Promise<PatientProfile>
}

const guests: Limit = { name: 'guests', most: GUESTS_PER_MINUTE, per: 'minute' }

export const sessionHandlers = (
  needs: SessionNeeds,
): Handlers<
  typeof sessionApi,
  keyof typeof texts,
  Caller,
  Record<'details' | PatientRow, VerifiedCaller> & Record<NumberRow, PatientCaller>
> => ({
  requestOtp: (input, call) => requestOtp(needs, input, call),
  verifyOtp: async ({ code, otpId }, call) => {
    const guess = await guessOtp(call.db, needs.key, { id: otpId, code, purpose: 'login' }, call.now)
    if (guess.is !== 'right') return call.refuse(guessCode[guess.is])
    const { user, isNew } = await findOrCreatePatient(call.db, guess.phone, call.now)
    if (user.isBlocked) return call.refuse('blocked')
    if (isNew) await needs.onNewPatient(call.db, user.id, guess.phone, call.now)
    const { deviceId } = call.caller
    await rememberPlaces(call.db, needs.key, guess.phone, { deviceId, address: call.address }, call.now)
    return done(await logIn(needs, user, call), call.say('loggedIn'))
  },
  guestLogin: async (_, call) => {
    const { db, address, now, refuse } = call
    const turn = address === null ? null : await needs.limits.take(db, guests, address, now)
    if (turn !== null && turn.is !== 'granted') return refuse('tooMany', { seconds: turn.wait }, turn.wait)
    const token = await startSession(null, 'GUEST', call)
    return done({ ...nobody, token, permissions: await permissionsOf(call.db, 'GUEST', null) })
  },
  accessToken: async () => done({}),
  refreshPage: async (_, { caller, db, now, refuse }) =>
    caller.role === null
      ? refuse('unauthenticated')
      : done({
          permissions: caller.permissions,
          userId: caller.userId,
          role: caller.role,
          isProfileComplete: isComplete(
            caller.role,
            await patientProfile(needs, caller.role, caller.userId, { db, now }),
          ),
        }),
  details: async (_, { caller, db, now, refusal }) => {
    const user = await userOf(db, caller.userId)
    if (user === null) throw refusal('unauthenticated')
    const {
      name = user.name,
      age = null,
      gender = null,
    } = (await patientProfile(needs, user.role, user.id, { db, now })) ?? {}
    const { id: userId, role, countryCode, phoneNumber, profilePhoto } = user
    return done({ userId, role, name, age, gender, countryCode, phoneNumber, profilePhoto })
  },
  logout: async (_, { caller, db, now, say }) => {
    if (caller.sessionId !== null) await endSession(db, caller.sessionId, now)
    return done({}, say('loggedOut'))
  },
  ...patientHandlers(needs),
  ...numberHandlers(needs),
})

const logIn = async (needs: SessionNeeds, user: User, call: Call): Promise<LoginResult> => {
  const { db } = call
  const profile = await patientProfile(needs, user.role, user.id, call)
  const doctor = user.doctorId === null ? null : await needs.doctorOf(db, user.doctorId)
  // A junior's login names the doctor they work for, with that doctor's own account.
  const account = user.doctorId === null ? null : await accountOfDoctor(db, user.doctorId)
  return {
    role: user.role,
    name: profile?.name ?? user.name,
    userId: user.id,
    token: await startSession(user.id, user.role, call),
    clinicId: user.clinicId,
    doctorId: user.doctorId,
    doctorName: doctor?.name ?? null,
    permissions: await permissionsOf(db, user.role, user.id),
    phoneNumber: user.phoneNumber,
    countryCode: user.countryCode,
    profilePhoto: user.profilePhoto,
    doctorBasicInfo: doctor === null || account === null ? null : { userId: account, name: doctor.name },
    videoConsultationFee: doctor?.videoFee ?? null,
    isClinicPatient: user.isClinicPatient,
    isProfileComplete: isComplete(user.role, profile),
  }
}

/** A browser has one session: the one it calls with ends when another begins. */
const startSession = async (userId: string | null, role: Role, { db, caller, now }: Call): Promise<string> => {
  if (caller.sessionId !== null) await endSession(db, caller.sessionId, now)
  return openSession(db, { userId, role, deviceId: caller.deviceId }, now)
}

const patientProfile = async (
  { profileOf }: SessionNeeds,
  role: Role,
  userId: string | null,
  { db, now }: Pick<Call, 'db' | 'now'>,
) => (role === 'PATIENT' && userId !== null ? profileOf(db, userId, now) : null)

/** Only a patient has a profile to complete. */
const isComplete = (role: Role, profile: PatientProfile | null): boolean =>
  role === 'GUEST' ? false : profile === null || isProfileComplete(profile)

const nobody = {
  role: 'GUEST',
  name: null,
  userId: null,
  clinicId: null,
  doctorId: null,
  doctorName: null,
  phoneNumber: null,
  countryCode: null,
  profilePhoto: null,
  doctorBasicInfo: null,
  videoConsultationFee: null,
  isClinicPatient: false,
  isProfileComplete: false,
} as const
