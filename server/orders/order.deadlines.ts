import { DAY, startOfDay, type CalendarDay, type UnixSeconds } from '../../src/core/kit/dates'
import { closeOfNextWorkingDay, openMinutesAfter, rangeOn, type Week } from '../../src/core/provider/openHours.rules'
import type { OrderFacts } from '../../src/core/orders/order.lifecycle'
import { ANSWER_OPEN_MINUTES, COLLECT_WITHIN } from '../../src/core/orders/order.times'

/** Until when a provider answers, and when an order ends by itself; null where neither is awaited. */
export interface Deadlines {
  readonly answerBy: UnixSeconds | null
  readonly lapsesAt: UnixSeconds | null
}

interface Waiting extends OrderFacts {
  /** Of a test order, the day of the visit. */
  readonly day: CalendarDay | null
}

/** What an order waits for from the moment at which it came to its stage. A centre without hours on the day closes with it. */
export const deadlinesOf = ({ kind, stage, way, day }: Waiting, week: Week, at: UnixSeconds): Deadlines => {
  const nothing = { answerBy: null, lapsesAt: null }
  if (stage === 'requested') {
    const answerBy = openMinutesAfter(week, at, ANSWER_OPEN_MINUTES)
    if (day === null) return { answerBy, lapsesAt: closeOfNextWorkingDay(week, at) }
    const lapsesAt = rangeOn(week, day)?.to ?? startOfDay(day) + DAY
    // Of a visit later today nobody waits for an answer of tomorrow.
    return { answerBy: answerBy && Math.min(answerBy, lapsesAt), lapsesAt }
  }
  if (stage === 'asking') return { ...nothing, lapsesAt: closeOfNextWorkingDay(week, at) }
  if (stage === 'ready' && way === 'PICKUP') return { ...nothing, lapsesAt: at + COLLECT_WITHIN }
  if (stage === 'accepted' && kind === 'test' && day !== null)
    return { ...nothing, lapsesAt: startOfDay(day) + DAY + COLLECT_WITHIN }
  return nothing
}
