/** The platform's `AbortSignal`, as much of it as the core has to know. Port methods take it last. */
export interface Cancellation {
  readonly aborted: boolean
}
