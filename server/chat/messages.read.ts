import { and, asc, desc, eq, gt, inArray, lt, lte, type SQL } from 'drizzle-orm'
import { type ChatFile, type ChatSide, type Message, type MessageType, messageTypes } from '../../src/core/chat/chat'
import { files } from '../files/files.tables'
import type { Database } from '../kit/handlers'
import { messages } from './chat.tables'

const typeNames = Object.keys(messageTypes) as readonly MessageType[]

const { id, name, type, size, width, height, seconds } = files
const ofFile = { id, name, type, size, width, height, seconds }
type FileRow = Pick<typeof files.$inferSelect, keyof typeof ofFile>

const fileOf = ({ type: kind, ...file }: FileRow): ChatFile => ({ ...file, kind })

interface Read {
  readonly message: typeof messages.$inferSelect
  readonly file: FileRow | null
}

/** A message as its readers find it: of one that was taken back only that it was. */
export const messageOf = ({ message, file }: Read): Message => {
  const { id, seq, senderId, sentAt, takenBackAt } = message
  const type = typeNames[message.type]!
  const kept = { id, seq, senderId, sentAt, type, takenBackAt }
  if (takenBackAt !== null) return { ...kept, text: '', mentions: [], file: null, card: null }
  return {
    ...kept,
    text: message.text,
    mentions: message.mentions.map((userId) => ({ userId })),
    file: file === null ? null : fileOf(file),
    card: message.card,
  }
}

const read = (db: Database, where: SQL | undefined) =>
  db
    .select({ message: messages, file: ofFile })
    .from(messages)
    .leftJoin(files, eq(files.id, messages.fileId))
    .where(where)

/** Messages by their ids. */
export const messagesByIds = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Message>> =>
  ids.length === 0
    ? new Map()
    : new Map((await read(db, inArray(messages.id, [...ids]))).map((row) => [row.message.id, messageOf(row)]))

/** One page of a side: the last messages, those beside a number, or those around it. */
export interface MessagePage {
  readonly conversationId: string
  readonly side: ChatSide
  readonly limit: number
  readonly before?: number
  readonly after?: number
  readonly around?: number
}

/** Messages of a page by their numbers. */
export const messagePage = async (
  db: Database,
  { conversationId, side, limit, before, after, around }: MessagePage,
): Promise<readonly Message[]> => {
  const isIn = and(eq(messages.conversationId, conversationId), eq(messages.side, side))
  const first = async (where: SQL | undefined, most: number) =>
    read(db, and(isIn, where)).orderBy(asc(messages.seq)).limit(most)
  const last = async (where: SQL | undefined, most: number) =>
    (await read(db, and(isIn, where)).orderBy(desc(messages.seq)).limit(most)).toReversed()
  const rows =
    after !== undefined
      ? await first(gt(messages.seq, after), limit)
      : around !== undefined
        ? [
            ...(await last(lte(messages.seq, around), Math.ceil(limit / 2))),
            ...(await first(gt(messages.seq, around), Math.floor(limit / 2))),
          ]
        : await last(before === undefined ? undefined : lt(messages.seq, before), limit)
  return rows.map(messageOf)
}
