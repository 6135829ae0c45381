import { isUnsettled, type Outcome } from '../../core/kit/outcome'

/** A fresh idempotency key: one for each thing a person means to happen once. */
export const attemptKey = (): string => crypto.randomUUID()

/** What was sent, and the key it was sent with. */
export interface Attempt<Sent = unknown> {
  readonly sent: Sent
  readonly key: string
}

/** The attempt at sending this: the last one when it said the same and nobody knows how it ended, else a new one. */
export const attemptAt = <Sent>(sent: Sent, last: Attempt<Sent> | null): Attempt<Sent> =>
  last !== null && JSON.stringify(last.sent) === JSON.stringify(sent) ? last : { sent, key: attemptKey() }

/** What is kept of an attempt after its answer: nothing once it is known how it ended. */
export const attemptAfter = <Sent>(attempt: Attempt<Sent> | null, outcome: Outcome<unknown>): Attempt<Sent> | null =>
  !outcome.ok && isUnsettled(outcome.failure) ? attempt : null

/** The request of an attempt: what is sent, with its key. */
export const keyed = <Sent extends object>({ sent, key }: Attempt<Sent>): Sent & { readonly key: string } => ({
  ...sent,
  key,
})
