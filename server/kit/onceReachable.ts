import { setTimeout as wait } from 'node:timers/promises'
import { isCut, isDatabaseAway } from './databaseAway'
import { timeLimit } from './timeLimit'

/** Milliseconds between two tries, and in which a PostgreSQL that was killed is back. */
const AGAIN = 250
const BACK_WITHIN = timeLimit(60_000)

/** Does what a start needs of a database that has been reached before; where it is away for a moment, once it is back. */
export const onceReachable = async <A>(work: () => Promise<A>): Promise<A> => {
  const until = performance.now() + BACK_WITHIN
  for (;;)
    try {
      return await work()
    } catch (error) {
      const isAway = isDatabaseAway(error) || isCut(error)
      if (!isAway || performance.now() > until) throw error
      await wait(AGAIN)
    }
}
