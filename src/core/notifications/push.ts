import type { Role } from '../session/permissions'
import { tapTarget, type Target } from './events'

/** A message that comes to a device by itself. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly eventType: string | null
  /** What it is beside an event, such as a call. */
  readonly type: string | null
  readonly senderId: string | null
  readonly conversationId: string | null
  /** All its data, for the room it is meant for. */
  readonly details: Readonly<Record<string, string>>
}

/** A call that rings, or one that was rejected: it has a screen of its own, not a toast. */
export const isForACall = ({ type }: PushMessage): boolean => type === 'call' || type === 'rejected'

/** The type of a message that says nothing to the person: an open schedule is loaded again. */
export const SCHEDULE_CHANGED = 'schedule.changed'

/** The days that are not as they were, of a message about a schedule; null of every other message. */
export const changedDays = ({ type, details }: PushMessage): readonly string[] | null =>
  type === SCHEDULE_CHANGED ? (details['days'] ?? '').split(',').filter((day) => day !== '') : null

/** The type of a message that says nothing to the person: an open queue is loaded again. */
export const QUEUE_CHANGED = 'queue.changed'

/** The type of a message that says nothing to the person: open wards are loaded again. */
export const WARD_CHANGED = 'ward.changed'

/** A hospital where something about its beds is not as it was; the stay is named to its own doctor's team. */
export interface WardChange {
  readonly hospitalId: string
  readonly stayId: string | null
  /** Who changed it; null where it was the person who reads this. */
  readonly by: string | null
}

/** What a message says of a ward; null of every other message. */
export const changedWard = ({ type, details }: PushMessage): WardChange | null =>
  type === WARD_CHANGED
    ? { hospitalId: details['hospital'] ?? '', stayId: details['stay'] || null, by: details['by'] || null }
    : null

/** Messages that are no toast: something open is loaded again. */
const SILENT: readonly (string | null)[] = [SCHEDULE_CHANGED, QUEUE_CHANGED, WARD_CHANGED]

/** The detail of a message about what the person did themselves. */
export const OWN_ACT = 'own_act'

/** Whether a message is shown as a toast: whoever did what it says has read the answer to that. */
export const isShown = (message: PushMessage): boolean =>
  !isForACall(message) && !SILENT.includes(message.type) && message.details[OWN_ACT] === undefined

/** Retries after a push token could not be made, and the milliseconds between them. */
export const TOKEN_RETRIES = 3
export const TOKEN_WAIT = 1000

const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000

/** Milliseconds before a feed that was lost for the nth time is asked for again: 1, 2, 4 … 30 seconds. */
export const waitAfter = (losses: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(10, Math.max(0, losses - 1)))

/** Push messaging needs HTTPS or this very machine. */
export const isSecureOrigin = ({ protocol, hostname }: { protocol: string; hostname: string }): boolean =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')

/** Where following a push leads: as tapping its notification does, and into the conversation it names. */
export const pushTarget = ({ eventType, conversationId, details }: PushMessage, role: Role | null): Target | null => {
  const target = eventType === null ? null : tapTarget(eventType, role, details['doctorId'] ?? null)
  if (target === null || conversationId === null) return target
  return {
    to: `${target.to}?channelId=${encodeURIComponent(conversationId)}`,
    state: { ...target.state, channelId: conversationId },
  }
}
