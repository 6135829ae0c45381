import { asc, desc, lt } from 'drizzle-orm'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from './handlers'
import { newId } from './ids'
import { outboxMessages } from './kit.tables'

/** A text message to a mobile number with its country code; `code` is the one-time code in its text. */
export interface Message {
  readonly to: string
  readonly text: string
  readonly code?: string
}

/** Sends text messages, outside any transaction: a provider may be slow. Rejects with `SmsNotSent`. */
export interface Sms {
  send(db: Database, message: Message, now: UnixSeconds): Promise<void>
}

/** The provider did not take a message. */
export class SmsNotSent extends Error {}

/** A trial keeps messages in the database, to be read at /dev/outbox. */
export const outbox: Sms = {
  send: async (db, { to, text }, now) => {
    await db.insert(outboxMessages).values({ id: newId(), to, text, at: now })
  },
}

/** A message holds somebody's number and often a code: it is kept no longer than it is looked for. */
const KEPT = DAY

export const forgetOldMessages = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(outboxMessages).where(lt(outboxMessages.at, now - KEPT))
}

export interface SentMessage extends Omit<Message, 'code'> {
  readonly at: UnixSeconds
}

const columns = { to: outboxMessages.to, text: outboxMessages.text, at: outboxMessages.at }

/** Every message, newest last. */
export const sentMessages = (db: Database): Promise<SentMessage[]> =>
  db.select(columns).from(outboxMessages).orderBy(asc(outboxMessages.position))

/** The latest messages, newest first. */
export const latestMessages = (db: Database, limit: number): Promise<SentMessage[]> =>
  db.select(columns).from(outboxMessages).orderBy(desc(outboxMessages.position)).limit(limit)
