import { and, eq } from 'drizzle-orm'
import * as Schema from 'effect/Schema'
import { ChatSide } from '../../src/core/chat/chat'
import { pushedAt, SEEN_WITHIN } from '../../src/core/chat/quietHours.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { doctors } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { enqueue, runnable, type RunnableTask, type Task } from '../kit/jobs'
import { members } from '../members/members.tables'
import { notify } from '../notifications/notifications.port'
import { users } from '../people/people.tables'
import { readersOf } from './chat.events'
import type { MessageRow } from './chat.store'
import { conversationMarks, conversations, messages } from './chat.tables'
import { quietOnes } from './quietHours.store'

/** A message that its readers may not have seen; `readerId` of whom it was kept until the morning. */
const Unseen = Schema.Struct({
  messageId: Schema.String,
  side: ChatSide,
  readerId: Schema.optionalKey(Schema.String),
})
const unreadTask: Task<typeof Unseen.Type> = { name: 'push an unread message', tries: 4, input: Unseen }

/** Has those told of a message who have not read it a moment later: whoever looks at the chat is not. */
export const pushUnread = (db: Database, { id, side, sentAt }: MessageRow, now: UnixSeconds): Promise<void> =>
  enqueue(db, unreadTask, [{ input: { messageId: id, side }, key: id, at: Math.max(now, sentAt) + SEEN_WITHIN }])

type ConversationRow = typeof conversations.$inferSelect

/** Who writes, as the other end knows them: the doctor, the treated person, the support. */
const namesOf = async (db: Database, { doctorId, memberId, patientId }: ConversationRow, senderId: string | null) => {
  const [doctor] = doctorId === null ? [] : await db.select().from(doctors).where(eq(doctors.id, doctorId))
  const [member] = memberId === null ? [] : await db.select().from(members).where(eq(members.id, memberId))
  const [sender] = senderId === null ? [] : await db.select().from(users).where(eq(users.id, senderId))
  const team = doctor?.name ?? 'Spine Care'
  return { toPatient: team, toTeam: (senderId === patientId ? member?.name : null) ?? sender?.name ?? team }
}

/**
 * Tells the readers of a message whose mark is still below it, once until they have read: that somebody wrote, and never
 * a word of it. Those whose nights are quiet hear of it in the morning.
 */
export const unreadPush: RunnableTask = runnable(unreadTask, async ({ messageId, side, readerId }, { db, now }) => {
  const [found] = await db
    .select({ message: messages, conversation: conversations })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(messages.id, messageId))
  if (found === undefined || found.message.takenBackAt !== null) return
  const { message, conversation } = found
  const marks = await db
    .select()
    .from(conversationMarks)
    .where(and(eq(conversationMarks.conversationId, conversation.id), eq(conversationMarks.side, side)))
  const readers = await readersOf(db, conversation, side)
  const quiet = await quietOnes(
    db,
    readers.map(({ id }) => id),
  )
  const unread = readers.flatMap(({ id, isTeam }) => {
    const mark = marks.find(({ userId }) => userId === id)?.seq ?? 0
    const isUnseen = id !== message.senderId && mark < message.seq && (readerId === undefined || readerId === id)
    // Once somebody of the support has taken a chat, the others have nothing to do with it.
    const isAnothers = isTeam && conversation.agentId !== null && conversation.agentId !== id
    const about = { kind: conversation.kind, isQuiet: quiet.has(id), isNamed: message.mentions.includes(id) }
    return isUnseen && !isAnothers ? [{ id, isTeam, mark, at: pushedAt(now, about) }] : []
  })
  await enqueue(
    db,
    unreadTask,
    unread
      .filter(({ at }) => at > now)
      .map(({ id, at }) => ({ input: { messageId, side, readerId: id }, key: `${messageId} ${id}`, at })),
  )
  const names = await namesOf(db, conversation, message.senderId)
  await notify(
    db,
    unread
      .filter(({ at }) => at <= now)
      .map(({ id, isTeam, mark }) => ({
        event: 'chat.message',
        facts: { sender: isTeam ? names.toTeam : names.toPatient, conversationId: conversation.id },
        to: [id],
        about: `${conversation.id} ${side} ${mark}`,
      })),
    now,
  )
})
