const listeners = new Set<(status: number) => void>()

/** Tells the status of every answer of the server. Returns its stop. */
export const onStatus = (handle: (status: number) => void): (() => void) => {
  listeners.add(handle)
  return () => listeners.delete(handle)
}

/** A fetch that lets its answers be heard. */
export const observedFetch =
  (fetch = globalThis.fetch): typeof globalThis.fetch =>
  async (...call) => {
    const response = await fetch(...call)
    for (const handle of listeners) handle(response.status)
    return response
  }
