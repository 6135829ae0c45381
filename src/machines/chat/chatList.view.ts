import type { ChatPerson, Conversation, Message, SideSummary } from '../../core/chat/chat'
import { type NamedVisit, namedVisit } from '../../core/chat/chat.rules'
import type { UnixSeconds } from '../../core/kit/dates'
import { faultOf } from '../kit/fault.view'
import type { ChatListSnapshot, ListedChat } from './chatList.machine'

/** One conversation as a row shows it. */
export interface ChatRow {
  readonly id: string
  readonly kind: Conversation['kind']
  /** Whom it is with: the doctor, the treated person, who asks the support, or null of the support itself. */
  readonly name: string | null
  readonly photo: string | null
  /** Of one's own chats: who is treated; of the team's: their age. */
  readonly memberName: string | null
  readonly age: number | null
  readonly room: Conversation['room']
  /** Of the team's: by which visit it is told from another of the same name. */
  readonly visit: NamedVisit | null
  readonly last: Message | null
  /** What was written and not sent; null where nothing was. */
  readonly draft: string | null
  /** The last line is of the team's side. */
  readonly isTeams: boolean
  readonly people: Conversation['people']
  readonly unread: number
  readonly mentionCount: number
  readonly isFavourite: boolean
  readonly at: UnixSeconds
  /** Of those who ask the support: what they are. */
  readonly role: ChatPerson['role'] | null
  /** Since when nobody has taken it. */
  readonly waitingSince: UnixSeconds | null
}

const later = (patient: SideSummary, internal: SideSummary | null): { last: Message | null; isTeams: boolean } => {
  const isTeams = (internal?.last?.sentAt ?? 0) > (patient.last?.sentAt ?? 0)
  return { last: isTeams ? (internal?.last ?? null) : patient.last, isTeams }
}

/** Who asks the support; null of other conversations. */
export const askerOf = ({ kind, people, patientId }: Conversation): ChatPerson | null =>
  kind === 'support' ? (people.find(({ userId }) => userId === patientId) ?? null) : null

/** A conversation as its reader's row; the team's rows are of the patient, one's own of the doctor. */
export const rowOf = (conversation: ListedChat, isOwn: boolean): ChatRow => {
  const { id, kind, doctor, member, room, isFavourite, updatedAt, sides } = conversation
  const { patient, internal } = sides
  const asker = isOwn ? null : askerOf(conversation)
  return {
    id,
    kind,
    name: isOwn ? (doctor?.name ?? null) : (member?.name ?? asker?.name ?? null),
    photo: isOwn ? (doctor?.photo ?? null) : (asker?.photo ?? null),
    memberName: isOwn ? (member?.name ?? null) : null,
    age: isOwn ? null : (member?.age ?? null),
    room,
    visit: isOwn ? null : namedVisit(conversation),
    ...later(patient, internal),
    draft: conversation.draft ?? null,
    people: conversation.people,
    unread: patient.unread + (internal?.unread ?? 0),
    mentionCount: internal?.mentionCount ?? 0,
    isFavourite,
    at: updatedAt,
    role: asker?.role ?? null,
    waitingSince: isOwn ? null : conversation.waitingSince,
  }
}

/** Rows that stand together under a heading of their own; one list without a heading where there is one kind alone. */
export interface ChatBlock {
  readonly id: 'inPatient' | 'others' | null
  readonly rows: readonly ChatRow[]
}

/** One's own chats: those of stays in a hospital before the others. */
const blocksOf = (rows: readonly ChatRow[], isOwn: boolean): readonly ChatBlock[] => {
  const [stays, others] = [
    rows.filter(({ kind }) => kind === 'in-patient'),
    rows.filter(({ kind }) => kind !== 'in-patient'),
  ]
  if (!isOwn || stays.length === 0) return rows.length === 0 ? [] : [{ id: null, rows }]
  return [{ id: 'inPatient', rows: stays }, ...(others.length === 0 ? [] : [{ id: 'others' as const, rows: others }])]
}

export const viewChatList = (snapshot: ChatListSnapshot) => {
  const { query, items, hasMore, news, failure } = snapshot.context
  const isOwn = query.kind === null
  const rows = items.map((item) => rowOf(item, isOwn))
  return {
    query,
    rows,
    blocks: blocksOf(rows, isOwn),
    hasMore,
    newCount: news.length,
    isLoading: snapshot.hasTag('loading'),
    isEmpty: snapshot.hasTag('empty'),
    isStale: snapshot.hasTag('stale'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}
