import { and, eq, gt } from 'drizzle-orm'
import type { chatApi } from '../../src/core/chat/chat.api'
import { mayRead, mayWrite } from '../../src/core/chat/access'
import { type ChatSide, type Message, messageTypes, type ReadMark } from '../../src/core/chat/chat'
import { canTakeBack, type ChatState } from '../../src/core/chat/chat.rules'
import { mentioned } from '../../src/core/chat/mention.rules'
import { isVoice } from '../../src/core/files/files.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import { allows } from '../../src/core/session/permissions.rules'
import { appointments } from '../booking/booking.tables'
import { isSameContent, claimFile } from '../files/files.port'
import { files } from '../files/files.tables'
import { lockStay, switchStayChat } from '../inpatient/inpatient.port'
import { violatedConstraint } from '../kit/constraint'
import type { Call, DoctorCaller, Handlers, VerifiedCaller } from '../kit/handlers'
import { isUuid } from '../kit/ids'
import type { Limit } from '../kit/limits'
import type { Platform } from '../platform'
import { conversationFor, type Found, stateFor } from './access.read'
import { announceConversations, announceToReaders, readersOf } from './chat.events'
import { conversationMarks, conversations, conversationSides } from './chat.tables'
import {
  lockSide,
  type MessageRow,
  messageById,
  moveMark,
  moveSupport,
  setFavourite,
  resolveSupport,
  takeBack,
  takeSupport,
  waitOf,
  writeMessage,
} from './chat.store'
import type texts from './chat.texts.json'
import { keepReason, openSupport, setEnabled } from './conversation.store'
import { conversationsOf, foundConversations, isInList, listedConversations } from './conversations.read'
import { detailsFor } from './details.read'
import { foundMessages } from './found.read'
import { messagePage, messagesByIds } from './messages.read'
import { quietOnes, setQuiet } from './quietHours.store'
import { unreadCounts } from './unread.read'
import { pushUnread } from './unread.tasks'

type ChatCall = Call<string, keyof typeof texts, VerifiedCaller>
type ReadingCall = Pick<ChatCall, 'db' | 'caller' | 'now' | 'touches'>

/** The conversation of a call, as its caller may find it; undefined for everybody else. */
const found = async ({ db, caller, now, touches }: ReadingCall, id: string): Promise<Found | undefined> => {
  const conversation = await conversationFor(db, caller, id, now)
  touches(conversation?.principal === 'team' ? [conversation.row.patientId] : [])
  return conversation
}

const foundSide = async (call: ReadingCall, id: string, side: ChatSide): Promise<Found | undefined> => {
  const conversation = await found(call, id)
  if (conversation === undefined) return undefined
  return mayRead(conversation.row.kind, conversation.principal, side) ? conversation : undefined
}

/** Messages of a support chat with whether the other end has read them. */
const withSeen = (all: readonly Message[], marks: readonly ReadMark[], personId: string): readonly Message[] => {
  const readBy = (isPerson: boolean) =>
    Math.max(0, ...marks.filter(({ userId }) => (userId === personId) === isPerson).map(({ seq }) => seq))
  const [byPerson, byAgents] = [readBy(true), readBy(false)]
  return all.map((each) => ({ ...each, isSeen: (each.senderId === personId ? byAgents : byPerson) >= each.seq }))
}

/** With which code a state refuses a message. */
const refusedIn: Readonly<Partial<Record<ChatState, 'chatNotYet' | 'chatDisabled' | 'chatExpired'>>> = {
  notYet: 'chatNotYet',
  disabled: 'chatDisabled',
  expired: 'chatExpired',
}

/** Whether a file is the caller's own and was uploaded for a chat: a voice for a message of that type, and nothing else. */
const isUsable = async (
  { db, caller }: Pick<ChatCall, 'db' | 'caller'>,
  id: string,
  type: string,
): Promise<boolean> => {
  if (!isUuid(id)) return false
  const [file] = await db
    .select({ type: files.type })
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, caller.userId), eq(files.purpose, 'chat')))
  return file !== undefined && isVoice(file.type) === (type === 'audio')
}

type Written = Pick<MessageRow, 'senderId' | 'conversationId' | 'side' | 'text' | 'type'>

/** Whether a message was sent before by the same person with the same content. */
const isSame = (kept: Written, asked: Written): boolean =>
  (Object.keys(asked) as readonly (keyof Written)[]).every((field) => kept[field] === asked[field])

