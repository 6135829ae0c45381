import type { UnixSeconds } from '../kit/dates'
import { type Asker, mayRead, type Parties, principalOf } from './access'
import { type ChatSide, chatSides } from './chat'

/** Paths of the documents in which a cloud database holds a copy of the chats. */
export const documentPath = {
  conversation: (id: string) => `conversations/${id}`,
  /** What the team alone reads of a conversation. */
  summary: (id: string) => `conversations/${id}/staff/summary`,
  messages: (id: string, side: ChatSide) => `conversations/${id}/${side}`,
  message: (id: string, side: ChatSide, messageId: string) => `conversations/${id}/${side}/${messageId}`,
  /** Who is typing. */
  live: (id: string, side: ChatSide) => `conversations/${id}/live/${side}`,
  /** Which of somebody's conversations changed last. */
  inbox: (userId: string) => `inboxes/${userId}`,
  /** A session that lasts, with the rights of its person. */
  session: (sessionId: string) => `sessions/${sessionId}`,
  /** A browser that is told of what happens while it is closed. */
  webClient: (deviceId: string) => `webClients/${deviceId}`,
} as const

/** Whether what a client calls itself can name a document. */
export const isDocumentName = (name: string): boolean => /^[\w-]{1,128}$/.test(name)

/** Conversations that an inbox names. */
export const INBOX_LENGTH = 30
/** Messages that were taken back, as far as documents name them. */
export const TAKEN_BACK_LENGTH = 20
/** Messages of which a document says who has seen them: that of older ones follows from the marks. */
export const SEEN_LENGTH = 30

/** Who reads documents of a kind: readers of a side, the person they are named after, or nobody. */
export interface DocumentRule {
  /** `{conversation}` and `{person}` stand for the ids that the rule is about. */
  readonly path: string
  readonly readers: ChatSide | 'person' | 'nobody'
  /** Whether they may be asked for together, and not only by their ids. */
  readonly isListed: boolean
}

const ofSide = (side: ChatSide): readonly DocumentRule[] => [
  { path: `conversations/{conversation}/${side}/{message}`, readers: side, isListed: true },
  { path: `conversations/{conversation}/live/${side}`, readers: side, isListed: false },
]

/** The one table of who reads which documents: the rules of the cloud database are written from it. */
export const documentRules: readonly DocumentRule[] = [
  { path: 'conversations/{conversation}', readers: 'patient', isListed: false },
  { path: 'conversations/{conversation}/staff/summary', readers: 'internal', isListed: false },
  ...chatSides.flatMap(ofSide),
  { path: 'inboxes/{person}', readers: 'person', isListed: false },
  { path: 'sessions/{session}', readers: 'nobody', isListed: false },
  { path: 'webClients/{device}', readers: 'nobody', isListed: false },
]

/** A session as its document holds it. */
export interface DocumentSession extends Asker {
  readonly userId: string
  readonly until: UnixSeconds
}

const placesOf = (path: string, pattern: string): Readonly<Record<string, string>> | null => {
  const parts = path.split('/')
  const asked = pattern.split('/')
  if (parts.length !== asked.length) return null
  const places: Record<string, string> = {}
  for (const [index, part] of asked.entries()) {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
    if (name !== undefined) places[name] = parts[index]!
    else if (part !== parts[index]) return null
  }
  return places
}

/**
 * Whether a session may read a document, or list documents beside it, as the written rules judge it. Whoever has no
 * session that lasts reads nothing.
 */
export const mayReadDocument = (
  { path, isList }: { readonly path: string; readonly isList: boolean },
  session: DocumentSession | null,
  conversation: (id: string) => Parties | null,
  now: UnixSeconds,
): boolean => {
  if (session === null || session.until <= now) return false
  for (const { path: pattern, readers, isListed } of documentRules) {
    const places = placesOf(path, pattern)
    if (places === null) continue
    if (readers === 'nobody' || (isList && !isListed)) return false
    if (readers === 'person') return places['person'] === session.userId
    const parties = conversation(places['conversation']!)
    const principal = parties && principalOf(parties, session)
    return parties !== null && principal !== null && mayRead(parties.kind, principal, readers)
  }
  return false
}
