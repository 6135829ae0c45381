import { systemClock } from '../../server/kit/clock'
import { tell } from '../../server/notifications/tell'
import type { Session } from './patients'
import type { Served } from './served'

const PERCENT = 20
/** What an offer is called. */
export const OFFER = `Flat ${PERCENT}% off on tests`

let offers = 0

/** The practice offers somebody so many things; a page they have open hears of each. */
export const offer = ({ db }: Served, { login }: Session, count: number): Promise<void> =>
  tell(
    db,
    Array.from({ length: count }, () => ({
      event: 'tests.offer' as const,
      facts: { percent: PERCENT },
      to: [login.userId!],
      about: `offer ${(offers += 1)}`,
    })),
    systemClock.now(),
  )
