import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import { documentPath, isDocumentName } from '../../src/core/chat/documents'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { mirror } from '../kit/mirror'
import { takeTurn } from '../kit/takeTurn'
import { sessions, users } from '../people/people.tables'
import { notifications, pushDevices } from './notifications.tables'

/** A page of what a person was told, the latest first. */
export const notificationRows = (db: Database, userId: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.position))
    .limit(limit)
    .offset(offset)

export const isAllRead = async (db: Database, userId: string): Promise<boolean> => {
  const [unread] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .limit(1)
  return unread === undefined
}

/** Marks a person's own as read; the ids of others' are passed over as ids of nothing are. */
export const markRead = (db: Database, userId: string, ids: readonly string[], now: UnixSeconds) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids]), isNull(notifications.readAt)))

/** One of a person's own. */
export const notificationRow = async (db: Database, userId: string, id: string) => {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
  return row
}

type Device = typeof pushDevices.$inferInsert

/** A session that lasts until the transaction ends; whether it does. */
const holdSession = async (db: Database, sessionId: string): Promise<boolean> => {
  const held = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .for('share')
  return held.length > 0
}

/**
 * A session has one device and a device one session: what either had before is replaced. False where the session has
 * ended meanwhile.
 */
export const registerDevice = async (db: Database, device: Device): Promise<boolean> => {
  if (!(await holdSession(db, device.sessionId))) return false
  await takeTurn(db, `device ${device.token}`)
  await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.token, device.token), ne(pushDevices.sessionId, device.sessionId)))
  await db.insert(pushDevices).values(device).onConflictDoUpdate({ target: pushDevices.sessionId, set: device })
  await copyClientOf(db, device.sessionId)
  return true
}

/** The cloud database records which browsers are registered. */
const copyClientOf = async (db: Database, sessionId: string): Promise<void> => {
  const [session] = await db.select({ deviceId: sessions.deviceId }).from(sessions).where(eq(sessions.id, sessionId))
  const deviceId = session?.deviceId ?? null
  if (deviceId !== null && isDocumentName(deviceId)) await mirror(db, [{ path: documentPath.webClient(deviceId) }])
}

/** The registration of a browser, by the name it gives itself. */
export const registeredClient = async (db: Database, deviceId: string) => {
  const [client] = await db
    .select({ token: pushDevices.token, registeredAt: pushDevices.registeredAt })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(eq(sessions.deviceId, deviceId))
    .orderBy(desc(pushDevices.registeredAt))
    .limit(1)
  return client ?? null
}

export const notificationById = async (db: Database, id: string) => {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id))
  return row ?? null
}

/** Sessions of people who registered a device with them. */
export const registeredDevices = async (db: Database, userIds: readonly string[]) =>
  userIds.length === 0
    ? []
    : db
        .select({ sessionId: pushDevices.sessionId, userId: pushDevices.userId })
        .from(pushDevices)
        .where(inArray(pushDevices.userId, [...userIds]))

/** The device of a session that lasts. */
export const deviceOf = async (db: Database, sessionId: string, now: UnixSeconds) => {
  const [device] = await db
    .select({ token: pushDevices.token, language: pushDevices.language, role: users.role })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .where(
      and(
        eq(pushDevices.sessionId, sessionId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        eq(users.isBlocked, false),
      ),
    )
  return device ?? null
}

/** The language in which somebody used a device last; null for whoever has none. */
export const languageOfDevices = async (db: Database, userId: string) => {
  const [device] = await db
    .select({ language: pushDevices.language })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(sessions.expiresAt))
    .limit(1)
  return device?.language ?? null
}

export const forgetDevice = async (db: Database, token: string): Promise<void> => {
  const gone = await db.delete(pushDevices).where(eq(pushDevices.token, token)).returning()
  for (const { sessionId } of gone) await copyClientOf(db, sessionId)
}

/** A session that has ended has no device any more. */
export const forgetDeviceOf = async (db: Database, sessionId: string): Promise<void> => {
  await db.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId))
  await copyClientOf(db, sessionId)
}
