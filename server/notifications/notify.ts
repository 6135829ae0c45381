import { and, eq, inArray, sql } from 'drizzle-orm'
import { DOCTORS } from '../../src/core/session/roles'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { EventType } from '../../src/core/notifications/events'
import { settledBy } from '../../src/core/notifications/settled.rules'
import { announce } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { users } from '../people/people.tables'
import type { FactsOf } from './facts'
import { enqueuePushes } from './deliver'
import { notifications } from './notifications.tables'

/** Something that happened, as it concerns some people. */
export type NotificationEvent = {
  [E in EventType]: {
    readonly event: E
    readonly facts: FactsOf<E>
    /** Ids of the people to tell. */
    readonly to: readonly string[]
    /** The record it happened to: of one event about one record a person is told once. */
    readonly about: string
    readonly coverImage?: string
  }
}[EventType]

/** Topic on which a person's open clients hear what is new for them. */
export const pushTopic = (userId: string): string => `push:${userId}`

/** The record itself: what an event happened to, without the occasion on which it did. */
const recordOf = (about: string): string => about.split(' ')[0]!

/** Strikes from people's lists what is settled by what they are told now. */
const strikeSettled = async (db: Database, events: readonly NotificationEvent[]): Promise<void> => {
  for (const { event, to, about } of events) {
    const struck = settledBy(event)
    if (struck.length === 0 || to.length === 0) continue
    await db
      .delete(notifications)
      .where(
        and(
          inArray(notifications.userId, [...to]),
          inArray(notifications.event, [...struck]),
          eq(sql`split_part(${notifications.about}, ' ', 1)`, recordOf(about)),
        ),
      )
  }
}

/** Tells people what happened, in the transaction in which it happened: undone with it, pushed once it is certain. */
export const notify = async (db: Database, events: readonly NotificationEvent[], now: UnixSeconds): Promise<void> => {
  const rows = events.flatMap(({ to, ...event }) =>
    to.map((userId) => ({ id: newId(), userId, ...event, createdAt: now })),
  )
  if (rows.length === 0) return
  await strikeSettled(db, events)
  const written = await db
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: notifications.id, userId: notifications.userId })
  await announce(
    db,
    written.map(({ id, userId }) => ({ topic: pushTopic(userId), payload: id })),
  )
  await enqueuePushes(db, written)
}

/** Who works for a doctor: the doctor and the junior doctors. */
export const staffOf = async (db: Database, doctorIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> => {
  const staff = await db
    .select({ id: users.id, doctorId: users.doctorId })
    .from(users)
    .where(and(inArray(users.doctorId, [...doctorIds]), inArray(users.role, [...DOCTORS]), eq(users.isBlocked, false)))
  const byDoctor = new Map<string, string[]>()
  for (const { id, doctorId } of staff) byDoctor.set(doctorId!, [...(byDoctor.get(doctorId!) ?? []), id])
  return byDoctor
}
