import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { folded, searchedNumber } from '../../src/core/kit/search'
import { charactersIn } from '../../src/core/kit/text'
import type { FoundPerson, UserSearch } from '../../src/core/session/patientLookup'
import { LEAST_DIGITS, LEAST_LETTERS } from '../../src/core/session/patientSearch.rules'
import type { Caller, Database, TreatmentCaller, VerifiedCaller } from '../kit/handlers'
import { hook } from '../kit/hook'
import { ageAt } from './age.conditions'
import { hasName, hasNumber, hasPatientNo } from '../kit/search'
import { members } from './members.tables'
import { hasPresented, isPatient, presentedBy, type Scope, scopeOf } from '../people/people.port'
import { users } from '../people/people.tables'

/** Rows of one answer: more than anybody reads before typing another letter. */
const MOST = 20

/** Asks each room that treats people for the members whom a scope has treated: a query for their ids, or null for none. */
export const treatedMembers = hook<(scope: Scope) => SQL | null>('treatedMembers')

/** Members whom a scope has treated, as a condition of a query that has `members`. */
export const isTreated = (scope: Scope): SQL => {
  const treated = treatedMembers.listeners().flatMap((treatedBy) => treatedBy(scope) ?? [])
  return sql`${members.id} in (${sql.join(treated, sql` union `)})`
}

/**
 * Whether a member of the staff may act for a patient whom they name by id: one whose number they presented, or whom
 * their doctor or their clinic treats. An id alone opens nothing.
 */
export const mayActFor = async (
  db: Database,
  caller: VerifiedCaller,
  patientId: string,
  now: UnixSeconds,
): Promise<boolean> => {
  if (await hasPresented(db, { staffId: caller.userId, patientId }, now)) return true
  const scope = await scopeOf(db, caller)
  return scope !== null && (await db.$count(members, and(eq(members.patientId, patientId), isTreated(scope)))) > 0
}

/** The patient whose family a member is of, where a caller may read about the member; null for anybody else's. */
export const patientOfMember = async (
  db: Database,
  caller: TreatmentCaller,
  memberId: string,
): Promise<string | null> => {
  const isReadable =
    caller.role === 'PATIENT' ? eq(members.patientId, caller.userId) : isTreated({ doctorId: caller.doctorId })
  const [row] = await db
    .select({ patientId: members.patientId })
    .from(members)
    .where(and(eq(members.id, memberId), isReadable))
  return row?.patientId ?? null
}

/** The patient, who may be treated, of a member that is named by id; null where there is none. */
export const patientNamed = async (db: Database, memberId: string): Promise<string | null> => {
  const [row] = await db.select({ patientId: members.patientId }).from(members).where(eq(members.id, memberId))
  return row !== undefined && (await isPatient(db, row.patientId)) ? row.patientId : null
}

/** What was asked for as a condition; null where it is too little to mean somebody. */
const asked = ({ name, countryCode, phoneNumber }: UserSearch): SQL | undefined | null => {
  const term = phoneNumber ?? name ?? ''
  const digits = searchedNumber(term)?.ending.length ?? 0
  const isOfPractice = hasPatientNo(term, users)
  if (digits >= LEAST_DIGITS)
    return or(
      isOfPractice,
      and(hasNumber(term, users), countryCode === undefined ? undefined : eq(users.countryCode, countryCode)),
    )
  if (isOfPractice !== undefined) return isOfPractice
  return charactersIn(folded(term)) < LEAST_LETTERS ? null : hasName(term, members.name)
}

/** Patients without a number whom the caller has registered, whether they were treated yet or not. */
const isRegisteredBy = ({ userId }: Caller): SQL | undefined =>
  userId === null ? undefined : and(isNull(users.phoneNumber), presentedBy(userId))

/**
 * People by a word of their name or the beginning of their number, among those whom the caller's doctor, or the clinic
 * whose desk the caller keeps, has treated.
 */
export const peopleOf = async (
  db: Database,
  caller: Caller,
  search: UserSearch,
  now: UnixSeconds,
): Promise<readonly FoundPerson[]> => {
  const scope = await scopeOf(db, caller)
  const which = asked(search)
  if (scope === null || which === null) return []
  return db
    .select({
      id: members.id,
      userId: users.id,
      countryCode: users.countryCode,
      phoneNumber: users.phoneNumber,
      patientNo: users.patientNo,
      name: members.name,
      age: ageAt(now),
      gender: members.gender,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.patientId))
    .where(and(or(isTreated(scope), isRegisteredBy(caller)), which))
    .orderBy(sql`lower(${members.name}) nulls last`, asc(members.id))
    .limit(MOST)
}
