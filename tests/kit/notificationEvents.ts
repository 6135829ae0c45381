import { systemClock } from '../../server/kit/clock'
import { announce } from '../../server/kit/feed'
import { pushTopic, notify } from '../../server/notifications/notify'
import type { CalendarDay } from '../../src/core/kit/dates'
import type { WardChange } from '../../src/core/notifications/pushMessage'
import {
  orderChanged,
  queueChanged,
  scheduleChanged,
  wardChanged,
  reportChanged,
} from '../../src/core/notifications/push.api'
import type { Session } from './patients'
import type { Served } from './served'

const PERCENT = 20
/** What an offer is called. */
export const OFFER = `Flat ${PERCENT}% off on tests`

let offers = 0

/** The practice offers somebody so many things; a page they have open hears of each. */
export const offer = ({ db }: Served, { login }: Session, count: number): Promise<void> =>
  notify(
    db,
    Array.from({ length: count }, () => ({
      event: 'tests.offer' as const,
      facts: { percent: PERCENT },
      to: [login.userId!],
      about: `offer ${(offers += 1)}`,
    })),
    systemClock.now(),
  )

/** Days of a schedule change; what pages they have open hear of it is not kept. */
export const changeDays = ({ db }: Served, { login }: Session, days: readonly CalendarDay[]): Promise<void> =>
  announce(db, [{ topic: pushTopic(login.userId!), payload: scheduleChanged(days) }])

/** A queue moves; what pages they have open hear of it is not kept. */
export const moveQueue = ({ db }: Served, { login }: Session): Promise<void> =>
  announce(db, [{ topic: pushTopic(login.userId!), payload: queueChanged }])

/** Somebody else changes a ward; what pages they have open hear of it is not kept. */
export const changeWard = ({ db }: Served, { login }: Session, change: WardChange): Promise<void> =>
  announce(db, [{ topic: pushTopic(login.userId!), payload: wardChanged(change) }])

/** Somebody else changes an order of medicines; what pages they have open hear of it is not kept. */
export const changeOrder = ({ db }: Served, { login }: Session, id: string): Promise<void> =>
  announce(db, [{ topic: pushTopic(login.userId!), payload: orderChanged({ kind: 'medicine', id }) }])

/** What was sent to a number changes; what pages they have open hear of it is not kept. */
export const changeReport = ({ db }: Served, { login }: Session): Promise<void> =>
  announce(db, [{ topic: pushTopic(login.userId!), payload: reportChanged }])

/** Somebody calls; what pages they have open hear of it is not kept. */
export const ring = ({ db }: Served, { login }: Session): Promise<void> =>
  announce(db, [
    {
      topic: pushTopic(login.userId!),
      payload: { notification: { title: 'Dr. Rao', body: 'calls you' }, data: { type: 'call' } },
    },
  ])
