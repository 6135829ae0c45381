import type { UnixSeconds } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import type { FoundPerson, LookupMember, PatientLookup, UserSearch } from '../../src/core/session/patientLookup'
import { DOCTORS, isOneOf } from '../../src/core/session/roles'
import type { sessionApi } from '../../src/core/session/session.api'
import type { Call, Caller, Database, Handlers, VerifiedCaller } from '../kit/handlers'
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
  /** What each of several members is allergic to; who was not asked about is not in it. */
  readonly allergiesOf: (db: Database, memberIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
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

/** A patient and the family; what they are allergic to is for doctors, not for who keeps a desk. */
const lookupOf = async (
  { membersOf, allergiesOf }: PatientNeeds,
  user: User,
  { db, now, caller }: Pick<Call<never, never, VerifiedCaller>, 'db' | 'now' | 'caller'>,
): Promise<PatientLookup> => {
  const family = await membersOf(db, user.id, now)
  const known = isOneOf(DOCTORS, caller.role)
    ? await allergiesOf(
        db,
        family.map(({ id }) => id),
      )
    : null
  return {
    userId: user.id,
    countryCode: user.countryCode,
    phoneNumber: user.phoneNumber,
    members: family.map((member) => (known === null ? member : { ...member, allergies: known.get(member.id) ?? null })),
  }
}

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
  createPatient: async ({ code, otpId }, call) => {
    const { db, now, caller, say, refuse, refusal, touches } = call
    const guess = await guessOtp(db, needs.key, { id: otpId, code, purpose: 'newPatient' }, now)
    if (guess.is !== 'right') return refuse(guessCode[guess.is])
    const { user, isNew } = await findOrCreatePatient(db, guess.phone, now)
    const fault = faultOf(user)
    if (fault !== null) throw refusal(fault)
    if (isNew) await needs.onNewPatient(db, user.id, guess.phone, now)
    await markKnown(db, { staffId: caller.userId, patientId: user.id }, now)
    touches([user.id])
    return done(await lookupOf(needs, user, call), say('patientCreated'))
  },
})