/** Whether a message has the file that is sent with it again: the upload, or its copy where that was used before. */
const isSameFile = async (db: ChatCall['db'], kept: string | null, sent: string | null): Promise<boolean> =>
  kept === sent || (kept !== null && sent !== null && (await isSameContent(db, kept, sent)))

type ChatHandlers = Handlers<typeof chatApi, keyof typeof texts, VerifiedCaller, { access: DoctorCaller }>

/** The message of an id, with its conversation, for whoever reads its side. */
const foundMessage = async (call: ReadingCall, id: string) => {
  const kept = isUuid(id) ? await messageById(call.db, id) : undefined
  const conversation = kept === undefined ? undefined : await foundSide(call, kept.conversationId, kept.side)
  if (kept === undefined || conversation === undefined) {
    call.touches([])
    return undefined
  }
  return { kept, conversation }
}

/** A conversation that was changed, after all who have it were told so. */
const changed = async ({ db, caller }: ReadingCall, id: string, now: UnixSeconds) => {
  await announceConversations(db, [id])
  const after = await conversationFor(db, caller, id, now)
  const [one] = await conversationsOf(db, caller, [after!.row], now)
  return one!
}

/** How often others are told that somebody types: whoever says it more often is not told off. */
const TYPED: Limit = { name: 'typing in a chat', most: 20, per: 'minute', apart: 3 }

