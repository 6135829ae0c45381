import * as Schema from 'effect/Schema'
import { CHAT_EVENT, ChatEventOnWire, type ChatEventSent } from '../../src/core/chat/chat.events'
import type { Message } from '../../src/core/chat/chat'
import type { Database } from '../kit/handlers'
import type { StreamedEvent } from '../notifications/notifications.port'
import type { ChatAnnouncement } from './chat.events'
import type { ChatNote } from './chat.notes'
import { messagesByIds } from './messages.read'

/** Messages of which a process remembers how they are sent: a new one goes to several readers at once. */
const REMEMBERED = 200
const remembered = new Map<string, Promise<Message | undefined>>()

const messageOf = (db: Database, note: ChatNote & { readonly id: string }): Promise<Message | undefined> => {
  const key = `${note.is} ${note.id}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const read = messagesByIds(db, [note.id]).then((found) => found.get(note.id))
  remembered.set(key, read)
  void read.catch(() => remembered.delete(key))
  if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!)
  return read
}

const encode = Schema.encodeSync(ChatEventOnWire)

const sentOf = async (db: Database, { chat, conversation }: ChatAnnouncement): Promise<ChatEventSent | null> => {
  if (chat.is === 'conversation') return { is: 'conversation', conversation, rev: chat.rev }
  if (chat.is === 'mark' || chat.is === 'typing') return { ...chat, conversation }
  const message = await messageOf(db, chat)
  if (message === undefined) return null
  return { is: chat.is, conversation, side: chat.side, seq: chat.seq, message }
}

/** The event of the stream for what this room announced to somebody; undefined of what others announced. */
export const chatEvent = (db: Database, payload: object): Promise<StreamedEvent | null> | undefined =>
  'chat' in payload
    ? sentOf(db, payload as ChatAnnouncement).then((sent) => sent && { event: CHAT_EVENT, data: encode(sent) })
    : undefined
