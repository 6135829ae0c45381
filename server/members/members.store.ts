import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { MemberForm, ProfileForm } from '../../src/core/members/members'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { renameUser } from '../session/session.store'
import { members } from './members.tables'

const { id, name, age, gender, isDefault, countryCode, phoneNumber } = members
const mobileNo = sql<string | null>`${countryCode} || ${phoneNumber}`
const columns = { id, name, age, gender, isDefault, countryCode, phoneNumber, mobileNo }

/** The default member first, then as they were added. */
export const memberRows = (db: Database, patientId: string) =>
  db
    .select(columns)
    .from(members)
    .where(eq(members.patientId, patientId))
    .orderBy(desc(members.isDefault), asc(members.createdAt), asc(members.id))

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
  const row = { id: newId(), patientId, ...form, createdAt: now }
  const [member] = await db.insert(members).values(row).returning(columns)
  if (form.isDefault) await renamePatient(db, patientId)
  return member!
}

const ofPatient = (patientId: string, memberId: string) => and(eq(id, memberId), eq(members.patientId, patientId))

/** The changed member; undefined when it is not the patient's. A main profile stays one until another is chosen. */
export const updateMember = async (
  db: Database,
  patientId: string,
  memberId: string,
  { isDefault: becomesDefault, ...form }: MemberForm,
) => {
  const [found] = await db.select({ id }).from(members).where(ofPatient(patientId, memberId))
  if (found === undefined) return undefined
  if (becomesDefault) await noDefault(db, patientId, memberId)
  const changes = becomesDefault ? { ...form, isDefault: true } : form
  const [member] = await db.update(members).set(changes).where(ofPatient(patientId, memberId)).returning(columns)
  await renamePatient(db, patientId)
  return member
}

/** The new main profile; undefined when it is not the patient's. */
export const makeDefault = async (db: Database, patientId: string, memberId: string) => {
  const [found] = await db.select({ id }).from(members).where(ofPatient(patientId, memberId))
  if (found === undefined) return undefined
  await noDefault(db, patientId, memberId)
  const [member] = await db
    .update(members)
    .set({ isDefault: true })
    .where(ofPatient(patientId, memberId))
    .returning(columns)
  await renamePatient(db, patientId)
  return member
}

/** A patient is called what their main profile says. */
const renamePatient = async (db: Database, patientId: string): Promise<void> => {
  const profile = await profileOf(db, patientId)
  await renameUser(db, patientId, profile.name)
}

/** What a patient's main profile says; all null before it is filled in. */
export const profileOf = async (db: Database, patientId: string) => {
  const [profile] = await db
    .select({ name, age, gender })
    .from(members)
    .where(and(eq(members.patientId, patientId), isDefault))
  return profile ?? { name: null, age: null, gender: null }
}

export const writeProfile = async (db: Database, patientId: string, form: ProfileForm, now: UnixSeconds) => {
  await db
    .insert(members)
    .values({ id: newId(), patientId, ...form, isDefault: true, createdAt: now })
    .onConflictDoUpdate({ target: members.patientId, targetWhere: sql`${isDefault}`, set: form })
  await renamePatient(db, patientId)
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

/** What is known of a member, filled in where something was missing. */
export const completeMember = async (db: Database, memberId: string, form: ProfileForm): Promise<void> => {
  await db
    .update(members)
    .set({
      name: sql`coalesce(nullif(trim(${name}), ''), ${form.name})`,
      age: sql`coalesce(${age}, ${form.age})`,
      gender: sql`coalesce(${gender}, ${form.gender})`,
    })
    .where(eq(id, memberId))
}
