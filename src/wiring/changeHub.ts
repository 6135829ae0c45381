type Listener = (id: string | null) => void

/** Brings changes of one kind to whatever is open in this client: the id of one, or null where any may have changed. */
export const changeHub = () => {
  const listeners = new Set<Listener>()
  return {
    on: (listener: Listener): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    announce: (id: string | null): void => {
      for (const listener of listeners) listener(id)
    },
  }
}
