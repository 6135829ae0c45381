import type { UnixSeconds } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import type { FoundPerson, LookupMember, PatientLookup, UserSearch } from '../../src/core/session/patientLookup'
import { shownPatientNo } from '../../src/core/session/patientNo.rules'
import { DOCTORS, isOneOf } from '../../src/core/session/roles'
import { sameMember } from '../../src/core/members/members.rules'
import type { ProfileForm } from '../../src/core/members/members'
import type { sessionApi } from '../../src/core/session/session.api'
import type { Call, Caller, Database, Handlers, VerifiedCaller } from '../kit/handlers'
import { type OtpNeeds, requestPatientOtp } from './otp.request'
import { takeTurn } from '../kit/takeTurn'
import {
  createWithoutNumber,
  findOrCreatePatient,
  findUser,
  lockUser,
  markKnown,
  type Phone,
  type User,
  userOf,
} from '../people/people.port'
import { guessCode, guessOtp } from './otp.store'
import type texts from './session.texts.json'

/** What looking patients up asks of other rooms. */
export interface PatientNeeds extends OtpNeeds {
  /** Gives a new patient a default member. */
  readonly onNewPatient: (db: Database, userId: string, phone: Phone, now: UnixSeconds) => Promise<void>
  /** Gives a patient without a number their own profile. */
  readonly addOwnProfile: (db: Database, userId: string, form: ProfileForm, now: UnixSeconds) => Promise<void>
  /** Gives a patient and their own profile a number; false where it has an account. */
  readonly changeNumber: (db: Database, userId: string, phone: Phone) => Promise<boolean>
  /** Whether a member of the staff may act for a patient whom they name by id. */
  readonly mayActFor: (db: Database, caller: VerifiedCaller, userId: string, now: UnixSeconds) => Promise<boolean>
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

export type PatientRow =
  | 'searchPatient'
  | 'searchUser'
  | 'createPatientOtp'
  | 'createPatient'
  | 'openPatient'
  | 'createWithoutNumber'
  | 'addNumber'

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
    patientNo: user.patientNo,
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
  openPatient: async ({ patientId }, call) => {
    const { db, now, caller, refusal, touches } = call
    const user = await userOf(db, patientId)
    if (user === null || user.role !== 'PATIENT' || !(await needs.mayActFor(db, caller, patientId, now)))
      throw refusal('notFound')
    if (user.isBlocked) throw refusal('patientBlocked')
    touches([patientId])
    return done(await lookupOf(needs, user, call))
  },
  createWithoutNumber: async ({ isAnother = false, ...person }, call) => {
    const { db, now, caller, say, refusal, touches } = call
    // Two who register the same person at once queue here: the second is asked about the first.
    await takeTurn(db, 'patients without a number')
    const known = isAnother ? [] : await needs.peopleOf(db, caller, { name: person.name }, now)
    const same = sameMember(
      known.filter(({ phoneNumber }) => phoneNumber === null),
      person,
    )
    if (same !== undefined)
      throw refusal('patientExists', { name: same.name ?? '', number: shownPatientNo(same.patientNo ?? 0) })
    const user = await createWithoutNumber(db, now)
    await needs.addOwnProfile(db, user.id, person, now)
    await markKnown(db, { staffId: caller.userId, patientId: user.id }, now)
    touches([user.id])
    const number = shownPatientNo(user.patientNo!)
    return done(await lookupOf(needs, user, call), say('patientWithoutNumber', { name: person.name, number }))
  },
  addNumber: async ({ patientId, code, otpId }, call) => {
    const { db, now, caller, say, refuse, refusal, touches } = call
    const user = await lockUser(db, patientId)
    if (user === null || user.role !== 'PATIENT' || !(await needs.mayActFor(db, caller, patientId, now)))
      throw refusal('notFound')
    if (user.isBlocked) throw refusal('patientBlocked')
    if (user.phoneNumber !== null) throw refusal('hasNumber')
    const guess = await guessOtp(db, needs.key, { id: otpId, code, purpose: 'newPatient' }, now)
    if (guess.is !== 'right') return refuse(guessCode[guess.is])
    if (!(await needs.changeNumber(db, patientId, guess.phone))) return refuse('numberTaken')
    touches([patientId])
    return done(await lookupOf(needs, { ...user, ...guess.phone }, call), say('numberAdded'))
  },
})
