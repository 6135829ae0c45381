import { and, eq, or, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { CannotStart } from '../kit/cannotStart'
import { type Permission, permissionList, Role } from '../../src/core/session/permissions'
import { ACCESSIBLE, NOT_ACCESSIBLE } from '../../src/core/session/access'
import { doctors, specialities } from '../doctors/doctors.tables'
import { indexDoctors } from '../doctors/doctors.port'
import { announce } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { countries, sessionTopic } from '../people/people.port'
import { endSession } from '../session/session.port'
import { sessions, userPermissions, users } from '../people/people.tables'

/** A sentence for whoever called the command. */
export class NotDone extends CannotStart {}

export interface Phone {
  readonly countryCode: string
  readonly phoneNumber: string
}

/** `+919812345678` or `9812345678` (India) as a number that can log in. */
export const phoneOf = (text: string): Phone => {
  const digits = text.replaceAll(/[\s-]/g, '')
  const full = digits.startsWith('+') ? digits : `+91${digits}`
  for (const { code, len } of countries)
    if (full.startsWith(code) && full.length === code.length + len && /^\+\d+$/.test(full))
      return { countryCode: code, phoneNumber: full.slice(code.length) }
  throw new NotDone(`${text} is not a mobile number of a country we serve.`)
}

export const roleOf = (text: string): Role => {
  const role = Role.literals.find((each) => each === text.toUpperCase())
  if (role === undefined || role === 'GUEST') throw new NotDone(`The role must be one of ${staffRoles.join(', ')}.`)
  return role
}

const staffRoles = Role.literals.filter((role) => role !== 'GUEST')

export interface NewUser extends Phone {
  readonly role: Role
  readonly name: string
}

/** What patients see of a doctor; fees in paise. */
export interface DoctorProfile {
  readonly speciality: string
  readonly gender: 'Male' | 'Female'
  readonly registrationNumber: string
  readonly registrationCouncil: string
  readonly city: string
  readonly practisingSince: number
  readonly videoFee: number | null
}

/** Creates somebody who can log in with their number. A doctor's profile makes them one whom patients find. */
export const createUser = async (
  db: Database,
  user: NewUser,
  profile: DoctorProfile | null,
  now: UnixSeconds,
): Promise<string> => {
  const id = newId()
  await db.transaction(async (tx) => {
    const doctorId = profile === null ? null : await createDoctor(tx, user.name, profile)
    const made = await tx
      .insert(users)
      .values({ id, ...user, doctorId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (made.length === 0) throw new NotDone('Somebody has this number already.')
    if (doctorId === null) return
    await tx.update(doctors).set({ userId: id }).where(eq(doctors.id, doctorId))
    await indexDoctors(tx, [doctorId])
  })
  return id
}

const createDoctor = async (db: Database, name: string, profile: DoctorProfile): Promise<string> => {
  const { speciality, ...facts } = profile
  const specialityId = await specialityOf(db, speciality)
  const id = newId()
  await db.insert(doctors).values({
    id,
    name,
    specialityId,
    ...facts,
    about: '',
    photoUrl: '/favicon.svg',
    coverUrl: '/favicon.svg',
    searchText: name.toLowerCase(),
  })
  return id
}

/** The speciality of a name, which is made when it is new; its capitals make no other one of it. */
const specialityOf = async (db: Database, name: string): Promise<string> => {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const { id, name: known } = specialities
  const [found] = await db
    .select({ id })
    .from(specialities)
    .where(or(eq(sql`lower(${known})`, name.toLowerCase()), eq(id, slug)))
  if (found !== undefined) return found.id
  const position = await db.$count(specialities)
  await db.insert(specialities).values({ id: slug, name, summary: name, position })
  return slug
}

/** Everybody but patients, by role and name. */
export const listStaff = async (db: Database) => {
  const { role, name, countryCode, phoneNumber, isBlocked } = users
  const rows = await db.select({ role, name, countryCode, phoneNumber, isBlocked }).from(users).orderBy(role, name)
  return rows.filter((row) => row.role !== 'PATIENT')
}

const userOf = async (db: Database, { countryCode, phoneNumber }: Phone): Promise<string> => {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.countryCode, countryCode), eq(users.phoneNumber, phoneNumber)))
  if (user === undefined) throw new NotDone('Nobody has this number.')
  return user.id
}

/** Blocks somebody, whose sessions end at once, or lets them in again. */
export const setBlocked = async (db: Database, phone: Phone, isBlocked: boolean, now: UnixSeconds): Promise<void> => {
  const id = await userOf(db, phone)
  await db.transaction(async (tx) => {
    await tx.update(users).set({ isBlocked }).where(eq(users.id, id))
    if (!isBlocked) return
    for (const session of await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id)))
      await endSession(tx, session.id, now)
  })
}

/** Gives somebody a permission, or takes it, whatever their role has by default; what they have open is asked for again. */
export const setPermission = async (
  db: Database,
  phone: Phone,
  { permission, isAllowed }: { readonly permission: string; readonly isAllowed: boolean },
): Promise<void> => {
  if (!permissionList.includes(permission as Permission))
    throw new NotDone(`${permission} is no permission. They are: ${permissionList.join(', ')}.`)
  const [module = '', feature = ''] = permission.split('.')
  const access = isAllowed ? ACCESSIBLE : NOT_ACCESSIBLE
  const userId = await userOf(db, phone)
  await db
    .insert(userPermissions)
    .values({ id: newId(), userId, module, feature, access })
    .onConflictDoUpdate({
      target: [userPermissions.userId, userPermissions.module, userPermissions.feature],
      set: { access },
    })
  const own = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))
  await announce(
    db,
    own.map(({ id }) => ({ topic: sessionTopic(id), payload: null })),
  )
}
