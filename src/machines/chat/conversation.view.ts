import { mayWrite, principalOf } from '../../core/chat/access'
import type { ChatSide, Message, ReadMark } from '../../core/chat/chat'
import { endAfterDischarge } from '../../core/chat/chat.lifecycle'
import { type ChatState, governing, LONGEST_MESSAGE, stateOf } from '../../core/chat/chat.rules'
import { echoes, type OutboxEntry } from '../../core/chat/outbox.rules'
import { charactersIn } from '../../core/kit/text'
import type { UnixSeconds } from '../../core/kit/dates'
import type { Role } from '../../core/session/permissions'
import { faultOf } from '../kit/fault.view'
import type { ConversationSnapshot } from './conversation.machine'

/** Who reads a conversation. */
export interface Reader {
  readonly userId: string | null
  readonly role: Role | null
  readonly doctorId: string | null
}

/** How far a message of one's own has come. */
export type MessageState = 'sent' | 'seen' | 'sending' | 'stopped'

export interface ShownMessage {
  readonly id: string
  readonly message: Message
  readonly isOwn: boolean
  readonly senderName: string | null
  readonly state: MessageState | null
  /** Why its conversation takes nothing. */
  readonly stoppedBy: string | null
}

const isSeen = ({ seq }: Message, seen: readonly ReadMark[], userId: string | null): boolean =>
  seen.some((mark) => mark.userId !== userId && mark.seq >= seq)

const onItsWay = ({ id, text, mentions, seq }: OutboxEntry, senderId: string | null, at: UnixSeconds): Message => ({
  id,
  seq: seq ?? 0,
  text,
  senderId,
  sentAt: at,
  type: 'text',
  mentions,
  file: null,
  card: null,
  takenBackAt: null,
})

/** Until when a patient may write, or from when on; null where there is no such moment. */
const momentOf = (
  state: ChatState,
  windows: Parameters<typeof governing>[0],
  dischargedAt: number | null,
  now: number,
) => {
  const booking = governing(windows, now)
  if (state === 'notYet') return booking?.opensAt ?? null
  if (state === 'expired' && booking !== null) return booking.closesAt
  return dischargedAt === null ? null : endAfterDischarge(dischargedAt)
}

/** A conversation as its reader sees it, with what they are sending. */
export const viewConversation = (
  snapshot: ConversationSnapshot,
  reader: Reader,
  entries: readonly OutboxEntry[],
  now: UnixSeconds,
) => {
  const { id, conversation, side, messages, seen, drafts, failure } = snapshot.context
  const principal = conversation === null ? null : principalOf(conversation, reader)
  const state = conversation === null ? 'active' : stateOf(conversation, now)
  const nameOf = (userId: string | null) =>
    conversation?.people.find((person) => person.userId === userId)?.name ?? null
  const lastOwn = messages.findLast(({ senderId }) => senderId === reader.userId)
  const waiting = id === null ? [] : echoes(entries, { channelId: id, side }, messages)
  const shown: readonly ShownMessage[] = [
    ...messages.map((message) => ({
      id: message.id,
      message,
      isOwn: message.senderId === reader.userId,
      senderName: nameOf(message.senderId),
      state:
        message === lastOwn && message.takenBackAt === null
          ? isSeen(message, seen, reader.userId)
            ? ('seen' as const)
            : ('sent' as const)
          : null,
      stoppedBy: null,
    })),
    ...waiting.map((entry) => ({
      id: entry.id,
      message: onItsWay(entry, reader.userId, now),
      isOwn: true,
      senderName: nameOf(reader.userId),
      state: entry.stoppedBy === null ? ('sending' as const) : ('stopped' as const),
      stoppedBy: entry.stoppedBy,
    })),
  ]
  const draft = drafts[side]
  return {
    id,
    side,
    isTeam: principal === 'team',
    isSupport: conversation?.kind === 'support',
    title: principal === 'team' ? (conversation?.member?.name ?? null) : (conversation?.doctor?.name ?? null),
    photo: principal === 'team' ? null : (conversation?.doctor?.photo ?? null),
    memberName: conversation?.member?.name ?? null,
    age: conversation?.member?.age ?? null,
    room: conversation?.room ?? null,
    unreadOf: (of: ChatSide) => conversation?.sides[of]?.unread ?? 0,
    messages: shown,
    hasOlder: snapshot.context.hasOlder,
    state,
    moment: conversation === null ? null : momentOf(state, conversation.windows, conversation.dischargedAt, now),
    canWrite: conversation !== null && principal !== null && mayWrite(conversation.kind, principal, side, state),
    draft,
    canSend: draft.trim() !== '' && charactersIn(draft) <= LONGEST_MESSAGE,
    isStopped: waiting.some(({ stoppedBy }) => stoppedBy !== null),
    isOpen: snapshot.hasTag('open'),
    isLoading: snapshot.hasTag('loading'),
    isGone: snapshot.hasTag('gone'),
    isAway: snapshot.context.isAway,
    isLoadingOlder: snapshot.hasTag('loadingOlder'),
    isOlderFailed: snapshot.hasTag('olderFailed'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}

export type ConversationView = ReturnType<typeof viewConversation>

/** The conversation that is open. */
export const chosenChat = (snapshot: ConversationSnapshot): string | null => snapshot.context.id
