import { and, asc, desc, eq, exists, gt, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type ChatPrincipal, mayRead, principalOf } from '../../src/core/chat/access'
import type {
  ChatKind,
  ChatPerson,
  ChatSide,
  Conversation,
  Message,
  OffBecause,
  SideSummary,
} from '../../src/core/chat/chat'
import { TOLD_REASONS } from '../../src/core/chat/chat.lifecycle'
import { type DeskPart, firstListedDay, firstListedDischarge, governing } from '../../src/core/chat/chat.rules'
import { dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import type { Role } from '../../src/core/session/permissions'
import { DOCTORS } from '../../src/core/session/roles'
import { patientBlocks } from '../booking/patientBlock.tables'
import { doctors, specialities } from '../doctors/doctors.tables'
import { admissions, bedOccupancies, hospitalRooms, roomBeds } from '../inpatient/inpatient.tables'
import type { Database, VerifiedCaller } from '../kit/handlers'
import { isMeant } from '../kit/search'
import { ageAt } from '../members/members.port'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'
import { type ConversationRow, windowsOf } from './access.read'
import { conversationFavourites, conversationMarks, conversations, conversationSides, messages } from './chat.tables'
import { clinicPhones } from './clinicPhones.read'
import { isAfter, movedAt, orderOf } from './listOrder'
import { messagesByIds } from './messages.read'

/** Whose conversations are listed: one's own without a kind, else those of the caller's doctor or of the support. */
export const isInList = ({ userId, doctorId, role }: VerifiedCaller, kind: ChatKind | undefined): SQL => {
  if (kind === undefined) return eq(conversations.patientId, userId)
  if (kind === 'support') return and(eq(conversations.kind, 'support'), role === 'ADMIN' ? undefined : sql`false`)!
  return and(eq(conversations.kind, kind), doctorId === null ? sql`false` : eq(conversations.doctorId, doctorId))!
}

const hasUnread = (db: Database, userId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(conversationMarks)
      .where(
        and(
          eq(conversationMarks.conversationId, conversations.id),
          eq(conversationMarks.userId, userId),
          gt(conversationMarks.unread, 0),
        ),
      ),
  )

const isFavourite = (db: Database, userId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(conversationFavourites)
      .where(
        and(eq(conversationFavourites.conversationId, conversations.id), eq(conversationFavourites.userId, userId)),
      ),
  )

/** `isListed` of staff: recent by the kind's own days, or with something unread, or a favourite. */
const isRecent = (kind: ChatKind | undefined, now: UnixSeconds): SQL | undefined => {
  if (kind === 'appointment') return gte(conversations.latestStartsAt, startOfDay(firstListedDay(now)))
  if (kind === 'in-patient')
    return or(
      inArray(conversations.status, ['active', 'disabled']),
      gte(conversations.dischargedAt, firstListedDischarge(now)),
    )
  return undefined
}

export interface ListedQuery {
  readonly kind: ChatKind | undefined
  readonly limit: number
  readonly offset: number
  readonly before?: string | undefined
  readonly only?: 'unread' | 'favourite' | DeskPart | undefined
}

/** `deskPartOf` of the support's conversations. */
const isInPart = (part: DeskPart, userId: string): SQL => {
  if (part === 'solved') return eq(conversations.status, 'resolved')
  const agent = part === 'waiting' ? isNull(conversations.agentId) : eq(conversations.agentId, userId)
  return and(eq(conversations.kind, 'support'), eq(conversations.status, 'active'), agent)!
}

const isOnly = (db: Database, only: ListedQuery['only'], userId: string): SQL | undefined => {
  if (only === undefined) return undefined
  if (only === 'unread') return hasUnread(db, userId)
  return only === 'favourite' ? isFavourite(db, userId) : isInPart(only, userId)
}

/** A page of the conversations of a list, the last message first, of one's own stays before others, and how many. */
export const listedConversations = async (
  db: Database,
  caller: VerifiedCaller,
  { kind, limit, offset, before, only }: ListedQuery,
  now: UnixSeconds,
) => {
  const recent = isRecent(kind, now)
  const where = and(
    isInList(caller, kind),
    recent === undefined ? undefined : or(recent, hasUnread(db, caller.userId), isFavourite(db, caller.userId)),
    isOnly(db, only, caller.userId),
  )
  // Who waits longest is answered first.
  const order = only === 'waiting' ? [asc(conversations.waitingSince)] : orderOf(kind)
  return page(db, where, { limit, offset, order, after: isAfter(kind, before) })
}

interface PageQuery {
  readonly limit: number
  readonly offset: number
  readonly order: readonly SQL[]
  readonly after?: SQL | undefined
}

const page = async (db: Database, where: SQL | undefined, { limit, offset, order, after }: PageQuery) => {
  const rows = await db
    .select()
    .from(conversations)
    .where(and(where, after))
    .orderBy(...order, asc(conversations.id))
    .limit(limit)
    .offset(offset)
  const isWhole = rows.length < limit && offset === 0 && after === undefined
  return { rows, count: isWhole ? rows.length : await db.$count(conversations, where) }
}

/** Conversations of a list whose patient is meant by some words, by name or number. */
export const foundConversations = (
  db: Database,
  caller: VerifiedCaller,
  kind: ChatKind,
  { search, limit, offset }: { readonly search: string; readonly limit: number; readonly offset: number },
) => {
  const isNamed =
    kind === 'support'
      ? sql`${conversations.patientId} in (select ${users.id} from ${users} where ${isMeant(search, users.name, users)})`
      : sql`${conversations.memberId} in (select ${members.id} from ${members} join ${users} on ${users.id} = ${members.patientId}
          where ${isMeant(search, members.name, users)})`
  return page(db, and(isInList(caller, kind), isNamed), { limit, offset, order: [desc(movedAt(kind))] })
}

const byKey = <A>(rows: readonly A[], key: (row: A) => string): ReadonlyMap<string, A> =>
  new Map(rows.map((row) => [key(row), row]))

const grouped = <A>(rows: readonly A[], key: (row: A) => string): ReadonlyMap<string, readonly A[]> => {
  const groups = new Map<string, A[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return groups
}

/** The last bed of some stays. */
export const roomsOf = async (db: Database, stayIds: readonly string[]) =>
  stayIds.length === 0
    ? []
    : db
        .selectDistinctOn([admissions.id], {
          stayId: admissions.id,
          hospitalId: admissions.hospitalId,
          id: hospitalRooms.id,
          name: hospitalRooms.name,
          phone: hospitalRooms.phone,
          bed: roomBeds.number,
        })
        .from(admissions)
        .innerJoin(bedOccupancies, eq(bedOccupancies.admissionId, admissions.id))
        .innerJoin(roomBeds, eq(roomBeds.id, bedOccupancies.bedId))
        .innerJoin(hospitalRooms, eq(hospitalRooms.id, roomBeds.roomId))
        .where(inArray(admissions.id, [...stayIds]))
        .orderBy(admissions.id, desc(bedOccupancies.position))

const given = <A>(all: readonly (A | null)[]): readonly A[] => [...new Set(all.filter((one) => one !== null))]

/** What is around some conversations: who takes part, who is treated where by whom, who is blocked. */
const around = async (db: Database, rows: readonly ConversationRow[], now: UnixSeconds) => {
  const doctorIds = given(rows.map(({ doctorId }) => doctorId))
  const userIds = given(rows.flatMap(({ patientId, agentId }) => [patientId, agentId]))
  const memberIds = given(rows.map(({ memberId }) => memberId))
  const people = await db
    .select({ id: users.id, name: users.name, photo: users.profilePhoto, role: users.role, doctorId: users.doctorId })
    .from(users)
    .where(
      or(
        inArray(users.id, [...userIds]),
        and(inArray(users.doctorId, [...doctorIds]), inArray(users.role, [...DOCTORS]), eq(users.isBlocked, false)),
      ),
    )
    .orderBy(users.createdAt, users.id)
  const treated = await db
    .select({ id: members.id, name: members.name, age: ageAt(now), gender: members.gender })
    .from(members)
    .where(inArray(members.id, [...memberIds]))
  const treating = await db
    .select({ id: doctors.id, name: doctors.name, speciality: specialities.name, photo: doctors.photoUrl })
    .from(doctors)
    .innerJoin(specialities, eq(specialities.id, doctors.specialityId))
    .where(inArray(doctors.id, [...doctorIds]))
  const blocks = await db
    .select()
    .from(patientBlocks)
    .where(and(inArray(patientBlocks.doctorId, [...doctorIds]), inArray(patientBlocks.patientId, [...userIds])))
  return {
    people,
    members: byKey(treated, ({ id }) => id),
    doctors: byKey(treating, ({ id }) => id),
    blocked: new Set(blocks.map(({ doctorId, patientId }) => `${doctorId} ${patientId}`)),
    rooms: byKey(await roomsOf(db, given(rows.map(({ stayId }) => stayId))), ({ stayId }) => stayId),
    windows: await windowsOf(db, rows),
    phones: await clinicPhones(db, doctorIds),
  }
}

type Around = Awaited<ReturnType<typeof around>>

/** What somebody is in a conversation, by the role of their account. */
export const partOf: Readonly<Record<Role, ChatPerson['role']>> = {
  PATIENT: 'patient',
  GUEST: 'patient',
  DOCTOR: 'doctor',
  JR_DOCTOR: 'junior',
  PHARMACY: 'pharmacy',
  DIAGNOSTIC_CENTER: 'centre',
  ADMIN: 'support',
}

const peopleOf = ({ people }: Around, { patientId, doctorId, agentId }: ConversationRow): readonly ChatPerson[] =>
  people
    .filter((each) => each.id === patientId || each.id === agentId || (doctorId !== null && each.doctorId === doctorId))
    .map(({ id, name, photo, role }) => ({
      userId: id,
      name,
      photo,
      role: partOf[role],
    }))

type SideRow = typeof conversationSides.$inferSelect
type MarkRow = typeof conversationMarks.$inferSelect

const summaryOf = (
  { lastSeq, lastMessageId }: Pick<SideRow, 'lastSeq' | 'lastMessageId'>,
  marks: readonly MarkRow[],
  last: ReadonlyMap<string, Message>,
  userId: string,
): SideSummary => {
  const mine = marks.find((mark) => mark.userId === userId)
  return {
    lastSeq,
    last: lastMessageId === null ? null : (last.get(lastMessageId) ?? null),
    mark: mine?.seq ?? 0,
    unread: mine?.unread ?? 0,
    mentionCount: mine?.mentions ?? 0,
    seen: marks.filter(({ seq }) => seq > 0).map(({ userId: by, seq }) => ({ userId: by, seq })),
  }
}

/** The first message above each of these marks that names whose mark it is, by conversation and side. */
const firstMentions = async (db: Database, marks: readonly MarkRow[]): Promise<ReadonlyMap<string, number>> => {
  const found = new Map<string, number>()
  for (const { conversationId, side, userId, seq } of marks) {
    const [first] = await db
      .select({ seq: sql<number | null>`min(${messages.seq})`.mapWith(Number) })
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversationId),
          eq(messages.side, side),
          gt(messages.seq, seq),
          isNull(messages.takenBackAt),
          sql`${userId}::uuid = any(${messages.mentions})`,
        ),
      )
    if (first?.seq) found.set(`${conversationId} ${side}`, first.seq)
  }
  return found
}

