import { and, eq, inArray, sql } from 'drizzle-orm'
import { type ChatPrincipal, principalOf } from '../../src/core/chat/access'
import type { ChatWindow } from '../../src/core/chat/chat'
import { CALLABLE } from '../../src/core/call/call.rules'
import { windowOf } from '../../src/core/chat/chat.lifecycle'
import { type ChatState, stateOf, supportChannelOf } from '../../src/core/chat/chat.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { appointments } from '../booking/booking.tables'
import { isBlockedBy } from '../booking/booking.port'
import { clinics } from '../doctors/doctors.tables'
import type { Database, VerifiedCaller } from '../kit/handlers'
import { conversations } from './chat.tables'
import { isLive } from './conversation.store'

export type ConversationRow = typeof conversations.$inferSelect

/** A conversation as somebody may find it. */
export interface Found {
  readonly row: ConversationRow
  readonly principal: ChatPrincipal
}

/** A conversation of the caller's; undefined where there is none for them, whoever else's it is. */
export const conversationFor = async (
  db: Database,
  caller: VerifiedCaller,
  id: string,
  now: UnixSeconds,
): Promise<Found | undefined> => {
  const [kept] = await db.select().from(conversations).where(eq(conversations.id, id))
  const row = kept ?? (id === supportChannelOf(caller.userId) ? notBegun(caller.userId, now) : undefined)
  const principal = row === undefined ? null : principalOf(row, caller)
  return row === undefined || principal === null ? undefined : { row, principal }
}

/** One's conversation with the support before its first message: it is made with that one. */
export const notBegun = (userId: string, now: UnixSeconds): ConversationRow => ({
  id: supportChannelOf(userId),
  kind: 'support',
  doctorId: null,
  memberId: null,
  patientId: userId,
  stayId: null,
  dischargedAt: null,
  latestStartsAt: null,
  status: 'active',
  offReason: null,
  offNote: null,
  agentId: null,
  resolvedAt: null,
  waitingSince: null,
  rev: 0,
  updatedAt: now,
  teamUpdatedAt: now,
  createdAt: now,
})

/** The windows of the live bookings of some pairs, by their conversations. */
export const windowsOf = async (
  db: Database,
  rows: readonly ConversationRow[],
): Promise<ReadonlyMap<string, readonly ChatWindow[]>> => {
  const pairs = rows.filter(({ kind }) => kind === 'appointment')
  if (pairs.length === 0) return new Map()
  const found = await db
    .select({
      id: appointments.id,
      doctorId: appointments.doctorId,
      memberId: appointments.memberId,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      consultation: appointments.consultation,
      status: appointments.status,
      clinic: clinics.name,
    })
    .from(appointments)
    .leftJoin(clinics, eq(clinics.id, appointments.clinicId))
    .where(
      and(
        inArray(appointments.patientId, [...new Set(pairs.map(({ patientId }) => patientId))]),
        sql`(${appointments.doctorId}, ${appointments.memberId}) in (${sql.join(
          pairs.map(({ doctorId, memberId }) => sql`(${doctorId}, ${memberId})`),
          sql`, `,
        )})`,
        isLive,
      ),
    )
    .orderBy(appointments.startsAt)
  const windows = new Map<string, ChatWindow[]>()
  for (const { id, doctorId, memberId, startsAt, endsAt, consultation, status, clinic } of found) {
    const conversation = `app_${doctorId}_${memberId}`
    const all = windows.get(conversation) ?? []
    windows.set(conversation, all)
    const video = consultation === 'video' && CALLABLE.includes(status) ? { videoUntil: endsAt } : {}
    const place = clinic === null ? {} : { clinic }
    all.push({ bookingId: id, startsAt, ...windowOf({ startsAt, endsAt }), ...video, ...place })
  }
  return windows
}

/** What a conversation is now, for somebody who wants to write: who is blocked reads that it is disabled. */
export const stateFor = async (db: Database, { row, principal }: Found, now: UnixSeconds): Promise<ChatState> => {
  const windows = (await windowsOf(db, [row])).get(row.id) ?? []
  const state = stateOf({ ...row, windows }, now)
  const isBlocked =
    principal === 'owner' && row.doctorId !== null && (await isBlockedBy(db, row.doctorId, row.patientId))
  return isBlocked && state !== 'expired' ? 'disabled' : state
}
