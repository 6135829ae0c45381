import { DAY, HOUR } from '../kit/dates'

/** Minutes a provider is open before an order counts as unanswered. */
export const ANSWER_OPEN_MINUTES = 60
/** Open minutes after which a provider is reminded of a request. */
export const REMIND_OPEN_MINUTES = [15, 45] as const
/** Seconds after acceptance from which a card on the board is late, then very late. */
export const LATE_AFTER = 24 * HOUR
export const VERY_LATE_AFTER = 72 * HOUR
/** Seconds that a packed order waits to be collected, and a test to be visited after its day. */
export const COLLECT_WITHIN = 7 * DAY
/** Days after which whoever has not collected is reminded. */
export const COLLECT_REMINDERS = [2, 5] as const
/** Seconds on the way after which both ends are asked whether it arrived. */
export const ARRIVES_WITHIN = 48 * HOUR
/** Seconds for which a report is held for an order that is not done; whoever holds it is reminded each morning. */
export const HELD_WITHIN = 30 * DAY
/** Seconds for which a patient of the same name may be the one whose report comes. */
export const NAMESAKE_WITHIN = 30 * DAY
/** Seconds after completion in which a payment can be given back. */
export const REFUND_WITHIN = 30 * DAY
/** Open requests of a patient, in all and at one provider. */
export const MOST_OPEN_REQUESTS = 10
export const MOST_OPEN_AT_ONE = 3
/** Days ahead for which tests can be booked. */
export const TEST_DAYS_AHEAD = 45