const NO_SIDE = { lastSeq: 0, lastMessageId: null }

/** Conversations as their caller may read them: of a side they do not read, nothing. */
export const conversationsOf = async (
  db: Database,
  caller: VerifiedCaller,
  rows: readonly ConversationRow[],
  now: UnixSeconds,
): Promise<readonly Conversation[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const mine = rows.flatMap((row) => {
    const principal = principalOf(row, caller)
    return principal === null ? [] : [{ row, principal }]
  })
  const facts = await around(db, rows, now)
  const sides = await db.select().from(conversationSides).where(inArray(conversationSides.conversationId, ids))
  const readable = sides.filter(({ conversationId, side }) =>
    mine.some(({ row, principal }) => row.id === conversationId && mayRead(row.kind, principal, side)),
  )
  const last = await messagesByIds(db, given(readable.map(({ lastMessageId }) => lastMessageId)))
  const marks = grouped(
    await db
      .select()
      .from(conversationMarks)
      .where(inArray(conversationMarks.conversationId, ids))
      .orderBy(conversationMarks.userId),
    ({ conversationId, side }) => `${conversationId} ${side}`,
  )
  const favourites = new Set(
    (
      await db
        .select({ id: conversationFavourites.conversationId })
        .from(conversationFavourites)
        .where(
          and(eq(conversationFavourites.userId, caller.userId), inArray(conversationFavourites.conversationId, ids)),
        )
    ).map(({ id }) => id),
  )
  const named = await firstMentions(
    db,
    [...marks.values()].flat().filter((mark) => mark.userId === caller.userId && mark.mentions > 0),
  )
  const sideOf = (id: string, side: ChatSide) => ({
    ...summaryOf(
      sides.find((each) => each.conversationId === id && each.side === side) ?? NO_SIDE,
      marks.get(`${id} ${side}`) ?? [],
      last,
      caller.userId,
    ),
    ...(named.has(`${id} ${side}`) && { mentionedAt: named.get(`${id} ${side}`)! }),
  })
  return mine.map(({ row, principal }) => ({
    ...described(row, principal, facts, now),
    isFavourite: favourites.has(row.id),
    sides: {
      patient: sideOf(row.id, 'patient'),
      internal: mayRead(row.kind, principal, 'internal') ? sideOf(row.id, 'internal') : null,
    },
  }))
}

