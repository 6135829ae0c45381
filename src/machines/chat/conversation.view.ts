import { mayWrite, principalOf } from '../../core/chat/access'
import type { ChatFile, Message } from '../../core/chat/chat'
import { endAfterDischarge } from '../../core/chat/chat.lifecycle'
import {
  canTakeBack,
  type ChatState,
  governing,
  LONGEST_MESSAGE,
  namedVisit,
  stateOf,
} from '../../core/chat/chat.rules'
import { namesOf, storedText } from '../../core/chat/mention.rules'
import {
  type ChatPlace,
  echoes,
  GONE,
  needsUpload,
  type OutboxEntry,
  type OutboxFile,
} from '../../core/chat/outbox.rules'
import type { FileFault } from '../../core/files/files'
import { type CalendarDay, dayOf, type UnixSeconds } from '../../core/kit/dates'
import { cleanLines, graphemesBeyond, isFilledIn } from '../../core/kit/text'
import type { Role } from '../../core/session/permissions'
import { faultOf } from '../kit/fault.view'
import { askerOf } from './chatList.view'
import type { ConversationSnapshot } from './conversation.machine'
import type { ConversationContext } from './conversation.setup'
import { canGoOn, fileFaultIn } from './outbox.faults'

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
  /** Who of the team has seen it. */
  readonly seenBy: string | null
  /** Why its conversation takes nothing. */
  readonly stoppedBy: string | null
  /** What is wrong with its file, where it is stopped for that. */
  readonly fileFault: FileFault | null
  /** Its file is still on this device alone: it can be taken out of what is sent. */
  readonly canWithdraw: boolean
  /** It is the first of its day. */
  readonly isNewDay: boolean
  /** Before it stands how much is new. */
  readonly isFirstNew: boolean
  readonly canTakeBack: boolean
}

type Made = Omit<ShownMessage, 'isNewDay' | 'isFirstNew' | 'canTakeBack'>

/** Somebody else who has read as far as a message; of the patient's side it is the other end that counts. */
const seenBy = (
  { seq }: Message,
  { seen, side, conversation }: Pick<ConversationContext, 'seen' | 'side' | 'conversation'>,
  { userId, isTeam }: { readonly userId: string | null; readonly isTeam: boolean },
): string | null => {
  const isOtherEnd = (by: string) =>
    by !== userId && (side === 'internal' || (by === conversation?.patientId) === isTeam)
  return seen.find((mark) => mark.seq >= seq && isOtherEnd(mark.userId))?.userId ?? null
}

/** What was answered has been sent, whether the feed has told of it or not; said under the last of them, as of messages. */
const stateOfEntry = (entry: OutboxEntry, waiting: readonly OutboxEntry[]): MessageState | null => {
  if (entry.stoppedBy !== null) return 'stopped'
  if (entry.seq === null) return 'sending'
  return entry === waiting.findLast(({ seq }) => seq !== null) ? 'sent' : null
}

/** A file of a message on its way, as that of one that has arrived. */
const chatFileOf = ({ id, name, size, seconds }: OutboxFile): ChatFile => ({
  id: id ?? '',
  name,
  kind: '',
  size,
  width: null,
  height: null,
  seconds,
})

