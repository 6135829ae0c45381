declare module '../kit/appEvent' {
  interface WorldEvents {
    /** A request waits: it rings. */
    readonly 'request.rang': unknown
    /** The sound is wanted, or not, until the session ends. */
    readonly 'sound.kept': { readonly isOff: boolean }
  }
}

/** Sent where somebody looks after the orders: what waits has been seen. */
export const requestsSeen = { type: 'requests.seen' } as const