/** Why a chat is off, for its team; for the patient where that may be said, and never to somebody who is blocked. */
const offBecauseOf = (
  { offReason: reason, offNote: note }: ConversationRow,
  principal: ChatPrincipal,
  isBlocked: boolean,
): OffBecause | null => {
  if (reason === null) return null
  if (principal === 'team') return { reason, note }
  return isBlocked || !TOLD_REASONS.includes(reason) ? null : { reason, note: null }
}

const described = (row: ConversationRow, principal: ChatPrincipal, facts: Around, now: UnixSeconds) => {
  const { id, kind, rev, doctorId, patientId, memberId, stayId, dischargedAt, agentId, createdAt } = row
  const windows = facts.windows.get(id) ?? []
  const isBlocked = facts.blocked.has(`${doctorId} ${patientId}`)
  const room = stayId === null ? undefined : facts.rooms.get(stayId)
  const member = memberId === null ? undefined : facts.members.get(memberId)
  const doctor = doctorId === null ? undefined : facts.doctors.get(doctorId)
  const window = governing(windows, now)
  return {
    id,
    kind,
    rev,
    doctorId,
    patientId,
    memberId,
    // Nobody is told that they were blocked: they read a chat that is off.
    status: isBlocked && principal === 'owner' ? ('disabled' as const) : row.status,
    offBecause: offBecauseOf(row, principal, isBlocked),
    windows,
    bookingDate: window === null ? null : dayOf(window.startsAt),
    dischargedAt,
    stayId,
    hospitalId: room?.hospitalId ?? null,
    room: room === undefined ? null : { id: room.id, name: room.name, bed: room.bed },
    isBlocked: isBlocked && principal === 'team',
    member: member === undefined ? null : { name: member.name, age: member.age, gender: member.gender },
    clinicPhone: principal === 'owner' ? (room?.phone ?? facts.phones.get(doctorId ?? '') ?? null) : null,
    doctor: doctor === undefined ? null : { name: doctor.name, speciality: doctor.speciality, photo: doctor.photo },
    people: peopleOf(facts, row),
    agentId,
    waitingSince: row.waitingSince,
    updatedAt: principal === 'owner' ? row.updatedAt : row.teamUpdatedAt,
    createdAt,
  }
}
