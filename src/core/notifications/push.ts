import { type Role, roles } from '../session/roles'
import { tapTarget, type Target } from './events'
import {
  type PushMessage,
  CALL_CHANGED,
  ORDER_CHANGED,
  QUEUE_CHANGED,
  REPORT_CHANGED,
  SCHEDULE_CHANGED,
  WARD_CHANGED,
} from './pushMessage'

/** A call that rings, or one that was rejected: it has a screen of its own, not a toast. */
export const isForACall = ({ type }: PushMessage): boolean => type === 'call' || type === 'rejected'

/** Messages that are no toast: something open is loaded again. */
const SILENT: readonly (string | null)[] = [
  SCHEDULE_CHANGED,
  QUEUE_CHANGED,
  WARD_CHANGED,
  ORDER_CHANGED,
  REPORT_CHANGED,
  CALL_CHANGED,
]

/** The detail of a message about what the person did themselves. */
export const OWN_ACT = 'own_act'

/** The detail of a message that says for which role it is. */
export const TO_ROLE = 'to_role'

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

/** Where following a push leads: as tapping its notification does. */
export const pushTarget = ({ eventType, conversationId, details }: PushMessage, role: Role | null): Target | null =>
  eventType === null ? null : tapTarget(eventType, role, { ...details, conversationId })

/** The role of whoever a push was sent to, as it says itself: a device that sleeps knows none. */
export const pushedRole = ({ details }: PushMessage): Role | null =>
  roles.find((role) => role === details[TO_ROLE]) ?? null
