import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { documentPath } from '../../src/core/chat/documents'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import { defaultPermissions, type PermissionEntry, permissionList, type Role } from '../../src/core/session/permissions'
import { ACCESSIBLE, NOT_ACCESSIBLE } from '../../src/core/session/access'
import { violatedConstraint } from '../kit/constraint'
import { announce } from '../kit/feed'
import type { Database, VerifiedCaller } from '../kit/handlers'
import { hashOf, newId, newToken } from '../kit/ids'
import { mirror } from '../kit/mirror'
import type { FindCaller, KnownCaller } from '../kit/policy'
import { prepared } from '../kit/prepared'
import type { Phone } from './phone'
import { sessions, userPermissions, users } from './people.tables'

export type User = typeof users.$inferSelect

/** Seconds a session lasts. */
export const SESSION_LIFETIME = 30 * DAY

/** Opens a session and returns its token, which is shown this once. */
export const openSession = async (
  db: Database,
  who: { userId: string | null; role: Role; deviceId: string | null },
  now: UnixSeconds,
): Promise<string> => {
  const token = newToken()
  await db
    .insert(sessions)
    .values({ id: newId(), tokenHash: hashOf(token), ...who, createdAt: now, expiresAt: now + SESSION_LIFETIME })
  return token
}

/** Topic on which the end of a session is heard. */
export const sessionTopic = (sessionId: string): string => `session:${sessionId}`

/** Ends a session for whoever listens to its topic and calls with its token. */
export const closeSession = async (db: Database, sessionId: string, now: UnixSeconds): Promise<void> => {
  await db.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId))
  await announce(db, [{ topic: sessionTopic(sessionId), payload: null }])
  await mirror(db, [{ path: documentPath.session(sessionId) }])
}

/** Deletes sessions that ended or expired. */
export const forgetOldSessions = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(sessions).where(or(isNotNull(sessions.endedAt), lte(sessions.expiresAt, now)))
}

type Change = Pick<typeof userPermissions.$inferSelect, 'userId' | 'module' | 'feature' | 'access'>

/** A session that is open, with its person and what was changed of their permissions. */
const openSessions = (db: Database, which: SQL) =>
  db
    .select({
      session: sessions,
      user: users,
      changes: sql<Change[]>`(select coalesce(json_agg(json_build_object('userId', ${userPermissions.userId},
        'module', ${userPermissions.module}, 'feature', ${userPermissions.feature}, 'access', ${userPermissions.access})), '[]')
        from ${userPermissions} where ${userPermissions.role} = coalesce(${users.role}, ${sessions.role})
        or ${userPermissions.userId} = ${sessions.userId})`,
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(and(which, isNull(sessions.endedAt), gt(sessions.expiresAt, sql.placeholder('now'))))

const sessionOfToken = prepared((db) =>
  openSessions(db, eq(sessions.tokenHash, sql.placeholder('tokenHash'))).prepare('session of a token'),
)
const sessionOfId = prepared((db) =>
  openSessions(db, eq(sessions.id, sql.placeholder('id'))).prepare('session of an id'),
)

/** Who an access token belongs to; nobody when it is missing, unknown, ended or expired. */
export const findCaller = async (
  db: Database,
  token: string | undefined,
  deviceId: string | null,
  now: UnixSeconds,
): Promise<KnownCaller> => {
  const nobody = {
    sessionId: null,
    userId: null,
    role: null,
    doctorId: null,
    permissions: [],
    isBlocked: false,
    deviceId,
  }
  if (token === undefined || token === '') return nobody
  const [found] = await sessionOfToken(db).execute({ tokenHash: hashOf(token), now })
  return found === undefined ? nobody : callerOf(found, deviceId)
}

const callerOf = (
  { session, user, changes }: Awaited<ReturnType<typeof openSessions>>[number],
  deviceId: string | null,
): KnownCaller & { readonly sessionId: string } => {
  const role = user?.role ?? session.role
  return {
    sessionId: session.id,
    userId: session.userId,
    role,
    doctorId: user?.doctorId ?? null,
    permissions: permissionsAfter(role, changes),
    isBlocked: user?.isBlocked ?? false,
    deviceId: deviceId ?? session.deviceId,
  }
}

/** The person of a session that is open; null where it is over, a guest's, or of somebody who is blocked. */
export const personOfSession = async (db: Database, id: string, now: UnixSeconds): Promise<VerifiedCaller | null> => {
  const [found] = await sessionOfId(db).execute({ id, now })
  if (found === undefined) return null
  const { userId, role, isBlocked, ...caller } = callerOf(found, null)
  return userId === null || role === null || role === 'GUEST' || isBlocked ? null : { ...caller, userId, role }
}

/** Whoever looks around without a session of their own, as the server does when it draws a page. */
export const findGuest: FindCaller = async (db, _, deviceId) => ({
  sessionId: null,
  userId: null,
  role: 'GUEST',
  doctorId: null,
  permissions: await permissionsOf(db, 'GUEST', null),
  isBlocked: false,
  deviceId,
})

export const userOf = async (db: Database, id: string): Promise<User | null> => {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user ?? null
}

/** The account of a doctor themselves, whoever works for them; null where they have none. */
export const accountOfDoctor = async (db: Database, doctorId: string): Promise<string | null> => {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.doctorId, doctorId), eq(users.role, 'DOCTOR')))
  return user?.id ?? null
}

