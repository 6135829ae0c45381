import { and, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { type ChatSide, chatSides } from '../../src/core/chat/chat'
import { supportChannelOf } from '../../src/core/chat/chat.rules'
import { DAY, HOUR, MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import { DOCTORS } from '../../src/core/session/roles'
import { appointments } from '../booking/booking.tables'
import { admissions } from '../inpatient/inpatient.tables'
import type { Database } from '../kit/handlers'
import { users } from '../people/people.tables'
import { type DemonstrationAccount, demonstrationAccounts } from '../seed/accounts'
import { insertAll } from '../seed/bulk'
import { type Line, talks } from '../seed/content/talks'
import { type Dice, dice } from '../seed/random'
import { conversationMarks, conversations, conversationSides, messages } from './chat.tables'
import { isLive, openSupport } from './conversation.store'

/** Conversations of the demonstration in which something was written. */
const LIVING = 60

type Conversation = typeof conversations.$inferSelect
type Message = typeof messages.$inferInsert

/** Pairs with a live booking, and those with a stay. */
const makeConversations = async (db: Database): Promise<void> => {
  const pairs = await db
    .select({
      doctorId: appointments.doctorId,
      memberId: appointments.memberId,
      patientId: sql<string>`max(${appointments.patientId}::text)`,
      latestStartsAt: sql`max(${appointments.startsAt})`.mapWith(Number),
      createdAt: sql`min(${appointments.createdAt})`.mapWith(Number),
    })
    .from(appointments)
    .where(isLive)
    .groupBy(appointments.doctorId, appointments.memberId)
  const stays = await db
    .selectDistinctOn([admissions.doctorId, admissions.memberId])
    .from(admissions)
    .orderBy(admissions.doctorId, admissions.memberId, desc(admissions.admittedAt), desc(admissions.id))
  const rows: (typeof conversations.$inferInsert)[] = [
    ...pairs.map((pair) => ({
      ...pair,
      id: `app_${pair.doctorId}_${pair.memberId}`,
      kind: 'appointment' as const,
      updatedAt: pair.createdAt,
      teamUpdatedAt: pair.createdAt,
    })),
    ...stays.map(({ id, doctorId, memberId, patientId, dischargedAt, isChatEnabled, createdAt }) => ({
      id: `ip_${doctorId}_${memberId}`,
      kind: 'in-patient' as const,
      doctorId,
      memberId,
      patientId,
      stayId: id,
      dischargedAt,
      status:
        dischargedAt !== null ? ('discharged' as const) : isChatEnabled ? ('active' as const) : ('disabled' as const),
      createdAt,
      updatedAt: createdAt,
      teamUpdatedAt: createdAt,
    })),
  ]
  await insertAll(db, conversations, rows)
  await insertAll(
    db,
    conversationSides,
    rows.flatMap(({ id }) => chatSides.map((side) => ({ conversationId: id, side }))),
  )
}

interface Team {
  readonly doctor: string
  readonly junior: string
}

const teamsOf = async (db: Database): Promise<ReadonlyMap<string, Team>> => {
  const staff = await db
    .select({ id: users.id, role: users.role, doctorId: users.doctorId })
    .from(users)
    .where(and(isNotNull(users.doctorId), inArray(users.role, [...DOCTORS])))
    .orderBy(users.createdAt, users.id)
  const teams = new Map<string, Team>()
  for (const { id, role, doctorId } of staff) {
    const known = teams.get(doctorId!)
    if (role === 'DOCTOR') teams.set(doctorId!, { doctor: id, junior: known?.junior ?? id })
    else teams.set(doctorId!, { doctor: known?.doctor ?? id, junior: id })
  }
  return teams
}

/** The lines of a talk as messages of their conversation, ending a while before now. */
const written = (
  { id, patientId }: Conversation,
  lines: readonly Line[],
  team: Team,
  roll: Dice,
  end: UnixSeconds,
): readonly Message[] => {
  const seq: Record<ChatSide, number> = { patient: 0, internal: 0 }
  const gaps = lines.map(() => roll.between(1, 12) * MINUTE)
  let at = end - gaps.reduce((sum, gap) => sum + gap, 0)
  return lines.map(({ by, text, team: isTeams }, index) => {
    const side: ChatSide = isTeams ? 'internal' : 'patient'
    seq[side] += 1
    at += gaps[index]!
    const senderId = by === 'patient' ? patientId : team[by]
    return { id: roll.uuid(), conversationId: id, side, seq: seq[side], senderId, type: 0, text, sentAt: at }
  })
}

/** Writes messages with what follows from them: the ends of their sides, the time of the conversation, who read how much. */
const keep = async (
  db: Database,
  conversation: Conversation,
  all: readonly Message[],
  team: Team,
  unreadOfTeam: number,
): Promise<void> => {
  await insertAll(db, messages, all)
  const last = (side: ChatSide) => all.findLast((each) => each.side === side)
  for (const side of chatSides) {
    const end = last(side)
    if (end === undefined) continue
    await db
      .update(conversationSides)
      .set({ lastSeq: end.seq, lastMessageId: end.id })
      .where(and(eq(conversationSides.conversationId, conversation.id), eq(conversationSides.side, side)))
    const readers = side === 'patient' ? [conversation.patientId, team.doctor, team.junior] : [team.doctor, team.junior]
    await insertAll(
      db,
      conversationMarks,
      [...new Set(readers)].map((userId) => {
        const seq = userId === conversation.patientId ? end.seq : Math.max(0, end.seq - unreadOfTeam)
        const unread = all.filter((each) => each.side === side && each.seq > seq && each.senderId !== userId).length
        return { conversationId: conversation.id, side, userId, seq, unread }
      }),
    )
  }
  const teamUpdatedAt = all.at(-1)?.sentAt ?? conversation.teamUpdatedAt
  await db
    .update(conversations)
    .set({ updatedAt: last('patient')?.sentAt ?? conversation.updatedAt, teamUpdatedAt })
    .where(eq(conversations.id, conversation.id))
}

/** Who asks the support in the demonstration, what was said, and where it stands. */
const asked = [
  {
    by: demonstrationAccounts.pharmacy,
    lines: [{ by: 'patient', text: 'A customer paid twice for one order. Which payment is returned?' }],
    is: 'waiting',
  },
  {
    by: demonstrationAccounts.diagnosticCentre,
    lines: [
      { by: 'patient', text: 'We moved to the first floor. Where do we change the address?' },
      { by: 'doctor', text: 'I can do that for you. Is the door number still the same?' },
      { by: 'patient', text: 'Yes, only the floor.' },
    ],
    is: 'taken',
  },
  {
    by: demonstrationAccounts.clinicPatientDesk,
    lines: [
      { by: 'patient', text: 'The tokens of the display are too small to read.' },
      { by: 'doctor', text: 'Press Ctrl and plus on the display: it keeps the size.' },
    ],
    is: 'solved',
  },
] as const satisfies readonly { by: DemonstrationAccount; lines: readonly Line[]; is: 'waiting' | 'taken' | 'solved' }[]

/** The desk of the support: somebody waits, somebody is answered, one chat is solved. */
const seedSupport = async (db: Database, roll: Dice, now: UnixSeconds): Promise<void> => {
  const { id: agentId } = demonstrationAccounts.admin
  for (const [index, { by, lines, is }] of asked.entries()) {
    const end = now - (index + 1) * HOUR
    await openSupport(db, by.id, end - HOUR)
    const isIt = eq(conversations.id, supportChannelOf(by.id))
    const [conversation] = await db.select().from(conversations).where(isIt)
    const team = { doctor: agentId, junior: agentId }
    await keep(db, conversation!, written(conversation!, lines, team, roll, end), team, is === 'solved' ? 0 : 1)
    const stands = {
      waiting: { waitingSince: end },
      taken: { agentId },
      solved: { agentId, status: 'resolved', resolvedAt: end },
    } as const
    await db
      .update(conversations)
      .set({ ...stands[is], rev: 1 })
      .where(isIt)
  }
}

/** The conversations of the demonstration, some sixty of them with what was written. */
export const seedChat = async (db: Database, now: UnixSeconds): Promise<void> => {
  await makeConversations(db)
  const roll = dice(41)
  const teams = await teamsOf(db)
  const withTeam = inArray(conversations.doctorId, [...teams.keys()])
  const visits = await db
    .select()
    .from(conversations)
    .where(and(withTeam, eq(conversations.kind, 'appointment'), lte(conversations.latestStartsAt, now + DAY)))
    .orderBy(desc(conversations.latestStartsAt), conversations.id)
    .limit(LIVING - 10)
  const stays = await db
    .select()
    .from(conversations)
    .where(and(withTeam, eq(conversations.kind, 'in-patient')))
    .orderBy(desc(conversations.createdAt), conversations.id)
    .limit(LIVING - visits.length)
  let ago = 6 * MINUTE
  for (const [index, conversation] of [...visits, ...stays].entries()) {
    const team = teams.get(conversation.doctorId!)!
    const lines = talks[index % talks.length]!
    await keep(db, conversation, written(conversation, lines, team, roll, now - ago), team, index % 3 === 0 ? 2 : 0)
    ago += roll.between(20, 5 * 60) * MINUTE
  }
  await seedSupport(db, roll, now)
}

/** One long conversation of the demonstration doctor: so many messages, an hour apart at the most. */
export const seedLongChat = async (db: Database, count: number, now: UnixSeconds): Promise<string> => {
  const teams = await teamsOf(db)
  const [conversation] = await db
    .select()
    .from(conversations)
    .where(and(inArray(conversations.doctorId, [...teams.keys()]), eq(conversations.kind, 'appointment')))
    .orderBy(desc(conversations.latestStartsAt), conversations.id)
    .limit(1)
  if (conversation === undefined) throw new Error('There is no conversation to write into')
  const roll = dice(43)
  const team = teams.get(conversation.doctorId!)!
  const isPatients = and(eq(conversationSides.conversationId, conversation.id), eq(conversationSides.side, 'patient'))
  const [side] = await db.select().from(conversationSides).where(isPatients)
  const lines = talks.flat().filter(({ team: isTeams }) => isTeams === undefined)
  const all = Array.from({ length: count }, (_, index): Message => {
    const { by, text } = lines[index % lines.length]!
    return {
      id: roll.uuid(),
      conversationId: conversation.id,
      side: 'patient',
      seq: (side?.lastSeq ?? 0) + index + 1,
      senderId: by === 'patient' ? conversation.patientId : team[by],
      type: 0,
      text,
      sentAt: now - Math.floor(((count - index) * HOUR) / 4),
    }
  })
  await db.transaction((tx) => keep(tx, conversation, all, team, 0))
  await db.execute(sql`vacuum analyze ${messages}`)
  return conversation.id
}
