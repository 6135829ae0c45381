import { addDays, type CalendarDay, DAY, dayOf, HOUR, MINUTE, SECOND, type UnixSeconds } from '../kit/dates'
import type { ChatKind, ChatWindow, Conversation } from './chat'
import { type ChatStatus, endAfterDischarge, isWindowOpen } from './chat.lifecycle'

/** Characters of a message, as its reader counts them. */
export const LONGEST_MESSAGE = 4000
/** Characters by which chats and messages are looked for. */
export const LONGEST_SEARCH = 100

/** Characters of what a team notes of a chat that it turns off. */
export const LONGEST_NOTE = 200
/** Messages of one page. */
export const MESSAGE_PAGE = 50
/** Messages of one side that a device holds: those far away are asked for again. */
export const MOST_KEPT = 1000
/** Conversations of one page, of the list and of its search. */
export const CHAT_PAGE = 10
/** Milliseconds the search waits for the typing to rest. */
export const CHAT_SEARCH_DEBOUNCE = 500
/** Seconds in which a message can be taken back. */
export const TAKE_BACK = 5 * MINUTE
/** Milliseconds in which changes of what is unread gather before it is counted again. */
export const COUNT_PAUSE = 1000
/** Days a chat is listed after its appointment, and after a discharge. */
export const LISTED_DAYS = 7
export const LISTED_AFTER_DISCHARGE = 15
/** Messages of one person in a side: in ten seconds, and in an hour. */
export const MOST_AT_ONCE = { messages: 20, within: 10 * SECOND } as const
export const MOST_AN_HOUR = { messages: 300, within: HOUR } as const
/** Milliseconds after which somebody who typed is not typing any more. */
export const TYPING_LASTS = 6000
/** Milliseconds between two words to the others that somebody writes. */
export const TYPING_TOLD = 4000
/** Milliseconds between two marks of what was read. */
export const MARK_PAUSE = 1000

/** `channelOf('appointment', 'd1', 'm1')` is `app_d1_m1`. */
export const channelOf = (kind: Exclude<ChatKind, 'support'>, doctorId: string, memberId: string): string =>
  `${kind === 'appointment' ? 'app' : 'ip'}_${doctorId}_${memberId}`

/** Whether a conversation is that of a stay in a hospital, by its id. */
export const isStayChannel = (id: string): boolean => id.startsWith('ip_')

/** `supportChannelOf('42')` is `sup_42`. */
export const supportChannelOf = (userId: string): string => `sup_${userId}`

/** What a conversation is at a moment: its status, and what the clock makes of it. */
export type ChatState = ChatStatus | 'notYet' | 'expired'

export interface ChatFacts {
  readonly kind: ChatKind
  readonly status: ChatStatus
  readonly windows: readonly ChatWindow[]
  readonly dischargedAt: UnixSeconds | null
}

/** The booking a conversation goes by: the open one that starts last, else the next one, else the last one. */
export const governing = (windows: readonly ChatWindow[], now: UnixSeconds): ChatWindow | null => {
  const inOrder = windows.toSorted((one, other) => one.startsAt - other.startsAt)
  return (
    inOrder.findLast((each) => isWindowOpen(each, now)) ??
    inOrder.find(({ opensAt }) => opensAt > now) ??
    inOrder.at(-1) ??
    null
  )
}

/** The visit that names a conversation among others of people of one name: when, and in which clinic; else by video. */
export interface NamedVisit {
  readonly startsAt: UnixSeconds
  readonly clinic: string | null
}

/** The visit of the day that a conversation stands for; null of one that has none. */
export const namedVisit = ({
  windows,
  bookingDate,
}: {
  readonly windows: readonly ChatWindow[]
  readonly bookingDate: CalendarDay | null
}): NamedVisit | null => {
  const visit = windows.findLast(({ startsAt }) => dayOf(startsAt) === bookingDate)
  return visit === undefined ? null : { startsAt: visit.startsAt, clinic: visit.clinic ?? null }
}

const stateOfAppointments = ({ status, windows }: ChatFacts, now: UnixSeconds): ChatState => {
  const booking = governing(windows, now)
  if (booking === null || booking.closesAt < now) return 'expired'
  if (status === 'disabled') return 'disabled'
  return isWindowOpen(booking, now) ? 'active' : 'notYet'
}

/** What a conversation is at a moment. */
export const stateOf = (facts: ChatFacts, now: UnixSeconds): ChatState => {
  if (facts.kind === 'appointment') return stateOfAppointments(facts, now)
  const { status, dischargedAt } = facts
  return status === 'discharged' && dischargedAt !== null && endAfterDischarge(dischargedAt) < now ? 'expired' : status
}

/** The moment at which the state becomes another by itself; null where the clock changes nothing. */
export const nextChange = (facts: ChatFacts, now: UnixSeconds): UnixSeconds | null => {
  const ends =
    facts.kind === 'appointment'
      ? facts.windows.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt + 1])
      : facts.dischargedAt === null
        ? []
        : [endAfterDischarge(facts.dischargedAt) + 1]
  const ahead = ends.filter((at) => at > now)
  return ahead.length === 0 ? null : Math.min(...ahead)
}

/** Parts of the support desk: chats that nobody has taken, those of whoever looks, those that are solved. */
export const deskParts = ['waiting', 'mine', 'solved'] as const
export type DeskPart = (typeof deskParts)[number]

/** In which part of the desk of somebody who answers the support a chat stands; null of one that a colleague answers. */
export const deskPartOf = (
  { status, agentId }: { readonly status: ChatStatus; readonly agentId: string | null },
  userId: string,
): DeskPart | null => {
  if (status === 'resolved') return 'solved'
  if (agentId === null) return 'waiting'
  return agentId === userId ? 'mine' : null
}

/** The first day whose appointments still list their chats. */
export const firstListedDay = (now: UnixSeconds): CalendarDay => addDays(dayOf(now), -LISTED_DAYS)

/** The moment before which a discharge lists its chat no more. */
export const firstListedDischarge = (now: UnixSeconds): UnixSeconds => now - LISTED_AFTER_DISCHARGE * DAY

/** Whether a message can still be taken back. */
export const canTakeBack = (sentAt: UnixSeconds, now: UnixSeconds): boolean => now - sentAt <= TAKE_BACK

/** Conversations with something unread before the others, each in the order in which they came. */
export const unreadFirst = <Row extends Pick<Conversation, 'sides'>>(rows: readonly Row[]): readonly Row[] => {
  const isUnread = ({ sides: { patient, internal } }: Row) => patient.unread + (internal?.unread ?? 0) > 0
  return [...rows.filter(isUnread), ...rows.filter((row) => !isUnread(row))]
}