/** A person as they stay until the transaction ends. */
export const lockUser = async (db: Database, id: string): Promise<User | null> => {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update')
  return user ?? null
}

export const findUser = async (db: Database, { countryCode, phoneNumber }: Phone): Promise<User | null> => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.countryCode, countryCode), eq(users.phoneNumber, phoneNumber)))
  return user ?? null
}

/** The person of a number, made a patient when the number is new. */
export const findOrCreatePatient = async (
  db: Database,
  phone: Phone,
  now: UnixSeconds,
): Promise<{ user: User; isNew: boolean }> => {
  const [created] = await db
    .insert(users)
    .values({ id: newId(), role: 'PATIENT', ...phone, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (created) return { user: created, isNew: true }
  const user = await findUser(db, phone)
  if (!user) throw new Error('A number that is taken has a person')
  return { user, isNew: false }
}

/** A patient without a number, under the practice's next number: nobody can log in to what they are. */
export const createWithoutNumber = async (db: Database, now: UnixSeconds): Promise<User> => {
  const [created] = await db
    .insert(users)
    .values({ id: newId(), role: 'PATIENT', patientNo: sql`nextval('patient_numbers')`, createdAt: now })
    .returning()
  return created!
}

/** What a person may do: the defaults of the role, then what was changed for the role, then for the person. */
export const permissionsOf = async (
  db: Database,
  role: Role,
  userId: string | null,
): Promise<readonly PermissionEntry[]> => {
  const changes = await db
    .select()
    .from(userPermissions)
    .where(or(eq(userPermissions.role, role), userId === null ? undefined : eq(userPermissions.userId, userId)))
  return permissionsAfter(role, changes)
}

const permissionsAfter = (role: Role, changes: readonly Change[]): readonly PermissionEntry[] => {
  const changed = new Map(
    changes
      .toSorted((a, b) => Number(a.userId !== null) - Number(b.userId !== null))
      .map(({ module, feature, access }) => [`${module}.${feature}`, access]),
  )
  return entries.map(({ module, feature, permission }) => ({
    module,
    feature,
    permissionAccess:
      changed.get(permission) ?? (defaultPermissions[role].includes(permission) ? ACCESSIBLE : NOT_ACCESSIBLE),
  }))
}

const entries = permissionList.map((permission) => {
  const [module = '', feature = ''] = permission.split('.')
  return { module, feature, permission }
})

/** What a person is called. */
export const renameUser = async (db: Database, id: string, name: string | null): Promise<void> => {
  await db.update(users).set({ name }).where(eq(users.id, id))
}

/** Gives somebody another number; false where it belongs to an account. */
export const renumberUser = async (db: Database, id: string, phone: Phone): Promise<boolean> => {
  try {
    // In a transaction of its own, so that the caller's goes on after a refusal.
    await db.transaction((tx) => tx.update(users).set(phone).where(eq(users.id, id)))
    return true
  } catch (error) {
    if (violatedConstraint(error) === 'users_phone') return false
    throw error
  }
}

/** Whether somebody has a mobile number, and so can log in. */
export const hasNumber = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), isNotNull(users.phoneNumber)))) > 0

/** Whether somebody is a patient who may be treated. */
export const isPatient = async (db: Database, userId: string): Promise<boolean> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'PATIENT'), eq(users.isBlocked, false)))
  return found.length > 0
}
