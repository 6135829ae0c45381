import type { UnixSeconds } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import type { FoundPerson, LookupMember, PatientLookup, UserSearch } from '../../src/core/session/patientLookup'
import type { sessionApi } from '../../src/core/session/session.api'
import type { Caller, Database, Handlers, VerifiedCaller } from '../kit/handlers'
import { type OtpNeeds, requestPatientOtp } from './otp.request'
import { markKnown, type Phone, findOrCreatePatient, findUser, type User } from '../people/people.port'
import { guessCode, guessOtp } from './otp.store'
import type texts from './session.texts.json'

/** What looking patients up asks of other rooms. */
export interface PatientNeeds extends OtpNeeds {
  /** Gives a new patient a default member. */
  readonly onNewPatient: (db: Database, userId: string, phone: Phone, now: UnixSeconds) => Promise<void>
  /** A patient's family, the default member first. */
  readonly membersOf: (db: Database, userId: string, now: UnixSeconds) => Promise<readonly LookupMember[]>
  /** Whom a member of the staff may find by name or number. */
  readonly peopleOf: (
    db: Database,
    caller: Caller,
    asked: UserSearch,
    now: UnixSeconds,
  ) => Promise<readonly FoundPerson[]>
  /** The doctor a staff member is or works for; the fee in paise. */
  readonly doctorOf: (db: Database, doctorId: string) => Promise<{ name: string; videoFee: number | null } | null>
}

export type PatientRow = 'searchPatient' | 'searchUser' | 'createPatientOtp' | 'createPatient'

const lookupOf = async (
  { membersOf }: PatientNeeds,
  user: User,
  { db, now }: { readonly db: Database; readonly now: UnixSeconds },
): Promise<PatientLookup> => ({
  userId: user.id,
  countryCode: user.countryCode,
  phoneNumber: user.phoneNumber,
  members: await membersOf(db, user.id, now),
})

/** Why somebody cannot be treated under a number. */
const faultOf = ({ role, isBlocked }: User): 'notPatient' | 'patientBlocked' | null =>
  role !== 'PATIENT' ? 'notPatient' : isBlocked ? 'patientBlocked' : null

/** How staff find a patient by number, or register one who reads out the code that was sent to it. */
export const patientHandlers = (
  needs: PatientNeeds,
): Pick<Handlers<typeof sessionApi, keyof typeof texts, VerifiedCaller>, PatientRow> => ({
  searchPatient: async (phone, call) => {
    const { db, now, caller, refusal, touches } = call
    const user = await findUser(db, phone)
    if (user === null) throw refusal('patientUnknown')
    const fault = faultOf(user)
    if (fault !== null) throw refusal(fault)
    await markKnown(db, { staffId: caller.userId, patientId: user.id }, now)
    touches([user.id])
    return done(await lookupOf(needs, user, call))
  },
  searchUser: async (asked, { db, caller, now, touches }) => {
    const found = await needs.peopleOf(db, caller, asked, now)
    touches(found.map(({ userId }) => userId))
    return done(found)
  },
  createPatientOtp: async (phone, call) => {
    const user = await findUser(call.db, phone)
    const fault = user && faultOf(user)
    if (fault) throw call.refusal(fault)
    const { doctorId, userId } = call.caller
    const doctor = doctorId === null ? null : await needs.doctorOf(call.db, doctorId)
    return requestPatientOtp(needs, phone, { userId, doctor: doctor?.name ?? call.say('practice') }, call)
  },
  createPatient: async ({ code, otpId }, { db, now, caller, say, refuse, refusal, touches }) => {
    const guess = await guessOtp(db, needs.key, { id: otpId, code, purpose: 'newPatient' }, now)
    if (guess.is !== 'right') return refuse(guessCode[guess.is])
    const { user, isNew } = await findOrCreatePatient(db, guess.phone, now)
    const fault = faultOf(user)
    if (fault !== null) throw refusal(fault)
    if (isNew) await needs.onNewPatient(db, user.id, guess.phone, now)
    await markKnown(db, { staffId: caller.userId, patientId: user.id }, now)
    touches([user.id])
    return done(await lookupOf(needs, user, { db, now }), say('patientCreated'))
  },
})