export const chatHandlers = ({ limits }: Pick<Platform, 'limits'>): Omit<ChatHandlers, 'storeToken'> => ({
  conversations: async ({ type, ...query }, { db, caller, now, touches }) => {
    const { rows, count } = await listedConversations(db, caller, { kind: type, ...query }, now)
    touches(type === undefined ? [] : rows.map(({ patientId }) => patientId))
    return done({ conversations: await conversationsOf(db, caller, rows, now), count })
  },

  ofAppointment: async ({ appointmentId }, call) => {
    const [booking] = await call.db
      .select({ doctorId: appointments.doctorId, memberId: appointments.memberId })
      .from(appointments)
      .where(eq(appointments.id, appointmentId))
    const conversation = await found(call, `app_${booking?.doctorId ?? ''}_${booking?.memberId ?? ''}`)
    if (conversation === undefined) return call.refuse('notFound')
    const [one] = await conversationsOf(call.db, call.caller, [conversation.row], call.now)
    return done(one!)
  },

  conversation: async ({ channelId }, call) => {
    const conversation = await found(call, channelId)
    if (conversation === undefined) return call.refuse('notFound')
    const [one] = await conversationsOf(call.db, call.caller, [conversation.row], call.now)
    return done(one!)
  },

  messages: async ({ channelId, side, ...page }, call) => {
    const { db, refuse } = call
    const conversation = await foundSide(call, channelId, side)
    if (conversation === undefined) return refuse('notFound')
    const { kind, patientId } = conversation.row
    // In one statement: on a busy machine each has to wait for its turn.
    const kept = await db
      .select({
        lastSeq: conversationSides.lastSeq,
        mark: { userId: conversationMarks.userId, seq: conversationMarks.seq },
      })
      .from(conversationSides)
      .leftJoin(
        conversationMarks,
        and(
          eq(conversationMarks.conversationId, conversationSides.conversationId),
          eq(conversationMarks.side, conversationSides.side),
        ),
      )
      .where(and(eq(conversationSides.conversationId, channelId), eq(conversationSides.side, side)))
    const marks = kept.flatMap(({ mark }) => (mark === null ? [] : [mark]))
    const messages = await messagePage(db, { conversationId: channelId, side, ...page })
    return done({
      messages: kind === 'support' ? withSeen(messages, marks, patientId) : messages,
      lastSeq: kept[0]?.lastSeq ?? 0,
      seen: marks.filter(({ seq }) => seq > 0),
    })
  },

  send: async ({ id, channelId, side, type, text, mentions = [], fileId }, call) => {
    const { db, caller, now, refusal } = call
    const conversation = await foundSide(call, channelId, side)
    if (conversation === undefined) throw refusal('notFound')
    // The support chat of a person is made with their first message.
    if (conversation.row.rev === 0) await openSupport(db, caller.userId, now)
    await lockSide(db, channelId, side)
    // Looked up before the window is judged: the answer of a message that was written may have been lost.
    const kept = await messageById(db, id)
    if (kept !== undefined) {
      const asked = { senderId: caller.userId, conversationId: channelId, side, text, type: messageTypes[type] }
      const sent = type === 'text' ? null : (fileId ?? null)
      if (!isSame(kept, asked) || !(await isSameFile(db, kept.fileId, sent))) throw refusal('messageIdUsed')
      return done({ seq: kept.seq, sentAt: kept.sentAt })
    }
    const { row, principal } = conversation
    const state = await stateFor(db, conversation, now)
    if (!mayWrite(row.kind, principal, side, state)) throw refusal(refusedIn[state] ?? 'chatExpired')
    if (type !== 'text' && fileId === undefined) throw refusal('allFieldsRequired')
    if (type !== 'text' && !(await isUsable(call, fileId!, type))) throw refusal('fileUnusable')
    const used = type === 'text' ? null : await claimFile(db, fileId!)
    if (type !== 'text' && used === null) throw refusal('fileUnusable')
    let isMoved = false
    if (row.kind === 'support')
      isMoved = await moveSupport(db, row, { userId: caller.userId, isAgent: principal === 'support' }, now)
    const wait = await waitOf(db, { conversationId: channelId, side, senderId: caller.userId }, now)
    if (wait > 0) throw refusal('tooMany', undefined, wait)
    const named = side === 'internal' ? mentioned(text, mentions) : []
    const readers = new Set((await readersOf(db, row, side)).map((reader) => reader.id))
    const written = await writeMessage(
      db,
      row,
      {
        id,
        side,
        senderId: caller.userId,
        type,
        text,
        mentions: named.filter((userId) => readers.has(userId)),
        fileId: used,
        card: null,
      },
      now,
    ).catch((error: unknown) => {
      // Written into another conversation at the same time.
      throw violatedConstraint(error) === 'messages_pkey' ? refusal('messageIdUsed') : error
    })
    // Whoever has it open reads who answers it, and whether it can be taken.
    if (isMoved) await announceConversations(db, [channelId])
    await pushUnread(db, written, now)
    return done({ seq: written.seq, sentAt: written.sentAt })
  },

  file: async ({ id }, call) => {
    const found = await foundMessage(call, id)
    if (found === undefined || found.kept.fileId === null || found.kept.takenBackAt !== null)
      return call.refuse('notFound')
    const [file] = await call.db.select().from(files).where(eq(files.id, found.kept.fileId))
    const { url, thumbnailUrl, expiresAt } = call.addresses.to(file!, call.caller.sessionId, call.now)
    return done({ url, thumbnailUrl: isVoice(file!.type) ? null : thumbnailUrl, expiresAt })
  },

  read: async ({ channelId, side, seq }, call) => {
    const conversation = await foundSide(call, channelId, side)
    if (conversation === undefined) return call.refuse('notFound')
    if (conversation.row.rev === 0) return done({ mark: 0, unread: 0, mentionCount: 0 })
    const mark = await moveMark(call.db, conversation.row, { side, userId: call.caller.userId, seq })
    return done({ mark: mark.seq, unread: mark.unread, mentionCount: mark.mentions })
  },

  readAll: async ({ type }, { db, caller, say }) => {
    const unread = await db
      .select({ row: conversations, side: conversationMarks.side, lastSeq: conversationSides.lastSeq })
      .from(conversationMarks)
      .innerJoin(conversations, eq(conversations.id, conversationMarks.conversationId))
      .innerJoin(
        conversationSides,
        and(
          eq(conversationSides.conversationId, conversationMarks.conversationId),
          eq(conversationSides.side, conversationMarks.side),
        ),
      )
      .where(and(eq(conversationMarks.userId, caller.userId), gt(conversationMarks.unread, 0), isInList(caller, type)))
      .orderBy(conversations.id, conversationMarks.side)
    for (const { row, side, lastSeq } of unread) await moveMark(db, row, { side, userId: caller.userId, seq: lastSeq })
    const count = new Set(unread.map(({ row }) => row.id)).size
    return done({ count }, say('allRead', { count }))
  },

  unread: async (_, { db, caller }) => {
    const lists = [
      ['appointment', 'chat.viewAppointmentList'],
      ['in-patient', 'chat.viewIpDashboardList'],
      ['support', 'supportTicket.viewList'],
    ] as const
    const kinds = lists.filter(([, feature]) => allows(caller.permissions, feature)).map(([kind]) => kind)
    return done(await unreadCounts(db, caller, kinds))
  },

  quietHours: async (_, { db, caller: { userId } }) => done({ isOn: (await quietOnes(db, [userId])).has(userId) }),

  setQuietHours: async ({ isOn }, { db, caller }) => {
    await setQuiet(db, caller.userId, isOn)
    return done({ isOn })
  },

  favourite: async ({ channelId, isFavourite }, call) => {
    const conversation = await found(call, channelId)
    if (conversation === undefined || conversation.row.rev === 0) return call.refuse('notFound')
    await setFavourite(call.db, { conversationId: channelId, userId: call.caller.userId }, isFavourite)
    // Their lists, in every tab, show the star.
    await announceToReaders(call.db, conversation.row, [{ id: call.caller.userId }], {
      is: 'conversation',
      rev: conversation.row.rev,
    })
    return done({ isFavourite })
  },

  access: async ({ channelId, isEnabled, reason, note = null }, call) => {
    const { db, caller, now, refusal, say } = call
    const conversation = await found(call, channelId)
    if (conversation?.principal !== 'team') throw refusal('notFound')
    const { row } = conversation
    if (row.kind === 'in-patient') {
      const by = { db, doctorId: caller.doctorId, userId: caller.userId, now }
      const stay = await lockStay(by, row.stayId!)
      if (stay === undefined || stay.dischargedAt !== null) throw refusal('chatExpired')
      await switchStayChat(by, stay, isEnabled)
    } else await setEnabled(db, channelId, isEnabled)
    if (!isEnabled && reason !== undefined) await keepReason(db, channelId, { reason, note })
    const after = await conversationFor(db, caller, channelId, now)
    const [one] = await conversationsOf(db, caller, [after!.row], now)
    return done(one!, say(isEnabled ? 'chatEnabled' : 'chatDisabledNow'))
  },

  takeBack: async ({ id }, call) => {
    const { db, caller, now, refusal } = call
    const found = await foundMessage(call, id)
    if (found?.kept.senderId !== caller.userId) throw refusal('notFound')
    const { kept, conversation } = found
    if (kept.takenBackAt === null) {
      if (!canTakeBack(kept.sentAt, now)) throw refusal('takeBackLate')
      await takeBack(db, conversation.row, kept, now)
    }
    return done((await messagesByIds(db, [id])).get(id)!)
  },

  typing: async ({ channelId, side }, call) => {
    const { db, caller } = call
    const conversation = await foundSide(call, channelId, side)
    if (conversation === undefined) return call.refuse('notFound')
    const readers = await readersOf(db, conversation.row, side)
    const turn = await limits.take(db, TYPED, `${caller.userId} ${channelId} ${side}`, call.now)
    if (turn.is !== 'granted') return done({})
    const others = readers.filter(({ id }) => id !== caller.userId)
    await announceToReaders(db, conversation.row, others, { is: 'typing', side, userId: caller.userId })
    return done({})
  },

  search: async ({ type, doctorId, ...query }, { db, caller, now, touches, refuse }) => {
    if (doctorId !== undefined && doctorId !== caller.doctorId) return refuse('notFound')
    const { rows, count } = await foundConversations(db, caller, type, query)
    touches(rows.map(({ patientId }) => patientId))
    return done({ conversations: await conversationsOf(db, caller, rows, now), count })
  },

  userDetails: async (asked, { db, caller, now }) => done(await detailsFor(db, caller, asked, now)),

  searchMessages: async ({ type, ...query }, { db, caller, now, touches }) => {
    const { hits, count } = await foundMessages(db, caller, type, query)
    touches(type === undefined ? [] : hits.map(({ row }) => row.patientId))
    const rows = new Map(hits.map(({ row }) => [row.id, row]))
    const read = await conversationsOf(db, caller, [...rows.values()], now)
    const known = new Map(read.map((each) => [each.id, each]))
    return done({
      hits: hits.flatMap(({ row, side, message }) => {
        const conversation = known.get(row.id)
        return conversation === undefined ? [] : [{ conversation, side, message }]
      }),
      count,
    })
  },

  take: async ({ channelId }, call) => {
    const { db, caller, now, refusal } = call
    const conversation = await found(call, channelId)
    if (conversation?.principal !== 'support') throw refusal('notFound')
    if (!(await takeSupport(db, channelId, caller.userId))) throw refusal('supportTaken')
    return done(await changed(call, channelId, now))
  },

  resolve: async ({ channelId }, call) => {
    const { db, now, refusal } = call
    const conversation = await found(call, channelId)
    if (conversation?.principal !== 'support') throw refusal('notFound')
    await resolveSupport(db, conversation.row, now)
    return done(await changed(call, channelId, now))
  },
})
