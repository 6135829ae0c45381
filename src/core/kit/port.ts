/** The platform's `AbortSignal`, as much of it as the core has to know. Port methods take it last. */
export interface Cancellation {
  readonly aborted: boolean
}

/** An attempt's idempotency key: a call with the same key is done once. Without one, each call is an attempt. */
export interface Keyed {
  readonly key?: string
}
