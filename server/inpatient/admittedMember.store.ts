import { and, eq } from 'drizzle-orm'
import type { AdmitRequest } from '../../src/core/inpatient/inpatient'
import type { CompleteRefusal, JoinRefusal } from '../../src/core/members/members'
import type { Call, Database } from '../kit/handlers'
import { completeMember, familyToJoin, insertMember, memberRows, writeProfile } from '../members/members.port'
import { users } from '../people/people.tables'

type Person = Pick<AdmitRequest, 'patientId' | 'memberId' | 'name' | 'age' | 'gender' | 'isAnother'>

/**
 * The member of the family who is admitted; undefined when there is no such patient or member. A profile that is still
 * blank is filled in, somebody who is new to the family joins it, who seems to be in it already is asked about.
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
  const isBlank = (member: { readonly name: string | null }) => (member.name ?? '').trim() === ''
  if (memberId === null) {
    const family = await familyToJoin(db, patientId, { ...person, isAnother }, call)
    const own = family.find(({ isDefault }) => isDefault)
    if (own !== undefined && !isBlank(own))
      return (await insertMember(db, patientId, { ...person, isDefault: false }, now)).id
    await writeProfile(db, patientId, person, now)
    return (await memberRows(db, patientId, now)).find(({ isDefault }) => isDefault)?.id
  }
  const chosen = (await memberRows(db, patientId, now)).find(({ id }) => id === memberId)
  if (chosen !== undefined) await completeMember(db, patientId, chosen.id, person, call)
  return chosen?.id
}
