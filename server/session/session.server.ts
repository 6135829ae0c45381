import type { UnixSeconds } from '../../src/core/kit/dates'
import type { OutcomeOf, OwnCodeOf } from '../../src/core/kit/endpoint'
import { done } from '../../src/core/kit/outcome'
import { isProfileComplete } from '../../src/core/members/members.rules'
import type { PatientProfile } from '../../src/core/members/members'
import type { Role } from '../../src/core/session/permissions'
import type { sessionApi } from '../../src/core/session/session.api'
import type { LoginResult, OtpRequest } from '../../src/core/session/session'
import { OTP_LIFETIME } from '../../src/core/session/session.rules'
import type { Call, Database, Handlers } from '../kit/handlers'
import type { Limiter } from '../kit/limiter'
import type { Sms } from '../kit/outbox'
import { countries } from './countries'
import { guessOtp, newOtp, type Phone, takeTurn } from './otp.store'
import { endSession, findOrCreatePatient, findUser, openSession, permissionsOf, type User } from './session.store'

/** What the session room asks of other rooms. */
export interface SessionNeeds {
  readonly sms: Sms
  readonly guests: Limiter
  /** Gives a new patient a default member. */
  readonly onNewPatient: (db: Database, userId: string, phone: Phone, now: UnixSeconds) => Promise<void>
  /** A patient's own name, age and gender. */
  readonly profileOf: (db: Database, userId: string) => Promise<PatientProfile>
  /** The doctor a staff member is or works for; the fee in paise. */
  readonly doctorOf: (db: Database, doctorId: string) => Promise<{ name: string; videoFee: number | null } | null>
}

export const sessionHandlers = (needs: SessionNeeds): Handlers<typeof sessionApi> => ({
  requestOtp: (input, call) => requestOtp(needs, input, call),
  verifyOtp: async ({ code, otpId }, call) => {
    const guess = await guessOtp(call.db, { id: otpId, code, purpose: 'login' }, call.now)
    if (guess.is !== 'right') return call.refuse(guessCode[guess.is])
    const { user, isNew } = await findOrCreatePatient(call.db, guess.phone, call.now)
    if (user.isBlocked) return call.refuse('blocked')
    if (isNew) await needs.onNewPatient(call.db, user.id, guess.phone, call.now)
    return done(await logIn(needs, user, call), call.say('session.loggedIn'))
  },
  guestLogin: async (_, call) => {
    const { address, now, refuse } = call
    const wait = address === null ? 0 : needs.guests(address, now)
    if (wait > 0) return refuse('tooMany', { seconds: wait }, wait)
    const token = await startSession(null, 'GUEST', call)
    return done({ ...nobody, token, permissions: await permissionsOf(call.db, 'GUEST', null) })
  },
  accessToken: async () => done({}),
  refreshPage: async (_, { caller, db, refuse }) =>
    caller.role === null
      ? refuse('unauthenticated')
      : done({
          permissions: caller.permissions,
          userId: caller.userId,
          role: caller.role,
          isProfileComplete: isComplete(caller.role, await patientProfile(needs, db, caller.role, caller.userId)),
        }),
  logout: async (_, { caller, db, now, say }) => {
    if (caller.sessionId !== null) await endSession(db, caller.sessionId, now)
    return done({}, say('session.loggedOut'))
  },
})

const guessCode = {
  wrong: 'otpWrong',
  exhausted: 'otpExhausted',
  expired: 'otpExpired',
} as const

const requestOtp = async (
  { sms }: SessionNeeds,
  { countryCode, phoneNumber }: OtpRequest,
  { db, now, say, refuse }: Call<OwnCodeOf<typeof sessionApi.requestOtp>>,
): Promise<OutcomeOf<typeof sessionApi.requestOtp>> => {
  const phone = { countryCode, phoneNumber }
  const country = countries.find(({ code }) => code === countryCode)
  if (!country) return refuse('countryUnknown')
  if (!/^\d+$/.test(phoneNumber) || phoneNumber.length !== country.len)
    return refuse('mobileLength', { n: country.len })
  if ((await findUser(db, phone))?.isBlocked) return refuse('blocked')
  const turn = await takeTurn(db, phone, now)
  if (turn.is === 'tooSoon') return refuse('tooMany', { seconds: turn.wait }, turn.wait)
  if (turn.is === 'tooMany') return refuse('otpDaily', {}, turn.wait)
  const { id, code } = await newOtp(db, phone, 'login', now)
  const text = say('session.otpSms', { code, minutes: OTP_LIFETIME / 60 })
  await sms.send(db, { to: `${countryCode}${phoneNumber}`, text }, now)
  return done({ otpId: id }, say('session.otpSent'))
}

const logIn = async (needs: SessionNeeds, user: User, call: Call): Promise<LoginResult> => {
  const { db } = call
  const profile = await patientProfile(needs, db, user.role, user.id)
  const doctor = user.doctorId === null ? null : await needs.doctorOf(db, user.doctorId)
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
    doctorBasicInfo: doctor === null ? null : { userId: user.id, name: doctor.name },
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

const patientProfile = async ({ profileOf }: SessionNeeds, db: Database, role: Role, userId: string | null) =>
  role === 'PATIENT' && userId !== null ? profileOf(db, userId) : null

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
