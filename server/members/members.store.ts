import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { CompleteRefusal, JoinRefusal, MemberForm, ProfileForm } from '../../src/core/members/members'
import { MOST_MEMBERS } from '../../src/core/members/members.limits'
import { sameMember } from '../../src/core/members/members.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Call, Database } from '../kit/handlers'
import { hook } from '../kit/hook'
import { newId } from '../kit/ids'
import { takeTurn } from '../kit/takeTurn'
import { type Phone, renameUser, renumberUser } from '../people/people.port'
import { ageAt } from './age.conditions'
import { earlierProfiles, members } from './members.tables'

const { id, name, age, ageGivenAt, gender, isDefault, countryCode, phoneNumber } = members
const mobileNo = sql<string | null>`${countryCode} || ${phoneNumber}`
const columns = (now: UnixSeconds) => ({
  id,
  name,
  age: ageAt(now),
  gender,
  isDefault,
  countryCode,
  phoneNumber,
  mobileNo,
})

/** The default member first, then as they were added. */
export const memberRows = (db: Database, patientId: string, now: UnixSeconds) =>
  db
    .select(columns(now))
    .from(members)
    .where(eq(members.patientId, patientId))
    .orderBy(desc(members.isDefault), asc(members.createdAt), asc(members.id))

/** Somebody new in a family; `isAnother` says that who seems to be the same is not. */
type Joining = ProfileForm & { readonly isAnother?: boolean | undefined }

/**
 * The family that somebody is about to join, while nobody else joins it. Who seems to be in it already is asked about
 * before there are two.
 */
export const familyToJoin = async (
  db: Database,
  patientId: string,
  { isAnother = false, ...person }: Joining,
  { now, refusal }: Pick<Call<JoinRefusal>, 'now' | 'refusal'>,
) => {
  await takeTurn(db, `family of ${patientId}`)
  const family = await memberRows(db, patientId, now)
  const same = isAnother ? undefined : sameMember(family, person)
  if (same !== undefined) throw refusal('memberExists', { name: same.name ?? '', age: same.age ?? person.age })
  if (family.length >= MOST_MEMBERS) throw refusal('familyFull', { most: MOST_MEMBERS })
  return family
}

/** The default member's row is locked: whoever changes who the default is waits for its turn. */
const noDefault = async (db: Database, patientId: string, butFor?: string): Promise<void> => {
  await db.select({ id }).from(members).where(eq(members.patientId, patientId)).orderBy(asc(id)).for('update')
  await db
    .update(members)
    .set({ isDefault: false })
    .where(and(eq(members.patientId, patientId), members.isDefault, butFor === undefined ? undefined : ne(id, butFor)))
}

export const insertMember = async (db: Database, patientId: string, form: MemberForm, now: UnixSeconds) => {
  if (form.isDefault) await noDefault(db, patientId)
  const row = { id: newId(), patientId, ...form, ageGivenAt: now, createdAt: now }
  const [member] = await db.insert(members).values(row).returning(columns(now))
  if (form.isDefault) await renamePatient(db, patientId)
  return member!
}

/** A person's facts as they are written over older ones: an age that says what is known stays as it was given. */
const changed = (form: ProfileForm, now: UnixSeconds) => {
  const isKnown = sql`${ageAt(now)} = ${form.age}`
  return {
    ...form,
    age: sql`case when ${isKnown} then ${age} else ${form.age} end`,
    ageGivenAt: sql`case when ${isKnown} then ${ageGivenAt} else ${now} end`,
  }
}

/** Announces that somebody is called otherwise, or is of another age or gender, than was known. */
export const memberRenamed = hook<(db: Database, memberId: string, now: UnixSeconds) => Promise<void>>('memberRenamed')

/** Keeps who a member is, where they are about to be somebody else, for the papers that name them so; whether they are. */
const keepEarlier = async (db: Database, memberId: string, form: ProfileForm, now: UnixSeconds): Promise<boolean> => {
  const [known] = await db
    .select({ name, age, ageGivenAt, gender, years: ageAt(now) })
    .from(members)
    .where(eq(id, memberId))
    .for('update')
  if (known === undefined || known.name === null) return false
  if (known.name === form.name && known.years === form.age && known.gender === form.gender) return false
  const { years: _, ...profile } = known
  await db.insert(earlierProfiles).values({ ...profile, name: known.name, memberId, until: now })
  return true
}

const ofPatient = (patientId: string, memberId: string) => and(eq(id, memberId), eq(members.patientId, patientId))

