type Listener = (bookingId: string | null) => void

const listeners = new Set<Listener>()

/** What changes of calls come to this client: the booking of one, or null where any may have changed meanwhile. */
export const callChanges = {
  on: (listener: Listener): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  announce: (bookingId: string | null): void => {
    for (const listener of listeners) listener(bookingId)
  },
}
