import { isUnsettled, type Outcome } from '../../core/kit/outcome'

/** A fresh idempotency key: one for each thing a person means to happen once. */
export const attemptKey = (): string => crypto.randomUUID()

/** What was sent, and the key it was sent with. */
export interface Attempt {
  readonly sent: string
  readonly key: string
}

/** The attempt at sending this: the last one when it said the same and nobody knows how it ended, else a new one. */
export const attemptAt = (what: object, last: Attempt | null): Attempt => {
  const sent = JSON.stringify(what)
  return last?.sent === sent ? last : { sent, key: attemptKey() }
}

/** What is kept of an attempt after its answer: nothing once it is known how it ended. */
export const attemptAfter = (attempt: Attempt | null, outcome: Outcome<unknown>): Attempt | null =>
  !outcome.ok && isUnsettled(outcome.failure) ? attempt : null
