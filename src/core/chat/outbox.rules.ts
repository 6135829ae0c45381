import * as Schema from 'effect/Schema'
import type { FailureKind } from '../kit/outcome'
import { DAY, UnixSeconds } from '../kit/dates'
import { ChatSide, Mention, type Message } from './chat'

/** A file of a message on its way: it is uploaded before the message is sent; its bytes are held beside it. */
export interface OutboxFile {
  readonly kind: 'audio' | 'attachment'
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Of a voice. */
  readonly seconds: number | null
  /** What it is called once it is uploaded. */
  readonly id: string | null
}

/** A message on its way: its id is the key of its sending. */
export interface OutboxEntry {
  readonly id: string
  readonly channelId: string
  readonly side: ChatSide
  readonly text: string
  readonly mentions: readonly Mention[]
  readonly file: OutboxFile | null
  /** When it was written. */
  readonly at: UnixSeconds
  /** Its number, once the server has answered. */
  readonly seq: number | null
  /** Why its conversation takes nothing at the moment, or what is wrong with it; null while it goes on. */
  readonly stoppedBy: string | null
}

/** Seconds until what nobody knows the end of is sent again. */
const WAITS = [1, 2, 4, 8, 16, 30] as const

/** `waitBefore(2)` is 4: the wait before the third try. */
export const waitBefore = (tries: number): number => WAITS[Math.min(tries, WAITS.length - 1)]!

/** The code of a message that was not sent because it waited too long; it stands as the reason until it is decided. */
export const OVERDUE = 'messageOverdue'

/** The reason of messages to a chat that is not there for their writer any more. */
export const GONE = 'notFound'

/** Whether nobody took a message within a day: it waits until somebody decides about it. */
export const isOverdue = ({ at }: Pick<OutboxEntry, 'at'>, now: UnixSeconds): boolean => now - at > DAY

/** Codes and kinds of a refusal that stop a whole conversation; any other is about the message itself. */
const CLOSED: readonly string[] = ['chatNotYet', 'chatDisabled', 'chatExpired', 'notFound', 'forbidden', 'blocked']

/** Whether a refusal is about the conversation, and not about the one message. */
export const isForChat = ({ kind, code }: { readonly kind: FailureKind; readonly code?: string }): boolean =>
  CLOSED.includes(code ?? kind) || CLOSED.includes(kind)

/** The entry of a queue that is sent next: the first one that is not stopped and has no answer. */
export const headOf = (entries: readonly OutboxEntry[]): OutboxEntry | undefined =>
  entries.find(({ seq, stoppedBy }) => seq === null && stoppedBy === null)

/** Whether the file of an entry still has to be uploaded; until then nobody but the device has it. */
export const needsUpload = (entry: OutboxEntry | undefined): boolean =>
  entry !== undefined && entry.file !== null && entry.file.id === null && entry.seq === null

/** Where messages go: a side of a chat. What goes to one place never waits for what goes to another. */
export interface ChatPlace {
  readonly channelId: string
  readonly side: ChatSide
}

/** `app_d1_m1 internal`: a place by one name. */
export const placeName = ({ channelId, side }: ChatPlace): string => `${channelId} ${side}`

/** Messages by where they go, in their order. */
export const byPlace = (entries: readonly OutboxEntry[]): ReadonlyMap<string, readonly OutboxEntry[]> => {
  const places = new Map<string, readonly OutboxEntry[]>()
  for (const entry of entries) places.set(placeName(entry), [...(places.get(placeName(entry)) ?? []), entry])
  return places
}

/** What stands after the messages of a side: the entries on their way that are not among them, in their order. */
export const echoes = (
  entries: readonly OutboxEntry[],
  messages: readonly Pick<Message, 'id'>[],
): readonly OutboxEntry[] => {
  const listed = new Set(messages.map(({ id }) => id))
  return entries.filter(({ id }) => !listed.has(id))
}

const Kept = Schema.fromJsonString(
  Schema.Array(
    Schema.Struct({
      id: Schema.String,
      channelId: Schema.String,
      side: ChatSide,
      text: Schema.String,
      mentions: Schema.Array(Mention),
      file: Schema.optionalKey(
        Schema.NullOr(
          Schema.Struct({
            kind: Schema.Literals(['audio', 'attachment']),
            name: Schema.String,
            size: Schema.Int,
            seconds: Schema.NullOr(Schema.Int),
            id: Schema.NullOr(Schema.String),
          }),
        ),
      ),
      at: UnixSeconds,
      seq: Schema.Null,
      stoppedBy: Schema.NullOr(Schema.String),
    }),
  ),
)
const readKept = Schema.decodeUnknownOption(Kept)

/** What a device kept of messages on their way; nothing where it cannot be read. */
export const keptEntries = (text: string | null): readonly OutboxEntry[] => {
  const kept = text === null ? null : readKept(text)
  return kept?._tag === 'Some' ? kept.value.map(({ file = null, ...entry }) => ({ ...entry, file })) : []
}
