type Listener = (id: string | null) => void

const listeners = new Set<Listener>()

/** What changes of orders come to this client: the id of one, or null where any may have changed meanwhile. */
export const orderChanges = {
  on: (listener: Listener): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  announce: (id: string | null): void => {
    for (const listener of listeners) listener(id)
  },
}