/** The changed member; undefined when it is not the patient's. A main profile stays one until another is chosen. */
export const updateMember = async (
  db: Database,
  patientId: string,
  memberId: string,
  { isDefault: becomesDefault, ...form }: MemberForm,
  now: UnixSeconds,
) => {
  const [found] = await db.select({ id }).from(members).where(ofPatient(patientId, memberId))
  if (found === undefined) return undefined
  if (becomesDefault) await noDefault(db, patientId, memberId)
  const isRenamed = await keepEarlier(db, memberId, form, now)
  const changes = { ...changed(form, now), ...(becomesDefault && { isDefault: true }) }
  const [member] = await db.update(members).set(changes).where(ofPatient(patientId, memberId)).returning(columns(now))
  await renamePatient(db, patientId)
  if (isRenamed) for (const follow of memberRenamed.listeners()) await follow(db, memberId, now)
  return member
}

/** The new main profile; undefined when it is not the patient's. */
export const makeDefault = async (db: Database, patientId: string, memberId: string, now: UnixSeconds) => {
  const [found] = await db.select({ id }).from(members).where(ofPatient(patientId, memberId))
  if (found === undefined) return undefined
  await noDefault(db, patientId, memberId)
  const [member] = await db
    .update(members)
    .set({ isDefault: true })
    .where(ofPatient(patientId, memberId))
    .returning(columns(now))
  await renamePatient(db, patientId)
  return member
}

const ownProfile = (patientId: string) => and(eq(members.patientId, patientId), isDefault)

/** A patient is called what their main profile says. */
const renamePatient = async (db: Database, patientId: string): Promise<void> => {
  const [profile] = await db.select({ name }).from(members).where(ownProfile(patientId))
  await renameUser(db, patientId, profile?.name ?? null)
}

/** What a patient's main profile says; all null before it is filled in. */
export const profileOf = async (db: Database, patientId: string, now: UnixSeconds) => {
  const [profile] = await db
    .select({ name, age: ageAt(now), gender })
    .from(members)
    .where(ownProfile(patientId))
  return profile ?? { name: null, age: null, gender: null }
}

export const writeProfile = async (db: Database, patientId: string, form: ProfileForm, now: UnixSeconds) => {
  const [own] = await db.select({ id }).from(members).where(ownProfile(patientId))
  const isRenamed = own !== undefined && (await keepEarlier(db, own.id, form, now))
  await db
    .insert(members)
    .values({ id: newId(), patientId, ...form, ageGivenAt: now, isDefault: true, createdAt: now })
    .onConflictDoUpdate({ target: members.patientId, targetWhere: sql`${isDefault}`, set: changed(form, now) })
  await renamePatient(db, patientId)
  if (isRenamed) for (const follow of memberRenamed.listeners()) await follow(db, own.id, now)
}

/** A new patient's own profile, still blank; safe to call again. */
export const onNewPatient = async (
  db: Database,
  patientId: string,
  phone: { countryCode: string; phoneNumber: string },
  now: UnixSeconds,
): Promise<void> => {
  await db
    .insert(members)
    .values({ id: newId(), patientId, isDefault: true, ...phone, createdAt: now })
    .onConflictDoNothing()
}

/**
 * What is known of a member, filled in where something was missing. Refused where it is somebody else: whoever sends this
 * looked at a profile that was still blank, and would act for a person whom they do not mean. Of another family's member
 * nothing is written and nothing said.
 */
export const completeMember = async (
  db: Database,
  patientId: string,
  memberId: string,
  form: ProfileForm,
  { now, refusal }: Pick<Call<CompleteRefusal>, 'now' | 'refusal'>,
): Promise<void> => {
  const [known] = await db
    .select({ isDefault, name, age: ageAt(now), gender })
    .from(members)
    .where(ofPatient(patientId, memberId))
    .for('update')
  if (known === undefined) return
  const { age: years, ...person } = known
  const isBlank = (person.name ?? '').trim() === ''
  if (!isBlank && sameMember([known], form) === undefined)
    throw refusal('memberChanged', { name: person.name!, age: years ?? form.age })
  await db
    .update(members)
    .set({
      name: isBlank ? form.name : person.name,
      age: sql`coalesce(${age}, ${form.age})`,
      ageGivenAt: sql`case when ${age} is null then ${now} else ${ageGivenAt} end`,
      gender: person.gender ?? form.gender,
    })
    .where(eq(id, memberId))
  if (person.isDefault) await renamePatient(db, patientId)
}

/** Gives a patient and their main profile another number; false where it has an account meanwhile. */
export const changeNumber = async (db: Database, patientId: string, phone: Phone): Promise<boolean> => {
  if (!(await renumberUser(db, patientId, phone))) return false
  await db.update(members).set(phone).where(ownProfile(patientId))
  return true
}
