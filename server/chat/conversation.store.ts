import { and, eq, inArray, sql } from 'drizzle-orm'
import { chatSides } from '../../src/core/chat/chat'
import { isLiveBooking, type OffReason } from '../../src/core/chat/chat.lifecycle'
import { supportChannelOf } from '../../src/core/chat/chat.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { AppointmentStatus } from '../../src/core/orders/orders'
import { appointments } from '../booking/booking.tables'
import { admissions } from '../inpatient/inpatient.tables'
import type { Database } from '../kit/handlers'
import { listed } from '../kit/listed'
import { announceConversations } from './chat.events'
import { conversations, conversationSides } from './chat.tables'

/** Bookings that have a chat. */
export const isLive = sql`${appointments.status} in (${listed(AppointmentStatus.literals.filter(isLiveBooking))})`

const latestLive = sql<number | null>`max(${appointments.startsAt}) filter (where ${isLive})`

const addSides = async (db: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const rows = ids.flatMap((conversationId) => chatSides.map((side) => ({ conversationId, side })))
  await db.insert(conversationSides).values(rows).onConflictDoNothing()
}

/**
 * Brings the conversations of the pairs of some bookings up to the bookings, and makes those of pairs whose first booking
 * is sure. Pairs are taken in one order, so that two who cancel the same days wait for each other.
 */
export const followBookings = async (db: Database, bookingIds: readonly string[], now: UnixSeconds): Promise<void> => {
  if (bookingIds.length === 0) return
  const asked = db
    .select({ doctorId: appointments.doctorId, memberId: appointments.memberId })
    .from(appointments)
    .where(inArray(appointments.id, [...bookingIds]))
  const pairs = await db
    .select({
      doctorId: appointments.doctorId,
      memberId: appointments.memberId,
      patientId: sql<string>`max(${appointments.patientId}::text)`,
      latestStartsAt: latestLive.mapWith(Number),
    })
    .from(appointments)
    .where(sql`(${appointments.doctorId}, ${appointments.memberId}) in ${asked}`)
    .groupBy(appointments.doctorId, appointments.memberId)
    .orderBy(appointments.doctorId, appointments.memberId)
  const rows = pairs.map(({ latestStartsAt, ...pair }) => ({
    id: `app_${pair.doctorId}_${pair.memberId}`,
    kind: 'appointment' as const,
    ...pair,
    latestStartsAt: latestStartsAt || null,
    updatedAt: now,
    teamUpdatedAt: now,
    createdAt: now,
  }))
  const changed: string[] = []
  for (const row of rows) {
    const known = await db
      .update(conversations)
      .set({ latestStartsAt: row.latestStartsAt, rev: sql`${conversations.rev} + 1` })
      .where(eq(conversations.id, row.id))
      .returning({ id: conversations.id })
    if (known.length === 0 && row.latestStartsAt === null) continue
    if (known.length === 0) await makeConversation(db, row)
    changed.push(row.id)
  }
  await announceConversations(db, changed)
}

/** A chat that is on has no reason to be off. */
const NO_REASON = { offReason: null, offNote: null } as const

type NewConversation = typeof conversations.$inferInsert

const makeConversation = async (db: Database, row: NewConversation): Promise<void> => {
  await db.insert(conversations).values(row).onConflictDoNothing()
  await addSides(db, [row.id])
}

/** A stay that has just ended. */
export interface EndedStay {
  readonly stayId: string
  readonly doctorId: string
  readonly memberId: string
  readonly dischargedAt: UnixSeconds
}

/**
 * Brings the conversation of a stay up to the stay, and makes that of a pair whose first stay begins. Returns the stay
 * where this is its end.
 */
export const followStay = async (db: Database, stayId: string, now: UnixSeconds): Promise<EndedStay | null> => {
  const [stay] = await db.select().from(admissions).where(eq(admissions.id, stayId))
  if (stay === undefined) return null
  const { doctorId, memberId, patientId, dischargedAt, isChatEnabled } = stay
  const status = dischargedAt !== null ? 'discharged' : isChatEnabled ? 'active' : 'disabled'
  const id = `ip_${doctorId}_${memberId}`
  const facts = { stayId, dischargedAt, status, ...(status !== 'disabled' && NO_REASON) } as const
  const [before] = await db.select().from(conversations).where(eq(conversations.id, id)).for('update')
  const known = await db
    .update(conversations)
    .set({ ...facts, rev: sql`${conversations.rev} + 1` })
    .where(eq(conversations.id, id))
    .returning({ id: conversations.id })
  if (known.length === 0)
    await makeConversation(db, {
      id,
      kind: 'in-patient',
      doctorId,
      memberId,
      patientId,
      ...facts,
      updatedAt: now,
      teamUpdatedAt: now,
      createdAt: now,
    })
  await announceConversations(db, [id])
  const isOver = dischargedAt !== null && (before?.stayId !== stayId || before.dischargedAt === null)
  return isOver ? { stayId, doctorId, memberId, dischargedAt } : null
}

/** Makes the conversation of a person with the support, with their first message. */
export const openSupport = (db: Database, userId: string, now: UnixSeconds): Promise<void> =>
  makeConversation(db, {
    id: supportChannelOf(userId),
    kind: 'support',
    patientId: userId,
    updatedAt: now,
    teamUpdatedAt: now,
    createdAt: now,
  })

/** Lets patients write into the chat of their appointments, or not. */
export const setEnabled = async (db: Database, id: string, isEnabled: boolean): Promise<void> => {
  await db
    .update(conversations)
    .set({ status: isEnabled ? 'active' : 'disabled', ...NO_REASON, rev: sql`${conversations.rev} + 1` })
    .where(and(eq(conversations.id, id), eq(conversations.status, isEnabled ? 'disabled' : 'active')))
  await announceConversations(db, [id])
}

/** Keeps why a chat is off; of one that is on there is no reason. */
export const keepReason = async (
  db: Database,
  id: string,
  { reason, note }: { readonly reason: OffReason; readonly note: string | null },
): Promise<void> => {
  await db
    .update(conversations)
    .set({ offReason: reason, offNote: note, rev: sql`${conversations.rev} + 1` })
    .where(and(eq(conversations.id, id), eq(conversations.status, 'disabled')))
  await announceConversations(db, [id])
}

/** Conversations of a pair read anew: what their doctor thinks of bookings is not as it was. */
export const followBlock = async (
  db: Database,
  { doctorId, patientId }: { readonly doctorId: string; readonly patientId: string },
): Promise<void> => {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.doctorId, doctorId), eq(conversations.patientId, patientId)))
    .orderBy(conversations.id)
  await announceConversations(
    db,
    rows.map(({ id }) => id),
  )
}