const onItsWay = ({ id, text, mentions, seq, at, file }: OutboxEntry, senderId: string | null): Message => ({
  id,
  seq: seq ?? 0,
  text,
  senderId,
  sentAt: at,
  type: file?.kind ?? 'text',
  mentions,
  file: file === null ? null : chatFileOf(file),
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

/** The visit by video that a conversation goes by, for whoever rings or enters; null where there is none. */
const visitOf = (windows: Parameters<typeof governing>[0], now: number) => {
  const { bookingId, startsAt, videoUntil } = governing(windows, now) ?? {}
  if (bookingId === undefined || startsAt === undefined || videoUntil === undefined) return null
  return { bookingId, startsAt, endsAt: videoUntil, status: 'confirmed', consultation: 'video' } as const
}

/**
 * The number of the first message that names its reader and was unread when the side was opened: of those that are here,
 * else as the server said. Whoever stands at one is led to the next.
 */
const mentionedAt = ({ messages, named, around }: ConversationContext, userId: string | null): number | null => {
  if (named === null) return null
  const isGone = (seq: number) => messages.some((each) => each.seq === seq && each.takenBackAt !== null)
  const here = messages.flatMap(({ seq, mentions }) =>
    mentions.some((mention) => mention.userId === userId) ? [seq] : [],
  )
  const all = [...(named.first === null ? [] : [named.first]), ...here].filter(
    (seq) => seq > named.above && !isGone(seq),
  )
  const rest = around !== null && all.includes(around) ? all.filter((seq) => seq > around) : all
  return rest.length === 0 ? null : Math.min(...rest)
}

/** The last message of somebody that was not sent from here. */
const lastElsewhere = (messages: readonly Message[], entries: readonly OutboxEntry[], userId: string | null) =>
  messages.findLast(
    ({ id, senderId, type }) => senderId === userId && type === 'text' && !entries.some((entry) => entry.id === id),
  ) ?? null

const days = new WeakMap<Message, CalendarDay>()

/** The day of a message, found once: with each key that is typed all messages are viewed anew. */
const dayOfMessage = (message: Message): CalendarDay => {
  const day = days.get(message) ?? dayOf(message.sentAt)
  days.set(message, day)
  return day
}

/** A conversation as its reader sees it, with what they are sending. */
export const viewConversation = (
  snapshot: ConversationSnapshot,
  reader: Reader,
  entries: readonly OutboxEntry[],
  now: UnixSeconds,
) => {
  const { context } = snapshot
  const { id, conversation, side, messages, drafts, failure } = context
  const principal = conversation === null ? null : principalOf(conversation, reader)
  const isTeam = principal === 'team'
  const isAgent = principal === 'support'
  const asker = conversation === null || !isAgent ? null : askerOf(conversation)
  const state = conversation === null ? 'active' : stateOf(conversation, now)
  const people = conversation?.people ?? []
  const names = namesOf(people)
  const nameOf = (userId: string | null) => names.get(userId ?? '') ?? null
  const lastOwn = messages.findLast(({ senderId }) => senderId === reader.userId)
  const waiting = echoes(entries, messages)
  const shown: readonly Made[] = [
    ...messages.map((message) => {
      const by =
        message === lastOwn && message.takenBackAt === null
          ? seenBy(message, context, { userId: reader.userId, isTeam: isTeam || isAgent })
          : null
      return {
        id: message.id,
        message,
        isOwn: message.senderId !== null && message.senderId === reader.userId,
        senderName: nameOf(message.senderId),
        state:
          message === lastOwn && message.takenBackAt === null
            ? by === null
              ? ('sent' as const)
              : ('seen' as const)
            : null,
        seenBy: by === null || by === conversation?.patientId ? null : nameOf(by),
        stoppedBy: null,
        fileFault: null,
        canWithdraw: false,
      }
    }),
    // Those that have no number yet stand at the end, which is not here while newer ones are not loaded.
    ...(context.hasNewer ? [] : waiting).map((entry) => ({
      id: entry.id,
      message: onItsWay(entry, reader.userId),
      isOwn: true,
      senderName: nameOf(reader.userId),
      state: stateOfEntry(entry, waiting),
      seenBy: null,
      stoppedBy: entry.stoppedBy,
      fileFault: fileFaultIn(entry),
      canWithdraw: entry.stoppedBy === null && needsUpload(entry),
    })),
  ]
  // Where what is here begins after the first new one, that stands further up.
  const firstNew =
    context.opened.unread === 0 || (messages[0]?.seq ?? 1) > context.opened.mark + 1
      ? undefined
      : messages.find(({ seq, senderId }) => seq > context.opened.mark && senderId !== reader.userId)
  const draft = drafts[side]
  const sent = storedText(draft.text, draft.mentions, people)
  const over = graphemesBeyond(cleanLines(sent.text), LONGEST_MESSAGE)
  return {
    id,
    side,
    kind: conversation?.kind ?? null,
    isTeam,
    isSupport: conversation?.kind === 'support',
    title: isTeam ? (conversation?.member?.name ?? null) : (asker?.name ?? conversation?.doctor?.name ?? null),
    photo: isTeam ? null : (asker?.photo ?? conversation?.doctor?.photo ?? null),
    /** Of a chat that its reader answers for the support: what its person is, who has taken it, what can be done. */
    desk:
      asker === null
        ? null
        : {
            role: asker.role,
            takenBy: conversation?.agentId === reader.userId ? null : nameOf(conversation?.agentId ?? null),
            canTake: state === 'active' && conversation?.agentId === null,
            canResolve: state === 'active',
            isSolved: state === 'resolved',
          },
    memberId: conversation?.memberId ?? null,
    /** Whose account it is, for the team. */
    patientId: isTeam ? (conversation?.patientId ?? null) : null,
    memberName: conversation?.member?.name ?? null,
    age: conversation?.member?.age ?? null,
    room: conversation?.room ?? null,
    named: conversation === null ? null : namedVisit(conversation),
    doctorName: conversation?.doctor?.name ?? null,
    people,
    isFavourite: conversation?.isFavourite ?? false,
    isBlocked: conversation?.isBlocked ?? false,
    isDisabled: conversation?.status === 'disabled',
    offBecause: conversation?.offBecause ?? null,
    clinicPhone: conversation?.clinicPhone ?? null,
    doctorId: conversation?.doctorId ?? null,
    /** Whether its chat can be turned on or off. */
    canSwitch: isTeam && (state === 'active' || state === 'notYet' || state === 'disabled'),
    bookingId: conversation === null ? null : (governing(conversation.windows, now)?.bookingId ?? null),
    visit: visitOf(conversation?.windows ?? [], now),
    /** The last word about a call of that visit: where it is called again. */
    lastCall: messages.findLast(({ type }) => type === 'videoCall')?.id ?? null,
    unread: { patient: conversation?.sides.patient.unread ?? 0, internal: conversation?.sides.internal?.unread ?? 0 },
    messages: shown.map((each, index): ShownMessage => ({
      ...each,
      isNewDay: index === 0 || dayOfMessage(shown[index - 1]!.message) !== dayOfMessage(each.message),
      isFirstNew: each.id === firstNew?.id,
      canTakeBack:
        each.isOwn &&
        each.message.seq > 0 &&
        each.message.takenBackAt === null &&
        canTakeBack(each.message.sentAt, now),
    })),
    newCount: context.opened.unread,
    /** The number at which the side is read; null at its end. */
    around: context.around,
    /** The message that was looked for; a side that is opened where reading stopped has none. */
    asked: context.around === context.opened.mark ? null : context.around,
    /** Messages that came and are not in sight yet. */
    ahead: Math.max(0, context.newest - context.readUpTo),
    /** The first unread message that names the reader, loaded or not. */
    mentionedAt: mentionedAt(context, reader.userId),
    hasOlder: context.hasOlder,
    hasNewer: context.hasNewer,
    typing: nameOf(context.typing),
    state,
    moment: conversation === null ? null : momentOf(state, conversation.windows, conversation.dischargedAt, now),
    canWrite: conversation !== null && principal !== null && mayWrite(conversation.kind, principal, side, state),
    draft,
    canSend: isFilledIn(draft.text) && over === 0,
    /** Characters of the draft beyond the longest message, as it is sent. */
    over,
    /** The draft as it is sent: to whom it goes is said with it. */
    sent: { channelId: id, side, ...sent },
    /** The last message of one's own that another tab or device sent; null where none is here. */
    sentElsewhere: lastElsewhere(messages, entries, reader.userId),
    /** Several are stopped: what is done about all of them stands once; about one it stands beside it. */
    canRetryAll: waiting.filter(canGoOn).length > 1,
    isOpen: snapshot.hasTag('open'),
    isLoading: snapshot.hasTag('loading'),
    isGone: snapshot.hasTag('gone'),
    isEnded: snapshot.hasTag('ended'),
    /** One's own message was refused as one to a chat that is not there. */
    isRefused: entries.some(({ stoppedBy }) => stoppedBy === GONE),
    isAway: context.isAway,
    isLoadingOlder: snapshot.hasTag('loadingOlder'),
    isOlderFailed: snapshot.hasTag('olderFailed'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}

export type ConversationView = ReturnType<typeof viewConversation>

/** Where one writes: the side that is open; null while none is. */
export const placeOf = ({ context: { id, side } }: ConversationSnapshot): ChatPlace | null =>
  id === null ? null : { channelId: id, side }

/** The conversation that is open. */
export const chosenChat = (snapshot: ConversationSnapshot): string | null => snapshot.context.id
