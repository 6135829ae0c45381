import pino, { type Logger } from 'pino'
import { sqlState, violatedConstraint } from './constraint'
import { ItemsFailed } from './itemsFailed'

export type { Logger }

export const newLogger = (level: string): Logger => pino({ level, base: undefined })

const OURS = [TypeError, RangeError, ReferenceError, SyntaxError]

/** Things that are named one by one where many of them fail. */
const NAMED_ITEMS = 50

/**
 * What may be written down of a defect. Messages of the database and of schemas quote the data they failed on
 * (numbers, names, codes), so only a programming error keeps its message.
 */
export const describeDefect = (error: unknown): object => {
  if (!(error instanceof Error)) return { name: typeof error }
  if (error instanceof ItemsFailed) {
    const { name, failures } = error
    const items = failures.slice(0, NAMED_ITEMS).map(({ item, error: why }) => ({ item, ...describeDefect(why) }))
    return { name, count: failures.length, items }
  }
  return {
    name: error.name,
    sqlState: sqlState(error) ?? undefined,
    constraint: violatedConstraint(error) ?? undefined,
    message: OURS.some((kind) => error instanceof kind) ? error.message : undefined,
    at: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
  }
}
