/** A fresh idempotency key: one for each thing a person means to happen once. */
export const attemptKey = (): string => crypto.randomUUID()
