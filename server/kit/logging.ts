import pino, { type Logger } from 'pino'
import { sqlState, violatedConstraint } from './constraint'

export type { Logger }

export const newLogger = (level: string): Logger => pino({ level, base: undefined })

const OURS = [TypeError, RangeError, ReferenceError, SyntaxError]

/**
 * What may be written down of a defect. Messages of the database and of schemas quote the data they failed on
 * (numbers, names, codes), so only a programming error keeps its message.
 */
export const describeDefect = (error: unknown): object => {
  if (!(error instanceof Error)) return { name: typeof error }
  return {
    name: error.name,
    sqlState: sqlState(error) ?? undefined,
    constraint: violatedConstraint(error) ?? undefined,
    message: OURS.some((kind) => error instanceof kind) ? error.message : undefined,
    at: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
  }
}
