import { and, eq } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { AdmitRequest } from '../../src/core/inpatient/inpatient'
import type { CompleteRefusal, JoinRefusal } from '../../src/core/members/members'
import type { Call, Database } from '../kit/handlers'
import { completeMember, familyToJoin, insertMember, memberRows } from '../members/members.port'
import { users } from '../people/people.tables'

type Person = Pick<AdmitRequest, 'patientId' | 'memberId' | 'name' | 'age' | 'gender' | 'isAnother'>

/**
 * The member of the family who is admitted; undefined when there is no such patient or member. A profile that is still
 * blank is filled in where it is theirs, somebody who is new to the family joins it, who seems to be in it already is asked about.
 */
export const admittedMember = async (
  db: Database,
  { patientId, memberId, name, age, gender, isAnother }: Person,
  call: Pick<Call<CompleteRefusal | JoinRefusal>, 'now' | 'refusal'>,
): Promise<string | undefined> => {
  const [patient] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, patientId), eq(users.role, 'PATIENT'), eq(users.isBlocked, false)))
  if (patient === undefined) return undefined
  const { now } = call
  const person = { name, age, gender }
  if (memberId === null) {
    const family = await familyToJoin(db, patientId, { ...person, isAnother }, call)
    const hasOwn = family.some(({ isDefault }) => isDefault)
    return (await insertMember(db, patientId, { ...person, isDefault: !hasOwn }, now)).id
  }
  const chosen = (await memberRows(db, patientId, now)).find(({ id }) => id === memberId)
  if (chosen !== undefined) await completeMember(db, patientId, chosen.id, person, call)
  return chosen?.id
}

/** Who is admitted again: a stay that is over has the name of then, which may have been corrected since. */
export const personAgain = async (
  db: Database,
  { patientId, memberId, name, age, gender }: Person,
  now: UnixSeconds,
): Promise<Pick<Person, 'name' | 'age' | 'gender'>> => {
  const known = (await memberRows(db, patientId, now)).find(({ id }) => id === memberId)
  return { name: known?.name ?? name, age: known?.age ?? age, gender: known?.gender ?? gender }
}
